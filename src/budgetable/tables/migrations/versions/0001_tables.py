"""Decks, tables, and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "decks",
        sa.Column("fingerprint", sa.String, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_decks"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("deck", sa.String, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("used_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.ForeignKeyConstraint(["deck"], ["decks.fingerprint"], name="fk_tables_deck"),
    )
    op.create_index("ix_tables_deck", "tables", ["deck"])
    op.create_index("ix_tables_used_at", "tables", ["used_at"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("row", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "row", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
    )
