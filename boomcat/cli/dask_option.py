"""`--dask ADDRESS`: play many games on a Dask cluster, and report why a run ended early."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from boomcat.cli.bots import mourn
from boomcat.cli.datasets import fail_to_record
from boomcat.cli.extras import need
from boomcat.cli.localized_click import Option
from boomcat.core.errors import MalformedInput
from boomcat.locale import text
from boomcat.story import explain

if TYPE_CHECKING:
    from boomcat.arena.pool import Cluster
    from boomcat.arena.requirements import IncompatibleWorker

__all__ = ["cluster_at", "dask_option", "troubles"]

NOT_PLAYED = 1


def dask_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--dask", cls=Option, metavar="value-address", help="option-dask")(command)


@contextmanager
def cluster_at(address: str | None) -> Iterator[Cluster | None]:
    """Yield the cluster at this address; None for this machine."""
    if address is None:
        yield None
        return
    need("distributed")
    from boomcat.arena.dask_pool import DaskCluster

    with DaskCluster(address, lambda: click.echo(text("dask-waiting"), err=True)) as cluster:
        yield cluster


@contextmanager
def troubles(folder: str, comfort: str = "") -> Iterator[None]:
    """Report in a sentence why a run ended early, followed by `comfort` if its games aren't lost."""
    from boomcat.arena.dataset import CannotRecord
    from boomcat.arena.pool import Lost, NotEncrypted, NotThere, WorkerDied
    from boomcat.arena.requirements import IncompatibleWorker
    from boomcat.programs import BotDied

    try:
        yield
    except BotDied as died:
        mourn(died)
    except CannotRecord as error:
        fail_to_record(folder, error)
    except NotThere as error:
        problem = text("dask-not-there", address=str(error))
    except NotEncrypted as error:
        problem = text("dask-not-encrypted", address=str(error))
    except Lost as error:
        problem = f"{text('dask-lost', address=str(error))} {comfort}"
    except WorkerDied:
        problem = f"{text('error-worker-died')} {comfort}"
    except IncompatibleWorker as unfit:
        problem = why(unfit)
    else:
        return
    click.echo(problem.strip(), err=True)
    sys.exit(NOT_PLAYED)


def why(unfit: IncompatibleWorker) -> str:
    """Return what the worker lacks, in words."""
    if unfit.cause is not None:
        return text(unfit.reason, problem=explain(MalformedInput(*unfit.cause)), **unfit.details)
    return text(unfit.reason, **unfit.details)
