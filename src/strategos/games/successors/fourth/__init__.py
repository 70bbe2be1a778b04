"""Successors, fourth edition (2020): two to five players."""

from __future__ import annotations

from collections.abc import Iterable

from strategos.kernel.beside import Bots, Vocabulary
from strategos.kernel.clock import phase
from strategos.kernel.game import Choice, Game
from strategos.parts.dataset import fingerprint
from strategos.parts.forecast import Odds
from strategos.parts.rows import DataRow
from strategos.parts.stories import Story
from strategos.parts.valuation import Valuation

from ..common.sequence import outcome, scores
from ..common.shapes import SHAPES
from .costs import costs
from .deal import resample
from .events import SuccessorsEvent
from .goals import goals
from .invariants import complaints
from .migrations import MIGRATIONS
from .options import CHOICES, READINGS
from .sequence import SEQUENCE, following
from .set_up import begin
from .state import SuccessorsState
from .view import board, own, view
from .windows import MOMENTS


def _odds() -> Odds:
    from .odds import ODDS

    return ODDS


def _bots() -> Bots:
    from .bots.plans import LEVELS

    return LEVELS


def _valuation() -> Valuation[SuccessorsState]:
    from .bots.features import VALUATION

    return VALUATION


def _planning() -> object:
    from .bots.plans import PLANNING

    return PLANNING


def _examples() -> Vocabulary[SuccessorsState]:
    from .examples import VOCABULARY

    return VOCABULARY


def _story() -> Story:
    from .story import STORY

    return STORY


def _rows() -> Iterable[DataRow]:
    from .data_check import rows

    return rows()


def _check() -> Iterable[str]:
    from .data_check import check

    return check()


GAME: Game[SuccessorsState] = Game(
    id="successors4",
    version="1.2",
    schema=3,
    seats=(2, 3, 4, 5),
    scenarios=("alexander",),
    choices=(
        *CHOICES,
        *READINGS,
        Choice("reactions", ("everybody", "able"), "S4-6.2-f", tells=("able",), kind="rule"),
    ),
    state=SuccessorsState,
    event=SuccessorsEvent,
    begin=begin,
    next=following,
    outcome=outcome,
    view=view,
    own=own,
    board=board,
    round=lambda s: s.clock.round,
    phase=lambda s: phase(SEQUENCE, s.clock).name,
    scores=scores,
    sequence=SEQUENCE,
    goals=goals,
    costs=costs,
    resample=resample,
    complaints=complaints,
    shapes=SHAPES,
    migrations=MIGRATIONS,
    moments=MOMENTS,
    odds=_odds,
    valuation=_valuation,
    bots=_bots,
    planning=_planning,
    examples=_examples,
    rows=_rows,
    check=_check,
    story=_story,
    secrets=True,
    package=__name__,
    data=fingerprint(__name__),
    max_rounds=6,
)
