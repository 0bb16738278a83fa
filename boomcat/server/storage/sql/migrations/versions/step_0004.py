"""Deals that many people play, and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "results",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("result", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Double),
    )
