"""A table and the people at it: what is asked, decided, and told to whom.  Nothing here waits for anything.

Compiled like the rules: a server does little else.
"""
