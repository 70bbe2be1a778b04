"""What may be done at any time outside a battle: disbanding, Spies, two Prophecies.

The rules that ask the player what to do next put these beside their own options.
"""

from __future__ import annotations

from functools import cache

from strategos.kernel.asking import Option
from strategos.kernel.chance import draw

from .events import InsightUsed, SpiesStruck
from .facts import FORTRESS, IS_LEADER, NUMBER, PROPHECY, REF, verb
from .losses import disband, return_to_cup
from .prophecies import offer_to_the_serpent, pray
from .state import AlexanderState

Deed = tuple[str, int]
"""A verb and what it is done to: a counter, an area, the number of an Advisor."""

PRAY: Option[Deed] = Option("pray", ("pray", 0), {"button": "pray"})
SPIES: Option[Deed] = Option("spies", ("spies", 0), {"card": "spies"})


@cache
def _to_the_serpent(place: int, advisor: str) -> Option[Deed]:
    on = {"card": advisor, "button": "serpent", "what": f"card:{advisor}"}
    return Option(f"serpent {advisor}", ("serpent", place), on)


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


def deeds(s: AlexanderState) -> list[Option[Deed]]:
    """Sciogliere, Spie, Le Profezie: all that may be done at any time outside a battle."""
    found = special_deeds(s)
    found.extend(verb("disband", c) for c in s.army)
    return found


def spied_fortresses(s: AlexanderState) -> list[int]:
    """Spie: enemy Fortresses with anything in them, except that of Tyre under siege."""
    m = s.map
    return [
        a
        for a in m.fortress_order
        if not s.conquered[a] and s.garrison[a] and not (m.areas[a] == "tyre" and m.key[a] == FORTRESS)
    ]


async def do_deed(s: AlexanderState, deed: str, what: int) -> bool:
    """Carry out a deed that is allowed at any time; False if it is none."""
    if deed == "disband":
        disband(s, what)
    elif deed == "pray":
        pray(s)
    elif deed == "serpent":
        offer_to_the_serpent(s, s.advisors[what])
    elif deed == "spies":
        await send_spies(s)
    else:
        return False
    return True


async def send_spies(s: AlexanderState) -> None:
    """Spie: one random counter, walls included, leaves every enemy Fortress; it gives no Gold."""
    s.insights.remove("spies")
    s.emit(InsightUsed("card:spies"))
    for area in spied_fortresses(s):
        counters = [c for c in s.garrison[area] if not IS_LEADER[c]]
        if not counters:
            continue
        counter = counters[(await draw(len(counters), purpose="spies"))[0] - 1]
        s.garrison[area] = tuple(c for c in s.garrison[area] if c != counter)
        return_to_cup(s, counter)
        s.emit(SpiesStruck(s.map.refs[area], REF[counter]))
