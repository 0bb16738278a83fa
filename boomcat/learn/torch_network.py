"""The network: a trunk that reads the observation, and a head that scores each option by its features."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import gelu as full_gelu

from boomcat.learn.run_folder import sizes_of
from boomcat.learn.settings import BLOCKS, MOVE_WIDTH, WIDTH
from boomcat.learn.weights import columns_trained, read_weights
from boomcat.rl.layout import MOVE, MOVE_PARTS, OBSERVATION, PARTS, scales


def gelu(x: Tensor) -> Tensor:
    """Return the activation, in the form that is quick without PyTorch, too."""
    return full_gelu(x, approximate="tanh")


class ValueNetwork(nn.Module):
    """Reads observations, and values them."""

    def __init__(self, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.enter = nn.Linear(OBSERVATION, width)
        self.enter_norm = nn.LayerNorm(width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.value.weight)
        self.register_buffer("scale", torch.tensor(scales(PARTS)), persistent=False)

    def read(self, rows: Tensor) -> Tensor:
        x = gelu(self.enter_norm(self.enter(rows * self.scale)))
        for block, norm in zip(self.blocks, self.norms, strict=True):
            x = x + gelu(norm(block(x)))
        return x

    def values(self, rows: Tensor) -> Tensor:
        return self.value(self.read(rows)).squeeze(-1).float()


class Network(ValueNetwork):
    """Scores [options], values [rows]."""

    def __init__(self, width: int = WIDTH, move_width: int = MOVE_WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__(width, blocks)
        self.state = nn.Linear(width, move_width)
        self.move = nn.Linear(MOVE, move_width, bias=False)
        self.mix = nn.Linear(move_width, move_width)
        self.score = nn.Linear(move_width, 1, bias=False)
        nn.init.normal_(self.score.weight, std=0.01 / move_width**0.5)
        self.register_buffer("move_scale", torch.tensor(scales(MOVE_PARTS)), persistent=False)

    def forward(self, rows: Tensor, moves: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """`owner` says to which row each option belongs."""
        x = self.read(rows)
        # Not `[owner]`: going back through that is slow.
        state = self.state(x).float().index_select(0, owner)
        z = gelu(state + self.move(moves * self.move_scale))
        z = z + gelu(self.mix(z))
        return self.score(z).squeeze(-1).float(), self.value(x).squeeze(-1).float()


def policy(network: Network, rows: Tensor, moves: Tensor, counts: np.ndarray) -> tuple[Tensor, Tensor]:
    """The logarithms of the chances of options, as a table with a line for each row, and the values of the rows.

    `counts` says how many of the options belong to each row.
    """
    device = rows.device
    known = torch.from_numpy(counts).to(device)
    owner = torch.repeat_interleave(torch.arange(len(known), device=device), known, output_size=len(moves))
    with torch.autocast("cuda", dtype=torch.bfloat16) if device.type == "cuda" else nullcontext():
        scores, values = network(rows, moves, owner)
    table = torch.full((len(known), int(counts.max())), -1e9, device=device)
    starts = torch.cumsum(known, 0) - known
    table[owner, torch.arange(len(scores), device=device) - starts[owner]] = scores
    return torch.log_softmax(table, -1), values


def tensors(path: Path) -> dict[str, Tensor]:
    """Return the weights of a file, as `load_state_dict` takes them."""
    return {name: torch.from_numpy(values) for name, values in read_weights(path).items()}


def value_network(path: Path) -> ValueNetwork:
    """Return what values rows: the weights of a judge, or those of a champion without its moves."""
    found = tensors(path)
    sizes = sizes_of(path)
    trunk = ValueNetwork(sizes["width"], sizes["blocks"])
    names = trunk.state_dict().keys()
    trunk.load_state_dict({name: values for name, values in found.items() if name in names})
    return trunk


def export(network: ValueNetwork, path: Path) -> None:
    """The weights in half precision, for inference without PyTorch."""
    weights = {name: value.float().cpu().numpy().astype(np.float16) for name, value in network.state_dict().items()}
    np.savez(path, **columns_trained(), **weights)
