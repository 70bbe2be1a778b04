"""Set-up of the Campaign (SETUP) and of the other scenarios (10.1 to 10.5)."""

from __future__ import annotations

from strategos.kernel.clock import start
from strategos.kernel.game import Setup

from .control import determine_control
from .facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    COLUMNS,
    ELITE_SP,
    FALL_OF_SPARTA,
    HOME_GUARD,
    KINDS,
    LEADER_NUMBER,
    LEADERS,
    NEUTRAL,
    NUMBER,
    PELTASTS,
    POWERS,
    PRINTED,
    SACRED_BAND,
    SCENARIOS,
    SIDE_OF,
    SIDES,
    SPACES,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    THEBAN,
    ForceRow,
    ScenarioRow,
)
from .state import ASIDE, CUP, DEAD, GONE, NOBODY, PeloponnesianState, holds, including, note, place_leader, remember

OWN_NATION = {"athens": ATHENIAN, "sparta": SPARTAN, "thebes": THEBAN}
ALLIED_NATION = {"athens": ATHENIAN_ALLIED, "sparta": SPARTAN_ALLIED, "thebes": ATHENIAN_ALLIED}


def begin(setup: Setup) -> PeloponnesianState:
    """PW-SETUP-a The position before the first operation."""
    from .sequence import SEQUENCE

    row = SCENARIOS[setup.scenario]
    alone = setup.seats == 1
    s = PeloponnesianState(
        setup=setup,
        turn=row.turns[0],
        player=SIDES.index(row.player) if alone and row.player else NOBODY,
        units=bytearray(SPACES * COLUMNS),
        spent=bytearray(SPACES * COLUMNS),
        box=bytearray(COLUMNS),
        gone=bytearray(COLUMNS),
        elite_at=[GONE] * len(ELITE_SP),
        elite_spent=[0] * len(ELITE_SP),
        garrison=bytearray(SPACES),
        leader_at=[CUP if leader.band == row.band else ASIDE for leader in LEADERS],
        leader_since=[0] * len(LEADERS),
        colour=bytearray(PRINTED),
        control=bytearray([NEUTRAL]) * SPACES,
        rebels=bytearray(SPACES),
        ravaged=bytearray(SPACES),
        treasury=[side.treasury for side in row.sides],
        sci=[side.sci for side in row.sides[:2]],
        bellicosity=[side.bellicosity for side in row.sides[:2]],
        shaken=[0, 0],
        vp=[0] * setup.seats,
        hostages=[int(side in row.hostages) for side in SIDES[:2]],
        walls=row.long_walls,
        fallen=[0, 0],
        done=list(row.done),
        passed=[0, 0],
        drawn=[NOBODY, NOBODY],
        lost=bytearray(COLUMNS),
    )
    place_everything(s, row)
    if alone:
        s.strategy = row.sides[1 - s.player].strategy or ""
    if row.demagogue:
        remember(s, demagogue=row.demagogue)
    s.clock = start(SEQUENCE, s)
    return s


def place_everything(s: PeloponnesianState, row: ScenarioRow) -> None:
    for power, side in row.allies.items():
        for space in POWERS[power]:
            s.colour[space] = SIDES.index(side)
    for power in row.neutral:
        for space in POWERS[power]:
            s.colour[space] = NEUTRAL
    for name in row.out:
        s.leader_at[LEADER_NUMBER[name]] = ASIDE if s.setup.scenario == FALL_OF_SPARTA else DEAD
    for name in row.rebellion:
        s.rebels[NUMBER[name]] = 1
    for force in row.forces:
        place_force(s, force)
    if s.setup.scenario == FALL_OF_SPARTA:
        # PW-10.5-j Red and green spaces without Coalition units are Sparta's.
        held = {NUMBER[force.space] for force in row.forces if force.side != "sparta"}
        for space in range(SPACES):
            if s.colour[space] != NEUTRAL:
                s.colour[space] = ATHENS if space in held else SPARTA
        s.role = "thebes"
    # PW-10.1.3-b Where both stand it is whose colour it is.
    s.control = s.colour.copy()
    determine_control(s)
    for name in row.rebellion:
        # PW-SETUP-r Who is besieged holds the space, not the besieger.
        space = NUMBER[name]
        s.control[space] = SPARTA if holds(s, space, SPARTA) else NEUTRAL


def place_force(s: PeloponnesianState, force: ForceRow) -> None:
    space = NUMBER[force.space]
    own, allied = OWN_NATION[force.side] * KINDS, ALLIED_NATION[force.side] * KINDS
    for kind, (mine, theirs) in enumerate(((force.H, force.AH), (force.C, force.AC), (force.N, force.AN))):
        s.units[space * COLUMNS + own + kind] += mine
        s.units[space * COLUMNS + allied + kind] += theirs
    for elite, there in ((HOME_GUARD, force.home_guard), (PELTASTS, force.peltasts), (SACRED_BAND, force.sacred_band)):
        if there:
            s.elite_at[elite] = space
    s.garrison[space] += force.garrison
    for name in force.leaders:
        place_leader(s, LEADER_NUMBER[name], space)
    if force.leaders and space not in (NUMBER["athens"], NUMBER["sparta"], NUMBER["thebes"], NUMBER["sardis"]):
        # PW-SETUP-y An Army in the field has made its operation: its SP are spent.
        for col in (*range(own, own + KINDS), *range(allied, allied + KINDS)):
            s.spent[space * COLUMNS + col] = s.units[space * COLUMNS + col]
        note(s, arrived=including(s.now.arrived, (SIDE_OF[OWN_NATION[force.side]], space)))
