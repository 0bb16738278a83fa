"""The built-in decks: recipes with a key, which stands wherever the key of an edition does (D11).

A line names every card of a deck; the rest of the Original stays in the box.  Defuses and kittens are as many as the
largest table needs.  Without knobs for them, kittens are one fewer than players, or as many with the Streaking Kitten.
"""

from __future__ import annotations

from typing import Final, final

from boomcat.core.value import Value

#: What people look for in a deck.
MOODS: Final = ("quick", "nasty", "thoughtful", "crowded")

#: The moods and the minutes of the printed editions.
EDITION_MOODS: Final = {
    "original": ("crowded", 15),
    "nsfw": ("crowded", 15),
    "party-pack": ("crowded thoughtful", 20),
    "good-vs-evil": ("nasty thoughtful", 15),
}

FOUR_CATS: Final = "tacocat=4 cattermelon=4 potato=4 beard=4"
THREE_CATS: Final = "tacocat=4 cattermelon=4 potato=4"
TWO_CATS: Final = "tacocat=4 cattermelon=4"
ONE_CAT: Final = "tacocat=4"


@final
class Deck(Value):
    """A deck: what it is in, which moods it is for, and how long a game of it takes people.

    Its name is the message `edition-KEY`, what it feels like is `.special` of that.
    """

    def __init__(self, key: str, moods: str, minutes: int, line: str, two_players: str = "") -> None:
        self.key = key
        self.moods = tuple(moods.split())
        self.minutes = minutes
        #: Cards and knobs, as behind the key of a recipe.
        self.line = line
        #: Other counts for two players.
        self.two_players = two_players

    def arguments(self) -> tuple[object, ...]:
        return (self.key, " ".join(self.moods), self.minutes, self.line, self.two_players)

    @property
    def title(self) -> str:
        """The id of the message with its name."""
        return f"edition-{self.key}"


DECKS: Final = {
    deck.key: deck
    for deck in (
        Deck(
            "classic",
            "crowded",
            15,
            f"kitten=4 defuse=6 nope=5 attack=4 skip=4 shuffle=4 see=5 {FOUR_CATS} deal=7,5:5 defuses=n+1",
            two_players="nope=3 attack=3 skip=3 shuffle=2 see=3 beard=0",
        ),
        Deck(
            "lightning",
            "quick",
            2,
            "kitten=3 defuse=4 skip=4 reverse=2 nope=2 deal=1 defuses=n players=2-4",
        ),
        Deck(
            "attack-wave",
            "nasty crowded",
            15,
            "kitten=4 defuse=6 attack=4 targeted=4 skip=4 super-skip=2 reverse=3 see=3 nope=4 catomic=1 "
            f"{THREE_CATS} deal=7,5:5 defuses=n+1",
        ),
        Deck(
            "nope-storm",
            "nasty crowded",
            15,
            "kitten=4 defuse=5 nope=8 shuffle=4 skip=4 alter=2 swap=2 attack=3 targeted=2 catomic=1 bury=3 reverse=4 "
            f"{ONE_CAT} feral=6 deal=7,5:5 defuses=n",
        ),
        Deck(
            "black-hole",
            "nasty thoughtful",
            15,
            "imploding=4 skip=5 nope=4 shuffle=5 alter=3 share=4 reverse=4 swap=3 bottom=3 "
            "tacocat=3 cattermelon=3 feral=4 deal=7,5:5 dealt-defuses=0 defuses=0 players=3-5",
        ),
        Deck(
            "card-hoarders",
            "thoughtful",
            10,
            f"kitten=2 imploding=1 defuse=4 see=4 share=4 swap=3 bottom=2 shuffle=3 nope=4 {THREE_CATS} "
            "deal=5 defuses=n kittens=1,4:2 players=2-4",
        ),
        Deck(
            "claws-out",
            "quick nasty",
            5,
            "kitten=3 defuse=4 attack=4 targeted=2 nope=3 alter-now=2 reverse=3 deal=2 defuses=n players=2-4",
        ),
        Deck(
            "crossfire",
            "nasty crowded",
            10,
            "kitten=4 imploding=1 defuse=5 catomic=1 super-skip=2 skip=5 reverse=5 attack=6 targeted=4 personal=4 "
            "shuffle=5 nope=8 deal=7,5:5 defuses=n kittens=n-1 players=3-5",
        ),
        Deck(
            "mind-games",
            "thoughtful",
            15,
            f"kitten=4 defuse=5 bury=4 see=6 skip=4 mark=4 bottom=2 reverse=4 {THREE_CATS} deal=5 defuses=n",
        ),
        Deck(
            "eye-for-an-eye",
            "thoughtful nasty",
            15,
            "kitten=3 imploding=1 defuse=6 see=5 alter=3 alter-now=2 share=4 mark=4 shuffle=2 attack=4 skip=4 "
            f"{THREE_CATS} defuses=n+1 players=3-5",
        ),
        Deck(
            "danger-mode",
            "nasty quick",
            10,
            "kitten=6 streaking=1 defuse=4 attack=4 targeted=4 super-skip=1 shuffle=3 reverse=5 bottom=2 "
            f"{THREE_CATS} feral=4 defuses=n kittens=6 players=2-4",
        ),
        Deck(
            "power-play",
            "crowded thoughtful",
            15,
            "kitten=4 imploding=1 streaking=1 defuse=7 nope=4 see=3 share=4 attack=4 bury=2 bottom=2 skip=4 "
            f"super-skip=2 garbage=2 {ONE_CAT} feral=6 defuses=n+2 players=3-5",
        ),
        Deck(
            "sticky-fingers",
            "nasty crowded",
            15,
            f"kitten=5 streaking=1 defuse=6 attack=4 skip=4 mark=4 take-that=4 {FOUR_CATS} feral=6 "
            "deal=7,5:5 defuses=n+1",
        ),
        Deck(
            "bring-it-on",
            "nasty quick",
            10,
            "kitten=5 streaking=1 defuse=8 personal=4 take-that=2 reverse=3 alter-now=2 share=3 garbage=2 "
            f"{TWO_CATS} feral=6 deal=5 defuses=n+3",
        ),
        Deck(
            "sharing-is-caring",
            "crowded quick",
            10,
            f"kitten=4 defuse=6 mark=4 share=4 skip=4 take-that=4 barking=2 {THREE_CATS} feral=4 deal=5 defuses=n+1 "
            "players=3-5",
        ),
    )
}
