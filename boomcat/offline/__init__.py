"""The server's tables in a browser, without a server: storage and connections of a page (docs/offline.md)."""
