"""What lifts stored positions of older versions to the shape of today; number n takes schema n + 1 to the next."""

from __future__ import annotations

from base64 import b64encode
from typing import Any


def units_as_bytes(state: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: the table of land units is a string of bytes, no longer a list."""
    return {**state, "units": b64encode(bytes(state["units"])).decode()}


def several_road_marches(state: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: several road marches may be open; a new choice; refusals are told apart by leaders and are forgotten."""
    state = dict(state)
    state["refusals"] = {}
    run = state.pop("run", None)
    state["runs"] = [] if run is None else [{**run, "path": [run["place"]]}]
    state["setup"] = {**state["setup"], "options": {"road_return": "pays", **state["setup"]["options"]}}
    return state


def battle_on_the_agenda(state: dict[str, Any]) -> dict[str, Any]:
    """3 to 4: a battle under way is a task; who attacks is read from the clock and from who obeys whom."""
    state = {key: value for key, value in state.items() if key != "attacker"}
    battle = state.pop("battle", None)
    state["agenda"] = []
    if battle is not None:
        task = {"task": "land_battle", **battle}
        fleets = task.pop("fleets", ())
        if fleets:
            task.update(task="sea_battle", ours=fleets[0], theirs=fleets[1])
        state["agenda"] = [task]
    return state


def leaders_ashore(state: dict[str, Any]) -> dict[str, Any]:
    """4 to 5: leaders who landed this turn are remembered; before, who had no point left was only told so."""
    return {**state, "ashore": []}


MIGRATIONS = (units_as_bytes, several_road_marches, battle_on_the_agenda, leaders_ashore)
