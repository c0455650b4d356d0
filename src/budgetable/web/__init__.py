"""HTTP: the calls of docs/protocol.md, over the tables. It knows no rule."""
