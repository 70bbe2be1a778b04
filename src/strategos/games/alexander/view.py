"""What the commander and any spectator may see. Nothing is his alone; hidden are only counters that lie face down.

For whoever draws it:

* `pieces`: `army` (the Army counter on its space); `alexander` and the units of the Army `at` `space:battlefield`;
  every Macedonian counter not in the Army `at` `space:reinforcements` with its `price`; enemy units, leaders and walls
  at their spaces; what gathers for the next Operation `at` `space:operations`; enemy units destroyed since the last
  income `at` `space:destroyed`; `section-1` … `section-6`, Tyre's wall sections, at `space:tyre`, `strength` 0 to 2;
  `city-<area>`, `temple-<area>`; `prophecy-<area>`, a Prophecy face down.
* `spaces`: for the areas of the campaign under way only.
* `links`: the campaign's links, when the career changes maps (the board of a single campaign has them).
* `tracks`: `turn` (marker `turn`, and each accepted Prophecy on its deadline), `gold`, `glory`, `level`, and at Tyre
  `transports`, `mole`, `siege_ships`, `warships`.
* `hands` (all public): `advisors`, `advisors_free`, `insights`, `insight_cup`, `options`, `prophecies`,
  `operations_drawn`, `operations_cancelled`, `operations_pile` (only how many), in battle `enemy_plans`, `own_plans`.
"""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Hand, Link, Piece, Side, View

from .attacks import Worth, attack_worth, enemy_worth, force_advantage, own_worth, rests, wall_penalty
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
    BoxRow,
    Campaign,
)
from .plans import free_plans
from .sequence import PHASES, SEQUENCE
from .shapes import (
    Band,
    Battle,
    BoardFacts,
    Box,
    Campaigned,
    CampaignFacts,
    Line,
    Operation,
    PieceFacts,
    PlaceFacts,
    Remembered,
    SpaceFacts,
    Stage,
    ViewFacts,
)
from .state import AlexanderState, Finished, SpeedGroup, forces, unconquered, values
from .state import Battle as Opening
from .tyre import TRACKS, next_on_track

BOXES = ("battlefield", "reinforcements", "operations", "destroyed")
STATES = ("", "taken", "governed", "razed", "revolted")


def fighting(s: AlexanderState) -> bool:
    """From the moment the lines are drawn up."""
    return s.battle_turn > 0 or under_way(s, Opening) is not None


def view(s: AlexanderState, _seat: Seat | None) -> View:
    """The whole Player Log and map; of what lies face down only that it lies there."""
    # Siege Ships are Tyre's alone; once it is done nobody sets up again.
    now = phase(SEQUENCE, s.clock).name if s.garrison else "set_up"
    idle = ("set_up",) if s.map.id == "tyre" else ("set_up", "siege")
    phases = tuple(name for name in PHASES if name == now or name not in idle)
    if not s.garrison:
        return View(s.clock.round, now, phases, "macedonian", _sides(s), (), {})
    return View(
        s.clock.round,
        now,
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


def own(_s: AlexanderState, _seat: Seat, public: View) -> View:
    """What lies face down is hidden from the commander, too."""
    return public


def _sides(s: AlexanderState) -> tuple[Side, ...]:
    return (
        Side("macedonian", 0, 1),
        *(Side(nation, None, n + 2, alive=nation in s.map.nation) for n, nation in enumerate(NATIONS)),
    )


def _unit(s: AlexanderState, counter: int, at: str) -> Piece:
    battle, superior, speed = values(s, counter)
    alexander, in_battle = counter == ALEXANDER, fighting(s)
    facts = PieceFacts(
        alexander or bool(s.strength[counter]),
        not alexander and ONE_STEP[counter],
        TYPE[counter],
        battle,
        superior,
        speed,
        s.level if alexander else None,
        PRICE[counter] if at == "space:reinforcements" else None,
        counter in s.acted if in_battle else None,
        (not alexander and rests(s, counter)) if in_battle else None,
    )
    side = "macedonian" if alexander else NATION[counter] or s.map.nation[s.area] or None
    return Piece(NAME[counter], KIND[counter], at, side, facts=facts)


def _pieces(s: AlexanderState) -> list[Piece]:
    found = [Piece("army", "army", s.map.refs[s.area], "macedonian")]
    if s.result != "alexander_killed":
        found.append(_unit(s, ALEXANDER, "space:battlefield"))
    found.extend(_unit(s, c, "space:battlefield") for c in s.army)
    found.extend(_unit(s, c, "space:reinforcements") for c in OWN if c not in s.army)
    for area, counters in enumerate(s.garrison):
        found.extend(_unit(s, c, s.map.refs[area]) for c in counters)
    found.extend(_unit(s, c, "space:operations") for c in s.waiting)
    found.extend(_unit(s, c, "space:destroyed") for c in s.destroyed)
    for n, section in enumerate(s.sections):
        found.append(Piece(f"section-{n + 1}", "wall_section", "space:tyre", facts=PieceFacts(strength=section)))
    for area, name in enumerate(s.map.areas):
        if s.cities[area]:
            found.append(Piece(f"city-{name}", "city", s.map.refs[area], "macedonian"))
        if s.temples[area]:
            found.append(Piece(f"temple-{name}", "temple", s.map.refs[area], "macedonian"))
        if s.oracle[area] >= 0:
            found.append(Piece(f"prophecy-{name}", "prophecy", s.map.refs[area]))
    return found


def _space(s: AlexanderState, area: int) -> SpaceFacts:
    return SpaceFacts(
        s.map.key[area],
        "enemy" if unconquered(s, area) else STATES[s.conquered[area]],
        s.area_glory[area],
        s.area_gold[area],
        s.oracle[area] >= 0,
        bool(s.cities[area]),
        bool(s.temples[area]),
        s.map.distance[s.area][area],
        s.map.nation[area],
        len(s.garrison[area]),
    )


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


def _band(low: int, high: int, either: tuple[str, ...], choice: bool = False) -> Band:
    effect = f"effect:{'_or_'.join(either) or 'none'}"
    return Band(effect, low if low > -9 else None, high if high < 99 else None, either if choice else ())


def _operation(m: Campaign) -> Operation | None:
    table = m.lists["operations_destination"]
    if m.number["mutiny_hits"]:
        return Operation(mutiny_hits=m.number["mutiny_hits"])
    return Operation(tuple(f"space:{area}" for area in table)) if table else None


def _campaigned(of: Finished) -> Campaigned:
    return Campaigned(f"scenario:{of.campaign}", f"track:{of.box}", of.vp, of.immortality, of.level)


def _stage(s: AlexanderState) -> Stage | None:
    """FA-resolve-01 Both rows from the fastest to the slowest."""
    if not fighting(s):
        return None
    penalty, group = wall_penalty(s), under_way(s, SpeedGroup)
    battle = Battle(
        s.map.refs[s.area],
        s.battle_turn,
        group.speed if group else None,
        s.duel,
        force_advantage(s),
        penalty,
        free_plans(s),
        s.maneuver,
        s.bucephalus,
    )
    lines = [
        _line(s, c, "macedonian", attack_worth(s, c, own_worth(s, c), target="wall" if penalty else ""))
        for c in (ALEXANDER, *s.army)
    ]
    lines += [_line(s, c, s.map.nation[s.area], enemy_worth(s, c)) for c in s.garrison[s.area]]
    return Stage(battle, tuple(sorted(lines, key=lambda line: (-line.speed, line.side != "macedonian"))))


def _line(s: AlexanderState, counter: int, side: str, worth: Worth) -> Line:
    battle, superior = worth
    return Line(
        side,
        NAME[counter],
        counter != ALEXANDER and IS_WALL[counter],
        values(s, counter)[2],
        max(0, battle.value),
        max(0, superior.value),
        counter == ALEXANDER or bool(s.strength[counter]),
        counter in s.acted,
        counter != ALEXANDER and rests(s, counter),
        battle.reasons,
        superior.reasons,
    )


def _facts(s: AlexanderState) -> ViewFacts:
    m = s.map.number
    tracks = TRACKS if s.map.id == "tyre" else ()
    steps = {track: step[1] for track in tracks if (step := next_on_track(s, track)) is not None}
    return ViewFacts(
        f"scenario:{s.map.id}",
        s.linked,
        s.box,
        f"track:{s.map.file.boxes[s.box].id}",
        s.level,
        s.gold,
        s.glory,
        forces(s),
        s.vp,
        s.immortality,
        bool(s.silent_from and s.box >= s.silent_from),
        m["city_price"],
        m["temple_price"],
        m["raze_gold"],
        m["govern_gold"],
        m["base_gold"],
        NUMBER["insight_random_glory"],
        NUMBER["insight_chosen_glory"],
        max(ADVISOR_PRICE.values()),
        NUMBER["refit_gold"],
        len(s.walls),
        {nation: len(s.cup[n]) for n, nation in enumerate(NATIONS)},
        tuple(_band(row.min, row.max, (row.id,)) for row in s.map.file.orders),
        steps or None,
        tuple(_band(row.min, row.max, row.either, choice=True) for row in s.map.file.fleet_orders),
        _operation(s.map),
        tuple(_campaigned(finished) for finished in s.career),
    )


def _box(row: BoxRow) -> Box:
    year, _, part = row.id.removeprefix("bc").partition("_")
    return Box(f"track:{row.id}", int(year) if year.isdigit() else None, int(part) if part.isdigit() else None, row.vp)


def board(setup: Setup) -> Board:
    """The map of the campaign; for a career the areas of all four, and the links come with the view."""
    linked = setup.scenario == "linked"
    maps = CAMPAIGN if linked else (CAMPAIGN[CAMPAIGNS.index(setup.scenario)],)
    spaces: dict[str, BoardSpace] = {}
    for m in maps:
        for row in m.file.areas:
            spaces.setdefault(
                row.id,
                BoardSpace(row.id, row.key, row.lon, row.lat, facts=PlaceFacts(row.place), src=row.src, sure=row.sure),
            )
    tracks = {
        "turn": (0, max(m.last_box for m in maps)),
        "gold": (0, NUMBER["max_gold"]),
        "glory": (0, NUMBER["max_glory"]),
        "level": (1, TOP_LEVEL),
    }
    for m in maps:
        tracks.update({name: (0, len(costs) - 1) for name, costs in m.track.items()})
    facts = BoardFacts(
        tuple(
            CampaignFacts(
                m.id,
                tuple(_box(row) for row in m.file.boxes),
                m.track,
                {option: row.vp for option, row in m.options.items()},
            )
            for m in maps
        ),
        tuple(Remembered(row.min, row.years) for row in LOG_FILE.immortality),
    )
    return Board(
        "alexander" if linked else setup.scenario,
        tuple(spaces.values()),
        () if linked else _links(maps[0]),
        tuple(BoardSpace(name, "box", 0, 0) for name in BOXES),
        tracks=tracks,
        facts=facts,
    )
