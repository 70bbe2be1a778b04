"""Why a bot did what it did: what it chose, instead of what, by how much, and what made the difference."""

from __future__ import annotations

import msgspec

from .planning import Plan


class Moved(msgspec.Struct, frozen=True):
    """A feature of the position ahead that speaks for one plan against another."""

    feature: str
    """Worded by `why-<feature>`."""
    by: float
    """How much more of it there is, in the feature's own measure;"""
    pull: float
    """and how much that speaks for the plan, in logits."""


class Tried(msgspec.Struct, frozen=True):
    """A plan, as it came out."""

    plan: Plan
    key: str
    """The answer it begins with."""
    chance: float
    """To win, in the mean of the worlds it was tried in;"""
    worlds: int
    """so many."""


class Why(msgspec.Struct, frozen=True):
    """An answer that was searched for."""

    chosen: Tried
    instead_of: Tried
    """The best of the others."""
    gain: float
    """How much better it is, in the worlds both were tried in,"""
    error: float
    """and the standard error of that."""
    because: tuple[Moved, ...] = ()
    """What moved most, the weightiest first."""
    tried: tuple[Tried, ...] = ()
    """All that were tried in more than one world, the best first."""
