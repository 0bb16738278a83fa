"""Every question of the table as a state that a fake table can show, and the screens to show it on."""

from typing import Any

from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, Screen
from tests.support.fake_table import state

LANDSCAPE = Screen("landscape-phone", 844, 390, touch=True)
SMALL_LANDSCAPE = Screen("small-landscape-phone", 667, 375, touch=True)
TABLET = Screen("tablet", 768, 1024, touch=True)
EVERY_SCREEN = [SMALL_PHONE, PHONE, SMALL_LANDSCAPE, LANDSCAPE, TABLET, DESKTOP]
OTHERS = [2, 3, 4, 5]
CARDS = ["defuse", "nope", "skip", "see", "attack", "favor", "shuffle", "beard", "potato", "rainbow", "cattermelon"]

#: The longest look into the future.
FIVE = ["kitten", "cattermelon", "see", "skip", "favor"]


def move(text: str, **more: Any) -> dict[str, Any]:
    return {"move": text, "kind": text.partition(" ")[0], **more}


DRAW, SKIP, PASS = move("draw"), {"move": "skip", "kind": "play", "cards": ["skip"]}, move("pass")
NOPE, DEFUSE = move("nope", cards=["nope"]), move("defuse", cards=["defuse"])
PAIR = move("pair tacocat {target}", cards=["tacocat"] * 2, title="tacocat", targets=OTHERS)


def window(hand: list[str], offers: list[dict[str, Any]], **view: Any) -> dict[str, Any]:
    view = {"pending": "favor 1", "asked": [1, 3, 4, 5], "top_player": 2, "current": 2, **view}
    return state("nope", hand=hand, offers=offers, clock={"remaining": 60.0, "total": 60.0}, **view)


def answered_at(shown: dict[str, Any]) -> str:
    """Return where on the page the question of this state is answered."""
    return ".nope" if shown["view"]["asking"] in ("nope", "now") else ".asking .ask > *"


def bots(shown: dict[str, Any]) -> dict[str, Any]:
    """Return the same state with bots on all other seats."""
    for seat in shown["table"]["seats"][1:]:
        seat.update(occupant="bot", bot="heuristic")
    shown["table"]["only_bots"] = not shown["view"]["alive"][0]
    return shown


NOW, WAIT = move("now", cards=["alter-now"]), move("wait")
#: Six open cards.
TOWER = ["defuse", "nope", "skip", "favor", "see", "attack"]
#: All that can lie on players and beside the piles, at the largest table.
LYING: dict[str, Any] = {
    "cursed": [2, 7],
    "marked": [["skip", "tacocat"], ["nope", "skip", "see", "favor"], ["kitten"], *[[]] * 6, ["defuse"]],
    "taking": [4, None, 1, 2, None, None, 1, None, None, 3],
    "barking": 2,
    "tower": TOWER,
    "tower_owner": 7,
    "imploding": [1, 1],
}


def about_to_draw(hand: list[str], offers: list[dict[str, Any]], **view: Any) -> dict[str, Any]:
    """Return the window before another player's draw."""
    view = {"asked": [1, 3, 4, 5], "current": 2, **view}
    return state("now", hand=hand, offers=offers, clock={"remaining": 60.0, "total": 60.0}, **view)


#: Every question that a player can be asked, with as much to choose from as there can be.
QUESTIONS = {
    "turn": state(offers=[DRAW, SKIP, PAIR], blocked={"nope": "blocked-nope"}, owed=3),
    "turn of ten": state(players=10, edition="party-pack", offers=[DRAW, SKIP, PAIR]),
    "nope": window(["nope", "skip"], [NOPE, PASS]),
    "long chain": window(["nope", "skip"], [NOPE, PASS], pending="triple tacocat 1 defuse", noped_by=[3, 4, 2, 4]),
    "defuse": state("defuse", offers=[DEFUSE, move("explode")]),
    "place": state("place", offers=[move("place {place}", max_above=22)]),
    "give": state("give", current=2, asked=[1], offers=[move("give skip", cards=["skip"])]),
    "alter": state(
        "alter", offers=[move("alter {order}", order_length=3)], looking=3, top_cards=["kitten", "see", "skip"]
    ),
    "take": state("take", offers=[move(f"take {card}", title=card) for card in CARDS]),
    "heck": state("heck", offers=[move("keep"), move("put")], lifted="kitten"),
    "steal": state("steal", offers=[move("steal godcat"), move("steal random")], opponent=3),
    "face": state("face", offers=[move("face {target} {named}", targets=OTHERS, named=["godcat", "devilcat"])]),
    "trade": state("trade", current=2, asked=[1], offers=[move("stay"), move("trade")], opponent=1),
    "alter five": state("alter", offers=[move("alter {order}", order_length=5)], looking=5, top_cards=FIVE),
    "place imploding": state("place", offers=[move("place {place}", max_above=22)], drawn="imploding", clockwise=False),
    "heck imploding": state("heck", offers=[move("keep"), move("put")], lifted="imploding-up"),
    "top imploding": state(offers=[DRAW, SKIP, PAIR], face_up="imploding-up", clockwise=False, players=10),
    # Questions without a special sheet: a generic one follows from the shape of the answers.
    "any answers": state("trade", offers=[move(word) for word in ("keep", "put", "stay", "trade", "draw", "explode")]),
    "any player": state("face", offers=[move("face {target}", targets=OTHERS)]),
    "any place": state("alter", offers=[move("alter {place}", max_above=22)], looking=1, top_cards=["skip"]),
    "now": about_to_draw(["alter-now", "skip"], [NOW, WAIT]),
    "now without": about_to_draw(["nope", "skip"], [WAIT]),
    "blind": state(offers=[move("blind"), DRAW], hand=[], cursed=[1], hand_sizes=[8, 5, 5, 5, 5]),
    "lying there": state(offers=[DRAW, SKIP, PAIR], players=10, **LYING),
    "add": state("add", current=2, asked=[1], offers=[move("add skip", cards=["skip"])], adding="garbage"),
    "potluck": state("add", current=2, asked=[1], offers=[move("add skip", cards=["skip"])], adding="potluck"),
    "bury": state("bury", offers=[move("bury {place}", max_above=22)], lifted="kitten"),
    "share": state(
        "share", offers=[move("share {order}", order_length=3)], looking=3, top_cards=["kitten", "see", "skip"]
    ),
    "aim": state("aim", offers=[move("aim {target}", targets=OTHERS)]),
    "bark": state("bark", current=2, asked=[1], offers=[DEFUSE, move("explode")]),
    "kitten in hand": state(
        "defuse", current=2, asked=[1], offers=[DEFUSE, move("explode")], drawn="kitten", from_hand=True
    ),
    "give from the tower": state(
        "give",
        current=2,
        asked=[1],
        offers=[move(f"give {card}", title=card) for card in TOWER],
        tower=TOWER,
        tower_owner=1,
        hand_sizes=[9, 5, 5, 5, 5],
    ),
    "devilcat": state("devilcat", offers=[DEFUSE, move("explode")]),
    "out": bots(
        state(players=10, edition="party-pack", current=3, hand=[], alive=[False, True, True, *[False] * 6, True])
    ),
}
