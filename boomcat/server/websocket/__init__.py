"""WebSockets: the handshake, open connections, and the session of a client with its rate limits.

Compiled like the rules: half of a server's work for each message happens here.
"""
