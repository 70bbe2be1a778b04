"""S4-16, S3-23, S3-24 The optional rules: which of them a match is played with."""

from __future__ import annotations

from strategos.kernel.game import Setup


def plays_with(setup: Setup, name: str) -> bool:
    """Whether the table has agreed on an optional rule or card."""
    return setup.options.get(name) == "yes"
