"""Put the game into words: what happened, and what a player can do.

Redact events first (`boomcat.views.redact`): the sentences contain everything an event holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, cast

from boomcat.core.answers import Defuse, Reordering
from boomcat.core.cards import NO_CARD, Card
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.edition import Edition
from boomcat.core.errors import RuleError
from boomcat.core.events import HIDDEN_PLACE, BaseEvent, Event, Played
from boomcat.core.fields import Field
from boomcat.core.moves import Move, Play, SimpleMove
from boomcat.core.plays import CardPlay
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.recipe import edition_named
from boomcat.core.state import NO_SEAT
from boomcat.event_sentences import ASIDES, PLAY_SENTENCES, SENTENCES, EventSentence, holds
from boomcat.locale import ENGLISH, Missing, speaking, text
from boomcat.locale.nearest import did_you_mean
from boomcat.notation.move_text import ANY
from boomcat.views.view import View

# -- cards ---------------------------------------------------------------------


def edition_name(edition: Edition) -> str:
    """The name of an edition, or what a recipe is called."""
    start = text(f"edition-{edition.start}")
    if edition.title:
        return text("recipe-titled", title=edition.title, edition=start)
    return start if edition.key == edition.start else text("recipe-of", edition=start)


def card_name(edition: Edition, card: int) -> str:
    return text(f"card-{edition.word(card)}")


def a_card(edition: Edition, card: int) -> str:
    """One copy of the card, as it stands in a sentence."""
    return text(f"card-{edition.word(card)}.one")


def card_row(edition: Edition, cards: Iterable[int]) -> str:
    """Cards whose order matters."""
    return joined(card_name(edition, card) for card in cards)


def counted(edition: Edition, cards: Iterable[int]) -> str:
    """Cards whose order does not matter: equal ones are counted."""
    return joined(copies(edition, card, count) for card, count in Counter(cards).items())


def copies(edition: Edition, card: int, count: int) -> str:
    name = card_name(edition, card)
    return name if count == 1 else text("cards-copies", count=count, card=name)


def joined(words: Iterable[str]) -> str:
    return text("list-separator").join(words) or text("cards-none")


def played_as(edition: Edition, title: int, card: int) -> str:
    """The card of this title, or the Godcat in its place."""
    name = a_card(edition, title)
    return text("cards-godcat-as", card=name) if card == Card.GODCAT else name


# -- what happened ---------------------------------------------------------------


class Teller:
    """Describes events for one seat, or a spectator (NO_SEAT); `names` are the players', empty for a player without."""

    def __init__(self, edition: Edition, viewer: int, names: Sequence[str] = ()) -> None:
        self.edition = edition
        self.viewer = viewer
        self.names = names

    def call(self, role: str, seat: int) -> Iterable[tuple[str, str]]:
        """Yield what a player is called, by name or number: at the start of a sentence, within it, and where something
        is for them."""
        name = self.names[seat] if self.names else ""
        arguments: dict[str, str | int] = {"name": name} if name else {"seat": seat + 1}
        message_id = "player-named" if name else "player"
        yield role.capitalize(), text(message_id, **arguments)
        yield role, text(f"{message_id}.within", **arguments)
        yield f"to-{role}", text(f"{message_id}.to", **arguments)

    def say(self, message_id: str, details: dict[str, str | int] | None = None, **seats: int) -> str:
        """Return a sentence about the players at these seats, one of whom may be the viewer."""
        role = next((name for name, seat in seats.items() if seat == self.viewer), "other")
        players = {form: words for name, seat in seats.items() for form, words in self.call(name, seat)}
        return text(message_id, role=role, **players, **(details or {}))

    def tell_places(self, standings: Sequence[int]) -> str:
        """Return who has won and in which order the others followed."""
        places = [self.say("game-place", {"place": place}, actor=seat) for place, seat in enumerate(standings, 1)]
        return text("game-places", places=text("list-separator").join(places))

    def tell_played(self, seat: int, play: Play) -> str:
        """Return the sentence for a play, with all that its message may need."""
        details: dict[str, str | int] = {"cards": counted(self.edition, play.cards())}
        target = NO_SEAT
        match play:
            case CardPlay(target=target):
                form = "card" if target == NO_SEAT else "card at"
                details["card"] = played_as(self.edition, play.title, play.card)
                if play.title == Card.FAVOR:
                    form = "godcat as favor" if play.card == Card.GODCAT else "favor"
            case Pair(target=target):
                form = "pair"
            case Triple(target=target):
                form = "triple"
                details["named"] = a_card(self.edition, play.named)
            case _:
                form = "five"
        seats = {"actor": seat} if target == NO_SEAT else {"actor": seat, "target": target}
        sentence = PLAY_SENTENCES[form]
        return self.say(sentence.message, {name: details[name] for name in sentence.values}, **seats)

    def tell(self, event: Event) -> str:
        """Return the sentences for an event: those of `SENTENCES`, or the message named after it; and its aside."""
        if isinstance(event, Played):
            return self.tell_played(event.seat, event.play)
        phrase = Phrase(self.edition, "event-" + event.tag.replace("_", "-"), event)
        default = ((EventSentence(phrase.message + phrase.hidden, tuple(phrase.details)),),)
        rows = SENTENCES.get(event.tag, default)
        aside = ASIDES.get(event.tag)
        if aside is not None and met(aside, event):
            rows = (*rows, (aside,))
        return " ".join(self.tell_first(event, row, phrase.details, phrase.seats) for row in rows)

    def tell_first(
        self, event: Event, row: Sequence[EventSentence], details: dict[str, str | int], seats: dict[str, int]
    ) -> str:
        """Return the first sentence of the row whose condition holds."""
        chosen = next(one for one in row if met(one, event))
        if chosen.roles:
            seats = {role: getattr(event, name) for role, name in chosen.roles.items()}
        if chosen.card_as:
            card: int = getattr(event, "card")  # noqa: B009
            details = {**details, "card": played_as(self.edition, self.edition.card(chosen.card_as), card)}
        return self.say(chosen.message, {name: details[name] for name in chosen.values}, **seats)


def met(sentence: EventSentence, event: Event) -> bool:
    """Return whether the condition of a sentence is true of an event."""
    return sentence.when is None or holds(sentence.when[1], getattr(event, sentence.when[0]))


class Phrase:
    """The message about an event or an answer, and what fills it.

    Players are the `actor` and the `target`, cards are `card` and `cards`, numbers have their own names.
    """

    def __init__(self, edition: Edition, message: str, described: Event | SimpleMove) -> None:
        self.edition = edition
        self.message = message
        #: `-hidden` if something is face down: then `count` says how many.
        self.hidden = ""
        self.details: dict[str, str | int] = {}
        self.seats: dict[str, int] = {}
        for name, field in described.fields.items():
            self.add(name, field, getattr(described, name))

    def add(self, name: str, field: Field, value: Any) -> None:
        """Add what a field has to say; some kinds say nothing, or have their own sentence."""
        match field:
            case Field.HIDDEN_CARD if value == NO_CARD:
                self.hidden, self.details["count"] = "-hidden", 1
            case Field.HIDDEN_CARDS if NO_CARD in value:
                self.hidden, self.details["count"] = "-hidden", len(value)
            case Field.PLACE if value == HIDDEN_PLACE:
                self.hidden, self.details["count"] = "-hidden", 1
            case Field.SEAT | Field.LIVING_SEAT | Field.OTHER_SEAT:
                self.seats["target" if self.seats else "actor"] = value
            case Field.CARD | Field.HIDDEN_CARD | Field.OWN_CARD | Field.CAT | Field.LIFTED_CARD:
                self.details["card"] = a_card(self.edition, value)
            case Field.CARDS | Field.HIDDEN_CARDS:
                self.details["cards"] = card_row(self.edition, value)
            case Field.HAND:
                self.details["cards"] = counted(self.edition, value)
            case Field.NUMBER | Field.PLACE:
                self.details[name] = value
            case Field.VARIANT if value:
                self.message += f"-{name.replace('_', '-')}"
            case Field.KITTEN | Field.DRAWN_KITTEN if value != Card.EXPLODING_KITTEN:
                self.message += f"-{self.edition.word(value)}"


def tell(edition: Edition, event: Event, viewer: int, names: Sequence[str] = ()) -> str:
    """Return what happened, in words for the player at this seat; a spectator is NO_SEAT."""
    return Teller(edition, viewer, names).tell(event)


def tell_in_english(event: BaseEvent) -> str:
    """Return everything that happened, in English, for callers from Python."""
    with speaking(ENGLISH):
        return Teller(event.edition or ANY, NO_SEAT).tell(cast("Event", event))


# -- what a player can do ----------------------------------------------------------


def ask(view: View, names: Sequence[str] = ()) -> str:
    """Return the open question, addressed to the player who is asked; about players without names by their numbers."""
    seats = {"current": view.current}
    if view.opponent != NO_SEAT:
        seats["other"] = view.opponent
    adding = "" if view.adding == NO_CARD else view.rules.edition.word(view.adding)
    question = f"ask-{QUESTION_WORDS[view.asking]}"
    return Teller(view.rules.edition, NO_SEAT, names).say(question, {"adding": adding}, **seats)


def describe(edition: Edition, move: Move, seen: tuple[int, ...] = ()) -> str:
    """Return what the player would do.  `seen` are the top cards, if the player knows them."""
    match move:
        case CardPlay(target=target):
            if move.title == Card.FAVOR:
                return text("move-favor-godcat" if move.card == Card.GODCAT else "move-favor", target=target + 1)
            card = played_as(edition, move.title, move.card)
            if target == NO_SEAT:
                return text("move-play", card=card)
            return text("move-play-at", card=card, target=target + 1)
        case Pair():
            return text("move-pair", cards=counted(edition, move.cards()), target=move.target + 1)
        case Triple():
            cards = counted(edition, move.cards())
            return text("move-triple", cards=cards, target=move.target + 1, named=a_card(edition, move.named))
        case Five():
            return text("move-five", cards=counted(edition, move.cards()))
        case Defuse():
            return text("move-defuse", card=played_as(edition, Card.DEFUSE, move.card))
        case SimpleMove(words="defuse"):
            return text("move-defuse", card=a_card(edition, Card.DEFUSE))
        case Reordering():
            if seen:
                return text(f"move-{move.words}", cards=card_row(edition, [seen[place] for place in move.order]))
            return text("move-alter-places", places=" ".join(str(place + 1) for place in move.order))
        case SimpleMove():
            # The message is called like the words of the answer; players are called by the names of their fields.
            phrase = Phrase(edition, f"move-{message_of(move)}", move)
            seats = {name: getattr(move, name) + 1 for name, field in move.fields.items() if field == Field.SEAT}
            return text(phrase.message, **phrase.details, **seats)
        case _:
            raise TypeError(f"there are no words for {type(move).__name__}")


def message_of(answer: SimpleMove) -> str:
    """Return the id of the message that describes an answer: its words, and the yes or no in it."""
    flags = [name for name, field in answer.fields.items() if field == Field.FLAG]
    return "-".join([*answer.words.split(), *("yes" if getattr(answer, name) else "no" for name in flags)])


# -- what is wrong -----------------------------------------------------------------


def explain(error: RuleError) -> str:
    """Return a sentence about what is wrong, and one about what the user may have meant."""
    details = dict(error.details)
    if "edition" in details:
        details["edition"] = edition_name(edition_named(str(details["edition"]), str(details.pop("title", ""))))
    allowed = str(details.get("allowed", "")).split()
    if allowed:
        details["allowed"] = text("list-separator").join(allowed)
    problem = text(f"error-{error.reason}", **details)
    if allowed and "word" in details:
        problem = did_you_mean(problem, str(details["word"]), allowed)
    return text("in-line", line=details["line"], problem=problem) if "line" in details else problem


def explain_in_english(error: RuleError) -> str:
    """Return the same in English, for callers from Python; of a reason without a message, the reason itself."""
    with speaking(ENGLISH), suppress(Missing):
        return explain(error)
    return " ".join([error.reason, *(f"({key}: {value})" for key, value in error.details.items())])
