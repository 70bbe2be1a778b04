"""Positions stored by older versions."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import convert

from strategos.games.peloponnesian.facts import ATHENS, NUMBER, SPARTA
from strategos.games.peloponnesian.migrations import (
    COUNTED,
    armies_at_home,
    fields_for_what_is_remembered,
    two_more_readings,
)
from strategos.games.peloponnesian.remembered import Deeds, History, Turn
from strategos.owner import match_files

OLD = Path(__file__).resolve().parent.parent.parent / "saves" / "0.1.0"


@pytest.mark.parametrize("scenario", ["campaign", "decelean", "fall_of_sparta"])
def test_a_match_from_before_two_readings_goes_on_as_it_was_played(scenario: str) -> None:
    match, rejected = match_files.resume(OLD / f"peloponnesian-{scenario}.json")
    assert not rejected
    options = match.state.setup.options
    assert (options["leaderless"], options["battle_losses"]) == ("leave", "order")
    assert options["home_army"] == "stays"
    assert options["amphipolis"] == match.setup.options["amphipolis"]


def test_what_was_chosen_stays() -> None:
    chosen = {"setup": {"seats": 1, "options": {"battle_losses": "loser"}}, "turn": 3}
    assert two_more_readings(chosen) == {
        "setup": {"seats": 1, "options": {"battle_losses": "loser", "leaderless": "leave"}},
        "turn": 3,
    }
    assert armies_at_home(chosen)["setup"]["options"] == {"battle_losses": "loser", "home_army": "stays"}
    checked = {"setup": {"seats": 1, "options": {"home_army": "checked"}}, "turn": 3}
    assert armies_at_home(checked) == checked


def test_what_is_remembered_gets_fields() -> None:
    """Numbers by name until then; behind a dash were the numbers of sides, leaders and spaces, or their names."""
    samos, megara = NUMBER["samos"], NUMBER["megara"]
    now = {
        "plague": 1,
        "opened": 1,
        "combats": 2,
        "target": samos,
        "at_most-1": 2,
        f"taken-{samos}": 1,
        f"taken-{megara}": 1,
        "doomed-3": 1,
        "surrender-0": 1,
        "arrived-sparta-megara": 1,
        f"met-0-{samos}-1-{megara}": 1,
    }
    happened = {"plague": 1, "demagogue": 2, "helots": 0, "persia": 1, "exile-4": 1, f"coup-{samos}": 1}
    stored = {"turn": 3, "now": now, "happened": happened, "before": {"ships_lost": 2, "spartans_in_attica": 1}}
    lifted = fields_for_what_is_remembered(stored)
    assert lifted["turn"] == 3
    assert convert(lifted["now"], Turn) == Turn(
        plague=True,
        opened=True,
        combats=2,
        target=samos,
        at_most=(0, 2),
        taken=tuple(sorted((samos, megara))),
        doomed=(3,),
        surrendered=(ATHENS,),
        arrived=((SPARTA, megara),),
        met=((ATHENS, samos, SPARTA, megara),),
    )
    assert convert(lifted["happened"], History) == History(
        plague=1, demagogue=2, helots=False, persia=True, exiles=(4,), coups=(samos,)
    )
    assert convert(lifted["before"], Deeds) == Deeds(ships_lost=2, spartans_in_attica=True)


def test_every_name_of_old_has_a_field() -> None:
    """All that the rules of schema 3 could remember."""
    flags = "switched nicias spartans_in_attica opened syracuse_answered army_moved navy_moved skip_turn no_eisphora "
    flags += "plague corcyra_idle cinadon one_of_each cimon plataea"
    told = "helots iasus persia kings_peace conon_gone athens_belligerent megalopolis carthage_wins syracuse_wins "
    told += "sicily_spartan"
    now = {**dict.fromkeys(flags.split(), 1), "death_of_leaders": 4, "helots": 2, "no_building-0": 1}
    counted = dict.fromkeys(COUNTED, 2)
    happened = {**dict.fromkeys(told.split(), 1), **counted, "agenda-5": 1, "phocis-6": 1}
    lifted = fields_for_what_is_remembered({"now": now, "happened": happened, "before": {}})
    turn = convert(lifted["now"], Turn)
    assert all(getattr(turn, name) is True for name in flags.split())
    assert (turn.death_of_leaders, turn.helots, turn.no_building) == (4, 2, (ATHENS,))
    history = convert(lifted["happened"], History)
    assert all(getattr(history, name) is True for name in told.split())
    assert all(getattr(history, name) == 2 for name in COUNTED)
    assert (history.agenda, history.phocis) == ((5,), (6,))
