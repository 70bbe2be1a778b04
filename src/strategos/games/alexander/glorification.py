"""Alexander's level, his death, the Treasury and unspent Glory."""

from __future__ import annotations

from .events import (
    AlexanderHit,
    AlexanderKilled,
    GloryGained,
    GlorySpent,
    GoldGained,
    GoldLost,
    LevelGained,
    LevelLost,
    ProphecyFulfilled,
)
from .facts import NUMBER, PROPHECIES, PROPHECY, TOP_LEVEL
from .state import AlexanderState


class CampaignOver(Exception):
    """Ends whatever procedure is running: the campaign is lost, and `result` says how."""


def lose_campaign(s: AlexanderState, why: str) -> None:
    """FA-victory-04 The campaign is a failure and nothing more is played."""
    s.result = why
    raise CampaignOver(why)


def glorify(s: AlexanderState) -> None:
    """FA-glorif-01 The next higher level. Nothing is above A8 (ruling: level-cap)."""
    if s.level < TOP_LEVEL:
        s.level += 1
        s.emit(LevelGained(s.level))


def lose_level(s: AlexanderState) -> None:
    """FA-prophfail-02 One level, not the two of a hit."""
    s.level -= 1
    s.emit(LevelLost(s.level))


def hit_alexander(s: AlexanderState) -> None:
    """FA-death-01, FA-death-02 A hit costs two levels; at A1 and A2 it kills him and the game is lost."""
    cost = NUMBER["levels_per_hit"]
    if s.level <= cost:
        s.emit(AlexanderKilled(s.level))
        lose_campaign(s, "alexander_killed")
    s.level -= cost
    s.emit(AlexanderHit(s.level))


def fulfil(s: AlexanderState, prophecy: str) -> None:
    """FA-prophdone-01 If it was accepted and is still open, one Glorification."""
    n = PROPHECY[prophecy]
    if n not in s.prophecies:
        return
    del s.prophecies[n]
    if prophecy == "make_your_own":
        s.silent_from = 0
    s.emit(ProphecyFulfilled(f"card:{PROPHECIES[n].id}", min(s.level + 1, TOP_LEVEL)))
    glorify(s)


def room_for_gold(s: AlexanderState) -> int:
    """FA-gold-03 The counters provided are all the Gold there is, that on the map included."""
    return max(0, NUMBER["max_gold"] - s.gold - sum(s.area_gold))


def gain_gold(s: AlexanderState, gold: int, why: str) -> None:
    """FA-gold-05 Gold goes into the Treasury as far as there are counters for it."""
    gold = min(gold, room_for_gold(s))
    if gold > 0:
        s.gold += gold
        s.emit(GoldGained(gold, why))
        heed_silver_spears(s)


def heed_silver_spears(s: AlexanderState) -> None:
    """FA-prophecy-08 With silver spears asks for 15 Gold in the Treasury at any moment."""
    if s.gold >= NUMBER["silver_spears_gold"]:
        fulfil(s, "silver_spears")


def lose_gold(s: AlexanderState, gold: int, why: str = "") -> None:
    """Gold leaves the Treasury; without a reason the event that goes with it says so."""
    s.gold -= gold
    if gold and why:
        s.emit(GoldLost(gold, why))


def gain_glory(s: AlexanderState, glory: int, why: str) -> None:
    """FA-glory-04 Unspent Glory, as far as there are counters for it."""
    glory = min(glory, NUMBER["max_glory"] - s.glory)
    if glory > 0:
        s.glory += glory
        s.emit(GloryGained(glory, why))


def spend_glory(s: AlexanderState, glory: int, why: str = "") -> None:
    """Glory is spent; without a reason the event that goes with it says so."""
    s.glory -= glory
    if glory and why:
        s.emit(GlorySpent(glory, why))
