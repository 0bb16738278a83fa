"""Environments by number: masks, compact observations and many games at once say what the slow way says."""

import hashlib

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from boomcat.core.chance import PlayerRng
from boomcat.core.edition import EDITIONS
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import asked
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.actions import Actions, price
from boomcat.rl.compact import ABOUT, ABOUT_PARTS, CompactWriter, Discards, scales_of
from boomcat.rl.features import Table, Writer
from boomcat.rl.layout import Part
from boomcat.rl.masks import Masks
from boomcat.rl.memory import Memory
from boomcat.rl.rounds import NO_END, SOME_BOT, Form, Round, Rounds, form_for
from boomcat.views.view import View
from tests.rl.test_rl import TABLES, remembered
from tests.support.random_games import OPTIONS, moments, new_game

every_table = pytest.mark.parametrize(("key", "players", "options"), TABLES)

#: Digests of all texts of all numbers, by edition: trained networks depend on them.
DIGESTS = {
    "original": "8a4b49c8c0c99a9b",
    "nsfw": "1d8d8f70be35f413",
    "party-pack": "6360bb205dd36db9",
    "good-vs-evil": "b06cc0d02a06a347",
}


def numbers_of(masks: Masks, game: State, seat: int) -> list[int]:
    row = vec[u8](bytes(masks.size + 3))
    count = masks.write(game, seat, row, 3)
    found = [number for number, one in enumerate(memoryview(row)[3:]) if one]
    assert len(found) == count
    assert masks.last in found
    return found


def observed(writer: CompactWriter, game: State, seat: int, memory: Memory) -> bytes:
    discards = Discards()
    discards.count(game.discards)
    row = vec[u8](bytes(writer.size))
    writer.write(game, seat, memory, discards, row, 0)
    return bytes(memoryview(row))


def part(parts: list[Part], name: str) -> slice:
    found = next(part for part in parts if part.name == name)
    return slice(found.start, found.start + found.length)


@every_table
@pytest.mark.parametrize("compact", [False, True])
def test_a_mask_holds_what_is_legal_and_a_number_is_the_move_it_was(key, players, options, compact):
    game, _ = new_game(key, players, OPTIONS[options], 1)
    actions = Actions(game.rules, compact)
    masks = Masks(actions)
    for step, (moment, _) in enumerate(moments(key, players, OPTIONS[options], 71 + players, hurried=True)):
        if moment.asking == Ask.OVER or (step % 3 and not compact):
            continue
        seat = moment.decider
        legal = actions.legal(moment, seat)
        assert numbers_of(masks, moment, seat) == sorted(legal)
        for number, move in legal.items():
            found = masks.move(moment, seat, number)
            # Of several that cost the same it may be another one.
            assert found is move or (compact and price(found) == pytest.approx(price(move)))
            assert actions.number(found, seat, len(moment.draw_pile)) == number


@every_table
def test_a_compact_observation_is_the_same_wherever_the_hidden_cards_lie(key, players, options):
    """And says of cards and kittens what the full one says."""
    game, _ = new_game(key, players, OPTIONS[options], 1)
    compact, table, full = CompactWriter(game.rules), Table(game.rules), Writer()
    rng = PlayerRng(4)
    for step, (moment, _, memories, knowledge) in enumerate(remembered(key, players, options, 41 + players)):
        if step % 3 or moment.asking == Ask.OVER:
            continue
        seat = asked(moment)[0]
        row = observed(compact, moment, seat, memories[seat])
        twin = Redeal(View(moment, seat), knowledge[seat]).draw(rng)
        assert observed(compact, twin, seat, memories[seat]) == row
        full.look(table, moment, seat, memories[seat])
        unseen = [full.unseen[card] for card in compact.cards]
        assert list(row[part(compact.parts, "unseen")]) == unseen
        hand, pile, kittens, others = row[part(compact.parts, "sizes")]
        assert (hand, pile) == (moment.hands[seat].size, len(moment.draw_pile))
        assert (kittens, others) == (full.kittens, full.unseen_size)
        assert list(row[part(compact.parts, "odds")][:3]) == [
            full.risk_at(memories[seat], above) if above < pile else 0 for above in range(3)
        ]


def test_every_number_of_a_compact_observation_has_a_part_and_a_scale():
    assert sum(part.length for part in ABOUT_PARTS) == ABOUT
    for key, players, options in TABLES:
        writer = CompactWriter(new_game(key, players, OPTIONS[options], 1)[0].rules)
        assert len(scales_of(writer.parts)) == writer.size
        assert len({part.name for part in writer.parts}) == len(writer.parts)


# -- many at once ------------------------------------------------------------------------


def rounds_of(form: Form, cast: list[str], count: int) -> Rounds:
    rounds = Rounds([Round(form, cast, seed) for seed in range(count)], seed=5)
    rounds.begin()
    return rounds


def rows(rounds: Rounds, name: str, width: int) -> list[bytes]:
    whole = bytes(rounds.arrays()[name])
    return [whole[at : at + width] for at in range(0, len(whole), width)]


@pytest.mark.parametrize("compact", [False, True])
def test_rounds_show_the_asked_player_what_that_seat_knows(compact):
    """What is remembered on the way, and counted on from the last time, comes to the same as all of it at once."""
    form = form_for("good-vs-evil", 3, Options(five_different=True), compact=compact)
    rounds = rounds_of(form, ["learner"] * 3, 4)
    for _ in range(150):
        observations, masks = rows(rounds, "observations", form.numbers), rows(rounds, "masks", form.moves)
        for one, observation, mask in zip(rounds.rounds, observations, masks, strict=True):
            legal = form.actions.legal(one.game, one.seat)
            assert [number for number, may in enumerate(mask) if may] == sorted(legal)
            assert len(legal) == one.count > 1
            discards = Discards()
            discards.count(one.game.discards)
            row = vec[u8](bytes(form.numbers))
            form.observe(one.game, one.seat, one.memories[one.seat], discards, row, 0)
            assert bytes(memoryview(row)) == observation
        rounds.step(rounds.sample())
    assert all(one.games for one in rounds.rounds)


def test_rounds_end_with_the_last_player_or_the_last_learner():
    rounds = rounds_of(form_for("original", 3), ["learner", "random", "random"], 6)
    ends = set()
    for _ in range(300):
        rounds.step(rounds.sample())
        seats, winners = (bytes(rounds.arrays()[name]) for name in ("seats", "winners"))
        for one, seat, winner in zip(rounds.rounds, seats, winners, strict=True):
            assert one.roles[seat] == 0
            ends.add("won" if winner < 3 else winner)
    assert ends == {"won", NO_END, SOME_BOT}


def test_a_round_depends_on_its_seed_alone():
    form = form_for("original", 4)
    histories = []
    for seed in (1, 1, 2):
        one = Round(form, ["learner"] * 4, 9, endless=False)
        one.seed(seed)
        rounds = Rounds([one], seed=7)
        rounds.begin()
        history = hashlib.sha256()
        while one.seat >= 0:
            history.update(rounds.arrays()["observations"])
            choices = rounds.sample()
            one.answer(int.from_bytes(choices, "little"))
            rounds.clear()
            one.go_on(rounds.masks, 0)
            if one.seat >= 0:
                one.observe(one.seat, rounds.observations, 0)
        assert one.winner in range(4)
        histories.append(history.hexdigest())
    assert histories[0] == histories[1] != histories[2]


def test_what_is_not_legal_is_refused_and_nothing_happens():
    rounds = rounds_of(form_for("original", 2), ["learner"] * 2, 2)
    before = bytes(rounds.arrays()["masks"])
    good = rounds.sample()
    for bad in (good[:4] + (-1).to_bytes(4, "little", signed=True), good[:4] + (130).to_bytes(4, "little")):
        with pytest.raises(ValueError, match="round 1"):
            rounds.step(bad)
    with pytest.raises(ValueError, match="4 bytes of answers for 2 rounds"):
        rounds.step(good[:4])
    assert bytes(rounds.arrays()["masks"]) == before


# -- numbers stay --------------------------------------------------------------------------


@pytest.mark.parametrize("key", list(EDITIONS))
def test_numbers_stay_what_they_are_in_every_edition(key):
    """Each size, compact and full: a change here makes what others have trained worthless."""
    digest = hashlib.sha256()
    for players in EDITIONS[key].sizes:
        rules = rules_for(edition_named(key), players, Options())
        for compact in (True, False):
            actions = Actions(rules, compact)
            texts = [actions.text(number) for number in range(min(actions.size, 3_000))]
            digest.update(f"{players} {compact} {actions.size} {' '.join(texts)}\n".encode())
        digest.update(repr([(one.name, one.start, one.length) for one in CompactWriter(rules).parts]).encode())
    assert digest.hexdigest()[:16] == DIGESTS[key]
