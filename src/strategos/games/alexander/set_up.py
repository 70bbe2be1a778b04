"""Set-Up: the map of a campaign laid out, options and Advisors chosen, the enemy deployed."""

from __future__ import annotations

from strategos.kernel.asking import DONE, Option, choose, offer
from strategos.kernel.chance import draw, shuffled
from strategos.kernel.game import Setup

from .anytime import IN_SILENCE
from .events import (
    AdvisorJoined,
    AdvisorLost,
    CampaignBegun,
    EnemyDeployed,
    OptionTaken,
)
from .facts import (
    ADVISORS,
    CAMPAIGNS,
    CUP_OF,
    INSIGHTS,
    KIND,
    NATIONS,
    NUMBER_OF,
    OPERATIONS,
    OWN,
    PROPHECIES,
    WALLS,
    card,
)
from .losses import take_from_cup
from .operations import first_operation_units
from .state import COMMANDER, AlexanderState, has_option, option_amount


def begin(setup: Setup) -> AlexanderState:
    """The empty table; everything is laid out by the first procedure."""
    linked = setup.scenario == "linked"
    return AlexanderState(
        linked=linked,
        campaign=0 if linked else CAMPAIGNS.index(setup.scenario),
        choices=dict(setup.options),
        standing=[IN_SILENCE],
    )


async def set_up(s: AlexanderState) -> None:
    """FA-setup-01 Set-Up: lay out the map of the campaign; once for each campaign."""
    if s.ready:
        return
    lay_out(s)
    s.emit(CampaignBegun(f"scenario:{s.map.id}"))
    await choose_options(s)
    await choose_advisors(s)
    apply_options(s)
    await deploy_enemy(s)
    s.pile = await shuffled(range(len(OPERATIONS)), purpose="operations", rule="FA-opset-01")
    await first_operation_units(s)
    await place_prophecies(s)
    s.ready = True


def lay_out(s: AlexanderState) -> None:
    """FA-setup-01, FA-linked-04 All that is not chosen or drawn; in a career Army, Advisors, level, Insights stay."""
    m = s.map
    n = len(m.areas)
    carried = s.linked and s.campaign > 0
    s.box = 0
    s.area = s.came_from = m.area(m.names["start_area"])
    s.camps = {}
    s.garrison = [()] * n
    s.conquered, s.area_glory, s.area_gold = [0] * n, [0] * n, [0] * n
    s.cities, s.temples, s.entered = [0] * n, [0] * n, []
    s.options, s.lost_advisors, s.bought, s.intimidated = [], [], [], []
    s.cup = [CUP_OF[nation] for nation in NATIONS]
    s.walls, s.destroyed = WALLS, []
    s.gold, s.glory = m.number["gold"], m.number["glory"]
    s.oracle, s.unread, s.prophecies, s.silent_from = [-1] * n, [], {}, 0
    s.drawn, s.cancelled, s.waiting = [], [], []
    s.mole_built = False
    s.transports = m.number.get("transports", 0)
    s.mole = m.number.get("mole_sections", 0)
    s.siege_ships = m.number.get("siege_ships", 0)
    s.warships = m.number.get("warships", 0)
    s.sections = [2] * m.number.get("wall_sections", 0)
    if not carried:
        s.level = m.number["alexander_level"]
        s.army = muster([str(u) for u in m.lists["units"]])
        s.advisors = []
        s.insights = []
    s.insight_cup = [i for i in INSIGHTS if i not in s.insights]


def muster(kinds: list[str], army: list[int] | None = None) -> list[int]:
    """Counters of these kinds that are not yet in the army, as far as there are any."""
    found = list(army or ())
    for kind in kinds:
        free = [c for c in OWN if KIND[c] == kind and c not in found]
        found.extend(free[:1])
    return sorted(found)


async def choose_options(s: AlexanderState) -> None:
    """FA-option-01 None, some or all of the map's Special Options, before the first turn."""
    while True:
        left = [card(o) for o in s.map.options if o not in s.options]
        option = await offer(
            COMMANDER, "options", left, DONE, rule="FA-option-01", about={"campaign": f"scenario:{s.map.id}"}
        )
        if option is None:
            return
        s.options.append(option)
        s.emit(OptionTaken(f"card:{option}", s.map.options[option].vp))


async def choose_advisors(s: AlexanderState) -> None:
    """FA-advset-01 As many as the map says, of the player's choice; not in a career under way."""
    if has_option(s, "philotas_affair"):
        if "parmenion" in s.advisors:
            s.advisors.remove("parmenion")
            s.emit(AdvisorLost("card:parmenion"))
        s.lost_advisors.append("parmenion")
    if s.linked and s.campaign > 0:
        return
    for advisor in s.map.lists["advisors_fixed"]:
        s.advisors.append(str(advisor))
        s.emit(AdvisorJoined(f"card:{advisor}", 0))
    for left in range(s.map.number["advisors_chosen"], 0, -1):
        free: list[Option[str]] = [card(a) for a in ADVISORS if a not in s.advisors and a not in s.lost_advisors]
        advisor = await choose(COMMANDER, "advisor", free, rule="FA-advset-01", about={"left": left})
        s.advisors.append(advisor)
        s.emit(AdvisorJoined(f"card:{advisor}", 0))


def apply_options(s: AlexanderState) -> None:
    """FA-option-02 Those that change the Set-Up."""
    s.gold += option_amount(s, "war_chest")
    s.siege_ships += option_amount(s, "cypriot_fleet")
    if has_option(s, "antipaters_levies"):
        s.army = muster(["mac_phalanx", "mac_light_cavalry"], s.army)


async def deploy_enemy(s: AlexanderState) -> None:
    """FA-unitset-03 The enemy's units, leaders and walls go where the map says; the rest is in the cups."""
    m = s.map
    for row in m.file.enemy:
        cup = NATIONS.index(row.nation)
        for kind in row.units:
            at = [KIND[c] for c in s.cup[cup]].index(kind)
            place(s, row.id, take_from_cup(s, row.nation, at))
    for row in m.file.enemy:
        cup = NATIONS.index(row.nation)
        if row.random:
            size = len(s.cup[cup])
            for pick in await draw(*range(size, size - row.random, -1), purpose="enemy unit", rule="FA-unitset-03"):
                place(s, row.id, take_from_cup(s, row.nation, pick - 1))
        if row.leader is not None:
            place(s, row.id, NUMBER_OF[row.leader])
        for _ in range(row.walls):
            wall, s.walls = s.walls[-1], s.walls[:-1]
            place(s, row.id, wall)
        s.emit(EnemyDeployed(f"space:{row.id}", len(s.garrison[m.area(row.id)]), row.walls))


def place(s: AlexanderState, area: str, counter: int) -> None:
    n = s.map.area(area)
    s.garrison[n] = (*s.garrison[n], counter)


async def place_prophecies(s: AlexanderState) -> None:
    """FA-prophset-01 One face down in every area with an Oracle."""
    deck = await shuffled(range(len(PROPHECIES)), purpose="prophecies", rule="FA-prophset-01")
    for oracle in s.map.lists["oracles"]:
        s.oracle[s.map.area(str(oracle))] = deck.pop()
    s.unread = sorted(deck)
