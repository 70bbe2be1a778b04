"""BATTAGLIE NAVALI: fought only if the mover wants them, in open sea, for three rounds at most."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Pool, Seat, Target, choose_some
from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed

from .events import BattleBegan, BattleEnded, Rolled
from .facts import DICE_PER_GALLEY, FACES, LEADERS, PROVINCES, REFS, SEA, SEA_ROUNDS, SHORES
from .provinces import seats_from
from .reasons import space_of, thing_of, why_not_mine
from .state import (
    GONE,
    HOLD,
    NOBODY,
    ConquestState,
    alive,
    attacker,
    enemy_in,
    galley_name,
    galley_owners,
    galleys_at,
    galleys_of,
    has_home,
    leaders_at,
    living,
    side_ref,
)
from .tasks import SeaBattle
from .victory_in_battle import beaten, escape, sink


def idle_galleys(s: ConquestState, zone: int, seat: Seat) -> list[int]:
    """CE-nav-21 Galleys in a zone that have not fought in this Combat phase."""
    return [g for g in galleys_at(s, zone, seat) if g not in s.fought]


def sea_targets(s: ConquestState, seat: Seat) -> list[tuple[int, Seat]]:
    """CE-nav-03 Zones where the mover's galleys share the water with others, and with whom."""
    zones = {s.galley_at[g] for g in galleys_of(s, seat) if s.galley_at[g] >= PROVINCES and g not in s.fought}
    return [
        (zone, enemy) for zone in sorted(zones) for enemy in living(s) if enemy != seat and idle_galleys(s, zone, enemy)
    ]


async def start_sea_battle(s: ConquestState, zone: int, enemy: Seat) -> None:
    """CE-nav-20 A fleet attacks one player; beside several it may be split, a part for each (CE-nav-21)."""
    seat = attacker(s)
    fleet = idle_galleys(s, zone, seat)
    if len(fleet) > 1 and len([e for z, e in sea_targets(s, seat) if z == zone]) > 1:
        pools = [Pool(galley_name(s, g), g, 1, {"piece": galley_name(s, g)}) for g in fleet]
        about = {"space": REFS[zone], "side": side_ref(s, enemy)}
        chosen = await choose_some(
            seat,
            "fleet",
            pools,
            rule="CE-nav-21",
            at_least=1,
            at_most=len(fleet),
            about=about,
            otherwise=lambda target: why_not_ship(s, zone, seat, "CE-nav-21", target),
        )
        fleet = [g for g, _ in chosen.values()]
    others = idle_galleys(s, zone, enemy)
    for galley in fleet:
        s.fought[galley] = enemy
    for galley in others:
        s.fought[galley] = seat
    push(s, SeaBattle(zone, seat, enemy, tuple(fleet), tuple(others)))
    ships = (dict.fromkeys((f"piece:{galley_name(s, g)}" for g in sailing), 1) for sailing in (fleet, others))
    s.emit(BattleBegan(REFS[zone], side_ref(s, seat), side_ref(s, enemy), False, *ships))


def why_not_ship(s: ConquestState, zone: int, seat: Seat, rule: str, target: Target) -> No | None:
    """CE-nav-05 Why something is not among the galleys to pick from."""
    thing = thing_of(s, target)
    if thing is None:
        return No(rule, "pick_pieces") if space_of(target) is not None else None
    if no := why_not_mine(s, seat, thing):
        return no
    if thing.kind != "galley":
        return No("CE-nav-05", "cargo_ignored")
    return No(rule, "not_in_battle", {"space": REFS[zone]})


async def volley(s: ConquestState, seat: Seat, fleet: list[int]) -> int:
    """CE-nav-07 Two dice a galley; each Galley face must be matched with a galley of one's own."""
    dice = [FACES[r - 1] for r in await roll(6, DICE_PER_GALLEY * len(fleet), purpose="sea_battle", rule="CE-nav-06")]
    hits = min(dice.count("galley"), len(fleet))
    s.emit(Rolled(side_ref(s, seat), tuple(dice), hits, "sea_battle"))
    return hits


async def mark_sunk(s: ConquestState, zone: int, seat: Seat, fleet: list[int], hits: int) -> list[int]:
    """CE-nav-08 The owner chooses which of his galleys sink."""
    if hits >= len(fleet):
        return fleet
    if not hits:
        return []
    pools = [Pool(galley_name(s, g), g, 1, {"piece": galley_name(s, g)}) for g in fleet]
    chosen = await choose_some(
        seat,
        "sunk",
        pools,
        rule="CE-nav-08",
        at_least=hits,
        at_most=hits,
        about={"space": REFS[zone]},
        otherwise=lambda target: why_not_ship(s, zone, seat, "CE-nav-08", target),
    )
    return [g for g, _ in chosen.values()]


async def fight_sea_round(s: ConquestState, battle: SeaBattle) -> None:
    """CE-nav-16 A round is a roll of the attacker and one of the defender, who rolls for ships just hit as well."""
    zone, attacking, defender = battle.space, battle.attacker, battle.defender
    ours, theirs = list(battle.ours), list(battle.theirs)
    hits = await volley(s, attacking, ours)
    sunk_d = await mark_sunk(s, zone, defender, theirs, hits)
    hits = await volley(s, defender, theirs)
    sunk_a = await mark_sunk(s, zone, attacking, ours, hits)
    ours = [g for g in ours if g not in sunk_a]
    theirs = [g for g in theirs if g not in sunk_d]
    for galley in (*sunk_d, *sunk_a):
        sink(s, galley)
    await overboard(s, zone, defender, sunk_d, attacking)
    await overboard(s, zone, attacking, sunk_a, defender)
    if ours and theirs and alive(s, attacking) and alive(s, defender) and battle.round < SEA_ROUNDS:
        push(s, SeaBattle(zone, attacking, defender, tuple(ours), tuple(theirs), battle.round + 1))
        return
    winner = attacking if ours and not theirs else defender if theirs and not ours else NOBODY
    loser = defender if winner == attacking else attacking
    if winner == NOBODY:
        s.emit(BattleEnded(REFS[zone], None, None))
    else:
        s.emit(BattleEnded(REFS[zone], side_ref(s, winner), side_ref(s, loser)))
    s.emit(Closed())


async def overboard(s: ConquestState, zone: int, owner: Seat, sunk: list[int], enemy: Seat) -> None:
    """CE-nav-12 Leaders of sunk galleys fall to an enemy with a galley left there; else they get away (ruling R11)."""
    # Looked up only now: the enemy Caesar's fall may just have sent a freed General to his own Caesar in the water.
    mine = [leader for galley in sunk for leader in leaders_at(s, HOLD + galley, owner)]
    taker = taker_at_sea(s, zone, owner, enemy)
    if mine and taker != NOBODY:
        await beaten(s, mine, taker)
        mine = [leader for leader in mine if s.leader_at[leader] >= HOLD]
    for leader in mine:
        # Nobody was left to take him, or his Caesar fell and he has changed sides.
        rescue = next((g for g in galleys_at(s, zone, s.master[leader // LEADERS])), GONE)
        escape(s, leader, HOLD + rescue if rescue != GONE else shore_for(s, zone, leader))


def taker_at_sea(s: ConquestState, zone: int, owner: Seat, enemy: Seat) -> Seat:
    """CE-win-02 Whose galley is left in the zone to take leaders in the water: this enemy's, or another's.

    It need not have fought in this battle. Of several others the first in turn order after the mover has them.
    """
    found = [seat for seat in galley_owners(s, zone) if seat != owner and alive(s, seat)]
    if enemy in found or not found:
        return enemy if found else NOBODY
    mover = s.clock.seat
    assert mover is not None
    return next(seat for seat in (mover, *seats_from(s, mover, None)) if seat in found)


def shore_for(s: ConquestState, zone: int, leader: int) -> int:
    """Home; if that is lost, to his Caesar; if it is he who swims, to a coast that is still his (ruling R11)."""
    owner = s.master[leader // LEADERS]
    caesar = s.leader_at[owner * LEADERS]
    swims = caesar >= HOLD and s.galley_at[caesar - HOLD] == GONE
    if has_home(s, owner):
        return s.home[owner]
    return nearest_coast(s, zone, owner) if swims else caesar


def nearest_coast(s: ConquestState, zone: int, owner: Seat) -> int:
    """CE-road-08 The coast of his, without troops of others, that is fewest seas away; his lost home if he has none."""
    seas = [zone]
    for sea in seas:
        for province in SHORES[sea]:
            if s.control[province] == owner and enemy_in(s, province, owner) == NOBODY:
                return province
        seas.extend(other for other in SEA[sea] if other not in seas)
    return s.home[owner]
