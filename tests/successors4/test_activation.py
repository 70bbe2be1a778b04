"""6.3, 9 Activation: who is named, who goes along, what Movement Points buy."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.movement_events import Activated, LeftBehind, MovementRolled
from strategos.games.successors.common.tasks import March
from strategos.games.successors.fourth.activation_segment import activation_segment
from strategos.games.successors.fourth.facts import HEARSE
from strategos.games.successors.fourth.segments import forget_segment
from strategos.kernel.agenda import push
from tests.successors.table import YELLOW, force, general, offered, question, royal, told, units, why

from .activating import act, menu, named, segment
from .table import at, position, run_agenda

ANTIGONOS = {"antigonos": "yellow ephesos"}
THREE = {"yellow ephesos": {"mercenary": 3}}


# -- 6.3 the Segment --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.3-a")
@pytest.mark.rule("S4-9.2-b")
def test_all_armies_are_activated_one_at_a_time_on_one_roll() -> None:
    s = position(seat=YELLOW, generals={"antigonos": "yellow ephesos", "krateros": "yellow larisa"})
    segment(s, "3", "roll", "antigonos", "pergamon", "end", "krateros", "pella", "end")
    assert general(s, "antigonos") == at("pergamon")
    assert general(s, "krateros") == at("pella")
    assert [event.die for event in told(s, MovementRolled)] == [3]
    assert [event.points for event in told(s, Activated)] == [4, 2]


@pytest.mark.rule("S4-6.3-a")
def test_nobody_need_be_activated() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS)
    segment(s, "3", "roll", "done")
    assert general(s, "antigonos") == at("ephesos")


@pytest.mark.rule("S4-6.3-b")
def test_a_mercenary_comes_instead_of_any_activation() -> None:
    s = position(seat=YELLOW, control={"sardeis": "yellow"}, generals=ANTIGONOS)
    segment(s, "", "mercenary", "reinforce! sardeis-inside")
    assert force(s, "yellow sardeis-inside") == units(mercenary=1)
    assert not told(s, MovementRolled)


@pytest.mark.rule("S4-6.3-c")
def test_the_mercenary_is_announced_before_the_roll() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, movement_die=3)
    [asked] = question(activation_segment(s))
    assert asked.kind == "name_general"
    assert "mercenary" not in offered(asked)


@pytest.mark.rule("S4-7.2-ap")
def test_royal_army_cus_that_have_moved_cannot_be_disbanded() -> None:
    s = position(
        seat=YELLOW,
        generals={"antigonos": "yellow ephesos", "krateros": "yellow larisa"},
        cus={"yellow ephesos": {"royal": 3}},
        movement_die=6,
    )
    [asked] = question(activation_segment(s))
    assert "disband" in offered(asked)
    act(s, "antigonos", "", "pergamon", "end", die=6)
    [asked] = question(activation_segment(s))
    assert why(asked, "disband") == ("S4-7.2-ap", "no_royal_army")


@pytest.mark.rule("S4-9.1-e")
@pytest.mark.rule("S4-9.2-e")
def test_who_has_moved_is_not_activated_again_in_the_segment_but_in_the_next() -> None:
    s = position(
        seat=YELLOW,
        generals={"antigonos": "yellow ephesos", "kassandros": "yellow ephesos", "krateros": "yellow larisa"},
        movement_die=6,
    )
    act(s, "antigonos", "", "all", "pergamon", "leave", "pick_general! kassandros", "abydos", "end", die=6)
    [asked] = question(activation_segment(s))
    assert why(asked, "antigonos") == ("S4-9.1-e", "already_activated")
    assert why(asked, "kassandros") == ("S4-9.1-e", "already_activated")
    assert "krateros" in offered(asked)
    forget_segment(s)
    s.movement_die = 6
    [asked] = question(activation_segment(s))
    assert "antigonos" in offered(asked)


# -- 9.1 naming and taking along --------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.1-b")
@pytest.mark.rule("S4-9.2-a")
def test_a_card_activates_one_army_with_the_mp_it_gives() -> None:
    s = position(generals={"antigonos": "yellow ephesos", "krateros": "yellow larisa"})
    push(s, March(YELLOW, 3))
    run_agenda(s, "", "march! krateros", "pella", "amphipolis", "poteidaia")
    assert [event.points for event in told(s, Activated)] == [3]
    assert general(s, "krateros") == at("poteidaia")


@pytest.mark.rule("S4-9.1-b")
def test_a_major_campaign_activates_two() -> None:
    s = position(generals={"antigonos": "yellow ephesos", "krateros": "yellow larisa"})
    push(s, March(YELLOW, 1, 2))
    run_agenda(s, "", "march! krateros", "pella", "march! antigonos", "sardeis")
    assert general(s, "krateros") == at("pella")
    assert general(s, "antigonos") == at("sardeis")


@pytest.mark.rule("S4-9.1-a")
def test_only_a_general_of_ones_own_on_the_map_is_named() -> None:
    s = position(seat=YELLOW, movement_die=3, generals={"antigonos": "yellow ephesos", "krateros": "yellow dispersed"})
    [asked] = question(activation_segment(s))
    assert why(asked, "krateros") == ("S4-9.1-a", "not_your_general")


@pytest.mark.rule("S4-9-a")
@pytest.mark.rule("S4-9.1-h")
def test_cus_in_one_position_are_divided_before_the_activation() -> None:
    s = position(
        control={"ephesos": "yellow"},
        generals={"antigonos": "yellow ephesos", "minor-yellow-1": "yellow ephesos"},
        cus={"yellow ephesos": {"mercenary": 3, "loyal": 1}},
    )
    act(s, "minor-yellow-1", "", "choose", "mercenary=02", "done", "pergamon", "end")
    act(s, "antigonos", "", "all", "sardeis", "end")
    assert force(s, "yellow pergamon") == units(mercenary=2)
    assert force(s, "yellow sardeis") == units(mercenary=1, loyal=1)


@pytest.mark.rule("S4-9.1-f")
def test_pieces_moved_by_one_army_are_not_moved_by_another() -> None:
    s = position(
        control={"pergamon": "yellow"},
        generals={"antigonos": "yellow ephesos", "kassandros": "yellow sardeis"},
        cus={"yellow ephesos": {"mercenary": 3}, "yellow pergamon": {"loyal": 1}},
        royals={"herakles": "yellow ephesos"},
    )
    act(s, "antigonos", "", "pergamon", "leave", "mercenary=03", "herakles", "ephesos", "end")
    act(s, "kassandros", "", "pergamon", "take", "abydos", "end")
    assert force(s, "yellow abydos") == units(loyal=1)
    assert force(s, "yellow pergamon") == units(mercenary=3)


@pytest.mark.rule("S4-9.1-f")
def test_an_activated_general_is_not_picked_up_by_another() -> None:
    s = position(generals={"antigonos": "yellow ephesos", "krateros": "yellow sardeis"})
    act(s, "antigonos", "", "pergamon", "end")
    decision = menu(s, "krateros", "pergamon")
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take")


@pytest.mark.rule("S4-9.1-i")
@pytest.mark.rule("S4-10-q")
def test_a_general_without_cus_takes_no_royal_family_to_another_space() -> None:
    s = position(control={"ephesos": "yellow"}, generals=ANTIGONOS, royals={"herakles": "yellow ephesos"})
    act(s, "antigonos", "", "all", "pergamon", "end")
    assert s.royal_at.count(at("ephesos")) == 1
    assert royal(s, "herakles") == "yellow"


@pytest.mark.rule("S4-9.1-i")
def test_an_army_takes_its_royal_family_along() -> None:
    s = position(generals=ANTIGONOS, cus=THREE, royals={"herakles": "yellow ephesos"})
    act(s, "antigonos", "", "pergamon", "end")
    assert s.royal_at.count(at("pergamon")) == 1


@pytest.mark.rule("S4-8.4-b")
def test_the_hearse_stays_in_babylon_in_game_turn_i() -> None:
    def hearse(turn: int) -> int:
        s = position(
            turn=turn,
            generals={"perdikkas": "yellow babylon"},
            cus={"yellow babylon": {"loyal": 3}},
            royals={"hearse": "yellow babylon"},
        )
        act(s, "perdikkas", "", "opis", "end")
        return s.royal_at[HEARSE]

    assert hearse(1) == at("babylon")
    assert hearse(2) == at("opis")


@pytest.mark.rule("S4-9.1-k")
def test_a_minor_general_neither_picks_up_nor_goes_with_another() -> None:
    s = position(
        generals={"minor-yellow-1": "yellow ephesos", "antigonos": "yellow ephesos"},
        cus={"yellow ephesos": {"loyal": 2}},
    )
    decision = menu(s, "minor-yellow-1")
    assert decision.kind == "take_along"
    decision = menu(s, "minor-yellow-1", "all")
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take")
    s = position(
        generals={"minor-yellow-1": "yellow ephesos", "antigonos": "yellow ephesos"},
        cus={"yellow ephesos": {"loyal": 2}},
    )
    decision = menu(s, "antigonos", "all")
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take")


@pytest.mark.rule("S4-9.1-n")
def test_in_a_space_not_ones_own_a_general_stays_with_cus() -> None:
    def where(control: dict[str, str], **generals: str) -> Any:
        s = position(control=control, generals={**ANTIGONOS, **generals}, cus=THREE)
        return menu(s, "antigonos", "pergamon")

    assert why(where({}), "leave") == ("S4-9.1-n", "a_general_must_stay")
    assert why(where({"pergamon": "red"}), "leave") == ("S4-9.1-n", "a_general_must_stay")
    assert "leave" in offered(where({"pergamon": "yellow"}))
    assert "leave" in offered(where({}, kassandros="yellow pergamon"))


@pytest.mark.rule("S4-9.1-n")
def test_cus_cannot_be_deserted_at_the_start_either() -> None:
    s = position(generals={**ANTIGONOS, "kassandros": "yellow ephesos"}, cus=THREE)
    decision = menu(s, "antigonos", "choose", "kassandros", "done")
    assert why(decision, "pergamon") == ("S4-9.1-n", "a_general_must_stay")
    assert "take" in offered(decision)


@pytest.mark.rule("S4-9.1-n")
def test_where_no_cu_could_stay_nobody_is_asked_who_goes_along() -> None:
    s = position(generals=ANTIGONOS, cus=THREE)
    assert menu(s, "antigonos").about["cus"] == 3
    s = position(generals=ANTIGONOS, cus=THREE, control={"ephesos": "yellow"})
    assert menu(s, "antigonos").kind == "take_along"


@pytest.mark.rule("S4-9.1-n")
@pytest.mark.rule("S4-9.1-c")
def test_a_minor_general_placed_on_the_way_stays_with_the_cus_left() -> None:
    s = position(generals=ANTIGONOS, cus=THREE)
    answers = ("pergamon", "minor", "minor-yellow-1", "pergamon", "leave", "mercenary=01", "abydos", "end")
    act(s, "antigonos", "", *answers)
    assert force(s, "yellow pergamon") == units(mercenary=1)
    assert general(s, "minor-yellow-1") == at("pergamon")
    assert force(s, "yellow abydos") == units(mercenary=2)
    assert named("minor-yellow-1") not in s.moved_generals


@pytest.mark.rule("S4-9.2-e")
def test_left_behind_is_told_and_ends_the_activation() -> None:
    s = position(control={"pergamon": "yellow"}, generals=ANTIGONOS, cus=THREE)
    decision = menu(s, "antigonos", "pergamon", "leave", "mercenary=01")
    assert told(s, LeftBehind)[0].cus == {"piece:mercenary": 1}
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take")


@pytest.mark.rule("S4-9-b")
def test_no_limit_of_cus_in_a_space() -> None:
    s = position(generals=ANTIGONOS, cus={"yellow ephesos": {"mercenary": 12}})
    act(s, "antigonos", "", "pergamon", "end")
    assert force(s, "yellow pergamon") == units(mercenary=12)


# -- 9.2 command and MP -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.2-d")
@pytest.mark.rule("S4-9.2-g")
@pytest.mark.rule("S4-9.2-h")
@pytest.mark.rule("S4-9.2-i")
@pytest.mark.rule("S4-9.2-j")
def test_example_of_command_that_changes_twice() -> None:
    """S4-EX-29 Demetrios has 4 MP, Krateros 2."""
    s = position(generals={"demetrios": "yellow ephesos", "krateros": "yellow halikarnassos"})
    start = ("halikarnassos", "take")
    assert menu(s.copy(), "demetrios", *start, die=3).about["left"] == 1
    assert menu(s.copy(), "demetrios", *start, "xanthos", die=3).about["left"] == 0
    after = (*start, "xanthos", "leave", "krateros")
    assert menu(s.copy(), "demetrios", *after, die=3).about["left"] == 2
    act(s, "demetrios", "", *after, "phaselis", "aspendos", die=3)
    assert general(s, "krateros") == at("xanthos")
    assert general(s, "demetrios") == at("aspendos")
    assert named("krateros") in s.moved_generals


@pytest.mark.rule("S4-9.2-f")
def test_a_lower_rank_general_picked_up_is_a_subordinate() -> None:
    s = position(generals={"krateros": "yellow ephesos", "demetrios": "yellow halikarnassos"})
    act(s, "krateros", "", "halikarnassos", "take", "xanthos", "end", die=4)
    assert general(s, "demetrios") == at("xanthos")
    assert named("demetrios") in s.moved_generals
    decision = menu(s, "krateros", die=4)
    assert decision.about["left"] == 3


@pytest.mark.rule("S4-9.2-a")
def test_mp_of_a_card_are_the_same_whoever_commands() -> None:
    s = position(generals={"demetrios": "yellow ephesos", "krateros": "yellow halikarnassos"})
    assert menu(s, "demetrios", "halikarnassos", "take", points=4).about["left"] == 3


@pytest.mark.rule("S4-7.1-t")
def test_a_minor_general_about_to_split_off_is_no_subordinate_yet() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, cus=THREE, control={"ephesos": "yellow"})
    segment(
        s,
        "6",
        "roll",
        "minor",
        "minor-yellow-1",
        "ephesos",
        "minor-yellow-1",
        "choose",
        "mercenary=01",
        "pergamon",
        "end",
        "done",
    )
    assert general(s, "minor-yellow-1") == at("pergamon")
    assert force(s, "yellow pergamon") == units(mercenary=1)


@pytest.mark.rule("S4-7.1-t", "S4-7.1-s")
def test_a_minor_general_stays_when_his_commander_leaves() -> None:
    s = position(generals={**ANTIGONOS, "minor-yellow-1": "yellow ephesos"}, cus=THREE)
    act(s, "antigonos", "", "choose", "mercenary=02", "pergamon", "end")
    assert general(s, "minor-yellow-1") == at("ephesos")
    s = position(generals={**ANTIGONOS, "minor-yellow-1": "yellow ephesos"}, cus=THREE)
    act(s, "antigonos", "", "all", "end")
    assert general(s, "minor-yellow-1") == at("off"), "nobody has split off"


@pytest.mark.rule("S4-7.2-g")
def test_cus_without_a_general_do_not_move() -> None:
    s = position(seat=YELLOW, control={"ephesos": "yellow"}, generals={"krateros": "yellow pella"}, cus=THREE)
    s.movement_die = 3
    [asked] = question(activation_segment(s))
    assert offered(asked) == ["done", "krateros", "minor"]


@pytest.mark.rule("S4-8.4-d")
def test_royal_family_members_are_picked_up_and_left_by_the_army_of_their_faction() -> None:
    s = position(
        control={"pergamon": "yellow", "abydos": "yellow"},
        generals=ANTIGONOS,
        cus=THREE,
        royals={"herakles": "yellow pergamon", "thessalonike": "abydos"},
    )
    act(s, "antigonos", "", "pergamon", "take", "abydos", "leave", "done", "herakles", "pergamon", "end")
    assert s.royal_at.count(at("abydos")) == 2
    decision = menu(s, "antigonos", "abydos")
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take"), "Thessalonike is nobody's, Herakles has moved"


@pytest.mark.rule("S4-7.2-s")
def test_the_silver_shields_stay_together() -> None:
    s = position(
        control={"ephesos": "yellow"}, generals=ANTIGONOS, cus={"yellow ephesos": {"silver_shields": 2, "loyal": 1}}
    )
    decision = menu(s, "antigonos", "choose")
    assert why(decision, "silver_shields=01") == ("S4-7.2-s", "shields_stay_together")
    assert "silver_shields=02" in offered(decision)


SUCCESSORS = ("yellow", "blue", "red", "black")


@pytest.mark.rule("S4-9.4-e", "S4-15.2-a")
def test_inside_one_neither_goes_inside_nor_besieges() -> None:
    s = position(control={"pella": "yellow"}, generals={"kassandros": "yellow pella-inside"})
    decision = menu(s, "kassandros")
    assert why(decision, "inside") == ("S4-9.4-e", "not_your_major_city")
    assert why(decision, "siege") == ("S4-15.2-a", "not_besieging")
    s = position(control={"larisa": "yellow"}, generals={"kassandros": "yellow larisa"})
    assert why(menu(s, "kassandros"), "inside") == ("S4-9.4-e", "not_your_major_city")


SALLY: dict[str, Any] = {
    "control": {"pella": "yellow", "sardeis": "yellow"},
    "generals": {"minor-yellow-1": "yellow pella-inside", "minor-red-1": "red pella"},
    "successors": SUCCESSORS,
}


@pytest.mark.rule("S4-9.3-j", "S4-10-af")
def test_a_minor_general_lost_in_a_sally_may_lead_another() -> None:
    """OQ-MINOR-MP He is available at once, and stays activated without MP."""
    s = position(
        **SALLY,
        cus={
            "yellow pella-inside": {"mercenary": 1},
            "red pella": {"mercenary": 3},
            "yellow sardeis-inside": {"mercenary": 2},
        },
    )
    answers = ("all", "outside", "red: no", "minor", "minor-yellow-1", "sardeis-inside", "all", "outside")
    decision = menu(s, "minor-yellow-1", *answers[:3], dice="1 1 6 6")
    assert offered(decision) == ["end", "minor"]
    assert why(decision, "outside") == ("S4-9.1-h", "nobody_leads")
    assert decision.about["left"] == 0
    s = position(
        **SALLY,
        cus={
            "yellow pella-inside": {"mercenary": 1},
            "red pella": {"mercenary": 3},
            "yellow sardeis-inside": {"mercenary": 2},
        },
    )
    act(s, "minor-yellow-1", "1 1 6 6", *answers, "inside", "end")
    assert force(s, "yellow sardeis-inside") == units(mercenary=2)
    assert told(s, BattleRolled)


@pytest.mark.rule("S4-10-af")
def test_without_garrisons_his_activation_ends_with_him() -> None:
    s = position(**SALLY, cus={"yellow pella-inside": {"mercenary": 1}, "red pella": {"mercenary": 3}})
    act(s, "minor-yellow-1", "1 1 6 6", "all", "outside", "red: no")
    assert named("minor-yellow-1") in s.moved_generals


@pytest.mark.rule("S4-9.1-a")
def test_generals_of_others_are_not_named() -> None:
    s = position(seat=YELLOW, generals={**ANTIGONOS, "krateros": "red pella"})
    segment(s, "6", "roll", "antigonos", "pergamon", "end")
    assert general(s, "antigonos") == at("pergamon")


@pytest.mark.rule("S4-10-p", "S4-9.3-j")
def test_a_minor_general_placed_again_is_not_bound_to_leave_where_he_never_came() -> None:
    s = position(
        control={"aitoloi": "independent", "ephesos": "yellow"},
        generals={"minor-yellow-1": "yellow lamia", "krateros": "blue boiotia"},
        cus={"yellow lamia": {"mercenary": 1}, "yellow ephesos": {"mercenary": 1}},
        successors=SUCCESSORS,
    )
    # His only CU is lost on the way, so he meets Krateros alone, and leaves the map.
    way = ("aitoloi", "boiotia", "no", "evade! no")
    decision = menu(
        s, "minor-yellow-1", *way, "activation! minor", "minor-yellow-1", "ephesos", "all", dice="6", points=8
    )
    assert decision.kind == "activation"
    assert "end" in offered(decision)
    assert "turn_back" not in offered(decision)


@pytest.mark.rule("S4-9.1-j", "S4-9.4-g")
def test_into_a_city_with_one_cu_one_more_can_be_left() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"perdikkas": "yellow pella"},
        cus={"yellow pella": {"loyal": 3}, "yellow pella-inside": {"loyal": 1}},
    )
    decision = menu(s, "perdikkas", "take_along! all", "leave", "leave_where! pella-inside")
    assert [key for key in offered(decision) if key != "done"] == ["loyal=01"]
