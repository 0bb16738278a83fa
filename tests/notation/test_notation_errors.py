"""Errors in a text are ids of messages with arguments, and there is a sentence for each."""

import re

import pytest

from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.locale import text as message
from boomcat.notation import read_move, read_position
from tests.support.paths import ROOT

ORIGINAL, PARTY, EVIL = (EDITIONS[key] for key in ("original", "party-pack", "good-vs-evil"))


def dealt(edition: Edition) -> State:
    return deal(rules_for(edition, edition.most, Options()), SeededChance(1))


def reading(text: str) -> MalformedInput:
    with pytest.raises(MalformedInput) as caught:
        read_position(text)
    return caught.value


def explained(error: MalformedInput) -> str:
    """The sentence for it; a message that is missing or wants other arguments raises an error itself."""
    return message("error-" + error.reason, **error.details)


WRONG_MOVES = [
    (ORIGINAL, "", "word-missing"),
    (ORIGINAL, "fly", "unknown-move"),
    (ORIGINAL, "keep", "unknown-move"),
    (ORIGINAL, "trade", "unknown-move"),
    (ORIGINAL, "steal godcat", "unknown-move"),
    (ORIGINAL, "face 2 godcat", "unknown-move"),
    (ORIGINAL, "alter 2 1 3", "unknown-move"),
    (ORIGINAL, "heck", "unknown-move"),
    (ORIGINAL, "godcat as skip", "unknown-move"),
    (ORIGINAL, "draw draw", "word-too-many"),
    (ORIGINAL, "skip 2", "word-too-many"),
    (ORIGINAL, "favor", "word-missing"),
    (ORIGINAL, "favor 0", "no-such-seat"),
    (ORIGINAL, "favor 6", "no-such-seat"),
    (ORIGINAL, "favor " + "9" * 5000, "no-such-seat"),
    (ORIGINAL, "favor ²", "not-a-seat"),
    (ORIGINAL, "favor -1", "not-a-seat"),
    (ORIGINAL, "tacocat", "never-alone"),
    (ORIGINAL, "kitten", "never-alone"),
    (ORIGINAL, "pair kitten 2", "never-in-a-hand"),
    (ORIGINAL, "pair tacocat+feral 2", "unknown-card"),
    (ORIGINAL, "pair", "word-missing"),
    (ORIGINAL, "pair tacocat+tacocat 2", "wrong-stand-ins"),
    (ORIGINAL, "triple nope 2", "word-missing"),
    (ORIGINAL, "triple nope 2 feral", "unknown-card"),
    (ORIGINAL, "five defuse skip nope tacocat", "not-five-different"),
    (ORIGINAL, "five defuse skip nope 2*tacocat", "not-five-different"),
    (ORIGINAL, "five defuse skip nope tacocat beard potato", "not-five-different"),
    (ORIGINAL, "five kitten skip nope tacocat beard", "never-in-a-hand"),
    (ORIGINAL, "five 9*skip", "too-many-copies"),
    (ORIGINAL, "place", "word-missing"),
    (ORIGINAL, "place deep", "not-a-number"),
    (ORIGINAL, "place 250", "number-out-of-range"),
    (ORIGINAL, "give kitten", "never-in-a-hand"),
    (ORIGINAL, "give", "word-missing"),
    (ORIGINAL, "take kitten", "never-in-a-hand"),
    (PARTY, "pair tacocat+feral+feral 2", "wrong-stand-ins"),
    (PARTY, "triple tacocat+feral+feral+feral 2 nope", "wrong-stand-ins"),
    (PARTY, "pair tacocat+ 2", "unknown-card"),
    (PARTY, "alter 1 1 2", "not-an-order"),
    (PARTY, "alter 2 3", "not-an-order"),
    (PARTY, "alter 1 2 3 1", "not-an-order"),
    (PARTY, "alter 4", "not-an-order"),
    (PARTY, "alter 6", "number-out-of-range"),
    (EVIL, "pair horse+godcat+godcat 2", "wrong-stand-ins"),
    (EVIL, "godcat", "word-missing"),
    (EVIL, "godcat is favor", "unknown-word"),
    (EVIL, "godcat as nope", "never-alone"),
    (EVIL, "godcat as skip", "unknown-card"),
    (EVIL, "steal skip", "unknown-word"),
    (EVIL, "face 2 horse", "unknown-word"),
    (EVIL, "give devilcat", "never-in-a-hand"),
]


@pytest.mark.parametrize(("edition", "text", "reason"), WRONG_MOVES, ids=[text[:40] for _, text, _ in WRONG_MOVES])
def test_a_wrong_move_says_what_is_wrong(edition: Edition, text: str, reason: str):
    with pytest.raises(MalformedInput) as caught:
        read_move(text, dealt(edition))
    assert caught.value.reason == reason
    assert explained(caught.value)


def test_an_unknown_move_says_which_there_are():
    with pytest.raises(MalformedInput) as caught:
        read_move("fly", dealt(EVIL))
    assert caught.value.details["word"] == "fly"
    allowed = str(caught.value.details["allowed"]).split()
    assert {"draw", "keep", "steal", "face", "heck", "godcat", "pair"} <= set(allowed)
    assert not {"skip", "kitten", "horse"} & set(allowed)


TWO = "original; 1: nope; 2: skip; pile: kitten"
THREE = "good; 1: nope; 2: out; 3: defuse; 4: -; pile: 2*kitten"

#: A table with the cards of Streaking and Barking Kittens.
FAMILY = (
    "original streaking=1 mark=1 curse=1 take-that=1 barking=2 alter-now=2 tower=1; "
    "1: skip; 2: nope; 3: -; pile: 3*kitten see"
)

WRONG_POSITIONS = [
    ("", "edition-missing"),
    ("# nothing\n;;", "edition-missing"),
    ("copied; 1: -; 2: -; pile: kitten", "unknown-edition"),
    (TWO.replace("original", "original fast"), "unknown-option"),
    (TWO.replace("original", "original quick=1"), "unknown-option"),
    (TWO.replace("original", "original quiet=1"), "recipe-unknown-card"),
    (TWO.replace("original", "original skip=32"), "recipe-bad-count"),
    (TWO.replace("original", "original defuse=1"), "recipe-too-few-defuses"),
    (TWO.replace("original", "original first"), "unknown-option"),
    (TWO.replace("original", "original quick quick"), "option-twice"),
    (TWO + "; hurried: yes", "flag-with-value"),
    (TWO + "; hurried:", "flag-with-value"),
    (TWO.replace("original", "original combos=none"), "unknown-combos"),
    (TWO.replace("original", "original first=3"), "no-such-seat"),
    (TWO.replace("original", "original first=x"), "not-a-seat"),
    (TWO + "; mat: godcat", "unknown-statement"),
    (TWO + "; pile", "unknown-statement"),
    (TWO + "; pile: skip", "statement-twice"),
    (TWO + "; 02: skip", "statement-twice"),
    (TWO + "; hurried; hurried", "statement-twice"),
    (TWO + "; 0: skip", "no-such-seat"),
    (TWO + "; 11: skip", "no-such-seat"),
    (TWO + "; 4: skip", "seat-missing"),
    ("original; pile: kitten", "players-out-of-range"),
    ("original; 1: -; pile: kitten", "players-out-of-range"),
    ("original; 1: -; 2: -; 3: -; 4: -; 5: -; 6: -; pile: 4*kitten", "players-out-of-range"),
    ("original; 1: -; 2: -", "pile-missing"),
    (TWO + "; discards:", "word-missing"),
    (TWO + "; discards: heck", "unknown-card"),
    (TWO + "; discards: - skip", "word-too-many"),
    (TWO + "; discards: 0*skip", "number-out-of-range"),
    (TWO + "; discards: *skip", "not-a-number"),
    (TWO + "; discards: 5*skip", "too-many-copies"),
    (TWO + "; discards: 4*skip", "too-many-copies"),
    (TWO + "; discards: 4*kitten", "too-many-copies"),
    (TWO + "; discards: 99*skip", "too-many-copies"),
    (TWO + "; discards: kitten", "too-many-at-table"),
    (TWO + "; discards: 5*defuse", "too-many-at-table"),
    ("party; 1: 2*favor; 2: -; pile: kitten favor", "too-many-at-table"),
    ("party; 1: favor; 2: nope; pile: kitten; boxed: favor; window: favor 2", "too-many-at-table"),
    (TWO.replace("nope", "kitten"), "never-in-a-hand"),
    (THREE.replace("nope", "devilcat"), "never-in-a-hand"),
    (THREE + "; discards: godcat", "never-in-a-pile"),
    ("original imploding=1; 1: -; 2: -; pile: see; discards: imploding-up", "in-draw-pile-only"),
    ("party; 1: -; 2: -; pile: 3*see 2*skip kitten; asked: alter 5", "unknown-word"),
    (THREE + "; boxed: devilcat", "never-in-a-pile"),
    (THREE.replace("nope", "godcat").replace("defuse", "godcat"), "too-many-copies"),
    (TWO.replace("kitten", "see"), "too-few-kittens"),
    (THREE.replace("2*kitten", "kitten"), "too-few-kittens"),
    ("original; 1: out; 2: out; pile: kitten", "all-players-out"),
    ("original; 1: out 1; 2: out 1; 3: -; pile: kitten; turn: 3", "place-taken"),
    ("original; 1: out 2; 2: -; 3: -; pile: kitten; turn: 3", "place-missing"),
    ("original; 1: out 3; 2: -; 3: -; pile: kitten; turn: 3", "number-out-of-range"),
    ("original; 1: out; 2: -; 3: -; pile: kitten", "player-is-out"),
    (THREE + "; turn: 2", "player-is-out"),
    (THREE + "; turn: 5", "no-such-seat"),
    (THREE + "; turn: x", "not-a-seat"),
    (THREE + "; turn: 3 owes 0", "number-out-of-range"),
    (THREE + "; turn: 3 owes 1000000000", "number-out-of-range"),
    (THREE + "; turn: 3 owes", "word-missing"),
    (THREE + "; turn: 3 pays 2", "word-too-many"),
    (THREE + "; question: -1", "not-a-number"),
    (THREE + "; luck: 1000000000", "number-out-of-range"),
    ("original; 1: out; 2: skip; pile: -; turn: 2; asked: turn", "game-is-over"),
    ("original; 1: out; 2: skip; pile: -; turn: 2; window: skip", "game-is-over"),
    (TWO + "; window: skip; asked: turn", "window-and-question"),
    (TWO + "; window: draw", "not-a-play"),
    (TWO + "; window: nope", "never-alone"),
    (TWO + "; window:", "word-missing"),
    (TWO + "; window: skip, yup 2", "unknown-word"),
    (TWO + "; window: skip, passed", "word-missing"),
    (TWO + "; window: skip, nope 1", "played-the-top-card"),
    (TWO + "; window: skip, nope 2, nope 2", "played-the-top-card"),
    (TWO + "; window: skip, passed 1", "played-the-top-card"),
    (TWO + "; window: skip, passed 2", "everybody-passed"),
    (TWO + "; window: skip, passed 2, nope 2", "everybody-passed"),
    (TWO + "; window: skip" + ", nope 2, nope 1" * 3, "too-many-copies"),
    (TWO + "; window: skip" + ", nope 2, nope 1" * 50, "too-many-copies"),
    (TWO + "; discards: 2*skip; window: pair skip 1", "target-is-yourself"),
    (TWO.replace("2: skip", "2: -") + "; window: triple skip 2 nope", "target-has-no-cards"),
    (TWO + "; discards: nope skip; window: favor 1", "target-is-yourself"),
    (TWO + "; window: five attack see shuffle favor beard", "nothing-to-take"),
    (TWO.replace("original", "original combos=cats") + "; window: pair see 2", "combo-not-at-this-table"),
    (
        TWO.replace("original", "nsfw") + "; discards: see; window: five attack see shuffle favor momma",
        "combo-not-at-this-table",
    ),
    (THREE + "; window: favor 2", "target-is-out"),
    (THREE + "; window: favor 4", "target-has-no-cards"),
    (THREE + "; window: favor 1, nope 2", "player-is-out"),
    (THREE + "; window: favor 3, passed 2", "player-is-out"),
    (THREE + "; window: favor 3, passed 4 4", "passed-twice"),
    (THREE + "; window: favor 3, passed 4, nope 3", "passes-come-last"),
    (THREE + "; window: pair armageddon+feral 3", "feral-cannot-be-that"),
    (THREE + "; window: pair nope+godcat 3", "godcat-cannot-be-that"),
    (THREE + "; window: godcat as armageddon", "godcat-not-on-mat"),
    (THREE.replace("4: -", "4: godcat") + "; window: armageddon", "godcat-not-on-mat"),
    (THREE.replace("4: -", "4: godcat") + "; window: godcat as favor 3", "too-many-copies"),
    (TWO + "; asked:", "word-missing"),
    (TWO + "; asked: nope", "unknown-question"),
    (TWO + "; asked: turn 1", "word-too-many"),
    (TWO + "; asked: defuse", "nothing-to-defuse-with"),
    (TWO + "; asked: alter", "question-not-at-this-table"),
    (TWO + "; asked: heck skip", "question-not-at-this-table"),
    (TWO + "; asked: steal 2", "question-not-at-this-table"),
    (TWO + "; asked: face", "question-not-at-this-table"),
    (TWO + "; asked: devilcat 2", "question-not-at-this-table"),
    (TWO.replace("original", "nsfw") + "; asked: take", "question-not-at-this-table"),
    (TWO + "; asked: take", "nothing-to-take"),
    (TWO + "; discards: kitten; asked: take", "nothing-to-take"),
    (TWO + "; discards: 3*kitten; asked: place", "too-many-copies"),
    (THREE + "; asked: give", "word-missing"),
    (THREE + "; asked: give 1", "player-has-the-turn"),
    (THREE + "; asked: give 2", "player-is-out"),
    (THREE + "; asked: give 4", "hand-is-empty"),
    (THREE + "; asked: steal 3", "no-choice-to-steal"),
    (THREE.replace("4: -", "4: godcat") + "; asked: steal 4", "no-choice-to-steal"),
    (THREE.replace("1: nope", "1: nope godcat") + "; asked: steal 1", "player-has-the-turn"),
    (THREE + "; asked: heck godcat", "never-in-a-pile"),
    (THREE + "; asked: heck skip", "unknown-card"),
    (THREE.replace("4: -", "4: godcat") + "; asked: face", "godcat-is-held"),
    (THREE.replace("4: -", "4: godcat") + "; asked: trade 3 godcat", "godcat-is-held"),
    (THREE + "; asked: trade 1 godcat", "player-has-the-turn"),
    (THREE + "; asked: trade 2 godcat", "player-is-out"),
    (THREE + "; asked: trade 3 nope", "unknown-word"),
    (THREE + "; asked: devilcat 3", "godcat-not-opposite"),
    (THREE.replace("4: -", "4: godcat") + "; asked: devilcat 3", "godcat-not-opposite"),
    (THREE.replace("defuse", "defuse godcat") + "; asked: devilcat 3", "godcat-not-opposite"),
    (THREE.replace("1: nope", "1: godcat") + "; asked: devilcat 4", "nothing-to-defuse-with"),
    (THREE.replace("1: nope", "1: godcat") + "; asked: devilcat 2", "player-is-out"),
    (TWO + "; cursed: 1", "statement-not-at-this-table"),
    (FAMILY + "; marked: 1 nope", "marked-not-held"),
    (FAMILY + "; marked: 1 2*skip", "marked-not-held"),
    (FAMILY + "; marked: 1 skip, 1 skip", "marked-not-held"),
    (FAMILY + "; tower: kitten", "never-in-a-hand"),
    (FAMILY + "; taking: 1 from 1", "taken-from-twice"),
    (FAMILY + "; taking: 1 from 2, 3 from 2", "taken-from-twice"),
    (FAMILY.replace("1: skip", "1: kitten").replace("3*kitten", "2*kitten"), "kitten-without-streaking"),
    (FAMILY + "; window: alter-now by 1", "not-out-of-turn"),
    (FAMILY + "; window: skip by 2", "not-out-of-turn"),
    (FAMILY + "; window: barking", "never-noped"),
    (FAMILY + "; cursed: 2; window: skip, nope 2", "you-are-cursed"),
    (FAMILY + "; cursed: 2; window: alter-now by 2", "you-are-cursed"),
    (FAMILY + "; cursed: 1; window: pair skip 2", "you-are-cursed"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG_POSITIONS, ids=[text[-60:] for text, _ in WRONG_POSITIONS])
def test_a_wrong_position_says_what_is_wrong(text: str, reason: str):
    error = reading(text)
    assert error.reason == reason
    assert explained(error)


def test_a_wrong_position_says_in_which_line():
    lines = ["original", "1: nope", "2: skip", "pile: kitten", "", "discards: skip; turn: 7"]
    error = reading("\n".join(lines))
    assert error.details["line"] == 6
    assert message("in-line", line=6, problem=explained(error)).startswith("Line 6: ")


def test_every_error_of_the_notation_has_a_case_and_a_sentence():
    root = ROOT / "boomcat"
    sources = "".join(path.read_text("utf-8") for path in (root / "notation").glob("*.py"))
    raised = set(re.findall(r'MalformedInput\(\s*"([a-z-]+)"', sources))
    assert raised <= {reason for _, _, reason in WRONG_MOVES} | {reason for _, reason in WRONG_POSITIONS}
    sentences = set(
        re.findall("^error-([a-z-]+) =", (root / "locale/en/notation.ftl").read_text("utf-8"), re.MULTILINE)
    )
    assert sentences <= raised
