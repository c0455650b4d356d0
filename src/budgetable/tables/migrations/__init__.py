"""The database's schema through time. A change of it is one more file in `versions/`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import Connection


class NewerDatabase(Exception):
    """A newer version has written this database; this one would not understand all of it."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(
            "A newer version of budgetable has written this database: its schema is "
            f"{found}, and this version knows them up to {known}."
        )


def upgrade(connection: Connection) -> None:
    """Give a database the newest schema, within the transaction that the connection is in.

    Raises NewerDatabase, and then changes nothing. Not for two threads or tasks at a time.
    """
    # Alembic takes a tenth of a second to import.
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    here = str(Path(__file__).parent)
    config.set_main_option("script_location", here.replace("%", "%%"))
    revisions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in revisions:
        raise NewerDatabase(found, revisions[0])
    if found != revisions[0]:
        command.upgrade(config, "head")
