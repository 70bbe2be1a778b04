"""What is kept about the whole map after each small change, beside what is found anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from strategos.games.peloponnesian.facts import ATHENIAN, ATHENS, HOPLITE, NUMBER, PERSIA, SPACES, SPARTA, column
from strategos.games.peloponnesian.state import PeloponnesianState, friendly, holds
from strategos.games.peloponnesian.whereabouts import (
    AT,
    Whereabouts,
    add,
    allegiance,
    occupied,
    remove,
    spaces_in,
    take_rested,
    whereabouts,
)

from .segment import position

CHIOS, HOPLITES = NUMBER["chios"], column(ATHENIAN, HOPLITE)


def agrees(s: PeloponnesianState) -> None:
    kept, anew = whereabouts(s), Whereabouts(s)
    for side in (ATHENS, SPARTA, PERSIA):
        assert kept.presence(side) == anew.presence(side)
        assert kept.rested(side) == anew.rested(side)
        assert occupied(s, side) == tuple(space for space in range(SPACES) if holds(s, space, side))
    assert (kept.column(HOPLITES), kept.total(HOPLITES)) == (anew.column(HOPLITES), anew.total(HOPLITES))
    assert kept.fresh(HOPLITES) == anew.fresh(HOPLITES)


@pytest.mark.rule("PW-TERMS-k", "PW-TERMS-ae")
def test_every_coming_and_going_is_noted() -> None:
    s = position(units={"athens": {"athens": {"H": 2, "N": 1}}, "chios": {"athens": {"H": 1}}})
    agrees(s)
    remove(s, CHIOS, HOPLITES, 1)
    assert not whereabouts(s).presence(ATHENS) & AT[CHIOS]
    agrees(s)
    add(s, CHIOS, HOPLITES, 1, spent=True)
    assert not whereabouts(s).rested(ATHENS) & AT[CHIOS], "who has been activated rests no more"
    agrees(s)
    add(s, CHIOS, HOPLITES, 2)
    assert whereabouts(s).rested(ATHENS) & AT[CHIOS]
    agrees(s)
    take_rested(s, CHIOS, HOPLITES, 2)
    assert whereabouts(s).presence(ATHENS) & AT[CHIOS]
    assert not whereabouts(s).rested(ATHENS) & AT[CHIOS]
    agrees(s)


def spend(s: PeloponnesianState) -> None:
    s.elite_spent[1] = 1 - s.elite_spent[1]


def recolour(s: PeloponnesianState) -> None:
    s.colour[NUMBER["argos"]] = ATHENS


def garrison(s: PeloponnesianState) -> None:
    s.garrison[CHIOS] = 1


def go_home(s: PeloponnesianState) -> None:
    s.elite_at[1] = NUMBER["athens"]


@pytest.mark.rule("PW-COMP-v", "PW-TERMS-k")
@pytest.mark.parametrize("change", [spend, recolour, garrison, go_home])
@pytest.mark.parametrize("scenario", ["fall_of_sparta", "first_peloponnesian"])
def test_what_was_seen_of_another_position_is_not_used(
    scenario: str, change: Callable[[PeloponnesianState], None]
) -> None:
    s = position(scenario=scenario, empty=False)
    agrees(s)
    if change is go_home or change is spend:
        s.elite_at[1] = CHIOS
        agrees(s)
    change(s)
    agrees(s)


@pytest.mark.rule("PW-TERMS-ah")
def test_only_ships_and_cavalry_reach_further() -> None:
    s = position(units={"athens": {"athens": {"H": 2}}, "chios": {"athens": {"H": 1, "N": 1}}})
    threats = whereabouts(s).threats(ATHENS)
    assert threats.from_there(NUMBER["athens"]) == 0
    assert threats.from_there(CHIOS) != 0


@pytest.mark.rule("PW-TERMS-ab", "PW-TERMS-ac", "PW-5.1.6-a")
def test_rebels_are_the_friends_of_the_other_league_and_neutral_ones_nobodys() -> None:
    s = position(rebellion=["megara", "samos", "argos"], control={"megara": "nobody", "samos": "nobody"})
    whose = allegiance(s)
    for side in (ATHENS, SPARTA):
        assert spaces_in(whose.friendly[side]) == tuple(n for n in range(SPACES) if friendly(s, n, side))
    megara, samos, argos = (AT[NUMBER[name]] for name in ("megara", "samos", "argos"))
    assert (whose.friendly[ATHENS] & megara, whose.friendly[SPARTA] & samos) == (megara, samos)
    assert not whose.friendly[ATHENS] & samos
    assert [bool(whose.foreign[ATHENS] & one) for one in (megara, samos, argos)] == [False, True, False]
    assert whose.foreign[SPARTA] & megara
    assert not whose.foreign[PERSIA] & AT[NUMBER["corinth"]]
