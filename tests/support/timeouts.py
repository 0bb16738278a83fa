"""Timeouts after which a test gives up: longer than any loaded machine needs."""

PATIENCE_SECONDS = 120.0
