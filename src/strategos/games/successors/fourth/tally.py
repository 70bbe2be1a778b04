"""What a clash may change, counted in a view."""

from __future__ import annotations

from ..common.tally import tally

__all__ = ["tally"]
