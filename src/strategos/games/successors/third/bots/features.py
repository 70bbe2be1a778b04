"""What a position is worth: the features of both editions, with the weights of this one."""

from __future__ import annotations

from strategos.parts.valuation import Valuation

from ...common.bots.features import NAMES, features, moment, progress, tables
from ..state import SuccessorsState

VALUATION: Valuation[SuccessorsState] = Valuation(
    names=NAMES,
    features=features,
    tables=tables,
    progress=progress,
    package="strategos.games.successors.third.bots",
    moment=moment,
)
