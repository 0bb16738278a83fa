"""PPO by self-play: workers play, the trainer answers for all of them at once and learns from what came of it.

While the network learns from one rollout, the next is played with the weights as they were before; so neither the
processor nor the accelerator waits for the other.
"""

from __future__ import annotations

import csv
import json
import multiprocessing as mp
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from boomcat.learn.mix import Shape, spread
from boomcat.learn.returns import NO_WINNER, advantages, interval, ranges
from boomcat.learn.run_folder import replacing
from boomcat.learn.settings import TrainingSettings
from boomcat.learn.torch_network import Network, export, policy, tensors
from boomcat.learn.worker import Results, Slice, work
from boomcat.rl.game_slot import LEARNER
from boomcat.rl.layout import OBSERVATION

GROUPS = 2
#: Seconds between two checkpoints, each with a new earlier self.
SAVE_SECONDS = 60
#: Earlier selves that are kept.
LEAGUE = 6


class TrainingWorkers:
    """The workers."""

    def __init__(self, settings: TrainingSettings) -> None:
        context = mp.get_context("fork")
        size = settings.lanes // GROUPS
        self.rows = settings.workers * size
        self.size = size
        self.settings = settings
        self.slices = [[Slice(size) for _ in range(GROUPS)] for _ in range(settings.workers)]
        self.pipes = []
        self.processes = []
        for worker in range(settings.workers):
            here, there = context.Pipe()
            shapes = self.shapes(settings.shapes, worker)
            seed = settings.seed * 1000 + worker
            process = context.Process(target=work, args=(shapes, seed, self.slices[worker], there), daemon=True)
            process.start()
            self.pipes.append(here)
            self.processes.append(process)

    def order(self, order: str, about: object = None) -> None:
        for pipe in self.pipes:
            pipe.send((order, about))

    def send(self, group: int, choices: np.ndarray) -> None:
        for worker, pipe in enumerate(self.pipes):
            self.slices[worker][group].choices[:] = choices[worker * self.size : (worker + 1) * self.size]
            pipe.send(("step", group))

    def wait(self, group: int) -> None:
        for pipe in self.pipes:
            if pipe.recv() != group:
                raise RuntimeError("a worker lost count")

    def whole(self, name: str, group: int) -> np.ndarray:
        """Return the sums over the slices of all workers."""
        return np.concatenate([getattr(slices[group], name) for slices in self.slices])

    def results(self) -> Results:
        """Games and wins by label, of those that ended since the last time.  Call it only between steps."""
        self.order("results")
        found: Results = Counter()
        for pipe in self.pipes:
            for one in pipe.recv():
                found.update(one)
        return found

    def shapes(self, shapes: list[Shape], worker: int) -> list[list[Shape]]:
        """Return the shapes of one worker's lanes, by group."""
        first = worker * self.settings.lanes
        return [spread(shapes, self.size, first + group * self.size) for group in range(GROUPS)]

    def measure(self, shapes: list[Shape], games: int) -> None:
        """Switch to other games, of which only a number count in each lane."""
        for worker, pipe in enumerate(self.pipes):
            pipe.send(("measure", (self.shapes(shapes, worker), games)))
        for pipe in self.pipes:
            pipe.recv()

    def close(self) -> None:
        self.order("end")
        for process in self.processes:
            process.join(5)
            process.terminate()


class Buffer:
    """A rollout on the accelerator."""

    def __init__(self, steps: int, rows: int, device: str) -> None:
        shape = (steps, GROUPS, rows)
        self.rows = torch.zeros((*shape, OBSERVATION), dtype=torch.uint8, device=device)
        #: The options of each step and group, one after the other, and how many there are.
        self.moves: list[Tensor] = []
        self.used = 0
        self.counts = np.zeros(shape, np.int64)
        self.starts = np.zeros(shape, np.int64)
        self.choices = torch.zeros(shape, dtype=torch.long, device=device)
        self.logs = torch.zeros(shape, device=device)
        self.values = torch.zeros(shape, device=device)
        self.seats = np.zeros(shape, np.int64)
        self.roles = np.zeros(shape, np.uint8)
        self.winners = np.full(shape, NO_WINNER, np.uint8)


class Actor:
    """Answers for all lanes with fixed weights, and with another network's where that is asked.

    That is an earlier self, or the opponent that doesn't learn.
    """

    def __init__(self, pool: TrainingWorkers, device: str) -> None:
        self.pool = pool
        self.device = device
        self.network = new_network(pool.settings).to(device)
        self.other = new_network(pool.settings).to(device)
        #: It plays as it would at a table.
        self.other_greedy = bool(pool.settings.frozen)
        self.stream = torch.cuda.Stream() if device == "cuda" else None

    def gather(self, group: int) -> tuple[Tensor, Tensor, np.ndarray]:
        """Rows, options and their counts, of all workers."""
        slices = [slices[group] for slices in self.pool.slices]
        rows = np.concatenate([one.rows for one in slices])
        moves = np.concatenate([one.moves[: one.counts.sum()] for one in slices])
        counts = self.pool.whole("counts", group).astype(np.int64)
        return torch.from_numpy(rows).to(self.device), torch.from_numpy(moves).to(self.device), counts

    def answer(
        self, network: Network, rows: Tensor, moves: Tensor, counts: np.ndarray, greedy: bool = False
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Choices, the logarithms of their chances, and values."""
        with torch.no_grad():
            table, values = policy(network, rows, moves, counts)
        if greedy:
            choices = table.argmax(-1)
        else:
            choices = (table - torch.log(-torch.log(torch.rand_like(table).clamp(1e-9, 1 - 1e-7)))).argmax(-1)
        return choices, table.gather(1, choices[:, None]).squeeze(1), values

    def answer_all(
        self, rows: Tensor, moves: Tensor, counts: np.ndarray, roles: np.ndarray, greedy: bool = False
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Answer for all lanes; in some of them others than the learner choose for themselves."""
        choices, logs, values = self.answer(self.network, rows, moves, counts, greedy)
        others = np.flatnonzero(roles != LEARNER)
        if len(others):
            starts = np.cumsum(counts) - counts
            picked = ranges(starts[others], counts[others])
            at = torch.from_numpy(others).to(self.device)
            theirs, _, _ = self.answer(
                self.other,
                rows[at],
                moves[torch.from_numpy(picked).to(self.device)],
                counts[others],
                greedy or self.other_greedy,
            )
            choices[at] = theirs
        return choices, logs, values

    def roll(self, buffer: Buffer) -> Buffer:
        with torch.cuda.stream(self.stream) if self.stream else nullcontext():
            buffer.used = 0
            buffer.moves.clear()
            buffer.winners.fill(NO_WINNER)
            for step in range(len(buffer.counts)):
                for group in range(GROUPS):
                    self.step(buffer, step, group)
            if self.stream:
                self.stream.synchronize()
        return buffer

    def step(self, buffer: Buffer, step: int, group: int) -> None:
        pool = self.pool
        pool.wait(group)
        if step:
            buffer.winners[step - 1, group] = pool.whole("winners", group)
        buffer.seats[step, group] = pool.whole("seats", group)
        roles = pool.whole("roles", group)
        buffer.roles[step, group] = roles
        rows, moves, counts = self.gather(group)
        choices, logs, values = self.answer_all(rows, moves, counts, roles)
        answers = choices.to(torch.uint8).cpu().numpy()
        pool.send(group, answers)
        buffer.moves.append(moves)
        buffer.rows[step, group] = rows
        buffer.counts[step, group] = counts
        buffer.starts[step, group] = buffer.used + np.cumsum(counts) - counts
        buffer.used += len(moves)
        buffer.choices[step, group] = choices
        buffer.logs[step, group] = logs
        buffer.values[step, group] = values


def by_label(results: Results) -> list[tuple[str, int, int]]:
    """Return the label of each kind of game, how many there were, and how many learners won."""
    labels = sorted({label for label, _ in results})
    return [(label, results[label, "games"], results[label, "won"]) for label in labels]


def new_network(settings: TrainingSettings) -> Network:
    return Network(settings.width, settings.move_width, settings.blocks)


class Trainer:
    """Learns until its time is up, and can go on where it stopped."""

    def __init__(
        self,
        settings: TrainingSettings,
        folder: Path,
        start: Path | None,
        say: Callable[[str], None] = print,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self.settings = settings
        #: Asked after every rollout: whether to end before the time is up.
        self.stopped = stopped
        self.folder = folder
        self.say = say
        folder.mkdir(parents=True, exist_ok=True)
        self.pool = TrainingWorkers(settings)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(settings.seed)
        if self.device == "cuda":
            torch.set_float32_matmul_precision("high")
        self.network = new_network(settings).to(self.device)
        fused = self.device == "cuda"
        self.optimizer = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5, fused=fused)
        self.league: list[dict[str, Tensor]] = []
        self.decisions = 0
        self.history: list[dict[str, Any]] = []
        self.actor = Actor(self.pool, self.device)
        if settings.begin:
            self.network.load_state_dict(tensors(Path(settings.begin)))
        if settings.frozen:
            frozen = tensors(Path(settings.frozen))
            self.actor.other.load_state_dict(frozen)
            self.network.load_state_dict(frozen)
        if start is not None:
            self.load(start)
        self.rng = np.random.default_rng(settings.seed)

    # -- checkpoints ---------------------------------------------------------------

    def load(self, start: Path) -> None:
        self.network.load_state_dict(torch.load(start / "net.pt", map_location=self.device))
        if (start / "opt.pt").exists():
            self.optimizer.load_state_dict(torch.load(start / "opt.pt", map_location=self.device))
        if (start / "league.pt").exists():
            self.league = torch.load(start / "league.pt", map_location="cpu")
        if (start / "history.json").exists():
            past = json.loads((start / "history.json").read_text())
            self.history, self.decisions = past["history"], past["decisions"]

    def save(self) -> None:
        settings = asdict(self.settings)
        del settings["shapes"], settings["measured"]
        known = {"decisions": self.decisions, "settings": settings, "history": self.history}
        with replacing(self.folder) as folder:
            torch.save(self.network.state_dict(), folder / "net.pt")
            torch.save(self.optimizer.state_dict(), folder / "opt.pt")
            torch.save(self.league, folder / "league.pt")
            export(self.network, folder / "net.npz")
            (folder / "history.json").write_text(json.dumps(known, indent=1))

    def snapshot(self) -> None:
        """Keep an earlier self, if it is to play; of too many, some in the middle goes."""
        if self.settings.frozen:
            return
        self.league.append({name: value.half().cpu() for name, value in self.network.state_dict().items()})
        if len(self.league) > LEAGUE:
            self.league.pop(int(self.rng.integers(1, LEAGUE)))

    def refresh_actor(self) -> None:
        self.actor.network.load_state_dict(self.network.state_dict())
        if self.league:
            past = self.league[int(self.rng.integers(len(self.league)))]
            self.actor.other.load_state_dict({name: value.float() for name, value in past.items()})
        self.synchronize()

    def synchronize(self) -> None:
        """Wait for what was begun, before the rollout's own stream uses it."""
        if self.device == "cuda":
            torch.cuda.current_stream().synchronize()

    # -- learning ------------------------------------------------------------------

    def run(self) -> None:
        settings = self.settings
        started = time.monotonic()
        self.snapshot()
        buffers = [Buffer(settings.steps, self.pool.rows, self.device) for _ in range(2)]
        self.show_all()
        rounds = 0
        last_said = last_saved = started
        wins: Results = Counter()
        with ThreadPoolExecutor(1) as thread:
            self.refresh_actor()
            coming = thread.submit(self.actor.roll, buffers[0])
            while True:
                begun = time.monotonic()
                buffer = coming.result()
                waited = time.monotonic() - begun
                share = min(1.0, (time.monotonic() - started) / settings.seconds)
                # Something is learnt, however slow the machine is.
                if self.stopped() or (rounds and share >= 1.0):
                    break
                self.refresh_actor()
                self.wait_all()
                wins.update(self.pool.results())
                self.show_all()
                coming = thread.submit(self.actor.roll, buffers[(rounds + 1) % 2])
                facts = self.learn(buffer, share)
                self.synchronize()
                rounds += 1
                self.decisions += buffer.counts.size
                now = time.monotonic()
                if now - last_said > 15 or rounds <= 3:
                    facts |= {"seconds": round(now - started), "rounds": rounds, "decisions": self.decisions}
                    facts |= {"learning": round(now - begun - waited, 3), "waiting": round(waited, 3)}
                    facts["wins"] = {label: [won / games, games] for label, games, won in by_label(wins) if games}
                    self.history.append(facts)
                    self.tell(facts)
                    wins.clear()
                    last_said = now
                if now - last_saved > SAVE_SECONDS:
                    self.snapshot()
                    self.save()
                    last_saved = now
        self.wait_all()
        self.save()

    def show_all(self) -> None:
        """Every worker is one answer ahead of the trainer."""
        for group in range(GROUPS):
            self.pool.order("show", group)

    def wait_all(self) -> None:
        for group in range(GROUPS):
            self.pool.wait(group)

    def tell(self, facts: dict[str, Any]) -> None:
        self.say(" ".join(f"{name} {value:.4g}" for name, value in facts.items() if name != "wins"))
        self.say("   " + ", ".join(f"{label} {rate:.1%} ({games})" for label, (rate, games) in facts["wins"].items()))

    def learn(self, buffer: Buffer, share: float) -> dict[str, Any]:
        settings = self.settings
        device = self.device
        gains, returns, counted = advantages(
            buffer.values.cpu().numpy(), buffer.seats, buffer.roles, buffer.winners, settings.trust
        )
        chosen = np.flatnonzero(counted.ravel())
        known = gains.ravel()[chosen]
        gain = torch.from_numpy((gains.ravel() - known.mean()) / (known.std() + 1e-6)).to(device)
        target = torch.from_numpy(returns.ravel()).to(device)
        rows, moves, old = buffer.rows.flatten(0, 2), torch.cat(buffer.moves), buffer.logs.flatten()
        choices = buffer.choices.flatten()
        counts, starts = buffer.counts.ravel(), buffer.starts.ravel()
        rate = settings.rate + (settings.last_rate - settings.rate) * share
        entropy_weight = settings.entropy + (settings.last_entropy - settings.entropy) * share
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        sums = torch.zeros(4, device=device)
        batches = epochs = 0
        drift = 0.0
        while epochs < settings.epochs and drift < settings.drift:
            before, begun = sums.clone(), batches
            epochs += 1
            order = self.rng.permutation(chosen)
            for part in np.array_split(order, max(1, round(len(order) / settings.batch))):
                at = torch.from_numpy(part).to(device)
                picked = torch.from_numpy(ranges(starts[part], counts[part])).to(device)
                table, values = policy(self.network, rows[at], moves[picked], counts[part])
                new = table.gather(1, choices[at][:, None]).squeeze(1)
                ratio = (new - old[at]).exp()
                better = gain[at]
                loss = -torch.min(better * ratio, better * ratio.clamp(1 - settings.clip, 1 + settings.clip)).mean()
                entropy = -(table.exp() * table).sum(-1).mean()
                off = ((values - target[at]) ** 2).mean()
                self.optimizer.zero_grad(set_to_none=True)
                (loss + 2.0 * off - entropy_weight * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                with torch.no_grad():
                    clipped = ((ratio - 1).abs() > settings.clip).float().mean()
                    # Never negative, and on average as large as the divergence.
                    gone = (ratio - 1 - (new - old[at])).mean()
                    sums += torch.stack([gone, entropy, off, clipped])
                batches += 1
            drift = ((sums - before)[0] / (batches - begun)).item()
        means = zip(("kl", "entropy", "value", "clipped"), (sums / batches).tolist(), strict=True)
        return {**dict(means), "epochs": epochs, "counted": len(chosen)}

    # -- measuring -----------------------------------------------------------------

    def measure(self) -> list[dict[str, Any]]:
        """Against fixed opponents, the best option each time."""
        settings = self.settings
        self.pool.measure(settings.measured, settings.games)
        self.actor.network.load_state_dict(self.network.state_dict())
        until = time.monotonic() + settings.measure
        self.show_all()
        while time.monotonic() < until:
            for group in range(GROUPS):
                self.pool.wait(group)
                rows, moves, counts = self.actor.gather(group)
                roles = self.pool.whole("roles", group)
                choices, _, _ = self.actor.answer_all(rows, moves, counts, roles, greedy=True)
                self.pool.send(group, choices.to(torch.uint8).cpu().numpy())
        self.wait_all()
        found = []
        for label, games, won in by_label(self.pool.results()):
            low, high = interval(won, games)
            rate = won / max(1, games)
            found.append({"shape": label, "games": games, "won": won, "rate": rate, "low": low, "high": high})
            self.say(f"{label}: {rate:.1%} [{low:.1%}, {high:.1%}] of {games}")
        with (self.folder / "measured.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, ("shape", "games", "won", "rate", "low", "high"))
            writer.writeheader()
            writer.writerows(found)
        self.history.append({"decisions": self.decisions, "measured": found})
        return found
