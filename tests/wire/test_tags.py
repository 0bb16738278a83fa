"""The words that name messages and events on the wire: renaming a class must not change them.

Those of stored entries are in tests/server/cluster/test_cluster_formats.py.
"""

from collections.abc import Iterable
from typing import Any, get_args

import pytest

from boomcat.programs.program_messages import EngineMessage
from boomcat.server.tables.messages import AnyFromClient, AnyFromServer
from boomcat.wire.event_messages import MESSAGES

KINDS: dict[str, Iterable[Any]] = {
    "client": get_args(AnyFromClient),
    "server": get_args(AnyFromServer),
    "program": EngineMessage.__subclasses__(),
    "event": MESSAGES.values(),
}
TAGS = {
    "client": "allow_coach answer ask_coach concede configure contribute emote hello hurry leave make_host ping "
    "predict relay rematch remove_player report_player request_device_code resume seat_bot start take_back talk",
    "server": "accepted advised device_code emoted goodbye pong presence refused relayed said time_warning update "
    "welcome",
    "program": "ask deal events hello over refused",
    "event": "added altered barked bombed buried claimed cursed defused discarded drew drew_kitten exploded faced "
    "found_nothing gave handed intercepted laid lifted lifted_top marked noped peeked picked_up placed "
    "placed_on_top played reached revealed shared shuffled stole surfaced swapped took tower_taken "
    "towered turn_began turned_up went_off window_closed won",
}


@pytest.mark.parametrize("name", TAGS)
def test_the_tags_are_those_that_others_know(name):
    assert sorted(kind.__struct_config__.tag for kind in KINDS[name]) == TAGS[name].split()
