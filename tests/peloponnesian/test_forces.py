"""Forces in a fight (Important Terms, Components): what a party is, what it loses, and how it goes home (6.7)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strategos.games.peloponnesian.combat_events import EliteLost, UnitsLost
from strategos.games.peloponnesian.events import LeaderWentHome, WentHome
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    CAVALRY,
    COLUMNS,
    HOME_GUARD,
    HOPLITE,
    NAMES,
    NAVAL,
    NUMBER,
    PELTASTS,
    SACRED_BAND,
    SPARTA,
    SPARTAN,
    THEBAN,
)
from strategos.games.peloponnesian.forces import (
    BY_LAND,
    LAND_SP,
    Party,
    eliminate,
    loss_order,
    national_hoplites,
    of_kind,
    party_elites,
    party_force,
    party_leaders,
    party_nations,
    party_units,
    send_home,
    where,
)
from strategos.games.peloponnesian.state import BOX, EXPEDITION, GONE, PeloponnesianState

from .procedures import party, told
from .segment import position
from .table import holds, keys, play, table

FALL: dict[str, Any] = {"scenario": "fall_of_sparta"}
MARCH = Party(ATHENS, EXPEDITION)


def going(**given: Any) -> PeloponnesianState:
    """An Expedition of Iphicrates in Megara."""
    with_him = {piece: given.pop(piece) for piece in ("H", "C", "N", "AH", "AC", "AN", "peltasts") if piece in given}
    march = {"side": "athens", "leader": "iphicrates_fos", "at": "megara", "objective": "pegae", "units": with_him}
    return position("fall_of_sparta", **given, expedition=march)


# -- what a party is --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-TERMS-b")
def test_sp_of_one_kind() -> None:
    assert [of_kind(kind, 3) for kind in (HOPLITE, CAVALRY, NAVAL)] == [(3, 0, 0), (0, 3, 0), (0, 0, 3)]


@pytest.mark.rule("PW-5.7.1-c", "PW-5.7.1-d")
def test_the_order_of_losses_is_the_spaces() -> None:
    land = (HOPLITE, CAVALRY, NAVAL)
    assert [loss_order(NUMBER[name]) for name in ("thebes", "corinth", "chios")] == [land, land, land[::-1]]


@pytest.mark.rule("PW-TERMS-b", "PW-TERMS-w")
def test_an_expedition_is_a_party_where_its_leader_is() -> None:
    s = going(H=2, AC=1, N=3, peltasts=1, units={"megara": {"athens": {"H": 7}}}, leaders={"chabrias_fos": "megara"})
    assert where(s, MARCH) == where(s, party("athens", "megara")) == NUMBER["megara"]
    assert party_force(s, MARCH) == [4, 1, 3]
    assert party_force(s, party("athens", "megara")) == [7, 0, 0]
    assert party_elites(s, MARCH) == [PELTASTS]
    assert party_elites(s, party("athens", "megara")) == []
    assert national_hoplites(s, MARCH) == 4
    assert party_nations(s, MARCH) == [ATHENIAN, ATHENIAN_ALLIED]
    assert s.expedition is not None
    assert party_leaders(s, MARCH) == [s.expedition.leader]


@pytest.mark.rule("PW-TERMS-w")
def test_without_an_expedition_there_is_nobody_on_the_march() -> None:
    s = position()
    assert (party_force(s, MARCH), party_elites(s, MARCH), party_leaders(s, MARCH)) == ([0, 0, 0], [], [])
    assert list(party_units(s, MARCH)) == [0] * COLUMNS


@pytest.mark.rule("PW-10.3.4-a")
def test_armed_neutrals_are_nobodys() -> None:
    units = {"argos": {"athens": {"AH": 4}}}
    asleep = position("first_peloponnesian", units=units)
    assert not any(party_units(asleep, party("athens", "argos")))
    awake = position("first_peloponnesian", units=units, power={"argos": "athens"})
    assert sum(party_units(awake, party("athens", "argos"))) == 4


@pytest.mark.rule("PW-COMP-q")
@pytest.mark.parametrize(
    ("units", "nations"),
    [
        ({"athens": {"H": 1}}, [ATHENIAN]),
        ({"athens": {"N": 1}}, [ATHENIAN]),
        ({"athens": {"AH": 1}}, [ATHENIAN_ALLIED]),
        ({"athens": {"AN": 1}}, [ATHENIAN_ALLIED]),
        ({"thebes": {"H": 1}}, [THEBAN]),
        ({"thebes": {"sacred_band": 1}}, [THEBAN]),
        ({"athens": {"peltasts": 1}, "thebes": {"C": 1}}, [ATHENIAN, THEBAN]),
        ({"sparta": {"H": 1}}, []),
    ],
)
def test_the_nations_of_a_party(units: dict[str, Any], nations: list[int]) -> None:
    """Its elite units are of a nation too; the enemy's SP in the same space are not its own."""
    assert party_nations(position(**FALL, units={"megara": units}), party("athens", "megara")) == nations


@pytest.mark.rule("PW-COMP-u", "PW-10.5.4.5.V-c")
def test_the_hoplites_of_its_own_nations() -> None:
    units = {"megara": {"athens": {"H": 1, "C": 5, "AH": 4, "peltasts": 1}, "thebes": {"H": 2, "C": 6}}}
    s = position(**FALL, units={**units, "sparta": {"sparta": {"H": 3, "C": 2, "N": 1, "AH": 4, "HG": 1}}})
    assert national_hoplites(s, party("athens", "megara")) == 5
    assert national_hoplites(s, party("sparta", "sparta")) == 6


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-COMP-w", "PW-COMP-x")
@pytest.mark.parametrize(
    ("hoplites", "loss", "left", "broken"), [(1, 1, 0, False), (1, 2, 1, True), (1, 3, 0, True), (0, 1, 1, True)]
)
def test_an_elite_unit_falls_after_the_regulars_and_is_broken_by_any_loss(
    hoplites: int, loss: int, left: int, broken: bool
) -> None:
    """What is left of it are regulars."""
    s = position(**FALL, units={"megara": {"athens": {"H": hoplites, "peltasts": 1, "AH": 5}}})
    dead = eliminate(s, party("athens", "megara"), LAND_SP, loss)
    assert dead == {ATHENIAN * 3 + HOPLITE: loss}
    holds(s, units={"megara": {"athens": {"H": left, "AH": 5, "peltasts": 0 if broken else 1}}})
    assert s.elite_at[PELTASTS] == (GONE if broken else NUMBER["megara"])
    assert len(told(s, EliteLost)) == broken
    assert told(s, UnitsLost) == [UnitsLost("side:athens", "space:megara", "effect:athens", loss, 0, 0)]


@pytest.mark.rule("PW-COMP-w")
def test_cavalry_and_ships_that_fall_leave_elite_units_alone() -> None:
    s = position(**FALL, units={"megara": {"athens": {"C": 1, "N": 1, "peltasts": 1}}})
    eliminate(s, party("athens", "megara"), (CAVALRY, NAVAL), 5)
    holds(s, units={"megara": {"athens": {"C": 0, "N": 0, "peltasts": 1}}})
    assert told(s, EliteLost) == []


@pytest.mark.rule("PW-COMP-w", "PW-COMP-q")
def test_elite_units_of_a_nation_fall_with_its_own_hoplites() -> None:
    """Athenians first, then Thebans, then allies: one loss is the Peltasts', three are theirs and one of the Band's."""
    units = {"megara": {"athens": {"peltasts": 1, "AH": 2}, "thebes": {"sacred_band": 1}}}
    s = position(**FALL, units=units)
    eliminate(s, party("athens", "megara"), LAND_SP, 1)
    assert (s.elite_at[PELTASTS], s.elite_at[SACRED_BAND]) == (GONE, NUMBER["megara"])
    s = position(**FALL, units=units)
    assert eliminate(s, party("athens", "megara"), LAND_SP, 3) == {ATHENIAN * 3: 2, THEBAN * 3: 1}
    holds(s, units={"megara": {"athens": {"H": 0, "AH": 2}, "thebes": {"H": 1}}})


@pytest.mark.rule("PW-COMP-y")
def test_the_home_guard_takes_no_skirmish_losses_and_other_elite_units_do() -> None:
    s = position(units={"sparta": {"sparta": {"HG": 1}}})
    assert eliminate(s, party("sparta", "sparta"), BY_LAND, 1, skirmish=True) == {}
    assert s.elite_at[HOME_GUARD] == NUMBER["sparta"]
    assert eliminate(s, party("sparta", "sparta"), BY_LAND, 1) == {SPARTAN * 3: 1}
    holds(s, units={"sparta": {"sparta": {"HG": 0, "H": 2}}})
    s = position(**FALL, units={"megara": {"athens": {"peltasts": 1}}})
    assert eliminate(s, party("athens", "megara"), BY_LAND, 1, skirmish=True) == {0: 1}


@pytest.mark.rule("PW-COMP-x", "PW-COMP-p")
def test_what_is_left_of_an_elite_unit_is_as_much_as_there_are_counters() -> None:
    """Ten Spartan Hoplites there are: with nine on the map one more, with ten none."""
    for elsewhere, gone, left in ((7, 0, 2), (9, 0, 1), (10, 0, 0), (7, 2, 1), (8, 2, 0)):
        units = {"sparta": {"sparta": {"HG": 1}}, "pylos": {"sparta": {"H": elsewhere}}}
        s = position(units=units, out_of_game={"sparta": {"H": gone}})
        eliminate(s, party("sparta", "sparta"), LAND_SP, 1)
        holds(s, units={"sparta": {"sparta": {"H": left, "HG": 0}}})


@pytest.mark.rule("PW-COMP-x", "PW-5.3.1-i")
@pytest.mark.parametrize("activated", [0, 1])
def test_what_is_left_of_an_elite_unit_that_was_activated_is_not_activated_again(activated: int) -> None:
    s = position(
        **FALL, units={"megara": {"athens": {"peltasts": 1}}}, spent={"megara": {"athens": {"peltasts": activated}}}
    )
    eliminate(s, party("athens", "megara"), LAND_SP, 1)
    holds(s, units={"megara": {"athens": {"H": 1}}}, spent={"megara": {"athens": {"H": activated}}})


@pytest.mark.rule("PW-COMP-w", "PW-COMP-x")
def test_an_elite_unit_on_the_march_is_broken_there() -> None:
    s = going(C=1, peltasts=1, units={"athens": {"athens": {"H": 1}}})
    eliminate(s, MARCH, LAND_SP, 1)
    holds(s, expedition={"units": {"H": 1, "C": 1, "peltasts": 0}}, units={"athens": {"athens": {"H": 1}}})
    assert s.elite_at[PELTASTS] == GONE
    both = going(peltasts=1, units={"athens": {"thebes": {"sacred_band": 1}}})
    eliminate(both, party("athens", "athens"), LAND_SP, 1)
    holds(both, expedition={"units": {"peltasts": 1}}, units={"athens": {"thebes": {"H": 1, "sacred_band": 0}}})


@pytest.mark.rule("PW-10.5-l", "PW-COMP-q")
@pytest.mark.parametrize(
    ("units", "loss", "garrison", "allies"),
    [
        ({"H": 1, "AH": 2}, 1, 1, 2),
        ({"H": 1, "AH": 2}, 2, 0, 2),
        ({"H": 1, "AH": 2}, 3, 0, 1),
        ({"AH": 2}, 1, 0, 2),
    ],
)
def test_a_garrison_falls_after_the_athenians_and_before_the_allies(
    units: dict[str, int], loss: int, garrison: int, allies: int
) -> None:
    s = position(**FALL, units={"megara": {"athens": {**units, "garrison": 1}}})
    eliminate(s, party("athens", "megara"), LAND_SP, loss)
    holds(s, units={"megara": {"athens": {"garrison": garrison, "AH": allies}}})


@pytest.mark.rule("PW-10.5-l")
def test_neither_an_expedition_nor_the_enemy_loses_a_garrison() -> None:
    s = going(H=1, units={"megara": {"athens": {"garrison": 1}, "sparta": {"H": 1}}})
    eliminate(s, MARCH, LAND_SP, 3)
    eliminate(s, party("sparta", "megara"), LAND_SP, 3)
    holds(s, units={"megara": {"athens": {"garrison": 1}, "sparta": {"H": 0}}}, expedition={"units": {"H": 0}})


@pytest.mark.rule("PW-6.2.4.1-a")
def test_nobody_loses_more_than_he_has_and_nothing_is_told_of_nothing() -> None:
    s = position(units={"pylos": {"athens": {"H": 1, "AC": 1}}})
    assert eliminate(s, party("athens", "pylos"), LAND_SP, 5) == {0: 1, 4: 1}
    assert len(told(s, UnitsLost)) == 2
    assert eliminate(s, party("athens", "pylos"), LAND_SP, 0) == {}
    assert len(told(s, UnitsLost)) == 2


# -- going home -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-TERMS-o", "PW-6.7-b")
def test_a_beaten_party_goes_home_with_all_it_has() -> None:
    units = {"megara": {"athens": {"H": 1, "C": 2, "AN": 3, "peltasts": 1, "garrison": 1}, "sparta": {"H": 4}}}
    s = position(**FALL, units=units, leaders={"iphicrates_fos": "megara"})
    send_home(s, party("athens", "megara"))
    holds(s, going_home={"athens": {"H": 1, "C": 2, "AN": 3, "peltasts": 1}}, leaders={"iphicrates_fos": "box"})
    holds(s, units={"megara": {"athens": {"H": 0, "garrison": 0}, "sparta": {"H": 4}}})
    assert s.elite_at[PELTASTS] == BOX
    assert told(s, WentHome) == [WentHome("side:athens", "space:megara", 3, 2, 3)]
    assert len(told(s, LeaderWentHome)) == 1


@pytest.mark.rule("PW-TERMS-o")
def test_an_enemy_who_goes_home_leaves_garrison_and_expedition_where_they_are() -> None:
    s = position(**FALL, units={"megara": {"athens": {"garrison": 1}, "sparta": {"H": 4}}})
    send_home(s, party("sparta", "megara"))
    holds(s, units={"megara": {"athens": {"garrison": 1}}}, going_home={"sparta": {"H": 4}})
    marching = going(H=2, units={"megara": {"sparta": {"H": 4}}})
    send_home(marching, party("sparta", "megara"))
    holds(marching, expedition={"at": "megara", "units": {"H": 2}}, going_home={"sparta": {"H": 4}})
    assert told(s, WentHome) == [WentHome("side:sparta", "space:megara", 4, 0, 0)]


@pytest.mark.rule("PW-TERMS-o", "PW-TERMS-w")
def test_an_expedition_that_goes_home_is_over_and_takes_nobody_else_along() -> None:
    s = going(H=2, peltasts=1, units={"megara": {"athens": {"garrison": 1, "AH": 1}}})
    send_home(s, MARCH)
    holds(s, expedition="none", going_home={"athens": {"H": 2, "peltasts": 1}}, leaders={"iphicrates_fos": "box"})
    holds(s, units={"megara": {"athens": {"garrison": 1, "AH": 1}}})


@pytest.mark.rule("PW-6.2.2-b", "PW-6.7-b")
def test_if_only_ships_go_the_others_stay_and_the_leader_with_them() -> None:
    units = {"megara": {"athens": {"H": 1, "N": 2, "peltasts": 1, "garrison": 1}}}
    s = position(**FALL, units=units, leaders={"iphicrates_fos": "megara"})
    send_home(s, party("athens", "megara"), naval_only=True)
    holds(s, units={"megara": {"athens": {"H": 1, "N": 0, "peltasts": 1, "garrison": 1}}})
    holds(s, going_home={"athens": {"N": 2}}, leaders={"iphicrates_fos": "megara"})
    assert told(s, WentHome) == [WentHome("side:athens", "space:megara", 0, 0, 2)]
    alone = position(units={"melos": {"athens": {"N": 2}}}, leaders={"nicias": "melos"})
    send_home(alone, party("athens", "melos"), naval_only=True)
    holds(alone, leaders={"nicias": "box"})


@pytest.mark.rule("PW-6.7-b")
def test_a_leader_without_sp_goes_alone_and_no_sp_are_told() -> None:
    s = position(leaders={"nicias": "melos"})
    send_home(s, party("athens", "melos"))
    holds(s, leaders={"nicias": "box"})
    assert told(s, WentHome) == []
    assert party_leaders(s, Party(SPARTA, NUMBER["melos"])) == []


@pytest.mark.rule("PW-COMP-w")
def test_of_two_elite_units_on_the_march_one_is_broken_and_one_goes_on() -> None:
    s = going(peltasts=1)
    assert s.expedition is not None
    s.expedition = msgspec.structs.replace(s.expedition, elites=(PELTASTS, SACRED_BAND))
    eliminate(s, MARCH, LAND_SP, 2)
    assert s.expedition is not None
    assert s.expedition.elites == (SACRED_BAND,)


@pytest.mark.rule("PW-10.5-l", "PW-TERMS-w")
def test_what_happens_on_the_march_happens_to_no_garrison_anywhere() -> None:
    """The place of an Expedition is no space, not even one counted from the end."""
    last = NAMES[EXPEDITION]
    s = going(H=1, units={last: {"athens": {"garrison": 1}}})
    eliminate(s, MARCH, LAND_SP, 3)
    holds(s, units={last: {"athens": {"garrison": 1}}})
    s = going(H=1, units={last: {"athens": {"garrison": 1}}})
    send_home(s, MARCH)
    holds(s, units={last: {"athens": {"garrison": 1}}})


@pytest.mark.rule("PW-COMP-o")
def test_sp_are_small_change() -> None:
    """Of eight SP one is lost and three march, whatever the counters may be."""
    state = position(units={"athens": {"athens": {"H": 8}}}, leaders={"pericles": "athens"})
    eliminate(state, Party(ATHENS, NUMBER["athens"]), LAND_SP, 1)
    assert party_force(state, Party(ATHENS, NUMBER["athens"])) == [7, 0, 0]
    match = table(units={"athens": {"athens": {"H": 7}}}, leaders={"pericles": "athens"}, phase="operations")
    play(match, "plataea")
    assert [f"hoplite-athens-athens={n:02}" for n in range(1, 8)] == [key for key in keys(match) if "hoplite" in key]


@pytest.mark.rule("PW-COMP-w", "PW-COMP-x")
@pytest.mark.parametrize(("loss", "left_over"), [(1, 2), (2, 1), (3, 0)])
def test_an_elite_unit_that_takes_a_loss_leaves_the_game(loss: int, left_over: int) -> None:
    s = position(units={"sparta": {"sparta": {"HG": 1}}})
    eliminate(s, party("sparta", "sparta"), LAND_SP, loss)
    holds(s, units={"sparta": {"sparta": {"HG": 0, "H": left_over}}})
    assert told(s, EliteLost) == [EliteLost("side:sparta", "space:sparta", "effect:home_guard")]


@pytest.mark.rule("PW-COMP-w", "PW-COMP-y")
def test_regulars_fall_first_and_skirmishes_spare_the_home_guard() -> None:
    s = position(units={"sparta": {"sparta": {"HG": 1, "H": 1}}})
    eliminate(s, party("sparta", "sparta"), LAND_SP, 1)
    holds(s, units={"sparta": {"sparta": {"HG": 1, "H": 0}}})
    assert eliminate(s, party("sparta", "sparta"), LAND_SP, 1, skirmish=True) == {}
    holds(s, units={"sparta": {"sparta": {"HG": 1}}})
