"""The one form in which events, views and options leave Python: for programs, records, browsers and scripts.

JSON everywhere: seats count from 1; cards, plays and kinds of questions are words of the notation; null stands for
no player, no card, and what is hidden.
"""

from boomcat.wire.event_messages import EventMessage, GameEvent, event_from, event_message
from boomcat.wire.knowledge_messages import KnowledgeMessage, KnownCard, knowledge_message, known_cards
from boomcat.wire.option_messages import OptionsMessage, options_from, options_message
from boomcat.wire.view_messages import ViewMessage, view_beside, view_message

__all__ = [
    "EventMessage",
    "GameEvent",
    "KnowledgeMessage",
    "KnownCard",
    "OptionsMessage",
    "ViewMessage",
    "event_from",
    "event_message",
    "knowledge_message",
    "known_cards",
    "options_from",
    "options_message",
    "view_beside",
    "view_message",
]
