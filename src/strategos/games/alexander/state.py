"""The position: what lies on the map, on the Player Log and beside them."""

from __future__ import annotations

import msgspec

from strategos.kernel.agenda import Task
from strategos.kernel.clock import Clock
from strategos.kernel.game import State

from .facts import ALEXANDER, COUNTERS, CUP_OF, LEVELS, MAPS, NATIONS, OPERATIONS, VALUES, WALLS, Campaign

COMMANDER = 0
"""The one seat."""


class PhaseOver(Task, tag="phase_over", frozen=True):
    """The phase under way ends when all that was begun in it is done."""


class FortressOrder(Task, tag="fortress_order", frozen=True):
    """A Fortress rolls for its Enemy Order; the bonus is the Diplomats'."""

    area: int
    bonus: int


class FleetOrder(Task, tag="fleet_order", frozen=True):
    """Tyre's fleet makes one of its rolls."""

    bonus: int


class Arrival(Task, tag="arrival", frozen=True):
    """The Army stands in a key area that is not conquered."""


class Intimidation(Task, tag="intimidation", frozen=True):
    """The Fortress where the Army stands is to be taken by fear."""


class Battle(Task, tag="battle", frozen=True):
    """The lines are drawn up where the Army stands."""


class Turn(Task, tag="battle_turn", frozen=True):
    """A battle turn begins."""


class SpeedGroup(Task, tag="speed_group", frozen=True):
    """All units of this speed attack."""

    speed: int


class Conquered(Task, tag="conquered", frozen=True):
    """The area where the Army stands is taken, by battle or without one."""

    by_battle: bool


AnyTask = PhaseOver | FortressOrder | FleetOrder | Arrival | Intimidation | Battle | Turn | SpeedGroup | Conquered


class Finished(msgspec.Struct, frozen=True):
    """A campaign of the career, as it is written into the Player Log."""

    campaign: str
    box: str
    vp: int
    immortality: int
    level: int


UNTAKEN, TAKEN, GOVERNED, RAZED, REVOLTED = range(5)
"""An area not conquered; conquered and not yet marked; governed; razed; its Govern marker lost."""


def _zeros(n: int) -> list[int]:
    return [0] * n


class AlexanderState(State):
    clock: Clock = Clock()
    agenda: list[AnyTask] = msgspec.field(default_factory=list[AnyTask])
    """What has been begun in this phase and is not yet done, the next last."""

    # the career
    campaign: int = 0
    """The campaign now played, by its number in the order of the book."""
    linked: bool = False
    choices: dict[str, str] = msgspec.field(default_factory=dict[str, str])
    ready: bool = False
    """The map is set up; False before the first turn of each campaign."""
    result: str = ""
    """How the match ended: won, or the way it was lost."""
    vp: int = 0
    immortality: int = 0
    career: list[Finished] = msgspec.field(default_factory=list[Finished])

    # the map
    box: int = 0
    area: int = 0
    """Where the Army stands."""
    came_from: int = 0
    """Where it entered the present area from."""
    camps: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """Areas left with the enemy still in them, and where the Army had entered them from."""
    garrison: list[tuple[int, ...]] = msgspec.field(default_factory=list[tuple[int, ...]])
    """Enemy counters in each area: units, leader, walls."""
    conquered: list[int] = msgspec.field(default_factory=list[int])
    """What became of each area: one of the five states above."""
    area_glory: list[int] = msgspec.field(default_factory=list[int])
    area_gold: list[int] = msgspec.field(default_factory=list[int])
    cities: list[int] = msgspec.field(default_factory=list[int])
    temples: list[int] = msgspec.field(default_factory=list[int])
    entered: list[int] = msgspec.field(default_factory=list[int])
    """Areas the Army has moved into in this campaign."""
    options: list[str] = msgspec.field(default_factory=list[str])

    # counters
    strength: list[int] = msgspec.field(default_factory=lambda: [1] * COUNTERS)
    """1 full, 0 reduced."""
    army: list[int] = msgspec.field(default_factory=list[int])
    cup: list[tuple[int, ...]] = msgspec.field(default_factory=lambda: [CUP_OF[n] for n in NATIONS])
    walls: tuple[int, ...] = WALLS
    destroyed: list[int] = msgspec.field(default_factory=list[int])
    """Enemy units in the Destroyed box of the Resupply section."""

    # the Player Log
    level: int = 1
    gold: int = 0
    glory: int = 0
    advisors: list[str] = msgspec.field(default_factory=list[str])
    lost_advisors: list[str] = msgspec.field(default_factory=list[str])
    """Advisors who cannot be acquired again in this campaign."""
    insights: list[str] = msgspec.field(default_factory=list[str])
    insight_cup: list[str] = msgspec.field(default_factory=list[str])
    oracle: list[int] = msgspec.field(default_factory=list[int])
    """The Prophecy lying face down in each area; -1 none."""
    unread: list[int] = msgspec.field(default_factory=list[int])
    """Prophecies nobody has read: left over at set-up or refused, face down."""
    prophecies: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """Accepted Prophecies and the box of the turn track their counter lies on."""
    silent_from: int = 0
    """The box from which Make your own nature silences the Advisors; 0 never."""

    # Enemy Operations
    pile: list[int] = msgspec.field(default_factory=lambda: list(range(len(OPERATIONS))))
    """Operation counters face down, the next one last."""
    drawn: list[int] = msgspec.field(default_factory=list[int])
    """Counters lying face up and not cancelled, the one just drawn included."""
    cancelled: list[int] = msgspec.field(default_factory=list[int])
    waiting: list[int] = msgspec.field(default_factory=list[int])
    """Units and walls in the Operations section."""

    # this turn
    bought: list[str] = msgspec.field(default_factory=list[str])
    """Kinds of things bought with Gold this turn."""
    mole_built: bool = False
    intimidated: list[int] = msgspec.field(default_factory=list[int])
    """Fortresses that withstood an intimidation this turn."""

    # the battle
    enemy_plans: list[int] = msgspec.field(default_factory=lambda: _zeros(9))
    own_plans: list[int] = msgspec.field(default_factory=lambda: _zeros(8))
    plan_cup: list[int] = msgspec.field(default_factory=list[int])
    battle_turn: int = 0
    """The number of the battle turn; 0 before the first, and when there is no battle."""
    acted: list[int] = msgspec.field(default_factory=list[int])
    """Counters that had their attack this battle turn."""
    attacked: dict[int, int] = msgspec.field(default_factory=dict[int, int])
    """Cavalry → the battle turn of its last attack."""
    duel: bool = False
    leader_killed: bool = False
    bucephalus: bool = False
    maneuver: bool = False
    returning: list[int] = msgspec.field(default_factory=list[int])
    """Units saved by Regroup; they come back at full strength after the battle."""

    # Tyre
    transports: int = 0
    mole: int = 0
    siege_ships: int = 0
    warships: int = 0
    sections: list[int] = msgspec.field(default_factory=list[int])
    """The six wall sections: 2 full, 1 reduced, 0 destroyed."""

    @property
    def map(self) -> Campaign:
        return MAPS[self.choices["difficulty"]][self.campaign]


def forces(s: AlexanderState) -> int:
    """FA-scout-03 The units of the Army, Alexander included as long as he lives."""
    return len(s.army) + (s.result != "alexander_killed")


def values(s: AlexanderState, counter: int) -> tuple[int, int, int]:
    """FA-counter-01, FA-counter-03 Battle, superior and speed of a counter as it lies; Alexander's by his level."""
    if counter == ALEXANDER:
        return LEVELS[s.level]
    return VALUES[2 * counter + s.strength[counter]]


def has_option(s: AlexanderState, option: str) -> bool:
    return option in s.options


def option_amount(s: AlexanderState, option: str) -> int:
    """The number of a chosen campaign option; 0 when it is not played."""
    return s.map.options[option].amount if option in s.options else 0


def advised(s: AlexanderState, advisor: str) -> bool:
    """FA-prophecy-04 The Advisor is there and Make your own nature does not silence him."""
    return advisor in s.advisors and not (s.silent_from and s.box >= s.silent_from)


def unconquered(s: AlexanderState, area: int) -> bool:
    """FA-key-01 A key area still to be conquered."""
    return s.map.key[area] in ("fortress", "battle") and not s.conquered[area]


def alexander_battle(s: AlexanderState) -> int:
    """FA-advisor-05 His Battle value with Hephaestion, for plans, retreats and attacks."""
    return LEVELS[s.level][0] + advised(s, "hephaestion")
