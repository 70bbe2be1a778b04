"""Battle turns in order of speed, retreat, the end of a battle."""

from __future__ import annotations

from functools import cache

from strategos.kernel.agenda import push
from strategos.kernel.asking import PASS, No, Option
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again
from strategos.parts.accounts import Closed

from .anytime import Deed, ask, at_once, pause
from .attacks import (
    THEIRS,
    Worth,
    battle_over,
    enemy_attack,
    force_advantage,
    hit_enemy,
    leader_present,
    own_attack,
    own_die,
    own_worth,
    remove_enemy,
    rests,
    sacrificed,
    walls_stand,
    worth_at_last,
)
from .events import (
    BattleTurn,
    BattleWon,
    DuelBegun,
    Enveloped,
    InsightUsed,
    LeaderLeft,
    Rested,
    Retreated,
    RetreatRolled,
    Trapped,
    UnitDestroyed,
)
from .facts import (
    A_CHARGE,
    A_ENVELOP,
    A_SACRIFICE,
    ALEXANDER,
    ENEMY_PLANS,
    IS_LEADER,
    LEVELS,
    OWN_PLANS,
    REF,
    SECTION,
    TYPE,
    VALUES,
    verb,
)
from .losses import OURS, dismiss, kinds
from .plans import FIRST_TURN, use_plan
from .state import AlexanderState, Conquered, SpeedGroup, Turn, alexander_battle

FIGHT: Option[Deed] = Option("fight", ("fight", 0), {"button": "fight", "usual": 1})
RETREAT: Option[Deed] = Option("retreat", ("retreat", 0), {"button": "retreat"})
ENVELOP: Option[Deed] = Option("a_envelop", ("envelop", 0), {"card": "a_envelop"})
TRAP: Option[Deed] = Option("trap", ("trap", 0), {"card": "trap"})
UNITS: Option[str] = Option("units", "units", {"button": "units"})
UNIT: Option[str] = Option("units", "unit", {"button": "units"})
WALL: Option[str] = Option("wall", "wall", {"button": "wall"})


@cache
def _leader(counter: int) -> Option[str]:
    return Option(REF[counter].removeprefix("piece:"), "leader", {"piece": REF[counter].removeprefix("piece:")})


# -- moments ---------------------------------------------------------------------------------------------------------


def why_not_moment(s: AlexanderState, deed: Deed) -> No | None:
    """FA-envelop-01, FA-envelop-02 Never while a wall stands in the battle, and only with a Force Advantage to use."""
    if deed[0] == "envelop":
        if walls_stand(s):
            return No("FA-envelop-02", "wall_stands")
        if force_advantage(s) <= 0:
            return No("FA-envelop-01", "no_force_advantage", {"advantage": force_advantage(s)})
    return None


def moments(s: AlexanderState) -> list[Option[Deed]]:
    """FA-envelop-01, FA-trap-01 What may be done at any moment of a battle."""
    found: list[Option[Deed]] = []
    if s.own_plans[A_ENVELOP]:
        found.append(ENVELOP)
    if "trap" in s.insights:
        found.append(TRAP)
    return found


def ready_moments(s: AlexanderState) -> list[Option[Deed]]:
    return [m for m in moments(s) if why_not_moment(s, m.value) is None]


async def seize_moment(s: AlexanderState, deed: str) -> None:
    if deed == "envelop":
        hits = force_advantage(s)
        use_plan(s, A_ENVELOP)
        s.emit(Enveloped(hits))
        await hit_enemy(s, hits)
    else:
        s.insights.remove("trap")
        s.emit(InsightUsed("card:trap"))
        die = await own_die(s, ALEXANDER, 6, 0, "FA-trap-01")
        s.emit(Trapped(die))
        await hit_enemy(s, die)


# -- a battle turn ---------------------------------------------------------------------------------------------------


async def battle_turn(s: AlexanderState, _: Turn) -> Again | None:
    """FA-retreat-01 At the start of every battle turn the player fights on or retreats."""
    answer = await ask(
        s,
        "battle_turn",
        lambda: () if battle_over(s) else (FIGHT, RETREAT, *moments(s)),
        rule="FA-retreat-01",
        why_not=lambda d: why_not_moment(s, d),
        about=lambda: {"turn": s.battle_turn, "space": s.map.refs[s.area], "advantage": force_advantage(s)},
    )
    deed = "" if answer is None else answer[0]
    if deed == "retreat":
        await retreat(s)
        return None
    if deed == "fight":
        s.emit(BattleTurn(s.battle_turn))
        s.acted.clear()
        push(s, SpeedGroup(next_speed(s)))
        return None
    if deed:
        await seize_moment(s, deed)
    if not battle_over(s):
        return AGAIN
    win_battle(s)
    return None


def next_speed(s: AlexanderState) -> int:
    """FA-speed-01, FA-speed-03 The highest speed at which a unit has still to act; -1 when the turn is over.

    It may be that of the group just played, or a higher one: Alexander may have been glorified meanwhile.
    """
    best = -1
    acted, strength = s.acted, s.strength
    for c in s.army:
        v = VALUES[2 * c + strength[c]][2]
        if v > best and c not in acted:
            best = v
    for c in s.garrison[s.area]:
        v = VALUES[2 * c + strength[c]][2]
        if v > best and c not in acted:
            best = v
    v = LEVELS[s.level][2]
    if v > best and ALEXANDER not in acted:
        best = v
    return best


async def speed_group(s: AlexanderState, task: SpeedGroup) -> None:
    """FA-speed-02 All units of the highest speed left attack simultaneously; a hit costs nobody his attack."""
    speed = task.speed
    acted, strength = s.acted, s.strength
    ours = [c for c in s.army if VALUES[2 * c + strength[c]][2] == speed and c not in acted]
    if LEVELS[s.level][2] == speed and ALEXANDER not in acted:
        ours.append(ALEXANDER)
    theirs = [c for c in s.garrison[s.area] if VALUES[2 * c + strength[c]][2] == speed and c not in acted]
    worth = {c: own_worth(s, c) for c in ours}
    aim = await alexanders_target(s) if ALEXANDER in worth else ""
    if theirs and not (s.maneuver and s.battle_turn == 1):
        await enemies_attack(s, theirs, speed)
    s.acted.extend(theirs)
    await own_units_attack(s, worth, aim, speed)
    if battle_over(s):
        win_battle(s)
        return
    following = next_speed(s)
    if following >= 0:
        push(s, SpeedGroup(following))
    else:
        end_battle_turn(s)


async def alexanders_target(s: AlexanderState) -> str:
    """FA-enlead-04 Before any attack of his speed the player says whether he attacks units or the leader.

    With the choice the duel begins: what the leader inflicts at the same speed is already Alexander's.
    """
    leader = leader_present(s)
    if leader is None:
        return ""
    if s.duel:
        return "leader"
    aim = await ask(
        s,
        "alexander",
        lambda: () if battle_over(s) else (UNITS, _leader(leader)),
        rule="FA-enlead-04",
        about=lambda: {"piece": REF[leader], "level": s.level},
    )
    if aim == "leader":
        s.duel = True
        s.emit(DuelBegun(REF[leader]))
    return aim or ""


async def enemies_attack(s: AlexanderState, theirs: list[int], speed: int) -> None:
    """FA-speed-02, FA-turnex-06 The enemy's units of this speed; the player may first seize the moment."""
    while not battle_over(s):
        answer = await ask(
            s,
            "moment",
            lambda: () if battle_over(s) else ready_moments(s),
            PASS,
            rule="FA-envelop-01",
            about=lambda: {"speed": speed},
        )
        if answer is None:
            break
        await seize_moment(s, answer[0])
    await pause(s)
    if battle_over(s):
        # A leader left alone by Envelop or Trap is gone before his attack.
        return
    for counter in theirs:
        # Units swept away by Envelop or Trap before their attack are gone; simultaneous attacks come after.
        if counter not in s.garrison[s.area]:
            continue
        if rests(s, counter):
            s.emit(Rested(REF[counter], THEIRS))
            continue
        s.attacked[counter] = s.battle_turn
        await enemy_attack(s, counter)


def ready_to_attack(s: AlexanderState, worth: dict[int, Worth]) -> list[int]:
    return [c for c in worth if c not in s.acted and not rests(s, c)]


def own_options(s: AlexanderState, worth: dict[int, Worth]) -> list[Option[Deed]]:
    """FA-charge-01, FA-sacrifice-01 Attacks still to be made at this speed, and the plans that go in between."""
    ready = ready_to_attack(s, worth)
    resting = [c for c in worth if c not in s.acted and rests(s, c)]
    charging = resting if s.own_plans[A_CHARGE] else []
    # Envelop and Trap alone can wait for the next moment; one is asked then.
    if battle_over(s) or not (ready or charging):
        return []
    found = [verb("attack", c) for c in ready]
    found.extend(verb("charge", c) for c in charging)
    if s.own_plans[A_SACRIFICE]:
        # Resting Cavalry needs a Charge as well.
        found.extend(verb("sacrifice", c) for c in ready + charging if c in s.army)
    found.extend(ready_moments(s))
    return found


async def own_units_attack(s: AlexanderState, worth: dict[int, Worth], aim: str, speed: int) -> None:
    """FA-resolve-05 The player's units of this speed in the order he likes, with the plans that go in between."""
    about = {"speed": speed}
    while not battle_over(s):
        ready = ready_to_attack(s, worth)
        if len(ready) == 1 and len(own_options(s, worth)) == 1:
            # The last unit of a speed attacks by itself.
            deed, counter = "attack", ready[0]
        else:
            answer = await ask(
                s,
                "attacker" if ready else "last_attack",
                lambda: own_options(s, worth),
                None if ready else PASS,
                rule="FA-resolve-05" if ready else "FA-charge-01",
                about=lambda: about,
            )
            if answer is None:
                break
            deed, counter = answer
        if deed in ("envelop", "trap"):
            await seize_moment(s, deed)
            continue
        await attack_with(s, deed, counter, worth[counter], aim)
    for counter in worth:
        if counter not in s.acted:
            s.acted.append(counter)
            if counter != ALEXANDER and counter in s.army:
                s.emit(Rested(REF[counter], OURS))


def aims(s: AlexanderState, engine: int) -> list[Option[str]]:
    """FA-siege-02 What a Siege Engine may attack; nothing when nobody is left, or when it has been disbanded."""
    if battle_over(s) or engine in s.acted:
        return []
    return [UNIT, WALL] if walls_stand(s) else [UNIT]


async def attack_with(s: AlexanderState, deed: str, counter: int, worth: Worth, aim: str) -> None:
    """FA-charge-01, FA-sacrifice-01, FA-siege-02 One own unit's attack with what is declared before its roll."""
    target = aim if counter == ALEXANDER else ""
    if TYPE[counter] == "SE":
        target = await ask(
            s,
            "siege_target",
            lambda: aims(s, counter),
            rule="FA-siege-02",
            about=lambda: {"piece": REF[counter]},
            forced=at_once,
        )
        if target is None:
            return
    if rests(s, counter):
        use_plan(s, A_CHARGE)
    if deed == "sacrifice":
        use_plan(s, A_SACRIFICE)
    s.acted.append(counter)
    s.attacked[counter] = s.battle_turn
    worth = worth_at_last(s, counter, worth)
    await own_attack(s, counter, worth, target=target, sacrifice=deed == "sacrifice")
    if deed == "sacrifice" and counter in s.army:
        await sacrificed(s, counter)


def end_battle_turn(s: AlexanderState) -> None:
    """FA-turnex-04 Plans for the first turn are removed; the next battle turn begins."""
    for n in FIRST_TURN:
        s.enemy_plans[n] = 0
    s.battle_turn += 1
    push(s, Turn())


# -- the end of a battle ---------------------------------------------------------------------------------------------


async def retreat(s: AlexanderState) -> None:
    """FA-retreat-03, FA-retreat-04 Alexander gets away; every other unit needs his Battle value or less."""
    needs = alexander_battle(s)
    for counter in list(s.army):
        [die] = await roll(6, purpose="retreat", rule="FA-retreat-04")
        saved = die <= needs
        s.emit(RetreatRolled(REF[counter], die, needs, saved))
        if not saved:
            dismiss(s, counter)
            s.emit(UnitDestroyed(REF[counter], OURS))
    s.emit(Retreated(s.map.refs[s.area], s.map.refs[s.came_from]))
    clear_battlefield(s)
    s.emit(Closed())
    s.garrison[s.area] = tuple(c for c in s.garrison[s.area] if c != SECTION)
    s.area = s.came_from
    # Back before a Fortress where it had waited, the Army's way out is the one it first came by.
    s.came_from = s.camps.get(s.area, s.area)


def win_battle(s: AlexanderState) -> None:
    """FA-enlead-07, FA-enlead-08 A leader left alone leaves, for Gold but no Glory; walls left alone are removed."""
    walls = kinds(c for c in s.garrison[s.area] if not IS_LEADER[c])
    for counter in s.garrison[s.area]:
        if IS_LEADER[counter]:
            s.emit(LeaderLeft(REF[counter]))
        remove_enemy(s, counter)
    s.emit(BattleWon(s.map.refs[s.area], walls))
    clear_battlefield(s)
    s.emit(Closed())
    push(s, Conquered(by_battle=True))


def clear_battlefield(s: AlexanderState) -> None:
    """FA-after-01, FA-regroup-01 Plans go back to pile and cup; units saved by Regroup rejoin at full strength."""
    s.army.extend(s.returning)
    s.army.sort()
    s.returning.clear()
    s.enemy_plans = [0] * len(ENEMY_PLANS)
    s.own_plans = [0] * len(OWN_PLANS)
    s.plan_cup.clear()
    s.acted.clear()
    s.attacked.clear()
    s.battle_turn = 0
    s.duel = s.bucephalus = s.maneuver = False
