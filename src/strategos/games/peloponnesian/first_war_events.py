"""EV1 The Event Table of the First Peloponnesian War (10.3)."""

from __future__ import annotations

from strategos.kernel.chance import roll

from .event_table import Carry, count, discovery, oligarchic_rebellion, phenomenon_strikes, sitalces
from .facts import ATHENIAN, ATHENS, ATHENS_SPACE, FIRST_WAR, NEUTRAL, NUMBER, PIRAEUS, PYLOS, SPARTA, SPARTAN, THESSALY
from .forces import Party, send_home
from .neutrals import join, nationals_home, place_allies
from .state import PeloponnesianState, including, note, remember
from .tracks import pay

DELPHI, CYTINIUM = NUMBER["delphi"], NUMBER["cytinium"]


async def thessaly(s: PeloponnesianState) -> None:
    """PW-EV1.3-a Neutral Thessaly joins Athens; an ally becomes neutral, and foreign SP leave it."""
    if s.colour[THESSALY[0]] == NEUTRAL:
        join(s, "thessaly", ATHENS)
        return
    for space in THESSALY:
        for nation in (ATHENIAN, SPARTAN):
            nationals_home(s, space, nation)
    join(s, "thessaly", NEUTRAL)


async def eclipse_or_earthquake(s: PeloponnesianState) -> None:
    """PW-EV1.4-a As event 12 of the standard table; an earthquake also frees Pylos (PW-EV1.4-c)."""
    if await phenomenon_strikes(s) == SPARTA:
        send_home(s, Party(SPARTA, PYLOS))
        place_allies(s, PYLOS, ATHENS, (1, 0, 0))
        s.control[PYLOS] = ATHENS


async def egyptian_revolt(s: PeloponnesianState) -> None:
    """PW-EV1.5-a 800 talents, then 600 and no building (-b), then nothing (-c)."""
    times = count(s, "egyptian_revolt")
    if times == 1:
        pay(s, ATHENS, -800, "egyptian_revolt")
    elif times == 2:
        pay(s, ATHENS, -600, "egyptian_revolt")
        note(s, no_building=(ATHENS,))


async def phocian_aggression(s: PeloponnesianState) -> None:
    """PW-EV1.6-a Cytinium or Delphi, each once (-c): Sparta has to hold it at the end of the turn (-b)."""
    done = s.happened.phocis
    if len(done) == 2:
        return
    if done:
        target = DELPHI if done[0] == CYTINIUM else CYTINIUM
    else:
        [die] = await roll(6, purpose="phocian_aggression", rule="PW-EV1.6-a")
        target = CYTINIUM if die <= 3 else DELPHI
    remember(s, phocis=including(s.happened.phocis, target))
    note(s, target=target)


async def long_walls_built(s: PeloponnesianState) -> None:
    """PW-EV1.7-a If Athens holds both ends the walls stand (-b), and the Hostages are free (-c)."""
    if s.control[ATHENS_SPACE] == s.control[PIRAEUS] == ATHENS:
        s.walls = True
        s.hostages = [0, 0]


async def death_of_a_leader(s: PeloponnesianState) -> None:
    """PW-EV1.9-a Dice of 1-4 kill, one leader a side (-b); Cimon's own end (-c, ruling OQ-CIMON)."""
    note(s, death_of_leaders=4)
    note(s, one_of_each=True)
    if s.setup.scenario == FIRST_WAR:
        note(s, cimon=True)


async def thebes_attacks_plataea(s: PeloponnesianState) -> None:
    """PW-EV1.10-a"""
    note(s, plataea=True)


async def artaxerxes(s: PeloponnesianState) -> None:
    """PW-EV1.11-a"""
    await discovery(s, "artaxerxes", "PW-EV1.11-a", talents=600, sparta_up_to=5)


async def second_silver_mine(s: PeloponnesianState) -> None:
    """PW-EV1.12-a"""
    await discovery(s, "silver_mine", "PW-EV1.12-a", talents=600, sparta_up_to=2)


FIRST: dict[str, Carry] = {
    "thracian_aggression": sitalces,
    "thessaly": thessaly,
    "eclipse_or_earthquake": eclipse_or_earthquake,
    "egyptian_revolt": egyptian_revolt,
    "phocian_aggression": phocian_aggression,
    "long_walls_built": long_walls_built,
    "oligarchic_rebellion": oligarchic_rebellion,
    "death_of_a_leader": death_of_a_leader,
    "thebes_attacks_plataea": thebes_attacks_plataea,
    "artaxerxes": artaxerxes,
    "silver_mine": second_silver_mine,
}
