"""Writes what a browser's Python can't make itself: python -m tools.offline_data PUZZLES NETWORK

To put moves into words, and to read the champion's file, takes libraries that aren't in the bundle (tools/offline.py).
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from boomcat.champion.network import WEIGHTS, Scores
from boomcat.learn.weights import read_weights
from boomcat.locale import languages
from boomcat.rl.layout import MOVE_PARTS, PARTS, scales
from boomcat.server.tables.written_puzzles import ENCODER, list_puzzles, write_puzzle

#: What the network reads is multiplied with these, by the name of the layer that reads it.
SCALES = {"enter.weight": scales(PARTS), "move.weight": scales(MOVE_PARTS)}
#: The largest number of a byte with a sign.
MOST = 127


def write_puzzles(target: Path) -> None:
    """Write all puzzles in every language, as boomcat/offline/stored_puzzles.py reads them."""
    infos = list_puzzles().puzzles
    head = ENCODER.encode({"languages": languages(), "puzzles": infos})
    written = [write_puzzle(number, language) for number in range(1, len(infos) + 1) for language in languages()]
    target.write_bytes(b"\n".join([head, *written, b""]))


def write_network(target: Path) -> None:
    """Write the champion's network as web/offline/network.js reads it: a line that lists its arrays, then the arrays.

    A weight takes a byte, and each output of a layer has its own scale: 99.5 % of the choices stay the same.
    """
    names, data = [], b""
    for name, values in read_weights(WEIGHTS).items():
        if name.startswith("value."):
            continue  # only its teacher used that
        whole: Any = np.zeros((0, 0), np.int8)
        floats = values.ravel()
        if values.ndim == 2:
            floats = np.abs(values).max(1) / MOST
            whole = np.round(values / np.where(floats, floats, 1)[:, None]).astype(np.int8)
            floats = np.concatenate([floats, np.array(SCALES.get(name, ()))])
        names.append([name, *whole.shape, len(floats)])
        data += whole.tobytes() + floats.astype("<f4").tobytes()
    head = {"questions": Scores(WEIGHTS).questions, "layers": names}
    target.write_bytes(json.dumps(head).encode() + b"\n" + data)


if __name__ == "__main__":
    write_puzzles(Path(sys.argv[1]))
    write_network(Path(sys.argv[2]))
