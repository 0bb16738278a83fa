"""What a player knows is true, is all that follows, and gives the exact odds."""

from collections import Counter
from collections.abc import Iterator

import pytest

from boomcat.core.cards import KINDS, NO_CARD, Card
from boomcat.core.chance import Rng
from boomcat.core.events import Event
from boomcat.core.game import NOBODY, Game
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options
from boomcat.knowledge.knowledge import ANY_NUMBER, Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.views.redact import redact
from boomcat.views.view import View, same_view
from tests.walk import OPTIONS, TABLES, new_game

every_table = pytest.mark.parametrize(("key", "players"), TABLES)


def known_moments(
    key: str, players: int, options: Options, seed: int, *, hurried: bool = False
) -> Iterator[tuple[Game, list[Knowledge]]]:
    """Every moment of a random game, with what each seat knows, and last what a spectator knows."""
    game, chance = new_game(key, players, options, seed)
    rng = Rng(seed)
    if hurried:
        game.hurry()
    viewers = [*range(players), NOBODY]
    knowledge = [Knowledge(View(game, viewer)) for viewer in viewers]
    yield game, knowledge
    while game.phase != Ask.OVER:
        events: list[Event] = []
        game.log = events
        seats = asked(game)
        seat = seats[rng.below(len(seats))]
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
        for viewer, known in zip(viewers, knowledge, strict=True):
            for event in events:
                known.see(redact(event, None if viewer == NOBODY else viewer))
        yield game, knowledge


def check_true(game: Game, known: Knowledge) -> None:
    """Everything that the player believes to be certain is so, and nothing that is so is believed impossible."""
    view = View(game, known.seat)
    assert known.sizes == view.sizes
    assert known.godcat == view.godcat
    assert known.pile.size() == view.pile == len(game.deck)
    assert sum(row.weight for row in known.pile.rows) == pytest.approx(1)
    hidden: Counter[int] = Counter(game.deck + game.boxed)
    if game.phase == Ask.HECK:
        hidden[int(game.lifted)] += 1
    for seat, hand in enumerate(game.hands):
        if seat == known.seat:
            continue
        real = Counter(hand.cards())
        held = Counter(known.held[seat].cards())
        assert held <= real
        hidden += real - held
        for card, most in enumerate(known.most[seat]):
            assert most == ANY_NUMBER or (real - held)[card] <= most
    hidden.pop(Card.GODCAT, None)
    assert known.pool.kittens == hidden.pop(Card.EXPLODING_KITTEN, 0)
    assert Counter(known.pool.loose.cards()) == hidden
    for above in {0, 1, 2, 3, len(game.deck) // 2, len(game.deck) - 1} & set(range(len(game.deck))):
        card = game.deck[-1 - above]
        assert known.chance_of(card, above) > 0
        assert known.known_at(above) in (NO_CARD, card)
    if game.deck:
        assert sum(known.chance_of(kind, 0) for kind in range(KINDS)) == pytest.approx(1)


@every_table
@pytest.mark.parametrize("options", list(OPTIONS))
def test_knowledge_is_true_at_every_moment(key, players, options):
    """For two players in turn, and what a spectator knows, at each moment."""
    for step, (game, knowledge) in enumerate(known_moments(key, players, OPTIONS[options], players)):
        if game.phase != Ask.OVER:
            for seat in {step % players, step // players % players, NOBODY}:
                check_true(game, knowledge[seat])


@every_table
def test_what_is_dealt_again_fits_the_view_and_the_knowledge(key, players):
    rng = Rng(4)
    for game, knowledge in known_moments(key, players, OPTIONS["quick"], 3):
        if game.phase == Ask.OVER:
            break
        known = knowledge[rng.below(players + 1)]
        view = View(game, known.seat)
        again = Redeal(view, known)
        for _ in range(3):
            twin = again.draw(rng)
            assert same_view(View(twin, known.seat), view)
            check_true(twin, known)
