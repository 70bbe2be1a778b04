"""2 The sequence of play, and how the game ends (1.3, 1.4, 10.x)."""

from __future__ import annotations

from strategos.kernel.agenda import Tasks, play
from strategos.kernel.clock import Again, Phase, Sequence
from strategos.kernel.game import Outcome, Procedure

from .administration import building, revenue
from .armistice import armistice, bellicosity_change, end_of_turn, has_points, points_needed, surrender
from .combat import battle_resolution, going_home
from .facts import EARLY_SURRENDER, SPARTA
from .homecoming import go_on_coming_home
from .march import fight_battle, fight_persians, march
from .operations import muster, operations
from .planning import sci_adjustment, strategy
from .political import delian_league, event, leader_selection, side_determination
from .rebellion import continuation, helots, spread
from .sieges import resolve_siege, siege_determination, siege_resolution
from .state import PeloponnesianState, fall_of_sparta, solitaire
from .tasks import Battle, March, Muster, PersianBattle, Siege


async def home_from_operations(s: PeloponnesianState) -> Again | None:
    """PW-5.9-a"""
    return await go_on_coming_home(s, after_combat=False)


SEGMENTS: tuple[Phase[PeloponnesianState], ...] = (
    Phase("side_determination", "PW-3.1-a", side_determination),
    Phase("event", "PW-3.2-a", event),
    Phase("delian_league", "PW-3.3-a", delian_league),
    Phase("leader_selection", "PW-3.4-a", leader_selection),
    Phase("strategy", "PW-4.1-a", strategy),
    Phase("sci_adjustment", "PW-4.2-a", sci_adjustment),
    Phase("operations", "PW-5-a", operations),
    Phase("coming_home", "PW-5.9-a", home_from_operations),
    Phase("siege_determination", "PW-6.1-a", siege_determination),
    Phase("battles", "PW-6.2-a", battle_resolution),
    Phase("sieges", "PW-6.3-a", siege_resolution),
    Phase("going_home", "PW-6.4-a", going_home),
    Phase("continuation", "PW-7.1-a", continuation),
    Phase("spread", "PW-7.2-b", spread),
    Phase("helots", "PW-7.3-a", helots),
    Phase("revenue", "PW-8.1-a", revenue),
    Phase("building", "PW-8.2-a", building),
    Phase("bellicosity", "PW-9.1-a", bellicosity_change),
    Phase("surrender", "PW-9.2-a", surrender),
    Phase("armistice", "PW-9.3-a", armistice),
    Phase("end_of_turn", "PW-9.4-a", end_of_turn),
)
"""PW-2-b The phases and their segments."""
SEQUENCE: Sequence[PeloponnesianState] = SEGMENTS
TASKS: Tasks[PeloponnesianState] = {
    Muster: muster,
    March: march,
    Battle: fight_battle,
    PersianBattle: fight_persians,
    Siege: resolve_siege,
}
PHASES: tuple[str, ...] = tuple(segment.name for segment in SEGMENTS)


NO_POINTS = {"vp": None, "needed": None}
"""What is told of points where they do not decide against a number of the rulebook."""


def following(s: PeloponnesianState) -> Procedure | None:
    """What comes next."""
    return None if s.over else play(SEQUENCE, TASKS, s)


def outcome(s: PeloponnesianState) -> Outcome | None:
    """PW-1.3.1-a How the game ended, and whether the player has won."""
    if not s.over:
        return None
    if not solitaire(s):
        return Outcome(winners_of_two(s), why_over(s), scores(s), NO_POINTS)
    if s.setup.scenario == "first_peloponnesian":
        return Outcome(first_war(s), why_over(s), scores(s), NO_POINTS)
    early = s.setup.scenario == "campaign" and s.over == "surrender" and s.turn <= EARLY_SURRENDER
    told = {"vp": s.vp[0], "needed": None if early else points_needed(s)}
    return Outcome((0,) if early or has_points(s) else (), why_over(s), scores(s), told)


def beaten(s: PeloponnesianState) -> list[int]:
    """PW-9.2-a The sides that have surrendered."""
    return list(s.now.surrendered)


def why_over(s: PeloponnesianState) -> str:
    """What has ended the game; of a surrender, whose it is, if not both sides'."""
    gave_up = beaten(s)
    if s.over != "surrender" or len(gave_up) != 1:
        return s.over
    if gave_up == [SPARTA]:
        return "sparta_surrendered"
    return "coalition_surrendered" if fall_of_sparta(s) else "athens_surrendered"


def first_war(s: PeloponnesianState) -> tuple[int, ...]:
    """PW-10.3.5-a The side with Bellicosity left beats the one without; home spaces count (OQ-10.3-SURRENDER)."""
    gave_up = beaten(s)
    return (0,) if len(gave_up) == 1 and gave_up[0] != s.player else ()


def winners_of_two(s: PeloponnesianState) -> tuple[int, ...]:
    """Ruling OQ-2P-VICTORY: who made the enemy surrender, else who has more Victory Points."""
    gave_up = beaten(s)
    if gave_up:
        return (1 - gave_up[0],) if len(gave_up) == 1 else ()
    if fall_of_sparta(s):
        marks = s.bellicosity
    elif s.setup.scenario == "first_peloponnesian":
        return ()
    else:
        marks = s.vp
    return () if marks[0] == marks[1] else (0,) if marks[0] > marks[1] else (1,)


def scores(s: PeloponnesianState) -> dict[str, int]:
    """Victory Points, of the player or of both."""
    if solitaire(s):
        return {"player": s.vp[0]}
    return {"athens": s.vp[0], "sparta": s.vp[1]}
