"""Trials that take longer than a test may: `python3 play soak`."""
