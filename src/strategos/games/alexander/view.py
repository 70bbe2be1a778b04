"""What the commander and any spectator may see. Nothing is his alone; hidden are only counters that lie face down.

For whoever draws it:

* `facts`: `campaign`, `linked`, `box` (number), `date` (`track:<id>`), `level`, `gold`, `glory`, `forces`, `vp`,
  `immortality`, `silent` (Advisors silenced by a Prophecy), `city_price`, `temple_price`, `raze_gold`, `govern_gold`,
  `base_gold`, `insight_price`, `insight_choice_price`, `advisor_price`, `refit_price`, `cup_<nation>` (units left in
  it), `walls_left`, at Tyre `price_<track>` (the next step).
* `pieces`: `army` (the Army counter on its space); `alexander` and the units of the Army `at` `space:battlefield`;
  every Macedonian counter not in the Army `at` `space:reinforcements` with its `price`; enemy units, leaders and walls
  at their spaces; what gathers for the next Operation `at` `space:operations`; enemy units destroyed since the last
  income `at` `space:destroyed`; `section-1` … `section-6`, Tyre's wall sections, at `space:tyre`, `strength` 0 to 2;
  `city-<area>`, `temple-<area>`; `prophecy-<area>`, a Prophecy face down.
  Units have facts `full` (bool), `one_step`, `type`, `battle`, `superior`, `speed`, and in a battle `acted`, `rests`.
* `spaces`: for the areas of the campaign under way only: `kind` (fortress, battle, oracle, none), `state` (enemy,
  taken, governed, razed, revolted, or empty), `glory` and `gold` lying there, `oracle`, `city`, `temple`, `distance`
  from the Army, `nation`, `count` of enemy counters.
* `links`: the campaign's links, when the career changes maps (the board of a single campaign has them).
* `tracks`: `turn` (marker `turn`, and each accepted Prophecy on its deadline), `gold`, `glory`, `level`, and at Tyre
  `transports`, `mole`, `siege_ships`, `warships`.
* `hands` (all public): `advisors`, `advisors_free`, `insights`, `insight_cup`, `options`, `prophecies`,
  `operations_drawn`, `operations_cancelled`, `operations_pile` (only how many), in battle `enemy_plans`, `own_plans`.
* `stage`: `orders` (total → effect, of the map's table; at Tyre `fleet_orders` too), `operation` (destination by die or
  mutiny), `career:<campaign>` (box, vp, immortality, level) for each finished campaign, and while a battle is on
  `battle` (space, turn, speed now acting, duel, advantage, penalty, free plans, maneuver, bucephalus) and one group
  `line:<nn>:<piece>` per counter of either side in order of speed (side, speed, battle, superior, full, acted, rests).
"""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Facts, Plain, Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Hand, Link, Piece, Side, View

from .attacks import enemy_values, force_advantage, own_values, rests, wall_penalty
from .facts import (
    ADVISOR_PRICE,
    ADVISORS,
    ALEXANDER,
    CAMPAIGN,
    CAMPAIGNS,
    ENEMY_PLANS,
    IS_WALL,
    KIND,
    LOG_FILE,
    NAME,
    NATION,
    NATIONS,
    NUMBER,
    ONE_STEP,
    OPERATIONS,
    OWN,
    OWN_PLANS,
    PRICE,
    PROPHECIES,
    TOP_LEVEL,
    TYPE,
    Campaign,
)
from .plans import free_plans
from .sequence import PHASES, SEQUENCE
from .state import AlexanderState, SpeedGroup, forces, unconquered, values
from .tyre import TRACKS, next_on_track

BOXES = ("battlefield", "reinforcements", "operations", "destroyed")
STATES = ("", "taken", "governed", "razed", "revolted")


def fighting(s: AlexanderState) -> bool:
    return s.battle_turn > 0


def view(s: AlexanderState, _seat: Seat | None) -> View:
    """The whole Player Log and map; of what lies face down only that it lies there."""
    # Siege Ships are Tyre's alone.
    phases = tuple(name for name in PHASES if name != "siege" or s.map.id == "tyre")
    if not s.garrison:
        return View(s.clock.round, "set_up", phases, "macedonian", _sides(s), (), {})
    return View(
        s.clock.round,
        phase(SEQUENCE, s.clock).name,
        phases,
        "macedonian",
        _sides(s),
        tuple(_pieces(s)),
        {name: _space(s, n) for n, name in enumerate(s.map.areas)},
        _links(s.map) if s.linked else (),
        _tracks(s),
        tuple(_hands(s)),
        _stage(s),
        _facts(s),
    )


def _sides(s: AlexanderState) -> tuple[Side, ...]:
    return (
        Side("macedonian", 0, 1),
        *(Side(nation, None, n + 2, alive=nation in s.map.nation) for n, nation in enumerate(NATIONS)),
    )


def _unit(s: AlexanderState, counter: int, at: str) -> Piece:
    battle, superior, speed = values(s, counter)
    facts: dict[str, Plain] = {
        "full": counter == ALEXANDER or bool(s.strength[counter]),
        "one_step": counter != ALEXANDER and ONE_STEP[counter],
        "type": TYPE[counter],
        "battle": battle,
        "superior": superior,
        "speed": speed,
    }
    if counter == ALEXANDER:
        facts["level"] = s.level
    if at == "space:reinforcements":
        facts["price"] = PRICE[counter]
    if fighting(s):
        facts["acted"] = counter in s.acted
        facts["rests"] = counter != ALEXANDER and rests(s, counter)
    if counter == ALEXANDER:
        side = "macedonian"
    else:
        side = NATION[counter] or s.map.nation[s.area] or None
    return Piece(NAME[counter], KIND[counter], at, side, facts=facts)


def _pieces(s: AlexanderState) -> list[Piece]:
    found = [Piece("army", "army", s.map.refs[s.area], "macedonian"), _unit(s, ALEXANDER, "space:battlefield")]
    found.extend(_unit(s, c, "space:battlefield") for c in s.army)
    found.extend(_unit(s, c, "space:reinforcements") for c in OWN if c not in s.army)
    for area, counters in enumerate(s.garrison):
        found.extend(_unit(s, c, s.map.refs[area]) for c in counters)
    found.extend(_unit(s, c, "space:operations") for c in s.waiting)
    found.extend(_unit(s, c, "space:destroyed") for c in s.destroyed)
    for n, section in enumerate(s.sections):
        found.append(Piece(f"section-{n + 1}", "wall_section", "space:tyre", facts={"strength": section}))
    for area, name in enumerate(s.map.areas):
        if s.cities[area]:
            found.append(Piece(f"city-{name}", "city", s.map.refs[area], "macedonian"))
        if s.temples[area]:
            found.append(Piece(f"temple-{name}", "temple", s.map.refs[area], "macedonian"))
        if s.oracle[area] >= 0:
            found.append(Piece(f"prophecy-{name}", "prophecy", s.map.refs[area]))
    return found


def _space(s: AlexanderState, area: int) -> Facts:
    return {
        "kind": s.map.key[area],
        "state": "enemy" if unconquered(s, area) else STATES[s.conquered[area]],
        "glory": s.area_glory[area],
        "gold": s.area_gold[area],
        "oracle": s.oracle[area] >= 0,
        "city": bool(s.cities[area]),
        "temple": bool(s.temples[area]),
        "distance": s.map.distance[s.area][area],
        "nation": s.map.nation[area],
        "count": len(s.garrison[area]),
    }


def _links(m: Campaign) -> tuple[Link, ...]:
    return tuple(Link(row.a, row.b, row.kind, sure=row.sure) for row in m.file.links)


def _tracks(s: AlexanderState) -> Mapping[str, Mapping[str, int]]:
    turn = {"turn": s.box}
    turn.update({PROPHECIES[n].id: box for n, box in s.prophecies.items()})
    tracks = {"turn": turn, "gold": {"treasury": s.gold}, "glory": {"glory": s.glory}, "level": {"alexander": s.level}}
    if s.map.id == "tyre":
        tracks["transports"] = {"transport": s.transports}
        tracks["mole"] = {"mole": s.mole}
        tracks["siege_ships"] = {"siege_ship": s.siege_ships}
        tracks["warships"] = {"warship": s.warships}
    return tracks


def _hand(name: str, cards: list[str] | tuple[str, ...]) -> Hand:
    return Hand(name, len(cards), tuple(cards))


def _hands(s: AlexanderState) -> list[Hand]:
    hands = [
        _hand("advisors", s.advisors),
        _hand("advisors_free", [a for a in ADVISORS if a not in s.advisors and a not in s.lost_advisors]),
        _hand("insights", s.insights),
        _hand("insight_cup", s.insight_cup),
        _hand("options", s.options),
        _hand("prophecies", [PROPHECIES[n].id for n in s.prophecies]),
    ]
    if s.map.number["operations_used"]:
        hands.append(_hand("operations_drawn", [OPERATIONS[n].id for n in s.drawn]))
        hands.append(_hand("operations_cancelled", [OPERATIONS[n].id for n in s.cancelled]))
        hands.append(Hand("operations_pile", len(s.pile)))
    if any(s.enemy_plans) or any(s.own_plans):
        hands.append(_hand("enemy_plans", [ENEMY_PLANS[n] for n, k in enumerate(s.enemy_plans) for _ in range(k)]))
        hands.append(_hand("own_plans", [OWN_PLANS[n] for n, k in enumerate(s.own_plans) for _ in range(k)]))
    return hands


def _stage(s: AlexanderState) -> Mapping[str, Mapping[str, Plain]]:
    m = s.map
    stage: dict[str, Mapping[str, Plain]] = {
        "orders": {_band(row.min, row.max): row.id for row in m.file.orders},
    }
    if m.file.fleet_orders:
        stage["fleet_orders"] = {_band(r.min, r.max): " ".join(r.either) or "none" for r in m.file.fleet_orders}
    table = m.lists["operations_destination"]
    if m.number["mutiny_hits"]:
        stage["operation"] = {"mutiny_hits": m.number["mutiny_hits"]}
    elif table:
        stage["operation"] = {str(n + 1): f"space:{area}" for n, area in enumerate(table)}
    for line in s.career:
        stage[f"career:{line.campaign}"] = {
            "box": f"track:{line.box}",
            "vp": line.vp,
            "immortality": line.immortality,
            "level": line.level,
        }
    if fighting(s):
        stage.update(_battle(s))
    return stage


def _band(low: int, high: int) -> str:
    if low <= -9:
        return f"..{high}"
    return f"{low}.." if high >= 99 else str(low) if low == high else f"{low}-{high}"


def _battle(s: AlexanderState) -> dict[str, Mapping[str, Plain]]:
    """Risoluzione Battaglia: both rows from the fastest to the slowest."""
    stage: dict[str, Mapping[str, Plain]] = {
        "battle": {
            "space": s.map.refs[s.area],
            "turn": s.battle_turn,
            "speed": group.speed if (group := under_way(s, SpeedGroup)) else None,
            "duel": s.duel,
            "advantage": force_advantage(s),
            "penalty": wall_penalty(s),
            "free_plans": free_plans(s),
            "maneuver": s.maneuver,
            "bucephalus": s.bucephalus,
        }
    }
    penalty = wall_penalty(s)
    rows: list[tuple[int, int, Mapping[str, Plain], str]] = []
    for counter in (ALEXANDER, *s.army):
        battle, superior = own_values(s, counter)
        less = 0 if TYPE[counter] == "SE" else penalty
        speed = values(s, counter)[2]
        rows.append(
            (-speed, 0, _line(s, counter, "macedonian", (battle - less, superior - less, speed)), NAME[counter])
        )
    for counter in s.garrison[s.area]:
        battle, superior = enemy_values(s, counter)
        speed = values(s, counter)[2]
        rows.append((-speed, 1, _line(s, counter, s.map.nation[s.area], (battle, superior, speed)), NAME[counter]))
    rows.sort(key=lambda row: row[:2])
    for n, row in enumerate(rows):
        stage[f"line:{n:02}:{row[3]}"] = row[2]
    return stage


def _line(s: AlexanderState, counter: int, side: str, worth: tuple[int, int, int]) -> Mapping[str, Plain]:
    battle, superior, speed = worth
    return {
        "side": side,
        "piece": NAME[counter],
        "wall": counter != ALEXANDER and IS_WALL[counter],
        "speed": speed,
        "battle": max(0, battle),
        "superior": max(0, superior),
        "full": counter == ALEXANDER or bool(s.strength[counter]),
        "acted": counter in s.acted,
        "rests": counter != ALEXANDER and rests(s, counter),
    }


def _facts(s: AlexanderState) -> Facts:
    m = s.map.number
    facts: dict[str, Plain] = {
        "campaign": f"scenario:{s.map.id}",
        "linked": s.linked,
        "box": s.box,
        "date": f"track:{s.map.file.boxes[s.box].id}",
        "level": s.level,
        "gold": s.gold,
        "glory": s.glory,
        "forces": forces(s),
        "vp": s.vp,
        "immortality": s.immortality,
        "silent": bool(s.silent_from and s.box >= s.silent_from),
        "city_price": m["city_price"],
        "temple_price": m["temple_price"],
        "raze_gold": m["raze_gold"],
        "govern_gold": m["govern_gold"],
        "base_gold": m["base_gold"],
        "insight_price": NUMBER["insight_random_glory"],
        "insight_choice_price": NUMBER["insight_chosen_glory"],
        "advisor_price": max(ADVISOR_PRICE.values()),
        "refit_price": NUMBER["refit_gold"],
        "walls_left": len(s.walls),
    }
    for n, nation in enumerate(NATIONS):
        facts[f"cup_{nation}"] = len(s.cup[n])
    if s.map.id == "tyre":
        for track in TRACKS:
            step = next_on_track(s, track)
            if step is not None:
                facts[f"price_{track}"] = step[1]
    return facts


def board(setup: Setup) -> Board:
    """The map of the campaign; for a career the areas of all four, and the links come with the view."""
    linked = setup.scenario == "linked"
    maps = CAMPAIGN if linked else (CAMPAIGN[CAMPAIGNS.index(setup.scenario)],)
    spaces: dict[str, BoardSpace] = {}
    for m in maps:
        for row in m.file.areas:
            spaces.setdefault(
                row.id,
                BoardSpace(row.id, row.key, row.lon, row.lat, facts={"place": row.place}, src=row.src, sure=row.sure),
            )
    tracks = {
        "turn": (0, max(m.last_box for m in maps)),
        "gold": (0, NUMBER["max_gold"]),
        "glory": (0, NUMBER["max_glory"]),
        "level": (1, TOP_LEVEL),
    }
    for m in maps:
        tracks.update({name: (0, len(costs) - 1) for name, costs in m.track.items()})
    facts: dict[str, Plain] = {}
    for m in maps:
        for row in m.file.boxes:
            facts[f"{m.id}_box_{row.box:02}"] = f"track:{row.id}"
            facts[f"{m.id}_vp_{row.box:02}"] = row.vp
        for name, costs in m.track.items():
            for at, cost in enumerate(costs):
                facts[f"cost_{name}_{at}"] = cost
        for option, row in m.options.items():
            facts[f"option_{option}"] = row.vp
    for years in LOG_FILE.immortality:
        facts[f"immortality_{years.min:03}"] = years.years
    return Board(
        "alexander" if linked else setup.scenario,
        tuple(spaces.values()),
        () if linked else _links(maps[0]),
        tuple(BoardSpace(name, "box", 0, 0) for name in BOXES),
        tracks=tracks,
        facts=facts,
    )
