"""VITTORIA IN BATTAGLIA and CATTURA O ELIMINAZIONE DI UN CAESAR: what becomes of the beaten, and of all they had."""

from __future__ import annotations

from strategos.kernel.asking import Option, Seat, button, choose

from .events import CaesarFell, GalleySunk, LeaderEscaped, LeaderReturned, LeaderTaken, UnitsLost
from .facts import GALLEYS, KINDS, LEADERS, PROVINCES, REFS
from .provinces import watch_scale
from .state import (
    GONE,
    HOLD,
    NOBODY,
    PLACES,
    ConquestState,
    captive_of,
    force,
    galley_name,
    galleys_at,
    has_home,
    is_caesar,
    leader_ref,
    leaders_at,
    place_ref,
    row,
    side_ref,
    strength,
)

FATES: tuple[Option[str], ...] = (button("capture"), button("kill"))


# -- leaders ----------------------------------------------------------------------------------------------------------


async def beaten(s: ConquestState, leaders: list[int], winner: Seat) -> None:
    """CE-win-03 The winner decides for each beaten General: prisoner, or out of the game. A Caesar falls."""
    caesar = next((leader for leader in leaders if is_caesar(leader)), None)
    if caesar is not None:
        # His Generals change sides with everything else he had.
        caesar_falls(s, caesar // LEADERS, winner)
        return
    for leader in leaders:
        owner = side_ref(s, s.master[leader // LEADERS])
        facts = {"leader": leader_ref(s, leader), "side": owner}
        fate = await choose(winner, "fate", FATES, rule="CE-win-03", about=facts)
        s.leader_at[leader] = GONE if fate == "kill" else captive_of(winner)
        s.emit(LeaderTaken(owner, leader_ref(s, leader), side_ref(s, winner), fate == "kill"))


def return_leader(s: ConquestState, leader: int) -> None:
    """CE-ransom-04 A General comes back to his owner's home, or, if that is lost, to his Caesar (CE-ransom-05)."""
    owner = s.master[leader // LEADERS]
    place = s.home[owner] if has_home(s, owner) else s.leader_at[owner * LEADERS]
    s.leader_at[leader] = place
    s.emit(LeaderReturned(side_ref(s, owner), leader_ref(s, leader), place_ref(s, place)))


def caesar_falls(s: ConquestState, loser: Seat, winner: Seat) -> None:
    """CE-fall-02 The winner takes money, provinces, units, free Generals and prisoners; never the Caesar himself."""
    caesar = leader_ref(s, loser * LEADERS)
    s.leader_at[loser * LEADERS] = GONE
    s.emit(
        CaesarFell(
            side_ref(s, loser), side_ref(s, winner), s.purse[loser], estate(s, loser), s.control.count(loser), caesar
        )
    )
    s.purse[winner] += s.purse[loser]
    s.purse[loser] = 0
    s.control = [winner if owner == loser else owner for owner in s.control]
    for place in range(PLACES):
        theirs, mine = row(place, loser), row(place, winner)
        for kind in range(3):
            s.units[mine + kind] += s.units[theirs + kind]
            s.units[theirs + kind] = 0
    s.master = [winner if owner == loser else owner for owner in s.master]
    for leader, at in enumerate(s.leader_at):
        if at == captive_of(loser):
            s.leader_at[leader] = captive_of(winner)
    # CE-fall-08, CE-fall-09 What the two held of each other is free at once.
    for leader, at in enumerate(s.leader_at):
        if at == captive_of(winner) and s.master[leader // LEADERS] == winner:
            return_leader(s, leader)
    watch_scale(s, winner)


def estate(s: ConquestState, seat: Seat) -> dict[str, int]:
    """CE-fall-02 What a Caesar leaves to the winner: all units, his free Generals, his galleys."""
    units = {
        f"piece:{name}": sum(s.units[row(place, seat) + kind] for place in range(PLACES))
        for kind, name in enumerate(KINDS)
    }
    generals = [x for x, at in enumerate(s.leader_at) if s.master[x // LEADERS] == seat and at >= 0]
    galleys = [x for x, at in enumerate(s.galley_at) if s.master[x // GALLEYS] == seat and at != GONE]
    names = (*(leader_ref(s, x) for x in generals), *(f"piece:{galley_name(s, x)}" for x in galleys))
    return {piece: n for piece, n in units.items() if n} | dict.fromkeys(names, 1)


# -- galleys ----------------------------------------------------------------------------------------------------------


def sink(s: ConquestState, galley: int) -> list[int]:
    """CE-nav-11 A galley is lost with the land units aboard. Returns the leaders who were aboard."""
    owner, space = s.master[galley // GALLEYS], s.galley_at[galley]
    hold = HOLD + galley
    lost = force(s, hold, owner)
    i = row(hold, owner)
    s.units[i : i + 3] = [0, 0, 0]
    s.galley_at[galley] = GONE
    s.emit(GalleySunk(side_ref(s, owner), f"piece:{galley_name(s, galley)}", REFS[space]))
    if any(lost):
        s.emit(UnitsLost(side_ref(s, owner), REFS[space], *lost))
    return leaders_at(s, hold, owner)


async def destroy_galleys(s: ConquestState, province: int, owner: Seat, by: Seat) -> None:
    """CE-win-08 Galleys at the coast of a province held by another are destroyed.

    Leaders aboard are beaten if the holder has a unit there (CE-win-02); otherwise they come ashore unharmed.
    """
    for galley in galleys_at(s, province, owner):
        # Another leader's fall may already have handed this galley over.
        if s.master[galley // GALLEYS] != owner:
            continue
        leaders = sink(s, galley)
        if leaders and (strength(s, province, by) or galleys_at(s, province, by)):
            await beaten(s, leaders, by)
        for leader in leaders:
            if s.leader_at[leader] == HOLD + galley:
                escape(s, leader, province)


def escape(s: ConquestState, leader: int, place: int) -> None:
    s.leader_at[leader] = place
    s.emit(LeaderEscaped(side_ref(s, s.master[leader // LEADERS]), leader_ref(s, leader), place_ref(s, place)))


async def clear_foreign_coasts(s: ConquestState) -> None:
    """CE-sea-15 Galleys at a province of another player when the Combat phase ends are destroyed."""
    for galley, at in enumerate(s.galley_at):
        if 0 <= at < PROVINCES:
            owner, holder = s.master[galley // GALLEYS], s.control[at]
            if holder not in (NOBODY, owner):
                await destroy_galleys(s, at, owner, holder)
