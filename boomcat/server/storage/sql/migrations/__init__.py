"""The migrations of the schema, which Alembic reads.  A released one is never changed."""
