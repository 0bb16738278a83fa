"""Writes the client as a folder of files, for any host: it plays against bots without a server."""

from __future__ import annotations

import shutil
from pathlib import Path

import boomcat.puzzles
from boomcat.core.cards import FACTS
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS

#: What only a server sends: its own pages, and files that it has compressed.
OF_A_SERVER = ("pages", "preview")
COMPRESSED = (".br", ".gz")
#: Screens with separate addresses: for hosts that can't rewrite addresses there's a page for each.
SCREENS = ("offline", "games", "replay", "puzzles", "puzzles/today")
PUZZLES = Path(boomcat.puzzles.__path__[0], "puzzles.jsonl")
#: How the page of the build, which is for one folder down, finds its files.
ONE_UP = '="../'
#: By what a site of an earlier time is known.
WORKER = "service-worker.js"


class NotASite(Exception):
    """The folder has other files."""


def write_site(client: Path, bundle: Path, target: Path) -> int:
    """Write the site into a new folder, or over an earlier one; return its size in bytes."""
    if target.exists() and any(target.iterdir()) and not (target / WORKER).exists():
        raise NotASite(str(target))
    for part in ("assets", "python"):
        shutil.rmtree(target / part, ignore_errors=True)
    for source, inside in ((client, "."), (bundle, "python")):
        for path in source.rglob("*"):
            place = path.relative_to(source)
            if path.is_file() and path.suffix not in COMPRESSED and place.parts[0] not in (*OF_A_SERVER, "fingerprint"):
                copy = target / inside / place
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)
    page = (client / "index.html").read_text("utf-8").replace("<html ", "<html data-serverless ", 1)
    cards = [f"card/{facts.word}" for facts in FACTS if facts.word]
    numbers = range(1, 1 + len(PUZZLES.read_text("utf-8").splitlines()))
    puzzles = [f"puzzles/{number}" for number in numbers]
    for address in ("", *SCREENS, *puzzles, *cards, *(f"deck/{key}" for key in (*EDITIONS, *DECKS))):
        folder = target / address
        folder.mkdir(parents=True, exist_ok=True)
        up = "../" * len(Path(address).parts) or "./"
        (folder / "index.html").write_text(page.replace(ONE_UP, f'="{up}'), "utf-8")
    return sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
