"""Did you mean …? And no percentage below zero."""

import json

import pytest
from click.testing import CliRunner

from boomcat.arena.statistics import wilson
from boomcat.cli.output import percent
from boomcat.cli.program import program
from boomcat.core.edition import EDITIONS
from boomcat.locale import languages, text
from boomcat.locale.nearest import did_you_mean, nearest


def run(*arguments, **variables):
    environment = {"BOOMCAT_LANG": "en", **variables}
    return CliRunner(env=environment).invoke(program, list(arguments), prog_name="boomcat")


@pytest.mark.parametrize(
    ("word", "allowed", "meant"),
    [
        ("simulat", ("play", "simulate", "serve"), "simulate"),
        ("PLAY", ("play", "replay"), "play"),
        ("goood", EDITIONS, "good-vs-evil"),
        ("orignal", EDITIONS, "original"),
        ("partypack", EDITIONS, "party-pack"),
        ("tacokat", ("tacocat", "attack"), "tacocat"),
        ("heuristik", ("random", "heuristic"), "heuristic"),
        ("french", ("en", "fr"), "fr"),
        ("xyzzy", ("play", "serve"), None),
        ("x", ("xy", "xz"), None),
        ("", ("play",), None),
        ("simulate" * 100, ("simulate",), None),
        ("anything", (), None),
    ],
)
def test_the_nearest_word_is_the_one_that_was_meant(word, allowed, meant):
    assert nearest(word, allowed) == meant


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arean"], "Did you mean arena?"),
        (["simulate", "--game", "3"], "Did you mean --games?"),
        (["simulate", "--edition", "nswf"], "Did you mean nsfw?"),
        (["simulate", "--edition", "original skp=3"], "Did you mean skip?"),
        (["simulate", "--combos", "cat"], "Did you mean cats?"),
        (["position", "original; 1: dfuse; 2: nope; pile: kitten"], "Did you mean defuse?"),
        (["arena", "ranndom"], "Did you mean random?"),
        (["join", "http://localhost/t/abcd", "--bot", "heuristik"], "Did you mean heuristic?"),
    ],
)
def test_wherever_a_name_is_typed_the_nearest_is_named(arguments, words):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.endswith(f" {words}\n")


def test_a_language_that_is_not_spoken_is_named_once_and_nothing_else_changes():
    result = run("editions", "--json", BOOMCAT_LANG="french")
    assert result.exit_code == 0
    assert json.loads(result.stdout)
    assert result.stderr == (
        "There’s no language “french”, so it’s English. Choose BOOMCAT_LANG from: en, es, fr, it. Did you mean fr?\n"
    )
    for spoken in ("fr", "fr_CA.UTF-8", "it-CH", ""):
        assert run("editions", "--json", BOOMCAT_LANG=spoken).stderr == ""


def test_every_language_asks_in_its_own_words(monkeypatch):
    said = set()
    for language in languages():
        monkeypatch.setenv("BOOMCAT_LANG", language)
        said.add(did_you_mean("", "plya", ("play",)))
    assert len(said) == len(languages())
    assert all("play" in one for one in said)


def test_no_share_is_below_zero_or_above_one(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    for tries in range(1, 60):
        for hits in (0, tries):
            low, high = wilson(hits / tries, tries)
            assert 0.0 <= low <= high <= 1.0
            assert "-" not in percent(low)
    assert text("percent", share=-1e-17) == text("percent", share=-0.0) == "0.0%"


def test_a_position_as_json():
    result = run("position", "--json", "original; 1: skip nope; 2: nope; pile: kitten see; discards: attack")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["hands"] == [["skip", "nope"], ["nope"]]
    assert found["draw_pile"] == ["kitten", "see"]
    assert found["decisions"] == [{"seat": 1, "moves": ["draw", "skip"]}]
    assert (found["edition"], found["players"]) == ("original", 2)
    # Public facts are in the words of the protocols, without any player's hand.
    assert (found["view"]["current"], found["view"]["viewer"], found["view"]["hand"]) == (1, None, [])
    assert json.loads(run("position", "--json", found["position"]).stdout) == found
