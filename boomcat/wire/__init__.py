"""The one form in which events, views and options leave Python: for programs, records, browsers and scripts.

JSON everywhere: seats count from 1; cards, plays and kinds of questions are words of the notation; null stands for
no player, no card, and what is hidden.
"""

from boomcat.wire.event_messages import EventMessage as EventMessage
from boomcat.wire.event_messages import GameEvent as GameEvent
from boomcat.wire.event_messages import event_from as event_from
from boomcat.wire.event_messages import event_message as event_message
from boomcat.wire.knowledge_messages import KnowledgeMessage as KnowledgeMessage
from boomcat.wire.knowledge_messages import KnownCard as KnownCard
from boomcat.wire.knowledge_messages import knowledge_message as knowledge_message
from boomcat.wire.knowledge_messages import known_cards as known_cards
from boomcat.wire.option_messages import OptionsMessage as OptionsMessage
from boomcat.wire.option_messages import SeatNumber as SeatNumber
from boomcat.wire.option_messages import options_from as options_from
from boomcat.wire.option_messages import options_message as options_message
from boomcat.wire.option_messages import read_options_message as read_options_message
from boomcat.wire.view_messages import ViewMessage as ViewMessage
from boomcat.wire.view_messages import view_beside as view_beside
from boomcat.wire.view_messages import view_message as view_message
