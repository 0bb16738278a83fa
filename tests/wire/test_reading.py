"""A client's messages can be read back as the views and events that they were written from."""

import msgspec
import pytest

from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options
from boomcat.core.state import NO_SEAT
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire import GameEvent, ViewMessage, event_message, view_beside, view_message
from boomcat.wire.event_messages import event_from
from boomcat.wire.view_messages import game_like
from tests.support.random_games import OPTIONS, TABLES, new_game

VIEWS = msgspec.json.Decoder(ViewMessage)
EVENTS = msgspec.json.Decoder(list[GameEvent])


def view_from(message, rules, *, may_answer):
    viewer = NO_SEAT if message.viewer is None else message.viewer - 1
    return View(game_like(message, rules, may_answer=may_answer), viewer)


@pytest.mark.parametrize(
    "number", range(len(TABLES)), ids=lambda number: f"{TABLES[number][0][:20]}-{TABLES[number][1]}"
)
def test_views_and_events_come_back_as_they_were(number):
    """In every kind of game, for a player who is asked, the player whose turn it is, and spectators."""
    options = list(OPTIONS.values())[number % len(OPTIONS)]
    key, players = TABLES[number]
    game, chance = new_game(key, players, options, number)
    rules, rng = game.rules, PlayerRng(number)
    while game.asking != Ask.OVER:
        viewers = {*asked(game)[:1], game.current, NO_SEAT}
        if not game.question % (1 + players // 4):
            # At large tables every second or third question has to do.
            check_views(game, viewers)
        events: list[Event] = []
        game.log = events
        seat = asked(game)[rng.below(len(asked(game)))]
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
        for viewer in viewers:
            seen = [redact(event, viewer) for event in events]
            messages = [event_message(event, rules.edition) for event in seen]
            received = EVENTS.decode(msgspec.json.encode(messages))
            read = [event_from(message, rules) for message in received]
            assert [(type(one), fields(one)) for one in read] == [(type(one), fields(one)) for one in seen]
    check_views(game, set(range(game.players)))


def check_views(game, viewers):
    public = View(game, NO_SEAT)
    for viewer in viewers:
        view = View(game, viewer)
        sent = view_message(view)
        assert view_beside(view_message(public), View(game, viewer, public)) == sent
        assert View(game, viewer, public) == view
        message = VIEWS.decode(msgspec.json.encode(sent))
        assert message == sent
        assert view_from(message, game.rules, may_answer=bool(view.moves)) == view


def fields(event):
    return [getattr(event, name) for name in type(event).fields]


def test_an_impossible_view_is_refused():
    game, _ = new_game("original", 3, Options(), 1)
    sent = msgspec.to_builtins(view_message(View(game, 0)))
    for wrong in ({"next": sent["current"]}, {"kittens": 0, "standings": [1, 2, 3]}, {"attack_turns": 7}):
        with pytest.raises(ValueError, match="no table looks like this"):
            view_from(msgspec.convert(sent | wrong, ViewMessage), game.rules, may_answer=True)
