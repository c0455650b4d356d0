"""A budgeting card game. Import what you need from its parts; this costs nothing by itself."""

__version__ = "0.1.0"
