"""Victory and linked campaigns: the end of a campaign, and of a career of four."""

from __future__ import annotations

from strategos.kernel.agenda import under_way
from strategos.parts.accounts import Closed

from .events import (
    CampaignLost,
    CampaignWon,
    CareerEnded,
    ImmortalityScored,
)
from .facts import (
    CAMPAIGNS,
    NUMBER,
    years,
)
from .glorification import glorify
from .prophecies import end_silence, fail
from .state import GOVERNED, AlexanderState, Battle, Finished
from .tyre import mole_complete


def victorious(s: AlexanderState) -> bool:
    """FA-key-02, FA-victory-01 Every key area conquered, and the Army where the map wants it."""
    where = s.map.names["win_in"]
    return all(s.conquered[a] for a in s.map.key_areas) and (not where or s.map.areas[s.area] == where)


def early_win_box(s: AlexanderState) -> int:
    """FA-tyre-win-02 The last month whose victory glorifies Alexander (ruling: november)."""
    return s.map.number["early_win_box"] - (s.choices["november"] == "before")


async def turn_end(s: AlexanderState) -> None:
    """FA-victory-01 At the end of the turn the campaign may be won; a career then goes on to the next map."""
    end_silence(s)
    if not victorious(s):
        return
    if s.map.id == "tyre" and s.box <= early_win_box(s):
        glorify(s)
    if s.linked:
        # FA-linked-06: a Prophecy still open has failed.
        await fail(s, list(s.prophecies), lethal=False)
    score(s)
    if s.linked and s.campaign + 1 < len(CAMPAIGNS):
        s.campaign += 1
        s.ready = False
        return
    s.result = "won"
    if rated(s):
        s.emit(CareerEnded(s.immortality, years(s.immortality)))


def rated(s: AlexanderState) -> bool:
    """FA-single-01 Calcolo Vittoria Singola."""
    return s.linked or s.choices["rating"] == "immortality"


def victory_points(s: AlexanderState) -> tuple[int, int, int, int]:
    """FA-victory-03, FA-city-01, FA-option-03 The turn box, 5 per City, the options, 15 for the Mole."""
    cities = NUMBER["city_vp"] * sum(s.cities)
    options = sum(s.map.options[o].vp for o in s.options if deserved(s, o))
    mole = s.map.number["mole_vp"] if mole_complete(s) else 0
    return s.map.vp[s.box], cities, options, mole


def deserved(s: AlexanderState, option: str) -> bool:
    """FA-option-03, FA-option-04 Every option counts, but the desert's only for who has crossed it."""
    return option != "gedrosian_desert" or s.map.area(s.map.options[option].area) in s.entered


def immortality_points(s: AlexanderState, vp: int) -> tuple[int, int, int, int]:
    """FA-final-01, FA-final-02 Governed areas, unspent Glory, VP, and after Gaugamela ten times the level."""
    level = NUMBER["immortality_level"] * s.level if s.map.id == "gaugamela" else 0
    return (
        NUMBER["immortality_governed"] * s.conquered.count(GOVERNED),
        NUMBER["immortality_glory"] * s.glory,
        NUMBER["immortality_vp"] * vp,
        level,
    )


def score(s: AlexanderState) -> None:
    """FA-option-05, FA-linked-03 Write the campaign into the Player Log."""
    parts = victory_points(s)
    vp = sum(parts)
    s.vp += vp
    s.emit(CampaignWon(f"scenario:{s.map.id}", *parts, vp))
    points = 0
    if rated(s):
        shares = immortality_points(s, vp)
        points = max(0, sum(shares))
        s.immortality += points
        s.emit(ImmortalityScored(*shares, points, s.immortality))
    s.career.append(Finished(s.map.id, s.map.file.boxes[s.box].id, vp, points, s.level))


def record_loss(s: AlexanderState) -> None:
    """FA-victory-04 A campaign lost ends the career; what was won before is rated."""
    if s.battle_turn or under_way(s, Battle) is not None:
        s.emit(Closed())
    s.emit(CampaignLost(f"scenario:{s.map.id}", s.result))
    s.career.append(Finished(s.map.id, s.map.file.boxes[s.box].id, 0, 0, s.level))
    s.agenda.clear()
    if s.linked:
        s.emit(CareerEnded(s.immortality, years(s.immortality)))
