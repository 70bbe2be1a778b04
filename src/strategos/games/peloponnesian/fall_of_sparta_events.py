"""EVF The Event Table of The Fall of Sparta."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import Option, choose
from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed

from .activation import ATHENIAN_PURSE, THEBAN_PURSE
from .combat_events import SiegeRolled
from .event_table import Carry, count
from .events import GarrisonPlaced, WentHome
from .facts import (
    ABYDOS,
    ATHENS,
    COLUMNS,
    COMMANDERS,
    GARRISONS,
    ISLAND,
    KINDS,
    LEADER_NUMBER,
    LINDUS,
    NUMBER,
    PERSIA,
    PIRAEUS,
    PRINTED,
    REFS,
    SICILY,
    SIDE_REFS,
    SPACE,
    SPACE_KIND,
    SPACES,
    SPARTA,
    SPARTAN_ALLIED,
    STEPS,
    THEBES,
    column,
)
from .fall_of_sparta import ATHENIAN_ROLE, set_role
from .first_war_events import death_of_a_leader
from .forces import Party, send_home
from .neutrals import join, place_allies
from .oligarchs import delian_rebellion
from .persia import conon_leaves, persia_enters
from .sieges import TAKEN
from .state import DEAD, NOBODY, PeloponnesianState, holds, including, note, remember, seat_of
from .tasks import Battle, PersianBattle
from .tracks import move_sci, pay
from .whereabouts import remove

EPAMINONDAS, PELOPIDAS = LEADER_NUMBER["epaminondas_fos"], LEADER_NUMBER["pelopidas_fos"]
AGENDA: tuple[tuple[int, ...], ...] = tuple(
    tuple(NUMBER[name] for name in names) for names in (("elis",), ("mantinea", "cytinium"), ("olynthus",))
)


async def cinadon(s: PeloponnesianState) -> None:
    """PW-EVF.2-a On a 6 Spartan units cannot be activated this turn, once in a game (-b)."""
    [die] = await roll(6, purpose="cinadon", rule="PW-EVF.2-a")
    if die == 6 and not s.happened.cinadon:
        count(s, "cinadon")
        note(s, cinadon=True)


async def supplies_from_egypt(s: PeloponnesianState) -> None:
    """PW-EVF.3-a 500 talents for each city, four allied ships in Lindus and a battle if it is held (-b); once."""
    if count(s, "supplies_from_egypt") > 1:
        return
    pay(s, THEBAN_PURSE, 500, "supplies_from_egypt")
    pay(s, ATHENIAN_PURSE, 500, "supplies_from_egypt")
    place_allies(s, LINDUS, ATHENS, (0, 0, 4))
    for enemy in (SPARTA, PERSIA):
        if holds(s, LINDUS, enemy) and holds(s, LINDUS, ATHENS):
            places = LINDUS, LINDUS
            push(s, PersianBattle(LINDUS, ATHENS, places) if enemy == PERSIA else Battle(LINDUS, places))


async def dionysius(s: PeloponnesianState) -> None:
    """PW-EVF.4-a Syracuse joins Sparta; then Dionysius fights Carthage (-b); then perhaps all Sicily is his (-e)."""
    if s.happened.carthage_wins:
        return
    times = count(s, "dionysius")
    if times == 1:
        pay(s, SPARTA, 400, "dionysius")
        join(s, "syracuse", SPARTA)
    elif times == 2:
        for space in SICILY:
            recall(s, space)
        [die] = await roll(6, purpose="carthage", rule="PW-EVF.4-c")
        remember(s, carthage_wins=die <= 3, syracuse_wins=die > 3)
    else:
        remember(s, sicily_spartan=True)
        for space in SICILY:
            s.colour[space] = s.control[space] = SPARTA


def recall(s: PeloponnesianState, space: int) -> None:
    """PW-EVF.4-b The Spartan allies in Sicily go home to fight for Dionysius (ruling OQ-DIONYSIUS)."""
    columns = [column(SPARTAN_ALLIED, kind) for kind in range(KINDS)]
    counts = [s.units[space * COLUMNS + col] for col in columns]
    for col, n in zip(columns, counts, strict=True):
        remove(s, space, col, n)
        s.box[col] += n
    if any(counts):
        s.emit(WentHome(SIDE_REFS[SPARTA], REFS[space], *counts))


async def harmost(s: PeloponnesianState) -> None:
    """PW-EVF.5-a A coup against Piraeus or Thebes; each once, the second without a roll (-f)."""
    tried = {"sphodrias": s.happened.sphodrias, "phoebidas": s.happened.phoebidas}
    left = [name for name, times in tried.items() if not times]
    if not left:
        return
    name = left[0]
    if len(left) == 2:
        [die] = await roll(6, purpose="harmost", rule="PW-EVF.5-a")
        name = left[0] if die <= 3 else left[1]
    count(s, name)
    space = PIRAEUS if name == "sphodrias" else THEBES
    [die] = await roll(6, purpose="siege", rule="PW-EVF.5-a")
    value = COMMANDERS[name]
    taken = die + value >= TAKEN
    s.emit(
        SiegeRolled(
            SIDE_REFS[SPARTA],
            REFS[space],
            die,
            ("effect:tactical",),
            (value,),
            taken,
            total=die + value,
            defender=SIDE_REFS[ATHENS],
        )
    )
    if taken:
        # PW-EVF.5-e
        send_home(s, Party(ATHENS, space))
        s.control[space] = SPARTA
        remember(s, coups=including(s.happened.coups, space))
        move_sci(s, SPARTA, 1, "siege_won")
        move_sci(s, ATHENS, -1, "fortress_lost")
    else:
        move_sci(s, SPARTA, -1, "siege_failed")
    s.emit(Closed())
    if name == "sphodrias":
        await naval_league(s)
    elif taken:
        set_role(s, ATHENIAN_ROLE)
        for leader in (EPAMINONDAS, PELOPIDAS):
            if s.leader_at[leader] != DEAD:
                # PW-EVF.5-g Exiles: they are drawn from the Athenian cup.
                remember(s, exiles=including(s.happened.exiles, leader))


async def naval_league(s: PeloponnesianState) -> None:
    """PW-EVF.5-b An allied ship and a Garrison in up to four green islands without Spartans."""
    done: Option[int] = Option("done", NOBODY, {"button": "done"})
    for left in range(4, 0, -1):
        islands = [
            p
            for p in range(SPACES)
            if SPACE_KIND[p] == ISLAND and PRINTED[p] == ATHENS and not s.garrison[p] and not holds(s, p, SPARTA)
        ]
        if not islands or sum(s.garrison) >= GARRISONS:
            return
        options = [*(SPACE[p] for p in islands), done]
        space = await choose(seat_of(s, ATHENS), "naval_league", options, rule="PW-EVF.5-b", about={"left": left})
        if space == NOBODY:
            return
        place_allies(s, space, ATHENS, (0, 0, 1))
        s.garrison[space] = 1
        s.control[space] = ATHENS
        s.emit(GarrisonPlaced(REFS[space]))


async def agenda_of_agesilaus(s: PeloponnesianState) -> None:
    """PW-EVF.6-a A place Sparta has to hold at the end of the turn (-b); each once (-c)."""
    open_ = [next((p for p in row if p not in s.happened.agenda), None) for row in AGENDA]
    if not any(space is not None for space in open_):
        return
    target = None
    while target is None:
        [die] = await roll(6, purpose="agenda", rule="PW-EVF.6-a")
        target = open_[(die - 1) // 2]
    remember(s, agenda=including(s.happened.agenda, target))
    note(s, target=target)


async def democratic_rebellion(s: PeloponnesianState) -> None:
    """PW-EVF.7-a"""
    await delian_rebellion(s, "democratic_rebellion")


async def cunaxa(s: PeloponnesianState) -> None:
    """PW-EVF.8-a Cyrus is king and pays (-b), or dies: mercenaries at Abydos, and Persia (-c); once."""
    if count(s, "cunaxa") > 1:
        return
    [die] = await roll(6, purpose="cunaxa", rule="PW-EVF.8-a")
    if die <= 2:
        pay(s, SPARTA, 1000, "cunaxa")
        return
    near = [p for p in range(SPACES) if s.control[p] == SPARTA and not holds(s, p, ATHENS)]
    place_allies(s, min(near, key=lambda p: (STEPS[ABYDOS][p], p)), SPARTA, (3, 0, 0))
    await persia_enters(s)


async def long_walls_rebuilt(s: PeloponnesianState) -> None:
    """PW-EVF.10-a The walls stand, and the Persian Conon leaves (-b); once."""
    if count(s, "long_walls_rebuilt") == 1:
        s.walls = True
        conon_leaves(s)


async def artaxerxes_intervenes(s: PeloponnesianState) -> None:
    """PW-EVF.11-a"""
    if count(s, "artaxerxes_intervenes") == 1:
        await persia_enters(s)


async def gold_mine(s: PeloponnesianState) -> None:
    """PW-EVF.12-a 600 talents for Sparta, or for the city the Coalition chooses."""
    [die] = await roll(6, purpose="gold_mine", rule="PW-EVF.12-a")
    if die <= 2:
        pay(s, SPARTA, 600, "gold_mine")
        return
    cities = [
        Option("athens", ATHENIAN_PURSE, {"button": "athens"}),
        Option("thebes", THEBAN_PURSE, {"button": "thebes"}),
    ]
    purse = await choose(seat_of(s, ATHENS), "gold_mine", cities, rule="PW-EVF.12-a")
    pay(s, purse, 600, "gold_mine")


EVENTS: dict[str, Carry] = {
    "cinadon": cinadon,
    "supplies_from_egypt": supplies_from_egypt,
    "dionysius": dionysius,
    "harmost": harmost,
    "agenda_of_agesilaus": agenda_of_agesilaus,
    "democratic_rebellion": democratic_rebellion,
    "cunaxa": cunaxa,
    "death_of_a_leader": death_of_a_leader,
    "long_walls_rebuilt": long_walls_rebuilt,
    "artaxerxes_intervenes": artaxerxes_intervenes,
    "gold_mine": gold_mine,
}
