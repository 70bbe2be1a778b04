"""S4-13.3, S4-14, S4-15, S3-12, S3-13, S3-15 What begins a clash, and what its dice show: for the log, beside `events`.

With all that stands there: CUs by type, Generals, Royal Family Members, Independent Armies and Fleets by name.
"""

from __future__ import annotations

from strategos.kernel.events import Event
from strategos.parts.reckoning import Reason


class BattleBegan(Event, tag="battle_began", frozen=True):
    """Two sides face each other; the Royal Army may still go over, and cards may be played."""

    space: str
    attacker: str
    defender: str
    attackers: dict[str, int]
    defenders: dict[str, int]


class JoinedBattle(Event, tag="joined_battle", frozen=True):
    """Pieces come out of a Major City."""

    side: str
    space: str
    cus: dict[str, int]
    generals: tuple[str, ...] = ()


class BattleRolled(Event, tag="battle_rolled", frozen=True):
    """One side's roll: its dice as they fell, what the Battle Rating and a bonus made of them, strength and score."""

    side: str
    space: str
    dice: tuple[int, int]
    total: int
    strength: int
    local: int
    score: int
    elephants: tuple[int, ...] = ()
    rating: int = 0
    bonus: int = 0


class BattleDecided(Event, tag="battle_decided", frozen=True):
    """With no winner it is a draw; the scores are the Attacker's and the Defender's."""

    space: str
    attacker: str
    defender: str
    winner: str | None = None
    score: int = 0
    against: int = 0


class Overrun(Event, tag="overrun", frozen=True):
    """Five times as many CUs sweep a force away."""

    side: str
    of: str
    space: str
    attackers: dict[str, int]
    defenders: dict[str, int]


class SiegeBegan(Event, tag="siege_began", frozen=True):
    """A siege is conducted, by these against those inside."""

    side: str
    space: str
    of: str
    attackers: dict[str, int]
    defenders: dict[str, int]


class SiegeRolled(Event, tag="siege_rolled", frozen=True):
    side: str
    space: str
    die: int
    total: int
    points: int
    losses: int
    reasons: tuple[Reason, ...] = ()


class SiegeScored(Event, tag="siege_scored", frozen=True):
    """Siege Points are added: how many there are now, of those it takes."""

    side: str
    space: str
    added: int
    points: int
    needed: int


class SiegeCompleted(Event, tag="siege_completed", frozen=True):
    side: str
    space: str
    of: str


class NavalBattleBegan(Event, tag="naval_battle_began", frozen=True):
    """The Fleets of the Interceptor meet the escort."""

    side: str
    of: str
    space: str
    fleets: dict[str, int]
    escort: dict[str, int]


class NavalBattleRolled(Event, tag="naval_battle_rolled", frozen=True):
    """One side's roll; `bonus` is what a Superior Admiral adds to its dice."""

    side: str
    space: str
    dice: tuple[int, int]
    strength: int
    score: int
    bonus: int = 0


class NavalBattleOff(Event, tag="naval_battle_off", frozen=True):
    """Fog or a storm: nobody fights."""

    space: str
