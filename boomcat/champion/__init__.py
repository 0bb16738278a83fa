"""The champion: a network trained by self-play (`boomcat.learn`), which needs numpy to play, not PyTorch."""

import os
import sys

if "numpy" not in sys.modules:
    # For so little, more threads cost more than they bring; and a server has other things to do with its cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
