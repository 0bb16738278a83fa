"""`boomcat odds`: how likely the next card explodes, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import percent, print_json, table
from boomcat.cli.parameters import SEAT, check_seat, number
from boomcat.cli.position import STANDARD_INPUT, written
from boomcat.cli.replay import recorded
from boomcat.core.cards import NO_CARD, SHELTER, Card
from boomcat.core.events import (
    HIDDEN_PLACE,
    Added,
    Altered,
    Bombed,
    Drew,
    DrewKitten,
    Event,
    Lifted,
    Peeked,
    Placed,
    PlacedOnTop,
    Revealed,
    Shared,
    Shuffled,
    Surfaced,
    Swapped,
)
from boomcat.core.fields import Field
from boomcat.core.question import Ask, hides_lifted
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.locale import text
from boomcat.notation import read_position
from boomcat.notation.words import LARGEST_NUMBER
from boomcat.records import Record, dealt, replay
from boomcat.story import Teller, card_name
from boomcat.terminal.table_text import keeps_kittens
from boomcat.views.redact import redact
from boomcat.views.view import View
from boomcat.wire.knowledge_messages import bottom_matters

if TYPE_CHECKING:
    from rich.table import Table

#: How many cards from the top are shown, each with a bar.
SHOWN_CARDS = 3
BAR_WIDTH = 30
#: More cards than can be drawn.
ALWAYS = 1_000_000
FULL, HALF = "█", "▌"


@click.command("odds", cls=Command, help="command-odds")
@argument("position", required=False, metavar="value-position", help="argument-position")
@option("--seat", type=SEAT, required=True, help="option-odds-seat")
@option("--record", metavar="value-file", help="option-odds-record")
@option("--question", type=number(0, LARGEST_NUMBER), help="option-question")
@option("--json", "as_json", is_flag=True, help="option-json")
def command(position: str | None, seat: int, record: str | None, question: int | None, as_json: bool) -> None:
    if record is None:
        if question is not None:
            raise click.UsageError(text("error-question-needs-record"))
        game = read_position(written(STANDARD_INPUT if position is None else position))
        odds = Odds(game, seat - 1)
    else:
        if position is not None:
            raise click.UsageError(text("error-position-or-record"))
        odds = at_question(recorded(record), seat - 1, question)
    odds.check()
    if as_json:
        print_json(odds.as_json())
    else:
        odds.show()


class Odds:
    """One player's knowledge of the draw pile, and the events it comes from."""

    def __init__(self, game: State, seat: int, *, history: bool = False) -> None:
        check_seat("--seat", seat, game.players)
        self.game = game
        self.seat = seat
        self.history = history
        self.knowledge = Knowledge(View(game, seat))
        self.sights: list[Sight] = []

    def see(self, question: int, event: Event) -> None:
        """Take in what the player saw of the answer to this question."""
        seen = redact(event, self.seat)
        self.knowledge.see(seen)
        if isinstance(seen, Shuffled | Bombed):
            self.sights = []
        if isinstance(seen, DrewKitten) and not (seen.card == Card.EXPLODING_KITTEN and self.knowledge.pool.kittens):
            # No such kitten is left in the pile, so what was seen of one no longer matters.
            self.sights = [sight for sight in self.sights if not sight.is_of(seen.card)]
        for sight in self.sights:
            sight.left += sinks(seen)
        self.sights = [sight for sight in self.sights if sight.left > 0]
        if lasts(seen):
            self.sights.append(Sight(question, seen, lasts(seen)))

    def check(self) -> None:
        if self.game.asking == Ask.OVER:
            raise click.UsageError(text("error-odds-over"))
        if not self.game.is_alive(self.seat):
            raise click.UsageError(text("error-odds-seat-out", seat=self.seat + 1))

    # -- the numbers -----------------------------------------------------------

    def cards(self) -> int:
        return int(self.knowledge.pile.size())

    def kittens(self) -> int:
        """Return the kittens in the pile; a card that another player lifted from its bottom (F8) may be one."""
        lifted = View(self.game, self.seat).lifted
        return int(self.knowledge.pool.kittens) - (lifted == Card.EXPLODING_KITTEN)

    def next(self) -> list[float]:
        return [self.chance(above) for above in range(min(SHOWN_CARDS, self.cards()))]

    def bottom(self) -> float | None:
        """Return the risk of the bottom card, if a card can reach it."""
        matters = bottom_matters(self.game.rules)
        return self.chance(self.cards() - 1) if self.cards() and matters else None

    def chance(self, above: int) -> float:
        return round(self.knowledge.chance_to_explode(above), 12)

    def known(self) -> dict[int, int]:
        """Return the cards whose place is certain, by the number of cards above them."""
        return dict(self.knowledge.known_places())

    def as_json(self) -> dict[str, Any]:
        risks = self.next()
        edition = self.game.rules.edition
        return {
            "seat": self.seat + 1,
            "question": self.game.question,
            "draw_pile_size": self.cards(),
            "kittens": self.kittens(),
            "risk_next": risks[0] if risks else None,
            "risk_bottom": self.bottom(),
            "risk_by_position": risks,
            "known_cards": [{"above": above, "card": edition.word(card)} for above, card in self.known().items()],
        }

    # -- in words --------------------------------------------------------------

    def show(self) -> None:
        from boomcat.terminal.screen import Screen

        screen = Screen()
        risks = self.next()
        screen.say(self.headline(risks), "bold")
        if risks:
            screen.console.print(self.risks_below(risks))
        for line in self.reasons():
            screen.say(line)

    def headline(self, risks: list[float]) -> str:
        seat, question = self.seat + 1, self.game.question
        if not risks:
            return text("odds-no-cards", seat=seat, question=question)
        face_up = View(self.game, self.seat).face_up
        if face_up != NO_CARD:
            return text(f"odds-top-{self.game.rules.edition.word(face_up)}", seat=seat, question=question)
        if risks[0] == 0.0:
            return text("odds-explode-never", seat=seat, question=question)
        if risks[0] == 1.0 and self.known().get(0) == Card.EXPLODING_KITTEN:
            return text("odds-explode-sure", seat=seat, question=question)
        return text("odds-explode", seat=seat, question=question, share=percent(risks[0]))

    def risks_below(self, risks: list[float]) -> Table:
        known = self.known()
        shown = table("odds-card", "odds-risk", right=("odds-risk",), box=None, padding=(0, 2, 0, 0))
        shown.add_column("", no_wrap=True)
        for above, risk in enumerate(risks):
            card = card_name(self.game.rules.edition, known[above]) if above in known else ""
            shown.add_row(text("odds-next", place=above + 1), percent(risk), f"{bar_of(risk)} {card}".strip())
        return shown

    def reasons(self) -> list[str]:
        game, known = self.game, self.known()
        kittens, cards = self.kittens(), self.cards()
        lines = [text("odds-kittens", kittens=kittens, cards=cards)]
        if hides_lifted(game.asking) and self.seat != game.current:
            lines = [text("odds-kittens-lifted", kittens=kittens, cards=cards, current=game.current + 1)]
        if game.asking in (Ask.DEFUSE, Ask.PLACE):
            lines.append(text("odds-on-table"))
        view = View(game, self.seat)
        elsewhere = keeps_kittens(view) and SHELTER not in view.hand
        if elsewhere and kittens:
            lines.append(text("odds-streaking"))
        rows = self.knowledge.pile.rows
        if known:
            names = {above + 1: card_name(game.rules.edition, card) for above, card in known.items()}
            places = [text("odds-known-place", place=place, card=name) for place, name in names.items()]
            lines.append(text("odds-known", cards=text("list-separator").join(places)))
        if len(rows) == 1 and len(rows[0].blocks) == 1 and cards > 1:
            if kittens and not hides_lifted(game.asking) and not elsewhere:
                lines.append(text("odds-all-alike", kittens=kittens, cards=cards))
        elif len(rows) > 1 or any(block.known.size and block.size() > 1 for block in rows[0].blocks):
            lines.append(text("odds-spread", rows=len(rows)))
        elif cards > len(known):
            left = kittens - list(known.values()).count(Card.EXPLODING_KITTEN)
            lines.append(text("odds-rest", kittens=left, cards=cards - len(known)))
        lines += self.sources()
        bottom = self.bottom()
        if bottom is not None:
            lines.append(text("odds-bottom", share=percent(bottom)))
        return lines

    def sources(self) -> list[str]:
        if not self.history:
            return [text("odds-no-history")]
        if not self.sights:
            return []
        teller = Teller(self.game.rules.edition, self.seat)
        lines = [text("odds-seen", seat=self.seat + 1)]
        lines += [text("odds-seen-at", question=one.question, words=teller.tell(one.event)) for one in self.sights]
        if any(HIDDEN_PLACE in places_of(one.event) for one in self.sights):
            lines.append(text("odds-secret"))
        return lines


@dataclass
class Sight:
    """An event from which the player learned something about the draw pile."""

    question: int
    event: Event
    #: How many cards can be drawn from the top before the event no longer matters.
    left: int

    def is_of(self, kitten: int) -> bool:
        """Return whether the event showed the place of such a kitten."""
        return isinstance(self.event, Placed | Surfaced) and self.event.card == kitten


def at_question(record: Record, seat: int, question: int | None) -> Odds:
    """Return the odds when this question was open, with all that the player had seen by then."""
    odds = Odds(dealt(record), seat, history=True)
    if question == odds.game.question:
        return odds
    for step in replay(record):
        for event in step.events:
            odds.see(step.question, event)
        odds.game = step.game
        if step.game.question == question:
            return odds
    most = odds.game.question - (odds.game.asking == Ask.OVER)
    if question is None:
        raise click.UsageError(text("error-record-needs-question", most=most))
    raise click.UsageError(text("error-no-such-recorded-question", question=question, most=most))


def bar_of(share: float) -> str:
    halves = round(share * BAR_WIDTH * 2)
    return FULL * (halves // 2) + HALF * (halves % 2)


def lasts(event: Event) -> int:
    """Return for how many draws from the top the event matters to the draw pile; 0 if it doesn't."""
    match event:
        case Peeked() | Altered() | Revealed():
            return len(event.cards)
        case Shared():
            return 0 if NO_CARD in event.cards else len(event.cards)
        case Surfaced() | PlacedOnTop() | Added(on_top=True):
            return 1
        case Shuffled() | Swapped() | Bombed():
            return ALWAYS
        case _:
            return max([ALWAYS if above == HIDDEN_PLACE else above + 1 for above in places_of(event)], default=0)


def places_of(event: Event) -> list[int]:
    """Return the places in the draw pile that an event names."""
    return [getattr(event, name) for name, kind in event.fields.items() if kind == Field.PLACE]


def sinks(event: Event) -> int:
    """Return by how much an event lowers the cards that were seen in the draw pile."""
    match event:
        case Drew(bottom=True) | DrewKitten(bottom=True) | Lifted():
            return 0
        case Swapped():
            return 1
        case _:
            return event.pile
