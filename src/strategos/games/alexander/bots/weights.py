"""What the sensible commander likes and fears. Others may try other numbers:
`Heuristic(everywhere(msgspec.structs.replace(WEIGHTS, good=0.8)))`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from strategos.bots.weight_files import tuned

from ..state import AlexanderState
from .reckoning import Terms

PACKAGE = __package__ or ""

WON = Terms(
    always=-0.081,
    power=1.161,
    outlast=0.618,
    our_hits=-0.134,
    our_steps=0.188,
    their_hits=-0.183,
    their_steps=0.042,
    advantage=0.083,
    walls=-0.367,
    engines=0.329,
    lives=0.396,
    mortal=0.134,
    plans=0.162,
    gold=0.029,
    their_plans=-0.537,
    flanks=0.25,
    first=-0.339,
    leader=-0.07,
    tricks=0.864,
    alone=-0.575,
)
KILLED = Terms(
    always=-0.573,
    power=0.361,
    outlast=-0.465,
    our_hits=-0.166,
    our_steps=-0.25,
    their_hits=-0.1,
    their_steps=0.161,
    advantage=0.077,
    walls=-0.051,
    engines=0.02,
    lives=-0.913,
    mortal=-0.395,
    plans=-0.03,
    gold=0.006,
    their_plans=0.238,
    flanks=-0.159,
    first=0.367,
    leader=0.166,
    tricks=-0.175,
    alone=-2.595,
)


class Weights(msgspec.Struct, frozen=True):
    """The constants of the heuristic."""

    won: Terms = WON
    """How he reckons the chance of winning a battle,"""
    killed: Terms = KILLED
    """and that of dying in it."""

    good: float = 0.75
    """The chance of winning a battle he likes to fight,"""
    safe: float = 0.08
    """and that of dying he puts up with."""
    boldness: tuple[float, ...] = (0.3, 0.4, 0.55, 0.7)
    """The chance of taking an area he asks for with one, two, three and more turns left after this one."""
    sure: float = 0.97
    """Before the gates he recruits until he takes the place with this chance,"""
    deadly: float = 0.02
    """and dies with this one at most."""
    thrift: float = 0.7
    """How much the price of a unit matters to him,"""
    dread: float = 1.0
    """and how much more than a failure his own death."""
    scare: float = 0.5
    """From this chance of success on he would rather intimidate."""
    rich: float = 15.0
    """Gold he keeps before he pays to disturb the enemy's plans."""
    prayer: int = 6
    """Gold he has before he prays."""
    spare: float = 1.0
    """Gold he keeps beyond the provisions when he recruits."""
    insight: float = 9.0
    """Glory he has before he buys an Insight."""
    reach: int = 3
    """So many of the nearest goals are looked at."""
    light: float = 5.0
    """Units he marches with: six forces never meet resistance and cost the least to feed."""
    fed: float = 8.0
    """More units than these he sends home on a way his purse cannot feed them,"""
    loss: float = 0.03
    """where that costs him no more of his chances."""
    prophets: tuple[str, ...] = ("granicus", "issus", "tyre", "gaugamela")
    """Maps on which he accepts Prophecies."""
    wealth: int = 99
    """Gold from which he governs what he takes in a career."""
    counsel: tuple[int, ...] = (9, 9, 9, 9)
    """With so many Advisors he keeps his Glory in a career, by campaign: in the end it counts."""
    daring: float = 1.0
    """How much of `boldness` he really asks for."""
    hold: float = 0.0
    """Glory he pays at most to keep an intimidation on-going that would fail, where the battle is not inviting."""
    fodder: float = 3.0
    """What the scouts find on the march: so many forces feed themselves."""
    mend: float = 1.0
    """The part of the provisions he keeps when he refits,"""
    toll: float = 1.0
    """the part below which he rather takes a hit than pays,"""
    bribe: float = 1.0
    """and the part he keeps when he pays to save himself hits."""
    helps: tuple[str, ...] = ()
    """Options of a campaign that cost Victory Points and help to win it; he takes them."""
    career_helps: tuple[str, ...] = ()
    """Those he takes in a career besides."""
    legacy: float = 0.0
    """Units he has for the next campaign of a career when one is won, since Gold is not taken along."""
    shed: float = 2.0
    """So many units he sends home at most to be able to pay for a step,"""
    brave: float = 2.0
    """and so many hits he puts up with on it."""
    fame: float = 3.0
    """Glory he keeps when he pays with it to disturb the enemy's plans."""

    wall: float = 3.0
    """How bad a wall is that the enemy builds,"""
    levy: float = 2.0
    """2 Gold or a hit,"""
    garrison: float = 3.0
    """a new unit in a Fortress,"""
    hollow: float = 0.001
    """and how much worse where the enemy's cup is empty and it costs two hits;"""
    prize: float = 1.0
    """and how good a reward that he may win there."""

    even: float = 1.3
    """Own strength over the enemy's below which a battle is hard,"""
    risky: float = 1.4
    """below which the Insights for its beginning are worth playing,"""
    trap: float = 1.6
    """below which the Trap is sprung,"""
    yields: float = 0.4
    """and below which he retreats;"""
    mortal: float = 1.0
    """the chance of losing all that is left in the battle turn to come, Alexander included, from which he does."""
    purse: float = 12.0
    """Gold from which he pays for plans"""
    purse_if_hard: float = 6.0
    """in a battle that is not hard, and in one that is,"""
    paid: float = 7.0
    """until he has so many"""
    paid_if_hard: float = 9.0
    """in the one and in the other."""
    duel_won: float = 0.75
    """He seeks the duel with this chance of winning it"""
    duel_lost: float = 0.04
    """and less than this one of dying in it;"""
    desperate: float = 0.55
    """with less strength than this over the enemy's"""
    desperate_won: float = 0.6
    """with this chance"""
    desperate_lost: float = 0.2
    """and that one."""

    fleet: float = 4.0
    """Transports he has built at Tyre,"""
    fleet_box: float = 7.0
    """before this month; then half of them."""
    blockade: float = 2.0
    """Warships he leaves the city,"""
    blockade_late: float = 3.0
    """and later."""
    rams: float = 3.0
    """Siege Ships he has built,"""
    rams_gold: float = 6.0
    """Gold from which he does."""
    storm: float = 5.0
    """Gold he keeps once there is a way in;"""
    chest: float = 6.0
    """and where he has so much beyond that, he recruits."""
    causeway: float = 4.0
    """Gold beyond that from which he builds the Mole before anything else,"""
    causeway_after: float = 0.0
    """and after transports and warships."""
    suffer: tuple[str, ...] = (
        "lose_2_gold",
        "lose_3_gold",
        "sink_transport",
        "regain_warship",
        "repair_wall",
        "sink_siege_ship",
        "lose_mole_section",
    )
    """What he lets the city's fleet do, the mildest first."""
    home: float = 0.0
    """Units he keeps on the way home while there is time; 0: none, and he spares them."""
    carried: float = 0.0
    """How much of what the scouts will cost he counts as spent, before a battle elsewhere;"""
    ambition: float = 1.0
    """How much more he asks for where three and more turns are left;"""
    caution: float = 0.5
    """the part of the chance of a failure that may be his death."""
    staff: tuple[str, ...] = ("parmenion", "aristander", "hephaestion", "callisthenes", "antipater")
    """Advisors from the most to the least wanted."""


class Campaigns(msgspec.Struct, frozen=True):
    """How he plays each of them."""

    granicus: Weights
    issus: Weights
    tyre: Weights
    gaugamela: Weights

    def of(self, s: AlexanderState) -> Weights:
        """Those for the campaign under way."""
        found: Weights = getattr(self, s.map.id)
        return found


def everywhere(weights: Weights) -> Campaigns:
    """The same in all of them."""
    return Campaigns(weights, weights, weights, weights)


WEIGHTS = Weights()
PLAIN = everywhere(WEIGHTS)
"""Those of `heuristic-1`, which others are measured by: they and what they lead to never change."""
CAREER = replace(
    WEIGHTS, prophets=("tyre", "gaugamela"), counsel=(9, 9, 3, 0), wealth=15, hold=9.0, mend=1.6, legacy=20.0
)
FIRST_ARISTANDER = ("aristander", "parmenion", "hephaestion", "callisthenes", "antipater")
NO_MOLE: dict[str, float] = {
    "causeway": 99.0,
    "causeway_after": 99.0,
    "blockade": 9.0,
    "blockade_late": 9.0,
    "storm": 0.0,
    "chest": 1.0,
}
"""At Tyre Siege Ships breach the wall, and Gold for the Mole or against warships is Gold that the Army lacks."""
PAYS_FOR_PLANS: dict[str, float] = {"purse": 1.0, "purse_if_hard": 1.0, "paid": 12.0, "paid_if_hard": 12.0}
"""All the Gold that is left when a battle begins."""
NEAREST: dict[str, Any] = {"reach": 1, "home": 4.0, "desperate_won": 0.4, "desperate_lost": 0.6}
"""On the long way of the last campaign one goal after the other, and the duel before a defeat."""
TUNED = Campaigns(
    granicus=tuned(replace(CAREER, caution=0.25, mend=2.4, career_helps=("war_chest",)), PACKAGE, "granicus"),
    issus=tuned(replace(CAREER, bribe=0.01, staff=FIRST_ARISTANDER, hollow=3.0, reach=1, thrift=0.4), PACKAGE, "issus"),
    tyre=tuned(replace(CAREER, **NO_MOLE, career_helps=("cypriot_fleet",)), PACKAGE, "tyre"),
    gaugamela=tuned(
        replace(CAREER, **NEAREST, **PAYS_FOR_PLANS, thrift=0.4, helps=("antipaters_levies",)), PACKAGE, "gaugamela"
    ),
)
"""Those of *normal*."""
