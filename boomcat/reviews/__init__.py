"""What was luck and what was skill in a recorded game, and which moves were mistakes: by the frozen judge.

`reviewer.Reviewer` plays a record again and makes a `Review` of it.  The mathematics: docs/research.md.
"""

import boomcat.champion  # noqa: F401  (one thread of numpy is enough)
