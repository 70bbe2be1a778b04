"""The Peloponnesian War: Expeditions and their legs, Auguries, rebellions, interceptions, battles, sieges."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from strategos.kernel.asking import Decision
from strategos.kernel.clock import phase
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.parts.forecast import Prospects
from strategos.testing.forecasts.trials import Referee, Shown, Truth, tag

AFTER_SIEGES = ("going_home", "continuation", "spread", "helots", "revenue", "building", "bellicosity", "surrender")
LEFT = ("arrives", "unhurt", "caught", "storm")


def numbers_of(odds: Mapping[str, Any], *, ends: bool = True, losses: bool = True) -> dict[str, float]:
    found = {name: float(odds[name]) for name in ("win", "draw", "lose") if ends}
    found |= {name: float(odds[name]) for name in (*LEFT, "meets") if name in odds}
    found |= {f"met {leg['space']}": float(leg["intercepted"]) for leg in odds.get("legs", ())}
    if losses:
        found |= {f"losses {n}": float(chance) for n, chance in enumerate(odds.get("losses", ()))}
    return found


def shown(decision: Decision, prospects: Prospects) -> Iterator[Shown]:
    """Of the question, and of every option; of an Expedition as it is when it sets out."""
    seat = decision.seat
    if decision.kind == "muster":
        for key, odds in prospects.options.items():
            if odds["kind"] == "leg":
                yield Shown("leg", seat, key, odds, numbers_of(odds))
            elif key in ("set_out", "cross"):
                siege = odds["kind"] == "siege"
                numbers = numbers_of(odds, ends=False, losses=False)
                if siege:
                    numbers["win"] = float(odds["win"])
                yield Shown("expedition to besiege" if siege else "expedition", seat, key, odds, numbers)
        return
    if decision.kind == "intercept":
        yield Shown("interception", seat, "yes", prospects.question, numbers_of(prospects.question))
        return
    for key, odds in prospects.options.items():
        kind = str(odds.get("kind") or decision.kind) if decision.kind != "battle" else "battle"
        yield Shown(kind, seat, key, odds, numbers_of(odds))


def begin(match: Match[Any], shown: Shown) -> None:
    """Where no other operation is to come first, both have passed."""
    if "operations" in shown.without:
        match.state.passed[:] = type(match.state.passed)([1] * len(match.state.passed))


def steer(match: Match[Any], decision: Decision, shown: Shown) -> str | None:
    if decision.kind == "intercept" and "refusals" in shown.without:
        return "yes"
    if decision.kind == "battle" and "order" in shown.without:
        among = random.Random(sum(match.chance) * 7919 + match.chance_count)
        return among.choice(decision.options).key
    return None


def seek(match: Match[Any], decision: Decision, rng: random.Random) -> str | None:
    """Rebellions: whoever may cause one often does."""
    if decision.kind == "objective" and rng.random() < 0.3:
        return "cause_rebellion"
    if decision.kind == "rebel":
        return rng.choice(decision.options).key
    return None


def truth(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    judge = {
        "auguries": _auguries,
        "rebellion": _rebellion,
        "siege": _siege,
        "battle": _battle,
        "interception": _interception,
        "leg": _leg,
        "expedition": _expedition,
        "expedition to besiege": _expedition,
    }[shown.kind]
    return judge(match, events, shown)


def _first(events: Sequence[Event], *tags: str) -> Any:
    return next((event for event in events if tag(event) in tags), None)


def _auguries(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    rolled = _first(events, "auguries")
    return None if rolled is None else {"win" if rolled.good else "lose": True}


def _rebellion(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    rolled = _first(events, "rebellion_tried")
    return None if rolled is None else {"win" if rolled.rebels else "lose": True}


def _siege(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    rolled = _first(events, "siege_rolled")
    return None if rolled is None else {"win" if rolled.succeeds else "lose": True}


def lost_by(side: str, events: Sequence[Event]) -> int:
    """SP that are no more."""
    return sum(_sp(event) for event in events if getattr(event, "side", None) == side)


def _sp(event: Any) -> int:
    if tag(event) == "units_lost":
        return int(event.hoplite + event.cavalry + event.naval)
    return int(ELITES) if tag(event) == "elite_lost" else 0


ELITES = 1


def _battle(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    ended = _first(events, "battle_ended")
    if ended is None:
        return None
    side = shown.odds["attacker"]
    until = events[: events.index(ended) + 1]
    end = "draw" if ended.winner is None else "win" if ended.winner == side else "lose"
    return {end: True, f"losses {lost_by(side, until)}": True}


def _interception(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    side = shown.odds["attacker"]
    rolled = _first(events, "interception_rolled")
    if rolled is None:
        return None
    if rolled.side != side:
        return {}
    if not rolled.succeeds:
        return {"draw": True, "losses 0": True}
    after = events[events.index(rolled) + 1 :]
    met = _first(after, "skirmished", "battle_began")
    if met is not None and (tag(met) == "battle_began" or met.battle):
        ended = _first(after, "battle_ended")
        if ended is None:
            return None
        until = after[: after.index(ended) + 1]
        end = "draw" if ended.winner is None else "win" if ended.winner == side else "lose"
        return {"meets": True, end: True, f"losses {lost_by(side, until)}": True}
    until = after[: next((n for n, e in enumerate(after) if tag(e) == "moved"), len(after))]
    gone = match.state.expedition is None and not any(tag(e) in ("moved", "operation_ended") for e in after)
    gone = gone or any(tag(event) in ("leader_went_home", "leader_lost") for event in until)
    return {"meets": True, "win" if gone else "draw": True, f"losses {lost_by(side, until)}": True}


def _way(events: Sequence[Event], side: str) -> dict[str, bool]:
    found: dict[str, bool] = {}
    for event in events:
        told: Any = event
        if tag(event) == "interception_rolled" and told.succeeds and told.side != side:
            found |= {"caught": True, f"met {told.space}": True}
        elif tag(event) == "storm_rolled" and told.lost:
            found["storm"] = True
    return found


def _own(events: Sequence[Event]) -> Sequence[Event]:
    """Until the operation is over and something else begins."""
    ends = (n for n, event in enumerate(events) if tag(event) in NEXT)
    return events[: next(ends, len(events))]


NEXT = ("auguries", "passed", "objective_named", "homecoming_rolled", "siege_began", "came_home")


def _leg(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    side = shown.odds["attacker"]
    s, asked = match.state, match.pending[0] if match.pending else None
    here = s.expedition is not None and asked is not None and asked.kind == "muster" and asked.seat == shown.seat
    if not here and s.expedition is not None:
        return None
    events = _own(events)
    lost = lost_by(side, events)
    ends = {"win": True, "arrives": True, "unhurt": lost == 0} if here else {"lose": True}
    return _way(events, side) | ends | {f"losses {lost}": True}


def _expedition(match: Match[Any], events: Sequence[Event], shown: Shown) -> Truth | None:
    if match.state.expedition is not None and match.pending:
        return None
    side = shown.odds.get("attacker")
    ended = _first(_own(events), "operation_ended")
    arrived = ended is not None and ended.why == "effect:end_arrived" and ended.space == shown.odds["space"]
    if side is None:
        side = ended.side if ended is not None else ""
    way = events[: events.index(ended)] if ended is not None else _own(events)
    found = _way(way, side) | {"arrives": arrived, "unhurt": arrived and not lost_by(side, way), "gone": True}
    if "win" not in shown.numbers or not arrived:
        return found
    rolled: list[Any] = [event for event in events if tag(event) == "siege_rolled"]
    mine = next((e for e in rolled if (e.side, e.space) == (side, shown.odds["space"])), None)
    if mine is None and match.pending and phase(match.game.sequence, match.state.clock).name not in AFTER_SIEGES:
        return None
    return found | {"win": mine is not None and mine.succeeds}


REFEREE = Referee(
    kinds=(
        "expedition to besiege",
        "expedition",
        "leg",
        "interception",
        "battle",
        "siege",
        "rebellion",
        "auguries",
    ),
    asked=("muster", "continue", "rebel", "intercept", "siege", "battle"),
    shown=shown,
    steer=steer,
    truth=truth,
    begin=begin,
    rare=("rebel", "battle", "siege", "intercept"),
    seek=seek,
    enough=40,
    always=("set_out", "cross"),
    some=2,
)
