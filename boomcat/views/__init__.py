"""What the people at a table may see."""
