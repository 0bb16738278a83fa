"""Environments for learning: what a seat may know and may do as numbers, and many games at once."""
