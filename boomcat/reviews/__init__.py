"""Reviews of recorded games: luck, skill and mistakes, as the frozen judge sees them.

`reviewer.Reviewer` plays a record again and makes a `Review` of it.  The mathematics: docs/research.md.
"""

import boomcat.champion  # noqa: F401  (one thread of numpy is enough)
