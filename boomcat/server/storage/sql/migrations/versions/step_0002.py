"""Add bans, closed tables, and device codes that survive a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table("closings", sa.Column("game", sa.Text, primary_key=True))
    op.create_table(
        "tickets",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
