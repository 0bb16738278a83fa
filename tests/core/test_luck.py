"""SealedChance luck: as docs/fairness.md says, never biased, and different whenever anything that goes into it is."""

import hashlib
import hmac
import re
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.hand import cards_in
from boomcat.core.playout import play_out
from boomcat.core.recipe import edition_named
from boomcat.core.referee import standings
from boomcat.core.rules import Options, rules_for
from boomcat.luck import MOST_CONTRIBUTED, SECRET_BYTES, SealedChance, commitment, new_secret
from tests.support.paths import ROOT

PAGE = ROOT / "docs" / "fairness.md"
SECRET = bytes(range(32))
GIVEN = (b"Ada", b"", bytes([255] * 32))

MOST = 2**63 - 1
#: A third of all words is too many for it: the digest's words are often used up.
WASTEFUL = 2**64 // 3 + 1

ordinals = st.integers(0, MOST)
bounds = st.integers(1, MOST) | st.integers(1, 100)
secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
contributions = st.lists(st.binary(max_size=MOST_CONTRIBUTED), min_size=2, max_size=10).map(tuple)


def as_written(secret, given, ordinal, bound):
    """The page's own words, once more."""
    message = b"boomcat luck 1\n" + bytes([len(given)])
    for one in given:
        message += bytes([len(one)]) + one
    counter = 0
    while True:
        tail = ordinal.to_bytes(8, "big") + counter.to_bytes(8, "big")
        digest = hmac.new(secret, message + tail, hashlib.sha256).hexdigest()
        for at in (0, 16, 32, 48):
            word = int(digest[at : at + 16], 16)
            if word < 2**64 // bound * bound:
                return word % bound
        counter += 1


# -- as the page says ----------------------------------------------------------------


@given(secrets, contributions, ordinals, bounds)
def test_every_outcome_is_the_one_that_the_page_describes_and_below_its_bound(secret, given_, ordinal, bound):
    outcome = SealedChance(secret, given_).below(ordinal, bound)
    assert outcome == as_written(secret, given_, ordinal, bound) == SealedChance(secret, given_).below(ordinal, bound)
    assert 0 <= outcome < bound


def test_the_examples_of_the_page():
    page = PAGE.read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    luck = SealedChance(SECRET, GIVEN)
    assert len(rows) >= 6
    assert [luck.below(int(ordinal), int(bound)) for ordinal, bound, _ in rows] == [int(row[2]) for row in rows]
    assert commitment(SECRET) in page
    assert SECRET.hex() in page
    assert luck.digest(0, 0).hex() in page


def test_the_commitment_is_a_labelled_hash():
    assert commitment(SECRET) == hashlib.sha256(b"boomcat commitment 1\n" + SECRET).hexdigest()


# -- without bias --------------------------------------------------------------------


def chi_square(counts, categories, total):
    expected = total / categories
    return sum((counts[value] - expected) ** 2 / expected for value in range(categories))


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.8), (3, 13.8), (7, 22.5), (10, 27.9), (53, 89.3)])
def test_outcomes_are_uniform(bound, limit):
    """Fixed data, so no luck in the test: the limit is what one source in a thousand would exceed."""
    luck = SealedChance(SECRET, GIVEN)
    counts = Counter(luck.below(ordinal, bound) for ordinal in range(20_000))
    assert chi_square(counts, bound, 20_000) < limit


def test_neighbours_do_not_depend_on_each_other():
    luck = SealedChance(SECRET, GIVEN)
    rolls = [luck.below(ordinal, 6) for ordinal in range(20_001)]
    counts = Counter(one * 6 + two for one, two in pairwise(rolls))
    assert chi_square(counts, 36, 20_000) < 66.6


def test_large_bounds_are_uniform_because_words_are_refused():
    """Without that, the words that are too many would all fall into the lowest tenths."""
    luck = SealedChance(SECRET, GIVEN)
    counts = Counter(luck.below(ordinal, WASTEFUL) * 10 // WASTEFUL for ordinal in range(10_000))
    assert chi_square(counts, 10, 10_000) < 27.9


def test_a_digest_without_a_fair_word_is_followed_by_the_next(monkeypatch):
    asked = []

    def digest(self, ordinal, counter):
        asked.append((ordinal, counter))
        return b"\xff" * 32 if counter < 3 else b"\xff" * 24 + (29).to_bytes(8, "big")

    monkeypatch.setattr(SealedChance, "digest", digest)
    assert SealedChance(SECRET, GIVEN).below(5, 10) == 9
    assert asked == [(5, 0), (5, 1), (5, 2), (5, 3)]


def test_the_last_fair_word_is_used_and_the_next_is_not(monkeypatch):
    fair = 2**64 - 2**64 % 10
    words = b"".join(word.to_bytes(8, "big") for word in (fair, fair + 5, fair - 1, 3))
    monkeypatch.setattr(SealedChance, "digest", lambda *_: words)
    assert SealedChance(SECRET, GIVEN).below(0, 10) == 9
    assert SealedChance(SECRET, GIVEN).below(0, 2) == fair % 2


def test_real_digests_are_used_up_too():
    luck = SealedChance(SECRET, GIVEN)
    fair = 2**64 - 2**64 % WASTEFUL
    used_up = 0
    for ordinal in range(400):
        digest = luck.digest(ordinal, 0)
        used_up += all(int.from_bytes(digest[at : at + 8], "big") >= fair for at in range(0, 32, 8))
        assert luck.below(ordinal, WASTEFUL) == as_written(SECRET, GIVEN, ordinal, WASTEFUL)
    assert used_up


# -- everything counts ---------------------------------------------------------------


@given(secrets, contributions, ordinals, st.data())
def test_every_input_changes_the_luck(secret, given_, ordinal, data):
    def roll(secret, given_, ordinal):
        return SealedChance(secret, given_).below(ordinal, MOST)

    before = roll(secret, given_, ordinal)
    at, bit = data.draw(st.integers(0, SECRET_BYTES - 1)), data.draw(st.integers(0, 7))
    assert roll(secret[:at] + bytes([secret[at] ^ 1 << bit]) + secret[at + 1 :], given_, ordinal) != before
    assert roll(secret, given_, data.draw(ordinals.filter(lambda other: other != ordinal))) != before
    assert roll(secret, data.draw(contributions.filter(lambda other: other != given_)), ordinal) != before


@pytest.mark.parametrize(
    "other",
    [(b"Ad", b"a", b""), (b"", b"Ada", b""), (b"Ada", b""), (b"Ada", b"", b"", b""), (b"Ada\0", b"", b""), ()],
)
def test_bytes_do_not_pass_from_seat_to_seat(other):
    assert SealedChance(SECRET, other).below(0, MOST) != SealedChance(SECRET, (b"Ada", b"", b"")).below(0, MOST)


def test_new_secrets_differ():
    assert len({new_secret() for _ in range(100)}) == 100
    assert {len(new_secret()) for _ in range(100)} == {SECRET_BYTES}


def test_a_secret_of_another_length_and_long_contributions_are_refused():
    for secret in (b"", SECRET[:-1], SECRET + b"\0"):
        with pytest.raises(ValueError, match="a secret has 32 bytes"):
            SealedChance(secret, GIVEN)
    with pytest.raises(ValueError, match="at most 32 bytes"):
        SealedChance(SECRET, (b"", b"x" * 33))


@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_is_below_zero(bound):
    with pytest.raises(ValueError, match="nothing is below"):
        SealedChance(SECRET, GIVEN).below(0, bound)


def test_the_secret_is_not_shown_by_accident():
    luck = SealedChance(SECRET, GIVEN)
    assert repr(luck) == object.__repr__(luck)


# -- in a game -----------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_a_game_is_dealt_and_played_with_it(key):
    rules = rules_for(EDITIONS[key], 4, Options())
    given_ = (*GIVEN, b"")
    games = [deal(rules, SealedChance(SECRET, given_)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != deal(rules, SealedChance(SECRET, (*GIVEN, b"!")))
    for game in games:
        play_out(game, PlayerRng(1), SealedChance(SECRET, given_))
    assert games[0] == games[1]
    assert sorted(standings(games[0])) == [0, 1, 2, 3]


def dealt_as_written(rules, secret, given_, hand, kittens, implodings=0, with_tower=False):
    """The deal in the words of the page: hands, tower, boxed cards, the draw pile from its bottom, who starts.

    `hand` is how many Defuses and how many other cards a player gets.
    """
    ordinal = 0

    def roll(bound):
        nonlocal ordinal
        ordinal += 1
        return as_written(secret, given_, ordinal - 1, bound)

    def take():
        at = roll(len(left))
        left[at], left[-1] = left[-1], left[at]
        return left.pop()

    left = sorted(rules.deck)
    defuses, others = hand
    hands = [sorted([Card.DEFUSE] * defuses + [take() for _ in range(others)]) for _ in range(rules.players)]
    tower = sorted(take() for _ in range(6)) if with_tower else []
    boxed = sorted(take() for _ in range(len(left) // 3)) if rules.options.quick else []
    pile = left + [Card.IMPLODING_KITTEN] * implodings + [Card.EXPLODING_KITTEN] * kittens
    for i in range(len(pile) - 1, 0, -1):
        j = roll(i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return hands, tower, boxed, pile, roll(rules.players), ordinal


def dealt(rules, given_):
    """The same of a real deal."""
    game = deal(rules, SealedChance(SECRET, given_))
    hands = [cards_in(hand) for hand in game.hands]
    return hands, list(game.tower), list(game.set_aside), game.draw_pile, game.current, game.rolls


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("key", EDITIONS)
def test_cards_are_dealt_as_the_page_says(key, quick):
    for players in (2, 5):
        rules = rules_for(EDITIONS[key], players, Options(quick=quick))
        given_ = (b"x",) * players
        assert dealt(rules, given_) == dealt_as_written(rules, SECRET, given_, (1, 7), players - 1)


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize(
    ("key", "hand", "kittens", "implodings"),
    [
        ("black-hole", (0, 7), 0, 3),
        ("danger-mode", (1, 7), 6, 0),
        ("card-hoarders", (1, 5), 2, 1),
        ("original tower=1 streaking=1 deal=n", (1, 4), 4, 0),
    ],
)
def test_cards_of_a_recipe_are_dealt_as_the_page_says(key, hand, kittens, implodings, quick):
    rules = rules_for(edition_named(key), 4, Options(quick=quick))
    given_ = (b"x",) * 4
    written = dealt_as_written(rules, SECRET, given_, hand, kittens, implodings, "tower" in key)
    assert dealt(rules, given_) == written
