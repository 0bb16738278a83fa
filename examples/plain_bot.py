"""A bot in plain Python that knows nothing but docs/bot-protocol.md: one JSON object a line, in and out."""

import json
import random
import sys

#: What to part with first.
LEAST_WORTH = ["tacocat", "cattermelon", "potato", "beard", "rainbow", "shuffle", "favor", "see", "reveal"]
#: What gets out of a dangerous draw, the cheapest first.
ESCAPES = ["skip", "attack", "targeted", "bottom", "heck", "shuffle"]


def say(message):
    print(json.dumps(message), flush=True)


def any_of(moves, luck, *beginnings):
    """A move that begins with one of these words, in the order of the words; luck decides whom it is aimed at."""
    for beginning in beginnings:
        found = [move for move in moves if move.split()[0] == beginning]
        if found:
            return luck.choice(found)
    return None


def answer(question, luck):
    moves, view, knowledge = question["moves"], question["view"], question["knowledge"]
    match question["asking"]:
        case "turn":
            if knowledge["risk_by_position"][0] > 0.15:
                return any_of(moves, luck, *ESCAPES) or any_of(moves, luck, "pair", "favor") or "draw"
            return any_of(moves, luck, "pair") or "draw"
        case "nope":
            # Only what is aimed at us, and only if it isn't Noped yet.
            at_us = view["pending"].split()[-1] == str(view["viewer"])
            return "nope" if at_us and not view["noped_by"] and "nope" in moves else "pass"
        case "defuse" | "devilcat" | "bark":
            return any_of(moves, luck, "defuse", "godcat")
        case "place":
            # On top if another player draws next, anywhere if it comes back to us.
            return "place top" if view["owed"] == 1 else luck.choice(moves)
        case "give":
            return min(moves, key=lambda move: (move.split()[1] not in LEAST_WORTH, move == "give defuse"))
        case _:
            return luck.choice(moves)


def main():
    luck = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        match message["message"]:
            case "hello":
                say({"protocol": 5, "name": "plain"})
            case "deal":
                luck.seed(message["seed"])
            case "ask":
                say({"question": message["question"], "move": answer(message, luck)})
            case "over":
                break


if __name__ == "__main__":
    main()
