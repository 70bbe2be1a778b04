"""Battle: one attack, the hits it inflicts and who takes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from strategos.kernel.asking import No, Option, Target
from strategos.kernel.chance import roll
from strategos.parts.reckoning import Reason, Tally

from .anytime import agree, ask, at_once, may_be_saved
from .events import (
    Attacked,
    LeaderKilled,
    Regrouped,
    Rerolled,
    UnitDestroyed,
    UnitReduced,
)
from .facts import (
    A_FATE,
    A_FLANK,
    A_LEAD,
    A_RALLY,
    A_REGROUP,
    ALEXANDER,
    E_ARCHERS,
    E_CAVALRY,
    E_FLANK,
    E_GUARDS,
    E_INFANTRY,
    E_RALLY,
    FLANKS,
    IS_CAVALRY,
    IS_LEADER,
    IS_WALL,
    LEVELS,
    NAME,
    NUMBER,
    ONE_STEP,
    PIECE,
    REF,
    SECTION,
    TYPE,
    VALUES,
)
from .losses import OURS, dismiss, strike_own
from .plans import use_enemy_plan, use_plan
from .state import AlexanderState, advised, forces, option_amount

THEIRS = "side:enemy"
Worth = tuple[Tally, Tally]
"""Battle and superior of a counter, with their reasons."""
NONE = Tally(0)
KEPT = Reason("kept", 0, "FA-speed-02")
RALLY: Option[int] = Option("a_rally", -1, {"card": "a_rally"})


# -- queries ---------------------------------------------------------------------------------------------------------


def force_advantage(s: AlexanderState) -> int:
    """FA-fa-01, FA-fa-02 Own units, Alexander included, minus enemy units, leaders and walls included."""
    return forces(s) - len(s.garrison[s.area])


def wall_penalty(s: AlexanderState) -> int:
    """FA-wall-02, FA-wall-03 2 for each full wall, 1 for each reduced one, on every attack of the player's units."""
    return sum(
        NUMBER["wall_full_penalty"] if s.strength[c] else NUMBER["wall_reduced_penalty"]
        for c in s.garrison[s.area]
        if IS_WALL[c]
    )


def walls_stand(s: AlexanderState) -> bool:
    return any(IS_WALL[c] for c in s.garrison[s.area])


def leader_present(s: AlexanderState) -> int | None:
    for c in s.garrison[s.area]:
        if IS_LEADER[c]:
            return c
    return None


def battle_over(s: AlexanderState) -> bool:
    """FA-resolve-09 Nobody is left but walls and a leader (ruling: walls-left)."""
    must_fall = s.choices["walls_left"] == "must_fall"
    return not any(not IS_LEADER[c] and (must_fall or not IS_WALL[c]) for c in s.garrison[s.area])


def _printed(index: int) -> Worth:
    """FA-counter-01, FA-counter-03 Battle and superior of a counter: the printed ones of its full side, and what it has
    lost with its first hit."""
    whole, now = VALUES[index | 1], VALUES[index]
    battle, superior = (
        Tally(0).plus("printed", whole[n], "FA-counter-01").plus("reduced", now[n] - whole[n], "FA-counter-03")
        for n in (0, 1)
    )
    return battle, superior


PRINTED: tuple[Worth, ...] = tuple(_printed(index) for index in range(len(VALUES)))
"""By 2 * counter + (1 if full), like VALUES."""


@cache
def alexanders_worth(level: int, hephaestion: bool, lead: bool, bucephalus: bool) -> Worth:
    """FA-counter-01, FA-advisor-05, FA-lead-01, FA-bucephalus-01 His values by his level, with all that helps him."""
    battle, superior, _ = LEVELS[level]
    worth = Tally(0).plus("level", battle, "FA-counter-01"), Tally(0).plus("level", superior, "FA-counter-01")
    ours = worth[0].plus("helped", int(hephaestion), "FA-advisor-05", "card:hephaestion"), worth[1]
    for helps, rule, what in (
        (lead, "FA-lead-01", "card:a_lead"),
        (bucephalus, "FA-bucephalus-01", "card:bucephalus"),
    ):
        by = int(helps)
        ours = ours[0].plus("helped", by, rule, what), ours[1].plus("helped", by, rule, what)
    return ours


def own_worth(s: AlexanderState, counter: int) -> Worth:
    """FA-counter-01 Battle and superior of an own unit before walls, as its speed comes up."""
    if counter == ALEXANDER:
        return alexanders_worth(s.level, advised(s, "hephaestion"), s.own_plans[A_LEAD] > 0, s.bucephalus)
    worth = PRINTED[2 * counter + s.strength[counter]]
    if TYPE[counter] == "SE" and s.map.areas[s.area] == "gaza":
        battle, superior = worth
        return battle.plus("option", option_amount(s, "gaza_defenses"), "FA-option-02", "card:gaza_defenses"), superior
    return worth


def worth_at_last(s: AlexanderState, counter: int, worth: Worth) -> Worth:
    """FA-speed-02, FA-glorif-01 What a unit had when its speed came up, whatever has hit it since; but a level that
    Alexander has gained before his own die counts (ruling: simultaneous)."""
    if counter != ALEXANDER:
        return worth
    return max(worth, own_worth(s, counter), key=lambda w: (w[0].value, w[1].value))


def own_values(s: AlexanderState, counter: int) -> tuple[int, int]:
    """The numbers of `own_worth`."""
    battle, superior = own_worth(s, counter)
    return battle.value, superior.value


def attack_worth(s: AlexanderState, counter: int, worth: Worth, *, target: str = "", step: int = 0) -> Worth:
    """FA-land-05, FA-siege-01, FA-wall-02 What an own attack has to roll: a Phalanx that goes on is one lower each
    time, walls take from everybody but a Siege Engine, which has its bonus against them."""
    battle, superior = worth
    if TYPE[counter] == "SE":
        bonus = NUMBER["siege_engine_bonus"] if target == "wall" else 0
        return battle.plus("against_walls", bonus, "FA-siege-02"), NONE
    penalty = wall_penalty(s)
    if not penalty and not step:
        return worth
    battle = battle.plus("again", -step, "FA-land-05").plus("walls", -penalty, "FA-wall-02")
    return battle, superior.plus("walls", -penalty, "FA-wall-02")


def enemy_worth(s: AlexanderState, counter: int) -> Worth:
    """FA-earchers-01, FA-ecavalry-01 An enemy unit's values with the plans for the first battle turn."""
    battle, superior = PRINTED[2 * counter + s.strength[counter]]
    kind = TYPE[counter]
    if s.battle_turn <= 1:
        if kind == "AR":
            battle = battle.plus("plan", 3 * s.enemy_plans[E_ARCHERS], "FA-earchers-01", "card:e_archers")
        elif kind == "IN":
            battle = battle.plus("plan", 2 * s.enemy_plans[E_INFANTRY], "FA-einfantry-01", "card:e_infantry")
        elif IS_CAVALRY[counter]:
            more = s.enemy_plans[E_CAVALRY]
            battle = battle.plus("plan", more, "FA-ecavalry-01", "card:e_cavalry")
            superior = superior.plus("plan", more, "FA-ecavalry-01", "card:e_cavalry")
    if kind == "CH" and s.options and s.map.areas[s.area] == "gaugamela":
        more = option_amount(s, "scythed_chariots")
        superior = superior.plus("option", more, "FA-option-02", "card:scythed_chariots")
    return battle, superior


def told(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """What is told of an attack's value: nothing where it is just as printed."""
    return reasons if len(reasons) > 1 else ()


def why_kept(s: AlexanderState, counter: int, worth: Worth) -> tuple[Reason, ...]:
    """FA-speed-02 Hit at its own speed, a unit attacks with the value it had when that speed came up."""
    now = own_worth(s, counter)
    still = now is not worth and (counter == ALEXANDER or counter in s.army)
    return (KEPT,) if still and now[0].value != worth[0].value else ()


def hits_of(die: int, battle: int, superior: int) -> int:
    """FA-bv-01, FA-bv-02 2 hits up to the superior value, 1 up to the Battle value."""
    return 2 if die <= superior else 1 if die <= battle else 0


def rests(s: AlexanderState, counter: int) -> bool:
    """FA-cav-01 It cannot attack in the turn after an attack."""
    return IS_CAVALRY[counter] and s.attacked.get(counter) == s.battle_turn - 1


# -- hits on the enemy -----------------------------------------------------------------------------------------------


def remove_enemy(s: AlexanderState, counter: int) -> None:
    """FA-killed-01, FA-wall-07 To the Destroyed box; a wall to its supply, for no Gold (ruling: wall-gold)."""
    area = s.area
    s.garrison[area] = tuple(c for c in s.garrison[area] if c != counter)
    s.strength[counter] = 1
    if counter == SECTION:
        return
    if IS_WALL[counter] and s.choices["wall_gold"] == "no":
        s.walls = (*s.walls, counter)
    else:
        s.destroyed.append(counter)


def strike_enemy(s: AlexanderState, counter: int) -> None:
    """FA-counter-04, FA-counter-05 Reduced, or destroyed; a leader killed takes the whole army with him."""
    if counter == SECTION:
        s.sections[0] -= 1
    if s.strength[counter] and not ONE_STEP[counter]:
        s.strength[counter] = 0
        s.emit(UnitReduced(REF[counter], THEIRS))
        return
    remove_enemy(s, counter)
    s.emit(UnitDestroyed(REF[counter], THEIRS))
    if IS_LEADER[counter]:
        s.leader_killed = True
        s.emit(LeaderKilled(REF[counter]))
        for other in s.garrison[s.area]:
            remove_enemy(s, other)
            s.emit(UnitDestroyed(REF[other], THEIRS))


async def hit_enemy(s: AlexanderState, hits: int, *, only: str = "") -> None:
    """FA-erally-02, FA-resolve-07 Rally absorbs first, then the player assigns each hit; never to a leader.

    `only` is `wall` or `unit` after a Siege Engine has declared its target.
    """
    for left in range(hits, 0, -1):
        if s.enemy_plans[E_RALLY]:
            use_enemy_plan(s, E_RALLY)
            continue
        about = {"hits": left}
        counter = await ask(
            s, "target", lambda: targets(s, only), rule="FA-resolve-07", about=lambda about=about: about, forced=at_once
        )
        if counter is None:
            return
        strike_enemy(s, counter)


def targets(s: AlexanderState, only: str) -> list[Option[int]]:
    """FA-resolve-07, FA-siege-02 Whom a hit may go to: never a leader, and only what a Siege Engine has declared."""
    if battle_over(s):
        return []
    return [PIECE[c] for c in s.garrison[s.area] if not IS_LEADER[c] and (not only or IS_WALL[c] == (only == "wall"))]


def hit_leader(s: AlexanderState, leader: int, hits: int) -> None:
    """FA-turnex-07, FA-enlead-05 Guards first, then Rally, then the leader himself."""
    for _ in range(hits):
        if s.leader_killed:
            return
        if s.enemy_plans[E_GUARDS]:
            use_enemy_plan(s, E_GUARDS)
        elif s.enemy_plans[E_RALLY]:
            use_enemy_plan(s, E_RALLY)
        else:
            strike_enemy(s, leader)


# -- hits on the player ----------------------------------------------------------------------------------------------


async def destroyed_own(s: AlexanderState, counter: int) -> None:
    """FA-regroup-01 Played when a unit is destroyed, it brings the unit back whole after the battle."""
    if s.own_plans[A_REGROUP] and await agree(
        s, "regroup", rule="FA-regroup-01", about=lambda: {"piece": REF[counter]}
    ):
        use_plan(s, A_REGROUP)
        s.returning.append(counter)
        s.emit(Regrouped(REF[counter]))


async def hit_own(s: AlexanderState, hits: int, by: int = ALEXANDER) -> None:
    """FA-resolve-08 The player assigns each hit or absorbs it with Rally; the duel keeps Alexander apart."""
    for left in range(hits, 0, -1):
        about = {"hits": left, "why": "battle"}
        counter = await ask(
            s,
            "hit",
            lambda: takers(s, by),
            rule="FA-resolve-08",
            about=lambda about=about: about,
            forced=lambda: not may_be_saved(s) or PIECE[ALEXANDER] not in takers(s, by),
            otherwise=lambda target: why_not_apart(s, by, target),
        )
        if counter is None:
            return
        if counter < 0:
            use_plan(s, A_RALLY)
        elif strike_own(s, counter):
            await destroyed_own(s, counter)


def why_not_apart(s: AlexanderState, by: int, target: Target) -> No | None:
    """FA-enlead-05 In the duel only the leader's hits are Alexander's, and they are nobody else's."""
    piece = target.get("piece")
    if not s.duel or not (piece == "alexander" or piece in [NAME[c] for c in s.army]):
        return None
    return No("FA-enlead-05", "duel_for_two" if IS_LEADER[by] else "duel_apart", {"piece": REF[by]})


def takers(s: AlexanderState, by: int) -> list[Option[int]]:
    """FA-resolve-08, FA-rally-01, FA-enlead-05 Who may take a hit of this enemy, or a Rally plan for him."""
    if s.duel:
        found = [PIECE[ALEXANDER]] if IS_LEADER[by] else [PIECE[c] for c in s.army]
    else:
        found = [*(PIECE[c] for c in s.army), PIECE[ALEXANDER]]
    if found and s.own_plans[A_RALLY]:
        found.append(RALLY)
    return found


# -- attacks ---------------------------------------------------------------------------------------------------------


async def own_die(
    s: AlexanderState,
    counter: int,
    battle: int,
    superior: int,
    rule: str = "FA-bv-01",
    left: Callable[[], bool] = lambda: False,
) -> int:
    """FA-fate-02, FA-fate-03 A battle die of the player, which Fate plans may roll again; the last result stands.

    For who has `left` in the midst of his attack nothing is rolled again (FA-disband-04).
    """
    [die] = await roll(6, purpose="attack", rule=rule)
    while s.own_plans[A_FATE]:
        about = {"piece": REF[counter], "die": die, "needs": battle, "superior": superior}
        if not await agree(s, "fate", rule="FA-fate-02", about=lambda about=about: about, still=lambda: not left()):
            break
        use_plan(s, A_FATE)
        [die] = await roll(6, purpose="attack", rule="FA-fate-02")
        s.emit(Rerolled(REF[counter], die))
    return die


async def flank(s: AlexanderState, counter: int, hits: int) -> int:
    """FA-flank-01, FA-flank-02 One more hit of an Infantry or Cavalry attack that hit, once per attack."""
    if (
        hits
        and s.own_plans[A_FLANK]
        and FLANKS[counter]
        and await agree(s, "flank", rule="FA-flank-01", about=lambda: {"piece": REF[counter], "hits": hits})
    ):
        use_plan(s, A_FLANK)
        return hits + 1
    return hits


async def own_attack(
    s: AlexanderState, counter: int, worth: Worth, *, target: str = "", sacrifice: bool = False
) -> None:
    """FA-bv-01, FA-land-05, FA-siege-01 One unit's attack with the values it had when its speed came up.

    A Phalanx goes on, one lower each time, until it misses; a Siege Engine ignores the walls' penalty.
    """
    siege = TYPE[counter] == "SE"
    phalanx = TYPE[counter] == "PH"
    # Who fell to the enemies of his own speed has his whole attack (FA-speed-02); who is disbanded during it stops.
    stood = counter in s.army

    def left() -> bool:
        return stood and counter not in s.army

    leader = leader_present(s) if target == "leader" else None
    step = 0
    while True:
        battle, superior = attack_worth(s, counter, worth, target=target, step=step)
        needs, double = battle.value, superior.value
        if step and needs <= 0:
            return
        die = 1 if sacrifice and not step else await own_die(s, counter, needs, double, left=left)
        hits = hits_of(die, needs, double)
        reasons = battle.reasons + why_kept(s, counter, worth)
        s.emit(Attacked(REF[counter], OURS, die, needs, max(0, double), hits, told(reasons)))
        hits = await flank(s, counter, hits)
        if not hits:
            return
        if leader is not None:
            hit_leader(s, leader, hits)
        else:
            await hit_enemy(s, hits, only=target if siege else "")
        if not phalanx or battle_over(s) or left():
            return
        step += 1


async def sacrificed(s: AlexanderState, counter: int) -> None:
    """FA-sacrifice-01 After its attack the unit is destroyed."""
    dismiss(s, counter)
    s.emit(UnitDestroyed(REF[counter], OURS))
    await destroyed_own(s, counter)


async def enemy_attack(s: AlexanderState, counter: int) -> None:
    """FA-bv-01, FA-land-05, FA-eflank-01 An enemy unit attacks; Flank is used at the first attack it fits."""
    battle, superior = enemy_worth(s, counter)
    phalanx = TYPE[counter] == "PH"
    while battle.value > 0:
        [die] = await roll(6, purpose="enemy attack", rule="FA-bv-01")
        hits = hits_of(die, battle.value, superior.value)
        s.emit(Attacked(REF[counter], THEIRS, die, battle.value, superior.value, hits, told(battle.reasons)))
        if not hits:
            return
        if s.enemy_plans[E_FLANK] and FLANKS[counter]:
            use_enemy_plan(s, E_FLANK)
            hits += 1
        await hit_own(s, hits, counter)
        if not phalanx:
            return
        battle = battle.plus("again", -1, "FA-land-05")
