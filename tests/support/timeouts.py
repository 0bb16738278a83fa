"""How long a test waits for what must happen before it gives up: longer than any loaded machine needs."""

PATIENCE_SECONDS = 120.0
