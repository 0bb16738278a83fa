"""A Nope window doesn't reveal who holds a Nope (N7): not by its length, not by a message, not by a size."""

from collections.abc import Callable
from random import Random

import pytest

from boomcat.bots.seat import Seat
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.hand import cards_in, copies_in, holds
from boomcat.core.legal import legal_moves
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.core.transfers import give, take
from boomcat.luck import SealedChance
from boomcat.notation import read_position, write_move
from boomcat.server.tables.entries import Moved
from boomcat.server.tables.table_info import PACES, Settings, Timers
from tests.support.virtual_session import Client, World, playing

PLAYERS = 4
#: Cards whose effect shows no card to any player.
PLAIN = ("attack", "skip", "shuffle", "favor 1", "favor 2", "favor 3", "favor 4")


def position(seed: int) -> State:
    """Return a turn of a random game."""
    random, luck, rng = Random(seed), SeededChance(seed), PlayerRng(seed)
    while True:
        game = deal(rules_for(EDITIONS["original"], PLAYERS, Options()), luck)
        for _ in range(random.randrange(60)):
            if game.asking != Ask.OVER:
                seat = asked(game)[0]
                apply(game, seat, game.question, random_move(game, seat, rng), luck)
        if game.asking == Ask.TURN and plain_moves(game) and twin(game, game.next_living(game.current)) is not None:
            return game
        seed += 7919
        luck, rng = SeededChance(seed), PlayerRng(seed)


def plain_moves(game: State) -> list[str]:
    moves = [write_move(move, game.rules.edition) for move in legal_moves(game, game.current)]
    return [move for move in moves if move in PLAIN]


def twin(game: State, seat: int) -> State | None:
    """Return the same moment with one difference: this player has a Nope where they had none, or none where they had
    one."""
    other = game.copy()
    deep = range(len(other.draw_pile) - 4)  # not among the cards that players see soon
    if not holds(other.hands[seat], Card.NOPE):
        held = cards_in(other.hands[seat])
        places = [place for place in deep if other.draw_pile[place] == Card.NOPE][:1]
        swaps: list[tuple[int, int, int]] = [(place, held[0], Card.NOPE) for place in places if held]
    else:
        copies = copies_in(other.hands[seat], Card.NOPE)
        plain = (Card.NOPE, Card.EXPLODING_KITTEN)
        places = [place for place in deep if other.draw_pile[place] not in plain][:copies]
        swaps = [(place, Card.NOPE, other.draw_pile[place]) for place in places] if len(places) == copies else []
    for place, given, got in swaps:
        take(other, seat, given)
        give(other, seat, got)
        other.draw_pile[place] = given
    return other if swaps else None


#: When a device lets a window pass for its player, if ever, given whether they hold a Nope and how long they would
#: think.
Automatic = Callable[[bool, float], float | None]


def silent(_holds: bool, _thinking: float) -> None:
    """Never pass, as the browser client does while other people are at the table: `web/src/state/automaticPass.ts`."""
    return


def at_once(holds: bool, thinking: float) -> float:
    """Pass at once for players without a Nope: the obvious way, which reveals who has to think."""
    return thinking if holds else 0.0


def only_by_hand(holds: bool, thinking: float) -> float | None:
    """Send nothing for players without a Nope; players with one pass by hand."""
    return thinking if holds else None


class Timed:
    """One window at a table of four people and a spectator; the seed decides who passes."""

    def __init__(self, game: State, seed: int) -> None:
        self.world = World(*["open"] * PLAYERS, settings=Settings(timers=Timers(turn=600)), seed=seed)
        table = self.world.session.table
        table.phase, table.games, table.secret = "playing", 1, b"\1" * 32
        table.luck = SealedChance(table.secret, (b"",) * PLAYERS)
        table.game = game
        table.seats = [Seat(game, seat) for seat in range(PLAYERS)]
        self.clients = [Client(self.world, f"token-{seat}") for seat in range(PLAYERS)] + [Client(self.world, None)]
        for client in self.clients:
            client.sent.clear()
        self.begin = self.world.clock.time

    def play(self, move: str, seed: int) -> "Timed":
        random = Random(seed)
        question, others = self.open(move)
        for seat in random.sample(others, random.randrange(len(others) + 1)):
            self.world.run(random.uniform(0, 1))
            self.clients[seat].act("pass", question, request=f"pass {seat}")
        self.world.run(6)
        return self

    def play_beside(self, suspect: int, automatic: "Automatic", move: str, seed: int) -> "Timed":
        """Play a window in which all other players pass sooner or later, and only the program decides for the suspect's
        device."""
        random = Random(seed)
        can_nope = holds(self.world.game.hands[suspect], Card.NOPE)
        question, others = self.open(move)
        passes = [(random.uniform(0, 1), seat) for seat in others if seat != suspect]
        after = automatic(can_nope, random.uniform(0.3, 2))
        for time, seat in sorted(passes + ([] if after is None else [(after, suspect)])):
            self.world.run(max(0, self.begin + time - self.world.clock.time))
            self.clients[seat].act("pass", question, request=f"pass {seat}")
        self.world.run(6)
        return self

    def open(self, move: str) -> tuple[int, list[int]]:
        """Play the card; return the number of the window and the seats that are asked."""
        game = self.world.game
        self.clients[game.current].act(move, request="the play")
        return game.question + 1, [seat for seat in range(PLAYERS) if seat != game.current and game.is_alive(seat)]

    def seen_by(self, viewer: int) -> list[tuple[float, bytes]]:
        return [(round(time - self.begin, 6), message) for time, message in self.clients[viewer].sent]


@pytest.mark.parametrize("block", range(8))
def test_to_all_others_a_window_has_the_same_bytes_whether_or_not_a_player_holds_a_nope(block):
    """N7, over 2,000 pairs of windows."""
    for seed in range(block * 250, (block + 1) * 250):
        game = position(seed)
        suspect = game.next_living(game.current)
        changed = twin(game, suspect)
        assert changed is not None
        move = Random(seed).choice(plain_moves(game))
        truth, lie = Timed(game, seed).play(move, seed), Timed(changed, seed).play(move, seed)
        for viewer in range(PLAYERS + 1):
            if viewer == suspect:
                # The suspect sees their own cards, at the same times and in as many messages.
                assert [time for time, _ in truth.seen_by(viewer)] == [time for time, _ in lie.seen_by(viewer)]
            else:
                assert truth.seen_by(viewer) == lie.seen_by(viewer)


def revealed(automatic: Automatic, seeds: range) -> int:
    """Return at how many windows anything that the others see reveals whether the suspect holds a Nope."""
    found = 0
    for seed in seeds:
        game = position(seed)
        suspect = game.next_living(game.current)
        changed = twin(game, suspect)
        assert changed is not None
        move = Random(seed).choice(plain_moves(game))
        truth, lie = (Timed(one, seed).play_beside(suspect, automatic, move, seed) for one in (game, changed))
        others = [viewer for viewer in range(PLAYERS + 1) if viewer != suspect]
        found += any(truth.seen_by(viewer) != lie.seen_by(viewer) for viewer in others)
    return found


@pytest.mark.parametrize("block", range(4))
def test_to_all_others_a_window_is_the_same_whether_a_device_passes_for_its_player_or_not(block):
    """N7: a device that never passes by itself reveals nothing."""
    assert revealed(silent, range(block * 250, (block + 1) * 250)) == 0


@pytest.mark.parametrize("leak", [at_once, only_by_hand])
def test_a_device_that_passes_in_the_obvious_way_is_caught(leak):
    assert revealed(leak, range(40)) > 10


def opened(world: World, clients: list[Client]) -> tuple[Client, int]:
    """Play cards until a window is open; return the client that played, and the question."""
    for _ in range(200):
        game = world.game
        if game.asking == Ask.NOPE:
            return clients[game.top_player], game.question
        seat = asked(game)[0]
        offers = clients[seat].state["offers"]
        plays = [offer for offer in offers if offer["kind"] in ("play", "pair")]
        offer = (plays or offers)[0]
        clients[seat].act(
            offer["move"].replace("{target}", str((offer.get("targets") or [0])[0])).replace("{place}", "0")
        )
    raise AssertionError("no window opened")


def test_a_window_lasts_as_long_as_the_table_says():
    world, clients = playing("open", "open", "open", settings=Settings(timers=Timers(nope=7.5, turn=600)))
    player, question = opened(world, clients)
    assert player.state["clock"] == {"remaining": 7.5, "total": 7.5}
    world.run(7.4)
    assert world.game.question == question
    world.run(0.2)
    assert world.game.question > question


def test_a_window_ends_early_only_when_every_other_person_has_let_it_pass():
    world, clients = playing("open", "open", "open", settings=Settings(timers=Timers(turn=600)))
    player, question = opened(world, clients)
    others = [client for client in clients if client is not player]
    others[0].act("pass")
    world.run(1)
    assert world.game.question == question
    others[1].act("pass")
    assert world.game.question > question


def test_a_pass_is_not_sent_to_other_players():
    world, clients = playing("open", "open", "open", settings=Settings(timers=Timers(turn=600)))
    player, _ = opened(world, clients)
    watcher = Client(world, None)
    passer, other = (client for client in clients if client is not player)
    before = [len(client.sent) for client in (player, other, watcher)]
    passer.act("pass")
    assert [len(client.sent) for client in (player, other, watcher)] == before
    assert passer.state["offers"] == []
    fresh = [Client(world, None), Client(world, f"token-{clients.index(other)}")]
    assert [client.state["view"] for client in fresh] == [watcher.state["view"], other.state["view"]]


def test_a_person_who_vanished_inside_the_grace_time_keeps_the_window_open():
    world, clients = playing("open", "open", "open", settings=Settings(timers=Timers(turn=600)))
    player, question = opened(world, clients)
    one, two = (client for client in clients if client is not player)
    two.leave()
    one.act("pass")
    world.run(3.9)
    assert world.game.question == question


def test_a_bot_answers_after_a_delay_that_does_not_depend_on_its_cards():
    for seed in range(300):
        game = position(seed)
        suspect = game.next_living(game.current)
        changed = twin(game, suspect)
        assert changed is not None
        delays = []
        for variant in (game, changed):
            timed = Timed(variant, seed)
            for seat, chair in enumerate(timed.world.session.table.chairs):
                chair.gone = seat != variant.current
            move = Random(seed).choice(plain_moves(variant))
            timed.clients[variant.current].act(move)
            delays.append(timed.world.session.scheduler.answers)
        assert delays[0] == delays[1]
        assert len(delays[0]) == sum(game.is_alive(seat) for seat in range(PLAYERS)) - 1


@pytest.mark.parametrize(("pace", "seconds"), [("relaxed", 8.0), ("normal", 4.0), ("quick", 2.5)])
def test_the_pace_sets_the_length_of_a_window(pace, seconds):
    world, clients = playing("open", "open", settings=Settings(pace=pace, timers=Timers(turn=600)))
    player, _ = opened(world, clients)
    assert player.state["clock"] == {"remaining": seconds, "total": seconds}


def test_the_pace_sets_how_long_bots_think():
    delays = {}
    for pace in PACES:
        world, _ = playing("open", "random", settings=Settings(pace=pace))
        game = world.game
        world.session.scheduler.random = Random(1)
        delays[pace] = world.session.scheduler.delay(game, 1)
    assert delays["relaxed"] > delays["normal"] > delays["quick"]


# -- how long windows last alone with bots -------------------------------------------------


def window_of_a_bot(*seats: str, watched: bool = False) -> tuple[World, list[Client]]:
    """Return a table at which the bot beside the first player has just played a card."""
    world, clients = playing(*seats, settings=Settings(timers=Timers(nope=10, turn=600)))
    if watched:
        Client(world, None)
    table, luck = world.session.table, world.session.table.luck
    assert luck is not None
    game = table.game = read_position("original; 1: see; 2: skip shuffle; 3: see; turn: 2; pile: 2*kitten 3*see")
    table.seats = [Seat(game, seat) for seat in range(3)]
    world.session.scheduler.open = None
    world.carry_out(world.session.propose(Moved(seat=1, question=game.question, move="shuffle", decided="bot")))
    assert world.game.asking == Ask.NOPE
    return world, clients


def lasts(world: World) -> float:
    begin, question = world.clock.time, world.game.question
    while world.game.question == question:
        world.run(0.05)
    return world.clock.time - begin


def test_alone_with_bots_a_window_closes_soon_after_the_person_has_passed():
    world, clients = window_of_a_bot("open", "heuristic", "heuristic")
    world.run(0.1)
    clients[0].act("pass")
    assert lasts(world) < 1.1


def test_alone_with_bots_a_window_waits_for_the_person():
    world, _ = window_of_a_bot("open", "heuristic", "heuristic")
    assert lasts(world) > 9.9


def test_alone_with_bots_the_window_of_the_persons_own_card_is_soon_over():
    world, clients = playing("open", "heuristic", "heuristic", settings=Settings(timers=Timers(nope=10, turn=600)))
    table = world.session.table
    game = table.game = read_position("original; 1: see; 2: skip; 3: see; turn: 1; pile: 2*kitten 3*see")
    table.seats = [Seat(game, seat) for seat in range(3)]
    clients[0].act("see")
    assert lasts(world) < 1.1


@pytest.mark.parametrize(
    ("seats", "watched"), [(("open", "heuristic", "heuristic"), True), (("open", "heuristic", "open"), False)]
)
def test_while_another_person_watches_bots_take_as_long_as_ever(seats, watched):
    """A faster answer would reveal that the person has passed."""
    world, clients = window_of_a_bot(*seats, watched=watched)
    asked_then = dict(world.session.scheduler.answers)
    world.run(0.1)
    clients[0].act("pass")
    assert world.session.scheduler.answers == asked_then


def test_how_soon_bots_answer_alone_does_not_depend_on_their_cards():
    answers = []
    for cards in ("see", "nope"):
        world, clients = window_of_a_bot("open", "heuristic", "heuristic")
        world.session.scheduler.random = Random(5)
        take(world.game, 2, Card.SEE_THE_FUTURE)
        give(world.game, 2, Card.NOPE if cards == "nope" else Card.SEE_THE_FUTURE)
        clients[0].act("pass")
        answers.append(world.session.scheduler.answers)
    assert answers[0] == answers[1]


# -- bots that play on alone ---------------------------------------------------------------


def left_to_bots(*seats: str) -> tuple[World, list[Client]]:
    """Return a table whose first player has conceded."""
    world, clients = playing(*seats, settings=Settings(timers=Timers(turn=600)), seed=3)
    clients[0].ask("concede")
    return world, clients


def test_bots_that_play_on_alone_keep_a_pace_that_people_can_follow():
    world, clients = left_to_bots("open", "heuristic", "heuristic")
    assert clients[0].state["table"]["only_bots"]
    before = len(clients[0].of_kind("update"))
    world.run(20)
    assert 8 <= len(clients[0].of_kind("update")) - before <= 40


def test_a_player_with_a_seat_may_hurry_bots_that_play_on_alone():
    world, clients = left_to_bots("open", "heuristic", "heuristic")
    watcher = Client(world, None)
    assert not watcher.state["table"]["hurried"]
    assert clients[0].ask("hurry")["message"] == "accepted"
    assert watcher.of_kind("presence")[-1]["table"]["hurried"]
    world.run(20)
    assert world.session.table.phase == "over"
    assert not watcher.state["table"]["hurried"]
    assert clients[0].ask("hurry")["reason"] == "game-is-over"


def test_a_game_that_a_person_plays_cannot_be_hurried():
    world, clients = left_to_bots("open", "open", "heuristic")
    assert not clients[0].state["table"]["only_bots"]
    assert clients[0].ask("hurry")["reason"] == "people-play-on"
    clients[1].leave()
    world.run(40)
    assert world.session.table.chairs[1].driven
    # The vanished player may come back.
    assert clients[0].ask("hurry")["reason"] == "people-play-on"
    assert Client(world, None).ask("hurry")["reason"] == "only-watching"


def test_the_next_game_is_not_hurried():
    world, clients = left_to_bots("open", "heuristic", "heuristic")
    clients[0].ask("hurry")
    world.run(20)
    clients[0].ask("rematch")
    clients[0].ask("contribute", bytes="00" * 16)
    assert not clients[0].state["table"]["hurried"]
    clients[0].ask("concede")
    assert not clients[0].state["table"]["hurried"]
