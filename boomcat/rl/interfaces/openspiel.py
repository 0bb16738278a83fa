"""The table as a game of OpenSpiel.

All luck is decided before the first turn: a few chance nodes give the bytes of a seed.  No player can know to what it
leads, so it is the same game as with a chance node at every shuffle, and shorter to write down.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from boomcat.core.cards import bit
from boomcat.core.chance import Chance, PlayerRng, SeededChance
from boomcat.core.events import Event
from boomcat.core.hand import Hand
from boomcat.core.question import is_window
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation.event_text import write_event
from boomcat.notation.view_text import write_view
from boomcat.rl.encoding import TableEncoding, encoding_for
from boomcat.rl.game_slot import NO_END, EncodedSlot, new_luck
from boomcat.rl.interfaces.arrays import Array, named_parts
from boomcat.rl.memory import Memory, memory_of
from boomcat.views.redact import redact
from boomcat.views.view import View

NAME = "python_boomcat"
#: The number of chance nodes that make a seed, and the outcomes of each.
LUCK = 5
BYTE = 256
#: More decisions than any game has: every card that is played leaves a hand, and few come back.
LONGEST = 5_000
STANDARD: dict[str, Any] = {"edition": "original", "players": 4}

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Boomcat",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=STANDARD,
)


#: OpenSpiel writes parameters between brackets, with `=` and commas: a recipe must do without.
WRITTEN = str.maketrans({" ": "+", "=": ":", "+": "_", ":": "@", ",": "/"})
READ = str.maketrans({"+": " ", ":": "=", "_": "+", "@": ":", "/": ","})


def parameters(edition: str, players: int) -> dict[str, Any]:
    return {"edition": edition.translate(WRITTEN), "players": players}


class OpenSpielGame(pyspiel.Game):
    """Also `pyspiel.load_game("python_boomcat(edition=party-pack,players=6)")` once this module is imported."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**STANDARD, **(params or {})}
        self.key = (str(chosen["edition"]), int(chosen["players"]))
        self.encoding = encoding_of(*self.key)
        self.parts = named_parts(self.encoding)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.action_count),
            max_chance_outcomes=BYTE,
            num_players=chosen["players"],
            min_utility=-1.0 / (chosen["players"] - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, chosen)

    def new_initial_state(self, _from: str | None = None) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Return an observer of what a seat may know, the only kind."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.encoding, kind.perfect_recall)


@cache
def encoding_of(edition: str, players: int) -> TableEncoding:
    """Return the encoding, shared by all states that are read from text."""
    return encoding_for(edition.translate(READ), players)


class Redealt(NamedTuple):
    """The start of a re-dealt state."""

    player: int
    game: State
    chance: Chance
    begun: State
    events: list[Event]


class PlayedGame:
    """The seed and the answers that make up a state; copied, and written, in few steps."""

    def __init__(self, key: tuple[str, int]) -> None:
        self.key = key
        self.encoding = encoding_of(*key)
        self.luck: list[int] = []
        self.dealt: Redealt | None = None
        self.answers: list[int] = []
        self.slot: EncodedSlot | None = None
        #: As it was when the cards were dealt.
        self.begun: State | None = None
        self.mask = b""

    def __deepcopy__(self, memo: object) -> PlayedGame:
        twin = PlayedGame(self.key)
        changing = {"luck": self.luck[:], "answers": self.answers[:], "slot": self.slot and self.slot.copy()}
        vars(twin).update(vars(self) | changing)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (played, (self.key, self.luck, self.dealt, self.answers))

    def new_slot(self) -> EncodedSlot:
        one = EncodedSlot(self.encoding, ["learner"] * int(self.encoding.rules.players), 0, endless=False)
        one.history = []
        return one

    def draw(self, outcome: int) -> None:
        """Add one byte to the seed; the last one deals."""
        self.luck.append(outcome)
        if len(self.luck) == LUCK:
            self.slot = self.new_slot()
            self.slot.seed(int.from_bytes(bytes(self.luck), "big"))
            self.begun = self.slot.game.copy()
            self.mask = self.slot.next_mask()

    def answer(self, number: int) -> None:
        assert self.slot is not None
        self.answers.append(number)
        self.slot.answer(number)
        self.mask = self.slot.next_mask()

    def deal_again(self, dealt: Redealt) -> None:
        """Continue from a re-deal: this player remembers what it saw, the others remember nothing."""
        one = self.slot = self.new_slot()
        self.dealt, self.begun = dealt, dealt.begun
        game = dealt.game.copy()
        memories = [blank(game, seat) for seat in range(game.players)]
        own = memories[dealt.player] = memory_of(dealt.player, dealt.begun)
        own.catch_up(dealt.events)
        own.events_seen = 0
        one.at_moment(game, memories, dealt.chance)
        one.history = dealt.events[:]
        self.mask = one.next_mask()

    @property
    def over(self) -> bool:
        return self.slot is not None and self.slot.winner != NO_END


def played(key: tuple[str, int], luck: list[int], dealt: Redealt | None, answers: list[int]) -> PlayedGame:
    """Return the game of these outcomes and answers, played again."""
    found = PlayedGame(key)
    for outcome in luck:
        found.draw(outcome)
    if dealt is not None:
        found.deal_again(dealt)
    for number in answers:
        found.answer(number)
    return found


class OpenSpielState(pyspiel.State):
    """A moment of the game, or before it while the seed is drawn."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.play = PlayedGame(game.key)

    def current_player(self) -> int:
        if self.play.slot is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else int(self.play.slot.seat)

    def is_terminal(self) -> bool:
        return self.play.over

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [number for number, legal in enumerate(self.play.mask) if legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / BYTE) for outcome in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.play.slot is None:
            self.play.draw(action)
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.play.encoding.actions.text(action, player)

    def returns(self) -> list[float]:
        players = self.play.key[1]
        if self.play.slot is None or not self.play.over:
            return [0.0] * players
        return [1.0 if seat == self.play.slot.winner else -1.0 / (players - 1) for seat in range(players)]

    def __str__(self) -> str:
        """Everything, the hidden cards too."""
        if self.play.slot is None:
            return f"luck {bytes(self.play.luck).hex()}"
        game = self.play.slot.game
        views = "\n".join(write_view(View(game, seat)) for seat in range(game.players))
        return f"{views}\npile {bytes(game.draw_pile).hex()} box {bytes(game.set_aside).hex()}"

    # -- what a seat knows ---------------------------------------------------------

    def seen(self, player: int) -> bytes:
        return bytes(self.play.encoding.width) if self.play.slot is None else self.play.slot.observation(player)

    def story(self, player: int) -> str:
        """Return all that this seat has seen, from the deal on, and sees: with perfect recall.

        In a state that was dealt again the others have seen nothing before that.
        """
        one, begun, dealt = self.play.slot, self.play.begun, self.play.dealt
        if one is None or begun is None:
            return ""
        events = one.history or []
        if dealt is not None and dealt.player != player:
            begun, events = dealt.game, events[len(dealt.events) :]
        edition = self.play.encoding.rules.edition
        seen = [write_event(redact(event, player), edition) for event in events]
        return "\n".join([write_view(View(begun, player)), *seen, write_view(View(one.game, player))])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Another state that this seat cannot tell from this one, with the right probability, and new luck."""
        one, begun = self.play.slot, self.play.begun
        if one is None or begun is None or one.seat != player:
            raise ValueError("only who is asked can deal again")
        if self.play.dealt is not None and self.play.dealt.player != player:
            raise ValueError(f"dealt again for {self.play.dealt.player}: what the others saw is lost")
        rng = PlayerRng(int(sampler() * (1 << 53)))
        known, events = Knowledge(View(begun, player)), [redact(event, player) for event in one.history or []]
        for event in events:
            known.see(event)
        game = Redeal(View(one.game, player), known).draw(rng)
        quicken(game, player)
        twin: OpenSpielState = self.clone()
        twin.play.answers.clear()
        twin.play.deal_again(Redealt(player, game, SeededChance(new_luck(rng)), begun, events))
        return twin


def quicken(game: State, player: int) -> None:
    """Let windows ask only those who can play a card; this player is asked now, and those before have answered."""
    game.asks_holders_only = True
    if is_window(game.asking):
        holders = game.can_play_in(game.asking)
        game.waiting = bit(player)
        seat = (player + 1) % game.players
        while seat != (game.top_player + 1) % game.players:
            game.waiting |= holders & bit(seat)
            seat = (seat + 1) % game.players
        game.decider = player


def blank(game: State, seat: int) -> Memory:
    """Give another seat, of which nothing is known, a memory that begins now."""
    memory = memory_of(seat, game)
    memory.held = [Hand() for _ in range(game.players)]
    memory.godcat = game.godcat_holder()
    return memory


class Observer:
    """The observer that OpenSpiel asks for observations; see `open_spiel/python/observation.py`."""

    def __init__(self, encoding: TableEncoding, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.factors: Array = np.array(encoding.scales, np.float32)
        self.tensor: Array = np.zeros(encoding.width, np.float32)
        #: The named parts, as views into the tensor.
        self.dict = {name: self.tensor[part] for name, part in named_parts(encoding).items()}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        np.multiply(np.frombuffer(state.seen(player), np.uint8), self.factors, out=self.tensor)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.story(player) if self.perfect_recall else state.seen(player).hex()


pyspiel.register_game(TYPE, OpenSpielGame)
