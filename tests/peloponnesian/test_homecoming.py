"""5.9, 6.8, 6.9 and the Post-Combat Movement Table: where SP go from the Going Home box; 11: where players put them."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.administration import place_for
from strategos.games.peloponnesian.events import CameHome
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    CAVALRY,
    HOPLITE,
    LEADER_NUMBER,
    NAMES,
    NAVAL,
    NUMBER,
    SPARTAN,
    SPARTAN_ALLIED,
    STEPS,
    column,
)
from strategos.games.peloponnesian.homecoming import come_home, destination, homes, put_home
from strategos.games.peloponnesian.rebellion import coalition_spaces
from strategos.games.peloponnesian.state import DEAD, PeloponnesianState

from .procedures import run, told
from .segment import Played, play_segment, position
from .table import holds

PIECES = {
    "athens": {"H": 0, "C": 1, "N": 2, "AH": 3, "AC": 4, "AN": 5},
    "sparta": {"H": 6, "C": 7, "N": 8, "AH": 9, "AC": 10, "AN": 11},
    "thebes": {"H": 12, "C": 13},
}


def to(side: str, piece: str, **given: Any) -> str | None:
    """Where the next SP of a kind goes."""
    space = destination(position(**given), PIECES[side][piece])
    return None if space is None else NAMES[space]


def home(s: PeloponnesianState, *answers: str, after_combat: bool = True) -> PeloponnesianState:
    run(come_home(s, after_combat=after_combat), "", *answers)
    return s


def enemy_in(*spaces: str) -> dict[str, Any]:
    """The spaces are the other side's."""
    return {"control": dict.fromkeys(spaces, "sparta")}


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "PW-PCM-g", "PW-PCM-n", "PW-PCM-t", "PW-PCM-k", "PW-PCM-p", "PW-PCM-w", "PW-PCM-o", "PW-PCM-q", "PW-PCM-x"
)
@pytest.mark.parametrize(
    ("side", "piece", "space"),
    [
        ("athens", "H", "athens"),
        ("athens", "C", "athens"),
        ("athens", "N", "piraeus"),
        ("athens", "AC", "larisa"),
        ("sparta", "H", "sparta"),
        ("sparta", "C", "sparta"),
        ("sparta", "N", "gythium"),
        ("sparta", "AC", "thebes"),
        ("sparta", "AN", "corinth"),
    ],
)
def test_where_sp_go(side: str, piece: str, space: str) -> None:
    assert to(side, piece) == space


@pytest.mark.rule("PW-PCM-a", "PW-PCM-d", "PW-PCM-h", "PW-PCM-u", "PW-5.9-a", "PW-TERMS-i")
def test_athenian_allies_fill_their_places_from_the_top() -> None:
    s = home(position(going_home={"athens": {"AH": 6, "AN": 3}}, leaders={"nicias": "box"}))
    holds(s, units={"amphipolis": {"athens": {"AH": 1}}, "larisa": {"athens": {"AH": 2}}})
    holds(s, units={"corcyra": {"athens": {"AH": 2, "AN": 2}}, "chios": {"athens": {"AH": 1, "AN": 1}}})
    holds(s, going_home={"athens": {"AH": 0, "AN": 0}}, leaders={"nicias": "box"})
    # They have been activated this turn, and are told place by place.
    holds(s, spent={"corcyra": {"athens": {"AH": 2}}})
    assert CameHome("side:athens", "effect:athens_allied", "space:larisa", 2, 0, 0) in told(s, CameHome)


@pytest.mark.rule("PW-PCM-h")
def test_half_of_them_go_to_each_place_and_the_odd_one_where_fewer_are() -> None:
    s = position(units={"corcyra": {"athens": {"AN": 3}}}, going_home={"athens": {"AN": 5}})
    holds(home(s), units={"corcyra": {"athens": {"AN": 5}}, "chios": {"athens": {"AN": 3}}})
    full = {"amphipolis": {"athens": {"AH": 1}}, "larisa": {"athens": {"AH": 2}}}
    assert to("athens", "AH", units=full) == "corcyra"
    assert to("athens", "AH", units={**full, "corcyra": {"athens": {"AH": 1}}}) == "chios"
    assert to("athens", "AH", units={"amphipolis": {"athens": {"AH": 1}}, "larisa": {"athens": {"AH": 1}}}) == "larisa"


@pytest.mark.rule("PW-PCM-l")
def test_spartan_allies_are_halved_between_corinth_and_thebes() -> None:
    s = home(position(going_home={"sparta": {"AH": 5}}))
    holds(s, units={"corinth": {"sparta": {"AH": 3}}, "thebes": {"sparta": {"AH": 2}}})


@pytest.mark.rule("PW-6.8-a", "PW-6.8-b", "PW-PCM-c", "PW-PCM-i")
def test_argos_comes_after_the_first_to_amphipolis() -> None:
    s = home(position(power={"argos": "athens"}, going_home={"athens": {"AH": 6}}))
    holds(
        s, units={"amphipolis": {"athens": {"AH": 1}}, "argos": {"athens": {"AH": 4}}, "larisa": {"athens": {"AH": 1}}}
    )
    assert to("athens", "AH", units={"amphipolis": {"athens": {"AH": 1}}}) == "larisa", "a neutral takes nothing"


@pytest.mark.rule("PW-6.8-a", "PW-6.8-b", "PW-PCM-m", "PW-PCM-s", "PW-PCM-y")
@pytest.mark.parametrize(("piece", "elsewhere"), [("AH", "corinth"), ("AC", "thebes"), ("AN", "corinth")])
def test_syracuse_comes_first_until_it_has_two(piece: str, elsewhere: str) -> None:
    active: dict[str, Any] = {"power": {"syracuse": "sparta"}}
    assert to("sparta", piece) == elsewhere
    assert to("sparta", piece, **active) == "syracuse"
    assert to("sparta", piece, units={"syracuse": {"sparta": {piece: 1}}}, **active) == "syracuse"
    assert to("sparta", piece, units={"syracuse": {"sparta": {piece: 2}}}, **active) == elsewhere


@pytest.mark.rule("PW-PCM-r", "PW-PCM-s", "PW-PCM-aa")
def test_persia_and_macedonia_keep_their_cavalry() -> None:
    assert to("sparta", "AC", power={"persia": "sparta", "macedonia": "sparta"}) == "sardis"
    full = {"sardis": {"sparta": {"AC": 3}}}
    assert to("sparta", "AC", power={"persia": "sparta", "macedonia": "sparta"}, units=full) == "pela"
    two = {"sardis": {"sparta": {"AC": 2}}}
    assert to("sparta", "AC", power={"persia": "sparta"}, units=two) == "sardis"
    assert to("athens", "AC", power={"macedonia": "athens"}) == "pela"
    assert to("athens", "AC", power={"macedonia": "athens"}, units={"pela": {"athens": {"AC": 2}}}) == "larisa"
    assert to("sparta", "AC", power={"macedonia": "athens"}) == "thebes"


@pytest.mark.rule("PW-PCM-e", "PW-PCM-f")
@pytest.mark.parametrize(
    "given",
    [
        {"control": {"chios": "sparta", "samos": "sparta"}},
        {"rebellion": ["chios", "samos"]},
        {"units": {"chios": {"sparta": {"N": 1}}, "samos": {"sparta": {"N": 1}}}},
    ],
)
def test_what_is_lost_takes_nobody(given: dict[str, Any]) -> None:
    s = position(going_home={"athens": {"AN": 4}}, **given)
    holds(home(s), units={"corcyra": {"athens": {"AN": 4}}, "chios": {"athens": {"AN": 0}}})


@pytest.mark.rule("PW-PCM-e")
def test_what_finds_no_place_goes_to_its_home_space() -> None:
    closed = enemy_in("amphipolis", "larisa", "corcyra", "chios", "samos")
    assert to("athens", "AH", **closed) == "athens"
    assert to("athens", "AC", **closed) == "athens"
    assert to("sparta", "AH", control={"corinth": "athens", "thebes": "athens"}) == "sparta"
    assert to("sparta", "AC", control={"thebes": "athens"}) == "sparta"


@pytest.mark.rule("PW-6.9-a", "PW-PCM-j", "PW-PCM-v")
def test_samos_stands_for_chios() -> None:
    full = {
        "amphipolis": {"athens": {"AH": 1}},
        "larisa": {"athens": {"AH": 2}},
        "corcyra": {"athens": {"AH": 1, "AN": 1}},
    }
    for given in ({"rebellion": ["chios"]}, enemy_in("chios")):
        assert to("athens", "AH", units=full, **given) == "samos"
        assert to("athens", "AN", units=full, **given) == "samos"
        assert NUMBER["samos"] in coalition_spaces(position(**given), 0)
    assert to("athens", "AN", units=full) == "chios"
    assert NUMBER["samos"] not in coalition_spaces(position(), 0)


@pytest.mark.rule("PW-6.9-b", "PW-PCM-ab", "PW-PCM-ac")
def test_without_corcyra_chios_and_samos_ships_go_to_piraeus_or_are_lost() -> None:
    lost = ("corcyra", "chios", "samos")
    assert to("athens", "AN", **enemy_in(*lost)) == "piraeus"
    assert to("athens", "AN", **enemy_in(*lost, "piraeus")) is None
    s = position(going_home={"athens": {"AN": 2, "N": 1}}, **enemy_in(*lost, "piraeus"))
    holds(home(s), eliminated={"athens": {"AN": 2, "N": 1}}, going_home={"athens": {"AN": 0, "N": 0}})


@pytest.mark.rule("PW-EVT.10-f", "PW-PCM-f")
def test_a_neutral_corcyra_leaves_its_half_to_chios() -> None:
    assert to("athens", "AN", colour={"corcyra": "neutral"}, control={"corcyra": "nobody"}) == "chios"


@pytest.mark.rule("PW-PCM-z", "PW-PCM-ad", "PW-PCM-ae")
def test_the_last_ports_of_sparta() -> None:
    def lost(*spaces: str) -> dict[str, Any]:
        return {"control": dict.fromkeys(spaces, "athens")}

    assert to("sparta", "AN", **lost("corinth")) == "gythium"
    assert to("sparta", "AN", **lost("corinth", "gythium")) is None
    assert to("sparta", "N", **lost("gythium")) == "corinth"
    assert to("sparta", "N", **lost("gythium", "corinth")) is None


@pytest.mark.rule("PW-10.2.3-d")
def test_in_the_fall_of_athens_thessaly_takes_nobody() -> None:
    assert to("athens", "AC", scenario="fall_of_athens") == "athens"
    amphipolis = {"amphipolis": {"athens": {"AH": 1}}}
    assert to("athens", "AH", scenario="fall_of_athens", units=amphipolis) == "athens"
    full = {**amphipolis, "athens": {"athens": {"AH": 2}}}
    assert to("athens", "AH", scenario="fall_of_athens", units=full) == "corcyra"


@pytest.mark.rule("PW-PCM-e", "PW-6.5-a")
def test_an_occupied_home_takes_men_before_combat_and_not_after() -> None:
    units = {"athens": {"sparta": {"H": 1}}}
    s = home(position(units=units, going_home={"athens": {"H": 2}}), after_combat=False)
    holds(s, units={"athens": {"athens": {"H": 2}}})
    s = home(position(units=units, going_home={"athens": {"H": 2}}))
    holds(s, units={"athens": {"athens": {"H": 0}}}, eliminated={"athens": {"H": 2}})


@pytest.mark.rule("PW-COMP-z")
def test_the_home_guard_returns_to_sparta() -> None:
    s = home(position(going_home={"sparta": {"HG": 1}}))
    holds(s, units={"sparta": {"sparta": {"HG": 1}}})
    units = {"sparta": {"athens": {"H": 1}}}
    s = home(position(going_home={"sparta": {"HG": 1}}, units=units))
    holds(s, units={"sparta": {"sparta": {"HG": 0}}}, going_home={"sparta": {"HG": 0}})
    s = home(position(going_home={"sparta": {"HG": 1}}, units=units), after_combat=False)
    holds(s, units={"sparta": {"sparta": {"HG": 1}}})


# -- 11 ---------------------------------------------------------------------------------------------------------------


def places(side: str, piece: str, **given: Any) -> set[str]:
    given = {"seats": 2, **given}
    return {NAMES[space] for space in homes(position(**given), PIECES[side][piece])}


@pytest.mark.rule("PW-11-l", "PW-11-q", "PW-11-n", "PW-11-s")
def test_where_players_may_put_national_sp() -> None:
    assert places("sparta", "H") == places("sparta", "C") == {"sparta"}
    assert places("sparta", "N") == {"gythium"}
    assert places("athens", "H") == places("athens", "C") == {"athens", "piraeus"}
    ports = places("athens", "N")
    assert {"piraeus", "samos", "naupactus"} <= ports
    assert not {"athens", "decelea", "corinth", "melos"} & ports
    assert places("sparta", "H", control={"sparta": "athens"}) == set()


@pytest.mark.rule("PW-11-m", "PW-11-r")
def test_where_players_may_put_allies() -> None:
    spartan = places("sparta", "AH", units={"pylos": {"athens": {"H": 1}}}, rebellion=["megara"])
    assert {"corinth", "delphi"} <= spartan
    assert not {"pylos", "megara", "samos", "melos"} & spartan
    assert "delphi" not in places("sparta", "AN")
    athenian = places("athens", "AH", control={"pylos": "athens"})
    assert {"samos", "athens", "pylos"} <= athenian
    assert not {"sparta", "melos"} & athenian
    assert "decelea" in athenian
    assert "decelea" not in places("athens", "AN")


@pytest.mark.rule("PW-11-o")
def test_thebans_stay_within_three_of_thebes() -> None:
    control = dict.fromkeys(("thebes", "delium", "plataea", "athens", "samos", "panactum", "decelea"), "athens")
    found = places("thebes", "H", scenario="fall_of_sparta", control=control)
    assert {"thebes", "delium", "plataea", "athens"} <= found
    assert not {"samos", "sparta", "corinth"} & found


@pytest.mark.rule("PW-11-k", "PW-11-p")
def test_players_take_their_units_from_the_box_sparta_first() -> None:
    s = position(
        seats=2,
        units={"gythium": {"athens": {"H": 1}}},
        going_home={"sparta": {"H": 2, "N": 1, "AH": 1}, "athens": {"H": 1}},
    )
    home(s, "home! corinth", "home! piraeus")
    holds(s, units={"sparta": {"sparta": {"H": 2}}, "corinth": {"sparta": {"AH": 1}}, "piraeus": {"athens": {"H": 1}}})
    holds(s, eliminated={"sparta": {"N": 1}}, going_home={"sparta": {"H": 0, "N": 0, "AH": 0}, "athens": {"H": 0}})
    assert [event.side for event in told(s, CameHome)] == ["side:sparta", "side:sparta", "side:athens"]


@pytest.mark.rule("PW-11-k")
def test_players_place_sp_by_sp() -> None:
    s = position(seats=2, going_home={"athens": {"H": 2}})
    question = come_home(s, after_combat=True).send(None)
    assert (question.decisions[0].seat, question.decisions[0].about["left"]) == (0, 2)
    s = home(position(seats=2, going_home={"athens": {"H": 2}}), "home! piraeus", "home! athens")
    holds(s, units={"piraeus": {"athens": {"H": 1}}, "athens": {"athens": {"H": 1}}})


# -- The Fall of Sparta -----------------------------------------------------------------------------------------------

COALITION = {"athens": "athens", "thebes": "athens", "piraeus": "athens", "delium": "athens"}


@pytest.mark.rule("PW-10.5.4.5.IX-c")
def test_without_one_city_its_land_sp_may_go_to_the_other() -> None:
    given: dict[str, Any] = {"scenario": "fall_of_sparta"}
    lost_thebes = {**COALITION, "thebes": "sparta"}
    assert "athens" in places("thebes", "H", control=lost_thebes, **given)
    assert "thebes" not in places("thebes", "H", control=lost_thebes, **given)
    lost_athens = {**COALITION, "athens": "sparta"}
    assert places("athens", "H", control=lost_athens, **given) == {"piraeus", "thebes"}
    assert "thebes" not in places("athens", "N", control=lost_athens, **given)
    assert places("athens", "H", control=COALITION, **given) == {"athens", "piraeus"}


@pytest.mark.rule("PW-10.5.4.5.IX-b", "PW-10.5.4.5.IX-d")
def test_without_both_cities_nobody_comes_home_and_only_allies_are_built() -> None:
    lost = {**COALITION, "thebes": "sparta", "athens": "sparta", "elis": "athens"}
    given: dict[str, Any] = {"scenario": "fall_of_sparta", "control": lost}
    assert places("thebes", "H", **given) == places("athens", "H", **given) == places("athens", "N", **given) == set()
    assert "elis" in places("athens", "AH", **given)
    box = {"athens": {"H": 1, "AH": 2, "peltasts": 1}, "thebes": {"H": 1, "sacred_band": 1}, "sparta": {"H": 1}}
    s = home(position(**given, going_home=box))
    holds(s, eliminated={"athens": {"H": 1, "AH": 2}, "thebes": {"H": 1}, "sparta": {"H": 0}})
    holds(s, going_home={"athens": {"peltasts": 0}, "thebes": {"sacred_band": 0}})
    holds(s, units={"athens": {"athens": {"peltasts": 0}}, "sparta": {"sparta": {"H": 1}}})


@pytest.mark.rule("PW-10.5.4.5.IX-c")
def test_elite_units_find_shelter_too() -> None:
    box = {"athens": {"peltasts": 1}, "thebes": {"sacred_band": 1}}
    s = home(position("fall_of_sparta", control=COALITION, going_home=box))
    holds(s, units={"athens": {"athens": {"peltasts": 1}}, "thebes": {"thebes": {"sacred_band": 1}}})
    s = home(position("fall_of_sparta", control={**COALITION, "thebes": "sparta"}, going_home=box))
    holds(s, units={"athens": {"thebes": {"sacred_band": 1}, "athens": {"peltasts": 1}}})
    s = home(position("fall_of_sparta", control={**COALITION, "athens": "sparta"}, going_home=box))
    holds(s, units={"thebes": {"athens": {"peltasts": 1}, "thebes": {"sacred_band": 1}}})


# -- what is told, and elite units ------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.9-a", "PW-PCM-d")
def test_allies_who_are_all_placed_go_nowhere_else() -> None:
    s = home(position(going_home={"athens": {"AH": 5}}))
    placed = {event.space.removeprefix("space:"): event.hoplite for event in told(s, CameHome)}
    assert placed == {"amphipolis": 1, "larisa": 2, "corcyra": 1, "chios": 1}


@pytest.mark.rule("PW-5.9-a")
def test_sp_of_a_nation_that_come_to_one_place_are_told_as_one() -> None:
    s = position()
    for piece in ("H", "C", "C", "N", "H"):
        put_home(s, PIECES["athens"][piece], NUMBER["piraeus"], 2)
    assert told(s, CameHome) == [CameHome("side:athens", "effect:athens", "space:piraeus", 4, 4, 2)]
    put_home(s, PIECES["athens"]["AH"], NUMBER["piraeus"], 1)
    put_home(s, PIECES["athens"]["AH"], NUMBER["corcyra"], 1)
    assert told(s, CameHome)[1:] == [
        CameHome("side:athens", "effect:athens_allied", "space:piraeus", 1, 0, 0),
        CameHome("side:athens", "effect:athens_allied", "space:corcyra", 1, 0, 0),
    ]
    holds(s, spent={"piraeus": {"athens": {"H": 4, "C": 4, "N": 2, "AH": 1}}})


@pytest.mark.rule("PW-5.9-a", "PW-10.5.4.5.IX-c")
def test_only_elite_units_of_the_box_come_home() -> None:
    units = {"delium": {"thebes": {"sacred_band": 1}}, "thebes": {"thebes": {"H": 1}}}
    s = home(position("fall_of_sparta", units=units, going_home={"athens": {"peltasts": 1}}))
    holds(s, units={"delium": {"thebes": {"sacred_band": 1}}, "athens": {"athens": {"peltasts": 1}}})
    lost = {"athens": "sparta", "thebes": "sparta"}
    s = home(position("fall_of_sparta", going_home={"athens": {"peltasts": 1}}, control=lost))
    holds(s, units={"athens": {"athens": {"peltasts": 0}}, "thebes": {"thebes": {"sacred_band": 0}}})


@pytest.mark.rule("PW-11-n", "PW-10.5.4.5.IX-c")
def test_thebans_come_home_within_three_spaces_of_thebes() -> None:
    everything = dict.fromkeys(NAMES, "athens")
    s = position("fall_of_sparta", control=everything, colour=everything)
    reached = homes(s, PIECES["thebes"]["H"])
    assert {STEPS[NUMBER["thebes"]][space] for space in reached} == {0, 1, 2, 3}
    assert len(reached) == sum(0 <= steps <= 3 for steps in STEPS[NUMBER["thebes"]])


@pytest.mark.rule("PW-11-l", "PW-10.5.4.5.IX-c")
def test_thebes_shelters_athenians_in_the_fall_of_sparta_only() -> None:
    control = {"athens": "sparta", "thebes": "athens", "piraeus": "athens"}
    for scenario, shelter in (("campaign", False), ("fall_of_sparta", True)):
        s = position(scenario, seats=2, control=control)
        assert (NUMBER["thebes"] in homes(s, PIECES["athens"]["H"])) is shelter


@pytest.mark.rule("PW-10.5.4.6.II-d", "PW-5.9-a")
def test_persians_come_home_with_the_others() -> None:
    s = position("fall_of_sparta", going_home={"persia": {"C": 3}}, happened={"persia": 1})
    s.leader_at[LEADER_NUMBER["tissaphernes_fos"]] = DEAD
    home(s)
    holds(s, units={"sardis": {"persia": {"C": 3}}}, leaders={"tiribazus_fos": "sardis"})


@pytest.mark.rule("PW-10.5.4.5.IX-c")
def test_athens_shelters_thebans_while_thebes_is_lost() -> None:
    control = {**dict.fromkeys(NAMES, "nobody"), "athens": "athens", "corcyra": "athens", "thebes": "sparta"}
    s = position("fall_of_sparta", control=control)
    assert homes(s, PIECES["thebes"]["H"]) == [NUMBER["athens"]]


PIECE = {"H": HOPLITE, "C": CAVALRY, "N": NAVAL}


def sent_home(side: str, force: dict[str, int], segment: str = "coming_home", **given: Any) -> Played:
    return play_segment(segment, going_home={side: force}, **given)


def built_in(side: str, piece: str, **given: Any) -> str | None:
    """Where a new SP is placed."""
    own, allied = (ATHENIAN, ATHENIAN_ALLIED) if side == "athens" else (SPARTAN, SPARTAN_ALLIED)
    nation, kind = (allied, piece[1:]) if piece.startswith("A") else (own, piece)
    space = place_for(position(**given), column(nation, PIECE[kind]))
    return None if space is None else NAMES[space]


@pytest.mark.rule("PW-PCM-a")
@pytest.mark.parametrize("segment", ["coming_home", "going_home"])
def test_units_leave_the_box_in_both_phases_and_leaders_stay_in_it(segment: str) -> None:
    after = sent_home("athens", {"H": 3}, segment, leaders={"pericles": "box"})
    after.holds(going_home={"athens": {"H": 0}}, units={"athens": {"athens": {"H": 3}}}, leaders={"pericles": "box"})


@pytest.mark.rule("PW-PCM-g", "PW-PCM-n", "PW-PCM-t")
def test_athenians_go_to_athens_and_their_ships_to_piraeus() -> None:
    after = sent_home("athens", {"H": 5, "C": 2, "N": 7})
    after.holds(units={"athens": {"athens": {"H": 5, "C": 2, "N": 0}}, "piraeus": {"athens": {"N": 7, "H": 0}}})


@pytest.mark.rule("PW-PCM-k", "PW-PCM-p", "PW-PCM-w")
def test_spartans_go_to_sparta_and_their_ships_to_gythium() -> None:
    after = sent_home("sparta", {"H": 5, "C": 1, "N": 3})
    after.holds(units={"sparta": {"sparta": {"H": 5, "C": 1, "N": 0}}, "gythium": {"sparta": {"N": 3, "H": 0}}})


@pytest.mark.rule("PW-PCM-h", "PW-PCM-d")
def test_allied_hoplites_of_athens_fill_amphipolis_then_larisa_then_halves() -> None:
    after = sent_home("athens", {"AH": 9})
    after.holds(
        units={
            "amphipolis": {"athens": {"AH": 1}},
            "larisa": {"athens": {"AH": 2}},
            "corcyra": {"athens": {"AH": 3}},
            "chios": {"athens": {"AH": 3}},
        }
    )


@pytest.mark.rule("PW-PCM-h")
def test_amphipolis_and_larisa_are_filled_up_not_sent_anew() -> None:
    there = {"amphipolis": {"athens": {"AH": 1}}, "larisa": {"athens": {"AH": 1}}}
    after = sent_home("athens", {"AH": 3}, units=there)
    after.holds(
        units={
            "amphipolis": {"athens": {"AH": 1}},
            "larisa": {"athens": {"AH": 2}},
            "corcyra": {"athens": {"AH": 1}},
            "chios": {"athens": {"AH": 1}},
        }
    )
    more = {"amphipolis": {"athens": {"AH": 3}}, "larisa": {"athens": {"AH": 4}}}
    after = sent_home("athens", {"AH": 2}, units=more)
    after.holds(units={**more, "corcyra": {"athens": {"AH": 1}}, "chios": {"athens": {"AH": 1}}})


@pytest.mark.rule("PW-PCM-l")
def test_halves_are_halves_of_those_who_come_whoever_is_there() -> None:
    """As in step 31 of the Example of Play: 3 to Corinth and 3 to Thebes."""
    after = sent_home("sparta", {"AH": 6}, units={"corinth": {"sparta": {"AH": 1}}, "thebes": {"sparta": {"AH": 4}}})
    after.holds(units={"corinth": {"sparta": {"AH": 4}}, "thebes": {"sparta": {"AH": 7}}})


@pytest.mark.rule("PW-PCM-l", "PW-PCM-u")
def test_the_odd_one_goes_where_fewer_are_then_to_the_first_named() -> None:
    after = sent_home("sparta", {"AH": 5}, units={"corinth": {"sparta": {"AH": 2}}, "thebes": {"sparta": {"AH": 1}}})
    after.holds(units={"corinth": {"sparta": {"AH": 4}}, "thebes": {"sparta": {"AH": 4}}})
    sent_home("sparta", {"AH": 5}).holds(units={"corinth": {"sparta": {"AH": 3}}, "thebes": {"sparta": {"AH": 2}}})
    after = sent_home("athens", {"AN": 3}, units={"corcyra": {"athens": {"AN": 1, "AH": 0}}})
    after.holds(units={"corcyra": {"athens": {"AN": 2}}, "chios": {"athens": {"AN": 2}}})


@pytest.mark.rule("PW-PCM-u")
def test_allied_ships_of_athens_are_halved_between_corcyra_and_chios() -> None:
    sent_home("athens", {"AN": 4}).holds(units={"corcyra": {"athens": {"AN": 2}}, "chios": {"athens": {"AN": 2}}})


@pytest.mark.rule("PW-PCM-i", "PW-PCM-c")
def test_argos_takes_four_after_the_first_to_amphipolis() -> None:
    after = sent_home("athens", {"AH": 4}, power={"argos": "athens"})
    after.holds(units={"amphipolis": {"athens": {"AH": 1}}, "argos": {"athens": {"AH": 3}}})
    after = sent_home("athens", {"AH": 7}, power={"argos": "athens"}, units={"argos": {"athens": {"AH": 1}}})
    after.holds(
        units={
            "amphipolis": {"athens": {"AH": 1}},
            "argos": {"athens": {"AH": 4}},
            "larisa": {"athens": {"AH": 2}},
            "corcyra": {"athens": {"AH": 1}},
        }
    )
    sent_home("athens", {"AH": 4}, power={"argos": "sparta"}).holds(units={"argos": {"athens": {"AH": 0}}})


@pytest.mark.rule("PW-PCM-m", "PW-PCM-c")
def test_syracuse_takes_two_spartan_allied_hoplites_first() -> None:
    sent_home("sparta", {"AH": 2}).holds(units={"syracuse": {"sparta": {"AH": 0}}, "corinth": {"sparta": {"AH": 1}}})
    after = sent_home("sparta", {"AH": 4}, power={"syracuse": "sparta"})
    after.holds(units={s: {"sparta": {"AH": n}} for s, n in (("syracuse", 2), ("corinth", 1), ("thebes", 1))})
    after = sent_home("sparta", {"AH": 2}, power={"syracuse": "sparta"}, units={"syracuse": {"sparta": {"AH": 2}}})
    after.holds(units={s: {"sparta": {"AH": n}} for s, n in (("syracuse", 2), ("corinth", 1), ("thebes", 1))})


@pytest.mark.rule("PW-PCM-o", "PW-PCM-aa")
def test_allied_cavalry_of_athens_goes_to_larisa_after_two_at_pela() -> None:
    """Macedonia is nobody's on the printed map."""
    sent_home("athens", {"AC": 3}).holds(units={"larisa": {"athens": {"AC": 3}}, "pela": {"athens": {"AC": 0}}})
    after = sent_home("athens", {"AC": 3}, power={"macedonia": "athens"}, units={"pela": {"athens": {"AC": 1}}})
    after.holds(units={"larisa": {"athens": {"AC": 2}}, "pela": {"athens": {"AC": 2}}})


@pytest.mark.rule("PW-PCM-q", "PW-PCM-r", "PW-PCM-s")
def test_allied_cavalry_of_sparta_goes_to_its_neutrals_then_to_thebes() -> None:
    sent_home("sparta", {"AC": 4}).holds(units={"thebes": {"sparta": {"AC": 4}}})
    after = sent_home("sparta", {"AC": 4}, power={"persia": "sparta"})
    after.holds(units={"sardis": {"sparta": {"AC": 3}}, "thebes": {"sparta": {"AC": 1}}})
    everybody = {"persia": "sparta", "macedonia": "sparta", "syracuse": "sparta"}
    after = sent_home("sparta", {"AC": 8}, power=everybody)
    places = (("sardis", 3), ("pela", 2), ("syracuse", 2), ("thebes", 1))
    after.holds(units={space: {"sparta": {"AC": n}} for space, n in places})
    sent_home("sparta", {"AC": 4}, power={"macedonia": "athens"}).holds(units={"pela": {"sparta": {"AC": 0}}})


@pytest.mark.rule("PW-PCM-x", "PW-PCM-y")
def test_allied_ships_of_sparta_go_to_corinth_after_two_at_syracuse() -> None:
    sent_home("sparta", {"AN": 3}).holds(units={"corinth": {"sparta": {"AN": 3}}})
    after = sent_home("sparta", {"AN": 3}, power={"syracuse": "sparta"}, units={"syracuse": {"sparta": {"AN": 1}}})
    after.holds(units={"syracuse": {"sparta": {"AN": 2}}, "corinth": {"sparta": {"AN": 2}}})


@pytest.mark.rule("PW-PCM-j", "PW-PCM-v")
@pytest.mark.parametrize("lost", [{"rebellion": ["chios"]}, {"control": {"chios": "sparta"}}])
def test_samos_stands_in_for_chios(lost: dict[str, Any]) -> None:
    after = sent_home("athens", {"AH": 5, "AN": 2}, units={"amphipolis": {"athens": {"AH": 1}}}, **lost)
    after.holds(
        units={
            "chios": {"athens": {"AH": 0, "AN": 0}},
            "samos": {"athens": {"AH": 1, "AN": 1}},
            "corcyra": {"athens": {"AH": 2, "AN": 1}},
        }
    )


@pytest.mark.rule("PW-PCM-f")
def test_one_half_that_is_lost_leaves_all_to_the_other() -> None:
    after = sent_home("sparta", {"AH": 5}, control={"corinth": "athens"})
    after.holds(units={"corinth": {"sparta": {"AH": 0}}, "thebes": {"sparta": {"AH": 5}}})
    after = sent_home("sparta", {"AH": 5}, rebellion=["thebes"])
    after.holds(units={"corinth": {"sparta": {"AH": 5}}, "thebes": {"sparta": {"AH": 0}}})
    after = sent_home("athens", {"AN": 4}, rebellion=["chios", "samos"])
    after.holds(units={"corcyra": {"athens": {"AN": 4}}})


@pytest.mark.rule("PW-PCM-e")
def test_what_cannot_be_met_is_skipped_and_the_last_resort_is_home() -> None:
    lost: dict[str, Any] = {"control": {"amphipolis": "sparta"}, "rebellion": ["larisa"]}
    sent_home("athens", {"AH": 2}, **lost).holds(
        units={"corcyra": {"athens": {"AH": 1}}, "chios": {"athens": {"AH": 1}}, "athens": {"athens": {"AH": 0}}}
    )
    lost = {"rebellion": ["amphipolis", "larisa", "corcyra", "chios", "samos"]}
    sent_home("athens", {"AH": 2, "AC": 1}, **lost).holds(units={"athens": {"athens": {"AH": 2, "AC": 1}}})
    lost = {"rebellion": ["thebes", "corinth"]}
    sent_home("sparta", {"AH": 2, "AC": 1}, **lost).holds(units={"sparta": {"sparta": {"AH": 2, "AC": 1}}})


@pytest.mark.rule("PW-PCM-e", "PW-5.5.3-f")
def test_a_place_with_enemies_in_it_is_skipped() -> None:
    held: dict[str, Any] = {"units": {"syracuse": {"athens": {"H": 1}}}, "power": {"syracuse": "sparta"}}
    sent_home("sparta", {"AH": 2}, **held).holds(units={"corinth": {"sparta": {"AH": 1}}})


@pytest.mark.rule("PW-PCM-ab", "PW-PCM-ac")
def test_allied_ships_of_athens_without_any_of_their_ports() -> None:
    lost = ["corcyra", "chios", "samos"]
    sent_home("athens", {"AN": 3}, rebellion=lost).holds(units={"piraeus": {"athens": {"AN": 3}}})
    after = sent_home("athens", {"AN": 3}, rebellion=lost, control={"piraeus": "sparta"})
    after.holds(units={"piraeus": {"athens": {"AN": 0}}}, eliminated={"athens": {"AN": 3}})


@pytest.mark.rule("PW-PCM-ad", "PW-PCM-ae")
def test_spartan_ships_without_gythium() -> None:
    sent_home("sparta", {"N": 2}, control={"gythium": "athens"}).holds(units={"corinth": {"sparta": {"N": 2}}})
    after = sent_home("sparta", {"N": 2}, control={"gythium": "athens", "corinth": "athens"})
    after.holds(eliminated={"sparta": {"N": 2}}, going_home={"sparta": {"N": 0}})


@pytest.mark.rule("PW-PCM-z")
def test_spartan_allied_ships_without_corinth_and_syracuse() -> None:
    after = sent_home("sparta", {"AN": 2}, control={"corinth": "athens"})
    after.holds(units={"gythium": {"sparta": {"AN": 2}}})
    after = sent_home("sparta", {"AN": 3}, control={"corinth": "athens"}, power={"syracuse": "sparta"})
    after.holds(units={"syracuse": {"sparta": {"AN": 2}}, "gythium": {"sparta": {"AN": 1}}})
    after = sent_home("sparta", {"AN": 2}, control={"corinth": "athens", "gythium": "athens"})
    after.holds(eliminated={"sparta": {"AN": 2}})


@pytest.mark.rule("PW-PCM-e")
def test_before_combat_men_go_into_a_home_with_enemies_in_it_and_after_it_they_are_lost() -> None:
    held: dict[str, Any] = {"units": {"sparta": {"athens": {"H": 1}}}}
    sent_home("sparta", {"H": 3}, **held).holds(units={"sparta": {"sparta": {"H": 3}}})
    after = sent_home("sparta", {"H": 3}, "going_home", **held)
    after.holds(units={"sparta": {"sparta": {"H": 0}}}, eliminated={"sparta": {"H": 3}})


@pytest.mark.rule("PW-PCM-b", "PW-8.2-f")
def test_new_sp_are_placed_by_the_same_table() -> None:
    assert built_in("athens", "H") == "athens"
    assert built_in("athens", "N") == "piraeus"
    assert built_in("athens", "AH") == "amphipolis"
    assert built_in("athens", "AH", units={"amphipolis": {"athens": {"AH": 1}}}) == "larisa"
    assert built_in("sparta", "AH", units={"corinth": {"sparta": {"AH": 1}}}) == "thebes"
    assert built_in("sparta", "AC", power={"persia": "sparta"}) == "sardis"
    assert built_in("sparta", "N", control={"gythium": "athens", "corinth": "athens"}) is None
    assert built_in("sparta", "H", units={"sparta": {"athens": {"H": 1}}}) is None
