"""A table and the people at it: requests, decisions, and updates for each viewer.

Only actor.py waits: for what is to be stored, and for what is due.  It's all compiled, like the rules: a server does
little else.
"""
