"""The server: tables that people join from anywhere, kept safe in a database."""
