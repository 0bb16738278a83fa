"""The table on the whole terminal: a game on this computer, a seat at a server's table, or a recorded game."""
