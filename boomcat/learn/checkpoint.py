"""Files that change together: a process killed while writing them continues with the previous ones."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """Where to write them: they take the place of the files in this folder when all of them are there."""
    unfinished = folder / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    yield unfinished
    for path in unfinished.iterdir():
        path.replace(folder / path.name)
    unfinished.rmdir()
