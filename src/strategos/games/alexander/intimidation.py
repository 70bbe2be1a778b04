"""Fortresses taken by a name alone, Glory, governing and razing: what a conquest brings."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import DONE, No, Option
from strategos.kernel.chance import roll

from .anytime import ask, pick
from .attacks import force_advantage, remove_enemy
from .events import AreaConquered, Governed, InsightUsed, Intimidated, IntimidationResult, Razed
from .facts import FORTRESS, INTIMIDATION, NUMBER, BandRow
from .glorification import fulfil, gain_glory, gain_gold, spend_glory
from .prophecies import heed_conquests
from .state import GOVERNED, RAZED, TAKEN, AlexanderState, Conquered, advised

GOVERN: Option[str] = Option("govern", "govern", {"button": "govern"})
RAZE: Option[str] = Option("raze", "raze", {"button": "raze"})
COURTESANS: Option[tuple[str, int]] = Option("courtesans", ("courtesans", 0), {"card": "courtesans"})
_GLORY: tuple[Option[tuple[str, int]], ...] = tuple(
    Option(f"glory={n:02}", ("glory", n), {"track": "glory", "at": n}) for n in range(NUMBER["max_glory"] + 1)
)


def razed_areas(s: AlexanderState) -> int:
    return s.conquered.count(RAZED)


def intimidation_bonus(s: AlexanderState) -> int:
    """FA-intim-02 The modifiers of the Log, Force Advantage and areas razed."""
    return (
        force_advantage(s) * NUMBER["intimidation_per_force_advantage"]
        + razed_areas(s) * NUMBER["intimidation_per_razed_area"]
    )


def intimidation_table(s: AlexanderState) -> dict[str, BandRow]:
    """FA-intim-02 The table of the Log, as hard as the player wants it."""
    return INTIMIDATION[s.choices["difficulty"]]


def intimidation_result(table: dict[str, BandRow], total: int) -> str:
    """FA-intim-02 What a total means."""
    if total >= table["success"].min:
        return "success"
    return "on_going" if total >= table["on_going"].min else "fail"


def why_not_intimidate(s: AlexanderState) -> No | None:
    """FA-intim-05 One attempt a turn on each Fortress; the next one in the next turn, however the Army comes back."""
    if s.area in s.intimidated:
        return No("FA-intim-05", "intimidated_already", {"space": s.map.refs[s.area]})
    return None


async def intimidate(s: AlexanderState) -> str:
    """FA-intim-02, FA-intim-08 A die and the Log's modifiers; seeing it, the player may add Glory and Courtesans."""
    s.intimidated.append(s.area)
    [die] = await roll(6, purpose="intimidation", rule="FA-intim-02")
    bonus, table = intimidation_bonus(s), intimidation_table(s)
    total = die + bonus
    space = s.map.refs[s.area]
    s.emit(Intimidated(space, die, bonus, total))
    while True:
        needed = table["success"].min - total
        about = {"space": space, "total": total, "needed": needed, "result": intimidation_result(table, total)}
        answer = await ask(
            s,
            "intimidation",
            lambda needed=needed: threats(s, needed),
            DONE,
            rule="FA-intim-08",
            about=lambda about=about: about,
        )
        if answer is None:
            break
        way, amount = answer
        if way == "glory":
            spend_glory(s, amount, "intimidation")
            total += amount
        else:
            s.insights.remove("courtesans")
            s.emit(InsightUsed("card:courtesans"))
            total += NUMBER["courtesans"]
    result = intimidation_result(table, total)
    s.emit(IntimidationResult(space, total, result))
    return result


def threats(s: AlexanderState, needed: int) -> list[Option[tuple[str, int]]]:
    """FA-intim-08, FA-courtesans-01 What may still be added to a roll that lacks so much: Glory, Courtesans."""
    found = list(_GLORY[1 : max(0, min(s.glory, needed)) + 1])
    if needed > 0 and "courtesans" in s.insights:
        found.append(COURTESANS)
    return found


def surrender(s: AlexanderState) -> None:
    """FA-intim-06, FA-intim-07 The Fortress is conquered; all enemy units in it go to the Destroyed box."""
    for counter in s.garrison[s.area]:
        remove_enemy(s, counter)
    push(s, Conquered(by_battle=False))


def award(s: AlexanderState, name: str) -> None:
    """FA-glory-01, FA-glory-02, FA-glory-03, FA-glory-05 2 for each event, 1 more with Callisthenes."""
    glory = NUMBER[f"glory_{name}"]
    if advised(s, "callisthenes"):
        glory += NUMBER["callisthenes_glory"]
    gain_glory(s, glory, name)


async def conquered(s: AlexanderState, task: Conquered) -> None:
    """FA-turnex-09, FA-orders-08, FA-orders-09 First Glory and what lay in the area, then its fate."""
    area = s.area
    s.conquered[area] = TAKEN
    s.emit(AreaConquered(s.map.refs[area], "battle" if task.by_battle else "intimidation"))
    fortress = s.map.key[area] == FORTRESS
    if task.by_battle and not (fortress and s.choices["fortress_glory"] == "once"):
        award(s, "battle")
    if fortress:
        award(s, "fortress")
    if s.leader_killed:
        award(s, "leader")
        s.leader_killed = False
    glory, gold = s.area_glory[area], s.area_gold[area]
    s.area_glory[area] = s.area_gold[area] = 0
    # The other method's reward is discarded (ruling: unclaimed).
    if task.by_battle:
        gain_glory(s, glory, "reward")
    else:
        gain_gold(s, gold, "reward")
    heed_conquests(s)
    await govern_or_raze(s)


async def govern_or_raze(s: AlexanderState) -> None:
    """FA-govern-01, FA-govern-02, FA-govern-03 Gold every turn, or much of it once and at once."""
    area, space = s.area, s.map.refs[s.area]
    once, each = s.map.number["raze_gold"], s.map.number["govern_gold"]
    about = {"space": space, "once": once, "each": each}
    fate = await pick(s, "govern", lambda: (GOVERN, RAZE), rule="FA-govern-01", about=lambda: about)
    if fate == "govern":
        s.conquered[area] = GOVERNED
        s.emit(Governed(space, each))
        fulfil(s, "let_go_of_me")
    else:
        s.conquered[area] = RAZED
        s.emit(Razed(space, once))
        gain_gold(s, once, "raze")
        fulfil(s, "wall_of_wood")
