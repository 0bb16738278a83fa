"""The games of a plan as records, one file each: a dataset that the same command makes again, byte for byte."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from boomcat.arena.plan import Plan
from boomcat.arena.run_ended import RunEnded

ENDING = ".jsonl"


def files_of_deal(plan: Plan, deal: int) -> list[Path]:
    """One for each rotation, and named so that they sort by seed."""
    digits = len(str(plan.seed + plan.deals - 1))
    edition = plan.edition.partition(" ")[0]
    name = f"{edition}-{plan.players}-seed-{plan.seed + deal:0{digits}}"
    if not plan.rotate:
        return [Path(plan.record, name + ENDING)]
    return [Path(plan.record, f"{name}-rotation-{rotation + 1}{ENDING}") for rotation in range(plan.players)]


def keep(plan: Plan, deal: int, records: Sequence[str]) -> None:
    """Write the records of a deal.  The process that counts them does it: players may be on other machines."""
    try:
        for file, words in zip(files_of_deal(plan, deal), records, strict=True):
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(words, "utf-8", newline="\n")
            # The folder never shows an incomplete record.
            part.replace(file)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RunEnded("record-cannot-write", {"file": plan.record, "reason": reason}) from error
