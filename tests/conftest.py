"""Shared by all tests."""

from __future__ import annotations

import itertools
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

# Nothing of the user's own may reach a test, nor anything of a test the user. Before any game is imported, and for
# the processes tests start as well.
os.environ["STRATEGOS_HOME"] = tempfile.mkdtemp(prefix="strategos-home-")

# On a busy machine anything may take a second once: that is no failure of what is tested.
settings.register_profile("strategos", deadline=None)
settings.load_profile("strategos")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Whatever takes long begins first, so that nobody waits for one test in the end. Each worker is given a piece of
    the list, from whose end the others take when they have nothing left: so each piece begins with some of them."""
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    early = [item for item in items if item.get_closest_marker("early")]
    others = iter([item for item in items if not item.get_closest_marker("early")])
    total, sorted_items = len(items), list[pytest.Item]()
    for n in range(workers):
        mine = early[n::workers]
        piece = (total - len(sorted_items)) // (workers - n)
        sorted_items += [*mine, *itertools.islice(others, max(0, piece - len(mine)))]
    items[:] = [*sorted_items, *others]


ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
