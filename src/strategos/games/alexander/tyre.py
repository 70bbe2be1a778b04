"""The campaign of Tyre: the fleet's orders, the four tracks, siege ships, the way into the city."""

from __future__ import annotations

from functools import cache, partial

from strategos.kernel.asking import No, Option
from strategos.kernel.chance import roll

from .anytime import agree, ask, at_once, pause, pick
from .events import FleetEffect, FleetRolled, SectionHit, SectionRepaired, SiegeShipFired, TrackMoved
from .facts import SECTION
from .glorification import lose_gold
from .hits import take_hits
from .state import AlexanderState, FleetOrder, advised, option_amount

Effect = str
TRACKS = ("transports", "mole", "siege_ships", "warships")
_EFFECT: dict[str, Option[str]] = {
    name: Option(name, name, {"button": name})
    for name in (
        "sink_siege_ship",
        "sink_transport",
        "lose_2_gold",
        "lose_3_gold",
        "lose_mole_section",
        "repair_wall",
        "regain_warship",
    )
}


@cache
def _section(n: int) -> Option[int]:
    return Option(f"section-{n + 1}", n, {"piece": f"section-{n + 1}"})


def besieging(s: AlexanderState) -> bool:
    """The campaign of Tyre, with the city not yet fallen."""
    return s.map.id == "tyre" and not s.conquered[s.map.area("tyre")]


def breached(s: AlexanderState) -> bool:
    return 0 in s.sections


def mole_complete(s: AlexanderState) -> bool:
    """FA-mole-05 The marker is in the last box."""
    return s.map.id == "tyre" and s.mole == len(s.map.track["mole"]) - 1


def why_not_enter_tyre(s: AlexanderState, to: int) -> No | None:
    """FA-tyre-move-01, FA-tyre-move-02 Only from Old Tyre, through a destroyed section or over the finished Mole."""
    if s.map.id != "tyre" or s.map.areas[to] != "tyre" or s.conquered[to]:
        return None
    if not breached(s) and not mole_complete(s):
        return No("FA-tyre-move-02", "no_way_in", {"space": s.map.refs[to], "mole": s.mole})
    return None


def man_the_walls(s: AlexanderState) -> None:
    """ruling: tyre-battle-walls. Over the Mole with no breach the section at its head fights as one wall."""
    if s.map.id != "tyre":
        return
    area = s.map.area("tyre")
    others = tuple(c for c in s.garrison[area] if c != SECTION)
    if s.area == area and not s.conquered[area] and not breached(s):
        s.strength[SECTION] = s.sections[0] - 1
        others = (*others, SECTION)
    s.garrison[area] = others


# -- orders of Tyre --------------------------------------------------------------------------------------------------


def fleet_rolls(s: AlexanderState) -> int:
    """FA-fleet-03 One die per warship, from the box the map says, until Tyre falls."""
    if not besieging(s) or s.box < s.map.number["fleet_first_box"]:
        return 0
    return s.warships + option_amount(s, "raiders")


async def aristander(s: AlexanderState, total: int, now: str, then: str) -> int:
    """FA-advisor-03 After seeing a roll for Enemy Orders the player may add 1 to it."""
    still = partial(advised, s, "aristander")
    if not still():
        return 0
    about = {"total": total, "effect": f"effect:{now}", "other": f"effect:{then}"}
    return int(await agree(s, "aristander", rule="FA-advisor-03", about=lambda: about, still=still))


def either(s: AlexanderState, total: int) -> tuple[Effect, ...]:
    """FA-tyre-orders-01 The effects a total offers; none is no effect."""
    return s.map.fleet[min(total + 1, len(s.map.fleet) - 1)]


def possible(s: AlexanderState, effect: Effect) -> bool:
    """FA-tyre-orders-02, FA-tyre-orders-03 Only what can be applied can be suffered."""
    return {
        "sink_siege_ship": s.siege_ships > 0,
        "sink_transport": s.transports > 0,
        "lose_2_gold": s.gold >= 2,
        "lose_3_gold": s.gold >= 3,
        "lose_mole_section": s.mole > 0,
        "repair_wall": any(section < 2 for section in s.sections),
        "regain_warship": s.warships < s.map.number["max_warships"],
    }[effect]


async def fleet_order(s: AlexanderState, task: FleetOrder) -> None:
    """FA-fleet-03 A die; of two effects the player chooses one, and if neither can be he takes a hit."""
    [die] = await roll(6, purpose="tyrian fleet", rule="FA-fleet-03")
    m = s.map.number
    bonus = m["fleet_modifier"] if s.box >= m["fleet_modifier_from_box"] else 0
    bonus += task.bonus
    total = die + bonus
    now, then = either(s, total), either(s, total + 1)
    extra = await aristander(s, total, "_or_".join(now) or "none", "_or_".join(then) or "none")
    total += extra
    s.emit(FleetRolled(die, bonus + extra, total))
    await pause(s)
    effects = either(s, total)
    if not effects:
        return
    effect = await ask(
        s,
        "fleet",
        lambda: [_EFFECT[e] for e in effects if possible(s, e)],
        rule="FA-tyre-orders-01",
        about=lambda: {"total": total},
        forced=at_once,
    )
    if effect is None:
        await take_hits(s, 1, "fleet", "FA-tyre-orders-02")
        return
    s.emit(FleetEffect(effect))
    await suffer(s, effect)


async def suffer(s: AlexanderState, effect: Effect) -> None:
    """FA-fleet-01 What the Tyrian fleet does."""
    if effect == "sink_siege_ship":
        s.siege_ships -= 1
        s.emit(TrackMoved("track:siege_ships", s.siege_ships, 0))
    elif effect == "sink_transport":
        s.transports -= 1
        s.emit(TrackMoved("track:transports", s.transports, 0))
    elif effect == "lose_mole_section":
        s.mole -= 1
        s.emit(TrackMoved("track:mole", s.mole, 0))
    elif effect == "regain_warship":
        s.warships += 1
        s.emit(TrackMoved("track:warships", s.warships, 0))
    elif effect == "repair_wall":
        await repair_wall(s)
    else:
        lose_gold(s, 2 if effect == "lose_2_gold" else 3, "fleet")


async def repair_wall(s: AlexanderState) -> None:
    """FA-tyre-orders-06, FA-tyre-orders-07 Destroyed to reduced, or reduced to full; destroyed sections come first."""
    worst = min(s.sections)
    sections = [_section(n) for n, section in enumerate(s.sections) if section == worst]
    n = await pick(s, "repair", lambda: sections, rule="FA-tyre-orders-07", forced=at_once)
    s.sections[n] += 1
    s.emit(SectionRepaired(n + 1, s.sections[n]))


# -- Siege Ships -----------------------------------------------------------------------------------------------------


async def fire_siege_ships(s: AlexanderState) -> None:
    """FA-ship-02, FA-ship-04 Wherever the Army is each ship rolls; a second die picks the section that is hit."""
    if not besieging(s):
        return
    for _ in range(s.siege_ships):
        [die] = await roll(6, purpose="siege ship", rule="FA-ship-02")
        hits = int(die <= s.map.number["ship_hits_at_most"])
        s.emit(SiegeShipFired(die, hits))
        if not hits:
            continue
        [place] = await roll(6, purpose="wall section", rule="FA-ship-04")
        n = place - 1
        # A hit on a section already destroyed has no effect (ruling: ship-rehit).
        s.sections[n] = max(0, s.sections[n] - 1)
        s.emit(SectionHit(place, s.sections[n]))
    man_the_walls(s)


# -- buying along the tracks -----------------------------------------------------------------------------------------


def next_on_track(s: AlexanderState, track: str) -> tuple[int, int] | None:
    """The box a purchase would move the marker to, and its price; None at the end of the track."""
    costs = s.map.track[track]
    at = {"transports": s.transports, "mole": s.mole, "siege_ships": s.siege_ships, "warships": s.warships}[track]
    to = at - 1 if track == "warships" else at + 1
    if not 0 <= to < len(costs):
        return None
    return to, costs[to] + (option_amount(s, "winter_storms") if track == "mole" else 0)


def why_not_track(s: AlexanderState, track: str) -> No | None:
    """FA-tyre-orders-11 The tracks are bought along while the Army is in Old Tyre; one Mole section a turn."""
    if s.map.areas[s.area] != "old_tyre":
        return No("FA-tyre-orders-11", "not_in_old_tyre", {"space": "space:old_tyre"})
    if track in ("siege_ships", "warships") and not besieging(s):
        return No("FA-tyre-orders-11", "tyre_fallen")
    box = next_on_track(s, track)
    if box is None:
        return No("FA-ship-01", "track_end", {"track": f"track:{track}"})
    if track == "mole" and s.mole_built:
        return No("FA-mole-03", "one_section_a_turn")
    if s.gold < box[1]:
        return No("FA-spend-01", "too_little_gold", {"needs": box[1], "gold": s.gold})
    return None


def move_track(s: AlexanderState, track: str) -> None:
    """FA-ship-01, FA-mole-04, FA-transport-02 Pay the box's price and move the marker."""
    box = next_on_track(s, track)
    assert box is not None
    to, gold = box
    if track == "transports":
        s.transports = to
    elif track == "mole":
        s.mole, s.mole_built = to, True
    elif track == "siege_ships":
        s.siege_ships = to
    else:
        s.warships = to
    s.emit(TrackMoved(f"track:{track}", to, gold))
    lose_gold(s, gold)
