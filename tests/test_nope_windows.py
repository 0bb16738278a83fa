"""The Nope window tells nobody who holds a Nope (N7): not by its length, not by a message, not by a size."""

from random import Random

import pytest

from boomcat.bots.seat import Seat
from boomcat.core.cards import Card
from boomcat.core.chance import Rng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.game import Game
from boomcat.core.legal import legal_moves
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.luck import SealedChance
from boomcat.notation import write_move
from boomcat.server.messages import Settings, Timers
from tests.virtual import Client, World, playing

PLAYERS = 4
#: Played cards whose effect shows no card to anybody.
PLAIN = ("attack", "skip", "shuffle", "favor 1", "favor 2", "favor 3", "favor 4")


def position(seed: int) -> Game:
    """Some turn of some game."""
    random, luck, rng = Random(seed), SeededChance(seed), Rng(seed)
    while True:
        game = deal(rules_for(EDITIONS["original"], PLAYERS, Options()), luck)
        for _ in range(random.randrange(60)):
            if game.asking != Ask.OVER:
                seat = asked(game)[0]
                apply(game, seat, game.question, random_move(game, seat, rng), luck)
        if game.asking == Ask.TURN and plain_moves(game) and twin(game, game.next_living(game.current)) is not None:
            return game
        seed += 7919
        luck, rng = SeededChance(seed), Rng(seed)


def plain_moves(game: Game) -> list[str]:
    moves = [write_move(move, game.rules.edition) for move in legal_moves(game, game.current)]
    return [move for move in moves if move in PLAIN]


def twin(game: Game, seat: int) -> Game | None:
    """The same moment, but this player has a Nope where they had none, or none where they had one."""
    other = game.copy()
    deep = range(len(other.deck) - 4)  # where nobody sees them soon
    if not other.hands[seat].has(Card.NOPE):
        held = other.hands[seat].cards()
        places = [place for place in deep if other.deck[place] == Card.NOPE][:1]
        swaps = [(place, held[0], Card.NOPE) for place in places if held]
    else:
        copies = other.hands[seat].count(Card.NOPE)
        plain = (Card.NOPE, Card.EXPLODING_KITTEN)
        places = [place for place in deep if other.deck[place] not in plain][:copies]
        swaps = [(place, Card.NOPE, other.deck[place]) for place in places] if len(places) == copies else []
    for place, given, got in swaps:
        other.take(seat, given)
        other.give(seat, got)
        other.deck[place] = given
    return other if swaps else None


class Timed:
    """One window at a table of four people and a spectator; who lets it pass is drawn from the seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.world = World(*["open"] * PLAYERS, settings=Settings(timers=Timers(turn=600)), seed=seed)
        table = self.world.room.table
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
        game = self.world.game
        self.clients[game.current].act(move, request="the play")
        question = game.question + 1
        others = [seat for seat in range(PLAYERS) if seat != game.current and game.is_alive(seat)]
        for seat in random.sample(others, random.randrange(len(others) + 1)):
            self.world.run(random.uniform(0, 1))
            self.clients[seat].act("pass", question, request=f"pass {seat}")
        self.world.run(6)
        return self

    def seen_by(self, viewer: int) -> list[tuple[float, bytes]]:
        return [(round(time - self.begin, 6), message) for time, message in self.clients[viewer].sent]


@pytest.mark.parametrize("block", range(8))
def test_to_all_others_a_window_is_the_same_byte_for_byte_whether_or_not_somebody_holds_a_nope(block):
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
                # Who holds it sees their own cards, at the same times and in as many messages.
                assert [time for time, _ in truth.seen_by(viewer)] == [time for time, _ in lie.seen_by(viewer)]
            else:
                assert truth.seen_by(viewer) == lie.seen_by(viewer)


def opened(world: World, clients: list[Client]) -> tuple[Client, int]:
    """Play cards until a window is open: who played, and the question."""
    for _ in range(200):
        game = world.game
        if game.asking == Ask.NOPE:
            return clients[game.top], game.question
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
    assert player.state["clock"] == {"left": 7.5, "of": 7.5}
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


def test_nobody_is_told_that_somebody_let_a_window_pass():
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
            for seat, chair in enumerate(timed.world.room.table.chairs):
                chair.gone = seat != variant.current
            move = Random(seed).choice(plain_moves(variant))
            timed.clients[variant.current].act(move)
            delays.append(timed.world.room.conductor.answers)
        assert delays[0] == delays[1]
        assert len(delays[0]) == sum(game.is_alive(seat) for seat in range(PLAYERS)) - 1


def test_with_only_bots_to_wait_for_a_window_is_shorter_than_its_longest():
    world, clients = playing("open", "heuristic", "heuristic", settings=Settings(timers=Timers(nope=10, turn=600)))
    for _ in range(30):
        game = world.game
        if game.asking == Ask.TURN and game.current == 0 and plain_moves(game):
            question = game.question
            clients[0].act(plain_moves(game)[0])
            world.run(5.1)
            assert world.game.question > question + 1 or world.game.asking != Ask.NOPE
            return
        world.run(1)
