"""Boomcat: the card game Exploding Kittens, complete.  Unofficial; not affiliated with the publisher."""

from boomcat.build import prefer_source_if_asked

prefer_source_if_asked()
