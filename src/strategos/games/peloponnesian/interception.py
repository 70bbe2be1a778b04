"""5.6 Interception and 5.7 Skirmish: what may happen to an Expedition in every space that it enters."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from strategos.kernel.agenda import push
from strategos.kernel.asking import confirm
from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed

from .combat_events import Skirmished
from .events import InterceptionRolled, OperationEnded
from .facts import (
    ATHENS,
    CAVALRY,
    COASTAL,
    HOPLITE,
    ISLAND,
    LAND_SPACE,
    NAVAL,
    PERSIA,
    REFS,
    SIDE_REFS,
    SPACE_KIND,
    SPARTA,
)
from .fall_of_sparta import keeps_peace
from .forces import Party, eliminate, leader_home, loss_order, party_force
from .outlook import ISTHMUS_ENDS
from .state import EXPEDITION, PeloponnesianState, enemy_of, fall_of_sparta, marching_force, seat_of, solitaire
from .tasks import Battle, PersianBattle
from .zones import moving_sp, reaching

NEEDS = 4
"""PW-5.6.2-a The least that intercepts."""


def isthmus_guard(s: PeloponnesianState, side: int, space: int) -> int | None:
    """PW-5.1.2-d From Corinth a Force with land units intercepts by itself in Cenchrae, and the reverse."""
    if space not in ISTHMUS_ENDS:
        return None
    other = sum(ISTHMUS_ENDS) - space
    hoplites, cavalry, _ = moving_sp(s, other, side)
    return other if hoplites + cavalry else None


def interceptors(s: PeloponnesianState, space: int) -> list[Party]:
    """PW-5.6.1-b The enemy Forces with a Zone of Influence in a space the Expedition has entered."""
    assert s.expedition is not None
    mine = s.expedition.side
    if not fall_of_sparta(s):
        enemy = enemy_of(mine)
        return [Party(enemy, origin) for origin in reaching(s, space, enemy)]
    enemies = (ATHENS, SPARTA) if mine == PERSIA else (enemy_of(mine), PERSIA)
    found = [Party(side, origin) for side in enemies for origin in reaching(s, space, side)]
    return [party for party in found if not keeps_peace(s, party)]


async def interceptor(s: PeloponnesianState, space: int) -> tuple[Party, bool] | None:
    """PW-5.6.1-e The one enemy Force that tries, drawn among those that reach the space; whether it needs no die."""
    guard = isthmus_guards(s, space) if space in ISTHMUS_ENDS else ()
    if guard:
        # Ruling OQ-ISTHMUS: no other Force of this side tries, whether it is made or not.
        if await wants_to(s, guard[0], space):
            return guard[0], True
    else:
        able = interceptors(s, space)
        if not able:
            return None
        party = able[0] if len(able) == 1 else await drawn(able)
        # PW-11-h Between players an interception is voluntary; the one to try is found first, then asked.
        if must(s, party) or await asked(s, party, space):
            return party, False
    left = persians(s, space)
    return (await drawn(left), False) if left else None


def isthmus_guards(s: PeloponnesianState, space: int) -> list[Party]:
    """PW-5.1.2-d The enemy Forces that guard the Isthmus."""
    assert s.expedition is not None
    mine = s.expedition.side
    enemies = (ATHENS, SPARTA) if mine == PERSIA else (enemy_of(mine),)
    found = [Party(enemy, at) for enemy in enemies if (at := isthmus_guard(s, enemy, space)) is not None]
    return [party for party in found if not keeps_peace(s, party)]


def persians(s: PeloponnesianState, space: int) -> list[Party]:
    """PW-11-h The Forces that must try although a player has let the Expedition pass (ruling OQ-2P-INTERCEPTORS)."""
    return [party for party in interceptors(s, space) if party.side == PERSIA] if fall_of_sparta(s) else []


async def drawn(able: list[Party]) -> Party:
    """PW-5.6.1-e One of several by a die."""
    pick = 1 if len(able) == 1 else (await roll(len(able), purpose="interceptor", rule="PW-5.6.1-e"))[0]
    return able[pick - 1]


async def wants_to(s: PeloponnesianState, party: Party, space: int) -> bool:
    """PW-5.6.1-a Interception is compulsory against the Strategy Matrix, voluntary between players (PW-11-h)."""
    return must(s, party) or await asked(s, party, space)


def must(s: PeloponnesianState, party: Party) -> bool:
    """PW-5.6.1-a Whether a Force has to try."""
    return solitaire(s) or party.side == PERSIA


def asked(s: PeloponnesianState, party: Party, space: int) -> Awaitable[bool]:
    """PW-11-h Whether the player of a Force wants it to try."""
    about = {"space": REFS[space], "origin": REFS[party.place]}
    return confirm(seat_of(s, party.side), "intercept", rule="PW-11-h", about=about)


async def intercept(s: PeloponnesianState, space: int) -> bool:
    """PW-5.6.1-b One attempt for each entry. Returns whether it succeeds; a battle may follow on the agenda."""
    found = await interceptor(s, space)
    if found is None:
        return False
    party, certain = found
    die = 0 if certain else (await roll(6, purpose="interception", rule="PW-5.6.2-a"))[0]
    succeeds = certain or die >= NEEDS
    s.emit(InterceptionRolled(SIDE_REFS[party.side], REFS[party.place], REFS[space], die, succeeds))
    if succeeds:
        await meet(s, party, space)
    return succeeds


async def meet(s: PeloponnesianState, party: Party, space: int) -> None:
    """PW-5.1.6-c A leader alone goes home, and his operation with him; with SP there is a skirmish (PW-5.7.1-a)."""
    assert s.expedition is not None
    expedition = s.expedition
    if any(marching_force(expedition)):
        await skirmish(s, party, space)
        return
    leader_home(s, expedition.leader)
    s.expedition = None
    s.emit(OperationEnded(SIDE_REFS[expedition.side], REFS[space], "effect:end_caught"))


async def skirmish(s: PeloponnesianState, party: Party, space: int) -> None:
    """PW-5.7.1-a A die for each side; a 1 costs an SP; then perhaps a battle (PW-5.7.2-a)."""
    assert s.expedition is not None
    mover = Party(s.expedition.side, EXPEDITION)
    ours, theirs = party_force(s, mover), party_force(s, party)
    dice = await roll(6, 2, purpose="skirmish", rule="PW-5.7.1-a")
    battle = becomes_battle(space, dice, ours, theirs)
    sides, forces = (SIDE_REFS[mover.side], SIDE_REFS[party.side]), (tuple(ours), tuple(theirs))
    s.emit(Skirmished(REFS[space], (dice[0], dice[1]), sides, battle, forces))
    for loser, die in ((mover, dice[0]), (party, dice[1])):
        if die == 1:
            eliminate(s, loser, loss_order(space), 1, skirmish=True)
    if not any(party_force(s, mover)):
        # PW-5.1.6-e A leader who has lost his last SP goes home at once.
        leader_home(s, s.expedition.leader)
        s.expedition = None
        s.emit(Closed())
        s.emit(OperationEnded(SIDE_REFS[mover.side], REFS[space], "effect:end_nobody"))
        return
    s.emit(Closed())
    if battle:
        # The interceptor has SP left: eleven on the dice costs him none, and of eight SP he has four.
        begin_battle(s, mover, party, space)


def becomes_battle(space: int, dice: Sequence[int], ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """PW-5.7.2-a 11 on the dice; or 8 SP of a kind, half of them the interceptor's, before losses (-b, -c)."""
    if sum(dice) >= 11:
        return True
    land, kept = ours[HOPLITE] + ours[CAVALRY], theirs[HOPLITE] + theirs[CAVALRY]
    if SPACE_KIND[space] in (LAND_SPACE, COASTAL) and land + kept >= 8 and 2 * kept >= land + kept:
        return True
    ships, met = ours[NAVAL], theirs[NAVAL]
    return SPACE_KIND[space] in (ISLAND, COASTAL) and ships + met >= 8 and 2 * met >= ships + met


def begin_battle(s: PeloponnesianState, mover: Party, party: Party, space: int) -> None:
    """PW-5.7.2-e The battle is fought at once, in the space entered (ruling OQ-INT-BATTLE)."""
    if PERSIA in (mover.side, party.side):
        ours, theirs = (party, mover) if mover.side == PERSIA else (mover, party)
        push(s, PersianBattle(space, ours.side, (ours.place, theirs.place), True))
    else:
        ours, theirs = (mover, party) if mover.side == ATHENS else (party, mover)
        push(s, Battle(space, (ours.place, theirs.place), True))
