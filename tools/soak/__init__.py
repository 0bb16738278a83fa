"""Trials that run longer than a test may: `python3 play soak`."""
