"""Recipes for those who work on Boomcat itself; none of this is installed."""
