"""Games in files: records of games that were dealt from a seed, and positions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from boomcat.core.chance import SeededChance
from boomcat.core.move_pool import PASSING
from boomcat.core.question import is_window
from boomcat.game.arguments import whole
from boomcat.luck import SealedChance
from boomcat.notation import write_move
from boomcat.records import NO_TIME, Player, Record, dealt, read_record, write_record
from boomcat.records.replay import check_standings, read_answer

if TYPE_CHECKING:
    from boomcat.game.game import Game

#: How a record begins, and no position does.
RECORD = b"{"


def save(game: Game, path: Path, names: Sequence[str]) -> None:
    """Write the record of the game."""
    luck = luck_of(game)
    players = game._players or tuple(Player("", "bot") for _ in range(game.players))
    if names:
        if isinstance(names, str) or len(names) != game.players:
            raise ValueError(f"names must be {game.players} texts, one for each seat, not {names!r}")
        players = tuple(Player(str(name), one.player) for name, one in zip(names, players, strict=True))
    moves = [(question, seat, write_move(move, game.edition), 0.0) for question, seat, move in game._moves]
    record = write_record(game.rules, luck, players, NO_TIME, moves, game.standings or None)
    path.write_text(record, "utf-8", newline="\n")


def luck_of(game: Game) -> int | SealedChance:
    """Return the seed or the sealed luck for the game's record; raise if there can't be a record."""
    instead = "to keep the position, write str(game) into a file: Game.load reads it"
    if game._opening is not None:
        began = "at a position" if game._base is None else "with other luck"
        raise ValueError(f"a record begins with a deal, but this game began {began}; {instead}")
    chance = game.chance
    if isinstance(chance, SeededChance):
        return chance.seed
    if isinstance(chance, SealedChance):
        return chance
    raise ValueError(f"a record needs a seed, but the luck of this game comes from {chance!r}; {instead}")


def load(kind: type[Game], path: Path, at: int | None) -> Game:
    """Return the game in a file."""
    with path.open("rb") as file:
        is_record = file.read(1) in (RECORD, b"")
    if is_record:
        return played(kind, read_record(path), at)
    if at is not None:
        raise ValueError(f"{path} holds a position, which has no moves: leave out `at`")
    return kind.read(path.read_text("utf-8"))


def played(kind: type[Game], record: Record, at: int | None) -> Game:
    """Return the recorded game after the first `at` of its moves."""
    last = len(record.moves)
    count = last if at is None else whole("at", at)
    if not 0 <= count <= last:
        raise ValueError(f"at must be 0 to {last}, the number of recorded moves, not {count}")
    game = kind.__new__(kind)
    game._begin(dealt(record), record.chance())
    game._players = record.players
    for entry in record.moves[:count]:
        if entry.question > game.state.question:
            let_pass(game)
        game.push(read_answer(entry, game.state), entry.seat)
    if at is None and record.standings is not None:
        let_pass(game)
        check_standings(record.standings, game.state, record.lines)
    return game


def let_pass(game: Game) -> None:
    """Let an open window pass for every seat that is still asked."""
    if is_window(game.state.asking):
        passing = PASSING[game.state.asking]
        for seat in game.asked:
            game.push(passing, seat)
