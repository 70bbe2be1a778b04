"""9 to 13 What happens to those who move: for the log, beside `events`."""

from __future__ import annotations

from strategos.kernel.events import Event

# -- 9, 10 activation and Land Movement -------------------------------------------------------------------------------


class MovementRolled(Event, tag="movement_rolled", frozen=True):
    """One roll gives all Generals of a Faction their MP."""

    side: str
    die: int


class Activated(Event, tag="activated", frozen=True):
    """An Army or a General alone has so many MP."""

    side: str
    general: str
    space: str
    points: int
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class Marched(Event, tag="marched", frozen=True):
    """A step by land."""

    side: str
    general: str
    space: str
    to: str
    cost: int
    cus: dict[str, int] = {}


class PickedUp(Event, tag="picked_up", frozen=True):
    """Pieces join an Army on its way."""

    side: str
    space: str
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class LeftBehind(Event, tag="left_behind", frozen=True):
    """Pieces stay, outside a Major City or inside."""

    side: str
    space: str
    inside: bool = False
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class Rearranged(Event, tag="rearranged", frozen=True):
    """The controller of a Major City has shifted pieces before an enemy: who is inside now."""

    side: str
    space: str
    generals: tuple[str, ...] = ()
    cus: dict[str, int] = {}
    royals: tuple[str, ...] = ()


class PassageAnswered(Event, tag="passage_answered", frozen=True):
    """Free Passage was asked for."""

    side: str
    of: str
    space: str
    granted: bool


class ArmyMoved(Event, tag="army_moved", frozen=True):
    """An Independent Army has moved, without a space from its box."""

    army: str
    to: str
    space: str | None = None


class ArmyStayed(Event, tag="army_stayed", frozen=True):
    """An Independent Army gives up its MP for an Independent PC marker."""

    army: str
    space: str


# -- 11, 12 Interception and Evasion ----------------------------------------------------------------------------------


class InterceptionDeclared(Event, tag="interception_declared", frozen=True):
    side: str
    space: str
    to: str
    generals: tuple[str, ...]
    cus: dict[str, int] = {}


class InterceptionRolled(Event, tag="interception_rolled", frozen=True):
    side: str
    general: str
    die: int
    success: bool


class EvasionRolled(Event, tag="evasion_rolled", frozen=True):
    side: str
    general: str
    die: int
    success: bool


class Evaded(Event, tag="evaded", frozen=True):
    side: str
    space: str
    to: str


# -- 13 ---------------------------------------------------------------------------------------------------------------


class Embarked(Event, tag="embarked", frozen=True):
    """A force puts to sea, escorted by Fleets."""

    side: str
    general: str
    space: str
    fleets: tuple[str, ...] = ()


class Sailed(Event, tag="sailed", frozen=True):
    """A force has entered the announced space by sea."""

    side: str
    general: str
    space: str


class Landed(Event, tag="landed", frozen=True):
    """The activated General disembarks with all that sailed with him."""

    side: str
    general: str
    space: str
    inside: bool


class NavalBattleDeclared(Event, tag="naval_battle_declared", frozen=True):
    side: str
    of: str
    space: str
    fleets: tuple[str, ...]


class BackToPort(Event, tag="back_to_port", frozen=True):
    """A Naval Movement ends where it began."""

    side: str
    general: str
    space: str


class TurnedBack(Event, tag="turned_back", frozen=True):
    """Without a space to go to, back into the holding box."""

    side: str
    space: str
    to: str | None = None


class PhilonGone(Event, tag="philon_gone", frozen=True):
    """Philon has reached Hellas and leaves the game."""

    space: str
