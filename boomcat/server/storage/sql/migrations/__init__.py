"""How the schema came to be, step by step.  Alembic reads this folder; a step that was released is never changed."""
