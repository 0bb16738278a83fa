"""Timeouts after which a test gives up: longer than any loaded machine needs; and how often it looks until then."""

PATIENCE_SECONDS = 120.0
#: How often a page looks whether what is waited for is there: each frame would take five times as much of a processor.
POLL_MS = 40
