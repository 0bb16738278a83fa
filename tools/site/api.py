"""The pages of the API: which of the public names stands on which."""

from types import ModuleType

import boomcat

#: By title: an introduction, and the names.
PAGES = {
    "The game": (
        (
            "Start with `Game`. Seats count from 0 in Python, and from 1 wherever people read them: in the notation, in"
            " sentences, in JSON."
        ),
        "Game SeatKnowledge play compare Comparison",
    ),
    "The raw rules": (
        (
            "What `Game` stands on, for loops that have to be fast: call `asked`, `legal_moves` and `apply` in turn."
            " Luck is an argument."
        ),
        "deal State Hand Card NO_CARD NO_SEAT asked legal_moves apply check standings random_move default_move",
    ),
    "Editions and rules": (
        "An edition is data; with a number of players and options it becomes rules. So does a built-in deck.",
        "EDITIONS DECKS Edition Deck edition_named Options BY_LOT Rules rules_for",
    ),
    "Moves and questions": (
        "Moves are shared: there is one copy of each, so they can be keys, and a pickle brings back the same one.",
        "Move DRAW NOPE PASS EXPLODE EXPLODE_BY_DEVILCAT moves QuestionKind Question QUESTIONS",
    ),
    "What a player may know": (
        "From the events that one seat may see follows everything that its player can know.",
        "View redact Knowledge Redeal",
    ),
    "Events": ("What happened, if `State.log` is a list.", "Event events"),
    "Chance": (
        "Luck comes in as an argument, and nowhere else.",
        "Chance SeededChance ScriptedChance PlayerRng",
    ),
    "Bots": (
        "Bots decide for a seat; [writing one](../bots.md) has a separate page.",
        "Bot BotFailed bot_named Seat Match",
    ),
    "Notation": (
        "A text for every move and every moment: [the notation](../notation.md).",
        "read_move write_move read_position write_position read_cards write_cards write_event write_view",
    ),
    "Records": (
        "Games in files: [records](../records.md).",
        "Record Recorder read_record write_record replay RecordError",
    ),
    "Reviews": (
        "What was luck in a game and what was skill, by [the judge](../champion.md). It needs the extra `champion`.",
        "review Review judge coach Advice",
    ),
    "Environments": (
        "The table as learners know tables: [environments](../environments.md).",
        "rl.batch_env rl.aec_env rl.gym_env rl.vector_env rl.sb3_env rl.openspiel_game",
    ),
    "Errors": ("What can be wrong with an answer.", "RuleError MalformedInput IllegalMove StaleAnswer"),
}

#: What Python keeps no words for.
CONSTANTS = {
    "BY_LOT": "Instead of the seat that starts: luck decides.",
    "DECKS": "The built-in decks by their keys; `edition_named(key)` is what a deck is as an edition.",
    "DRAW": "Draw the top card and end the turn.",
    "EDITIONS": "The printed editions by their keys.",
    "EXPLODE": "Explode by a kitten that could be defused.",
    "EXPLODE_BY_DEVILCAT": "The same, by the Devilcat.",
    "Event": "Any event: all classes below.",
    "NO_SEAT": "Instead of a seat. As the viewer of a view, it is a spectator.",
    "NOPE": "Stop what was played.",
    "NO_CARD": "Instead of a card: none, or one that lies face down.",
    "PASS": "Let it happen.",
    "QUESTIONS": "Every kind of question, by its number in `QuestionKind`.",
}


def file_of(title: str) -> str:
    return title.lower().replace(" ", "-")


def page(title: str) -> str:
    """Return a page in Markdown, with directives for autodoc."""
    about, names = PAGES[title]
    directives = "\n".join(directive(name) for name in names.split())
    return f"# {title}\n\n{about}\n\n```{{eval-rst}}\n{directives}\n```\n"


def directive(name: str) -> str:
    if "." in name:
        return f".. autofunction:: boomcat.{name}\n"
    thing = getattr(boomcat, name)
    if name in CONSTANTS:
        return f".. data:: boomcat.{name}\n\n   {CONSTANTS[name]}\n"
    if isinstance(thing, ModuleType):
        return f".. automodule:: {thing.__name__}\n   :members:\n   :exclude-members: BaseEvent, Move, PublicEvent\n"
    if isinstance(thing, type):
        return f".. autoclass:: boomcat.{name}\n   :members:\n   :no-undoc-members:\n"
    return f".. autofunction:: boomcat.{name}\n"
