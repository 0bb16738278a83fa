"""Bots against bots: matches, tournaments in which luck cancels, and what they say about strength."""
