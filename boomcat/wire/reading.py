"""Messages read back: the events, views and moves that a client of the server was told, as the library has them.

A view is never put together by hand.  The message becomes a table that looks like this from where the player sits,
with any cards at all in the places that the player cannot see, and the view of that is the view.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from typing import Any

from boomcat.core.cards import HOLDABLE, NO_CARD, Card, bit
from boomcat.core.events import HIDDEN_PLACE, Event
from boomcat.core.game import NOBODY, Game
from boomcat.core.hand import Hand
from boomcat.core.question import QUESTION_WORDS, Ask
from boomcat.core.rules import Rules
from boomcat.notation.moves import read_play
from boomcat.views.view import SAME, SHAPE, View
from boomcat.wire.events import MESSAGES, EventMessage
from boomcat.wire.views import ViewMessage, view_message

__all__ = ["event_from", "game_like", "view_from"]

Reader = Callable[[Any, Rules], Any]

KINDS = {message: kind for kind, message in MESSAGES.items()}
ASKING = {word: asking for asking, word in enumerate(QUESTION_WORDS)}


# -- fields --------------------------------------------------------------------------


def card(word: str | None, rules: Rules) -> int:
    return NO_CARD if word is None else rules.edition.card(word)


def seat(number: int | None, _: Rules) -> int:
    return NOBODY if number is None else number - 1


def seats(numbers: list[int], _: Rules) -> list[int]:
    return [number - 1 for number in numbers]


def cards(words: list[str | None], rules: Rules) -> tuple[int, ...]:
    return tuple(card(word, rules) for word in words)


def as_it_is(value: object, _: Rules) -> object:
    return value


#: The way back of `boomcat.wire.fields.WRITERS`.
READERS: dict[str, Reader] = {
    "seat": seat,
    "seat?": seat,
    "seats": seats,
    "card": card,
    "card?": card,
    "deadly": card,
    "cards": cards,
    "cards?": cards,
    "hand": lambda value, rules: list(cards(value, rules)),
    "pile": lambda value, rules: list(reversed(cards(value, rules))),
    "above?": lambda value, _: HIDDEN_PLACE if value is None else value,
    "play": read_play,
    "play?": lambda value, rules: None if value is None else read_play(value, rules),
    "number": as_it_is,
    "numbers": as_it_is,
    "flag": as_it_is,
    "flags": as_it_is,
    "variant": as_it_is,
    "asking": lambda value, _: ASKING[value],
}


# -- events --------------------------------------------------------------------------


def event_from(message: EventMessage, rules: Rules) -> Event:
    kind: Any = KINDS[type(message)]
    fields = [READERS[one](getattr(message, name), rules) for name, one in kind.shape.items()]
    # What happened does not change any more, so there are no lists in it.
    event: Event = kind(*[tuple(field) if isinstance(field, list) else field for field in fields])
    return event


# -- views ---------------------------------------------------------------------------


def view_from(message: ViewMessage, rules: Rules, *, may_answer: bool) -> View:
    """What the player saw.  Who has let a window pass may not answer it again, and has no moves to choose from."""
    return View(game_like(message, rules, may_answer=may_answer), read(message, "viewer", rules))


def game_like(message: ViewMessage, rules: Rules, *, may_answer: bool) -> Game:
    """A table that looks like this to the player.  Raises ValueError if there is none."""
    seen = {name: read(message, name, rules) for name in SHAPE}
    viewer = seen["viewer"]
    game = Game(rules, [Hand() for _ in seen["hand_sizes"]], [], seen["discards"])
    game.removed = seen["removed"]
    for name in SAME:
        setattr(game, name, seen[name])
    for gone in seen["eliminated"]:
        game.alive ^= bit(gone)
        game.living -= 1
        game.eliminated = (game.eliminated << 4) | (gone + 1)
    deal_hands(game, seen)
    lay_pile(game, seen)
    game.boxed = any_cards(rules, seen["boxed_count"])
    game.godcat_kept = seen["own_cat"] == Card.GODCAT
    for one in seen["noped_by"]:
        game.add_noper(one)
    game.decider = seen["asked"][0] if seen["asked"] else seen["current"]
    if game.asking == Ask.NOPE:
        for one in seen["asked"]:
            if one != viewer or may_answer:
                game.waiting |= bit(one)
        game.decider = game.first_waiting()
    if view_message(View(game, viewer)) != message:
        raise ValueError(f"no table looks like this at question {seen['question']}")
    return game


def read(message: ViewMessage, name: str, rules: Rules) -> Any:
    return READERS[SHAPE[name]](getattr(message, name), rules)


def deal_hands(game: Game, seen: dict[str, Any]) -> None:
    for one in seen["hand"]:
        game.give(seen["viewer"], one)
    if seen["godcat"] not in (NOBODY, seen["viewer"]):
        game.give(seen["godcat"], Card.GODCAT)
    for other, size in enumerate(seen["hand_sizes"]):
        for one in any_cards(game.rules, size - game.hands[other].size):
            game.give(other, one)


def lay_pile(game: Game, seen: dict[str, Any]) -> None:
    """The cards that the player sees or must be there, and any others below them."""
    top = list(seen["top_cards"]) or [one for one in (seen["face_up"],) if one != NO_CARD]
    lifted = seen["lifted"] if seen["drawn"] == NO_CARD else seen["drawn"]
    somewhere = [Card.EXPLODING_KITTEN] * (seen["kittens"] - [*top, lifted].count(Card.EXPLODING_KITTEN))
    if seen["two_sided"] != NO_CARD and seen["two_sided"] not in (*top, lifted):
        # Not on top, where it might be seen.
        somewhere.append(seen["two_sided"])
    room = seen["draw_pile_size"] - len(top)
    if seen["asking"] == Ask.HECK and lifted == NO_CARD:
        # Somebody else looks at the bottom card: whatever finds no room elsewhere.
        lifted = somewhere.pop(0) if len(somewhere) > room else any_cards(game.rules, 1)[0]
    others = any_cards(game.rules, room - len(somewhere))
    game.draw_pile = [*reversed(somewhere), *others, *reversed(top)]
    game.lifted = lifted


def any_cards(rules: Rules, count: int) -> list[int]:
    """So many that players can hold and that nobody asks about."""
    plain = [one for one in rules.edition.titles if bit(one) & HOLDABLE and one not in (Card.NOPE, Card.GODCAT)]
    return list(islice(cycle(plain), max(0, count)))
