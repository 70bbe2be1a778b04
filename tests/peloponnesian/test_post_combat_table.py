"""PCM The Post-Combat Movement Table: who comes home where."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.administration import place_for
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    CAVALRY,
    HOPLITE,
    NAMES,
    NAVAL,
    SPARTAN,
    SPARTAN_ALLIED,
    column,
)

from .segment import Played, play_segment, position

PIECE = {"H": HOPLITE, "C": CAVALRY, "N": NAVAL}


def come_home(side: str, force: dict[str, int], segment: str = "coming_home", **given: Any) -> Played:
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
    after = come_home("athens", {"H": 3}, segment, leaders={"pericles": "box"})
    after.holds(going_home={"athens": {"H": 0}}, units={"athens": {"athens": {"H": 3}}}, leaders={"pericles": "box"})


@pytest.mark.rule("PW-PCM-g", "PW-PCM-n", "PW-PCM-t")
def test_athenians_go_to_athens_and_their_ships_to_piraeus() -> None:
    after = come_home("athens", {"H": 5, "C": 2, "N": 7})
    after.holds(units={"athens": {"athens": {"H": 5, "C": 2, "N": 0}}, "piraeus": {"athens": {"N": 7, "H": 0}}})


@pytest.mark.rule("PW-PCM-k", "PW-PCM-p", "PW-PCM-w")
def test_spartans_go_to_sparta_and_their_ships_to_gythium() -> None:
    after = come_home("sparta", {"H": 5, "C": 1, "N": 3})
    after.holds(units={"sparta": {"sparta": {"H": 5, "C": 1, "N": 0}}, "gythium": {"sparta": {"N": 3, "H": 0}}})


@pytest.mark.rule("PW-PCM-h", "PW-PCM-d")
def test_allied_hoplites_of_athens_fill_amphipolis_then_larisa_then_halves() -> None:
    after = come_home("athens", {"AH": 9})
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
    after = come_home("athens", {"AH": 3}, units=there)
    after.holds(
        units={
            "amphipolis": {"athens": {"AH": 1}},
            "larisa": {"athens": {"AH": 2}},
            "corcyra": {"athens": {"AH": 1}},
            "chios": {"athens": {"AH": 1}},
        }
    )
    more = {"amphipolis": {"athens": {"AH": 3}}, "larisa": {"athens": {"AH": 4}}}
    after = come_home("athens", {"AH": 2}, units=more)
    after.holds(units={**more, "corcyra": {"athens": {"AH": 1}}, "chios": {"athens": {"AH": 1}}})


@pytest.mark.rule("PW-PCM-l")
def test_halves_are_halves_of_those_who_come_whoever_is_there() -> None:
    """As in step 31 of the Example of Play: 3 to Corinth and 3 to Thebes."""
    after = come_home("sparta", {"AH": 6}, units={"corinth": {"sparta": {"AH": 1}}, "thebes": {"sparta": {"AH": 4}}})
    after.holds(units={"corinth": {"sparta": {"AH": 4}}, "thebes": {"sparta": {"AH": 7}}})


@pytest.mark.rule("PW-PCM-l", "PW-PCM-u")
def test_the_odd_one_goes_where_fewer_are_then_to_the_first_named() -> None:
    after = come_home("sparta", {"AH": 5}, units={"corinth": {"sparta": {"AH": 2}}, "thebes": {"sparta": {"AH": 1}}})
    after.holds(units={"corinth": {"sparta": {"AH": 4}}, "thebes": {"sparta": {"AH": 4}}})
    come_home("sparta", {"AH": 5}).holds(units={"corinth": {"sparta": {"AH": 3}}, "thebes": {"sparta": {"AH": 2}}})
    after = come_home("athens", {"AN": 3}, units={"corcyra": {"athens": {"AN": 1, "AH": 0}}})
    after.holds(units={"corcyra": {"athens": {"AN": 2}}, "chios": {"athens": {"AN": 2}}})


@pytest.mark.rule("PW-PCM-u")
def test_allied_ships_of_athens_are_halved_between_corcyra_and_chios() -> None:
    come_home("athens", {"AN": 4}).holds(units={"corcyra": {"athens": {"AN": 2}}, "chios": {"athens": {"AN": 2}}})


@pytest.mark.rule("PW-PCM-i", "PW-PCM-c")
def test_argos_takes_four_after_the_first_to_amphipolis() -> None:
    after = come_home("athens", {"AH": 4}, power={"argos": "athens"})
    after.holds(units={"amphipolis": {"athens": {"AH": 1}}, "argos": {"athens": {"AH": 3}}})
    after = come_home("athens", {"AH": 7}, power={"argos": "athens"}, units={"argos": {"athens": {"AH": 1}}})
    after.holds(
        units={
            "amphipolis": {"athens": {"AH": 1}},
            "argos": {"athens": {"AH": 4}},
            "larisa": {"athens": {"AH": 2}},
            "corcyra": {"athens": {"AH": 1}},
        }
    )
    come_home("athens", {"AH": 4}, power={"argos": "sparta"}).holds(units={"argos": {"athens": {"AH": 0}}})


@pytest.mark.rule("PW-PCM-m", "PW-PCM-c")
def test_syracuse_takes_two_spartan_allied_hoplites_first() -> None:
    come_home("sparta", {"AH": 2}).holds(units={"syracuse": {"sparta": {"AH": 0}}, "corinth": {"sparta": {"AH": 1}}})
    after = come_home("sparta", {"AH": 4}, power={"syracuse": "sparta"})
    after.holds(units={s: {"sparta": {"AH": n}} for s, n in (("syracuse", 2), ("corinth", 1), ("thebes", 1))})
    after = come_home("sparta", {"AH": 2}, power={"syracuse": "sparta"}, units={"syracuse": {"sparta": {"AH": 2}}})
    after.holds(units={s: {"sparta": {"AH": n}} for s, n in (("syracuse", 2), ("corinth", 1), ("thebes", 1))})


@pytest.mark.rule("PW-PCM-o", "PW-PCM-aa")
def test_allied_cavalry_of_athens_goes_to_larisa_after_two_at_pela() -> None:
    """Macedonia is nobody's on the printed map."""
    come_home("athens", {"AC": 3}).holds(units={"larisa": {"athens": {"AC": 3}}, "pela": {"athens": {"AC": 0}}})
    after = come_home("athens", {"AC": 3}, power={"macedonia": "athens"}, units={"pela": {"athens": {"AC": 1}}})
    after.holds(units={"larisa": {"athens": {"AC": 2}}, "pela": {"athens": {"AC": 2}}})


@pytest.mark.rule("PW-PCM-q", "PW-PCM-r", "PW-PCM-s")
def test_allied_cavalry_of_sparta_goes_to_its_neutrals_then_to_thebes() -> None:
    come_home("sparta", {"AC": 4}).holds(units={"thebes": {"sparta": {"AC": 4}}})
    after = come_home("sparta", {"AC": 4}, power={"persia": "sparta"})
    after.holds(units={"sardis": {"sparta": {"AC": 3}}, "thebes": {"sparta": {"AC": 1}}})
    everybody = {"persia": "sparta", "macedonia": "sparta", "syracuse": "sparta"}
    after = come_home("sparta", {"AC": 8}, power=everybody)
    places = (("sardis", 3), ("pela", 2), ("syracuse", 2), ("thebes", 1))
    after.holds(units={space: {"sparta": {"AC": n}} for space, n in places})
    come_home("sparta", {"AC": 4}, power={"macedonia": "athens"}).holds(units={"pela": {"sparta": {"AC": 0}}})


@pytest.mark.rule("PW-PCM-x", "PW-PCM-y")
def test_allied_ships_of_sparta_go_to_corinth_after_two_at_syracuse() -> None:
    come_home("sparta", {"AN": 3}).holds(units={"corinth": {"sparta": {"AN": 3}}})
    after = come_home("sparta", {"AN": 3}, power={"syracuse": "sparta"}, units={"syracuse": {"sparta": {"AN": 1}}})
    after.holds(units={"syracuse": {"sparta": {"AN": 2}}, "corinth": {"sparta": {"AN": 2}}})


@pytest.mark.rule("PW-PCM-j", "PW-PCM-v")
@pytest.mark.parametrize("lost", [{"rebellion": ["chios"]}, {"control": {"chios": "sparta"}}])
def test_samos_stands_in_for_chios(lost: dict[str, Any]) -> None:
    after = come_home("athens", {"AH": 5, "AN": 2}, units={"amphipolis": {"athens": {"AH": 1}}}, **lost)
    after.holds(
        units={
            "chios": {"athens": {"AH": 0, "AN": 0}},
            "samos": {"athens": {"AH": 1, "AN": 1}},
            "corcyra": {"athens": {"AH": 2, "AN": 1}},
        }
    )


@pytest.mark.rule("PW-PCM-f")
def test_one_half_that_is_lost_leaves_all_to_the_other() -> None:
    after = come_home("sparta", {"AH": 5}, control={"corinth": "athens"})
    after.holds(units={"corinth": {"sparta": {"AH": 0}}, "thebes": {"sparta": {"AH": 5}}})
    after = come_home("sparta", {"AH": 5}, rebellion=["thebes"])
    after.holds(units={"corinth": {"sparta": {"AH": 5}}, "thebes": {"sparta": {"AH": 0}}})
    after = come_home("athens", {"AN": 4}, rebellion=["chios", "samos"])
    after.holds(units={"corcyra": {"athens": {"AN": 4}}})


@pytest.mark.rule("PW-PCM-e")
def test_what_cannot_be_met_is_skipped_and_the_last_resort_is_home() -> None:
    lost: dict[str, Any] = {"control": {"amphipolis": "sparta"}, "rebellion": ["larisa"]}
    come_home("athens", {"AH": 2}, **lost).holds(
        units={"corcyra": {"athens": {"AH": 1}}, "chios": {"athens": {"AH": 1}}, "athens": {"athens": {"AH": 0}}}
    )
    lost = {"rebellion": ["amphipolis", "larisa", "corcyra", "chios", "samos"]}
    come_home("athens", {"AH": 2, "AC": 1}, **lost).holds(units={"athens": {"athens": {"AH": 2, "AC": 1}}})
    lost = {"rebellion": ["thebes", "corinth"]}
    come_home("sparta", {"AH": 2, "AC": 1}, **lost).holds(units={"sparta": {"sparta": {"AH": 2, "AC": 1}}})


@pytest.mark.rule("PW-PCM-e", "PW-5.5.3-f")
def test_a_place_with_enemies_in_it_is_skipped() -> None:
    held: dict[str, Any] = {"units": {"syracuse": {"athens": {"H": 1}}}, "power": {"syracuse": "sparta"}}
    come_home("sparta", {"AH": 2}, **held).holds(units={"corinth": {"sparta": {"AH": 1}}})


@pytest.mark.rule("PW-PCM-ab", "PW-PCM-ac")
def test_allied_ships_of_athens_without_any_of_their_ports() -> None:
    lost = ["corcyra", "chios", "samos"]
    come_home("athens", {"AN": 3}, rebellion=lost).holds(units={"piraeus": {"athens": {"AN": 3}}})
    after = come_home("athens", {"AN": 3}, rebellion=lost, control={"piraeus": "sparta"})
    after.holds(units={"piraeus": {"athens": {"AN": 0}}}, eliminated={"athens": {"AN": 3}})


@pytest.mark.rule("PW-PCM-ad", "PW-PCM-ae")
def test_spartan_ships_without_gythium() -> None:
    come_home("sparta", {"N": 2}, control={"gythium": "athens"}).holds(units={"corinth": {"sparta": {"N": 2}}})
    after = come_home("sparta", {"N": 2}, control={"gythium": "athens", "corinth": "athens"})
    after.holds(eliminated={"sparta": {"N": 2}}, going_home={"sparta": {"N": 0}})


@pytest.mark.rule("PW-PCM-z")
def test_spartan_allied_ships_without_corinth_and_syracuse() -> None:
    after = come_home("sparta", {"AN": 2}, control={"corinth": "athens"})
    after.holds(units={"gythium": {"sparta": {"AN": 2}}})
    after = come_home("sparta", {"AN": 3}, control={"corinth": "athens"}, power={"syracuse": "sparta"})
    after.holds(units={"syracuse": {"sparta": {"AN": 2}}, "gythium": {"sparta": {"AN": 1}}})
    after = come_home("sparta", {"AN": 2}, control={"corinth": "athens", "gythium": "athens"})
    after.holds(eliminated={"sparta": {"AN": 2}})


@pytest.mark.rule("PW-PCM-e")
def test_before_combat_men_go_into_a_home_with_enemies_in_it_and_after_it_they_are_lost() -> None:
    held: dict[str, Any] = {"units": {"sparta": {"athens": {"H": 1}}}}
    come_home("sparta", {"H": 3}, **held).holds(units={"sparta": {"sparta": {"H": 3}}})
    after = come_home("sparta", {"H": 3}, "going_home", **held)
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
