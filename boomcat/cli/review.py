"""`boomcat review`: what was luck in a recorded game, what was skill, and which moves were mistakes."""

from __future__ import annotations

import click

from boomcat.cli import whole_screen
from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.many_games import ProgressBar
from boomcat.cli.output import print_json
from boomcat.cli.replay import names_in, recorded
from boomcat.core.state import NO_SEAT

#: Steps of the progress bar.
BAR_STEPS = 100


@click.command("review", cls=Command, help="command-review")
@argument("file", metavar="value-file", help="argument-record")
@option("--json", "as_json", is_flag=True, help="option-json")
@whole_screen.plain_option
def command(file: str, as_json: bool, plain: bool) -> None:
    record = recorded(file)
    if whole_screen.is_wanted(plain or as_json):
        from boomcat.terminal.fullscreen.review_feed import ReviewFeed

        whole_screen.run(ReviewFeed(record, NO_SEAT, names_in(record)), plain=False)
        return
    # Beside it, nothing of the command needs numpy.
    from boomcat.reviews.review_text import ReviewTeller
    from boomcat.reviews.reviewer import Reviewer

    reviewer = Reviewer(record)
    with ProgressBar(words="review-progress") as bar:
        for share in reviewer.run():
            bar.reach(round(share * BAR_STEPS), BAR_STEPS)
    found = reviewer.review()
    if as_json:
        print_json(found.as_json())
    else:
        for line in ReviewTeller(record, found).lines():
            click.echo(line)
