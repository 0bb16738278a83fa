"""Trains a judge: what a seat knows, at any moment, says how likely it wins if everybody plays on like the champion.

It begins as the champion, whose network it shares in shape, and learns from games that champions finish.  The result
is the target of the first epoch; afterwards it's mixed with what the judge says at the seat's later moments.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from boomcat.learn.torch_network import ValueNetwork, export, value_network
from boomcat.rl.layout import OBSERVATION
from lab.judge_games import Columns

RATE: Final = 4e-4
BATCH: Final = 16384
#: In the result, against the judge at the next moment that was kept.
TRUST: Final = 0.9
#: A chance as a logit, roughly: the champion's value is a chance.
STEEPNESS: Final = 5.0
#: One game in this number is held out.
HELD_OUT: Final = 40
AT: Final = {name: at for at, name in enumerate(Columns._fields)}


class Games:
    """The rows that workers wrote: as one tensor, ordered by the seats of each game."""

    def __init__(self, folder: Path, device: str) -> None:
        rows, columns = [], []
        before = games = 0
        for file in sorted(folder.glob("columns*.npy")):
            found = np.load(file).astype(np.int64)
            kept = np.fromfile(folder / file.name.replace("columns", "rows").replace("npy", "bytes"), np.uint8)
            some = torch.from_numpy(kept.reshape(-1, OBSERVATION)).to(device)
            found = found[found[:, AT["at"]] >= 0]
            found[:, AT["at"]] += before
            found[:, AT["game"]] += games
            before += len(some)
            games = int(found[:, AT["game"]].max(initial=games)) + 1
            rows.append(some)
            columns.append(found)
        self.rows = torch.cat(rows)
        table = np.concatenate(columns)
        self.table = table[np.lexsort((table[:, AT["moment"]], table[:, AT["seat"]], table[:, AT["game"]]))]

    def chains(self, held_out: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the lines of the table, where each seat's begin, and how many they are."""
        table = self.table[(self.table[:, AT["game"]] % HELD_OUT == 0) == held_out]
        key = table[:, AT["game"]] * 16 + table[:, AT["seat"]]
        starts = np.flatnonzero(np.r_[True, key[1:] != key[:-1]])
        return table, starts, np.diff(np.r_[starts, len(table)])


def returns(values: np.ndarray, won: np.ndarray, starts: np.ndarray, lengths: np.ndarray) -> np.ndarray:
    """Return what each value should have been: at the end of a seat's moments the result, before it a mixture."""
    found = won.copy()
    for step in range(int(lengths.max()) - 2, -1, -1):
        at = starts[lengths > step + 1] + step
        found[at] = (1 - TRUST) * values[at + 1] + TRUST * found[at + 1]
    return found


@torch.no_grad()  # type: ignore[untyped-decorator]
def values_of(network: ValueNetwork, rows: Tensor, at: Tensor) -> np.ndarray:
    return np.concatenate([torch.sigmoid(network.values(rows[some])).cpu().numpy() for some in at.split(65536)])


def log_loss(values: np.ndarray, won: np.ndarray) -> float:
    sure = np.clip(values, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


def train(network: ValueNetwork, games: Games, epochs: int, say: Callable[[str], None] = print) -> None:
    """Train the network for as many rounds over the games."""
    device = games.rows.device
    table, starts, lengths = games.chains(held_out=False)
    won = table[:, AT["won"]].astype(np.float32)
    at = torch.from_numpy(table[:, AT["at"]]).to(device)
    test, _, _ = games.chains(held_out=True)
    fresh = torch.from_numpy(test[:, AT["at"]]).to(device)
    parameters = [one for one in network.parameters() if one.requires_grad]
    optimizer = torch.optim.Adam(parameters, RATE, eps=1e-6)
    steps, done = max(1, -(-len(at) // BATCH)) * epochs, 0
    for epoch in range(epochs):
        target = returns(values_of(network, games.rows, at), won, starts, lengths) if epoch else won
        wanted = torch.from_numpy(target).to(device)
        for some in torch.randperm(len(at), device=device).split(BATCH):
            for group in optimizer.param_groups:
                group["lr"] = RATE * max(0.01, 1 - done / steps)
            logits = network.values(games.rows[at[some]])
            loss = binary_cross_entropy_with_logits(logits, wanted[some])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            done += 1
        if len(test):
            lost = log_loss(values_of(network, games.rows, fresh), test[:, AT["won"]])
            say(f"epoch {epoch + 1}: log loss {lost:.4f} in games that were held out")


def begin_with(champion: Path) -> ValueNetwork:
    """Return the champion's trunk and value, as a logit."""
    network = value_network(champion)
    with torch.no_grad():
        network.value.weight *= STEEPNESS
        network.value.bias.copy_((network.value.bias - 0.5) * STEEPNESS)
    return network


def learn_to_judge(champion: Path, folder: Path, target: Path, epochs: int, say: Callable[[str], None] = print) -> Any:
    """Train a judge of this champion with the games in the folder, and write its weights."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(1)
    games = Games(folder, device)
    say(f"{len(games.rows):,} rows of {len(set(games.table[:, AT['game']].tolist())):,} games")
    network = begin_with(champion).to(device)
    train(network, games, epochs, say)
    export(network, target)
    return games
