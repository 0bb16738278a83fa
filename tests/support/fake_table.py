"""A fake table: a browser sees the state that a test wants, and the test sees what the browser answers.

    table = sit(open_page, server, state("place", offers=[...]), screen=PHONE)
    table.page.get_by_role("button", name="Put it there").click()
    table.has_answered("place 11")

The page comes from a real server; its socket is ours, so every question can be asked at once, without luck.
"""

import json
from itertools import count
from typing import TYPE_CHECKING, Any

from boomcat.server.tables.messages import PROTOCOL
from boomcat.server.tables.table_info import Settings
from tests.support.browser import DESKTOP, Screen, Theme, Visits
from tests.support.page_assertions import STILL, becomes
from tests.support.shared_server import Serving
from tests.support.timeouts import POLL_MS

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocketRoute

NAMES = ["Pernille", "Mika", "Ola", "Tove", "Bruno", "Iris", "Pablo", "June", "Otto", "Sana"]
HAND = ["defuse", "nope", "skip", "tacocat", "tacocat", "see", "attack", "favor", "shuffle"]
CODE = "pretend2"
#: Each table has its own code: what a page remembers of one is not for the next.
NUMBERS = count()
#: From one table to another, as by a link within the page: of the first one nothing is left on the screen.
MOVE_ON = """([address, seats]) => {
  for (const one of document.querySelectorAll('.asking, nav.seats')) one.dataset.before = '';
  localStorage.setItem('boomcat.seats', JSON.stringify(seats));
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}"""


def state(
    asking: str = "turn",
    *,
    players: int = 5,
    seat: int | None = 1,
    edition: str = "original",
    title: str = "",
    current: int = 1,
    hand: list[str] | None = None,
    offers: list[dict[str, Any]] | None = None,
    phase: str = "playing",
    blocked: dict[str, str] | None = None,
    known_cards: list[dict[str, Any]] | None = None,
    clock: dict[str, float] | None = None,
    screens: int = 0,
    **view: Any,
) -> dict[str, Any]:
    """Return a `TableState` as the server sends it; further arguments are fields of its view."""
    held = HAND if hand is None else hand
    seats = [
        {"seat": number, "name": NAMES[number - 1], "avatar": number, "occupant": "person", "bot": None,
         "host": number == 1, "connected": True, "played_by_bot": False, "left_game": False,
         "bot_in": None, "agreed": False, "sits_out": False, "wins": 0}
        for number in range(1, players + 1)
    ]  # fmt: skip
    seen: dict[str, Any] = {
        "viewer": seat, "question": 12, "asking": asking, "asked": [current], "current": current, "owed": 1,
        "attacked": False, "clockwise": True, "next": current % players + 1, "attack_turns": 2,
        "alive": [True] * players, "eliminated": [], "standings": [],
        "hand_sizes": [len(held), *[5] * (players - 1)], "hand": held if seat else [], "draw_pile_size": 22,
        "kittens": players - 1, "discards": ["shuffle", "see", "favor"],
        "removed": [], "boxed_count": 0, "drawn": "kitten" if asking in ("defuse", "place") else None, "face_up": None,
        "two_sided": None, "pending": None, "noped_by": [], "top_player": None, "godcat": None, "opponent": None,
        "looking": 0, "lifted": None, "top_cards": [], "own_cat": None, "cursed": [], "marked": [[]] * players,
        "taking": [None] * players, "barking": None, "tower": [], "tower_owner": None, "actor": None, "adding": None,
        "from_hand": False, "imploding": [0, 0],
    }  # fmt: skip
    assert view.keys() <= seen.keys(), view.keys() - seen.keys()
    seen |= view
    defaults = Settings()
    return {
        "table": {
            "code": CODE, "phase": phase, "game": 1, "min_players": 2, "max_players": 10, "seats": seats,
            "players": [{"name": seat["name"], "avatar": seat["avatar"]} for seat in seats], "spectators": 0,
            "screens": screens, "only_bots": False, "hurried": False, "queue": [], "open_seats": 0, "first": None,
            "practice": True,  # no server has a record of it
            "settings": {
                "edition": edition, "title": title, "spectators": True, "odds": True, "pace": defaults.pace,
                "options": {name: getattr(defaults.options, name) for name in defaults.options.__struct_fields__},
                "timers": {name: getattr(defaults.timers, name) for name in defaults.timers.__struct_fields__},
            },
            "fairness": {"commitment": "32" * 32, "contributions": ["aa"] * players, "secret": None},
        },
        "seat": seat, "view": None if phase == "sealing" else seen, "offers": offers or [], "blocked": blocked or {},
        "knowledge": {
            "risk_next": 0.18, "risk_bottom": 0.1, "known_cards": known_cards or [], "hands": [[] for _ in seats],
        },
        "clock": clock, "queued": None, "meanwhile": [],
    }  # fmt: skip


#: Disables the timers that remove bubbles, so that slow machines see them. `TRACES` finds a page changed by this.
KEEP_BUBBLES = """() => {
  const real = setTimeout;
  window.keepsBubbles = true;
  window.setTimeout = (what, wait, ...rest) => (wait >= 4_000 && wait < 10_000 ? 0 : real(what, wait, ...rest));
}"""


class FakeTable:
    def __init__(self, page: "Page", shown: dict[str, Any], history: list[dict[str, Any]], code: str = CODE) -> None:
        self.page = page
        self.code = code
        self.shown = shown
        self.history = history
        self.requests: list[dict[str, Any]] = []
        self.hellos: list[dict[str, Any]] = []
        #: What the coach says.
        self.advice: list[dict[str, Any]] = []
        self.number = 1
        self.socket: WebSocketRoute | None = None
        page.route_web_socket(f"**/api/tables/{code}/socket", self.connect)

    def is_listed(self) -> None:
        """Answer requests about the table from clients without a seat, too; then nothing is cached."""
        self.page.route(f"**/api/tables/{self.code}", lambda route: route.fulfill(json=self.state["table"]))

    def cut_the_cable(self) -> None:
        """Lose the connection, and refuse every other one."""
        self.page.route_web_socket(f"**/api/tables/{self.code}/socket", lambda socket: socket.close())
        assert self.socket
        self.socket.close()

    @property
    def state(self) -> dict[str, Any]:
        """Return the state that is shown, with the code of this table."""
        return {**self.shown, "table": {**self.shown["table"], "code": self.code}}

    def keep_bubbles(self) -> None:
        """Keep what the players say from now on, until the page is loaded anew."""
        self.page.evaluate(KEEP_BUBBLES)

    @property
    def answers(self) -> list[str]:
        self.page.evaluate("() => 0")  # what the page has sent by now arrives before its answer to this
        return [request["move"] for request in self.requests if request["message"] == "answer"]

    def has_answered(self, *moves: str) -> None:
        """Wait until the page has answered with these moves and no others."""
        becomes(self.page, lambda: self.answers, list(moves))

    def has_asked(self, *messages: str) -> None:
        """Wait until the page has sent these messages and no others."""
        becomes(self.page, lambda: [request["message"] for request in self.requests], list(messages))

    def connect(self, socket: "WebSocketRoute") -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, text: "str | bytes") -> None:
        message = json.loads(text)
        if message["message"] == "hello":
            self.hellos.append(message)
            opening: dict[str, Any] = {"protocol": PROTOCOL, "sequence": self.number, "missed": None}
            self.say(message="welcome", **opening, history=self.history, state=self.state)
        elif message["message"] == "ping":
            self.say(message="pong")
        elif message["message"] == "ask_coach":
            self.requests.append(message)
            self.say(message="advised", id=message["id"], question=message["question"], moves=self.advice)
        else:
            self.requests.append(message)
            self.say(message="accepted", id=message["id"], sequence=self.number)

    def say(self, **message: Any) -> None:
        assert self.socket
        self.socket.send(json.dumps(message))

    def show(self, shown: dict[str, Any], *events: dict[str, Any]) -> None:
        """Send an update; the page shows it after what still moves."""
        self.number += 1
        self.shown = shown
        self.say(message="update", sequence=self.number, events=list(events), state=self.state)

    def present(self, shown: dict[str, Any], *events: dict[str, Any]) -> None:
        """Send an update, and wait until this state is on the screen and nothing moves."""
        question = shown["view"]["question"]
        assert question != self.shown["view"]["question"], "the page distinguishes states by the question's number"
        self.show(shown, *events)
        self.page.locator(f'.table[data-question="{question}"]').wait_for()
        self.page.wait_for_function(STILL, polling=POLL_MS)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def pick(self, *words: str) -> None:
        """Press cards of the hand: for each word the next one that is not chosen yet."""
        for word in words:
            free = self.page.locator(f'.hand [data-word="{word}"]:not([aria-pressed="true"])')
            free.first.click(position={"x": 12, "y": 40})


def explains(page: "Page") -> None:
    """Wait until the code that explains cards has loaded."""
    page.wait_for_function(
        """async () => {
          const files = performance.getEntriesByType('resource').map(({ name }) => name);
          const found = files.find((name) => /\\/Explain-[^/]+\\.js$/.test(name));
          return found !== undefined && (await import(found)) !== null;
        }"""
    )


def press_confirm_button(button: "Locator") -> None:
    """Press a button that asks for a second press until it is gone. The page itself does it: a press too soon is
    ignored, and a press too late is asked anew."""
    button.evaluate(
        """async (button) => {
          for (; button.isConnected && !button.disabled; button.click()) await new Promise((go) => setTimeout(go, 500));
        }"""
    )


def keep_seats(open_page: Visits, page: "Page", seats: list[dict[str, Any]]) -> None:
    """Put the tokens of seats into the storage of the page."""
    open_page.before(page, f"localStorage.setItem('boomcat.seats', {json.dumps(json.dumps(seats))})")


def take_seat(open_page: Visits, url: str, seat: dict[str, Any], **looks: Any) -> "Page":
    """Open the page of a player who has this seat at the server: quicker than opening or joining a table by hand."""
    page = open_page("about:blank", **looks)
    keep_seats(open_page, page, [seat])
    page.goto(f"{url}/t/{seat['table']}")
    return page


def move_on(page: "Page", seat: dict[str, Any]) -> None:
    """Move from one table to this one without loading the page."""
    page.evaluate(MOVE_ON, [f"/t/{seat['table']}", [seat]])
    page.locator(".asking:not([data-before])").wait_for(state="attached")
    page.wait_for_url(f"**/t/{seat['table']}")


def sit(
    open_page: Visits,
    server: Serving,
    shown: dict[str, Any],
    *,
    screen: Screen = DESKTOP,
    history: list[dict[str, Any]] | None = None,
    reduced_motion: bool = True,
    locale: str = "en-GB",
    theme: Theme = "light",
    newcomer: bool = False,
    fresh: bool = False,
    preferences: dict[str, Any] | None = None,
    tv: bool = False,
) -> FakeTable:
    """Open a page at this table: that of a player, of a spectator, or a `tv` for everybody in the room."""
    looks: dict[str, Any] = {"screen": screen, "theme": theme, "reduced_motion": reduced_motion, "locale": locale}
    plain = not (newcomer or fresh or preferences)
    page = open_page("about:blank", **looks, newcomer=newcomer, fresh=fresh, pretends=True, laid=plain)
    code = f"pret{next(NUMBERS):04}"
    seats = [{"table": code, "seat": 1, "token": "a-key"}] if shown["seat"] else []
    table = FakeTable(page, shown, history or [], code)
    address = f"/tv/{code}" if tv else f"/t/{code}" + ("" if shown["seat"] else "?watch")
    if page.url.startswith(server.url):
        page.evaluate(MOVE_ON, [address, seats])
    else:
        keep_seats(open_page, page, seats)
        if preferences:
            kept = json.dumps(json.dumps(preferences))
            open_page.before(page, f"localStorage.setItem('boomcat.preferences', {kept})")
        page.goto(server.url + address)
    # What is drawn last.
    last = "nav.seats" if shown["view"] is None else ".asking"
    last = ".tv-lobby" if shown["table"]["phase"] == "lobby" else last
    page.locator(f"{last}:not([data-before])").wait_for(state="attached")
    if plain:
        open_page.lay(page)
    return table
