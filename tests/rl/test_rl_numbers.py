"""Masks, observations and batches of the environments agree with the slow way to compute them."""

import hashlib

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from boomcat.bots.worth import price
from boomcat.core.cards import NO_CARD, Card, bit
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Cursed, Handed
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import asked
from boomcat.core.rules import SEATS, Options, rules_for
from boomcat.core.state import State
from boomcat.knowledge.redeal import Redeal
from boomcat.notation import read_position
from boomcat.rl.actions import Actions
from boomcat.rl.batch import Batch
from boomcat.rl.encoding import TableEncoding, encoding_for
from boomcat.rl.features import ROW, ObservationWriter
from boomcat.rl.game_slot import NO_END, SOME_BOT, EncodedSlot
from boomcat.rl.layout import ABOUT, ABOUT_SCALES, ABOUT_WORDS, LATER, PARTS, About, Part, column_names, columns_of
from boomcat.rl.memory import Memory, memory_of
from boomcat.views.view import View
from tests.rl.test_rl import TABLES, legal_numbers, remembered
from tests.support.random_games import OPTIONS, moments, new_game

every_table = pytest.mark.parametrize(("key", "players", "options"), TABLES)

#: Digests of the texts of all numbers, and of the layouts of observations, by edition.
OBSERVED = {
    "original": "e2dadbdd915cc726",
    "nsfw": "e2dadbdd915cc726",
    "party-pack": "5303aeb0dd9db10d",
    "good-vs-evil": "4eadbe5b5697d11d",
}
DIGESTS = {
    "original": "f2356c95c40d15be",
    "nsfw": "df3e04052288e464",
    "party-pack": "600b81c27e1bffc8",
    "good-vs-evil": "3ee7c1f5b0605da7",
}
#: Parts with a number for each seat.
BY_SEAT = [one.name for one in PARTS if one.name in LATER and one.length == SEATS]


def numbers_of(actions: Actions, game: State, seat: int) -> list[int]:
    row = vec[u8](bytes(actions.size + 3))
    count = actions.write(game, seat, row, 3)
    found = [number for number, one in enumerate(memoryview(row)[3:]) if one]
    assert len(found) == count
    assert actions.last in found
    return found


def observed(encoding: TableEncoding, game: State, seat: int, memory: Memory) -> bytes:
    row = vec[u8](bytes(encoding.width))
    encoding.observe(game, seat, memory, row, 0)
    return bytes(memoryview(row))


def part(parts: list[Part], name: str) -> slice:
    found = next(part for part in parts if part.name == name)
    return slice(found.start, found.start + found.length)


@every_table
def test_a_mask_holds_the_legal_moves_and_a_number_stands_for_its_move(key, players, options):
    game, _ = new_game(key, players, OPTIONS[options], 1)
    actions = Actions(game.rules)
    for moment, _ in moments(key, players, OPTIONS[options], 71 + players, hurried=True):
        if moment.asking == Ask.OVER:
            continue
        seat = moment.decider
        legal = legal_numbers(actions, moment, seat)
        assert numbers_of(actions, moment, seat) == sorted(legal)
        for number, move in legal.items():
            found = actions.move(moment, seat, number)
            # Of several moves with the same price it may be another one.
            assert found is move or price(found) == pytest.approx(price(move))
            assert actions.number(found, seat, len(moment.draw_pile)) == number


@every_table
def test_an_observation_is_the_champions_without_the_constant_columns(key, players, options):
    """It is the same wherever the hidden cards are; the other seats follow clockwise, with gaps for the dead."""
    rules = new_game(key, players, OPTIONS[options], 1)[0].rules
    encoding, full = TableEncoding(rules), ObservationWriter(rules)
    columns = columns_of(rules)
    rng = PlayerRng(4)
    for step, (moment, _, memories, knowledge) in enumerate(remembered(key, players, options, 41 + players)):
        if step % 3 or moment.asking == Ask.OVER:
            continue
        seat = asked(moment)[0]
        row = observed(encoding, moment, seat, memories[seat])
        twin = Redeal(View(moment, seat), knowledge[seat]).draw(rng)
        assert observed(encoding, twin, seat, memories[seat]) == row
        whole = vec[u8](bytes(ROW))
        full.look(moment, seat, memories[seat])
        full.observation(moment, memories[seat], whole, 0)
        kept = {column for some in columns.values() for column in some}
        assert not any(whole[column] for part in PARTS for column in range(part.start, part.start + part.length)
                       if column not in kept and part.name not in ("game", "options"))  # fmt: skip
        for one in encoding.parts:
            if one.name not in ("current", "others", *BY_SEAT):
                assert list(row[part(encoding.parts, one.name)]) == [whole[at] for at in columns[one.name]]
        others = row[part(encoding.parts, "others")]
        for ahead in range(1, players):
            about = others[(ahead - 1) * ABOUT : ahead * ABOUT]
            who = (seat + ahead) % players
            assert about[About.THERE] == moment.is_alive(who)
            assert about[About.SIZE] == (moment.hands[who].size if moment.is_alive(who) else 0)
        assert list(row[part(encoding.parts, "current")]).index(1) == (moment.current - seat) % players
        for name, seats in [("cursed", moment.cursed), ("barking", bit(moment.barking) if moment.barking >= 0 else 0)]:
            if columns[name]:
                there = [seats >> (seat + ahead) % players & 1 for ahead in range(players)]
                assert list(row[part(encoding.parts, name)]) == there


def test_an_observation_shows_a_cursed_seat_no_more_than_it_remembers():
    """It saw the cards when the curse began (H8)."""
    rows = []
    for hand in ("skip nope", "see favor"):
        game = read_position(f"original curse=2; 1: {hand}; 2: see; pile: see favor kitten; cursed: 1")
        encoding, memory = TableEncoding(game.rules), memory_of(0, game)
        rows.append(observed(encoding, game, 0, memory))
        assert [encoding.actions.text(number) for number in numbers_of(encoding.actions, game, 0)] == ["draw", "blind"]
    assert rows[0] == rows[1]
    memory.see(Cursed(1, 0, (Card.SEE_THE_FUTURE, Card.FAVOR)))
    row = observed(encoding, game, 0, memory)
    assert sum(row[part(encoding.parts, "hand")]) == 2
    memory.see(Handed(0, 1, NO_CARD, False, False, True))
    assert sum(observed(encoding, game, 0, memory)[part(encoding.parts, "hand")]) == 0


def test_windows_before_a_draw_have_two_numbers():
    game = read_position("original alter-now=2; 1: see; 2: alter-now; 3: see; pile: see 2*kitten; window: draw")
    actions = Actions(game.rules)
    found = [[actions.text(number, seat) for number in numbers_of(actions, game, seat)] for seat in (1, 2)]
    assert found == [["now", "wait"], ["wait"]]


def test_every_number_of_an_observation_has_a_part_and_a_scale():
    assert [value for name, value in vars(About).items() if name.isupper()] == list(range(ABOUT))
    assert set(ABOUT_SCALES) <= set(ABOUT_WORDS)
    assert len(set(column_names(PARTS))) == ROW
    for key, players, options in TABLES:
        encoding = TableEncoding(new_game(key, players, OPTIONS[options], 1)[0].rules)
        assert len(encoding.scales) == encoding.width == sum(part.length for part in encoding.parts)
        assert len({part.name for part in encoding.parts}) == len(encoding.parts)


# -- batches -----------------------------------------------------------------------------


def batch_of(encoding: TableEncoding, cast: list[str], count: int) -> Batch:
    batch = Batch([EncodedSlot(encoding, cast, seed) for seed in range(count)], seed=5)
    batch.begin()
    return batch


def rows(batch: Batch, name: str, width: int) -> list[bytes]:
    whole = bytes(batch.arrays()[name])
    return [whole[at : at + width] for at in range(0, len(whole), width)]


def test_a_batch_shows_what_the_asked_seat_knows():
    """Remembering events one by one gives the same result as all of them at once."""
    encoding = encoding_for("good-vs-evil", 3, Options(five_different=True))
    batch = batch_of(encoding, ["learner"] * 3, 4)
    for _ in range(150):
        observations = rows(batch, "observations", encoding.width)
        masks = rows(batch, "masks", encoding.action_count)
        for slot, observation, mask in zip(batch.slots, observations, masks, strict=True):
            legal = legal_numbers(encoding.actions, slot.game, slot.seat)
            assert [number for number, may in enumerate(mask) if may] == sorted(legal)
            assert len(legal) == slot.count > 1
            assert observed(encoding, slot.game, slot.seat, slot.memories[slot.seat]) == observation
        batch.step(batch.sample())
    assert all(slot.games for slot in batch.slots)


def test_games_end_with_the_last_player_or_when_no_learner_is_alive():
    batch = batch_of(encoding_for("original", 3), ["learner", "random", "random"], 6)
    ends = set()
    for _ in range(300):
        batch.step(batch.sample())
        seats, winners = (bytes(batch.arrays()[name]) for name in ("seats", "winners"))
        for one, seat, winner in zip(batch.slots, seats, winners, strict=True):
            assert one.roles[seat] == 0
            ends.add("won" if winner < 3 else winner)
    assert ends == {"won", NO_END, SOME_BOT}


def test_a_game_depends_on_its_seed_alone():
    encoding = encoding_for("original", 4)
    histories = []
    for seed in (1, 1, 2):
        one = EncodedSlot(encoding, ["learner"] * 4, 9, endless=False)
        one.seed(seed)
        batch = Batch([one], seed=7)
        batch.begin()
        history = hashlib.sha256()
        while one.seat >= 0:
            history.update(batch.arrays()["observations"])
            choices = batch.sample()
            one.answer(int.from_bytes(choices, "little"))
            batch.clear()
            one.go_on(batch.masks, 0)
            if one.seat >= 0:
                one.observe(one.seat, batch.observations, 0)
        assert one.winner in range(4)
        histories.append(history.hexdigest())
    assert histories[0] == histories[1] != histories[2]


def test_an_illegal_number_is_refused_and_nothing_happens():
    batch = batch_of(encoding_for("original", 2), ["learner"] * 2, 2)
    before = bytes(batch.arrays()["masks"])
    good = batch.sample()
    for bad in (good[:4] + (-1).to_bytes(4, "little", signed=True), good[:4] + (130).to_bytes(4, "little")):
        with pytest.raises(ValueError, match="slot 1"):
            batch.step(bad)
    with pytest.raises(ValueError, match="4 bytes of answers for 2 slots"):
        batch.step(good[:4])
    assert bytes(batch.arrays()["masks"]) == before


# -- numbers stay --------------------------------------------------------------------------


@pytest.mark.parametrize("key", list(EDITIONS))
def test_numbers_never_change_in_any_edition(key):
    """A change here makes trained networks of other people worthless."""
    digest = hashlib.sha256()
    for players in EDITIONS[key].sizes:
        actions = Actions(rules_for(edition_named(key), players, Options()))
        texts = [actions.text(number) for number in range(actions.size)]
        digest.update(f"{players} {' '.join(texts)}\n".encode())
    assert digest.hexdigest()[:16] == DIGESTS[key]


@pytest.mark.parametrize("key", list(EDITIONS))
def test_observations_never_change_in_any_edition(key):
    digest = hashlib.sha256()
    for players in EDITIONS[key].sizes:
        encoding = encoding_for(key, players)
        digest.update(repr([(one.name, one.start, one.length) for one in encoding.parts]).encode())
    assert digest.hexdigest()[:16] == OBSERVED[key]
