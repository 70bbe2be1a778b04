"""Odds: the battle at hand, scouting, intimidation.

Battles are sampled: the rules themselves are played many times with a plain commander's choices (`bots.tactics`), so
every plan, wall, leader and unit counts as it does in the game. How often is told with every sampled figure.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Decision, Option
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.playout import Policy, playout
from strategos.parts.forecast import Inquiry, Odds, Prospects, certainty
from strategos.parts.names import known_name, place_of

from . import GAME
from .anytime import IN_SILENCE
from .bots.tactics import battle_key
from .bots.weights import WEIGHTS, Weights
from .conquest import scouting_cost
from .facts import (
    A_FATE,
    ADVISORS,
    CAMPAIGN,
    CAMPAIGNS,
    DIFFICULTIES,
    INTIMIDATION,
    IS_LEADER,
    IS_WALL,
    KIND,
    NUMBER,
    NUMBER_OF,
    OWN_PLANS,
    TOP_LEVEL,
    BandRow,
)
from .intimidation import intimidation_bonus, intimidation_result, intimidation_table
from .set_up import lay_out, muster
from .state import AlexanderState, Battle, Conquered, SpeedGroup, Turn, forces, unconquered
from .tyre import man_the_walls

USAGE = """\
strategos odds alexander battle CAMPAIGN AREA [level=N] [army=UNIT,UNIT,...] [enemy=UNIT,UNIT,...] [walls=N]
                                [plans=PLAN,...] [advisors=NAME,...] [gold=N] [box=N] [samples=N] [seed=N]
                                [difficulty=LEVEL]
strategos odds alexander scouting FORCES
strategos odds alexander intimidation OWN ENEMY [razed=N] [glory=N] [courtesans=yes] [difficulty=LEVEL]

battle      the set-up's army and defenders unless given; units as phalanx or per_archers, plans as flank or a_flank;
            without plans the commander chooses. Sampled by playing the rules; the standard error is given.
scouting    what each roll costs an army of so many forces, Alexander included, and the average.
intimidation  the chances of success, on-going and failure for so many own and enemy forces, walls counted.

Examples: strategos odds alexander battle granicus chaeronea
          strategos odds alexander battle granicus granicus level=2 plans=rally,flank,flank advisors=hephaestion
"""

DIFFICULTY = GAME.choices[0].values[0]
ROUNDS = 60
"""A battle nobody can win is broken off after so many turns."""


def commander(plans: Sequence[int] | None, weights: Weights = WEIGHTS) -> Policy[AlexanderState]:
    """The plain commander's answers, or those of one with other weights."""

    def answer(s: AlexanderState, decision: Decision) -> Option[Any]:
        key = battle_key(s, decision, plans, weights)
        if decision.kind == "battle_turn" and s.battle_turn > ROUNDS:
            key = "retreat"
        option = decision.option(key) if key is not None else None
        return option or decision.options[0]

    return answer


def decided(s: AlexanderState) -> bool:
    """The battle is over: the area is taken, or nothing that was begun is left."""
    return not s.agenda or isinstance(s.agenda[-1], Conquered)


def fight(
    s: AlexanderState, dice: SeededDice, plans: Sequence[int] | None = None, weights: Weights = WEIGHTS
) -> AlexanderState:
    """Fight the battle of this position to its end. Changes the position."""
    s.events = []
    under_way = s.agenda[-1] if s.agenda else None
    s.agenda = [under_way if isinstance(under_way, Turn | SpeedGroup) else Battle()]
    s.standing = [IN_SILENCE]
    playout(GAME, s, dice, commander(plans, weights), until=decided)
    return s


def summed_up(before: AlexanderState, ends: Iterable[AlexanderState]) -> dict[str, Any]:
    """What a battle may bring, as means over so many ends of it: chances, losses, Glory."""
    tally = {"won": 0, "retreated": 0, "killed": 0}
    lost = levels = reduced = leader = 0
    for after in ends:
        result = "killed" if after.result else "won" if after.agenda else "retreated"
        tally[result] += 1
        lost += len(before.army) - len(after.army)
        levels += before.level - (0 if result == "killed" else after.level)
        leader += after.leader_killed
        reduced += sum(1 for c in after.army if not after.strength[c])
    samples = sum(tally.values())
    return {
        **{result: n / samples for result, n in tally.items()},
        "samples": samples,
        "units_lost": lost / samples,
        "units_reduced": reduced / samples,
        "levels_lost": levels / samples,
        "leader_killed": leader / samples,
    }


def battle_odds(
    s: AlexanderState,
    *,
    plans: Sequence[int] | None = None,
    samples: int = 400,
    seed: int = 0,
    weights: Weights = WEIGHTS,
) -> dict[str, Any]:
    """What the battle where the Army stands may bring, sampled from a position between two procedures."""
    dice = SeededDice(seed)
    return summed_up(s, (fight(s.copy(), dice, plans, weights) for _ in range(samples)))


def battle_odds_at(
    s: AlexanderState, area: int, *, samples: int = 100, seed: int = 0, weights: Weights = WEIGHTS
) -> dict[str, Any]:
    """The battle that would follow if the Army stood in this area."""
    twin = s.copy()
    twin.came_from, twin.area = twin.area, area
    man_the_walls(twin)
    twin.agenda = []
    return battle_odds(twin, samples=samples, seed=seed, weights=weights)


def scouting_odds(s: AlexanderState, area: int) -> list[dict[str, int]]:
    """What each scouting roll into an area would cost."""
    rows: list[dict[str, int]] = []
    for die in range(1, 7):
        hits, gold = scouting_cost(s, area, die)
        rows.append({"die": die, "gold": gold, "hits": hits})
    return rows


def intimidation_chances(
    table: dict[str, BandRow], bonus: int, glory: int = 0, courtesans: bool = False
) -> dict[str, float]:
    """Success, on-going and failure of an intimidation roll with this bonus and what one is ready to add."""
    found = {"success": 0.0, "on_going": 0.0, "fail": 0.0}
    extra = glory + (NUMBER["courtesans"] if courtesans else 0)
    for die in range(1, 7):
        result = intimidation_result(table, die + bonus)
        if result != "success" and die + bonus + extra >= table["success"].min:
            result = "success"
        elif result == "fail" and die + bonus + extra >= table["on_going"].min:
            result = "on_going"
        found[result] += 1 / 6
    return found


def intimidation_odds(s: AlexanderState, area: int) -> dict[str, Any]:
    """The chances of intimidating an area from this position: of Glory nothing is added to the die, Courtesans are
    (FA-intim-08, FA-courtesans-01)."""
    twin, courtesans = s.copy(), "courtesans" in s.insights
    twin.area = area
    man_the_walls(twin)
    chances = intimidation_chances(intimidation_table(s), intimidation_bonus(twin), courtesans=courtesans)
    added = {"glory": s.glory > 0, "courtesans": courtesans}
    return {**chances, **certainty(*(code for code, may_be in added.items() if may_be))}


# -- before an answer ------------------------------------------------------------------------------------------------


def for_inquiry(ask: Inquiry) -> Prospects:
    """What a player may want to know before he answers: the battle at hand, what each march may bring, and what would
    wait for the Army as it is now at a place he looks at."""
    s: AlexanderState = ask.match.state
    kind = ask.decision.kind
    if ask.target is not None:
        return Prospects(target=forecast(s, _area(s, ask.target.get("space")), ask) if s.garrison else None)
    if kind in ("assault", "on_going") or s.battle_turn or under_way(s, Battle):
        question = battle_ahead(ask)
        if kind == "assault" and s.map.key[s.area] == "fortress":
            question["intimidation"] = intimidation_odds(s, s.area)
        return Prospects(question, {key: battle_ahead(ask, key) for key in ask.options})
    if kind == "march":
        places = {o.key: _area(s, o.on["space"]) for o in ask.decision.options if "space" in o.on}
        table = {s.map.areas[area]: scouting_odds(s, area) for area in places.values() if area is not None}
        wanted = {key: forecast(s, places[key], ask) for key in ask.options if key in places}
        return Prospects({"scouting": table}, {k: found for k, found in wanted.items() if found})
    if kind == "scout":
        place = str(ask.decision.about["space"]).removeprefix("space:")
        return Prospects(forecast(s, _area(s, place), ask))
    return Prospects()


def battle_ahead(ask: Inquiry, key: str | None = None) -> dict[str, Any]:
    """The battle under way, played on from the very question, or from one of its answers.

    While plans are chosen it is the battle with those he has: what is still to come would hide what each is worth.
    """
    plans: tuple[int, ...] | None = () if ask.decision.kind == "plans" else None

    def ends() -> Iterator[AlexanderState]:
        for n in range(ask.trials):
            twin = ask.match.imagine(ask.seat, ask.seed + n)
            if key is not None:
                twin.play(ask.seat, key)
            twin.state.standing = [IN_SILENCE]
            yield twin.playout(commander(plans), until=decided)

    s: AlexanderState = ask.match.state
    return {"space": s.map.refs[s.area], **_result(summed_up(s, ends()))}


def forecast(s: AlexanderState, area: int | None, ask: Inquiry) -> dict[str, Any] | None:
    """What would wait for the Army as it is now in an area: the scouts' table next door, the battle, intimidation."""
    if area is None:
        return None
    found: dict[str, Any] = {"space": s.map.refs[area]}
    if area in s.map.near[s.area]:
        found["scouting"] = scouting_odds(s, area)
    if unconquered(s, area) and any(not IS_WALL[c] and not IS_LEADER[c] for c in s.garrison[area]):
        found |= _result(battle_odds_at(s, area, samples=ask.trials, seed=ask.seed))
        if s.map.key[area] == "fortress":
            found["intimidation"] = intimidation_odds(s, area)
    return found if len(found) > 1 else None


def _result(found: dict[str, Any]) -> dict[str, Any]:
    return {"win": found["won"], "draw": found["retreated"], "lose": found["killed"], "exact": False, **found}


def _area(s: AlexanderState, name: object) -> int | None:
    return s.map.area(name) if isinstance(name, str) and name in s.map.areas else None


# -- the command line ------------------------------------------------------------------------------------------------


def position(campaign: str, area: str, words: dict[str, str]) -> AlexanderState:
    """A position built from the words of the command line. Raises BadInput."""
    m = CAMPAIGN[place_of(campaign, CAMPAIGNS, "campaign")]
    known_name(area, m.areas, f"area of {campaign}")
    s = GAME.begin(GAME.setup(scenario=campaign, difficulty=words.get("difficulty", DIFFICULTY)))
    lay_out(s)
    s.ready = True
    s.box = _number(words.get("box", "1"), 0, m.last_box)
    s.level = _number(words.get("level", str(s.level)), 1, TOP_LEVEL)
    s.gold = _number(words.get("gold", str(s.gold)), 0, NUMBER["max_gold"])
    s.advisors = _names(words.get("advisors", ""), ADVISORS, "advisor")
    if "army" in words:
        kinds = _names(words["army"], tuple(k for k in dict.fromkeys(KIND) if k.startswith("mac_")), "unit", "mac_")
        s.army = muster(kinds)
    place = m.area(area)
    s.area = place
    s.came_from = m.near[place][0]
    defenders(s, place, words)
    man_the_walls(s)
    return s


def defenders(s: AlexanderState, area: int, words: dict[str, str]) -> None:
    """The enemy of the set-up, random units taken from the middle of the cup, unless others are named."""
    row = next((r for r in s.map.file.enemy if r.id == s.map.areas[area]), None)
    if row is None and "enemy" not in words:
        raise BadInput(f"nobody defends {s.map.areas[area]} at the start; name units with enemy=…")
    nation = row.nation if row else s.map.nation[area]
    if "enemy" in words:
        wanted = _names(words["enemy"], tuple(k for k in dict.fromkeys(KIND) if not k.startswith("mac_")), "unit", "")
    else:
        assert row is not None
        cup = [c for n in s.cup for c in n if KIND[c] not in row.units and _of(c, nation)]
        spread = [KIND[cup[i * len(cup) // row.random]] for i in range(row.random)] if row.random else []
        wanted = [*row.units, *spread, *([row.leader] if row.leader else [])]
    counters: list[int] = []
    for kind in wanted:
        free = [c for c in range(len(KIND) - 1) if KIND[c] == kind and c not in counters]
        if not free:
            raise BadInput(f"there are not so many counters of {kind}")
        counters.append(free[0])
    walls = _number(words.get("walls", str(row.walls if row and "enemy" not in words else 0)), 0, len(s.walls))
    counters += [c for c in s.walls if IS_WALL[c]][:walls]
    s.walls = tuple(c for c in s.walls if c not in counters)
    s.cup = [tuple(c for c in cup if c not in counters) for cup in s.cup]
    s.garrison[area] = tuple(counters)


def _of(counter: int, nation: str) -> bool:
    return KIND[counter].startswith({"persian": "per_", "indian": "ind_", "south_greek": "sg_"}[nation])


def _number(text: str, low: int, high: int) -> int:
    if not text.lstrip("-").isdigit() or not low <= int(text) <= high:
        raise BadInput(f"{text!r} is not a number from {low} to {high}")
    return int(text)


def _names(text: str, known: Sequence[str], what: str, prefix: str = "") -> list[str]:
    found: list[str] = []
    for name in filter(None, (part.strip() for part in text.split(","))):
        found.append(known_name(name if name in known else f"{prefix}{name}", known, what))
    return found


def cli(args: list[str]) -> dict[str, Any]:
    """Answer a question of the command line. Raises BadInput with one clear sentence."""
    words = dict(a.split("=", 1) for a in args if "=" in a)
    plain = [a for a in args if "=" not in a]
    if not plain:
        raise BadInput("say battle, scouting or intimidation")
    what, rest = plain[0], plain[1:]
    if what == "battle" and len(rest) == 2:
        s = position(rest[0], rest[1], words)
        plans = None
        if "plans" in words:
            plans = [OWN_PLANS.index(p) for p in _names(words["plans"], OWN_PLANS, "plan", "a_")]
            if A_FATE in plans:
                raise BadInput("Fate comes from Temples; it cannot be chosen")
        samples = _number(words.get("samples", "1000"), 10, 100_000)
        found = battle_odds(s, plans=plans, samples=samples, seed=_number(words.get("seed", "0"), 0, 1 << 30))
        found["error"] = sqrt(max(found["won"] * (1 - found["won"]), 1 / samples) / samples)
        enemy = [KIND[c] for c in s.garrison[s.area]]
        return {"area": rest[1], "forces": forces(s), "enemies": len(enemy), **found, "enemy": enemy}
    if what == "scouting" and len(rest) == 1:
        own = _number(rest[0], 1, len(NUMBER_OF))
        rows = [{"die": d, "gold": max(0, own - d), "hits": max(0, d - own)} for d in range(1, 7)]
        return {
            "forces": own,
            "average_gold": sum(r["gold"] for r in rows) / 6,
            "average_hits": sum(r["hits"] for r in rows) / 6,
            "rolls": rows,
        }
    if what == "intimidation" and len(rest) == 2:
        bonus = _number(rest[0], 1, 30) - _number(rest[1], 0, 30) + _number(words.get("razed", "0"), 0, 30)
        glory = _number(words.get("glory", "0"), 0, 25)
        table = INTIMIDATION[known_name(words.get("difficulty", DIFFICULTY), DIFFICULTIES, "difficulty")]
        return {"bonus": bonus, **intimidation_chances(table, bonus, glory, words.get("courtesans", "no") == "yes")}
    raise BadInput(f"that is no question about Alexander; try one of:\n{USAGE}")


ODDS = Odds(USAGE, cli, for_inquiry)
