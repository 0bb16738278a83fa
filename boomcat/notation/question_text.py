"""The open question, if it is neither the turn nor a window: `asked: give 3`."""

from __future__ import annotations

from boomcat.core.answers import takeable
from boomcat.core.cards import PERILS, Kind, bit
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import holds
from boomcat.core.question import QUESTION_WORDS, QUESTIONS, Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.notation.card_text import check_in_piles
from boomcat.notation.words import Words

#: A window and the end of a game are written otherwise.
WRITTEN = [word for word in QUESTION_WORDS if word not in ("nope", "over")]


def asks(edition: Edition, asking: int) -> bool:
    """Whether this kind of question can come up in a game of the edition."""
    asked_by = QUESTIONS[asking].asked_by
    return not asked_by or any(edition.box.get(card, 0) for card in asked_by)


def looks(game: State) -> list[int]:
    """How many top cards the open question can be about: as a card of the edition says, or all there are (F5)."""
    by_card = QUESTIONS[game.asking].looks
    return [min(cards, len(game.draw_pile)) for card, cards in by_card.items() if game.rules.edition.box.get(card, 0)]


def write_asked(game: State) -> str:
    """Nothing where the question goes without saying."""
    asking = game.asking
    if asking in (Ask.TURN, Ask.NOPE, Ask.OVER):
        return ""
    question = QUESTIONS[asking]
    words = [question.word]
    for name, kind in question.says.items():
        value = getattr(game, name)
        match kind:
            case "living" | "other":
                words.append(str(value + 1))
            case "card":
                words.append(game.rules.edition.word(value))
            case "peril":
                words += [game.rules.edition.word(value)] if value != Kind.EXPLODING_KITTEN else []
            case "cat":
                words.append("godcat" if value else "devilcat")
            case _:
                raise TypeError(f"no question says anything of type {kind!r}")
    if question.looks and game.looking != looks(game)[0]:
        words.append(str(game.looking))
    return " ".join(words)


def read_asked(words: Words, game: State) -> None:
    """Ask the question in a game whose hands, piles and turn are there."""
    word = words.next("question")
    if word not in WRITTEN:
        raise MalformedInput("unknown-question", {"word": word, "allowed": " ".join(WRITTEN)})
    asking = QUESTION_WORDS.index(word)
    if not asks(game.rules.edition, asking) or (asking == Ask.TAKE and not game.rules.fives):
        raise MalformedInput("question-not-at-this-table", {"word": word})
    game.asking = asking
    game.decider = game.current
    for name, kind in QUESTIONS[asking].says.items():
        setattr(game, name, read_said(kind, words, game))
    possible = looks(game)
    if possible:
        game.looking = int(words.one_of(*map(str, possible))) if words else possible[0]
    check_possible(game)


def read_said(kind: str, words: Words, game: State) -> object:
    edition = game.rules.edition
    match kind:
        case "living":
            return read_living(words, game)
        case "other":
            return read_other(words, game)
        case "card":
            return check_in_piles(words.card(edition), edition)
        case "peril":
            return read_peril(words, edition) if words else Kind.EXPLODING_KITTEN
        case _:
            return words.one_of("godcat", "devilcat") == "godcat"


def check_possible(game: State) -> None:
    """Whether the question could be asked with these cards; the rest of what goes without saying."""
    match game.asking:
        case Ask.DEFUSE:
            check_can_defuse(game, game.current, by_godcat=True)
            game.lifted = Kind.EXPLODING_KITTEN
        case Ask.GIVE:
            if not game.hands[game.decider].size:
                raise MalformedInput("hand-is-empty", {"seat": game.decider + 1})
        case Ask.STEAL:
            hand = game.hands[game.opponent]
            if not holds(hand, Kind.GODCAT) or hand.size == 1:
                raise MalformedInput("no-choice-to-steal", {"seat": game.opponent + 1})
        case Ask.TAKE:
            if not takeable(game):
                raise MalformedInput("nothing-to-take")
        case Ask.FACE:
            check_cats_free(game)
        case Ask.TRADE:
            check_cats_free(game)
            game.decider = game.opponent
        case Ask.DEVILCAT:
            check_devilcat(game)
        case _:
            pass  # it is always possible


def read_peril(words: Words, edition: Edition) -> int:
    """What was drawn and goes back."""
    perils = [edition.word(card) for card in edition.titles if bit(card) & PERILS]
    return edition.card(words.one_of(*perils))


def read_living(words: Words, game: State) -> int:
    seat = words.seat(game.players)
    if not game.is_alive(seat):
        raise MalformedInput("player-is-out", {"seat": seat + 1})
    return seat


def read_other(words: Words, game: State) -> int:
    seat = read_living(words, game)
    if seat == game.current:
        raise MalformedInput("player-has-the-turn", {"seat": seat + 1})
    return seat


def check_can_defuse(game: State, seat: int, *, by_godcat: bool) -> None:
    hand = game.hands[seat]
    if not holds(hand, Kind.DEFUSE) and not (by_godcat and holds(hand, Kind.GODCAT)):
        raise MalformedInput("nothing-to-defuse-with", {"seat": seat + 1})


def check_cats_free(game: State) -> None:
    """While the two cats of Armageddon lie face down nobody holds the Godcat (G1)."""
    holder = game.godcat_holder()
    if holder != NO_SEAT:
        raise MalformedInput("godcat-is-held", {"seat": holder + 1})


def check_devilcat(game: State) -> None:
    """The Devilcat is in front of one of the two players of Armageddon, and the other took the Godcat (G4)."""
    loser, holder = game.decider, game.godcat_holder()
    check_can_defuse(game, loser, by_godcat=False)
    if holder in (NO_SEAT, loser) or game.current not in (loser, holder):
        raise MalformedInput("godcat-not-opposite", {"seat": loser + 1})
