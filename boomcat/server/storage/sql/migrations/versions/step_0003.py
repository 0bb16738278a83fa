"""The first schema, which new databases have (migrate.py): earlier ones have never been released."""

revision = "0003"
down_revision = None
