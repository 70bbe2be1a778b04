"""What both boxes have alike, whatever stands in the data files: the sides, the parts of a space, the kinds of things.

A *position* is a part of a space: `2 * space` its land, or what lies outside the walls of a Major City,
`2 * space + 1` the inside; the sea positions of all spaces come after those on land. CUs are counted by type.
"""

from __future__ import annotations

from .rows import Troops as TroopsByName

# -- Factions ---------------------------------------------------------------------------------------------------------

FACTIONS: tuple[str, ...] = ("yellow", "blue", "red", "black", "green")
"""The players' colours, by seat; with four players there is no green."""
INDEPENDENT = len(FACTIONS)
SIDES: tuple[str, ...] = (*FACTIONS, "independent")
SIDE_REFS: tuple[str, ...] = tuple(f"side:{name}" for name in SIDES)
COLOURS = (4, 1, 2, 6, 3, 0)
"""Side → its colour among those of the client, as near as may be to that of its counters."""
NOBODY = 255
"""The control of an uncontrolled space, and the owner of what belongs to no Faction."""

# -- spaces and positions ---------------------------------------------------------------------------------------------

SPACES = 168
MAJOR_CITY, MINOR_CITY, STRONGHOLD, WAY_POINT = range(4)
KINDS: tuple[str, ...] = ("major_city", "minor_city", "stronghold", "way_point")
AFLOAT = 2 * SPACES
"""The first sea position; pieces are there for the length of a Naval Movement only (S4-13.1-f, S3-9.14-k)."""
POSITIONS = AFLOAT + SPACES
OFF, DISPERSED, DEAD, WAITING = -1, -2, -3, -4
"""Where a piece is that is in no position: off the map with its owner, in the Dispersed box, out of the game, or with
nobody yet (in Reserve, among the Events, in a holding box)."""
BOXES = {OFF: "box:reserve", DISPERSED: "box:dispersed", WAITING: "box:waiting"}


SPACE_AT: tuple[int, ...] = (*(at // 2 for at in range(AFLOAT)), *range(SPACES))
"""Position → its space."""
OPEN: tuple[tuple[int, ...], ...] = tuple((2 * space,) for space in range(SPACES))
WALLED: tuple[tuple[int, ...], ...] = tuple((2 * space, 2 * space + 1) for space in range(SPACES))
"""Space → its land positions, without and with the inside of a Major City."""


def outside(space: int) -> int:
    return 2 * space


def inside(space: int) -> int:
    return 2 * space + 1


def is_inside(position: int) -> bool:
    return 0 <= position < AFLOAT and position % 2 == 1


def at_sea(space: int) -> int:
    return AFLOAT + space


def is_at_sea(position: int) -> bool:
    return position >= AFLOAT


def space_of(position: int) -> int:
    return position // 2 if position < AFLOAT else position - AFLOAT


# -- routes -----------------------------------------------------------------------------------------------------------

LAND, MOUNTAIN, STRAIT, SEA, TRANS_MEDITERRANEAN = range(5)
ROUTES: tuple[str, ...] = ("land", "mountain", "strait", "sea", "trans_mediterranean")
COST: tuple[int, ...] = (1, 2, 2, 1, 2)
"""Kind of route → MP (S4-9.3-b, S3-9.3-a)."""

# -- Generals and CUs -------------------------------------------------------------------------------------------------

MINORS_EACH = 4
MINOR_INITIATIVE, MINOR_BATTLE, MINOR_RANK = 4, 2, 0
MERCENARY, LOYAL, ROYAL, SILVER_SHIELDS, ELEPHANT, CAVALRY = range(6)
CU_KINDS: tuple[str, ...] = ("mercenary", "loyal", "royal", "silver_shields", "elephant", "cavalry")
"""Types of CUs; Cavalry is in the box of the fourth edition only."""
ROYAL_ARMY, SILVER_SHIELD_CUS = 8, 2
SIEGE_CUS = 3
"""So many CUs conduct a siege (S4-15.2-a, S3-15.1.1-b)."""
Troops = tuple[int, int, int, int, int, int]
NONE: Troops = (0, 0, 0, 0, 0, 0)


def troops(named: TroopsByName) -> Troops:
    """CUs as the data files name them."""
    a, b, c, d, e, f = (named.get(name, 0) for name in CU_KINDS)
    return a, b, c, d, e, f


# -- victory ----------------------------------------------------------------------------------------------------------

LORD_OF_ASIA_VP, LARGEST_FLEET_VP, HELLESPONT_VP = 4, 3, 2
LEAST_LARGEST_FLEET = 3
CHAMPION_L, MAKEDONIA_L, CONDEMNED_L = 3, 2, 3
BURIAL_AT_PELLA_L, TOMB_L = 10, 2
ORATORY_P = 5
INSTANT_L = 18
LAST_TURN = 5
