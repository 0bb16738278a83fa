"""The environments as others know them.  Interpreted: their base classes are, and whoever calls them is slower."""
