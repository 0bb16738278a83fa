"""The library's front door: `Game`, what a seat knows of it, its files, and bots against bots.

Pure Python over the compiled layers: what is here checks what it is given, and says what is wrong in words.
"""
