"""Studies that only the authors run, and pictures for the docs. None of it is installed."""
