"""Running a server: the process, metrics, logs, limits under load, bans, and operator commands."""
