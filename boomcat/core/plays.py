"""The cards that are played alone: one small class each, its meaning as the docstring.

What a card needs beside itself stands in the table of `cards.py`.  To add a card: `docs/adding-a-card.md`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import (
    AIMED,
    AIMED_AT_CARDS,
    CARDS,
    CURSING,
    KINDS,
    NEEDS_MAT,
    NEEDS_NEXT_CARD,
    TARGETED,
    Card,
    Kind,
    bit,
    members_of,
    shifted,
)
from boomcat.core.chance import Chance
from boomcat.core.contributions import collect
from boomcat.core.draw_pile import draw, roll, show_top, shuffle
from boomcat.core.events import (
    Barked,
    Bombed,
    Cursed,
    FoundNothing,
    Laid,
    Lifted,
    LiftedTop,
    Marked,
    Peeked,
    Played,
    Revealed,
    Swapped,
    Towered,
)
from boomcat.core.explosions import explode, settle
from boomcat.core.hand import cards_in, holds, nth_card
from boomcat.core.moves import Play, has_tower, is_kind, target_problem
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS
from boomcat.core.state import MARK, NO_SEAT, State
from boomcat.core.transfers import discard, hand_over, spend
from boomcat.core.turns import ask, attack, carry_on, end_turn, pass_play


class CardPlay(Play):
    """One card, or the Godcat in its place (G7).  `card` is the one that is spent; `target` is a seat, or NO_SEAT.

    `title` and `kind` are the numbers of what it is played as and of what is spent.
    """

    __slots__ = ("kind", "target", "title")

    def __init__(self, title: i64, kind: i64, target: i64) -> None:
        super().__init__()
        self.title: Final[i64] = title
        self.kind: Final[i64] = kind
        self.target: Final[i64] = target

    @property
    def card(self) -> Card:
        """The card that is spent: of this title, or the Godcat."""
        return CARDS[self.kind]

    def arguments(self) -> tuple[object, ...]:
        return (int(self.title), int(self.kind), int(self.target))

    def text(self, words: tuple[str, ...]) -> str:
        by = "godcat as " if self.kind == Kind.GODCAT else ""
        target = "" if self.target == NO_SEAT else f" {self.target + 1}"
        return f"{by}{words[self.title]}{target}"

    def problem(self, game: State, seat: i64) -> str:
        if PLAYS.get(self.title) is not type(self) or self.kind not in (self.title, Kind.GODCAT):
            return "card-is-not-that"
        if not is_kind(self.kind) or not holds(game.hands[seat], self.kind):
            return "card-not-held"
        if self.kind == Kind.GODCAT and not bit(self.title) & game.rules.godcat_titles:
            return "godcat-cannot-be-that"
        title = bit(self.title)
        if title & TARGETED:
            problem = target_problem(game, self.target)
            if problem or title & AIMED:
                return problem
            if title & (AIMED_AT_CARDS | CURSING) and not game.hands[self.target].size:
                return "target-has-no-cards"
            return "" if bit(self.target) & game.targets(self.title) else CANNOT_BE_TARGET[self.title]
        if self.target != NO_SEAT:
            return "card-is-not-that"
        if title & NEEDS_MAT and (self.kind == Kind.GODCAT or game.godcat_holder() != NO_SEAT):
            return "godcat-not-on-mat"
        if title & NEEDS_NEXT_CARD and game.taker_from(seat) != NO_SEAT:
            return "next-card-is-taken"
        return ""

    def cards(self) -> list[Card]:
        return [CARDS[self.kind]]

    def spend(self, game: State) -> None:
        spend(game, self.kind)


@final
class Attack(CardPlay):
    """Draw nothing; the next player owes two turns more (A1, A2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        attack(game, game.next_living(game.current))


@final
class TargetedAttack(CardPlay):
    """Draw nothing; a player of one's choice owes two turns more, and play goes on from there (A3)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        attack(game, self.target)


@final
class Skip(CardPlay):
    """End one turn without drawing (F1)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        end_turn(game)


@final
class SuperSkip(CardPlay):
    """End every turn that is owed without drawing; the next player takes one (E1)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        pass_play(game, game.next_living(game.current), 1, False)


@final
class Reverse(CardPlay):
    """The order of play turns around, and one turn ends; between two players it is a Skip (E3)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        if game.living > 2:
            game.clockwise = not game.clockwise
        end_turn(game)


@final
class SeeTheFuture(CardPlay):
    """Look at the top three cards in private (F2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        look(game, 3)
        carry_on(game)


@final
class SeeTheFuture5(CardPlay):
    """Look at the top five cards in private (E4)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        look(game, 5)
        carry_on(game)


@final
class AlterTheFuture(CardPlay):
    """Look at the top three cards in private and put them back in any order (F3)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        alter(game, 3)


@final
class AlterTheFuture5(CardPlay):
    """Look at the top five cards in private and put them back in any order (E5)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        alter(game, 5)


@final
class RevealTheFuture(CardPlay):
    """Show the top three cards to everybody (F4)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        if game.recording:
            game.events.append(Revealed(game.top_cards(3)))
        carry_on(game)


@final
class Shuffle(CardPlay):
    """Shuffle the draw pile (F6)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        shuffle(game, chance)
        if game.recording:
            show_top(game)
        carry_on(game)


@final
class SwapTopAndBottom(CardPlay):
    """The top and the bottom card of the draw pile change places (E2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        pile = game.draw_pile
        last: i64 = len(pile) - 1
        if last > 0:
            pile[0], pile[last] = pile[last], pile[0]
            if game.recording:
                game.events.append(Swapped(game.current))
                show_top(game)
        carry_on(game)


@final
class CatomicBomb(CardPlay):
    """All Exploding Kittens come to the top of the draw pile, the rest is shuffled; one turn ends (E6)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        kittens: i64 = game.draw_pile.count(Kind.EXPLODING_KITTEN)
        game.draw_pile = [card for card in game.draw_pile if card != Kind.EXPLODING_KITTEN]
        shuffle(game, chance)
        game.draw_pile += [Kind.EXPLODING_KITTEN] * kittens
        if game.recording:
            game.events.append(Bombed(game.current, kittens))
            show_top(game)
        end_turn(game)


@final
class DrawFromTheBottom(CardPlay):
    """End the turn by drawing the bottom card (F7)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        draw(game, True)


@final
class RaisingHeck(CardPlay):
    """Take the bottom card, look at it, and keep it or put it on top; one turn ends (F8)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        game.lifted = game.draw_pile.pop(0)
        if game.recording:
            game.events.append(Lifted(game.current, game.lifted))
        ask(game, game.current, Ask.HECK)


@final
class Favor(CardPlay):
    """Another player chooses a card to give (F9)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        target = self.target
        hand = game.hands[target]
        if has_tower(game, target):
            ask(game, target, Ask.GIVE)
        elif not hand.size:
            find_nothing(game, target)
        elif game.cursed & bit(target):
            hand_over(game, target, game.current, nth_card(hand, roll(game, hand.size, chance)), False)
            settle(game)
        else:
            ask(game, target, Ask.GIVE)


@final
class Armageddon(CardPlay):
    """Take both cats from the mat and lay them down before oneself and an opponent (G1, G2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        ask(game, game.current, Ask.FACE)


@final
class Mark(CardPlay):
    """Turn a random card of a player to everybody (H7)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        hidden = game.unmarked(self.target)
        if not hidden:
            find_nothing(game, self.target)
            return
        card = hidden[roll(game, len(hidden), chance)]
        game.marks = sorted([*game.marks, int(self.target * MARK + card)])
        if game.recording:
            game.events.append(Marked(game.current, self.target, card))
        carry_on(game)


@final
class CurseOfTheCatButt(CardPlay):
    """A player no longer sees their own hand, until they draw a card into it (H8)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        target = self.target
        if not game.hands[target].size:
            find_nothing(game, target)
            return
        game.cursed |= bit(target)
        if game.recording:
            game.events.append(Cursed(game.current, target, tuple(cards_in(game.hands[target]))))
        carry_on(game)


@final
class GarbageCollection(CardPlay):
    """Everybody puts a card into the draw pile, which is shuffled (H9)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        collect(game, Kind.GARBAGE_COLLECTION, chance)


@final
class Potluck(CardPlay):
    """Everybody puts a card on top of the draw pile, one after the other (B6)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        collect(game, Kind.POTLUCK, chance)


@final
class BarkingKitten(CardPlay):
    """The player with the other Barking Kitten defuses or is out; never Noped (B1)."""

    __slots__ = ()

    def apply(self, game: State, chance: Chance) -> None:
        self.spend(game)
        if game.recording:
            game.events.append(Played(game.current, self))
        self.resolve(game, chance)

    def resolve(self, game: State, chance: Chance) -> None:
        player = game.current
        if holds(game.hands[player], Kind.BARKING_KITTEN):
            discard(game, player, Kind.BARKING_KITTEN)
            ask(game, player, Ask.AIM)
            return
        lying = game.barking
        game.barking = NO_SEAT
        if lying == player:
            ask(game, player, Ask.AIM)
        elif lying != NO_SEAT:
            bark(game, lying, False)
        else:
            for other in members_of(game.others()):
                if holds(game.hands[other], Kind.BARKING_KITTEN):
                    discard(game, other, Kind.BARKING_KITTEN)
                    bark(game, other, True)
                    return
            game.barking = player
            if game.recording:
                game.events.append(Laid(player, player, Kind.BARKING_KITTEN))
            carry_on(game)


@final
class AlterTheFutureNow(CardPlay):
    """Look at the top three cards in private and put them back in any order; also out of turn (B2)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        alter(game, 3)


@final
class BuryTopCard(CardPlay):
    """Look at the top card and put it back anywhere, instead of drawing it (B3)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        game.lifted = game.draw_pile.pop()
        if game.recording:
            game.events.append(LiftedTop(game.current, game.lifted))
            show_top(game)
        ask(game, game.current, Ask.BURY)


@final
class IllTakeThat(CardPlay):
    """The next card that a player draws goes to oneself instead (B4)."""

    __slots__ = ()
    __match_args__: Final = ("target",)

    def resolve(self, game: State, chance: Chance) -> None:
        target = self.target
        game.taking |= shifted(game.current + 1, target * 4)
        if game.recording:
            game.events.append(Laid(game.current, target, Kind.ILL_TAKE_THAT))
        carry_on(game)


@final
class PersonalAttack(CardPlay):
    """Owe three turns more oneself, in place of this one (B5)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        pass_play(game, game.current, game.attack_turns() + 1, True)


@final
class ShareTheFuture(CardPlay):
    """Look at the top three cards, put them back in any order, and show them to the next player (B7)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        look(game, 3)
        game.looking = min(3, len(game.draw_pile))
        ask(game, game.current, Ask.SHARE)


@final
class TowerOfPower(CardPlay):
    """Put the tower before its player: others get its cards in place of cards from that player's hand (B8)."""

    __slots__ = ()

    def resolve(self, game: State, chance: Chance) -> None:
        game.tower_owner = game.current
        if game.recording:
            game.events.append(Towered(game.current, tuple(game.tower)))
        carry_on(game)


def look(game: State, cards: i64) -> None:
    """Show the player this many top cards, or as many as there are (F5)."""
    if game.recording:
        game.events.append(Peeked(game.player(), game.top_cards(cards)))


def alter(game: State, cards: i64) -> None:
    """Show the top cards likewise, and ask for their new order."""
    look(game, cards)
    game.looking = min(cards, len(game.draw_pile))
    ask(game, game.player(), Ask.ALTER)


def find_nothing(game: State, target: i64) -> None:
    """Spend the card without effect: the target has nothing left that it could take (F12)."""
    if game.recording:
        game.events.append(FoundNothing(game.current, target))
    carry_on(game)


def bark(game: State, target: i64, from_hand: bool) -> None:
    """Let a player defuse a Barking Kitten, or explode by it (B1)."""
    defusable = holds(game.hands[target], Kind.DEFUSE)
    if game.recording:
        game.events.append(Barked(game.current, target, from_hand, defusable))
    if defusable:
        ask(game, target, Ask.BARK)
    else:
        explode(game, target, Kind.BARKING_KITTEN)


#: Why a player can't be the target, for the cards that say more about it.
CANNOT_BE_TARGET: Final[dict[int, str]] = {
    Kind.MARK: "target-has-nothing-to-mark",
    Kind.CURSE_OF_THE_CAT_BUTT: "target-is-cursed",
    Kind.ILL_TAKE_THAT: "next-card-is-taken",
}

#: What each card does when it is played alone.
PLAYS: Final[dict[int, type[CardPlay]]] = {
    Kind.ATTACK: Attack,
    Kind.TARGETED_ATTACK: TargetedAttack,
    Kind.SKIP: Skip,
    Kind.SEE_THE_FUTURE: SeeTheFuture,
    Kind.ALTER_THE_FUTURE: AlterTheFuture,
    Kind.REVEAL_THE_FUTURE: RevealTheFuture,
    Kind.SHUFFLE: Shuffle,
    Kind.DRAW_FROM_THE_BOTTOM: DrawFromTheBottom,
    Kind.RAISING_HECK: RaisingHeck,
    Kind.FAVOR: Favor,
    Kind.ARMAGEDDON: Armageddon,
    Kind.SUPER_SKIP: SuperSkip,
    Kind.SWAP_TOP_AND_BOTTOM: SwapTopAndBottom,
    Kind.REVERSE: Reverse,
    Kind.SEE_THE_FUTURE_5: SeeTheFuture5,
    Kind.ALTER_THE_FUTURE_5: AlterTheFuture5,
    Kind.CATOMIC_BOMB: CatomicBomb,
    Kind.MARK: Mark,
    Kind.CURSE_OF_THE_CAT_BUTT: CurseOfTheCatButt,
    Kind.GARBAGE_COLLECTION: GarbageCollection,
    Kind.BARKING_KITTEN: BarkingKitten,
    Kind.ALTER_THE_FUTURE_NOW: AlterTheFutureNow,
    Kind.BURY: BuryTopCard,
    Kind.ILL_TAKE_THAT: IllTakeThat,
    Kind.PERSONAL_ATTACK: PersonalAttack,
    Kind.POTLUCK: Potluck,
    Kind.SHARE_THE_FUTURE: ShareTheFuture,
    Kind.TOWER_OF_POWER: TowerOfPower,
}


# -- the only copy of each ---------------------------------------------------------


def singles() -> list[CardPlay]:
    """Every card alone, as itself and by the Godcat, against every seat; see `single`."""
    found: list[CardPlay] = []
    for title in range(KINDS):
        # Cards that are never played alone get a play that is never legal.
        play = PLAYS.get(title, CardPlay)
        for card in (title, Kind.GODCAT):
            if bit(title) & TARGETED:
                found += [play(title, card, seat) for seat in range(SEATS)]
            else:
                found += [play(title, card, NO_SEAT)] * SEATS
    return found


SINGLES: Final = singles()


def single(title: i64, by_godcat: bool, target: i64) -> CardPlay:
    """The play of a card that can be played alone.  Where it has no target, any seat will do."""
    return SINGLES[(title * 2 + (1 if by_godcat else 0)) * SEATS + target]
