"""6.2 Battle: its type, dice and modifiers, losses, combined battles, Hostages (6.6) and the death of leaders (6.7)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strategos.kernel.chance import roll
from strategos.parts.reckoning import Tally

from .battle_losses import lose
from .combat_events import BattleBegan, BattleEnded, BattleRolled, HostagesTaken
from .events import LeaderLost
from .facts import (
    ATHENIAN,
    ATHENS,
    CAVALRY,
    ELITE_NATION,
    ELITE_SP,
    HOPLITE,
    LEADER_REFS,
    LEADER_SIDE,
    LEADERS,
    NAVAL,
    NEUTRAL,
    PERSIA,
    REFS,
    SIDE_REFS,
    SIDES,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    THEBAN,
    column,
)
from .forces import (
    LAND_SP,
    Party,
    commander,
    national_hoplites,
    party_elites,
    party_force,
    party_leaders,
    party_units,
    send_home,
    tactical,
    where,
)
from .leaders import draw_leader
from .state import ASIDE, DEAD, EXPEDITION, PeloponnesianState, hostile_to, including, note
from .tracks import move_sci, rules_of, score_battle, told

NULL, SEA, LAND = "null", "naval", "land"
SEAMANSHIP, AT_SPARTA, PHALANX = 2, 2, 2
"""PW-6.2.3-b, PW-6.2.4-c, PW-6.2.4-d What Athenian ships, the Sparta space and Spartan Hoplites add to a die."""
BY_LEADER = {SEA: "PW-6.2.3-f", LAND: "PW-6.2.4-i"}
"""The rule by which of equal totals the better leader's wins."""
DRAWN = {SEA: "PW-6.2.3.2-a", LAND: "PW-6.2.4.2-a"}


def battle_kind(ours: Sequence[int], theirs: Sequence[int]) -> str:
    """PW-6.2.1-a Null if ships alone meet land units alone; naval if both have ships (-b); else by land (-c)."""
    ships = bool(ours[NAVAL]), bool(theirs[NAVAL])
    land = bool(ours[HOPLITE] + ours[CAVALRY]), bool(theirs[HOPLITE] + theirs[CAVALRY])
    if ships[0] != ships[1] and land[0] != land[1]:
        return NULL
    return SEA if all(ships) else LAND


# -- 6.2.3 and 6.2.4: modifiers ---------------------------------------------------------------------------------------


def naval_bonus(s: PeloponnesianState, party: Party, enemy: Party) -> Tally:
    """PW-6.2.3-b What a side adds to its die at sea: Athenian seamanship, more ships (-c), the leader (-d)."""
    ships, theirs = party_force(s, party)[NAVAL], party_force(s, enemy)[NAVAL]
    seamen = party.side == ATHENS and 2 * party_units(s, party)[column(ATHENIAN, NAVAL)] >= ships
    return (
        Tally(0)
        .plus("athenian_ships", SEAMANSHIP if seamen else 0, "PW-6.2.3-b")
        .plus("more_ships", max(0, ships - theirs), "PW-6.2.3-c")
        .plus("tactical", tactical(s, party), "PW-6.2.3-d")
    )


def land_bonus(s: PeloponnesianState, party: Party, enemy: Party, space: int) -> Tally:
    """PW-6.2.4-c The Sparta space, Spartan Hoplites (-d), Cavalry (-e), more Hoplites (-f), the leader (-g)."""
    ours, theirs = party_force(s, party), party_force(s, enemy)
    at_home = party.side == SPARTA and space == SPARTA_SPACE
    return (
        Tally(0)
        .plus("sparta_space", AT_SPARTA if at_home else 0, "PW-6.2.4-c")
        .plus("spartan_hoplites", PHALANX if spartan_phalanx(s, party, enemy) else 0, "PW-6.2.4-d")
        .plus("more_cavalry", ours[CAVALRY] > theirs[CAVALRY], "PW-6.2.4-e")
        .plus("more_hoplites", max(0, ours[HOPLITE] - theirs[HOPLITE]), "PW-6.2.4-f")
        .plus("tactical", tactical(s, party), "PW-6.2.4-g")
    )


def spartan_phalanx(s: PeloponnesianState, party: Party, enemy: Party) -> bool:
    """PW-6.2.4-d At least half of its Hoplites are Spartan; not against as many Thebans (PW-10.5.4.5.V-c)."""
    hoplites = party_force(s, party)[HOPLITE]
    spartans = national_hoplites(s, party)
    if party.side != SPARTA or not hoplites or 2 * spartans < hoplites:
        return False
    band = sum(ELITE_SP[elite] for elite in party_elites(s, enemy) if ELITE_NATION[elite] == THEBAN)
    thebans = band + sum(party_units(s, enemy)[column(THEBAN, kind)] for kind in LAND_SP)
    return thebans < spartans + party_units(s, party)[column(SPARTAN, CAVALRY)]


# -- the dice ---------------------------------------------------------------------------------------------------------


class Result(msgspec.Struct, frozen=True):
    winner: Party
    loser: Party
    difference: int


async def contest(
    s: PeloponnesianState, parties: tuple[Party, Party], bonus: tuple[Tally, Tally], doomed: list[int], rule: str
) -> Result | None:
    """PW-6.2.3-e The higher total wins, of equal ones the better leader's (PW-6.2.3-f); None for a draw."""
    dice = await roll(6, 2, purpose="battle", rule=rule)
    totals: list[int] = []
    for party, die, tally in zip(parties, dice, bonus, strict=True):
        total = die + tally.value
        totals.append(total)
        s.emit(BattleRolled(SIDE_REFS[party.side], die, *told(tally), total, rules_of(tally), rule))
        if die <= s.now.death_of_leaders:
            # PW-EVT.11-a In the turn of that event a low die costs the leader of the battle his life.
            leader = commander(s, party)
            doomed.extend(() if leader is None else (leader,))
    ours, theirs = ((total, tactical(s, party)) for total, party in zip(totals, parties, strict=True))
    if ours == theirs:
        return None
    winner, loser = parties if ours > theirs else (parties[1], parties[0])
    return Result(winner, loser, abs(totals[0] - totals[1]))


def lose_leader(s: PeloponnesianState, leader: int) -> None:
    """PW-EVT.11-b At most three of a side in a game; by the other tables one a turn, chosen at its end (PW-EV1.9-b)."""
    side = LEADER_SIDE[leader]
    if side == PERSIA or LEADERS[leader].immune or s.leader_at[leader] in (ASIDE, DEAD):
        return
    if s.setup.scenario == "fall_of_athens" and side == ATHENS:
        # PW-10.2.3-h
        return
    if s.now.one_of_each:
        s.leader_at[leader] = ASIDE
        note(s, doomed=including(s.now.doomed, leader))
    elif s.fallen[side] < 3:
        s.fallen[side] += 1
        s.leader_at[leader] = DEAD
    else:
        return
    s.emit(LeaderLost(SIDE_REFS[side], LEADER_REFS[leader], "effect:dead_battle"))


# -- 6.2.2 to 6.2.4: how it is fought ---------------------------------------------------------------------------------


async def fight(s: PeloponnesianState, ours: Party, theirs: Party, space: int, *, intercepted: bool) -> Party | None:
    """PW-6.2-d A battle, whatever its kind. Returns the winner; None for a draw or a null battle."""
    parties = ours, theirs
    forces = party_force(s, ours), party_force(s, theirs)
    kind = battle_kind(*forces)
    sides = SIDE_REFS[ours.side], SIDE_REFS[theirs.side]
    leaders = tuple(None if leader is None else LEADER_REFS[leader] for leader in (commander(s, p) for p in parties))
    s.emit(
        BattleBegan(
            REFS[space],
            f"effect:{kind}",
            sides,
            (sum(forces[0]), sum(forces[1])),
            (tuple(forces[0]), tuple(forces[1])),
            leaders,
            intercepted,
            SIDE_REFS[attacker(s, ours, theirs, space)],
        )
    )
    if kind == NULL:
        why, rule = null_battle(s, parties, space, intercepted=intercepted)
        s.emit(BattleEnded(REFS[space], f"effect:{kind}", None, None, f"effect:{why}", rule))
        return None
    doomed: list[int] = []
    winner = await (naval_battle if kind == SEA else land_battle)(s, parties, space, doomed)
    for leader in doomed:
        lose_leader(s, leader)
    return winner


def attacker(s: PeloponnesianState, ours: Party, theirs: Party, space: int) -> int:
    """The side that came: whose Expedition is under way or arrived last; of others, the one not at home there."""
    for party in (ours, theirs):
        if party.place == EXPEDITION:
            return party.side
    came = [side for side, at in s.now.arrived if at in (p.place for p in (ours, theirs) if p.side == side)]
    if came:
        return came[-1]
    return max((ours, theirs), key=lambda party: hostile_to(s, space, party.side)).side


def null_battle(
    s: PeloponnesianState, parties: tuple[Party, Party], space: int, *, intercepted: bool
) -> tuple[str, str]:
    """PW-6.2.2-a In different spaces nothing happens, nor after an interception (PW-6.2.2-f). Returns what came of it,
    and by which rule."""
    places = [where(s, party) for party in parties]
    if intercepted or places[0] != places[1]:
        return "null_nothing", "PW-6.2.2-f" if intercepted else "PW-6.2.2-a"
    if s.colour[space] == NEUTRAL and not s.rebels[space]:
        # PW-6.2.2-b All ships leave a neutral space.
        for party in parties:
            send_home(s, party, naval_only=True)
        return "null_ships_leave", "PW-6.2.2-b"
    led = [bool(party_leaders(s, party)) for party in parties]
    if led[0] != led[1]:
        # PW-6.2.2-c An Army gives way to a Force that is none.
        gone = parties[0] if led[0] else parties[1]
        send_home(s, gone)
        return f"null_leaves_{SIDES[gone.side]}", "PW-6.2.2-c"
    # PW-6.2.2-d The enemy of the space gives way; so it is between two Forces without leaders (OQ-NULL-FORCES). In a
    # captured space, which is nobody's enemy, it is who does not control it.
    loser = max(parties, key=lambda party: (hostile_to(s, space, party.side), s.control[space] != party.side))
    send_home(s, loser)
    return f"null_leaves_{SIDES[loser.side]}", "PW-6.2.2-d"


async def naval_battle(
    s: PeloponnesianState, parties: tuple[Party, Party], space: int, doomed: list[int]
) -> Party | None:
    """PW-6.2.3-a A die for each side; the loser's ships, then perhaps a battle on land (PW-6.2.3.1-b)."""
    ours, theirs = parties
    began = [party_force(s, party)[NAVAL] for party in parties]
    bonus = naval_bonus(s, ours, theirs), naval_bonus(s, theirs, ours)
    result = await contest(s, parties, bonus, doomed, "PW-6.2.3-a")
    if result is None:
        await draw(s, parties, (NAVAL,), began, space, SEA)
        return None
    winner, loser, difference = result.winner, result.loser, result.difference
    ships = dict(zip(parties, began, strict=True))
    await lose(s, loser, (NAVAL,), min(difference, ships[winner]))
    hoplites, beaten = party_force(s, winner)[HOPLITE], party_force(s, loser)
    if hoplites >= max(1, beaten[HOPLITE]) and beaten[HOPLITE] + beaten[CAVALRY]:
        return await land_battle(s, parties, space, doomed)
    victory(s, result, space, SEA, spared=ships[winner] >= ships[loser] + 3)
    return winner


async def land_battle(
    s: PeloponnesianState, parties: tuple[Party, Party], space: int, doomed: list[int]
) -> Party | None:
    """PW-6.2.4-b A die for each side; the loser's land SP, fewer for each Cavalry SP more (PW-6.2.4.1-b)."""
    if space == SPARTA_SPACE and any(party.side == SPARTA for party in parties):
        await reinforce_sparta(s)
    ours, theirs = parties
    began = {party: party_force(s, party) for party in parties}
    bonus = land_bonus(s, ours, theirs, space), land_bonus(s, theirs, ours, space)
    result = await contest(s, parties, bonus, doomed, "PW-6.2.4-b")
    if result is None:
        land = [began[party][HOPLITE] + began[party][CAVALRY] for party in parties]
        await draw(s, parties, LAND_SP, land, space, LAND)
        return None
    winner, loser, difference = result.winner, result.loser, result.difference
    loss = land_loss(difference, began[winner], began[loser])
    dead = await lose(s, loser, LAND_SP, loss)
    take_hostages(s, winner, loser, dead)
    spared = began[winner][HOPLITE] >= began[loser][HOPLITE] + 3
    victory(s, result, space, LAND, spared=spared)
    return winner


def land_loss(difference: int, winner: Sequence[int], loser: Sequence[int]) -> int:
    """PW-6.2.4.1-a The difference, at most the winner's Hoplites; Cavalry saves, never the last (-b, OQ-ZERO-LOSS)."""
    loss = min(difference, winner[HOPLITE])
    saved = max(0, loser[CAVALRY] - winner[CAVALRY])
    return max(1, loss - saved) if loss else 0


async def reinforce_sparta(s: PeloponnesianState) -> None:
    """PW-6.2.4-a A battle in the Sparta space brings a leader from the cup, even where one is."""
    await draw_leader(s, SPARTA)


def victory(s: PeloponnesianState, result: Result, space: int, kind: str, *, spared: bool) -> None:
    """PW-6.2.4.1-c The loser goes home; SCI +1 for the winner (-d), -1 for the loser unless outnumbered (-e)."""
    winner, loser = result.winner, result.loser
    send_home(s, loser)
    level = ("", "") if result.difference else ("effect:better_leader", BY_LEADER[kind])
    s.emit(BattleEnded(REFS[space], f"effect:{kind}", SIDE_REFS[winner.side], SIDE_REFS[loser.side], *level))
    if winner.side != PERSIA:
        move_sci(s, winner.side, 1, "battle_won")
    if loser.side != PERSIA and not spared:
        move_sci(s, loser.side, -1, "battle_lost")
    score_battle(s, winner.side, loser.side)


async def draw(
    s: PeloponnesianState, parties: tuple[Party, Party], kinds: Sequence[int], sp: Sequence[int], space: int, kind: str
) -> None:
    """PW-6.2.3.2-a Each loses one SP, unless each has only one; all who are left go home (-b)."""
    if list(sp) != [1, 1]:
        for party in parties:
            await lose(s, party, kinds, 1)
    for party in parties:
        send_home(s, party)
    s.emit(BattleEnded(REFS[space], f"effect:{kind}", None, None, "effect:level", DRAWN[kind]))


def take_hostages(s: PeloponnesianState, winner: Party, loser: Party, dead: dict[int, int]) -> None:
    """PW-6.6-a Whoever kills Athenian or Spartan Hoplites in a land battle takes Hostages, once (PW-6.6-b)."""
    if PERSIA in (winner.side, loser.side) or s.hostages[loser.side] or s.armistice:
        # PW-9.3-h After an armistice nobody is bound by Hostages any more.
        return
    own = ATHENIAN if loser.side == ATHENS else SPARTAN
    if dead.get(column(own, HOPLITE), 0):
        s.hostages[loser.side] = 1
        s.emit(HostagesTaken(SIDE_REFS[loser.side], SIDE_REFS[winner.side]))
