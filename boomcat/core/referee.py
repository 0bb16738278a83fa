"""The three questions that the engine answers: who is asked, what may they do, and what happens."""

from __future__ import annotations

from boomcat.core.cards import bit
from boomcat.core.chance import Chance
from boomcat.core.errors import IllegalMove, MalformedInput, StaleAnswer, no_such_seat
from boomcat.core.legal import legal_moves
from boomcat.core.moves import Move, Play
from boomcat.core.question import Ask, is_window
from boomcat.core.state import State


def asked(game: State) -> list[int]:
    """The seats whose answer is awaited, clockwise; several in a Nope window, none when the game is over.

    Only for the code that runs the table: in a window it shows who has passed, which no player may learn (N7).
    """
    if game.asking == Ask.OVER:
        return []
    if not is_window(game.asking):
        return [game.decider]
    return [
        seat % game.players
        for seat in range(game.top_player + 1, game.top_player + game.players)
        if (game.waiting >> (seat % game.players)) & 1
    ]


def apply(game: State, seat: int, question: int, move: Move, chance: Chance) -> None:
    """Take a player's answer to the question of that number, if it is right; otherwise raise and change nothing.

    If the chance itself fails, the move is half done: with a source that can fail, apply the move to a copy.
    """
    check(game, seat, question, move)
    game.decider = seat
    move.apply(game, chance)


def check(game: State, seat: int, question: int, move: Move) -> None:
    """Raise MalformedInput, StaleAnswer or IllegalMove unless the player may answer so."""
    # Plain integers: what comes from outside may be larger than any machine word.
    players: int = game.players
    number: int = game.question
    if not 0 <= seat < players:
        raise no_such_seat(seat, players)
    if not 0 <= question <= number:
        raise MalformedInput("no-such-question", {"question": question, "open": number})
    if question < number:
        raise StaleAnswer("question-is-closed", {"question": question, "open": number}, legal_moves(game, seat))
    if game.asking == Ask.OVER:
        raise IllegalMove("game-is-over")
    if not game.is_alive(seat):
        raise IllegalMove("you-are-out")
    if is_window(game.asking):
        if seat == game.top_player:
            raise IllegalMove("own-card-on-top" if game.asking == Ask.NOPE else "not-asked", {"asked": seat + 1})
        if not (game.waiting >> seat) & 1:
            raise IllegalMove("already-passed")
    elif seat != game.decider:
        raise IllegalMove("not-asked", {"asked": game.decider + 1})
    if move.answers != game.asking:
        problem = "not-an-answer"
    elif game.cursed & bit(seat) and isinstance(move, Play):
        problem = "you-are-cursed"
    else:
        problem = move.problem(game, seat)
    if problem:
        raise IllegalMove(problem, {}, legal_moves(game, seat))


def standings(game: State) -> list[int]:
    """The seats from the first place to the last: who exploded later came further.  Empty while the game goes on."""
    if game.asking != Ask.OVER:
        return []
    places = game.eliminated_in_order()
    places.append(game.current)
    places.reverse()
    return places
