"""Conquest of the Empire: battles on land and at sea, before them and under way, and the pursuit of those who run."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from strategos.games.conquest.facts import NAMES, NUMBER, PROVINCES
from strategos.games.conquest.odds import well_chosen
from strategos.games.conquest.state import galley_owners
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
        elif decision.kind == "galley":
            kind = "landing"
        elif key or decision.kind == "enter":
            kind = f"battle{where}"
        else:
            kind = f"battle{where} under way"
        answer = key or ("attack" if decision.kind == "enter" else "")
        if kind == "pursuit" and decision.kind == "retreat":
            answer = "fight_on"
        yield Shown(kind, decision.seat, answer, odds, numbers_of(odds))


def steer(match: Match[Any], decision: Decision, shown: Shown) -> str | None:
    """Nobody runs, all who can land do, those who fight and fall are well chosen; who attacks leaves it at that."""
    if decision.kind == "retreat" and "retreats" in shown.without:
        return "fight_on"
    if decision.kind in ("legion", "losses") and "losses" in shown.without:
        return well_chosen(match.state, decision)
    if decision.kind in ("fleet", "land_units", "land_leaders") and {"fleet", "landing"}.intersection(shown.without):
        return max((o for o in decision.options if o.key != "done"), key=lambda o: (o.value[1], o.key)).key
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


def seek(match: Match[Any], decision: Decision, rng: random.Random) -> str | None:
    """Sea battles: Galleys are bought, set out, sail to where others are and attack."""
    s, keys = match.state, [option.key for option in decision.options]
    if decision.kind == "buy" and rng.random() < 0.3:
        return next((key for key in keys if key.startswith("galley")), None)
    if decision.kind == "move" and rng.random() < 0.5:
        return next((o.key for o in decision.options if o.value[0] == "galley"), None)
    if decision.kind == "galley":
        seas = [NUMBER[key] for key in keys if NUMBER.get(key, 0) >= PROVINCES]
        met = [sea for sea in seas if any(owner != decision.seat for owner in galley_owners(s, sea))]
        return NAMES[rng.choice(met or seas)] if met or (seas and rng.random() < 0.5) else None
    if decision.kind == "combat":
        return next((key for key in keys if key.startswith("sea-")), None)
    return None


def truth(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    """Until the battle is over and its leaders are dealt with."""
    odds, lost, ran, at_sea = shown.odds, Counter[str](), list[str](), "both_afloat" in shown.odds
    leaders, ended, space = set[str](), None, shown.odds["space"]
    for event in events:
        told: Any = event
        match tag(event):
            # What goes down with a Galley is no loss of the battle at sea.
            case "units_lost" if told.space == space and ended is None and not at_sea:
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
    if at_sea:
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
    kinds=("battle", "battle under way", "pursuit", "landing", "battle at sea", "battle at sea under way"),
    asked=("march", "enter", "combat", "legion", "losses", "retreat", "victims", "sunk", "galley"),
    rare=("combat", "sunk", "galley", "victims"),
    shown=shown,
    steer=steer,
    truth=truth,
    seek=seek,
    enough=60,
)
