"""Field Commander Alexander: battles ahead and under way, tried with a plain commander; scouting, intimidation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from strategos.bots import Chair, random_key
from strategos.games.alexander.bots.tactics import battle_key
from strategos.kernel.asking import Decision
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.parts.forecast import Prospects
from strategos.testing.forecasts.trials import Referee, Shown, Truth, tag

ENDS = ("win", "draw", "lose")
TALKS = ("success", "on_going", "fail")
LONG = 60
"""A battle nobody can win is broken off after so many turns."""


def shown(decision: Decision, prospects: Prospects) -> Iterator[Shown]:
    """The battle of the question, what intimidation may bring, and what scouts cost."""
    seat, odds = decision.seat, prospects.question
    if odds is None:
        return
    if "win" in odds and decision.kind != "scout":
        kind = "battle ahead" if decision.kind in ("assault", "on_going") else "battle under way"
        if decision.kind != "plans":
            key = "battle" if decision.option("battle") else ""
            yield Shown(kind, seat, key, odds, {end: float(odds[end]) for end in ENDS})
    if "intimidation" in odds and decision.option("intimidate"):
        talks = odds["intimidation"]
        yield Shown("intimidation", seat, "intimidate", talks, {end: float(talks[end]) for end in TALKS})
    if decision.kind == "march" and "scouting" in odds:
        for area, rows in odds["scouting"].items():
            if decision.option(area) is not None:
                costs = Counter(f"gold {row['gold']} hits {row['hits']}" for row in rows)
                yield Shown("scouting", seat, area, {}, {name: n / 6 for name, n in costs.items()})


def steer(match: Match[Any], decision: Decision, shown: Shown) -> str | None:
    """A plain commander fights; of one's Glory nothing is added to a threat, Courtesans are."""
    if decision.kind == "intimidation":
        return "courtesans" if "courtesans" in shown.without and decision.option("courtesans") else "done"
    if decision.kind == "battle_turn" and match.state.battle_turn > LONG:
        return "retreat"
    return battle_key(match.state, decision, None) or decision.options[0].key


def quick(chair: Chair, s: Any) -> str:
    """The plain commander in battle; before it, whoever marches on."""
    key = battle_key(s, chair.decision, None)
    if key is not None and chair.decision.option(key) is not None:
        return key
    for wanted in ("enter", "battle"):
        if chair.decision.option(wanted) is not None:
            return wanted
    ways = [option.key for option in chair.decision.options if "space" in option.on]
    return chair.rng.choice(ways) if ways else random_key(chair)


def truth(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    for event in events:
        told: Any = event
        match shown.kind, tag(event):
            case "scouting", "scouted":
                return {f"gold {told.gold} hits {told.hits}": True}
            case "intimidation", "intimidation_result":
                return {str(told.result): True}
            case "battle ahead" | "battle under way", "battle_won":
                return {"win": True}
            case "battle ahead" | "battle under way", "retreated":
                return {"draw": True}
            case "battle ahead" | "battle under way", "alexander_killed" | "campaign_lost":
                return {"lose": True}
            case _:
                pass
    return None


REFEREE = Referee(
    kinds=("battle ahead", "battle under way", "intimidation", "scouting"),
    asked=("assault", "on_going", "march", "battle_turn"),
    rare=("assault", "on_going"),
    shown=shown,
    steer=steer,
    truth=truth,
    options=False,
    enough=150,
    quick=quick,
)
