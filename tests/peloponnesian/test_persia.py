"""10.5.4.6 Persia in The Fall of Sparta, and how the King's Peace ends it (10.5.4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.combat import going_home
from strategos.games.peloponnesian.control import determine_control
from strategos.games.peloponnesian.events import LeaderLost, Moved, ObjectiveNamed, PersiaEntered, PersiaLeft, Ravaged
from strategos.games.peloponnesian.examples import edit
from strategos.games.peloponnesian.facts import ATHENS, NAMES, NUMBER, SPARTA
from strategos.games.peloponnesian.fall_of_sparta import kings_peace, why_not_aim
from strategos.games.peloponnesian.homecoming import come_home
from strategos.games.peloponnesian.march import ravage
from strategos.games.peloponnesian.persia import (
    PERSIAN_CONON,
    PHARNABAZUS,
    TIRIBAZUS,
    TISSAPHERNES,
    army_goals,
    army_leader,
    conon_leaves,
    leave_for_good,
    lose_sardis,
    move_army,
    move_navy,
    navy_goals,
    navy_leader,
    navy_side,
    persia_enters,
    persians_home,
    replace_losses,
    why_not_enter_persians,
    with_leader,
)
from strategos.games.peloponnesian.state import (
    ASIDE,
    BOX,
    PeloponnesianState,
    note,
    remember,
)
from strategos.games.peloponnesian.tasks import PersianBattle

from .procedures import run, run_agenda, told
from .segment import position
from .table import asked, asked_side, happened, holds, keys, play, table

WHOLE = {
    "sardis": {"persia": {"H": 4, "C": 10}},
    "cyzicus": {"persia": {"C": 4}},
    "lindus": {"persia": {"N": 6}},
}


def persia(**given: Any) -> PeloponnesianState:
    """A position after Persia has entered; what is given is changed then."""
    units = given.pop("units", {})
    s = position("fall_of_sparta", units=units)
    run(persia_enters(s))
    s.events.clear()
    for word, value in given.items():
        edit(s, word, value)
    return s


# -- I and II ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.6.II-a", "PW-10.5.4.6.II-b", "PW-10.5.4.6.II-d", "PW-10.5.4.6.II-e", "PW-10.5.4.6.II-f")
def test_persia_enters() -> None:
    units = {
        "sardis": {"sparta": {"AH": 1}},
        "cyzicus": {"athens": {"AH": 2}},
        "lindus": {"sparta": {"AN": 1}},
        "ephesus": {"sparta": {"AH": 1}},
    }
    s = position("fall_of_sparta", units=units)
    run(persia_enters(s))
    holds(s, units=WHOLE)
    holds(s, going_home={"sparta": {"AH": 1, "AN": 1}, "athens": {"AH": 2}}, units={"ephesus": {"sparta": {"AH": 1}}})
    holds(s, leaders={"tissaphernes_fos": "sardis", "pharnabazus_fos": "cyzicus", "conon_persia_fos": "lindus"})
    holds(s, leaders={"tiribazus_fos": "aside"}, control={"sardis": "persia", "cyzicus": "persia"})
    assert told(s, PersiaEntered) == [PersiaEntered()]


@pytest.mark.rule("PW-10.5.4.7-c")
def test_after_the_kings_peace_persia_does_not_enter() -> None:
    """Found by the fuzzer: an Army that came after the Peace had nobody to bring it home when it was beaten."""
    s = position("fall_of_sparta")
    kings_peace(s)
    run(persia_enters(s))
    holds(
        s, happened={"persia": 0}, units={"sardis": {"persia": {"H": 0, "C": 0}}}, leaders={"tissaphernes_fos": "dead"}
    )
    assert not told(s, PersiaEntered)


@pytest.mark.rule("PW-10.5.4.6.I-b")
def test_persia_enters_once() -> None:
    s = persia(units={"ephesus": {"sparta": {"AH": 1}}})
    s.units[NUMBER["sardis"] * 18 + 15] = 1
    run(persia_enters(s))
    assert told(s, PersiaEntered) == []
    holds(s, units={"sardis": {"persia": {"H": 1}}})


@pytest.mark.rule("PW-10.5.4.6.II-e", "PW-EVF.10-b")
def test_without_conon_the_navy_begins_under_pharnabazus() -> None:
    s = position("fall_of_sparta", happened={"conon_gone": 1})
    run(persia_enters(s))
    holds(s, units={"cyzicus": {"persia": {"C": 4, "N": 6}}, "lindus": {"persia": {"N": 0}}})
    assert navy_side(s) == SPARTA


@pytest.mark.rule("PW-10.5.4.6.V-a", "PW-10.5-o", "PW-10.5-p")
def test_what_persia_controls() -> None:
    s = persia(units={}, leaders={"pharnabazus_fos": "byzantium", "tissaphernes_fos": "smyrna"})
    replace_losses(s)
    determine_control(s)
    holds(s, control={"sardis": "persia", "cyzicus": "persia", "byzantium": "persia", "smyrna": "persia"})
    s.leader_at[PHARNABAZUS], s.leader_at[TISSAPHERNES] = NUMBER["cyzicus"], NUMBER["sardis"]
    replace_losses(s)
    determine_control(s)
    # What it leaves is whose it was.
    holds(s, control={"byzantium": "athens", "smyrna": "athens"})


# -- III: the Army ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.6.III-f")
def test_how_far_the_army_goes() -> None:
    goals = {NAMES[space] for space in army_goals(persia())}
    assert {"sardis", "ephesus", "smyrna", "pygela", "colophon"} <= goals
    assert not {"cyzicus", "samos", "chios", "athens", "byzantium", "lindus", "sparta"} & goals


@pytest.mark.rule("PW-10.5.4.6.III-f")
def test_the_army_passes_no_space_out_of_its_reach() -> None:
    march = {"side": "persia", "leader": "tissaphernes_fos", "at": "sardis", "objective": "ephesus", "units": {"C": 1}}
    s = position("fall_of_sparta", expedition=march)
    assert why_not_enter_persians(s, NUMBER["ephesus"]) is None
    assert why_not_enter_persians(s, NUMBER["sardis"]) is None
    no = why_not_enter_persians(s, NUMBER["sparta"])
    assert no is not None
    assert (no.rule, no.why) == ("PW-10.5.4.6.III-f", "too_far_for_persians")


def coalition_turn(**given: Any) -> Any:
    """The Coalition's first operation of a turn, with Persia in the war."""
    return table(
        scenario="fall_of_sparta",
        units={
            **WHOLE,
            "athens": {"athens": {"H": 2}},
            "thebes": {"thebes": {"H": 2}},
            "sparta": {"sparta": {"H": 3}},
            **given.pop("units", {}),
        },
        leaders={
            "tissaphernes_fos": "sardis",
            "pharnabazus_fos": "cyzicus",
            "conon_persia_fos": "lindus",
            "ismenias_fos": "thebes",
            "agesilaus_fos": "sparta",
        },
        happened={"persia": 1, "athens_belligerent": 1},
        control={"sardis": "persia", "cyzicus": "persia", "thebes": "athens"},
        colour={"sardis": "persia", "thebes": "athens"},
        role="anti_sparta",
        first="athens",
        treasury={"athens": 3000, "thebes": 3000, "sparta": 3000},
        drawn={"athens": "ismenias_fos"},
        phase="operations",
        **given,
    )


@pytest.mark.rule("PW-10.5.4.6.III-e", "PW-10.5.4.6.III-g", "PW-10.5-h", "PW-10.5.4.6.I-a")
def test_the_coalition_moves_the_army_first_and_free() -> None:
    match = coalition_turn()
    assert (asked(match).kind, asked_side(match)) == ("persian_army", "athens")
    assert "stay" in keys(match)
    assert "cyzicus" not in keys(match)
    play(match, "ephesus")
    holds(match.state, units={"ephesus": {"persia": {"H": 4, "C": 10}}, "sardis": {"persia": {"H": 0, "C": 0}}})
    holds(
        match.state,
        treasury={"athens": 3000, "thebes": 3000},
        done={"athens": 0},
        leaders={"tissaphernes_fos": "ephesus"},
    )
    assert {event.to for event in happened(match, Moved)} == {"space:ephesus"}


@pytest.mark.rule("PW-10.5.4.6.III-e", "PW-10.5.4.6.III-j", "PW-10.5.4.6.III-h", "PW-10.5-h")
def test_the_operation_after_the_army_needs_no_auguries_and_is_theban() -> None:
    match = coalition_turn(then=None)
    play(match, "persian_army! stay", "continue! operate")
    # No die was rolled, and a Theban commands the first operation.
    assert asked(match).kind == "objective"
    assert asked(match).about["leader"] == "piece:ismenias_fos"


@pytest.mark.rule("PW-10.5.4.6.III-f")
def test_the_army_may_come_back_to_sardis() -> None:
    s = persia(leaders={"tissaphernes_fos": "ephesus"})
    replace_losses(s)
    run(move_army(s, ATHENS), "", "persian_army! sardis")
    run_agenda(s)
    holds(s, units={"sardis": {"persia": {"H": 4, "C": 10}}, "ephesus": {"persia": {"C": 0}}})


@pytest.mark.rule("PW-10.5.4.6.V-b", "PW-10.5.4.6.IV-h", "PW-10.5.4.4-d")
def test_the_army_ravages_and_the_navy_does_not() -> None:
    def ravages(leader: str, space: str, **given: Any) -> bool:
        units = {"N": 6} if leader == "conon_persia_fos" else {"C": 10}
        march = {"side": "persia", "leader": leader, "at": space, "objective": space, "units": units}
        s = persia(expedition=march, **given)
        ravage(s, NUMBER[space])
        assert bool(told(s, Ravaged)) is bool(s.ravaged[NUMBER[space]])
        return bool(s.ravaged[NUMBER[space]])

    assert ravages("tissaphernes_fos", "ephesus")
    assert not ravages("conon_persia_fos", "ephesus")
    assert not ravages("tissaphernes_fos", "sardis"), "not its own"
    assert not ravages("tissaphernes_fos", "cyzicus")
    assert not ravages("tissaphernes_fos", "melos"), "nor neutrals"
    assert not ravages("tissaphernes_fos", "ephesus", units={"ephesus": {"athens": {"AH": 1}}})


@pytest.mark.rule("PW-10.5.4.6.III-d", "PW-10.5.4.6.IV-c")
def test_losses_are_replaced_where_the_leaders_are() -> None:
    s = persia(leaders={"tissaphernes_fos": "ephesus", "conon_persia_fos": "byzantium"})
    replace_losses(s)
    holds(s, units={"ephesus": {"persia": {"H": 4, "C": 10, "N": 0}}, "byzantium": {"persia": {"N": 6, "C": 0}}})
    holds(
        s,
        units={"cyzicus": {"persia": {"C": 4, "N": 0}}, "sardis": {"persia": {"C": 0}}, "lindus": {"persia": {"N": 0}}},
    )
    s.leader_at[PERSIAN_CONON] = -3
    remember(s, conon_gone=True)
    s.leader_at[PHARNABAZUS] = NUMBER["ephesus"]
    replace_losses(s)
    holds(s, units={"ephesus": {"persia": {"H": 4, "C": 14, "N": 6}}, "byzantium": {"persia": {"N": 0}}})


def beaten(s: PeloponnesianState, space: str, dice: str = "6 1") -> None:
    """Spartans in a space beat the Persians there."""
    number = NUMBER[space]
    s.agenda.append(PersianBattle(number, SPARTA, (number, number)))
    run_agenda(s, dice)


@pytest.mark.rule("PW-10.5.4.6.III-b", "PW-10.5.4.6.III-c", "PW-10.5.4.6.II-d", "PW-10.5.4.6.III-d")
def test_the_first_defeat_of_the_army_costs_tissaphernes_his_head() -> None:
    s = persia(leaders={"tissaphernes_fos": "ephesus"})
    replace_losses(s)
    edit(s, "units", {"ephesus": {"sparta": {"H": 5}}})
    beaten(s, "ephesus")
    assert told(s, LeaderLost) == [LeaderLost("side:persia", "piece:tissaphernes_fos", "effect:dead_executed")]
    # Five fall, less nine saved by the Cavalry, but one at least.
    holds(s, going_home={"persia": {"H": 3, "C": 10}}, leaders={"tissaphernes_fos": "dead", "tiribazus_fos": "aside"})
    run(come_home(s, after_combat=False))
    holds(s, units={"sardis": {"persia": {"H": 3, "C": 10}}}, leaders={"tiribazus_fos": "sardis"})
    holds(s, going_home={"persia": {"H": 0, "C": 0}})
    replace_losses(s)
    holds(s, units={"sardis": {"persia": {"H": 4, "C": 10}}})


@pytest.mark.rule("PW-10.5.4.6.III-i", "PW-10.5-p")
def test_the_second_defeat_ends_the_army() -> None:
    s = persia(leaders={"tissaphernes_fos": "dead", "tiribazus_fos": "ephesus"})
    replace_losses(s)
    edit(s, "units", {"ephesus": {"sparta": {"H": 5}}})
    beaten(s, "ephesus")
    holds(s, leaders={"tiribazus_fos": "dead"}, going_home={"persia": {"H": 0, "C": 0}})
    holds(s, control={"sardis": "nobody", "cyzicus": "persia"}, units={"cyzicus": {"persia": {"C": 4}}})
    assert [event.what for event in told(s, PersiaLeft)] == ["effect:persian_army"]
    determine_control(s)
    holds(s, control={"sardis": "nobody"})


@pytest.mark.rule("PW-10.5.4.6.III-i")
def test_a_player_in_sardis_ends_the_army() -> None:
    s = persia(leaders={"tissaphernes_fos": "ephesus"})
    replace_losses(s)
    edit(s, "units", {"sardis": {"sparta": {"H": 1}}})
    edit(s, "this_turn", {"taken-sardis": 1})
    run(going_home(s))
    holds(
        s,
        leaders={"tissaphernes_fos": "dead", "tiribazus_fos": "dead"},
        units={"ephesus": {"persia": {"C": 0, "H": 0}}},
    )
    holds(s, control={"sardis": "sparta"}, units={"cyzicus": {"persia": {"C": 4}}})
    # Beaten, it finds its home taken.
    s = persia(leaders={"tissaphernes_fos": "dead"})
    edit(s, "units", {"sardis": {"sparta": {"H": 1}, "persia": {}}})
    edit(s, "going_home", {"persia": {"C": 5}})
    run(come_home(s, after_combat=False))
    holds(s, leaders={"tiribazus_fos": "dead"}, going_home={"persia": {"C": 0}}, units={"sardis": {"persia": {"C": 0}}})


# -- IV: the Navy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.6.IV-b", "PW-10.5.4.6.IV-e", "PW-TERMS-e")
def test_who_moves_the_navy() -> None:
    assert navy_side(position("fall_of_sparta")) is None
    s = persia()
    assert navy_side(s) == ATHENS
    remember(s, conon_gone=True)
    assert navy_side(s) == SPARTA
    note(s, navy_moved=True)
    assert navy_side(s) is None


@pytest.mark.rule("PW-10.5.4.6.IV-g", "PW-10.5.4.6.IV-m")
def test_the_navy_moves_in_place_of_an_operation_once_a_turn() -> None:
    match = coalition_turn(then=None)
    play(match, "persian_army! stay")
    assert (asked(match).kind, keys(match)) == ("continue", ["navy", "operate"])
    play(match, "navy")
    assert asked(match).kind == "persian_navy"
    assert "cyzicus" not in keys(match)
    play(match, "camirus")
    # No augury was taken; it counts as an operation, and now it is Sparta's turn.
    holds(match.state, units={"camirus": {"persia": {"N": 6}}}, done={"athens": 1}, this_turn={"navy_moved": 1})
    assert asked_side(match) == "sparta"


@pytest.mark.rule("PW-10.5.4.6.IV-j", "PW-10.5.4.6.IV-k")
def test_where_the_navy_goes() -> None:
    s = persia()
    anywhere = {NAMES[space] for space in navy_goals(s, PERSIAN_CONON)}
    assert {"piraeus", "syracuse", "byzantium", "cythera"} <= anywhere
    assert not {"cyzicus", "athens", "sparta"} & anywhere
    near = {NAMES[space] for space in navy_goals(s, PHARNABAZUS)}
    assert {"byzantium", "proconnesus", "lampsacus"} <= near
    assert not {"piraeus", "lindus", "cyzicus", "samos"} & near
    march = {
        "side": "persia",
        "leader": "pharnabazus_fos",
        "at": "cyzicus",
        "objective": "byzantium",
        "units": {"N": 1},
    }
    s = persia(expedition=march)
    no = why_not_enter_persians(s, NUMBER["samos"])
    assert no is not None
    assert no.rule == "PW-10.5.4.6.IV-j"
    assert why_not_enter_persians(s, NUMBER["byzantium"]) is None


@pytest.mark.rule("PW-10.5.4.6.IV-a")
def test_pharnabazus_sails_with_ships_and_riders() -> None:
    s = position("fall_of_sparta", happened={"conon_gone": 1})
    run(persia_enters(s))
    run(move_navy(s, SPARTA), "", "persian_navy! byzantium")
    run_agenda(s)
    holds(s, units={"byzantium": {"persia": {"N": 6, "C": 4}}, "cyzicus": {"persia": {"N": 0, "C": 0}}})
    holds(s, leaders={"pharnabazus_fos": "byzantium"})


@pytest.mark.rule("PW-10.5.4.6.III-g")
def test_two_persian_forces_in_one_space_part_again() -> None:
    s = persia(happened={"conon_gone": 1}, leaders={"tissaphernes_fos": "ephesus", "pharnabazus_fos": "ephesus"})
    replace_losses(s)
    run(move_army(s, ATHENS), "", "persian_army! smyrna")
    run_agenda(s, "1")
    holds(s, units={"smyrna": {"persia": {"H": 4, "C": 10}}, "ephesus": {"persia": {"C": 4, "N": 6, "H": 0}}})


@pytest.mark.rule("PW-10.5.4.6.IV-d", "PW-10.5.4.6.IV-k")
def test_cyzicus_is_nobodys_objective() -> None:
    for side in (ATHENS, SPARTA):
        no = why_not_aim(persia(happened={"athens_belligerent": 1}), side, NUMBER["cyzicus"])
        assert no is not None
        assert no.rule == "PW-10.5.4.6.IV-d"
        s = persia(happened={"athens_belligerent": 1, "kings_peace": 1}, control={"cyzicus": "nobody"})
        assert why_not_aim(s, side, NUMBER["cyzicus"]) is None
        s = position("fall_of_sparta", happened={"athens_belligerent": 1}, control={"cyzicus": "nobody"})
        assert why_not_aim(s, side, NUMBER["cyzicus"]) is None


@pytest.mark.rule("PW-10.5.4.6.IV-i", "PW-10.5.4.6.IV-b")
def test_the_first_defeat_of_the_navy_costs_it_conon() -> None:
    s = persia(units={})
    edit(s, "units", {"lindus": {"sparta": {"N": 7}}})
    edit(s, "leaders", {"conon_fos": "aside"})
    beaten(s, "lindus", "3 1")
    # 3 + 1 against 1 + 2: one ship is lost, and five go to Cyzicus at once.
    holds(s, leaders={"conon_persia_fos": "dead", "conon_fos": "cup"}, units={"cyzicus": {"persia": {"N": 5, "C": 4}}})
    holds(s, going_home={"persia": {"N": 0}}, happened={"conon_gone": 1})
    assert navy_side(s) == SPARTA
    replace_losses(s)
    holds(s, units={"cyzicus": {"persia": {"N": 6, "C": 4}}})


@pytest.mark.rule("PW-10.5.4.6.IV-f")
def test_pharnabazus_comes_back_with_fresh_riders() -> None:
    s = persia(units={})
    edit(s, "units", {"cyzicus": {"sparta": {"H": 3}}})
    beaten(s, "cyzicus", "6 1")
    holds(s, leaders={"pharnabazus_fos": "box"})
    edit(s, "units", {"cyzicus": {"sparta": {}}})
    run(come_home(s, after_combat=True))
    holds(
        s,
        leaders={"pharnabazus_fos": "cyzicus"},
        units={"cyzicus": {"persia": {"C": 4}}},
        going_home={"persia": {"C": 0}},
    )
    assert told(s, LeaderLost) == []


@pytest.mark.rule("PW-10.5.4.6.IV-i", "PW-10.5.4.6.I-b")
def test_a_navy_beaten_again_returns_to_cyzicus_with_what_is_left() -> None:
    s = position("fall_of_sparta", happened={"conon_gone": 1})
    run(persia_enters(s))
    edit(s, "units", {"byzantium": {"sparta": {"N": 7}, "persia": {"N": 6, "C": 4}}, "cyzicus": {"persia": {}}})
    edit(s, "leaders", {"pharnabazus_fos": "byzantium"})
    beaten(s, "byzantium", "3 1")
    holds(s, leaders={"pharnabazus_fos": "box"}, going_home={"persia": {"N": 4, "C": 4}})
    run(come_home(s, after_combat=True))
    holds(s, leaders={"pharnabazus_fos": "cyzicus"}, units={"cyzicus": {"persia": {"N": 4, "C": 4}}})
    assert told(s, PersiaLeft) == []


@pytest.mark.rule("PW-EVF.10-b", "PW-10.5.3.2-c")
def test_conon_leaves_by_the_event() -> None:
    s = persia(leaders={"conon_fos": "aside"})
    conon_leaves(s)
    holds(s, leaders={"conon_persia_fos": "dead", "conon_fos": "cup"})
    holds(s, units={"lindus": {"persia": {"N": 0}}, "cyzicus": {"persia": {"N": 6, "C": 4}}})
    # Before Persia has come there is nothing to move.
    s = position("fall_of_sparta", units={"cyzicus": {"athens": {"AH": 1}}})
    conon_leaves(s)
    holds(s, units={"cyzicus": {"persia": {"N": 0}, "athens": {"AH": 1}}}, leaders={"conon_fos": "cup"})


# -- 10.5.4.7 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.7-c", "PW-10.5.4.6.IV-l", "PW-10.5.4.6.III-i")
def test_the_kings_peace_sends_all_persians_away() -> None:
    s = persia(going_home={"persia": {"C": 1}}, happened={"kings_peace": 1})
    leave_for_good(s)
    gone = {space: {"persia": dict.fromkeys(pieces["persia"], 0)} for space, pieces in WHOLE.items()}
    holds(s, units=gone, going_home={"persia": {"C": 0}})
    holds(
        s, leaders=dict.fromkeys(("tissaphernes_fos", "tiribazus_fos", "pharnabazus_fos", "conon_persia_fos"), "dead")
    )
    holds(s, control={"sardis": "nobody", "cyzicus": "athens"}, colour={"sardis": "neutral"})
    assert told(s, PersiaLeft) == [PersiaLeft("effect:persia")]
    s = position("fall_of_sparta", happened={"kings_peace": 1})
    leave_for_good(s)
    assert told(s, PersiaLeft) == []


# -- leaders and what is with them ------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.6.II-a", "PW-EVF.10-b")
def test_if_conon_has_gone_the_navy_begins_under_pharnabazus() -> None:
    s = position("fall_of_sparta", happened={"conon_gone": 1})
    run(persia_enters(s))
    holds(s, units={"cyzicus": {"persia": {"C": 4, "N": 6}}, "lindus": {"persia": {"N": 0}}})
    holds(s, leaders={"conon_persia_fos": "aside", "pharnabazus_fos": "cyzicus"})


@pytest.mark.rule("PW-10.5.4.6.III-a", "PW-10.5.4.6.IV-b")
def test_who_leads_army_and_navy_wherever_they_are() -> None:
    """Abdera is the first of all spaces, and a place like any other."""
    s = position("fall_of_sparta", leaders={"tissaphernes_fos": "abdera", "conon_persia_fos": "abdera"})
    assert (army_leader(s), navy_leader(s), navy_side(s)) == (TISSAPHERNES, PERSIAN_CONON, ATHENS)
    later = position(
        "fall_of_sparta",
        leaders={"tissaphernes_fos": "dead", "tiribazus_fos": "sardis", "pharnabazus_fos": "abdera"},
        happened={"conon_gone": 1},
    )
    assert (army_leader(later), navy_leader(later), navy_side(later)) == (TIRIBAZUS, PHARNABAZUS, SPARTA)
    gone = position("fall_of_sparta", leaders={"tissaphernes_fos": "box"})
    assert (army_leader(gone), navy_leader(gone), navy_side(gone)) == (None, None, None)


@pytest.mark.rule("PW-10.5.4.6.III-d")
def test_losses_are_replaced_where_the_leaders_are_and_nowhere_else() -> None:
    s = position("fall_of_sparta", leaders={"tissaphernes_fos": "abdera", "tiribazus_fos": "aside"})
    replace_losses(s)
    holds(s, units={"abdera": {"persia": {"H": 4, "C": 10, "N": 0}}})
    assert sum(s.units) == 14


@pytest.mark.rule("PW-10.5.4.6.III-f", "PW-10.5.4.6.IV-j", "PW-10.5.4.6.IV-d")
def test_how_far_army_and_navy_go() -> None:
    s = persia()
    reached = {NAMES[space] for space in army_goals(s)}
    assert {"miletus", "antandrus", "sardis"} <= reached
    assert "cyzicus" not in reached
    assert {NAMES[space] for space in navy_goals(s, PHARNABAZUS)} == {
        "abydos",
        "byzantium",
        "elaeus",
        "lampsacus",
        "perinthus",
        "proconnesus",
    }
    going = {"side": "persia", "leader": "pharnabazus_fos", "at": "byzantium", "objective": "abydos", "units": {"N": 6}}
    s = persia(expedition=going)
    assert why_not_enter_persians(s, NUMBER["abydos"]) is None
    assert why_not_enter_persians(s, NUMBER["sigeum"]) is not None


@pytest.mark.rule("PW-10.5.4.6.III-g")
@pytest.mark.parametrize(
    ("leader", "given", "force"),
    [
        (TISSAPHERNES, {}, (4, 10, 0)),
        (TISSAPHERNES, {"leaders": {"pharnabazus_fos": "sardis"}}, (4, 6, 0)),
        (PHARNABAZUS, {}, (0, 4, 0)),
        (PHARNABAZUS, {"leaders": {"pharnabazus_fos": "sardis"}}, (0, 4, 0)),
        (
            PHARNABAZUS,
            {"happened": {"persia": 1, "conon_gone": 1}, "leaders": {"pharnabazus_fos": "lindus"}},
            (0, 0, 6),
        ),
        (PHARNABAZUS, {"leaders": {"pharnabazus_fos": "lindus"}}, (0, 0, 0)),
        (PERSIAN_CONON, {}, (0, 0, 6)),
        (PERSIAN_CONON, {"leaders": {"conon_persia_fos": "sardis"}}, (0, 0, 0)),
    ],
)
def test_what_is_with_a_persian_leader(leader: int, given: dict[str, Any], force: tuple[int, int, int]) -> None:
    assert with_leader(persia(**given), leader) == force


@pytest.mark.rule("PW-10.5.4.6.III-e", "PW-10.5.4.6.IV-g")
def test_army_and_navy_go_elsewhere_or_the_army_stays() -> None:
    s = persia()
    question = move_army(s, ATHENS).send(None)
    keys_of = [option.key for option in question.decisions[0].options]
    assert "stay" in keys_of
    assert "sardis" not in keys_of
    run(move_army(s, ATHENS), "", "stay")
    holds(s, expedition="none")
    assert s.agenda == []
    question = move_navy(s, ATHENS).send(None)
    assert "lindus" not in [option.key for option in question.decisions[0].options]
    run(move_army(s, ATHENS), "", "ephesus")
    assert [(event.side, event.space) for event in told(s, ObjectiveNamed)] == [("side:persia", "space:ephesus")]


@pytest.mark.rule("PW-10.5.4.6.IV-i")
def test_conon_leaves_and_his_ships_go_to_cyzicus() -> None:
    """From where he stood or from the box, and no other ships; whoever is in Cyzicus makes way."""
    s = persia(leaders={"conon_persia_fos": "abdera"}, units={"abdera": {"athens": {"AN": 1}}})
    edit(s, "units", {"abdera": {"persia": {"N": 5}}, "lindus": {"persia": {"N": 0}}, "cyzicus": {"sparta": {"AH": 2}}})
    conon_leaves(s)
    holds(s, units={"cyzicus": {"persia": {"N": 5}, "sparta": {"AH": 0}}, "abdera": {"persia": {"N": 0}}})
    holds(s, going_home={"sparta": {"AH": 2}}, leaders={"conon_persia_fos": "dead", "conon_fos": "cup"})
    beaten = persia(leaders={"conon_persia_fos": "box", "conon_fos": "athens"}, going_home={"persia": {"N": 3}})
    edit(beaten, "units", {"lindus": {"persia": {"N": 0}}, NAMES[BOX]: {"persia": {"N": 1}}})
    conon_leaves(beaten)
    holds(beaten, units={"cyzicus": {"persia": {"N": 3}}, NAMES[BOX]: {"persia": {"N": 1}}})
    holds(beaten, leaders={"conon_fos": "athens"}, going_home={"persia": {"N": 0}})


@pytest.mark.rule("PW-10.5.4.6.II-d", "PW-10.5.4.6.IV-f")
@pytest.mark.parametrize(("conon_gone", "riders"), [(0, 4), (1, 1)])
def test_pharnabazus_comes_back_to_cyzicus(conon_gone: int, riders: int) -> None:
    """With fresh riders while Conon leads the Navy, else with what is left of both; who is there makes way."""
    s = position(
        "fall_of_sparta",
        leaders={"pharnabazus_fos": "box", "tissaphernes_fos": "sardis"},
        happened={"persia": 1, "conon_gone": conon_gone},
        going_home={"persia": {"C": 1, "N": 2}},
        units={"cyzicus": {"sparta": {"AH": 2}}},
    )
    persians_home(s)
    holds(s, units={"cyzicus": {"persia": {"C": riders, "N": 2}, "sparta": {"AH": 0}}})
    holds(s, going_home={"persia": {"C": 0, "N": 0}, "sparta": {"AH": 2}}, leaders={"pharnabazus_fos": "cyzicus"})
    assert s.leader_at[TIRIBAZUS] == ASIDE


@pytest.mark.rule("PW-10.5.4.6.II-d", "PW-10.5.4.6.III-c")
def test_tiribazus_comes_once_and_only_after_tissaphernes() -> None:
    units = {"sardis": {"persia": {"C": 1}}}
    waiting = position(
        "fall_of_sparta", units=units, leaders={"tissaphernes_fos": "sardis"}, going_home={"persia": {"C": 2}}
    )
    persians_home(waiting)
    holds(waiting, leaders={"tiribazus_fos": "aside"}, going_home={"persia": {"C": 2}})
    both = position(
        "fall_of_sparta",
        units=units,
        leaders={"tissaphernes_fos": "dead", "tiribazus_fos": "ephesus"},
        going_home={"persia": {"C": 2}},
    )
    persians_home(both)
    holds(both, leaders={"tiribazus_fos": "ephesus"}, going_home={"persia": {"C": 2}})


@pytest.mark.rule("PW-10.5.4.6.III-i")
@pytest.mark.parametrize(
    ("leader", "control", "leaves"),
    [("sardis", "sparta", 1), ("sardis", "athens", 1), ("sardis", "persia", 0), ("dead", "sparta", 0)],
)
def test_the_army_leaves_when_a_player_controls_sardis(leader: str, control: str, leaves: int) -> None:
    leaders = {"tissaphernes_fos": leader, "tiribazus_fos": "dead" if leader == "dead" else "aside"}
    s = position("fall_of_sparta", leaders=leaders, control={"sardis": control}, happened={"persia": 1})
    lose_sardis(s)
    assert len(told(s, PersiaLeft)) == leaves
