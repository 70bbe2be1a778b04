"""The questions everybody asks of the position: who stands where, whose a space is, who is a friend of whom."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import Scored
from strategos.games.peloponnesian.facts import (
    ATHENIAN_ALLIED,
    ATHENS,
    HOPLITE,
    KINDS,
    LEADERS,
    NAVAL,
    NUMBER,
    PERSIA,
    SPARTA,
    SPARTAN,
    THEBAN,
)
from strategos.games.peloponnesian.state import (
    ASIDE,
    BOX,
    CUP,
    DEAD,
    NOBODY,
    PeloponnesianState,
    abroad,
    active,
    arrived,
    columns,
    cup_of,
    dormant,
    first_turn,
    force,
    friendly,
    holders,
    holds,
    hostile_to,
    in_cup,
    leaders_at,
    leaders_out,
    marching_force,
    note,
    on_map,
    place_leader,
    rebels_for,
    remember,
    row,
    seat_of,
    solitaire,
    strength,
)
from strategos.games.peloponnesian.tracks import score

from .procedures import told
from .segment import position

FALL = "fall_of_sparta"
FIRST = "first_peloponnesian"


LEADER_NAMES = [leader.id for leader in LEADERS]


def n(name: str) -> int:
    return LEADER_NAMES.index(name)


def names(leaders: list[int]) -> list[str]:
    return [LEADER_NAMES[leader] for leader in leaders]


def with_leader(name: str, place: int) -> PeloponnesianState:
    s = position()
    s.leader_at[n(name)] = place
    return s


# -- who --------------------------------------------------------------------------------------------------------------


def test_alone_one_sits_for_one_side_and_nobody_for_the_other() -> None:
    for player, seats in (("athens", [0, NOBODY]), ("sparta", [NOBODY, 0])):
        s = position(player=player)
        assert solitaire(s)
        assert [seat_of(s, side) for side in (ATHENS, SPARTA)] == seats
    two = position(seats=2)
    assert not solitaire(two)
    assert [seat_of(two, side) for side in (ATHENS, SPARTA)] == [0, 1]


@pytest.mark.rule("PW-2-c")
def test_the_first_turn_is_the_first_played() -> None:
    assert first_turn(position("decelean", fought=1, turn=6))
    assert not first_turn(position("decelean", turn=7))


@pytest.mark.rule("PW-4.1.1-a")
@pytest.mark.parametrize(("with_whom", "away"), [(None, False), (1, True), (2, True), (3, False)])
def test_alcibiades_leads_nobody_while_he_is_with_the_enemy(with_whom: int | None, away: bool) -> None:
    happened = {} if with_whom is None else {"demagogue": with_whom}
    s = position(leaders={"alcibiades": "samos", "nicias": "samos"}, happened=happened)
    assert abroad(s) is away
    left = ["nicias"] if away else ["alcibiades", "nicias"]
    assert names(leaders_at(s, NUMBER["samos"], ATHENS)) == left
    assert sorted(names(leaders_out(s, ATHENS))) == left


# -- leaders ----------------------------------------------------------------------------------------------------------


def test_leaders_stand_in_a_space_in_the_order_they_came() -> None:
    s = position()
    for name in ("nicias", "brasidas", "cleon", "phormio"):
        place_leader(s, n(name), NUMBER["samos"])
    assert names(leaders_at(s, NUMBER["samos"], ATHENS)) == ["nicias", "cleon", "phormio"]
    assert names(leaders_at(s, NUMBER["samos"], SPARTA)) == ["brasidas"]
    place_leader(s, n("nicias"), NUMBER["samos"])
    assert names(leaders_at(s, NUMBER["samos"], ATHENS)) == ["cleon", "phormio", "nicias"]
    assert leaders_at(s, NUMBER["chios"], ATHENS) == []


@pytest.mark.rule("PW-5.3.1-d")
@pytest.mark.parametrize(
    ("place", "out"), [(NUMBER["samos"], True), (0, True), (BOX, True), (CUP, False), (DEAD, False), (ASIDE, False)]
)
def test_a_leader_is_out_on_the_map_and_in_the_box(place: int, out: bool) -> None:
    s = with_leader("nicias", place)
    assert names(leaders_out(s, ATHENS)) == (["nicias"] if out else [])
    assert leaders_out(s, SPARTA) == []
    assert (n("nicias") in in_cup(s, ATHENS)) is (place == CUP)


@pytest.mark.rule("PW-EVF.5-g")
def test_exiles_of_thebes_are_drawn_from_the_cup_of_athens() -> None:
    exile = n("pelopidas_fos")
    s = position(FALL)
    home = cup_of(s, exile)
    assert home not in (ATHENS, SPARTA)
    remember(s, exiles=(exile,))
    assert cup_of(s, exile) == ATHENS
    assert cup_of(s, n("epaminondas_fos")) == home
    elsewhere = position()
    remember(elsewhere, exiles=(exile,))
    assert cup_of(elsewhere, exile) == home


# -- units ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "space", "colour", "asleep"),
    [
        (FIRST, "argos", "neutral", True),
        (FIRST, "syracuse", "neutral", True),
        (FIRST, "argos", "athens", False),
        (FIRST, "samos", "neutral", False),
        ("campaign", "argos", "neutral", False),
    ],
)
def test_forces_of_armed_neutrals_sleep_in_the_first_war(scenario: str, space: str, colour: str, asleep: bool) -> None:
    s = position(scenario, units={space: {"athens": {"AH": 2}}}, colour={space: colour})
    where = NUMBER[space]
    assert dormant(s, where) is asleep
    assert force(s, where, ATHENS) == ([0, 0, 0] if asleep else [2, 0, 0])
    assert holds(s, where, ATHENS) is not asleep
    assert holders(s, where) == ([] if asleep else [ATHENS])
    assert row(s, where)[ATHENIAN_ALLIED * KINDS + HOPLITE] == 2


def test_a_force_is_all_a_side_has_elite_units_and_garrisons_among_it() -> None:
    s = position(
        FALL,
        units={
            "thebes": {"athens": {"C": 1, "AN": 2, "peltasts": 1}, "thebes": {"H": 3, "sacred_band": 1}},
            "samos": {"athens": {"garrison": 1}, "sparta": {"N": 2, "AN": 1}},
        },
    )
    thebes, samos = NUMBER["thebes"], NUMBER["samos"]
    hoplites, cavalry, ships = force(s, thebes, ATHENS)
    assert hoplites > 3 + 1  # both elite units are among them
    assert (cavalry, ships) == (1, 2)
    assert strength(s, thebes, ATHENS) == hoplites + 3
    assert force(s, thebes, SPARTA) == [0, 0, 0]
    assert force(s, samos, ATHENS) == [1, 0, 0]
    assert force(s, samos, SPARTA) == [0, 0, 3]
    assert row(s, thebes)[THEBAN * KINDS + HOPLITE] == 3
    assert (holders(s, thebes), holders(s, samos)) == ([ATHENS], [ATHENS, SPARTA])


@pytest.mark.parametrize(
    ("piece", "side"), [("peltasts", "athens"), ("sacred_band", "thebes"), ("garrison", "athens"), ("HG", "sparta")]
)
def test_an_elite_unit_or_a_garrison_alone_holds_a_space_for_its_side(piece: str, side: str) -> None:
    s = position(FALL, units={"samos": {side: {piece: 1}}})
    owner = SPARTA if side == "sparta" else ATHENS
    assert [who for who in (ATHENS, SPARTA, PERSIA) if holds(s, NUMBER["samos"], who)] == [owner]
    assert [who for who in (ATHENS, SPARTA, PERSIA) if strength(s, NUMBER["samos"], who)] == [owner]
    assert not any(holds(s, NUMBER["chios"], who) for who in (ATHENS, SPARTA, PERSIA))


def test_in_play_is_what_stands_marches_or_goes_home() -> None:
    march = {"side": "sparta", "leader": "brasidas", "at": "megara", "objective": "pegae", "units": {"H": 4, "N": 1}}
    s = position(
        units={"sparta": {"sparta": {"H": 2}}, "megara": {"sparta": {"H": 1}}},
        going_home={"sparta": {"H": 8}},
        expedition=march,
    )
    assert on_map(s, SPARTAN * KINDS + HOPLITE) == 2 + 1 + 4 + 8
    assert s.expedition is not None
    assert marching_force(s.expedition) == (4, 0, 1)
    s.expedition = None
    assert on_map(s, SPARTAN * KINDS + HOPLITE) == 2 + 1 + 8


def test_columns_of_a_kind_are_named_nation_by_nation() -> None:
    s = position(FALL, units={"samos": {"athens": {"H": 1, "N": 1, "AN": 3}, "thebes": {"N": 2}}})
    ships = list(columns(row(s, NUMBER["samos"]), NAVAL, (ATHENIAN_ALLIED, THEBAN, SPARTAN)))
    assert ships == [ATHENIAN_ALLIED * KINDS + NAVAL, THEBAN * KINDS + NAVAL]


# -- spaces -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-TERMS-ab", "PW-TERMS-ac", "PW-6.1-a")
@pytest.mark.parametrize(
    ("scenario", "colour", "rebels", "control", "friends", "besiegers"),
    [
        ("campaign", "athens", False, "athens", [ATHENS], [SPARTA]),
        ("campaign", "athens", False, "sparta", [ATHENS, SPARTA], []),
        ("campaign", "athens", True, "nobody", [SPARTA], [ATHENS]),
        ("campaign", "athens", True, "athens", [ATHENS, SPARTA], [ATHENS]),
        ("campaign", "sparta", True, "nobody", [ATHENS], [SPARTA]),
        ("campaign", "neutral", False, "nobody", [], [ATHENS, SPARTA]),
        ("campaign", "neutral", True, "nobody", [], [ATHENS, SPARTA]),
        ("campaign", "neutral", True, "sparta", [SPARTA], [ATHENS]),
        (FALL, "athens", True, "nobody", [ATHENS], [SPARTA]),
        (FALL, "sparta", True, "nobody", [ATHENS], [SPARTA]),
        (FALL, "neutral", True, "nobody", [], [ATHENS, SPARTA]),
    ],
)
def test_whose_friend_a_space_is_and_who_would_have_to_besiege_it(
    scenario: str, colour: str, rebels: bool, control: str, friends: list[int], besiegers: list[int]
) -> None:
    given: dict[str, Any] = {"colour": {"samos": colour}, "control": {"samos": control}, "rebellion": {"samos": rebels}}
    s, samos = position(scenario, **given), NUMBER["samos"]
    assert [side for side in (ATHENS, SPARTA) if friendly(s, samos, side)] == friends
    assert [side for side in (ATHENS, SPARTA) if hostile_to(s, samos, side)] == besiegers
    if rebels and control == "nobody":
        assert [side for side in (ATHENS, SPARTA) if rebels_for(s, samos) == side] == friends


def test_a_power_is_with_whom_its_first_space_is() -> None:
    assert active(position(power={"argos": "athens"}), "argos") == ATHENS
    assert active(position(power={"argos": "sparta"}), "argos") == SPARTA


def test_it_is_remembered_who_came_where_this_turn() -> None:
    s = position(arrived={"sparta": ["decelea"]})
    assert arrived(s, SPARTA, NUMBER["decelea"])
    assert not arrived(s, ATHENS, NUMBER["decelea"])
    assert not arrived(s, SPARTA, NUMBER["samos"])
    note(s, arrived=((ATHENS, NUMBER["samos"]),))
    assert arrived(s, ATHENS, NUMBER["samos"])


@pytest.mark.rule("PW-1.1-a")
def test_points_are_told_with_what_they_make() -> None:
    s = position(vp={"player": 3})
    score(s, ATHENS, 2, "surrender")
    score(s, SPARTA, 5, "surrender")
    assert s.vp[0] == 5
    assert [(event.side, event.vp, event.total) for event in told(s, Scored)] == [("side:athens", 2, 5)]
