"""A plausible game for a view: any cards at all are in the places where the player cannot look."""

from __future__ import annotations

from functools import lru_cache
from itertools import cycle, islice
from typing import Any, Final

from boomcat.core.cards import HOLDABLE, NO_CARD, SHELTER, Card, bit, shifted
from boomcat.core.hand import Hand, copies_in
from boomcat.core.nope_window import add_noper
from boomcat.core.question import WINDOW_CARDS, Ask, hides_lifted, is_window
from boomcat.core.rules import Rules
from boomcat.core.state import MARK, NO_SEAT, State
from boomcat.core.transfers import give
from boomcat.views.view import SAME

#: A question is about them, or there is only one.
ODD_CARDS: Final = (*WINDOW_CARDS.values(), SHELTER, Card.TOWER_OF_POWER, Card.GODCAT)


def game_matching(rules: Rules, seen: dict[str, Any], *, may_answer: bool) -> State:
    """Return a game with the fields of a view (`View.as_dict`), in which the player may answer or has done so."""
    game = public_part(rules, seen, may_answer=may_answer)
    viewer: int = seen["viewer"]
    give_marked(game, seen)
    if viewer in seen["cursed"] and seen["asking"] == Ask.DEFUSE and viewer in seen["asked"]:
        # They may play one, unseen as it is.
        give(game, viewer, Card.DEFUSE)
    left = lay_pile(game, seen)
    for other, size in enumerate(seen["hand_sizes"]):
        cards = any_cards(rules, size - game.hands[other].size)
        if other != viewer or viewer in seen["cursed"]:
            # A kitten that isn't in the pile is in a hand (H1).
            cards = [left.pop() if left else one for one in cards]
        for one in cards:
            give(game, other, one)
    game.set_aside = any_cards(rules, seen["boxed_count"])
    return game


def public_part(rules: Rules, seen: dict[str, Any], *, may_answer: bool) -> State:
    """A state with all that the view shows, the hidden hands and the pile empty."""
    viewer: int = seen["viewer"]
    game = State(rules, [Hand() for _ in seen["hand_sizes"]], [], [int(card) for card in seen["discards"]])
    game.removed = [int(card) for card in seen["removed"]]
    for name in SAME:
        setattr(game, name, seen[name])
    for card in seen["hand"]:
        give(game, viewer, card)
    if seen["godcat"] != NO_SEAT and Card.GODCAT not in game.hands[seen["godcat"]]:
        give(game, seen["godcat"], Card.GODCAT)
    for gone in seen["eliminated"]:
        game.alive ^= bit(gone)
        game.living -= 1
        game.eliminated = (game.eliminated << 4) | (gone + 1)
    game.lifted = seen["drawn"]
    game.godcat_kept = seen["own_cat"] == Card.GODCAT
    game.tower = [int(card) for card in seen["tower"]]
    for seat in seen["cursed"]:
        game.cursed |= bit(seat)
    game.marks = sorted([seat * MARK + int(card) for seat, cards in enumerate(seen["marked"]) for card in cards])
    for victim, taker in enumerate(seen["taking"]):
        game.taking |= shifted(taker + 1, victim * 4)
    for one in seen["noped_by"]:
        add_noper(game, one)
    game.decider = seen["asked"][0] if seen["asked"] else seen["current"]
    if is_window(game.asking):
        for one in seen["asked"]:
            if one != viewer or may_answer:
                game.waiting |= bit(one)
        if game.waiting:  # none is left if the viewer was the only player asked, and has passed
            game.decider = game.first_waiting()
    elif game.adding != NO_CARD:
        game.waiting = still_to_add(game, seen)
    return game


def still_to_add(game: State, seen: dict[str, Any]) -> int:
    """Return who has yet to put a card into the pile: the player who is asked, and all who come after (H9)."""
    waiting: int = 0
    seat: int = game.decider
    while True:
        if seen["hand_sizes"][seat] > (1 if seen["godcat"] == seat else 0):
            waiting |= bit(seat)
        seat = game.next_living(seat)
        if seat == game.current:
            return waiting


def give_marked(game: State, seen: dict[str, Any]) -> None:
    """The cards that all see in hands, but in those that are known as a whole."""
    for seat, cards in enumerate(seen["marked"]):
        if seat != seen["viewer"] or seat in seen["cursed"]:
            for card in cards:
                give(game, seat, card)


def lay_pile(game: State, seen: dict[str, Any]) -> list[int]:
    """The cards that the player sees or must be there, and any others below them; return the kittens without room."""
    top = list(seen["top_cards"]) or [one for one in (seen["face_up"],) if one != NO_CARD]
    lifted = seen["lifted"] if seen["drawn"] == NO_CARD else seen["drawn"]
    placed = [*top, seen["lifted"]]
    kittens = seen["kittens"] - [*top, lifted].count(Card.EXPLODING_KITTEN)
    for hand in game.hands:
        kittens -= int(copies_in(hand, Card.EXPLODING_KITTEN))
    two_sided: list[int] = []
    for kind, count in zip((Card.IMPLODING_KITTEN, Card.IMPLODING_FACE_UP), seen["imploding"], strict=True):
        # Not on top, where it might be seen.
        two_sided += [kind] * (count - placed.count(kind))
    room = seen["draw_pile_size"] - len(top)
    lifting = hides_lifted(seen["asking"]) and lifted == NO_CARD
    fitting = min(kittens, max(0, room + lifting - len(two_sided)))
    somewhere: list[int] = [Card.EXPLODING_KITTEN] * fitting + two_sided
    if lifting:
        # Another player looks at the card: one that finds no room elsewhere.
        lifted = somewhere.pop(0) if len(somewhere) > room else any_cards(game.rules, 1)[0]
    others = any_cards(game.rules, room - len(somewhere))
    game.draw_pile = [*reversed(somewhere), *others, *reversed(top)]
    game.lifted = lifted
    return [Card.EXPLODING_KITTEN] * (kittens - fitting)


def any_cards(rules: Rules, count: int) -> list[int]:
    """This many cards that players can hold and that no question is about."""
    plain = plain_cards(rules.edition.titles)
    return list(islice(cycle(plain), max(0, count)))


@lru_cache
def plain_cards(titles: tuple[int, ...]) -> list[int]:
    return [one for one in titles if bit(one) & HOLDABLE and one not in ODD_CARDS]
