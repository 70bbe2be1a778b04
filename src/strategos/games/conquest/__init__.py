"""Conquest of the Empire, Classic rules (2005): two to six Caesars, one throne."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from strategos.kernel.asking import Decision, Facts
from strategos.kernel.beside import Bots
from strategos.kernel.clock import phase
from strategos.kernel.game import Choice, Game
from strategos.parts.dataset import fingerprint
from strategos.parts.forecast import Odds
from strategos.parts.rows import DataRow
from strategos.parts.stories import Story
from strategos.parts.valuation import Valuation
from strategos.parts.vocabulary import Vocabulary

from .costs import costs
from .events import ConquestEvent
from .goals import goals
from .invariants import complaints
from .migrations import MIGRATIONS
from .ransom import RANSOM
from .sequence import SEQUENCE, following, outcome, scores
from .set_up import begin
from .shapes import SHAPES
from .state import ConquestState
from .view import board, view


def _fatal(s: ConquestState, decision: Decision) -> Mapping[str, str | tuple[str, Facts]]:
    # With the odds: what is at stake is reckoned, and playing does without.
    from .odds.perils import fatal

    return fatal(s, decision)


def _odds() -> Odds:
    from .odds import ODDS

    return ODDS


def _examples() -> Vocabulary[ConquestState]:
    from .examples import VOCABULARY

    return VOCABULARY


def _bots() -> Bots:
    from .bots.plans import LEVELS

    return LEVELS


def _valuation() -> Valuation[ConquestState]:
    from .bots.features import VALUATION

    return VALUATION


def _planning() -> object:
    from .bots.plans import PLANNING

    return PLANNING


def _story() -> Story:
    from .story import STORY

    return STORY


def _rows() -> Iterable[DataRow]:
    from .data_check import rows

    return rows()


def _check() -> Iterable[str]:
    from .data_check import check

    return check()


GAME: Game[ConquestState] = Game(
    id="conquest",
    version="1.4",
    schema=5,
    seats=(2, 3, 4, 5, 6),
    scenarios=("classic",),
    choices=(
        Choice("homes", ("order", "lot", "choice"), "CE-setup-02", kind="rule"),
        Choice("concession", ("vote", "off"), "CE-vict-02", kind="rule"),
        Choice("home_lost", ("no_tribute", "tribute"), "CE-home-04"),
        Choice("start_talents", ("0", "15"), "CE-setup-11", kind="rule"),
        Choice("fort_dice", ("matched", "automatic"), "CE-step2-08"),
        Choice("excess_hits", ("lost", "reserve"), "CE-step2-06"),
        Choice("mixed_arrival", ("stays", "retreats"), "CE-faq-sea-06"),
        Choice("lone_leader", ("conquered", "kept"), "CE-faq-combat-09"),
        Choice("straits", ("arrow_sea", "both_seas"), "CE-strait-04"),
        Choice("road_return", ("pays", "free"), "CE-road-06"),
    ),
    state=ConquestState,
    event=ConquestEvent,
    begin=begin,
    next=following,
    outcome=outcome,
    view=view,
    board=board,
    round=lambda s: s.clock.round,
    phase=lambda s: phase(SEQUENCE, s.clock).name,
    scores=scores,
    sequence=SEQUENCE,
    goals=goals,
    complaints=complaints,
    moments=(RANSOM,),
    migrations=MIGRATIONS,
    fatal=_fatal,
    costs=costs,
    shapes=SHAPES,
    package=__name__,
    data=fingerprint(__name__),
    odds=_odds,
    examples=_examples,
    rows=_rows,
    check=_check,
    valuation=_valuation,
    bots=_bots,
    planning=_planning,
    story=_story,
)
