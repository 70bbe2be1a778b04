"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from typing import Any

from .facts import CAMPAIGN, NUMBER

Row = dict[str, Any]


def camps(state: Row) -> Row:
    """1 to 2: areas left with the enemy still in them are remembered; of those left before, nothing is known."""
    return {**state, "camps": {}}


def agenda(state: Row) -> Row:
    """2 to 3: steps and flags become tasks, lines of the career rows of their own; new readings and orders."""
    gone = ("step", "stop", "by_battle", "fortress", "fleet_rolls", "diplomats", "speed")
    round_, entry, *rest = state["clock"]
    tasks: list[Row] = []
    if entry == ENEMY_ORDERS and state["fleet_rolls"] >= 0:
        tasks = orders_left(state)
    elif entry == CONQUEST and state["step"] != SIEGE:
        tasks = conquest_left(state)
    # The Siege Ships have a phase of their own, before the Conquest.
    if entry > CONQUEST or (entry == CONQUEST and state["step"] != SIEGE):
        entry += 1
    readings = {"wall_gold": "no", "deploy_hits": "units", "building": "held"}
    return {
        **{name: value for name, value in state.items() if name not in gone},
        "clock": [round_, entry, *rest],
        "agenda": tasks,
        "career": [finished(line) for line in state["career"]],
        "choices": {**readings, **state["choices"]},
        "standing": [{"seat": 0, "moment": "interlude"}],
    }


ENEMY_ORDERS, CONQUEST = 3, 5
SIEGE, MARCH, ARRIVAL, PLANS, PRE_BATTLE, BATTLE_TURN, SPEED_GROUP, CONQUERED = range(8)
"""Phases and steps by their numbers in schema 2."""


def conquest_left(state: Row) -> list[Row]:
    """What the step of a Conquest phase in schema 2 says is to be done, and whether the phase ends with it."""
    under_way: dict[int, Row] = {
        ARRIVAL: {"task": "arrival"},
        PLANS: {"task": "battle"},
        BATTLE_TURN: {"task": "battle_turn"},
        SPEED_GROUP: {"task": "speed_group", "speed": state["speed"]},
        CONQUERED: {"task": "conquered", "by_battle": state["by_battle"]},
    }
    found: list[Row] = [{"task": "phase_over"}] if state["stop"] else []
    if state["step"] in under_way:
        found.append(under_way[state["step"]])
    return found


def orders_left(state: Row) -> list[Row]:
    """Enemy Orders that schema 2 counted as still to be rolled for, the next one last."""
    m = CAMPAIGN[int(state["campaign"])]
    bonus = NUMBER["diplomats"] if state["diplomats"] else 0
    first = int(state["fortress"])
    areas = [a for a in m.fortress_order[first:] if not state["conquered"][a]]
    if m.id == "tyre" and state["choices"]["orders_after_tyre"] == "none" and state["conquered"][m.area("tyre")]:
        areas = []
    fleet: list[Row] = [{"task": "fleet_order", "bonus": bonus}] * state["fleet_rolls"]
    fortresses: list[Row] = [{"task": "fortress_order", "area": a, "bonus": bonus} for a in reversed(areas)]
    return [{"task": "phase_over"}, *fleet, *fortresses]


def finished(line: str) -> Row:
    """A line of the career as schema 2 wrote it: campaign box vp immortality level."""
    campaign, box, vp, immortality, level = line.split()
    return {"campaign": campaign, "box": box, "vp": int(vp), "immortality": int(immortality), "level": int(level)}


def difficulty(state: Row) -> Row:
    """3 to 4: what was played before there were levels is what recruits play."""
    return {**state, "choices": {"difficulty": "recruit", **state["choices"]}}


MIGRATIONS = (camps, agenda, difficulty)
