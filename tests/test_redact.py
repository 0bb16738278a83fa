"""Who may see what of what happened."""

from typing import Any, cast

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import Rng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Altered, Drew, Event, Faced, Gave, Lifted, Peeked, Placed, PlacedOnTop, Stole, TurnedUp
from boomcat.core.policies import random_move
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.tables import single
from boomcat.views.redact import HIDDEN_PLACE, redact

KINDS = Event.__subclasses__()


def example(kind):
    """An event of this kind, with something in every field; only seats 0 and 1 take part."""
    values: dict[str, Any] = dict.fromkeys(("attacked", "stopped", "bottom", "found", "traded", "defusable"), True)
    values |= {"play": single(Card.SKIP, False, 0), "cards": (Card.SKIP, Card.NOPE), "card": Card.SKIP}
    values |= {"own": Card.GODCAT, "opponent": 1, "target": 1, "taker": 1, "victim": 1, "above": 3}
    values["devilcat"] = 1 if kind is TurnedUp else True
    return kind(*(values.get(name, 0) for name in kind.__match_args__))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_every_kind_of_event_is_classified_and_stays_of_its_kind(kind, viewer):
    assert type(redact(example(kind), viewer)) is kind


def test_a_kind_that_nobody_classified_is_refused():
    class Unheard:
        pass

    with pytest.raises(TypeError, match="Unheard"):
        redact(cast("Event", Unheard()), None)


@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize(
    ("event", "seen"),
    [
        (Drew(0, Card.SKIP, True), Drew(0, NO_CARD, True)),
        (Placed(0, 4), Placed(0, HIDDEN_PLACE)),
        (Peeked(0, (Card.SKIP, Card.NOPE)), Peeked(0, (NO_CARD, NO_CARD))),
        (Altered(0, (Card.SKIP,)), Altered(0, (NO_CARD,))),
        (Lifted(0, Card.EXPLODING_KITTEN), Lifted(0, NO_CARD)),
        (PlacedOnTop(0, Card.SKIP), PlacedOnTop(0, NO_CARD)),
        (Faced(0, 1, Card.DEVILCAT), Faced(0, 1, NO_CARD)),
    ],
)
def test_what_only_the_player_sees(event, seen, viewer):
    assert redact(event, 0) == event
    assert redact(event, viewer) == seen


@pytest.mark.parametrize("kind", [Gave, Stole])
def test_a_card_that_changes_hands_is_seen_by_the_two_players(kind):
    event = kind(0, 1, Card.SKIP)
    assert [redact(event, viewer) == event for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert redact(event, 2) == kind(0, 1, NO_CARD)


@pytest.mark.parametrize("kind", [Gave, Stole])
def test_who_holds_the_godcat_is_public_g9(kind):
    event = kind(0, 1, Card.GODCAT)
    assert redact(event, None) == event


@pytest.mark.parametrize("key", EDITIONS)
def test_in_whole_games_a_spectator_sees_no_card_that_went_from_hand_to_hand_or_from_the_pile(key):
    private = (Drew, Placed, Peeked, Altered, Lifted, PlacedOnTop, Faced)
    seen = set()
    for seed in range(20):
        chance, rng = SeededChance(seed), Rng(seed)
        game = deal(rules_for(EDITIONS[key], 4, Options()), chance)
        game.log = []
        while seats := asked(game):
            apply(game, seats[0], game.question, random_move(game, seats[0], rng), chance)
        for event in game.log:
            shown = redact(event, None)
            seen.add(type(event))
            assert (shown != event) or not isinstance(event, private)
            if isinstance(event, private):
                assert NO_CARD in shown.fields() or NO_CARD in getattr(shown, "cards", ())
    assert len(seen) > 12
