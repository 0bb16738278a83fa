"""WebSockets: what a client says, no more of it than it may say, and what it is told.

Compiled like the rules: half of what a server does here is done for every message.
"""
