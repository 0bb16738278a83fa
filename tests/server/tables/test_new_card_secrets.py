"""Nothing that other players are sent depends on secret cards: before a draw (B2), with a kitten in a hand (H1), and a
cursed player isn't sent anything about the own hand (H8)."""

from collections.abc import Callable
from functools import partial

import pytest

from boomcat.bots.seat import Seat
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.luck import SealedChance
from boomcat.notation import read_position
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.virtual_session import Client, World

PLAYERS = 4
#: The last client is a spectator.
OUTSIDE = PLAYERS
Sent = list[list[tuple[float, bytes]]]


class Scene:
    """A table of four people and a spectator, from a position on."""

    def __init__(self, position: str) -> None:
        self.world = World(*["open"] * PLAYERS, settings=Settings(timers=Timers(turn=600)), seed=1)
        table = self.world.session.table
        table.phase, table.games, table.secret = "playing", 1, b"\1" * 32
        table.luck = SealedChance(table.secret, (b"",) * PLAYERS)
        table.game = read_position(position)
        table.seats = [Seat(table.game, seat) for seat in range(PLAYERS)]
        for chair in table.chairs:
            chair.dealt = True
        self.clients = [Client(self.world, f"token-{seat}") for seat in range(PLAYERS)] + [Client(self.world, None)]
        for client in self.clients:
            client.sent.clear()
        self.begin = self.world.clock.time

    @property
    def game(self) -> State:
        return self.world.game

    def act(self, seat: int, move: str, after: float = 0.25) -> None:
        self.world.run(after)
        answer = self.clients[seat].act(move, request=f"{seat} {move} {self.game.question}")
        assert answer["message"] == "accepted", answer

    def sent(self) -> Sent:
        """Return what everybody was sent and when, in the form in which it can be compared."""
        self.world.run(6)
        assert not self.world.session.table.forgotten
        return [[(round(time - self.begin, 6), message) for time, message in one.sent] for one in self.clients]


def played(position: str, acts: Callable[[Scene], None]) -> Sent:
    scene = Scene(position)
    acts(scene)
    return scene.sent()


def same_for_others(suspect: int, one: Sent, other: Sent) -> None:
    """Check every byte that others were sent; the suspect sees other cards, at the same times."""
    for viewer in range(PLAYERS + 1):
        if viewer == suspect:
            assert [time for time, _ in one[viewer]] == [time for time, _ in other[viewer]]
            assert one[viewer] != other[viewer]
        else:
            assert one[viewer] == other[viewer]
            assert one[viewer]


# -- before a draw (B2) ------------------------------------------------------------

BEFORE_A_DRAW = (
    "original alter-now=4; 1: skip; 2: {}; 3: alter-now; 4: see; turn: 1; pile: 3*favor 3*kitten 2*see; question: 9"
)


def draws_alone(scene: Scene) -> None:
    scene.act(0, "draw")


def draws_and_two_wait(scene: Scene) -> None:
    scene.act(0, "draw")
    scene.act(3, "wait")
    scene.act(2, "wait")


def draws_and_the_suspect_waits(scene: Scene) -> None:
    scene.act(0, "draw")
    scene.world.run(0.5)
    scene.clients[1].act("wait", request="the wait")


def draws_and_another_alters(scene: Scene) -> None:
    scene.act(0, "draw")
    scene.act(2, "now")
    scene.world.run(5)
    scene.act(2, "alter 3 1 2")
    scene.act(0, "skip")


@pytest.mark.parametrize(
    "acts", [draws_alone, draws_and_two_wait, draws_and_the_suspect_waits, draws_and_another_alters]
)
def test_others_cannot_see_who_could_alter_the_future_before_a_draw(acts):
    same_for_others(1, *(played(BEFORE_A_DRAW.format(card), acts) for card in ("alter-now", "attack")))


def test_a_wait_is_neither_stored_nor_sent_to_other_players():
    scene = Scene(BEFORE_A_DRAW.format("attack"))
    scene.act(0, "draw")
    assert scene.game.asking == Ask.NOW
    stored, before = len(scene.world.stored), [len(client.sent) for client in scene.clients]
    scene.act(1, "wait")
    assert len(scene.world.stored) == stored
    assert [len(client.sent) for at, client in enumerate(scene.clients) if at != 1] == before[:1] + before[2:]
    assert scene.clients[1].state["offers"] == []
    assert scene.clients[1].act("wait", scene.game.question, request="again")["message"] == "accepted"
    assert scene.clients[1].act("now", scene.game.question)["reason"] == "already-passed"


def test_a_window_before_a_draw_is_as_long_as_a_nope_window_and_closes_when_all_have_waited():
    scene = Scene(BEFORE_A_DRAW.format("attack"))
    scene.act(0, "draw", after=0)
    assert scene.clients[0].state["clock"] == {"remaining": 4.0, "total": 4.0}
    scene.world.run(3.9)
    assert scene.game.asking == Ask.NOW
    scene.world.run(0.2)
    assert (scene.game.asking, scene.game.current) == (Ask.TURN, 1)
    scene = Scene(BEFORE_A_DRAW.format("attack"))
    scene.act(0, "draw")
    for seat in (1, 2, 3):
        assert scene.game.asking == Ask.NOW
        scene.act(seat, "wait")
    assert (scene.game.asking, scene.game.current) == (Ask.TURN, 1)


def test_a_player_who_alters_the_future_out_of_turn_is_asked_for_the_order():
    scene = Scene(BEFORE_A_DRAW.format("attack"))
    scene.act(0, "draw")
    assert [offer["move"] for offer in scene.clients[2].state["offers"]] == ["now", "wait"]
    assert [offer["move"] for offer in scene.clients[1].state["offers"]] == ["wait"]
    scene.act(2, "now")
    scene.world.run(5)
    assert scene.clients[2].state["offers"] == [{"move": "alter {order}", "kind": "alter", "order_length": 3}]
    assert scene.clients[2].state["view"]["top_cards"] == ["favor"] * 3
    assert scene.clients[0].state["view"]["top_cards"] == []
    scene.act(2, "alter 3 1 2")
    assert (scene.game.asking, scene.game.current) == (Ask.TURN, 0)


def test_a_restart_asks_everybody_in_the_window_again():
    scene = Scene(BEFORE_A_DRAW.format("attack"))
    scene.act(0, "draw")
    scene.act(1, "wait")
    assert scene.world.session.table.passed == {1}
    assert all(b'"wait"' not in entry for entry, _ in scene.world.stored)


# -- a kitten in a hand (H1) ---------------------------------------------------------

STREAKING = "original streaking=1 take-that=2 bottom=2 potluck=2; {hands}; turn: 1; question: 5; {rest}"


def draw_and_continue(scene: Scene) -> None:
    scene.act(0, "draw")
    scene.act(1, "draw")
    scene.act(2, "skip")
    scene.world.run(5)


def draw_from_the_bottom(scene: Scene) -> None:
    scene.act(0, "bottom")
    scene.world.run(5)
    scene.act(1, "draw")


@pytest.mark.parametrize(
    ("suspect", "hands", "rest", "acts"),
    [
        (0, "1: streaking; 2: see; 3: skip; 4: see", "pile: {} favor {} 3*kitten attack", draw_and_continue),
        (
            0,
            "1: streaking bottom; 2: see; 3: skip; 4: see",
            "pile: favor 3*kitten {1} attack {0}",
            draw_from_the_bottom,
        ),
        (
            3,
            "1: see; 2: see; 3: skip; 4: streaking",
            "pile: {} favor {} 3*kitten attack; taking: 4 from 1",
            draw_and_continue,
        ),
    ],
)
def test_to_all_others_a_kept_kitten_is_an_ordinary_draw(suspect, hands, rest, acts):
    both = [
        STREAKING.format(hands=hands, rest=rest.format(*cards))
        for cards in (("kitten", "shuffle"), ("shuffle", "kitten"))
    ]
    same_for_others(suspect, *(played(position, acts) for position in both))


def test_others_cannot_see_whether_the_kitten_was_put_into_the_pile_or_another_card():
    """H5, B6."""
    position = STREAKING.format(
        hands="1: potluck; 2: streaking {}; 3: skip; 4: see", rest="pile: favor attack {} 3*kitten attack"
    )

    def acts(scene: Scene) -> None:
        scene.act(0, "potluck")
        scene.world.run(5)
        scene.act(1, f"add {'kitten' if 'kitten' in scene.clients[1].state['view']['hand'] else 'shuffle'}")
        scene.act(2, "add skip")
        scene.act(3, "add see")

    one, other = (played(position.format(*cards), acts) for cards in (("kitten", "shuffle"), ("shuffle", "kitten")))
    for viewer in (0, 2, 3, OUTSIDE):
        assert one[viewer] == other[viewer]


# -- cursed players (H8) ----------------------------------------------------------------

CURSED = (
    "original curse=2 alter-now=2 mark=2; 1: skip favor attack see; 2: {}; 3: nope; 4: see; turn: 1; "
    "pile: 3*kitten {} 2*see; cursed: 2; question: 5"
)


def everything_around(scene: Scene) -> None:
    scene.act(0, "see")
    scene.act(1, "pass")
    scene.world.run(5)
    scene.act(0, "skip")
    assert scene.clients[1].act("nope")["reason"] == "you-are-cursed"
    scene.act(2, "nope")
    scene.world.run(5)
    scene.act(0, "attack")
    scene.world.run(5)
    assert scene.clients[1].act("give skip")["reason"] == "not-an-answer"
    assert scene.clients[1].act("skip")["reason"] == "you-are-cursed"
    assert scene.clients[1].act("pair nope 1")["reason"] == "you-are-cursed"


def a_favor(scene: Scene) -> None:
    scene.act(0, "favor 2")
    scene.world.run(5)


@pytest.mark.parametrize("acts", [everything_around, a_favor])
def test_a_cursed_player_is_sent_nothing_about_the_own_hand(acts):
    one, other = (
        played(CURSED.format(*cards), acts)
        for cards in (("2*nope alter-now", "shuffle favor attack"), ("shuffle favor attack", "2*nope alter-now"))
    )
    assert one[1] == other[1]
    assert one[1]


def test_a_cursed_player_is_not_sent_the_card_of_a_favor():
    position = "original curse=2; 1: skip see; 2: favor; 3: out; 4: out; turn: 2; pile: kitten see; cursed: 2"

    def gives(scene: Scene, card: str) -> None:
        scene.act(1, "blind")
        scene.world.run(5)
        scene.act(0, f"give {card}")

    one, other = (played(position, partial(gives, card=card)) for card in ("skip", "see"))
    assert one[0] != other[0]
    assert one[1:] == other[1:]


def test_a_cursed_player_can_only_draw_or_turn_over_a_card():
    scene = Scene(CURSED.replace("turn: 1", "turn: 2").format("2*nope alter-now", "shuffle favor attack"))
    state = Client(scene.world, "token-1").state
    assert state["offers"] == [{"move": "draw", "kind": "draw"}, {"move": "blind", "kind": "blind"}]
    assert state["blocked"] == {}
    assert state["view"]["hand"] == []
    assert state["view"]["hand_sizes"][1] == 3
    scene.act(1, "blind")
    assert scene.game.hands[1].size == 2
