"""The open question, if it is neither the turn nor a window: `asked: give 3`."""

from __future__ import annotations

from boomcat.core.answers import takeable
from boomcat.core.cards import PERILS, Kind, bit
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.fields import Field
from boomcat.core.hand import holds
from boomcat.core.question import QUESTION_WORDS, QUESTIONS, Ask
from boomcat.core.state import NO_SEAT, State
from boomcat.notation.card_text import check_in_piles
from boomcat.notation.codecs import CODECS
from boomcat.notation.move_text import asks
from boomcat.notation.words import Words

#: A window and the end of a game are written otherwise.
WRITTEN = [word for word in QUESTION_WORDS if word not in ("nope", "over")]


def looks(game: State) -> list[int]:
    """Return how many top cards the open question can be about: as a card of the edition says, or all (F5)."""
    by_card = QUESTIONS[game.asking].looks
    return [min(cards, len(game.draw_pile)) for card, cards in by_card.items() if game.rules.edition.box.get(card, 0)]


def write_asked(game: State) -> str:
    """Return the question as text, or nothing where it is implied."""
    asking = game.asking
    if asking in (Ask.TURN, Ask.NOPE, Ask.OVER):
        return ""
    question = QUESTIONS[asking]
    words = [question.word]
    for name, field in question.fields.items():
        words.append(CODECS[field].text(getattr(game, name), game.rules.edition))
    words = [word for word in words if word]
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
    for name, field in QUESTIONS[asking].fields.items():
        setattr(game, name, read_asked_field(field, words, game))
    possible = looks(game)
    if possible:
        game.looking = int(words.one_of(*map(str, possible))) if words else possible[0]
    check_possible(game)


def read_asked_field(field: Field, words: Words, game: State) -> object:
    edition = game.rules.edition
    match field:
        case Field.LIVING_SEAT:
            return read_living(words, game)
        case Field.OTHER_SEAT:
            return read_other(words, game)
        case Field.LIFTED_CARD:
            return check_in_piles(words.card(edition), edition)
        case Field.DRAWN_KITTEN:
            return read_peril(words, edition) if words else Kind.EXPLODING_KITTEN
        case Field.GODCAT:
            return words.one_of("godcat", "devilcat") == "godcat"
        case _:
            raise TypeError(f"no question has a field of kind {field.value}")


def check_possible(game: State) -> None:
    """Raise an error if the question couldn't be asked with these cards; check what else is implied."""
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
    """Return the kitten that was drawn and goes back."""
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
    """Check that no player holds the Godcat while the two cats of Armageddon lie face down (G1)."""
    holder = game.godcat_holder()
    if holder != NO_SEAT:
        raise MalformedInput("godcat-is-held", {"seat": holder + 1})


def check_devilcat(game: State) -> None:
    """Check that the Devilcat lies before one of Armageddon's two players, and the other took the Godcat (G4)."""
    loser, holder = game.decider, game.godcat_holder()
    check_can_defuse(game, loser, by_godcat=False)
    if holder in (NO_SEAT, loser) or game.current not in (loser, holder):
        raise MalformedInput("godcat-not-opposite", {"seat": loser + 1})
