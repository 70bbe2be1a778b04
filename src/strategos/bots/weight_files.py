"""Tuned weights: `weights.json` beside a game's heuristic says which of its numbers differ, and what found them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from strategos.kernel.errors import BadInput, DataError
from strategos.parts.valuation import Made

from .planning import changed

W = TypeVar("W", bound=msgspec.Struct)


class Tuned(msgspec.Struct, frozen=True):
    """What is in the file."""

    made: Made
    games: int
    """That were played against the weights before, on seeds that had no part in finding them,"""
    score: float
    """and the part of them that was won."""
    weights: Mapping[str, float]


def tuned(weights: W, package: str, part: str = "weights") -> W:
    """The weights as tuned; as they are where there is no file. Weights in parts have a file for each."""
    path = files(package) / f"{part}.json"
    if not path.is_file():
        return weights
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Tuned)
        return changed(weights, found.weights)
    except msgspec.MsgspecError as error:
        raise DataError(f"{package}/{part}.json", str(error)) from None


def write(package: str, found: Tuned, part: str = "weights") -> Path:
    """Put tuned weights beside the heuristic they are for."""
    path = Path(str(files(package))) / f"{part}.json"
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror})") from None
    return path
