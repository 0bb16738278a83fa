"""The open question, if it is neither the turn nor a window: `asked: give 3`."""

from __future__ import annotations

from boomcat.core.cards import PERILS, Card, bit
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.game import NOBODY, Game
from boomcat.core.legal import takeable
from boomcat.core.question import QUESTION_WORDS, Ask
from boomcat.notation.cards import check_in_piles
from boomcat.notation.words import Words

#: A window and the end of a game are written otherwise.
WRITTEN = [word for word in QUESTION_WORDS if word not in ("nope", "over")]
#: How many top cards an order is about, by the card that asks for it.
ALTERED = {Card.ALTER_THE_FUTURE: 3, Card.ALTER_THE_FUTURE_5: 5}
#: The cards without which an edition never asks.
ASKED_BY: dict[int, tuple[int, ...]] = {
    Ask.STEAL: (Card.GODCAT,),
    Ask.ALTER: tuple(ALTERED),
    Ask.HECK: (Card.RAISING_HECK,),
    Ask.FACE: (Card.ARMAGEDDON,),
    Ask.TRADE: (Card.ARMAGEDDON,),
    Ask.DEVILCAT: (Card.ARMAGEDDON,),
}


def asks(edition: Edition, asking: int) -> bool:
    """Whether this kind of question can come up in a game of the edition."""
    return asking not in ASKED_BY or any(edition.box.get(card, 0) for card in ASKED_BY[asking])


def looks(game: Game) -> list[int]:
    """How many top cards an order can be about: as many as a card of the edition says, or as there are (F5)."""
    return [min(cards, len(game.deck)) for card, cards in ALTERED.items() if game.rules.edition.box.get(card, 0)]


def write_asked(game: Game) -> str:
    """Nothing where the question goes without saying."""
    asking = game.asking
    if asking in (Ask.TURN, Ask.NOPE, Ask.OVER):
        return ""
    words = [QUESTION_WORDS[asking]]
    if asking in (Ask.GIVE, Ask.TRADE, Ask.DEVILCAT):
        words.append(str(game.decider + 1))
    if asking == Ask.STEAL:
        words.append(str(game.other + 1))
    if asking == Ask.TRADE:
        words.append("godcat" if game.godcat_kept else "devilcat")
    if asking == Ask.ALTER and game.looking != looks(game)[0]:
        words.append(str(game.looking))
    if asking == Ask.HECK or (asking == Ask.PLACE and game.lifted != Card.EXPLODING_KITTEN):
        words.append(game.rules.edition.word(game.lifted))
    return " ".join(words)


def read_asked(words: Words, game: Game) -> None:
    """Ask the question in a game whose hands, piles and turn are there."""
    word = words.next("question")
    if word not in WRITTEN:
        raise MalformedInput("unknown-question", {"word": word, "allowed": " ".join(WRITTEN)})
    asking = QUESTION_WORDS.index(word)
    if not asks(game.rules.edition, asking) or (asking == Ask.TAKE and not game.rules.fives):
        raise MalformedInput("question-not-at-this-table", {"word": word})
    game.asking = asking
    game.decider = game.current
    match asking:
        case Ask.DEFUSE:
            check_can_defuse(game, game.current, by_godcat=True)
            game.lifted = Card.EXPLODING_KITTEN
        case Ask.PLACE:
            game.lifted = read_peril(words, game.rules.edition) if words else Card.EXPLODING_KITTEN
        case Ask.GIVE:
            game.decider = read_other(words, game)
            if not game.hands[game.decider].size:
                raise MalformedInput("hand-is-empty", {"seat": game.decider + 1})
        case Ask.STEAL:
            game.other = read_other(words, game)
            hand = game.hands[game.other]
            if not hand.has(Card.GODCAT) or hand.size == 1:
                raise MalformedInput("no-choice-to-steal", {"seat": game.other + 1})
        case Ask.TAKE:
            if not takeable(game):
                raise MalformedInput("nothing-to-take")
        case Ask.ALTER:
            possible = looks(game)
            game.looking = int(words.one_of(*map(str, possible))) if words else possible[0]
        case Ask.HECK:
            game.lifted = check_in_piles(words.card(game.rules.edition), game.rules.edition)
        case Ask.FACE:
            check_cats_free(game)
        case Ask.TRADE:
            check_cats_free(game)
            game.other = read_other(words, game)
            game.decider = game.other
            game.godcat_kept = words.one_of("godcat", "devilcat") == "godcat"
        case Ask.DEVILCAT:
            game.decider = read_living(words, game)
            check_devilcat(game)
        case _:
            pass  # the turn is always possible


def read_peril(words: Words, edition: Edition) -> int:
    """What was drawn and goes back."""
    perils = [edition.word(card) for card in edition.titles if bit(card) & PERILS]
    return edition.card(words.one_of(*perils))


def read_living(words: Words, game: Game) -> int:
    seat = words.seat(game.players)
    if not game.is_alive(seat):
        raise MalformedInput("player-is-out", {"seat": seat + 1})
    return seat


def read_other(words: Words, game: Game) -> int:
    seat = read_living(words, game)
    if seat == game.current:
        raise MalformedInput("player-has-the-turn", {"seat": seat + 1})
    return seat


def check_can_defuse(game: Game, seat: int, *, by_godcat: bool) -> None:
    hand = game.hands[seat]
    if not hand.has(Card.DEFUSE) and not (by_godcat and hand.has(Card.GODCAT)):
        raise MalformedInput("nothing-to-defuse-with", {"seat": seat + 1})


def check_cats_free(game: Game) -> None:
    """While the two cats of Armageddon lie face down nobody holds the Godcat (G1)."""
    holder = game.godcat_holder()
    if holder != NOBODY:
        raise MalformedInput("godcat-is-held", {"seat": holder + 1})


def check_devilcat(game: Game) -> None:
    """The Devilcat lies before one of the two players of Armageddon, and the other took the Godcat (G4)."""
    loser, holder = game.decider, game.godcat_holder()
    check_can_defuse(game, loser, by_godcat=False)
    if holder in (NOBODY, loser) or game.current not in (loser, holder):
        raise MalformedInput("godcat-not-opposite", {"seat": loser + 1})
