"""More than one node: where a table is, how nodes speak with each other, and what they share."""
