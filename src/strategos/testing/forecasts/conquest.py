"""Conquest of the Empire: battles on land and at sea, before them and under way, and the pursuit of those who run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from strategos.kernel.asking import Decision
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.parts.forecast import Prospects
from strategos.testing.forecasts.trials import Referee, Shown, Truth, tag

LAND = ("attacker_wins", "defender_wins", "both_gone", "attacker_retreats", "defender_retreats", "both_retreat")
SEA = ("attacker_wins", "defender_wins", "both_gone", "both_afloat")
ROLES = ("attacker", "defender")


def numbers_of(odds: Mapping[str, Any]) -> dict[str, float]:
    found = {end: float(odds[end]) for end in dict.fromkeys((*LAND, *SEA)) if end in odds}
    for role in ROLES:
        found |= {f"{role} loses {n}": float(p) for n, p in odds[f"{role}_losses"].items()}
        if f"{role}_leaders_lost" in odds:
            found[f"{role}_leaders_lost"] = float(odds[f"{role}_leaders_lost"])
    return found


def shown(decision: Decision, prospects: Prospects) -> Iterator[Shown]:
    """Of the question, and of every option."""
    for key, odds in (("", prospects.question), *prospects.options.items()):
        if odds is None:
            continue
        where = " at sea" if "both_afloat" in odds else ""
        if odds.get("attacker_retreats") == 1 or odds.get("defender_retreats") == 1:
            kind = "pursuit"
        elif key or decision.kind == "enter":
            kind = f"battle{where}"
        else:
            kind = f"battle{where} under way"
        answer = key or ("attack" if decision.kind == "enter" else "")
        if kind == "pursuit" and decision.kind == "retreat":
            answer = "fight_on"
        yield Shown(kind, decision.seat, answer, odds, numbers_of(odds))


def steer(match: Match[Any], decision: Decision, shown: Shown) -> str | None:
    """Nobody runs, and who attacks leaves it at that."""
    if decision.kind == "retreat" and "retreats" in shown.without:
        return "fight_on"
    if decision.kind in ("consent_road", "consent_strait") and "consent" in shown.without:
        return "yes"
    if decision.kind == "enter":
        return "attack"
    if decision.kind == "move" and decision.seat == shown.seat:
        return "end" if decision.option("end") else None
    if decision.kind == "combat":
        space = str(shown.odds["space"]).removeprefix("space:")
        return space if decision.option(space) else None
    return None


def truth(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    """Until the battle is over and its leaders are dealt with."""
    odds, lost, ran = shown.odds, Counter[str](), list[str]()
    leaders, ended, space = set[str](), None, shown.odds["space"]
    for event in events:
        told: Any = event
        match tag(event):
            case "units_lost" if told.space == space and ended is None:
                lost[told.side] += told.infantry + told.cavalry + told.catapult
            case "galley_sunk" if told.space == space and ended is None:
                lost[told.side] += 1
            case "retreated" if told.origin == space and ended is None:
                ran.append(told.side)
            case "battle_ended" if told.space == space and ended is None:
                ended = told
            case "leader_taken" | "caesar_fell" if ended is not None:
                leaders.add(told.side)
            case _:
                pass
    if ended is None:
        return {"none": True} if shown.key and match.state.clock.seat != shown.seat else None
    if any(type(task).__name__ == "Aftermath" for task in match.state.agenda):
        return None
    sides = [odds[role] for role in ROLES]
    found = {f"{role} loses {lost[side]}": True for role, side in zip(ROLES, sides, strict=True)}
    found |= {f"{role}_leaders_lost": side in leaders for role, side in zip(ROLES, sides, strict=True)}
    if "both_afloat" in odds:
        all_gone = lost[sides[0]] >= _most(odds, "attacker") and lost[sides[1]] >= _most(odds, "defender")
        end = "attacker_wins" if ended.winner == sides[0] else "defender_wins" if ended.winner else "both_afloat"
        return found | {"both_gone" if all_gone else end: True}
    if len(ran) > 1:
        end = "both_retreat"
    elif ran:
        end = "attacker_retreats" if ran[0] == sides[0] else "defender_retreats"
    elif ended.winner == sides[0]:
        end = "attacker_wins"
    else:
        end = "both_gone" if lost[sides[1]] >= _most(odds, "defender") else "defender_wins"
    return found | {end: True}


def _most(odds: Mapping[str, Any], role: str) -> int:
    return max(int(n) for n in odds[f"{role}_losses"])


REFEREE = Referee(
    kinds=("battle", "battle under way", "pursuit", "battle at sea", "battle at sea under way"),
    asked=("march", "enter", "combat", "legion", "losses", "retreat", "victims", "sunk", "fleet"),
    shown=shown,
    steer=steer,
    truth=truth,
)
