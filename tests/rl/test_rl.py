"""Environments: what a seat remembers is true, and no number reveals what the seat may not know."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from boomcat.bots.worth import price
from boomcat.core.answers import Bury, Place
from boomcat.core.cards import NO_CARD, bit
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.hand import Hand, cards_in, copies_in
from boomcat.core.legal import legal_moves
from boomcat.core.moves import Move
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply, asked
from boomcat.core.state import State
from boomcat.core.value import fields_of
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.actions import EVERY_PLACE, Actions
from boomcat.rl.choices import options_of
from boomcat.rl.features import MOVE_ROW, ROW, ObservationWriter
from boomcat.rl.layout import MOVE_PARTS, PARTS, scales
from boomcat.rl.memory import KITTEN, Memory, memories_of
from boomcat.rl.option_batch import OptionBatch, option_slot
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import OPTIONS, RECIPES, moments, new_game

TABLES = [
    ("original", 2, "default"),
    ("original", 4, "quick"),
    ("nsfw", 5, "old"),
    ("party-pack", 8, "default"),
    ("good-vs-evil", 4, "default"),
    *[(key, sizes[0], "all") for key, sizes in RECIPES.items()],
]


#: How many numbers the Original with four players has, and some of their texts.
COUNT = 131
SOME = ["draw", "pass", "place 0", "give defuse", "take defuse", "attack", "pair attack 4"]


def remembered(key: str, players: int, options: str, seed: int):
    """Yield every moment of a random game, with each seat's memory of the full events and of those it was shown."""
    game, chance = new_game(key, players, OPTIONS[options], seed)
    rng = PlayerRng(seed)
    first, second = memories_of(game), memories_of(game)
    knowledge = [Knowledge(View(game, seat)) for seat in range(players)]
    yield game, first, second, knowledge
    while game.asking != Ask.OVER:
        events: list[Event] = []
        game.log = events
        seats = asked(game)
        seat = seats[rng.below(len(seats))]
        apply(game, seat, game.question, random_move(game, seat, rng), chance)
        for event in events:
            for viewer in range(players):
                seen = redact(event, viewer)
                first[viewer].see(event)
                second[viewer].see(seen)
                knowledge[viewer].see(seen)
        yield game, first, second, knowledge


def fields(memory: Memory) -> tuple[object, ...]:
    held = [hand.key() for hand in memory.held]
    simple = (memory.known, memory.floating, memory.clear, memory.doubt, memory.placer, memory.since, memory.owed)
    return (*simple, held, memory.lacks, memory.looked, memory.godcat, memory.lifted, memory.lifted_card)


def numbers(game: State, seat: int, memory: Memory) -> list[bytes]:
    """Return all numbers that a learner gets when this seat is asked."""
    writer = ObservationWriter(game.rules)
    writer.look(game, seat, memory)
    row = vec[u8](bytes(ROW))
    writer.observation(game, memory, row, 0)
    found = [bytes(memoryview(row))]
    for move in options_of(game, seat):
        row = vec[u8](bytes(MOVE_ROW))
        writer.move(game, memory, move, row, 0)
        found.append(bytes(memoryview(row)))
    return found


def legal_numbers(actions: Actions, game: State, seat: int) -> dict[int, Move]:
    """Return what this seat may do now, by number, the slow way: of the moves that share a number the cheapest."""
    pile = len(game.draw_pile)
    found: dict[int, Move] = {}
    for move in legal_moves(game, seat):
        number = actions.number(move, seat, pile)
        if isinstance(move, Place | Bury) and move.above >= EVERY_PLACE:
            better = move.above in ((pile + EVERY_PLACE) // 2, pile)
        else:
            better = number not in found or price(move) < price(found[number])
        if better:
            found[number] = move
    return found


def certain(memory: Memory, above: int) -> int:
    """Return the card under this many others, if nothing could have come in between."""
    at = len(memory.known) - 1 - above
    if at < 0 or (above >= memory.clear and (memory.floating or memory.doubt)):
        return NO_CARD
    return memory.known[at]


def check_true(game: State, memory: Memory) -> None:
    """Check that everything remembered as certain is true."""
    for above in range(len(game.draw_pile)):
        assert certain(memory, above) in (NO_CARD, game.draw_pile[-1 - above])
    for seat, hand in enumerate(game.hands):
        for kind in cards_in(memory.held[seat]):
            assert copies_in(hand, kind) >= memory.held[seat].count(kind)
            assert not memory.lacks[seat] & bit(kind)
        assert not memory.lacks[seat] & hand.one
    assert (memory.unknown, memory.kittens) == (memory.known.count(NO_CARD), memory.known.count(KITTEN))
    assert memory.looked_most >= max(memory.looked)


def check_options(game: State, seat: int) -> None:
    found = options_of(game, seat)
    assert found
    assert set(found) <= set(legal_moves(game, seat))


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_a_learners_numbers_are_true_and_do_not_depend_on_hidden_cards(key, players, options):
    """And a memory of full events equals one of the events that its seat sees."""
    rng = PlayerRng(3)
    for step, (game, from_full, from_redacted, knowledge) in enumerate(remembered(key, players, options, 31 + players)):
        for memory, other in zip(from_full, from_redacted, strict=True):
            assert fields(memory) == fields(other)
            check_true(game, memory)
        if step % 3 == 0 and game.asking != Ask.OVER:
            seat = asked(game)[0]
            check_options(game, seat)
            twin = Redeal(View(game, seat), knowledge[seat]).draw(rng)
            assert numbers(game, seat, from_redacted[seat]) == numbers(twin, seat, from_redacted[seat])


def all_of(memory: Memory) -> list[object]:
    hands = [[getattr(hand, name) for name in fields_of(Hand)] for hand in memory.held]
    return [hands, *(getattr(memory, name) for name in fields_of(Memory))]


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_a_memory_that_is_reset_is_as_new(key, players, options):
    for step, (_, _, from_redacted, _) in enumerate(remembered(key, players, options, 31 + players)):
        for memory in from_redacted if step % 5 == 0 else ():
            for pile in (len(memory.known) + 3, 3):
                used = memory.copy()
                used.begin(pile)
                fresh = Memory(memory.seat, players, pile, memory.keeps_kittens, memory.dealt_defuses)
                assert all_of(used) == all_of(fresh)


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_every_legal_move_has_a_number_and_a_text(key, players, options):
    game, _ = new_game(key, players, OPTIONS[options], 1)
    actions = Actions(game.rules)
    assert actions.size <= 2048
    for step, (moment, _) in enumerate(moments(key, players, OPTIONS[options], 51 + players, hurried=True)):
        seat = moment.decider
        legal = legal_numbers(actions, moment, seat)
        every = legal_moves(moment, seat)
        assert set(legal.values()) <= set(every)
        assert {actions.number(move, seat, len(moment.draw_pile)) for move in every} == set(legal)
        if step % 7 == 0:
            for number in legal:
                assert actions.read(actions.text(number, seat), seat) == number


def test_numbers_never_change():
    """Networks were trained with them."""
    rules = new_game("original", 4, OPTIONS["default"], 1)[0].rules
    actions = Actions(rules)
    assert actions.size == COUNT
    assert [actions.text(number) for number in (0, 2, 14, 24, 36, 48, 60)] == SOME


def test_a_batch_plays_games_to_their_end_with_bots_inside():
    slots = [option_slot("original", ["learner", "heuristic"], 1), option_slot("good-vs-evil", ["learner"] * 3, 2)]
    batch = OptionBatch(slots, 500)
    batch.begin()
    counts, winners = (batch.arrays()[name] for name in ("counts", "winners"))
    rng = PlayerRng(1)
    seen = 0
    for _ in range(400):
        assert batch.used == sum(counts)
        batch.step(bytes(rng.below(count) for count in counts))
        seen += sum(winner != 255 for winner in winners)
    assert seen == sum(slot.games for slot in slots)
    assert all(slot.games > 3 for slot in slots)
    assert slots[0].won < slots[0].games
    assert slots[1].won == slots[1].games


def test_every_number_has_a_part_and_a_scale():
    for parts, length in ((PARTS, ROW), (MOVE_PARTS, MOVE_ROW)):
        assert len(scales(parts)) == length
        assert len({part.name for part in parts}) == len(parts)
