"""BATTAGLIE TERRESTRI: battle legions, matching dice, losses, going on or retreating, pursuit. One round at a time."""

from __future__ import annotations

from collections.abc import Sequence

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, Pool, Seat, Target, choose_some, offer
from strategos.kernel.chance import roll
from strategos.kernel.game import Setup
from strategos.parts.accounts import Closed

from .alliances import ask_to_cross, strait_closed
from .events import BattleBegan, BattleEnded, LegionFormed, Retreated, Rolled, UnitsLost
from .facts import (
    ACROSS,
    ADJACENT,
    BATTLE_LEGION,
    CATAPULT,
    CAVALRY,
    FACES,
    FORT_DICE,
    FORT_DICE_AGAINST_CATAPULTS,
    KINDS,
    PROVINCES,
    REFS,
    SPACE,
)
from .provinces import take_province
from .reasons import space_of, thing_of
from .state import (
    FORTIFIED,
    NOBODY,
    ROW,
    ConquestState,
    add_units,
    attacker,
    contested,
    enemy_in,
    force,
    galley_name,
    galleys_at,
    leader_ref,
    leaders_at,
    remove_units,
    row,
    side_ref,
    stack_name,
    strength,
)
from .tasks import Aftermath, Declaration, Fight, LandBattle, Pursuit
from .victory_in_battle import beaten, destroy_galleys

FIGHT_ON: Option[None] = Option("fight_on", None, {"button": "fight_on"})


def start_battle(s: ConquestState, province: int) -> None:
    """CE-bl-01 Both sides meet with all they have there (CE-faq-combat-04)."""
    seat = attacker(s)
    defender = enemy_in(s, province, seat)
    push(s, LandBattle(province, seat, defender))
    fort = has_fort(s, province, defender)
    both = (host(s, province, seat), host(s, province, defender))
    s.emit(BattleBegan(REFS[province], side_ref(s, seat), side_ref(s, defender), fort, *both))


def host(s: ConquestState, province: int, seat: Seat) -> dict[str, int]:
    """CE-win-08 All that a player may lose in a battle there: units, leaders, and galleys at the coast."""
    units = zip(KINDS, force(s, province, seat), strict=True)
    leaders = [leader_ref(s, leader) for leader in leaders_at(s, province, seat)]
    galleys = [f"piece:{galley_name(s, galley)}" for galley in galleys_at(s, province, seat)]
    return {f"piece:{kind}": n for kind, n in units if n} | dict.fromkeys((*leaders, *galleys), 1)


def has_fort(s: ConquestState, province: int, defender: Seat) -> bool:
    return s.city[province] == FORTIFIED and s.control[province] == defender


# -- Step 1 -----------------------------------------------------------------------------------------------------------


async def form_legion(s: ConquestState, province: int, seat: Seat) -> list[int]:
    """CE-step1-02 Five land units and one more for each leader present, and as many as there are (CE-step1-03)."""
    units = force(s, province, seat)
    size = BATTLE_LEGION + len(leaders_at(s, province, seat))
    legion = units
    if sum(units) > size:
        legion = await pick_units(s, province, seat, units, size, "legion", "CE-step1-03")
    reserve = sum(units) - sum(legion)
    s.emit(LegionFormed(side_ref(s, seat), legion[0], legion[1], legion[2], reserve))
    return legion


async def pick_units(
    s: ConquestState, province: int, owner: Seat, units: Sequence[int], n: int, kind: str, rule: str, by: int = -1
) -> list[int]:
    """Let a player (the owner, or `by`) pick exactly `n` of the owner's units."""
    if n >= sum(units):
        return list(units)
    if sum(1 for u in units if u) == 1:
        return [min(u, n) for u in units]
    pools = [Pool(KINDS[k], k, u, {"piece": stack_name(s, province, owner, k)}) for k, u in enumerate(units) if u]
    about = {"space": REFS[province], "side": side_ref(s, owner)}
    picked = [0] * ROW
    asked = owner if by < 0 else by
    chosen = await choose_some(
        asked,
        kind,
        pools,
        rule=rule,
        at_most=n,
        at_least=n,
        about=about,
        otherwise=lambda target: why_not_unit(s, province, owner, units, rule, target),
    )
    for k, count in chosen.values():
        picked[k] = count
    return picked


def why_not_unit(
    s: ConquestState, province: int, owner: Seat, units: Sequence[int], rule: str, target: Target
) -> No | None:
    """CE-step1-05 Why something is not among the units to pick from."""
    thing = thing_of(s, target)
    if thing is None:
        return No(rule, "pick_pieces") if space_of(target) is not None else None
    if thing.kind == "galley":
        return No("CE-step1-05", "galleys_apart")
    if thing.kind not in KINDS:
        return No("CE-caesar-05", "leaders_apart")
    if thing.place != province:
        return No("CE-faq-combat-04", "not_in_battle", {"space": REFS[province]})
    if thing.owner != owner:
        return No(rule, "whose_units", {"side": side_ref(s, owner)})
    if not units[thing.number]:
        return No("CE-step1-04", "reserve_safe", {"piece": thing.ref})
    return No(rule, "exact_number")


# -- Step 2 -----------------------------------------------------------------------------------------------------------


def score(faces: Sequence[str], legion: Sequence[int], catapults: int) -> int:
    """CE-step2-04 A hit for each face matched with a unit; Catapult faces also with those in reserve (CE-step2-05)."""
    matches = [legion[0], legion[CAVALRY], catapults]
    return sum(min(faces.count(KINDS[k]), matches[k]) for k in range(ROW))


def fort_dice(fort: bool, attacking_catapults: int) -> int:
    """CE-step2-08 Two extra dice for a Fortified City, one against Catapults (CE-step2-09)."""
    if not fort:
        return 0
    return FORT_DICE_AGAINST_CATAPULTS if attacking_catapults else FORT_DICE


def fort_hits_alone(setup: Setup) -> bool:
    """CE-step2-08 By one reading the extra dice need no unit to match (ruling R06)."""
    return setup.option("fort_dice") == "automatic"


def hits_spill_over(setup: Setup) -> bool:
    """CE-step2-06 By one reading hits beyond the battle legion go on into the reserve."""
    return setup.option("excess_hits") == "reserve"


async def roll_for(s: ConquestState, seat: Seat, legion: Sequence[int], units: Sequence[int], extra: int = 0) -> int:
    """CE-step2-01 A die for each unit of the battle legion, and those of the fort. Returns the hits."""
    dice = [FACES[r - 1] for r in await roll(6, sum(legion) + extra, purpose="battle", rule="CE-step2-01")]
    if extra and fort_hits_alone(s.setup):
        own = dice[: sum(legion)]
        hits = score(own, legion, units[CATAPULT]) + sum(1 for face in dice[sum(legion) :] if face in KINDS)
    else:
        hits = score(dice, legion, units[CATAPULT])
    s.emit(Rolled(side_ref(s, seat), tuple(dice), hits))
    return hits


async def mark_losses(s: ConquestState, province: int, seat: Seat, legion: list[int], hits: int) -> list[int]:
    """CE-step2-06 The owner chooses his losses; hits beyond the battle legion are lost."""
    if hits_spill_over(s.setup) and hits > sum(legion):
        units = force(s, province, seat)
        reserve = [u - n for u, n in zip(units, legion, strict=True)]
        more = await pick_units(s, province, seat, reserve, hits - sum(legion), "losses", "CE-step2-06")
        return [n + m for n, m in zip(legion, more, strict=True)]
    return await pick_units(s, province, seat, legion, hits, "losses", "CE-step2-06") if hits else [0] * ROW


async def fight_round(s: ConquestState, battle: LandBattle) -> None:
    """CE-step2-02 Both sides form, roll and mark; the hits of both count as simultaneous."""
    province, attacking, defender = battle.space, battle.attacker, battle.defender
    defenders = await form_legion(s, province, defender)
    attackers = await form_legion(s, province, attacking)
    with_a, with_d = force(s, province, attacking), force(s, province, defender)
    extra = fort_dice(has_fort(s, province, defender), with_a[CATAPULT])
    hits = await roll_for(s, attacking, attackers, with_a)
    lost_d = await mark_losses(s, province, defender, defenders, hits)
    hits = await roll_for(s, defender, defenders, with_d, extra)
    lost_a = await mark_losses(s, province, attacking, attackers, hits)
    lose(s, province, defender, lost_d)
    lose(s, province, attacking, lost_a)
    after_round(s, battle)


def lose(s: ConquestState, province: int, seat: Seat, lost: list[int]) -> None:
    """CE-step2-10 Units hit are removed and can be bought again."""
    if any(lost):
        remove_units(s, province, seat, lost)
        s.emit(UnitsLost(side_ref(s, seat), REFS[province], *lost))


# -- Step 3 -----------------------------------------------------------------------------------------------------------


def after_round(s: ConquestState, battle: LandBattle) -> None:
    """CE-step3-05 Somebody has nobody left, or both sides declare what they will do."""
    province = battle.space
    attackers, defenders = strength(s, province, battle.attacker), strength(s, province, battle.defender)
    if attackers and defenders:
        push(s, Declaration(province, battle.attacker, battle.defender, battle.round))
    elif attackers:
        attacker_wins(s, battle, leaders_at(s, province, battle.defender))
    else:
        # CE-step3-08 If nobody at all is left the defender has won, and no leader comes to harm (CE-step3-11).
        defender_wins(s, battle, leaders_at(s, province, battle.attacker) if defenders else [])


async def declare(s: ConquestState, battle: Declaration) -> None:
    """CE-step3-01 Each side, the defender first, declares to go on or to retreat."""
    province, attacking, defender = battle.space, battle.attacker, battle.defender
    refuge_d = await ask_refuge(s, battle, defender)
    refuge_a = await ask_refuge(s, battle, attacking, enemy_retreats=refuge_d is not None)
    if refuge_d is not None and refuge_a is not None:
        # CE-step3-04 Both leave: no pursuit, and control stays where it was.
        retreat(s, province, defender, refuge_d)
        retreat(s, province, attacking, refuge_a)
        end_battle(s, battle, defender, attacking)
    elif refuge_d is not None:
        push(s, Pursuit(province, attacking, defender, battle.round, defender, refuge_d))
    elif refuge_a is not None:
        push(s, Pursuit(province, attacking, defender, battle.round, attacking, refuge_a))
    else:
        push(s, LandBattle(province, attacking, defender, battle.round + 1))


def refuges(s: ConquestState, province: int, seat: Seat) -> list[int]:
    """CE-retreat-01 Adjacent provinces of one's own that are not contested, over open straits too (CE-retreat-04)."""
    if seat == attacker(s) and landed_alive(s, province) and s.setup.option("mixed_arrival") == "stays":
        return []
    disputed = contested(s)
    return [p for p in ADJACENT[province] if s.control[p] == seat and p not in disputed]


def why_not_refuge(s: ConquestState, province: int, seat: Seat, target: Target) -> No | None:
    """CE-retreat-01 Why one cannot retreat there."""
    to, thing = space_of(target), thing_of(s, target)
    if thing is not None and thing.kind == "galley":
        return No("CE-faq-retreat-01", "no_retreat_by_sea")
    if to is None:
        return No("CE-retreat-02", "all_retreat") if thing is not None else None
    if to >= PROVINCES:
        return No("CE-faq-retreat-01", "no_retreat_by_sea")
    if to == province:
        return No("CE-retreat-02", "all_retreat")
    if to not in ADJACENT[province]:
        return No("CE-retreat-01", "refuge_far", {"space": REFS[to], "origin": REFS[province]})
    if s.control[to] != seat:
        return No("CE-faq-retreat-03", "refuge_foreign", {"space": REFS[to]})
    return No("CE-step3-02", "refuge_contested", {"space": REFS[to]})


def landed_alive(s: ConquestState, province: int) -> bool:
    """CE-faq-sea-06 A landed unit lives: the side cannot retreat (ruling R12)."""
    return any(s.landed.get(province * ROW + kind, 0) for kind in range(ROW))


async def ask_refuge(s: ConquestState, battle: Declaration, seat: Seat, *, enemy_retreats: bool = False) -> int | None:
    """CE-step3-01 Go on, or retreat to a single province. Returns the refuge."""
    if seat == attacker(s) and s.setup.option("mixed_arrival") == "retreats" and _all_landed(s, battle.space, seat):
        return None
    closed: dict[int, Seat] = {}
    while True:
        refuge = await offer(
            seat,
            "retreat",
            [SPACE[p] for p in refuges(s, battle.space, seat)],
            FIGHT_ON,
            rule="CE-step3-01",
            # What was refused while marching does not count: each retreat is asked for anew (CE-ally-05).
            why_not=lambda p: strait_closed(s, closed[p], p) if p in closed else None,
            about={"space": REFS[battle.space], "round": battle.round, "enemy_retreats": enemy_retreats},
            otherwise=lambda target: why_not_refuge(s, battle.space, seat, target),
        )
        if refuge is None or refuge not in ACROSS[battle.space]:
            return refuge
        guard = await ask_to_cross(s, seat, battle.space, refuge)
        if guard == NOBODY:
            return refuge
        closed[refuge] = guard


def _all_landed(s: ConquestState, province: int, seat: Seat) -> bool:
    return sum(s.landed.get(province * ROW + kind, 0) for kind in range(ROW)) >= strength(s, province, seat)


# -- INSEGUIMENTO -----------------------------------------------------------------------------------------------------


async def pursue(s: ConquestState, battle: Pursuit) -> None:
    """CE-pursuit-04 The side that stays goes after the other, which then reaches its refuge."""
    fugitive = battle.fugitive
    pursuer = battle.attacker if fugitive == battle.defender else battle.defender
    await cut_down(s, battle.space, pursuer, fugitive)
    retreat(s, battle.space, fugitive, battle.refuge)
    if fugitive == battle.defender:
        attacker_wins(s, battle, [])
    else:
        defender_wins(s, battle, [])


async def cut_down(s: ConquestState, province: int, pursuer: Seat, fugitive: Seat) -> None:
    """CE-pursuit-05 A die for each unit of the pursuer, the reserve too; Cavalry faces matched with Cavalry hit."""
    units = force(s, province, pursuer)
    if not units[CAVALRY]:
        return
    dice = [FACES[r - 1] for r in await roll(6, sum(units), purpose="pursuit", rule="CE-pursuit-04")]
    hits = min(dice.count("cavalry"), units[CAVALRY])
    s.emit(Rolled(side_ref(s, pursuer), tuple(dice), hits, "pursuit"))
    if hits:
        victims = force(s, province, fugitive)
        lost = await pick_units(s, province, fugitive, victims, hits, "victims", "CE-pursuit-06", pursuer)
        lose(s, province, fugitive, lost)


# -- RITIRATA ---------------------------------------------------------------------------------------------------------


def retreat(s: ConquestState, province: int, seat: Seat, refuge: int) -> None:
    """CE-retreat-02 All who are left and all leaders go to one province."""
    units = force(s, province, seat)
    i = row(province, seat)
    s.units[i : i + ROW] = [0] * ROW
    add_units(s, refuge, seat, units)
    for leader in leaders_at(s, province, seat):
        s.leader_at[leader] = refuge
    s.emit(Retreated(side_ref(s, seat), REFS[province], REFS[refuge]))


# -- the end ----------------------------------------------------------------------------------------------------------


def end_battle(s: ConquestState, battle: Fight, winner: Seat, loser: Seat) -> None:
    for kind in range(ROW):
        s.landed.pop(battle.space * ROW + kind, None)
    s.emit(BattleEnded(REFS[battle.space], side_ref(s, winner), side_ref(s, loser)))


def attacker_wins(s: ConquestState, battle: Fight, leaders: list[int]) -> None:
    """CE-step3-07 The attacker gains the province; leaders left without units are beaten."""
    end_battle(s, battle, battle.attacker, battle.defender)
    take_province(s, battle.attacker, battle.space)
    push(s, Aftermath(battle.space, battle.attacker, battle.defender, tuple(leaders)))


def defender_wins(s: ConquestState, battle: Fight, leaders: list[int]) -> None:
    """CE-step3-07 The defender keeps the province."""
    end_battle(s, battle, battle.defender, battle.attacker)
    push(s, Aftermath(battle.space, battle.defender, battle.attacker, tuple(leaders)))


async def aftermath(s: ConquestState, task: Aftermath) -> None:
    """CE-win-03 The winner decides about beaten leaders; the loser's galleys there are destroyed (CE-win-08, -09)."""
    await beaten(s, list(task.leaders), task.winner)
    await destroy_galleys(s, task.space, task.loser, task.winner)
    s.emit(Closed())
