"""`boomcat position`: show a position, with all cards face up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import console, print_json, reason_of
from boomcat.core.cards import NO_CARD, bit, members_of
from boomcat.core.events import Noped, Played, Reached, TurnBegan
from boomcat.core.hand import cards_in
from boomcat.core.legal import legal_moves
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import asked
from boomcat.core.state import NO_SEAT, State
from boomcat.locale import text
from boomcat.notation import read_position, write_move, write_position
from boomcat.notation.codecs import card_to_json
from boomcat.story import Teller, a_card, ask, card_row, counted, describe, edition_name
from boomcat.terminal.table_text import notes
from boomcat.views.view import View
from boomcat.wire import options_message, view_message

if TYPE_CHECKING:
    from rich.table import Table

STANDARD_INPUT = "-"


@click.command("position", cls=Command, help="command-position")
@argument("position", default=STANDARD_INPUT, metavar="value-position", help="argument-position")
@option("--json", "as_json", is_flag=True, help="option-json")
def command(position: str, as_json: bool) -> None:
    game = read_position(written(position))
    if as_json:
        print_json(facts(game))
    else:
        show(game)


def written(position: str) -> str:
    """Return the text of the argument, of the file that it names, or of the standard input."""
    source, name = sys.stdin.buffer, STANDARD_INPUT
    try:
        if position == STANDARD_INPUT:
            if sys.stdin.isatty():
                click.echo(text("position-hint"), err=True)
            return source.read().decode()
        if position.startswith("@"):
            name = position[1:]
            return Path(name).read_text("utf-8")
    except OSError as error:
        raise click.UsageError(text("error-cannot-read", file=name, reason=reason_of(error))) from None
    except UnicodeDecodeError:
        raise click.UsageError(text("error-not-text", file=name)) from None
    return position


def facts(game: State) -> dict[str, Any]:
    """Return the public view in the protocols' words, the hidden cards, and the moves of the players who are asked."""
    edition = game.rules.edition
    return {
        "position": write_position(game),
        "edition": edition.key,
        "title": edition.title,
        "options": msgspec.to_builtins(options_message(game.rules.options)),
        "players": game.players,
        "view": msgspec.to_builtins(view_message(View(game, NO_SEAT))),
        "hands": [[edition.word(card) for card in cards_in(hand)] for hand in game.hands],
        "draw_pile": [edition.word(card) for card in reversed(game.draw_pile)],
        "set_aside": [edition.word(card) for card in game.set_aside],
        "lifted": card_to_json(game.lifted, edition),
        "decisions": [
            {"seat": seat + 1, "moves": [write_move(move, edition) for move in legal_moves(game, seat)]}
            for seat in asked(game)
        ],
    }


def show(game: State) -> None:
    from rich.console import Group
    from rich.panel import Panel
    from rich.text import Text

    screen = console()
    title = text("table-title", edition=edition_name(game.rules.edition), players=game.players)
    lines = [Text(line) for line in [*piles(game), "", *situation(game)]]
    screen.print(Panel(Group(hands(game), "", *lines), title=Text(title), title_align="left"))
    for seat in asked(game):
        screen.print(Text(text("position-asked", seat=seat + 1, question=ask(View(game, seat))), style="bold"))
        screen.print(choices(game, seat))


def hands(game: State) -> Table:
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for seat in range(game.players):
        cards = counted(game.rules.edition, cards_in(game.hands[seat])) if game.is_alive(seat) else text("table-out")
        style = "bold" if seat == game.current else "" if game.is_alive(seat) else "dim"
        size = text("table-cards", count=game.hands[seat].size) if game.is_alive(seat) else ""
        table.add_row(text("table-seat", seat=seat + 1), size, cards, style=style)
    return table


def piles(game: State) -> list[str]:
    edition = game.rules.edition
    lines = [
        text("position-pile", count=len(game.draw_pile), cards=card_row(edition, reversed(game.draw_pile))),
        text("position-discards", count=len(game.discards), cards=card_row(edition, reversed(game.discards))),
    ]
    if game.removed:
        lines.append(text("position-removed", cards=counted(edition, game.removed)))
    if game.set_aside:
        lines.append(text("position-boxed", cards=counted(edition, game.set_aside)))
    if game.lifted != NO_CARD:
        lines.append(text("position-lifted", card=a_card(edition, game.lifted)))
    if game.tower and game.tower_owner == NO_SEAT:
        lines.append(text("table-tower", cards=counted(edition, game.tower)))
    return lines


def situation(game: State) -> list[str]:
    """Return sentences about whose turn it is, and what was played and Noped."""
    if game.asking == Ask.OVER:
        return [text("position-won", seat=game.winner() + 1)]
    teller = Teller(game.rules.edition, NO_SEAT)
    lines = [teller.tell(TurnBegan(game.current, game.owed, game.attacked))]
    view = View(game, NO_SEAT)
    for seat in range(game.players):
        if found := notes(view, seat):
            lines.append(text("table-player", seat=seat + 1, state=text("list-separator").join(found)))
    if game.pending is not None:
        lines.append(teller.tell(Played(game.player(), game.pending)))
        lines += [teller.tell(Noped(seat, depth)) for depth, seat in enumerate(game.noped_by(), 1)]
    if game.asking == Ask.NOW:
        lines.append(teller.tell(Reached(game.current)))
    if is_window(game.asking):
        passed = members_of(game.alive & ~bit(game.top_player) & ~game.waiting)
        if passed:
            seats = text("list-separator").join(str(seat + 1) for seat in passed)
            lines.append(text("position-passed", seats=seats))
    elif game.actor != NO_SEAT:
        lines.append(text("position-actor", seat=game.actor + 1))
    if game.asking == Ask.TRADE:
        before = game.current if game.godcat_kept else game.opponent
        lines.append(text("position-godcat-before", seat=before + 1))
    return lines


def choices(game: State, seat: int) -> Table:
    """Return a table of the player's legal moves, in words and in the notation."""
    from rich.table import Table

    edition = game.rules.edition
    seen = View(game, seat).top_cards
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    for number, move in enumerate(legal_moves(game, seat), 1):
        table.add_row(str(number), describe(edition, move, seen), write_move(move, edition))
    return table
