"""The parts of a game that the people at a table may see."""
