"""`boomcat web`: the client as a folder of files, which plays against bots without a server."""

from __future__ import annotations

from pathlib import Path

import click

from boomcat.cli.localized_click import Command, argument
from boomcat.cli.output import fail
from boomcat.locale import text
from boomcat.offline.site import NotASite, write_site

MEGABYTE = 1_000_000


@click.command("web", cls=Command, help="command-web")
@argument("folder", metavar="value-folder", help="argument-web-folder")
def command(folder: str) -> None:
    from boomcat.server.http.static_files import built_client, bundle_of

    client = built_client()
    if client is None or not (bundle_of(client) / "bundle.json").exists():
        fail(text("error-web-not-built"))
    try:
        size = write_site(client, bundle_of(client), Path(folder))
    except NotASite:
        fail(text("error-web-folder", folder=folder))
    click.echo(text("web-written", folder=folder, size=round(size / MEGABYTE)))
