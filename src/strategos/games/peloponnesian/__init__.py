"""The Peloponnesian War (second edition): one player against the Strategy Matrix, or two."""

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

from .automaton import COMMON_SENSE
from .events import PeloponnesianEvent
from .goals import goals
from .invariants import complaints
from .migrations import MIGRATIONS
from .perils import fatal
from .sequence import SEQUENCE, following, outcome, scores
from .set_up import begin
from .shapes import SHAPES
from .state import PeloponnesianState
from .view import board, view


def _odds() -> Odds:
    from .odds import ODDS

    return ODDS


def _examples() -> Vocabulary[PeloponnesianState]:
    from .examples import VOCABULARY

    return VOCABULARY


def _bots() -> Bots:
    from .bots.plans import LEVELS

    return LEVELS


def _planning() -> object:
    from .bots.plans import PLANNING

    return PLANNING


def _valuation() -> Valuation[PeloponnesianState]:
    from .bots.features import VALUATION

    return VALUATION


def _story() -> Story:
    from .story import STORY

    return STORY


def _rows() -> Iterable[DataRow]:
    from .data_check import rows

    return rows()


def _check() -> Iterable[str]:
    from .data_check import check

    return check()


GAME: Game[PeloponnesianState] = Game(
    id="peloponnesian",
    version="1.4",
    schema=4,
    seats=(1, 2),
    scenarios=("campaign", "archidamian", "decelean", "fall_of_athens", "first_peloponnesian", "fall_of_sparta"),
    choices=(
        Choice("amphipolis", ("open", "passage"), "PW-5.1.1-o"),
        Choice("syracuse_defence", ("always", "ally"), "PW-MATS-f"),
        Choice("decelean_end", ("10", "8"), "PW-10.1.4-d"),
        Choice("leaderless", ("leave", "hold"), "PW-6.4-g"),
        Choice("battle_losses", ("order", "loser"), "PW-6.2.4.1-a"),
        Choice("home_army", ("stays", "checked"), "PW-6.4-a", before="stays"),
    ),
    state=PeloponnesianState,
    event=PeloponnesianEvent,
    begin=begin,
    next=following,
    outcome=outcome,
    view=view,
    board=board,
    round=lambda s: s.turn,
    phase=lambda s: phase(SEQUENCE, s.clock).name,
    scores=scores,
    goals=goals,
    complaints=complaints,
    shapes=SHAPES,
    sequence=SEQUENCE,
    moments=(COMMON_SENSE,),
    migrations=MIGRATIONS,
    fatal=fatal,
    seats_of={"fall_of_sparta": (2,)},
    package=__name__,
    data=fingerprint(__name__),
    max_rounds=20,
    odds=_odds,
    examples=_examples,
    rows=_rows,
    check=_check,
    story=_story,
    bots=_bots,
    planning=_planning,
    valuation=_valuation,
)
