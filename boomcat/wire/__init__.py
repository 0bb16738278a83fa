"""The one form in which events, views and options leave Python: for programs, records, browsers and scripts.

JSON everywhere: seats count from 1; cards, plays and kinds of questions are words of the notation; null stands for
nobody, for no card, and for what is hidden.
"""

from boomcat.wire.event_messages import EventMessage, GameEvent, event_message
from boomcat.wire.knowledge_messages import KnowledgeMessage, KnownCard, knowledge_message, known_cards
from boomcat.wire.option_messages import OptionsMessage, options_from, options_message
from boomcat.wire.view_messages import ViewMessage, view_message

__all__ = [
    "EventMessage",
    "GameEvent",
    "KnowledgeMessage",
    "KnownCard",
    "OptionsMessage",
    "ViewMessage",
    "event_message",
    "knowledge_message",
    "known_cards",
    "options_from",
    "options_message",
    "view_message",
]
