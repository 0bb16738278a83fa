"""Add the lease of the writer, and checksums that detect damaged entries."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("direct", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("sum", sa.BigInteger))
    op.add_column("journal", sa.Column("sum", sa.BigInteger))
