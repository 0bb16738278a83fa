"""The windows: `favor 3, nope 3, nope 1, passed 2`, and `draw, passed 2` before a draw (B2)."""

from __future__ import annotations

from boomcat.core.answers import takeable
from boomcat.core.cards import Kind, bit, members_of
from boomcat.core.combos import Five
from boomcat.core.errors import MalformedInput
from boomcat.core.moves import Play
from boomcat.core.nope_window import add_noper
from boomcat.core.plays import BarkingKitten, CardPlay
from boomcat.core.question import Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.core.transfers import give
from boomcat.notation.move_text import read_play, write_move
from boomcat.notation.words import Words

#: Instead of a play: the current player is about to draw.
BEFORE_DRAW = "draw"


def write_window(game: State) -> str:
    """Return the window as text, or nothing where none is open."""
    if game.asking == Ask.NOW:
        parts = [BEFORE_DRAW]
    elif game.pending is None:
        return ""
    else:
        by = "" if game.actor == NO_SEAT else f" by {game.actor + 1}"
        parts = [write_move(game.pending, game.rules.edition) + by]
    parts += [f"nope {seat + 1}" for seat in game.noped_by()]
    passed = members_of(game.alive & ~bit(game.top_player) & ~game.waiting)
    if passed:
        parts.append("passed " + " ".join(str(seat + 1) for seat in passed))
    return ", ".join(parts)


def spent_on_window(game: State) -> list[int]:
    """The cards that were played in the window."""
    return [] if game.pending is None else [*game.pending.cards(), *[Kind.NOPE] * game.nopes]


def read_window(text: str, game: State) -> None:
    """Open the window in a game whose hands, piles and turn are there."""
    played, *answers = text.split(",")
    game.top_player = game.current
    if played.strip() == BEFORE_DRAW and game.rules.now_cards:
        read_reach(answers, game)
        return
    play, _, by = played.partition(" by ")
    game.pending = read_play(play, game.rules)
    if by:
        read_actor(Words(by), game)
    waiting = None
    for answer in answers:
        if waiting is not None:
            raise MalformedInput("passes-come-last")
        words = Words(answer)
        if words.one_of("nope", "passed") == "nope":
            add_nope(game, words.seat(game.players))
            words.end()
        else:
            waiting = read_waiting(words, game)
    game.waiting = game.alive & ~bit(game.top_player) if waiting is None else waiting
    game.asking = Ask.NOPE
    game.decider = game.first_waiting()
    check_play(game)


def read_reach(answers: list[str], game: State) -> None:
    """Open the window before a draw, in which these players have waited."""
    game.waiting = game.others()
    if answers:
        words = Words(",".join(answers))
        words.one_of("passed")
        game.waiting = read_waiting(words, game)
        words.end()
    game.asking = Ask.NOW
    game.decider = game.first_waiting()


def read_actor(words: Words, game: State) -> None:
    """Let an Alter the Future NOW have been played out of turn (B2)."""
    seat = words.seat(game.players)
    words.end()
    assert game.pending is not None
    if seat == game.current or not game.is_alive(seat) or game.pending.cards() != [Kind.ALTER_THE_FUTURE_NOW]:
        raise MalformedInput("not-out-of-turn", {"seat": seat + 1})
    game.actor = seat
    game.top_player = seat


def add_nope(game: State, seat: int) -> None:
    check_not_on_top(game, seat)
    most = game.rules.edition.box.get(Kind.NOPE, 0)
    if game.nopes == most:
        raise MalformedInput("too-many-copies", {"card": "nope", "copies": most + 1, "most": most})
    add_noper(game, seat)
    game.top_player = seat


def read_waiting(words: Words, game: State) -> int:
    """Return the seats that have yet to answer when these have passed."""
    waiting = game.alive & ~bit(game.top_player)
    while True:
        seat = words.seat(game.players)
        check_not_on_top(game, seat)
        if not bit(seat) & waiting:
            raise MalformedInput("passed-twice", {"seat": seat + 1})
        waiting &= ~bit(seat)
        if not words:
            break
    if not waiting:
        raise MalformedInput("everybody-passed")
    return waiting


def check_not_on_top(game: State, seat: int) -> None:
    if not game.is_alive(seat):
        raise MalformedInput("player-is-out", {"seat": seat + 1})
    if seat == game.top_player:
        raise MalformedInput("played-the-top-card", {"seat": seat + 1})


def check_play(game: State) -> None:
    """Check that the play was allowed when it was made: a copy takes all cards back into the hands."""
    play = game.pending
    assert play is not None
    before = game.copy()
    for card in play.cards():
        give(before, game.player(), card)
    for seat in game.noped_by():
        give(before, seat, Kind.NOPE)
    problem = play.problem(before, game.player())
    if not problem and by_cursed(game, play):
        problem = "you-are-cursed"
    if problem:
        raise MalformedInput(problem)
    # The five lie in the discard pile themselves; a position may leave cards out, but not all of them.
    if isinstance(play, Five) and not takeable(game):
        raise MalformedInput("nothing-to-take")
    if isinstance(play, BarkingKitten):
        raise MalformedInput("never-noped", {"card": write_move(play, game.rules.edition)})


def by_cursed(game: State, play: Play) -> bool:
    """Return whether a cursed player would have combined cards, played out of turn or Noped (H8)."""
    seats = game.noped_by()
    if game.actor != NO_SEAT or not isinstance(play, CardPlay):
        seats.append(int(game.player()))
    return any(game.cursed & bit(seat) for seat in seats)
