"""The open question, if it is neither the turn nor a window: `asked: give 3`."""

from __future__ import annotations

from boomcat.core.cards import Card
from boomcat.core.errors import Malformed
from boomcat.core.game import NOBODY, Game
from boomcat.core.legal import takeable
from boomcat.core.question import Ask
from boomcat.notation.cards import check_in_piles
from boomcat.notation.words import Words

WORDS: dict[str, int] = {
    "turn": Ask.TURN,
    "defuse": Ask.DEFUSE,
    "place": Ask.PLACE,
    "give": Ask.GIVE,
    "steal": Ask.STEAL,
    "take": Ask.TAKE,
    "alter": Ask.ALTER,
    "heck": Ask.HECK,
    "face": Ask.FACE,
    "swap": Ask.SWAP,
    "devilcat": Ask.DEVILCAT,
}
WORD_OF = {phase: word for word, phase in WORDS.items()}
#: The card without which an edition never asks.
NEEDED = {
    Ask.STEAL: Card.GODCAT,
    Ask.ALTER: Card.ALTER_THE_FUTURE,
    Ask.HECK: Card.RAISING_HECK,
    Ask.FACE: Card.ARMAGEDDON,
    Ask.SWAP: Card.ARMAGEDDON,
    Ask.DEVILCAT: Card.ARMAGEDDON,
}


def write_asked(game: Game) -> str:
    """Nothing where the question goes without saying."""
    phase = game.phase
    if phase in (Ask.TURN, Ask.NOPE, Ask.OVER):
        return ""
    words = [WORD_OF[phase]]
    if phase in (Ask.GIVE, Ask.SWAP, Ask.DEVILCAT):
        words.append(str(game.decider + 1))
    if phase == Ask.STEAL:
        words.append(str(game.other + 1))
    if phase == Ask.SWAP:
        words.append("godcat" if game.godcat_kept else "devilcat")
    if phase == Ask.HECK:
        words.append(game.rules.edition.word(game.lifted))
    return " ".join(words)


def read_asked(words: Words, game: Game) -> None:
    """Ask the question in a game whose hands, piles and turn are there."""
    word = words.next("question")
    phase = WORDS.get(word, Ask.OVER)
    if phase == Ask.OVER:
        raise Malformed("unknown-question", {"word": word, "allowed": " ".join(WORDS)})
    never = phase in NEEDED and not game.rules.edition.box.get(NEEDED[phase], 0)
    if never or (phase == Ask.TAKE and not game.rules.fives):
        raise Malformed("question-not-at-this-table", {"word": word})
    game.phase = phase
    game.decider = game.current
    match phase:
        case Ask.DEFUSE:
            check_can_defuse(game, game.current, by_godcat=True)
            game.lifted = Card.EXPLODING_KITTEN
        case Ask.PLACE:
            game.lifted = Card.EXPLODING_KITTEN
        case Ask.GIVE:
            game.decider = read_other(words, game)
            if not game.hands[game.decider].size:
                raise Malformed("hand-is-empty", {"seat": game.decider + 1})
        case Ask.STEAL:
            game.other = read_other(words, game)
            hand = game.hands[game.other]
            if not hand.has(Card.GODCAT) or hand.size == 1:
                raise Malformed("no-choice-to-steal", {"seat": game.other + 1})
        case Ask.TAKE:
            if not takeable(game):
                raise Malformed("nothing-to-take")
        case Ask.HECK:
            game.lifted = check_in_piles(words.card(game.rules.edition), game.rules.edition)
        case Ask.FACE:
            check_cats_free(game)
        case Ask.SWAP:
            check_cats_free(game)
            game.other = read_other(words, game)
            game.decider = game.other
            game.godcat_kept = words.one_of("godcat", "devilcat") == "godcat"
        case Ask.DEVILCAT:
            game.decider = read_living(words, game)
            check_devilcat(game)
        case _:
            pass  # the turn and the order of the top cards are always possible


def read_living(words: Words, game: Game) -> int:
    seat = words.seat(game.players)
    if not game.is_alive(seat):
        raise Malformed("player-is-out", {"seat": seat + 1})
    return seat


def read_other(words: Words, game: Game) -> int:
    seat = read_living(words, game)
    if seat == game.current:
        raise Malformed("player-has-the-turn", {"seat": seat + 1})
    return seat


def check_can_defuse(game: Game, seat: int, *, by_godcat: bool) -> None:
    hand = game.hands[seat]
    if not hand.has(Card.DEFUSE) and not (by_godcat and hand.has(Card.GODCAT)):
        raise Malformed("nothing-to-defuse-with", {"seat": seat + 1})


def check_cats_free(game: Game) -> None:
    """While the two cats of Armageddon lie face down nobody holds the Godcat (G1)."""
    holder = game.godcat_holder()
    if holder != NOBODY:
        raise Malformed("godcat-is-held", {"seat": holder + 1})


def check_devilcat(game: Game) -> None:
    """The Devilcat lies before one of the two players of Armageddon, and the other took the Godcat (G4)."""
    loser, holder = game.decider, game.godcat_holder()
    check_can_defuse(game, loser, by_godcat=False)
    if holder in (NOBODY, loser) or game.current not in (loser, holder):
        raise Malformed("godcat-not-opposite", {"seat": loser + 1})
