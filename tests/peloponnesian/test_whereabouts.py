"""What is kept about the whole map says the same as space after space, after each small change."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import held_back, is_rally, rally_spaces
from strategos.games.peloponnesian.combat import pairs_in_reach, reach
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENS,
    CAVALRY,
    CAVALRY_ZONE,
    COLUMNS,
    COLUMNS_OF,
    ELITE_NAMES,
    HOPLITE,
    KIND_OF,
    KINDS,
    NAVAL,
    NAVAL_ZONE,
    NUMBER,
    PERSIA,
    SPACES,
    SPARTA,
    column,
)
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.routes import barred
from strategos.games.peloponnesian.state import PeloponnesianState, enemy_of, friendly, holds, rebels_for, remember, row
from strategos.games.peloponnesian.whereabouts import (
    AT,
    Whereabouts,
    add,
    allegiance,
    marks,
    occupied,
    remove,
    spaces_in,
    take_rested,
    whereabouts,
)
from strategos.games.peloponnesian.zones import besieged, reaching
from strategos.kernel.asking import Decision
from strategos.kernel.chance import SeededDice
from strategos.kernel.playout import playout

from .segment import position

SIDES = (ATHENS, SPARTA, PERSIA)


def check(s: PeloponnesianState) -> None:
    kept, anew = whereabouts(s), Whereabouts(s)
    for side in SIDES:
        assert occupied(s, side) == tuple(space for space in range(SPACES) if holds(s, space, side))
        assert kept.rested(side) == anew.rested(side)
        assert [kept.of_kind(side, kind) for kind in range(KINDS)] == [anew.of_kind(side, k) for k in range(KINDS)]
    for side in (ATHENS, SPARTA):
        near = spaces_in(allegiance(s).friendly[side])
        assert near == tuple(space for space in range(SPACES) if friendly(s, space, side))
        assert tuple(rally_spaces(s, side)) == tuple(p for p in range(SPACES) if is_rally(s, side, p)), held_back(s)
        table = marks(whereabouts(s).threats(side).everywhere)
        assert all(table[space] for space in range(SPACES) if reaching(s, space, side))


def pairs(s: PeloponnesianState) -> list[tuple[Party, Party]]:
    """PW-6.2-b Every pair of Forces, one after the other."""
    free = {side: [Party(side, p) for p in occupied(s, side) if not besieged(s, p, side)] for side in SIDES}
    return [
        (ours, theirs)
        for side, enemy in ((ATHENS, SPARTA), (ATHENS, PERSIA), (SPARTA, PERSIA))
        for ours in free[side]
        for theirs in free[enemy]
        if ours.place != theirs.place and any(reach(s, ours, theirs))
    ]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_is_kept_is_what_there_is(scenario: str) -> None:
    rng, s = random.Random(scenario), GAME.begin(GAME.setup(2, scenario))
    seen = iter(range(150))

    def pick(_: PeloponnesianState, decision: Decision) -> Any:
        return rng.choice(decision.options)

    def enough(s: PeloponnesianState) -> bool:
        number = next(seen, None)
        if number is not None and number % 3 == 0:
            check(s)
        if number is not None and number % 12 == 0 and not s.now.met:
            assert pairs_in_reach(s) == pairs(s)
        return number is None

    playout(GAME, s, SeededDice(7), pick, enough)


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


@pytest.mark.rule("PW-TERMS-k", "PW-TERMS-ae")
def test_what_was_never_asked_for_is_not_made_up_from_a_change() -> None:
    s = position(units={"athens": {"athens": {"H": 2}}})
    last = whereabouts(s)
    add(s, CHIOS, HOPLITES, 1)
    assert whereabouts(s) is last
    agrees(s)


def plainly(there: Callable[[int], bool]) -> int:
    """The spaces where something is so, one after the other."""
    return sum(AT[space] for space in range(SPACES) if there(space))


@pytest.mark.rule("PW-TERMS-k", "PW-TERMS-ae", "PW-TERMS-ah", "PW-COMP-u")
def test_the_whole_map_says_what_each_space_says() -> None:
    """Abdera is the first of all spaces; the Peltasts stand there, the Sacred Band has been activated already."""
    s = position(
        scenario="fall_of_sparta",
        units={
            "abdera": {"athens": {"peltasts": 1}},
            "thebes": {"thebes": {"H": 2, "C": 1, "sacred_band": 1}},
            "argos": {"athens": {"H": 1}, "sparta": {"AC": 1}},
            "corinth": {"sparta": {"H": 3, "AN": 2}},
            "sardis": {"persia": {"C": 3}},
        },
        spent={"corinth": {"sparta": {"H": 3}}, "thebes": {"thebes": {"H": 1}}},
    )
    peltasts, sacred_band = (ELITE_NAMES.index(name) for name in ("peltasts", "sacred_band"))
    s.elite_spent[sacred_band] = 1
    found = whereabouts(s)
    for col in range(COLUMNS):
        here = s.units[col::COLUMNS]
        assert found.total(col) == sum(here)
        assert found.column(col) == plainly(lambda space, here=here: here[space] > 0)
        spent = s.spent[col::COLUMNS]
        assert found.fresh(col) == plainly(lambda space, here=here, spent=spent: here[space] > spent[space])
    for side in (ATHENS, SPARTA, PERSIA):
        of_kind = [
            plainly(lambda p, k=kind, side=side: any(row(s, p)[c] for c in COLUMNS_OF[side] if KIND_OF[c] == k))
            for kind in range(KINDS)
        ]
        assert [found.of_kind(side, kind) for kind in range(KINDS)] == of_kind
        threats = found.threats(side)
        held = plainly(lambda space, side=side: holds(s, space, side))
        assert (threats.units, threats.horse, threats.ships) == (held, of_kind[CAVALRY], of_kind[NAVAL])
    assert s.elite_at[peltasts] == 0
    rested = {ATHENS: ("abdera", "argos", "thebes"), SPARTA: ("argos", "corinth"), PERSIA: ("sardis",)}
    for side, names in rested.items():
        assert found.rested(side) == sum(AT[NUMBER[name]] for name in names)


@pytest.mark.rule("PW-COMP-u", "PW-TERMS-ae")
@pytest.mark.parametrize("spent", [0, 1])
def test_an_elite_unit_rests_for_its_own_side_until_it_is_activated(spent: int) -> None:
    s = position(scenario="fall_of_sparta", units={"chios": {"athens": {"peltasts": 1}}})
    s.elite_spent[ELITE_NAMES.index("peltasts")] = spent
    assert spaces_in(whereabouts(s).rested(ATHENS)) == (() if spent else (CHIOS,))
    assert whereabouts(s).rested(SPARTA) == 0


@pytest.mark.rule("PW-TERMS-k")
def test_whoever_stands_in_a_neutral_space_is_there_unless_he_is_neutral_himself() -> None:
    units = {"argos": {"athens": {"H": 1}}}
    assert occupied(position(units=units), ATHENS) == (NUMBER["argos"],)
    assert occupied(position(scenario="first_peloponnesian", units=units), ATHENS) == ()


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
    units = {"athens": {"H": 2}, "chios": {"H": 1, "N": 1}, "thebes": {"C": 1}, "sunium": {"C": 1, "N": 1}}
    s = position(units={name: {"athens": sp} for name, sp in units.items()})
    threats = whereabouts(s).threats(ATHENS)
    reach = {name: set(spaces_in(threats.from_there(NUMBER[name]))) for name in units}
    assert reach["athens"] == set()
    assert reach["chios"] == set(NAVAL_ZONE[CHIOS])
    assert reach["thebes"] == set(CAVALRY_ZONE[NUMBER["thebes"]])
    assert reach["sunium"] == {*CAVALRY_ZONE[NUMBER["sunium"]], *NAVAL_ZONE[NUMBER["sunium"]]}


@pytest.mark.rule("PW-TERMS-ab", "PW-5.1.6-a", "PW-EVF.4-c")
def test_whose_the_spaces_are_is_found_anew_when_anything_about_them_changes() -> None:
    s = position(scenario="fall_of_sparta")
    argos, megara, gela = (NUMBER[name] for name in ("argos", "megara", "gela"))
    assert not allegiance(s).own[ATHENS] & AT[argos]
    s.colour[argos] = ATHENS
    assert allegiance(s).own[ATHENS] & AT[argos]
    assert not allegiance(s).rebels & AT[megara]
    s.rebels[megara] = 1
    assert allegiance(s).rebels & AT[megara]
    assert not allegiance(s).control[PERSIA]
    s.control[megara] = PERSIA
    assert allegiance(s).control[PERSIA] == AT[megara]
    assert not barred(s, SPARTA, megara) & AT[gela]
    remember(s, carthage_wins=True)
    assert barred(s, SPARTA, megara) & AT[gela]


@pytest.mark.rule("PW-5.1.6-a", "PW-5.1.6-b", "PW-10.5.4.2-a")
@pytest.mark.parametrize("scenario", ["campaign", "fall_of_sparta"])
def test_what_is_foreign_to_a_leader_alone_space_by_space(scenario: str) -> None:
    """Of the enemy's colour, or in rebellion for the enemy; what is neutral is not."""
    s = position(scenario=scenario, rebellion=["megara", "samos", "argos", "abdera"])
    for side in (ATHENS, SPARTA):

        def foreign(space: int, side: int = side) -> bool:
            if s.rebels[space]:
                return rebels_for(s, space) == enemy_of(side)
            return s.colour[space] == enemy_of(side)

        assert allegiance(s).foreign[side] == plainly(foreign)


@pytest.mark.rule("PW-5.1.6-b", "PW-10.5.4.6.III-a")
def test_to_persians_their_own_sardis_is_not_foreign() -> None:
    s = position(scenario="fall_of_sparta")
    s.colour[NUMBER["sardis"]] = PERSIA
    assert allegiance(s).foreign[PERSIA] == 0


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
