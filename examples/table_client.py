"""A player at a table of the server, in plain Python that knows nothing but docs/protocol.md.

    python examples/table_client.py http://localhost:8000                  against three bots
    python examples/table_client.py http://localhost:8000 --table CODE     at another person's table; a link works, too

Only `websockets` is needed besides Python.  It prints what happens, plays one game, and comes back if the connection
breaks.
"""

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

#: Seconds before it connects again, at first and at most.
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
#: After these it is of no use to come back.
FOR_GOOD = ("removed", "left", "closed", "shut", "banned", "full", "spectators-forbidden", "unknown-token")


def post(url, body):
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        sys.exit("the server refused: " + json.load(refused)["reason"])
    except urllib.error.URLError as error:
        sys.exit(f"the server cannot be reached: {error.reason}")


def filled(offer, luck):
    """One of the moves that an offer stands for."""
    cards = offer.get("cards", []) + luck.sample(offer.get("pick_from", []), offer.get("pick_count", 0))
    order = luck.sample(range(1, offer.get("order_length", 0) + 1), offer.get("order_length", 0))
    return offer["move"].format(
        target=luck.choice(offer.get("targets") or [0]),
        named=luck.choice(offer.get("named") or [""]),
        place=luck.randint(0, offer.get("max_above", 0)),
        order=" ".join(map(str, order)),
        cards=" ".join(cards),
    )


def chosen(state, luck):
    """Draw while that is likely to end well, let others play, and otherwise take any of the offers."""
    offers, knowledge = state["offers"], state["knowledge"]
    plain = {offer["move"]: offer for offer in offers}
    for passing in ("pass", "wait"):
        if passing in plain:
            return passing
    if "draw" in plain and ((knowledge["risk_next"] or 0) < 0.2 or luck.random() < 0.3):
        return "draw"
    saving = [offer for offer in offers if offer["kind"] == "defuse"]
    return filled(luck.choice(saving or offers), luck)


class Player:
    def __init__(self, address, seated, hosting):
        self.socket_address = address.replace("http", "ws", 1) + f"/api/tables/{seated['table']}/socket"
        self.token = seated["token"]
        self.hosting = hosting
        self.luck = random.Random()
        #: What is needed to come back: the `sequence` of the last message, and the request that is not answered yet.
        self.last = None
        self.waiting = None
        #: What was last answered, so that nothing is answered twice.
        self.done = None
        self.over = False

    def play(self):
        """Until the game is over, through as many connections as it takes."""
        pause = FIRST_PAUSE
        while not self.over:
            try:
                with connect(self.socket_address) as socket:
                    self.say(socket, {"message": "hello", "token": self.token, "last_sequence": self.last})
                    if self.waiting:
                        self.say(socket, self.waiting)
                    for text in socket:
                        pause = FIRST_PAUSE
                        self.hear(socket, json.loads(text))
                        if self.over:
                            return
            except (OSError, WebSocketException):
                pass
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def say(self, socket, message):
        socket.send(json.dumps(message))

    def request(self, socket, message, **fields):
        """Under a new id, and again under the same one if no answer comes."""
        self.waiting = {"message": message, "id": secrets.token_hex(8), **fields}
        self.say(socket, self.waiting)

    def hear(self, socket, message):
        match message["message"]:
            case "welcome":
                for missed in message["missed"] or []:
                    self.tell(missed)
                self.last = message["sequence"]
                if not self.waiting:
                    self.done = None  # after a restart the table may have forgotten a pass, and asks again
                self.answer(socket, message["state"])
            case "update":
                self.tell(message)
                self.last = message["sequence"]
                self.answer(socket, message["state"])
            case "accepted" if self.waiting and message["id"] == self.waiting["id"]:
                self.waiting = None
            case "refused":
                print("refused", message["reason"], flush=True)
                if message["reason"] == "too-many-requests" and self.waiting:
                    time.sleep(FIRST_PAUSE)
                    self.say(socket, self.waiting)
                else:
                    # Too late, most likely: the next state says what is open now.
                    self.waiting = None
            case "goodbye":
                print("goodbye", message["reason"], flush=True)
                self.over = message["reason"] in FOR_GOOD

    def tell(self, happened):
        for event in happened["events"]:
            words = [f"{key}={value}" for key, value in event.items() if key != "event"]
            print(happened["sequence"], event["event"], *words, flush=True)

    def answer(self, socket, state):
        """Do what the table waits for from us."""
        table, view = state["table"], state["view"]
        stage = table["phase"], table["game"], view["question"] if view else 0
        if table["phase"] == "over":
            print("standings", *view["standings"], flush=True)
            self.over = True
        elif stage == self.done:
            return
        elif table["phase"] == "lobby" and self.hosting:
            self.done = stage
            self.request(socket, "start")
        elif table["phase"] == "sealing":
            self.done = stage
            self.request(socket, "contribute", bytes=secrets.token_hex(16))
        elif state["offers"]:
            self.done = stage
            self.request(socket, "answer", question=view["question"], move=chosen(state, self.luck))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--table")
    parser.add_argument("--name", default="Plain")
    parser.add_argument("--edition", default="original")
    parser.add_argument("--bots", type=int, default=3)
    arguments = parser.parse_args()
    address = arguments.address.rstrip("/")
    if arguments.table:
        code = arguments.table.rstrip("/").rpartition("/")[2]
        seated = post(f"{address}/api/tables/{code}/join", {"name": arguments.name})
    else:
        seats = ["open"] + ["heuristic"] * arguments.bots
        settings = {"edition": arguments.edition}
        seated = post(f"{address}/api/tables", {"name": arguments.name, "seats": seats, "settings": settings})
    print("table", seated["table"], "seat", seated["seat"], flush=True)
    Player(address, seated, hosting=not arguments.table).play()


if __name__ == "__main__":
    main()
