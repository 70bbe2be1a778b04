"""5.5 Neutrals: passing them, taking them, and the powers that join a side."""

from __future__ import annotations

from .events import PowerJoined, UnitsPlaced
from .facts import (
    ARGOS,
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    ATHENS_SPACE,
    COLUMNS,
    DECELEAN,
    FIRST_WAR,
    GYTHIUM,
    KINDS,
    LIMIT,
    MACEDONIA,
    NATION_REFS,
    NAVAL,
    NEUTRAL,
    PIRAEUS,
    POWERS,
    REFS,
    SIDE_REFS,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    SPARTAN_ALLIED,
    SYRACUSE,
    THEBAN,
    THEBES,
    THESSALY,
    column,
)
from .state import (
    PeloponnesianState,
    enemy_of,
    on_map,
)
from .whereabouts import add

BRINGS: dict[str, tuple[int, int, int]] = {"syracuse": (2, 2, 2), "argos": (4, 0, 0), "macedonia": (0, 2, 0)}
"""PW-5.5.3.2-e, PW-5.5.3.3-e What a power brings when it joins a side (Macedonia: ruling OQ-MACEDONIA)."""

CITIES: dict[int, tuple[int, int]] = {
    ATHENIAN: (ATHENS_SPACE, PIRAEUS),
    SPARTAN: (SPARTA_SPACE, GYTHIUM),
    THEBAN: (THEBES, PIRAEUS),
}
"""Nation → its city and the port its ships go to."""


def join(s: PeloponnesianState, power: str, side: int, *, forces: bool = True) -> None:
    """PW-5.5.3-d A neutral power becomes an ally; its SP are placed at once."""
    for space in POWERS[power]:
        s.colour[space] = side
        if not s.rebels[space]:
            s.control[space] = side
    s.emit(PowerJoined(f"effect:{power}", SIDE_REFS[side] if side != NEUTRAL else None))
    if s.setup.scenario == FIRST_WAR and power in ("argos", "syracuse", "thessaly"):
        if side != NEUTRAL:
            turn_coat(s, POWERS[power], side)
    elif forces and power in BRINGS:
        place_allies(s, POWERS[power][0], side, BRINGS[power])


def turn_coat(s: PeloponnesianState, spaces: tuple[int, ...], side: int) -> None:
    """The SP of an armed neutral, or of a power that changes sides, become allied SP of the side (OQ-EVENT-SWAP)."""
    mine, other = (ATHENIAN_ALLIED, SPARTAN_ALLIED) if side == ATHENS else (SPARTAN_ALLIED, ATHENIAN_ALLIED)
    for space in spaces:
        i = space * COLUMNS
        for kind in range(KINDS):
            n = s.units[i + other * KINDS + kind]
            s.units[i + other * KINDS + kind] = s.spent[i + other * KINDS + kind] = 0
            add(s, space, mine * KINDS + kind, min(n, left_of(s, mine, kind)))


def nationals_home(s: PeloponnesianState, space: int, nation: int) -> None:
    """PW-EVT.4-c SP of a city return to it, its ships to its port (ruling OQ-EVENT-SWAP)."""
    city, port = CITIES[nation]
    for kind in range(KINDS):
        col = column(nation, kind)
        here, there = space * COLUMNS + col, (port if kind == NAVAL else city) * COLUMNS + col
        s.units[there] += s.units[here]
        s.spent[there] += s.spent[here]
        s.units[here] = s.spent[here] = 0


def left_of(s: PeloponnesianState, nation: int, kind: int) -> int:
    """PW-COMP-p The counters of a kind that are not in play."""
    col = column(nation, kind)
    return max(0, LIMIT[col] - s.gone[col] - on_map(s, col))


def place_allies(s: PeloponnesianState, space: int, side: int, force: tuple[int, int, int]) -> None:
    """PW-COMP-p Allied SP are placed as far as the counters last."""
    nation = ATHENIAN_ALLIED if side == ATHENS else SPARTAN_ALLIED
    placed = [min(n, left_of(s, nation, kind)) for kind, n in enumerate(force)]
    for kind, n in enumerate(placed):
        add(s, space, nation * KINDS + kind, n)
    if any(placed):
        s.emit(UnitsPlaced(SIDE_REFS[side], REFS[space], NATION_REFS[nation], *placed))


def named(s: PeloponnesianState, side: int, objective: int) -> None:
    """PW-5.5.3.2-d Who names a neutral power's space as his objective drives it to the other side at once."""
    if s.colour[objective] != NEUTRAL:
        return
    if objective == SYRACUSE and side == ATHENS:
        join(s, "syracuse", SPARTA)
    elif objective == ARGOS and side == SPARTA:
        join(s, "argos", ATHENS)
    elif s.setup.scenario == FIRST_WAR and objective in THESSALY:
        # Ruling OQ-10.3-NEUTRALS
        join(s, "thessaly", enemy_of(side))


def unsettled(s: PeloponnesianState, space: int) -> bool:
    """Whether it may matter that somebody enters a space."""
    return s.colour[space] == NEUTRAL and (bool(s.rebels[space]) or space in MACEDONIA)


def entered(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-5.5.2-a A neutral space in rebellion is taken by the first side that enters it, and by no other after it."""
    if s.colour[space] == NEUTRAL and s.rebels[space] and s.control[space] == NEUTRAL:
        s.control[space] = side
    if space in MACEDONIA and s.colour[space] == NEUTRAL and s.setup.scenario == DECELEAN:
        # PW-10.1.3-e
        join(s, "macedonia", enemy_of(side))
