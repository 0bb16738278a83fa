"""A table and the people at it: what is asked, decided, and told to whom.

Only actor.py waits: for what is to be stored, and for what is due.  It's all compiled, like the rules: a server does
little else.
"""
