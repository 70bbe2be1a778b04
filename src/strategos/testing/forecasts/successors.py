"""Successors, both editions: battles by land and sea, marches past others, sieges, Interception, Evasion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from strategos.games.successors.common.board import SIDE_REFS
from strategos.kernel.asking import Decision
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.parts.forecast import Prospects
from strategos.testing.forecasts.trials import Referee, Shown, Truth, tag

WINDOWS = (
    "gap",
    "event_announced",
    "surprise_announced",
    "siege_roll",
    "siege_prestige",
    "meeting_prestige",
    "battle_cards",
    "battle_prestige",
    "naval_step",
    "naval_dice",
)
FIGHTS = ("battle", "desertion", "overrun", "dispersal")


def numbers_of(odds: Mapping[str, Any]) -> dict[str, float]:
    """All that is shown of it."""
    found = {name: float(odds[name]) for name in ("win", "draw", "lose")}
    for name in ("losses", "their_losses", "points"):
        found |= {f"{name} {n}": float(chance) for n, chance in enumerate(odds.get(name, ()))}
    found |= {f"killed {n}": float(chance) for n, chance in enumerate(odds.get("killed", ()))}
    return found


def shown(decision: Decision, prospects: Prospects) -> Iterator[Shown]:
    """Of the question, and of every option."""
    for key, odds in (("", prospects.question), *prospects.options.items()):
        if odds is None:
            continue
        kind, answer = str(odds["kind"]), key
        if decision.kind == "evade" and not key:
            answer = "no"
        if answer == "no" and ("evades" in odds or kind == "evasion"):
            chance = float(odds.get("evades", odds["win"]))
            tried: dict[str, Any] = {**odds, "exact": True, "without": ()}
            yield Shown("evasion", decision.seat, "yes", tried, {"win": chance, "lose": 1 - chance})
        if kind == "evasion" and decision.kind == "evade":
            continue
        named = f"{kind} under way" if kind in FIGHTS and not key else kind
        yield Shown(named, decision.seat, answer, odds, numbers_of(odds))


def steer(match: Match[Any], decision: Decision, shown: Shown) -> str | None:
    """Nobody plays a card, evades, intercepts or joins where the forecast supposes so; whoever might stop a march or
    a voyage does."""
    without, kind = shown.without, decision.kind
    if kind in WINDOWS:
        return "pass" if "cards" in without else None
    if kind in ("evade", "evade_to") and "evasion" in without:
        return next((one for one in ("no", "pass", "done") if decision.option(one)), None)
    if kind == "intercept_from":
        if "interceptors" in without:
            return "pass"
        return _other_than_pass(decision) if "refusals" in without else None
    if kind == "intercepting_general" and shown.kind in ("march", "interception"):
        return _general(decision, shown)
    if kind == "rearrange" and "joiners" in without:
        return "keep"
    if kind in ("join_general", "join_cus") and "joiners" in without:
        return "done"
    if kind in ("ask_passage", "turn_back"):
        return "no"
    if kind == "naval_battle" and shown.kind == "voyage" and "refusals" in without:
        return _challenge(decision, shown)
    if kind == "naval_battle" and shown.kind == "naval_battle" and decision.seat == shown.seat:
        return next((one for one in ("done", "pass") if decision.option(one)), None)
    return None


def _challenge(decision: Decision, shown: Shown) -> str | None:
    """Whoever could stop it as far as it was told does, with all Fleets; nobody else."""
    if SIDE_REFS[decision.seat] not in [one["side"] for one in shown.odds["challengers"]]:
        return "pass" if decision.option("pass") else "done"
    return "all" if decision.option("all") else _other_than_pass(decision)


def _other_than_pass(decision: Decision) -> str | None:
    return next((option.key for option in decision.options if option.key not in ("pass", "done")), None)


def _general(decision: Decision, shown: Shown) -> str | None:
    """He of whom the forecast is, then nobody else."""
    named = [shown.odds.get("general"), *(one["general"] for one in shown.odds.get("interceptors", ()))]
    for option in decision.options:
        if any(ref is not None and str(option.on.get("piece")) == str(ref).split(":")[-1] for ref in named):
            return option.key
    return "done"


def is_over(match: Match[Any]) -> bool:
    """No step is under way any more, and no battle."""
    s = match.state
    if s.battle is not None:
        return False
    acting = any(type(task).__name__ == "Activate" for task in s.agenda)
    return not match.pending or not acting or match.pending[0].kind == "activation"


def truth(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    """What has come of it; `none` where something else has come between."""
    kind = shown.kind.removesuffix(" under way")
    if kind in FIGHTS:
        return _fought(match, events, shown) if is_over(match) else None
    judge = {
        "march": _marched,
        "siege": _besieged,
        "voyage": _sailed,
        "naval_battle": _challenged,
        "interception": _tried,
        "evasion": _tried,
    }[kind]
    return judge(match, events, shown)


def _fought(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth:
    """Attrition is dice: a play in which it takes somebody first is none of those the forecast is of."""
    odds, found = shown.odds, dict[str, bool]()
    sides, lost, decided = (odds["attacker"], odds["defender"]), [0, 0], False
    for event in events:
        told: Any = event
        match tag(event):
            case "eliminated" if told.why == "attrition" and not decided and "attrition" in odds["without"]:
                return {}
            case "battle_decided" if told.space == odds["space"] and (told.attacker, told.defender) == sides:
                decided = True
                found["draw" if told.winner is None else "win" if told.winner == sides[0] else "lose"] = True
            case "overrun" if told.space == odds["space"] and told.side == sides[0]:
                found["win"] = True
            case "royal_army_joined" if told.space == odds["space"] and not decided and odds["kind"] == "desertion":
                found["win" if told.side == sides[0] else "lose"] = True
            case "eliminated" if told.space == odds["space"] and told.side in sides and told.why != "card":
                lost[sides.index(told.side)] += sum(told.cus.values())
            case "general_killed" if told.side in sides:
                found[f"killed {sides.index(told.side)}"] = True
            case "dispersed" if odds["kind"] == "dispersal" and told.side == sides[0]:
                found["lose"] = True
            case _:
                pass
    if not found:
        return {"none": True}
    return found | {f"losses {lost[0]}": True, f"their_losses {lost[1]}": True}


def _marched(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    for event in events:
        told: Any = event
        if tag(event) == "interception_rolled" and told.success:
            return {"draw": True}
    return {"win": True} if is_over(match) else None


def _besieged(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    rolled: Any = next((event for event in events if tag(event) == "siege_rolled"), None)
    if rolled is None or not is_over(match):
        return {} if rolled is None and is_over(match) else None
    done = any(tag(event) == "siege_completed" for event in events)
    end = "win" if done else "draw" if rolled.points else "lose"
    return {end: True, f"points {rolled.points}": True, f"losses {rolled.losses}": True}


def _sailed(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    for event in events:
        told: Any = event
        if tag(event) in ("sailed", "landed") and told.space == shown.odds["space"]:
            return {"win": True}
        if tag(event) in ("back_to_port", "turned_back"):
            return {"lose": True}
    return {"none": True} if is_over(match) else None


def _challenged(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    odds, scores = shown.odds, dict[str, int]()
    for event in events:
        told: Any = event
        if tag(event) == "naval_battle_rolled":
            scores[told.side] = told.score
            if told.side == odds["attacker"]:
                break
    if odds["attacker"] in scores and odds["defender"] in scores:
        ours, theirs = scores[odds["attacker"]], scores[odds["defender"]]
        return {"win" if ours > theirs else "draw" if ours == theirs else "lose": True}
    if odds["attacker"] in scores and "defender" in odds and is_over(match):
        return {"win": True}
    return {} if is_over(match) else None


def _tried(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    wanted = f"{shown.kind}_rolled"
    for event in events:
        told: Any = event
        if tag(event) == wanted and told.general == shown.odds["general"]:
            return {"win" if told.success else "lose": True}
    return {} if is_over(match) else None


REFEREE = Referee(
    kinds=(
        "battle",
        "battle under way",
        "desertion",
        "overrun",
        "dispersal",
        "march",
        "siege",
        "voyage",
        "naval_battle",
        "interception",
        "evasion",
    ),
    asked=(
        "activation",
        "sail_to",
        "at_sea",
        "naval_battle",
        "intercept_from",
        "evade",
        "evade_to",
        "rearrange",
        "meeting_prestige",
        "join_general",
        "join_cus",
        "battle_cards",
        "battle_prestige",
    ),
    shown=shown,
    steer=steer,
    truth=truth,
    always=("siege",),
)
