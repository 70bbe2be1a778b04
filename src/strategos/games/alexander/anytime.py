"""What may be done at any moment: disbanding, Spies, two Prophecies; and how the commander is asked anything at all.

A question of his own has a door to these deeds; they stand beside the other options where a turn goes on from one deed
to the next. Moments of the enemy's pass in silence by a standing order, which he may revoke.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from strategos.kernel.asking import NO, NOTHING, YES, Facts, No, Option, Target, decide, together
from strategos.kernel.chance import draw
from strategos.kernel.standing import Order
from strategos.kernel.window import Moment, window

from .events import AdvisorLost, InsightUsed, SpiesStruck
from .facts import IS_LEADER, NUMBER, PROPHECY, REF, verb
from .glorification import fulfil, lose_gold
from .losses import disband, return_to_cup
from .state import COMMANDER, AlexanderState

T = TypeVar("T")
Deed = tuple[str, int]
"""A verb and what it is done to: a counter, an area, the number of an Advisor."""

PRAY: Option[Deed] = Option("pray", ("pray", 0), {"button": "pray"})
SPIES: Option[Deed] = Option("spies", ("spies", 0), {"card": "spies"})
INTERLUDE = Moment("interlude", "FA-disband-01", always=True)
"""After the enemy has rolled for an order or drawn an Operation, and before his dice in battle."""
IN_SILENCE = Order(COMMANDER, INTERLUDE.name)
"""The order every match begins with."""
DOOR: Option[Deed] = Option("deeds", ("deeds", 0), {"button": "deeds", "quiet": 1})
BACK: Option[None] = Option("back", None, {"button": "back"})


@cache
def _to_the_serpent(place: int, advisor: str) -> Option[Deed]:
    on = {"card": advisor, "button": "serpent", "what": f"card:{advisor}"}
    return Option(f"serpent {advisor}", ("serpent", place), on)


# -- the deeds -------------------------------------------------------------------------------------------------------


def special_deeds(s: AlexanderState) -> list[Option[Deed]]:
    """Deeds worth being asked about even when nothing else is to be done."""
    found: list[Option[Deed]] = []
    if s.prophecies:
        if PROPHECY["pray_to_the_winds"] in s.prophecies and s.gold >= NUMBER["prayer_gold"]:
            found.append(PRAY)
        if PROPHECY["the_serpent"] in s.prophecies:
            found.extend(_to_the_serpent(n, a) for n, a in enumerate(s.advisors))
    if "spies" in s.insights and spied_fortresses(s):
        found.append(SPIES)
    return found


def levels_to_come(s: AlexanderState) -> int:
    """FA-prophdone-01 Levels that deeds of this moment would bring: one for the prayer, one for the serpent."""
    open_to_him = [deed for deed, _ in (option.value for option in special_deeds(s))]
    return ("pray" in open_to_him) + ("serpent" in open_to_him)


def may_be_saved(s: AlexanderState) -> bool:
    """FA-death-03 A hit would kill Alexander, and a deed done first would not let it."""
    deadly = NUMBER["levels_per_hit"]
    return s.level <= deadly < s.level + levels_to_come(s)


def deeds(s: AlexanderState) -> list[Option[Deed]]:
    """FA-disband-01, FA-spies-01, FA-prophecy-05, FA-prophecy-06 All that may be done at any moment."""
    found = special_deeds(s)
    found.extend([verb("disband", c) for c in s.army])
    return found


def spied_fortresses(s: AlexanderState) -> list[int]:
    """FA-spies-01, FA-spies-02 Enemy Fortresses with a unit or wall in them, except that of Tyre under siege."""
    m = s.map
    return [
        a
        for a in m.fortress_order
        if not s.conquered[a] and any(not IS_LEADER[c] for c in s.garrison[a]) and m.areas[a] != "tyre"
    ]


async def do_deed(s: AlexanderState, deed: str, what: int) -> None:
    """Carry out a deed that is allowed at any moment."""
    if deed == "disband":
        disband(s, what)
    elif deed == "pray":
        pray(s)
    elif deed == "serpent":
        offer_to_the_serpent(s, s.advisors[what])
    else:
        await send_spies(s)


async def send_spies(s: AlexanderState) -> None:
    """FA-spies-01 One random counter, walls included, leaves every enemy Fortress; it gives no Gold."""
    s.insights.remove("spies")
    s.emit(InsightUsed("card:spies"))
    for area in spied_fortresses(s):
        counters = [c for c in s.garrison[area] if not IS_LEADER[c]]
        counter = counters[(await draw(len(counters), purpose="spies", rule="FA-spies-01"))[0] - 1]
        s.garrison[area] = tuple(c for c in s.garrison[area] if c != counter)
        return_to_cup(s, counter)
        s.emit(SpiesStruck(s.map.refs[area], REF[counter]))


def pray(s: AlexanderState) -> None:
    """FA-prophecy-05 Pray to the Winds, 5 Gold from the Treasury."""
    lose_gold(s, NUMBER["prayer_gold"], "prayer")
    fulfil(s, "pray_to_the_winds")


def offer_to_the_serpent(s: AlexanderState, advisor: str) -> None:
    """FA-prophecy-06 The serpent takes one of the Advisors."""
    discard_advisor(s, advisor)
    fulfil(s, "the_serpent")


def discard_advisor(s: AlexanderState, advisor: str) -> None:
    """FA-prophfail-02, FA-prophecy-06 An Advisor leaves and cannot be acquired again in this campaign."""
    s.advisors.remove(advisor)
    s.lost_advisors.append(advisor)
    s.emit(AdvisorLost(f"card:{advisor}"))


# -- asking ----------------------------------------------------------------------------------------------------------


def at_once() -> bool:
    """Of a question: what alone is left to choose needs no answer, since no deed would change it."""
    return True


async def ask(
    s: AlexanderState,
    kind: str,
    candidates: Callable[[], Sequence[Option[T]]],
    passing: Option[None] | None = None,
    *,
    rule: str,
    why_not: Callable[[T], No | None] | None = None,
    about: Callable[[], Facts] = lambda: NOTHING,
    forced: Callable[[], bool] = lambda: False,
    otherwise: Callable[[Target], No | None] | None = None,
) -> T | None:
    """A question to the commander, with a door to the deeds of any moment.

    After a deed it is put anew, since the world may have changed. None when nothing is left to choose, or when he
    passes; where it is `forced` the only candidate there is is taken without asking.
    """
    while True:
        pool = candidates()
        if len(pool) == 1 and forced():
            return pool[0].value
        extra = [] if passing is None else [passing]
        decision = decide(
            COMMANDER, kind, pool, *extra, *_door(s), rule=rule, why_not=why_not, about=about(), otherwise=otherwise
        )
        if not any(o is not passing and o is not DOOR for o in decision.options):
            return None
        [answer] = await together(decision)
        if answer is not DOOR.value:
            return answer
        await open_door(s)


async def pick(
    s: AlexanderState,
    kind: str,
    candidates: Callable[[], Sequence[Option[T]]],
    *,
    rule: str,
    about: Callable[[], Facts] = lambda: NOTHING,
    forced: Callable[[], bool] = lambda: False,
) -> T:
    """`ask` where something can always be chosen."""
    answer = await ask(s, kind, candidates, rule=rule, about=about, forced=forced)
    assert answer is not None
    return answer


def _door(s: AlexanderState) -> tuple[Option[Deed], ...]:
    return (DOOR,) if s.army or special_deeds(s) else ()


async def agree(
    s: AlexanderState,
    kind: str,
    *,
    rule: str,
    about: Callable[[], Facts] = lambda: NOTHING,
    still: Callable[[], bool] = lambda: True,
) -> bool:
    """A question of yes or no; no, if it is idle or a deed of the moment has made it so."""
    if not still():
        return False
    return bool(await ask(s, kind, lambda: (NO, YES) if still() else (), rule=rule, about=about))


async def open_door(s: AlexanderState) -> None:
    """FA-disband-01, FA-spies-01 One deed of any moment."""
    [answer] = await together(decide(COMMANDER, "deed", deeds(s), BACK, rule="FA-disband-01"))
    if answer is not None:
        await do_deed(s, *answer)


async def pause(s: AlexanderState) -> None:
    """FA-disband-01, FA-spies-01 A moment of the enemy's: deeds for a commander who has revoked the order to pass."""
    if IN_SILENCE in s.standing:
        return
    while (act := await window(s, INTERLUDE, (COMMANDER,), lambda _: deeds(s))) is not None:
        await do_deed(s, *act[1])
