"""How a position came about: every event with the position as it was then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
import pytest

import strategos
from strategos.kernel.match import Match
from strategos.kernel.view import View
from strategos.web.matches.course import Past, noted, opening


def turned(view: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """A view after what has changed in it, as a client reads it."""
    after = dict(view)
    for name, value in changed.items():
        if name in ("sides", "pieces"):
            rest = {one["id"]: one for one in after[name]} | value
            after[name] = [one for one in rest.values() if one is not None]
        elif name in ("spaces", "tracks", "facts"):
            after[name] = {key: one for key, one in {**after.get(name, {}), **value}.items() if one is not None}
        else:
            after[name] = value
    return after


def plain(view: View) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(view))


def with_answers(match: Match[Any], keys: Mapping[str, str], number: int) -> list[tuple[View, Past]]:
    """The views before so many answers, and what each has led through."""
    found: list[tuple[View, Past]] = []
    while match.pending and len(found) < number:
        decision = match.pending[0]
        before = match.view(None)
        wanted = keys.get(decision.kind, decision.options[0].key)
        key = wanted if decision.option(wanted) else decision.options[0].key
        came = noted(match, partial(match.play, decision.seat, key))
        assert came is not None
        found.append((before, came))
    return found


def standing(view: Mapping[str, Any]) -> dict[str, tuple[str, int]]:
    return {one["id"]: (one["at"], one.get("count", 1)) for one in view["pieces"]}


NOW = {"talents": "treasury", "activated": "treasury", "revenue_drawn": "treasury", "built": "treasury"}


def number_told(event: Mapping[str, Any], view: Mapping[str, Any]) -> tuple[Any, Any] | None:
    """What an event says that a number is now, and what the view says."""
    side = str(event.get("side", "")).removeprefix("side:")
    facts = {one["id"]: one.get("facts", {}) for one in view["sides"]}.get(side, {})
    kind = event["event"]
    if kind in ("sci_changed", "bellicosity_changed"):
        what = kind.removesuffix("_changed")
        return event[what], view["tracks"][what][side]
    if kind in NOW and facts:
        return event["treasury"], facts["treasury"]
    if kind == "scored":
        seat = next(one["seat"] for one in view["sides"] if one["id"] == side)
        return event["total"], view["facts"]["vp"][seat]
    return (event["turn"], view["round"]) if kind == "turn_began" else None


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (1, 4), (2, 5)])
def test_at_every_event_the_position_is_what_the_log_has_told(seats: int, seed: int) -> None:
    """Treasuries, Confidence, Bellicosity, points and the turn; and the last is what is on show then."""
    match = strategos.new("peloponnesian", seats=seats, seed=seed)
    compared = scored = 0
    for _ in range(60):
        if not match.pending:
            break
        since = match.event_count
        [(before, came)] = with_answers(match, {"continue": "pass"}, 1)
        events = [msgspec.to_builtins(event) for event in match.all_events(since)]
        course = came.course(0, since, lambda n: n)
        view = plain(before)
        steps = {step.upto: step.view for step in course.turned} if course else {}
        goals = {step.upto: step.goals for step in course.turned} if course else {}
        for upto, event in enumerate(events, 1):
            view = turned(view, msgspec.json.decode(msgspec.json.encode(steps.get(upto, {}))))
            told = number_told(event, view)
            if told is not None:
                compared += 1
                assert told[0] == told[1], (event, told)
            if seats == 1 and event["event"] == "scored":
                # The line of goals tells the same points as the log and the panel.
                [points] = [goal for goal in goals[upto] or () if goal.key == "points"]
                assert points.facts["vp"] == event["total"]
                scored += 1
        if course and course.turned and course.turned[-1].upto == len(events):
            after = plain(match.view(None))
            assert view["tracks"] == after["tracks"]
            assert standing(view) == standing(after)
            assert view["facts"]["vp"] == after["facts"]["vp"]
            treasuries = [[one["facts"]["treasury"] for one in of["sides"]] for of in (view, after)]
            assert treasuries[0] == treasuries[1]
    assert compared >= 15
    assert scored or seats == 2


def test_the_opening_is_told_from_the_first_position_on() -> None:
    match = strategos.new("peloponnesian", seats=1, seed=3)
    came = opening(match)
    assert came is not None
    course = came.course(0, 0, lambda n: n)
    assert course is not None
    assert course.first is not None
    view = plain(course.first)
    for step in course.turned:
        view = turned(view, msgspec.json.decode(msgspec.json.encode(step.view)))
    assert view["sides"] == plain(match.view(None))["sides"]
    assert course.turned[-1].upto == match.event_count


def test_who_has_not_seen_what_it_began_with_is_told_no_course() -> None:
    match = strategos.new("peloponnesian", seats=1, seed=3)
    [(_, came)] = with_answers(match, {"continue": "pass"}, 1)
    assert came.course(0, 0, lambda n: n) is None


def test_a_game_that_does_not_unfold_is_played_as_ever() -> None:
    match = strategos.new("conquest", seats=4, seed=3)
    decision = match.pending[0]
    assert opening(match) is None
    assert noted(match, lambda: match.play(decision.seat, decision.options[0].key)) is None
    assert match.answer_count == 1
