"""What operators need: the process itself, metrics, logs, limits under load, bans, and commands for tables."""
