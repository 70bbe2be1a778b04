"""Shared by all tests."""

from __future__ import annotations

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

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT
