"""Puzzles: positions from self-play as one seat knew them, with the chance to win after every move.

`puzzle_shelf.puzzles()` are those that come with Boomcat; `python -m lab.puzzles` makes more.
"""
