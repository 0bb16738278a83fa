"""Each viewer sees of an event only what they may."""

from typing import Any

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import (
    HIDDEN_PLACE,
    Altered,
    BaseEvent,
    Drew,
    Faced,
    Gave,
    Lifted,
    Peeked,
    Placed,
    PlacedOnTop,
    PublicEvent,
    Stole,
)
from boomcat.core.fields import Field
from boomcat.core.move_pool import single
from boomcat.core.policies import random_move
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.views.redact import redact
from boomcat.wire.event_messages import EVENTS
from tests.support.random_games import fields_of

#: Something to stand in a field of each type, but for seats.
VALUES: dict[Field, Any] = {
    Field.CARD: Card.DEFUSE,
    Field.KITTEN: Card.EXPLODING_KITTEN,
    Field.HIDDEN_CARD: Card.SKIP,
    Field.CARDS: (Card.SKIP, Card.NOPE),
    Field.HIDDEN_CARDS: (Card.SKIP, Card.NOPE),
    Field.HAND: (Card.SKIP, Card.NOPE),
    Field.PLACE: 3,
    Field.PLAY: single(Card.SKIP, False, 0),
    Field.NUMBER: 2,
    Field.FLAG: True,
    Field.VARIANT: True,
}
#: The stand-in for those who may not see it.
COVERED: dict[Field, Any] = {
    Field.HIDDEN_CARD: NO_CARD,
    Field.HIDDEN_CARDS: (NO_CARD, NO_CARD),
    Field.PLACE: HIDDEN_PLACE,
}


def given(kind):
    """Something for every field; only seats 0 and 1 take part, and no card is shown to the others."""
    seats = iter([0, 1, 0, 1])
    return tuple(
        [
            next(seats) if field is Field.SEAT else name != "shown" and VALUES[field]
            for name, field in kind.fields.items()
        ]
    )


def example(kind):
    """An event of this kind."""
    return kind(*given(kind))


@pytest.mark.both_builds
@pytest.mark.parametrize("kind", EVENTS)
def test_the_shape_of_an_event_names_all_its_fields_in_the_order_of_the_arguments(kind):
    event = example(kind)
    assert event.values() == given(kind)
    # The edition says which words to use for cards; compiled classes list it among their fields.
    assert [name for name in fields_of(event) if name != "edition"] == sorted(kind.fields)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_stays_of_its_kind(kind):
    assert {type(redact(example(kind), viewer)) for viewer in (NO_SEAT, 0, 1, 2)} == {kind}


@pytest.mark.parametrize("kind", EVENTS)
def test_strangers_see_all_but_what_the_shape_marks_as_hidden(kind):
    """An event has something to hide if and only if it is not a public one."""
    event = example(kind)
    covered = [COVERED.get(field, value) for field, value in zip(kind.fields.values(), given(kind), strict=True)]
    for viewer in (NO_SEAT, 2):
        assert redact(event, viewer) == kind(*covered)
        assert (redact(event, viewer) != event) == (not issubclass(kind, PublicEvent))


def test_an_event_that_declares_no_audience_is_hidden_from_every_viewer():
    assert not any(BaseEvent().seen_by(viewer) for viewer in (NO_SEAT, 0, 1, 2))
    with pytest.raises(NotImplementedError):
        BaseEvent().face_down()


@pytest.mark.parametrize("viewer", [NO_SEAT, 1, 2])
@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (Drew(0, Card.SKIP, True), Drew(0, NO_CARD, True)),
        (Placed(0, Card.EXPLODING_KITTEN, 4), Placed(0, Card.EXPLODING_KITTEN, HIDDEN_PLACE)),
        (Peeked(0, (Card.SKIP, Card.NOPE)), Peeked(0, (NO_CARD, NO_CARD))),
        (Altered(0, (Card.SKIP,)), Altered(0, (NO_CARD,))),
        (Lifted(0, Card.EXPLODING_KITTEN), Lifted(0, NO_CARD)),
        (PlacedOnTop(0, Card.SKIP), PlacedOnTop(0, NO_CARD)),
        (Faced(0, 1, Card.DEVILCAT), Faced(0, 1, NO_CARD)),
    ],
)
def test_private_events_are_seen_in_full_only_by_the_player(event, seen, viewer):
    assert redact(event, 0) == event
    assert redact(event, viewer) == seen


@pytest.mark.parametrize("kind", [Gave, Stole])
def test_a_card_that_changes_hands_is_seen_by_the_two_players(kind):
    event = kind(0, 1, Card.SKIP)
    assert [redact(event, viewer) == event for viewer in (0, 1, 2, NO_SEAT)] == [True, True, False, False]
    assert redact(event, 2) == kind(0, 1, NO_CARD)


@pytest.mark.parametrize("kind", [Gave, Stole])
def test_the_holder_of_the_godcat_is_public_g9(kind):
    event = kind(0, 1, Card.GODCAT)
    assert redact(event, NO_SEAT) == event


@pytest.mark.parametrize("key", EDITIONS)
def test_in_whole_games_a_spectator_sees_no_card_that_went_from_hand_to_hand_or_from_the_pile(key):
    private = (Drew, Placed, Peeked, Altered, Lifted, PlacedOnTop, Faced)
    seen = set()
    for seed in range(20):
        chance, rng = SeededChance(seed), PlayerRng(seed)
        game = deal(rules_for(EDITIONS[key], 4, Options()), chance)
        game.log = []
        while seats := asked(game):
            apply(game, seats[0], game.question, random_move(game, seats[0], rng), chance)
        for event in game.log:
            shown = redact(event, NO_SEAT)
            seen.add(type(event))
            assert (shown != event) or not isinstance(event, private)
            if isinstance(event, private):
                assert NO_CARD in shown.values() or NO_CARD in getattr(shown, "cards", ())
    assert len(seen) > 12
