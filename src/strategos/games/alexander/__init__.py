"""Field Commander: Alexander, for one commander against the system: four campaigns and the career that links them."""

from __future__ import annotations

from collections.abc import Iterable

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Bots
from strategos.kernel.chance import SeededDice
from strategos.kernel.clock import phase
from strategos.kernel.game import Choice, Game
from strategos.parts.dataset import fingerprint
from strategos.parts.forecast import Odds
from strategos.parts.rows import DataRow
from strategos.parts.stories import Story
from strategos.parts.valuation import Valuation
from strategos.parts.vocabulary import Vocabulary

from .anytime import INTERLUDE
from .events import AnyEvent
from .facts import CAMPAIGNS
from .goals import goals
from .invariants import complaints
from .migrations import MIGRATIONS
from .perils import fatal
from .sequence import SEQUENCE, following, outcome, scores
from .set_up import begin
from .shapes import SHAPES
from .state import AlexanderState
from .view import board, own, view

CHOICES = (
    Choice("difficulty", ("veteran", "recruit", "legend"), before="recruit", kind="difficulty"),
    Choice("fortress_glory", ("both", "once"), "FA-glory-02"),
    Choice("walls_left", ("removed", "must_fall"), "FA-resolve-09"),
    Choice("november", ("by", "before"), "FA-tyre-win-02"),
    Choice("orders_after_tyre", ("others", "none"), "FA-tyre-orders-10"),
    Choice("wall_gold", ("no", "yes"), "FA-killed-01"),
    Choice("deploy_hits", ("units", "rally"), "FA-rally-01"),
    Choice("building", ("held", "anywhere"), "FA-city-02"),
    Choice("rating", ("victory_points", "immortality"), "FA-single-01", kind="rule"),
)


def resample(s: AlexanderState, _seat: Seat, dice: SeededDice) -> None:
    """What lies face down could be anything not yet seen: the pile of Operations, unread Prophecies."""
    s.pile.sort()  # shuffled from the true order, what is imagined would still depend on it
    dice.shuffle(s.pile)
    hidden = sorted([*s.unread, *(n for n in s.oracle if n >= 0)])
    dice.shuffle(hidden)
    for area, n in enumerate(s.oracle):
        if n >= 0:
            s.oracle[area] = hidden.pop()
    s.unread = hidden


def _odds() -> Odds:
    from .odds import ODDS

    return ODDS


def _examples() -> Vocabulary[AlexanderState]:
    from .examples import VOCABULARY

    return VOCABULARY


def _bots() -> Bots:
    from .bots.plans import LEVELS

    return LEVELS


def _valuation() -> Valuation[AlexanderState]:
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


GAME: Game[AlexanderState] = Game(
    id="alexander",
    version="1.4",
    schema=4,
    seats=(1,),
    scenarios=(*CAMPAIGNS, "linked"),
    choices=CHOICES,
    state=AlexanderState,
    event=AnyEvent,
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
    resample=resample,
    complaints=complaints,
    migrations=MIGRATIONS,
    moments=(INTERLUDE,),
    secrets=True,
    fatal=fatal,
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
