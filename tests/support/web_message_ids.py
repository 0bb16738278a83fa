"""The ids of messages that the browser client asks for, read from its sources."""

import re
from collections.abc import Iterator
from functools import cache

from boomcat.arena.contestants import CONTESTANTS
from boomcat.core.answers import every_answer
from boomcat.core.cards import FACTS
from boomcat.core.edition import EDITIONS
from boomcat.core.question import QUESTION_WORDS
from boomcat.locale import ENGLISH, FOLDER
from boomcat.puzzles.motifs import MOTIFS
from boomcat.story import message_of
from tests.support.paths import ROOT

#: Calls that say something; what they say is the first argument, and a choice between several may stand there.
SAYING = re.compile(r"(?<![\w.])(?:text|t|say|maybe)\(")
QUOTED = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
OWN_ID = re.compile(r"(['\"`])(web-[a-z0-9-]+(?:\.[a-z]+)?)\1")
TEMPLATE = re.compile(r"`(web-[^`\s]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")
AN_ID = re.compile(r"[a-z]+(-[a-z0-9]+)+(\.[a-z]+)?")
COMPARED = re.compile(r"[=!]==\s*(['\"]).*?\1")


@cache
def sources() -> dict[str, str]:
    """The client's own code, without its tests and their examples."""
    files = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    own = [path for path in files if not path.name.endswith((".test.ts", "examples.ts"))]
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in own}


def catalogue_ids() -> set[str]:
    """The ids of the client's own file."""
    return set(re.findall(r"^(web-[a-z0-9-]+) =", (FOLDER / ENGLISH / "web.ftl").read_text("utf-8"), re.MULTILINE))


def quoted(code: str) -> Iterator[str]:
    """Everything between quotes."""
    for found in QUOTED.finditer(code):
        yield next(one for one in found.groups() if one is not None)


def written_out(code: str) -> set[str]:
    """The ids that stand there whole and can be nothing else."""
    return {found[2] for found in OWN_ID.finditer(code)}


def templates(code: str) -> set[str]:
    """The ids that have holes, which code fills."""
    return {found[1] for found in TEMPLATE.finditer(code)}


@cache
def known_words() -> frozenset[str]:
    """Return the words that can fill a hole: those of the client, the server's answers, cards, editions, bots."""
    words = {one for code in sources().values() for one in quoted(code)}
    for path in sorted((ROOT / "boomcat" / "server").rglob("*.py")):
        words |= set(quoted(path.read_text("utf-8")))
    words |= {f"blocked-{facts.word}" for facts in FACTS}
    words |= {f"{word}-but-combo" for word in words if word.startswith("blocked-")}
    words |= {edition.word(card) for edition in EDITIONS.values() for card in edition.titles}
    words |= {facts.word for facts in FACTS}
    words |= set(QUESTION_WORDS) | {message_of(one) for one in every_answer()}
    return frozenset(words | set(EDITIONS) | set(CONTESTANTS) | set(MOTIFS))


def fits(template: str, name: str) -> bool:
    """Return whether the template can become this id, with plausible words in its holes."""
    parts = [re.escape(part) for part in HOLE.split(template)]
    # Both the first and the last word may be of several parts: `heck-imploding-up`.
    for hole in ("(.+)", "(.+?)"):
        found = re.fullmatch(hole.join(parts), name)
        if found is not None and all(word in known_words() for word in found.groups()):
            # A template that is nearly all hole takes what has a name of several words; else it would fit every second
            # message.
            return not template.startswith("web-$") or "-" in found[1]
    return False


def used() -> set[str]:
    """The client's own messages that some code of it can ask for."""
    found = {name.partition(".")[0] for code in sources().values() for name in written_out(code)}
    wanted = {one for code in sources().values() for one in templates(code) if not one.endswith(".phrase")}
    return found | {name for name in catalogue_ids() for template in wanted if fits(template, name)}


def matching_bracket(code: str, start: int) -> int:
    """Return where the bracket that opens at `start` closes.  Brackets within quotes do not count."""
    depth, place = 0, start
    while True:
        found = QUOTED.match(code, place)
        if found is not None:
            place = found.end()
            continue
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if depth == 0:
            return place
        place += 1


def split(code: str) -> list[str]:
    """Return the parts between the outermost commas."""
    parts, place, begin = [], 0, 0
    while place < len(code):
        found = QUOTED.match(code, place)
        if found is not None:
            place = found.end()
        elif code[place] in "([{":
            place = matching_bracket(code, place) + 1
        else:
            if code[place] == ",":
                parts.append(code[begin:place])
                begin = place + 1
            place += 1
    return [part.strip() for part in [*parts, code[begin:]] if part.strip()]


def said(code: str) -> Iterator[tuple[list[str], set[str] | None]]:
    """Every call that says something: the ids it may say, and the names of the arguments where they are written out."""
    for call in SAYING.finditer(code):
        given = split(code[call.end() : matching_bracket(code, call.end() - 1)])
        if not given:
            continue
        # The condition of a choice may compare words, which are no ids.
        ids = [one for one in quoted(COMPARED.sub("", given[0])) if AN_ID.fullmatch(one)]
        if len(given) == 1:
            yield ids, set()
        elif given[1].startswith("{") and "..." not in given[1]:
            yield ids, {re.split(r"\W", part)[0] for part in split(given[1][1:-1])}
        else:
            yield ids, None
