"""Figures of the judge, from games that it didn't learn from: `python -m lab.judge FILE…` writes benchmarks/judge.md.

Each FILE is the judge.json of a run of `python -m lab.champion`; several may hold different tables.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from boomcat.champion.judge import FINGERPRINT
from lab.judge_games import DREW, STOLE, Columns
from tools.pages import table as table_of
from tools.pages import today

AT = {name: at for at, name in enumerate(Columns._fields)}
BINS = 10
STEPS = {"draws": DREW, "thefts": STOLE}


DOCUMENT = Path(__file__).resolve().parent.parent / "benchmarks" / "judge.md"
HEAD = """# How reliable the judge is

The judge with the fingerprint `{fingerprint}`, in new games among champions, every seat at every moment, on {today}.
"Off by" is the expected calibration error in ten bins of equal size, in points; "at best", what a perfect judge would
show with as many rows, if they were independent: those of one game aren't, so a hundred games show 1 to 3 points by
chance. The baseline says that all living players have equal chances. Then the mean change of a seat's chance, in points
with its 95 % interval, at its own draws and thefts (from the open window to whatever comes, a Nope or cards): 0 if the
judge is fair. A Defuse changes nothing by construction.
"""
ROLLED = """## Against rollouts

From positions in such games, the unknown cards dealt again and played on by champions; in points. Re-deals treat
another's choices as if they said nothing, so a part of this is theirs."""


def off(values: np.ndarray, won: np.ndarray) -> float:
    """Return the expected error of calibration, in ten bins of equal size."""
    order = np.argsort(values, kind="stable")
    bins = [part for part in np.array_split(order, BINS) if len(part)]
    return float(sum(abs(values[part].mean() - won[part].mean()) * len(part) for part in bins) / len(values))


def curve(values: np.ndarray, won: np.ndarray) -> list[list[float]]:
    order = np.argsort(values, kind="stable")
    return [[float(values[part].mean()), float(won[part].mean())] for part in np.array_split(order, BINS) if len(part)]


def log_loss(values: np.ndarray, won: np.ndarray) -> float:
    sure = np.clip(values, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


def mean_and_error(changes: np.ndarray, games: np.ndarray) -> list[float]:
    """Return the mean in points, and half its 95 % interval: a game is one sample."""
    if not len(changes):
        return [0.0, 0.0, 0]
    _, which = np.unique(games, return_inverse=True)
    apart = np.bincount(which, changes - changes.mean())
    return [100 * float(changes.mean()), 196 * float(np.sqrt((apart**2).sum())) / len(changes), len(changes)]


def read(folders: list[Path]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return what is known of all rows, their values (at the end, the result), and the rollouts."""
    tables, values, rolled = [], [], []
    games = 0
    for file in [file for folder in folders for file in sorted(folder.glob("columns*.npy"))]:
        table = np.load(file).astype(np.int64)
        number = file.stem.removeprefix("columns")
        found = np.load(file.with_name(f"values{number}.npy"))
        at, won = table[:, AT["at"]], table[:, AT["won"]]
        values.append(np.where(at >= 0, found[np.maximum(at, 0)], won))
        table[:, AT["game"]] += games
        games = int(table[:, AT["game"]].max()) + 1
        tables.append(table)
        rolled.append(np.load(file.with_name(f"rolled{number}.npy")))
    table, value = np.concatenate(tables), np.concatenate(values)
    order = np.lexsort((table[:, AT["moment"]], table[:, AT["seat"]], table[:, AT["game"]]))
    return table[order], value[order], np.concatenate(rolled)


def facts(table: np.ndarray, values: np.ndarray) -> dict[str, Any]:
    """Return statistics of some seats' games, in order."""
    there = table[:, AT["at"]] >= 0
    won = table[there, AT["won"]].astype(float)
    said = values[there].astype(float)
    living = table[there, AT["living"]].astype(float)
    pile = table[there, AT["pile"]]
    same = (table[1:, AT["game"]] == table[:-1, AT["game"]]) & (table[1:, AT["seat"]] == table[:-1, AT["seat"]])
    change, step, game = np.diff(values.astype(float))[same], table[1:, AT["step"]][same], table[1:, AT["game"]][same]
    deal = table[there, AT["moment"]] == 0
    rng = np.random.default_rng(1)
    return {
        "games": len(np.unique(table[:, AT["game"]])),
        "rows": int(there.sum()),
        "off": off(said, won),
        "off_with_few_cards": off(said[pile <= 4], won[pile <= 4]) if (pile <= 4).any() else 0.0,
        "off_at_the_deal": float(said[deal].mean() - won[deal].mean()) if deal.any() else 0.0,
        "floor": off(said, (rng.random(len(said)) < said).astype(float)),
        "log_loss": log_loss(said, won),
        "baseline": log_loss(1 / living, won),
        "curve": curve(said, won),
        "changes": {
            "all": mean_and_error(change, game),
            **{name: mean_and_error(change[step == code], game[step == code]) for name, code in STEPS.items()},
        },
    }


def rms(rolled: np.ndarray) -> dict[str, Any]:
    """The distance of values from rollouts, with the noise of the rollouts in it."""
    if not len(rolled):
        return {"positions": 0}
    apart = rolled[:, 2] - rolled[:, 3]
    return {
        "positions": len(rolled),
        "rms": float(np.sqrt((apart**2).mean())),
        "bias": float(apart.mean()),
        "correlation": float(np.corrcoef(rolled[:, 2], rolled[:, 3])[0, 1]) if len(rolled) > 1 else 0.0,
        "spread": float((rolled[:, 3] * (1 - rolled[:, 3])).mean()),
    }


def measured(folders: list[Path], labels: list[str]) -> dict[str, Any]:
    table, values, rolled = read(folders)
    two = np.array([" 2p" in label for label in labels])[rolled[:, 0].astype(int)] if len(rolled) else np.zeros(0, bool)
    few = rolled[:, 1] <= 4
    of_shape = table[:, AT["shape"]]
    return {
        "tables": {
            label: facts(table[of_shape == at], values[of_shape == at])
            for at, label in enumerate(labels)
            if (of_shape == at).any()
        },
        "all": facts(table, values),
        "rollouts": {
            "all": rms(rolled),
            "more than four cards": rms(rolled[~few]),
            "four cards or fewer": rms(rolled[few]),
            "two players": rms(rolled[two]),
            "more players": rms(rolled[~two]),
            "two players, four cards or fewer": rms(rolled[two & few]),
        },
    }


# -- the page -----------------------------------------------------------------------


def points(change: list[float]) -> str:
    mean, error, _ = change
    return f"{mean:+.2f} ± {error:.2f}".replace("-", "−")


def page(runs: list[dict[str, Any]]) -> str:
    tables = {label: one for run in runs for label, one in run["tables"].items()}
    lines = [
        [
            label,
            f"{one['games']:,}",
            f"{100 * one['off']:.1f}",
            f"{100 * one['floor']:.1f}",
            f"{one['log_loss']:.3f} ({one['baseline']:.3f})",
            points(one["changes"]["draws"]),
            points(one["changes"]["thefts"]),
        ]
        for label, one in tables.items()
    ]
    heads = ["table", "games", "off by", "at best", "log loss (baseline)", "own draws", "own thefts"]
    together = [
        f"- {len(run['tables'])} tables together, {run['all']['games']:,} games: off by "
        f"{100 * run['all']['off']:.2f} points; own draws {points(run['all']['changes']['draws'])}, own thefts "
        f"{points(run['all']['changes']['thefts'])}. Said → won: "
        + ", ".join(f"{100 * said:.0f} → {100 * won:.0f}" for said, won in run["all"]["curve"])
        + "."
        for run in runs
        if run["rollouts"]["all"]["positions"] == 0
    ]
    rolled = [
        [
            name,
            str(one["positions"]),
            f"{100 * one['rms']:.1f}",
            f"{100 * one['bias']:+.1f}".replace("-", "−"),
            f"{one['correlation']:.2f}",
        ]
        for run in runs
        for name, one in run["rollouts"].items()
        if one["positions"]
    ]
    return "\n".join(
        [
            HEAD.format(fingerprint=FINGERPRINT, today=today()),
            *together,
            "",
            *table_of(heads, lines),
            "",
            ROLLED,
            "",
            *table_of(["positions with", "how many", "root mean square", "bias", "correlation"], rolled),
            "",
        ]
    )


def main(files: list[str]) -> None:
    DOCUMENT.write_text(page([json.loads(Path(file).read_text()) for file in files]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
