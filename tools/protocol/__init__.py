"""The protocol of the server, written down three times from one source: `python -m tools.protocol`.

The types in `boomcat/server` are the protocol.  Made from them: the JSON Schema, the tables of docs/protocol.md and the
TypeScript types of the web client.  A test fails when one of the three is not up to date.
"""
