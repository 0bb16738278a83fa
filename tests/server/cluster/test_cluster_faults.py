"""Three nodes on three NATS servers, while one thing after another fails; `play soak --cluster` does more of it."""

import random
from pathlib import Path

import pytest

from tests.support.nats_servers import NatsMissing, program
from tools.soak.cluster import break_everything


@pytest.mark.long(20)
def test_a_node_that_was_cut_off_comes_back_with_old_beliefs_and_nothing_is_lost(tmp_path: Path):
    try:
        program()
    except NatsMissing as problem:
        pytest.skip(f"NOT TESTED: NATS, because {problem}")
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    found = break_everything(random.Random(seed), ["node cut off", "clock jump"], tmp_path, brief=True)
    assert found["acknowledged"] > 0
    assert (found["lost"], found["doubled"]) == (0, 0)
