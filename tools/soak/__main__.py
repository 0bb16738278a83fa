"""Run for as long as you like what the tests do for a moment.

    python3 play soak --minutes 10          random games with every check, for new seeds
    python3 play soak --decks               10,000 random games of every deck with every number of players
    python3 play soak --thorough            the tests, with every combination that they normally only sample
    python3 play soak --server              the server under attack: every trial, until each has done its number
    python3 play soak --server fuzz flood   these trials only, or all whose names begin so; --list shows them
    python3 play soak --server --times 20   only 20 of each
    python3 play soak --cluster             three nodes on three NATS servers, while one thing after the other fails
    python3 play soak --offline 1000        games where a browser would play them: native Python agrees on every record

--json prints the figures of trials and decks, --write puts those of the server into benchmarks/trials.md.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.check import WORKERS
from tools.soak.games import play_on


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python3 play soak", description=__doc__, formatter_class=style)
    parser.add_argument("--minutes", type=float, default=5, help="how long games are played (5)")
    parser.add_argument("--seed", type=int, default=None, help="the first seed (the time of day)")
    parser.add_argument("--decks", nargs="*", metavar="KEY", help="instead, games of every deck, or of these")
    parser.add_argument("--games", type=int, default=10_000, help="of each deck and number of players (10000)")
    parser.add_argument("--workers", type=int, default=None, help="processes that play decks (one for each core)")
    parser.add_argument("--thorough", action="store_true", help="instead, run the tests with everything they know")
    parser.add_argument("--server", nargs="*", metavar="TRIAL", help="instead, try the server")
    parser.add_argument("--times", type=int, default=None, help="how many of each trial, instead of its own number")
    parser.add_argument("--cluster", action="store_true", help="instead, break a cluster")
    parser.add_argument("--old", type=Path, default=None, help="with nodes of the build in this folder among them")
    parser.add_argument("--faults", type=int, default=200, help="how many (200)")
    parser.add_argument("--offline", type=int, metavar="GAMES", help="instead, check records made without a server")
    parser.add_argument("--list", action="store_true", help="the trials of the server")
    parser.add_argument("--json", action="store_true", help="print the figures of the trials, or of the decks")
    parser.add_argument("--write", action="store_true", help="put the figures into benchmarks/trials.md")
    arguments = parser.parse_args()
    if arguments.thorough:
        environment = {**os.environ, "BOOMCAT_THOROUGH": "1"}
        sys.exit(subprocess.call([sys.executable, "-m", "pytest", *WORKERS], env=environment))
    if arguments.server is not None or arguments.list:
        from tools.soak.server import attack

        sys.exit(attack(arguments))
    if arguments.cluster:
        from tools.soak.cluster import endure

        sys.exit(endure(arguments.faults, arguments.seed, arguments.json, arguments.old))
    if arguments.offline is not None:
        from tools.soak.offline import endure as agree

        sys.exit(agree(arguments.offline, arguments.seed))
    if arguments.decks is not None:
        from tools.soak.decks import play_decks

        sys.exit(play_decks(arguments))
    play_on(arguments.minutes, arguments.seed)


if __name__ == "__main__":
    main()
