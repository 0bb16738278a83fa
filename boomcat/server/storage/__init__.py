"""Storage of tables: an SQL database, or the streams of a NATS cluster. Both keep the promises of base.py."""
