"""The open question, if it is neither the turn nor a window: `asked: give 3`."""

from __future__ import annotations

from boomcat.core.answers import takeable
from boomcat.core.cards import PERILS, Kind, bit
from boomcat.core.contributions import addable
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.fields import Field
from boomcat.core.hand import holds
from boomcat.core.moves import has_tower
from boomcat.core.question import QUESTION_WORDS, QUESTIONS, Ask, is_window
from boomcat.core.state import NO_SEAT, State
from boomcat.notation.card_text import check_in_piles
from boomcat.notation.codecs import CODECS
from boomcat.notation.move_text import asks
from boomcat.notation.words import Words

#: A window and the end of a game are written otherwise.
WRITTEN = [row.word for row in QUESTIONS if row.asking != Ask.OVER and not is_window(row.asking)]
#: What a player may be asked in another player's turn (H3, B2, B4): `place by 3`; behind it `hand`, if a kitten came
#: from a hand.
OUT_OF_TURN = (Ask.DEFUSE, Ask.PLACE, Ask.ALTER)


def looks(game: State) -> list[int]:
    """Return how many top cards the open question can be about: as a card of the edition says, or all (F5)."""
    by_card = QUESTIONS[game.asking].looks
    return [min(cards, len(game.draw_pile)) for card, cards in by_card.items() if game.rules.edition.box.get(card, 0)]


def write_asked(game: State) -> str:
    """Return the question as text, or nothing where it is implied."""
    asking = game.asking
    if asking in (Ask.TURN, Ask.OVER) or is_window(asking):
        return ""
    question = QUESTIONS[asking]
    words = [question.word]
    for name, field in question.fields.items():
        words.append(CODECS[field].text(getattr(game, name), game.rules.edition))
    words = [word for word in words if word]
    if question.looks and game.looking != looks(game)[0]:
        words.append(str(game.looking))
    if asking in OUT_OF_TURN and game.decider != game.current:
        words += ["by", str(game.decider + 1)]
    if game.from_hand:
        words.append("hand")
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
        by_card = words and words.ahead() != "by"
        game.looking = int(words.one_of(*map(str, possible))) if by_card else possible[0]
    if asking in OUT_OF_TURN and words.skip("by"):
        game.decider = read_other(words, game)
        if asking == Ask.ALTER:
            game.actor = game.decider
    if asking in (Ask.DEFUSE, Ask.PLACE) and game.rules.keeps_kittens:
        game.from_hand = words.skip("hand")
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
            named = words and words.ahead() not in ("by", "hand")
            return read_peril(words, edition) if named else Kind.EXPLODING_KITTEN
        case Field.CARD:
            return edition.card(words.one_of(*[edition.word(card) for card in collecting(edition)]))
        case Field.GODCAT:
            return words.one_of("godcat", "devilcat") == "godcat"
        case _:
            raise TypeError(f"no question has a field of kind {field.value}")


def check_possible(game: State) -> None:
    """Raise an error if the question couldn't be asked with these cards; check what else is implied."""
    match game.asking:
        case Ask.DEFUSE:
            check_can_defuse(game, game.decider, by_godcat=game.decider == game.current)
            game.lifted = Kind.EXPLODING_KITTEN
        case Ask.GIVE:
            if not game.hands[game.decider].size and not has_tower(game, game.decider):
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
        case Ask.BARK:
            check_can_defuse(game, game.decider, by_godcat=False)
        case Ask.ADD:
            read_waiting_to_add(game)
        case _:
            pass  # it is always possible


def collecting(edition: Edition) -> list[int]:
    """Return the cards of the edition for which everybody puts a card into the pile."""
    return [card for card in QUESTIONS[Ask.ADD].asked_by if edition.box.get(card, 0)]


def read_waiting_to_add(game: State) -> None:
    """Let the player who is asked, and all who come after them in this turn, have yet to put a card into the pile."""
    seat = game.decider
    if game.cursed & bit(seat) or not addable(game, seat):
        raise MalformedInput("hand-is-empty", {"seat": seat + 1})
    while True:
        if addable(game, seat):
            game.waiting |= bit(seat)
        seat = game.next_living(seat)
        if seat == game.current:
            break


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
