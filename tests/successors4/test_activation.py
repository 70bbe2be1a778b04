"""6.3, 9 Activation: who is named, who goes along, what Movement Points buy."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.fourth.activation import activate
from strategos.games.successors.fourth.activation_segment import activation_segment
from strategos.games.successors.fourth.events import (
    Activated,
    BattleRolled,
    Eliminated,
    LeftBehind,
    Marched,
    MovementRolled,
)
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, HEARSE, NUMBER
from strategos.games.successors.fourth.segments import forget_segment
from strategos.games.successors.fourth.state import Siege, SuccessorsState
from strategos.games.successors.fourth.tasks import Activate, March
from strategos.kernel.agenda import push

from .table import (
    YELLOW,
    at,
    force,
    general,
    owner,
    position,
    question,
    royal,
    run,
    run_agenda,
    told,
    units,
)


def named(name: str) -> int:
    return GENERAL_NUMBER[name]


def act(
    s: SuccessorsState, who: str, dice: str, *answers: str, points: int = 4, die: int = 0, by: int = YELLOW
) -> None:
    """One activation, from naming the General to its end."""
    push(s, Activate(by, named(who), die, 0 if die else points))
    run_agenda(s, dice, *answers)


def menu(s: SuccessorsState, who: str, *answers: str, points: int = 4, die: int = 0, by: int = YELLOW) -> Any:
    """What is offered after some answers."""
    push(s, Activate(by, named(who), die, 0 if die else points))

    replies = list(answers)
    while True:
        task = s.agenda[-1]
        assert isinstance(task, Activate)
        procedure = activate(s, task)
        reply: Any = None
        while True:
            try:
                asked = procedure.send(reply)
            except StopIteration:
                break
            [decision] = asked.decisions
            if not replies:
                procedure.close()
                s.agenda.clear()
                return decision
            key = replies.pop(0)
            values = {option.key: option.value for option in decision.options}
            assert key in values, f"{decision.kind}: {key} is not among {sorted(values)}"
            reply = [values[key]]


def offered(decision: Any) -> list[str]:
    return [option.key for option in decision.options]


def why(decision: Any, key: str) -> tuple[str, str]:
    no = decision.explain(key)
    assert no is not None, f"{key} is offered"
    return no.rule, no.why


ANTIGONOS = {"antigonos": "yellow ephesos"}
THREE = {"yellow ephesos": {"mercenary": 3}}


# -- 6.3 the Segment --------------------------------------------------------------------------------------------------


def segment(s: SuccessorsState, dice: str, *answers: str) -> None:
    """The whole Activation Segment of Yellow."""

    async def whole() -> None:
        from strategos.games.successors.fourth.sequence import TASKS

        while True:
            again = await activation_segment(s)
            while s.agenda:
                task = s.agenda[-1]
                place = len(s.agenda) - 1
                if await TASKS[type(task)](s, task) is None and len(s.agenda) > place and s.agenda[place] is task:
                    del s.agenda[place]
            if again is None:
                return

    run(whole(), dice, *answers)


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
def test_royal_army_cus_are_disbanded_before_they_move() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"royal": 3, "loyal": 1}})
    segment(s, "", "disband", "disband_at! ephesos", "royal=02", "pass")
    assert force(s, "yellow ephesos") == units(royal=1, loyal=1)
    assert [event.why for event in told(s, Eliminated)] == ["disbanded"]


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
    act(s, "antigonos", "", "all", "pergamon", "end", die=6)
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


@pytest.mark.rule("S4-9.1-h")
def test_he_may_go_alone_or_with_troops_only_or_with_all() -> None:
    def taken(answer: str) -> tuple[Any, ...]:
        s = position(
            control={"ephesos": "yellow"},
            generals={"antigonos": "yellow ephesos", "kassandros": "yellow ephesos"},
            cus=THREE,
            royals={"herakles": "yellow ephesos"},
        )
        act(s, "antigonos", "", answer, "pergamon", "end")
        return (
            force(s, "yellow pergamon")[0],
            general(s, "kassandros") == at("pergamon"),
            s.royal_at.count(at("pergamon")),
        )

    assert taken("all") == (3, True, 1)
    assert taken("troops") == (3, False, 1)
    assert taken("alone") == (0, False, 0)


@pytest.mark.rule("S4-9.1-f")
def test_pieces_moved_by_one_army_are_not_moved_by_another() -> None:
    s = position(
        control={"pergamon": "yellow"},
        generals={"antigonos": "yellow ephesos", "kassandros": "yellow sardeis"},
        cus={"yellow ephesos": {"mercenary": 3}, "yellow pergamon": {"loyal": 1}},
        royals={"herakles": "yellow ephesos"},
    )
    act(s, "antigonos", "", "all", "pergamon", "leave", "mercenary=03", "herakles", "ephesos", "end")
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
    act(s, "antigonos", "", "all", "pergamon", "end")
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
        act(s, "perdikkas", "", "all", "opis", "end")
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
        return menu(s, "antigonos", "all", "pergamon")

    assert why(where({}), "leave") == ("S4-9.1-n", "a_general_must_stay")
    assert why(where({"pergamon": "red"}), "leave") == ("S4-9.1-n", "a_general_must_stay")
    assert "leave" in offered(where({"pergamon": "yellow"}))
    assert "leave" in offered(where({}, kassandros="yellow pergamon"))


@pytest.mark.rule("S4-9.1-n")
def test_cus_cannot_be_deserted_at_the_start_either() -> None:
    s = position(generals=ANTIGONOS, cus=THREE)
    decision = menu(s, "antigonos", "alone")
    assert why(decision, "pergamon") == ("S4-9.1-n", "a_general_must_stay")
    assert "take" in offered(decision)


@pytest.mark.rule("S4-9.1-n")
@pytest.mark.rule("S4-9.1-c")
def test_a_minor_general_placed_on_the_way_stays_with_the_cus_left() -> None:
    s = position(generals=ANTIGONOS, cus=THREE)
    answers = ("all", "pergamon", "minor", "minor-yellow-1", "pergamon", "leave", "mercenary=01", "abydos", "end")
    act(s, "antigonos", "", *answers)
    assert force(s, "yellow pergamon") == units(mercenary=1)
    assert general(s, "minor-yellow-1") == at("pergamon")
    assert force(s, "yellow abydos") == units(mercenary=2)
    assert named("minor-yellow-1") not in s.moved_generals


@pytest.mark.rule("S4-9.2-e")
def test_left_behind_is_told_and_ends_the_activation() -> None:
    s = position(control={"pergamon": "yellow"}, generals=ANTIGONOS, cus=THREE)
    decision = menu(s, "antigonos", "all", "pergamon", "leave", "mercenary=01")
    assert told(s, LeftBehind)[0].cus == {"piece:mercenary": 1}
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take")


@pytest.mark.rule("S4-9-b")
def test_no_limit_of_cus_in_a_space() -> None:
    s = position(generals=ANTIGONOS, cus={"yellow ephesos": {"mercenary": 12}})
    act(s, "antigonos", "", "all", "pergamon", "end")
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
    assert menu(position_copy(s), "demetrios", *start, die=3).about["left"] == 1
    assert menu(position_copy(s), "demetrios", *start, "xanthos", die=3).about["left"] == 0
    after = (*start, "xanthos", "leave", "krateros")
    assert menu(position_copy(s), "demetrios", *after, die=3).about["left"] == 2
    act(s, "demetrios", "", *after, "phaselis", "aspendos", die=3)
    assert general(s, "krateros") == at("xanthos")
    assert general(s, "demetrios") == at("aspendos")
    assert named("krateros") in s.moved_generals


def position_copy(s: SuccessorsState) -> SuccessorsState:
    copied = s.copy()
    assert isinstance(copied, SuccessorsState)
    return copied


@pytest.mark.rule("S4-9.2-i")
def test_mp_after_a_change_of_command_are_never_below_0() -> None:
    s = position(generals={"demetrios": "yellow ephesos", "krateros": "yellow xanthos"})
    answers = ("halikarnassos", "ephesos", "halikarnassos", "xanthos", "take")
    assert menu(s, "demetrios", *answers, die=3).about["left"] == 0


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


# -- 9.3 what MP buy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.3-b")
def test_routes_cost_what_they_say() -> None:
    s = position(generals={"antigonos": "yellow aspendos"})
    decision = menu(s, "antigonos", points=1)
    assert why(decision, "tp_tracheia") == ("S4-9.3-b", "too_few_mp")
    assert why(decision, "ephesos") == ("S4-10-b", "not_adjacent")
    decision = menu(s, "antigonos", "tp_tracheia", points=4)
    assert decision.about["left"] == 2
    assert decision.about["cost-ikonion"] == 2


@pytest.mark.rule("S4-9.1-d")
@pytest.mark.rule("S4-9.3-j")
def test_example_of_a_minor_general_who_is_put_elsewhere() -> None:
    """S4-EX-30 Three steps, one repositioning, one allowance."""
    s = position(
        control={"sardeis": "yellow", "ikonion": "yellow"},
        generals={"minor-yellow-1": "yellow halikarnassos"},
        cus={"yellow halikarnassos": {"mercenary": 1}, "yellow ikonion": {"loyal": 1}},
    )
    start = ("all", "ephesos", "sardeis", "minor", "minor-yellow-1", "ikonion", "all")
    assert menu(position_copy(s), "minor-yellow-1", *start, points=3).about["left"] == 1
    act(s, "minor-yellow-1", "", *start, "dana", points=3)
    assert force(s, "yellow sardeis") == units(mercenary=1)
    assert force(s, "yellow dana") == units(loyal=1)
    assert general(s, "minor-yellow-1") == at("dana")


@pytest.mark.rule("S4-9.3-a")
@pytest.mark.rule("S4-9.1-f")
def test_example_of_two_activations_after_a_roll_of_2() -> None:
    """S4-EX-31 Antigonos goes on with the three CUs that have not moved."""
    s = position(
        seat=YELLOW,
        control={"halikarnassos": "yellow"},
        generals={"minor-yellow-1": "yellow halikarnassos", "antigonos": "yellow pisidai"},
        cus={"yellow halikarnassos": {"mercenary": 2}, "yellow pisidai": {"loyal": 3}},
    )
    s.control[NUMBER["pisidai"]] = YELLOW
    segment(
        s,
        "2",
        "roll",
        "minor-yellow-1",
        "choose",
        "mercenary=01",
        "tp_lykos",
        "pisidai",
        "antigonos",
        "all",
        "aspendos",
        "tp_tracheia",
        "done",
    )
    assert force(s, "yellow halikarnassos") == units(mercenary=1)
    assert force(s, "yellow pisidai") == units(mercenary=1)
    assert force(s, "yellow tp_tracheia") == units(loyal=3)


@pytest.mark.rule("S4-9.3-e")
@pytest.mark.rule("S4-9.3-a")
def test_example_of_kassandros_who_besieges_pella() -> None:
    """S4-EX-34 The Royal Army goes inside; no battle, one siege for the last 2 MP."""
    s = position(
        control={"pella": "black"},
        generals={"kassandros": "yellow lamia"},
        cus={"yellow lamia": {"loyal": 6}, "black pella": {"royal": 2}},
        seats=4,
    )
    act(s, "kassandros", "3", "all", "larisa", "pella", "black: rearrange! all_inside", "siege")
    assert not told(s, BattleRolled)
    assert s.sieges[NUMBER["pella"]].faction == YELLOW
    assert general(s, "kassandros") == at("pella")


@pytest.mark.rule("S4-9.3-g")
@pytest.mark.rule("S4-9.3-i")
def test_example_of_the_marker_at_larisa() -> None:
    """S4-EX-35 Kassandros removes it for 2 of his 4 MP and goes on to Pella."""
    s = position(
        provinces={"thessalia": "black"},
        control={"pella": "black"},
        generals={"kassandros": "yellow lamia"},
        cus={"yellow lamia": {"loyal": 6}},
    )
    act(s, "kassandros", "", "all", "larisa", "remove", "pella")
    assert owner(s, "larisa") is None
    assert general(s, "kassandros") == at("pella")
    assert s.champion[YELLOW]


@pytest.mark.rule("S4-9.3-g")
def test_removing_a_marker_takes_three_cus_and_2_mp_and_a_minor_city_of_another() -> None:
    def at_larisa(cus: int, points: int, **control: str) -> Any:
        s = position(control=control, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": cus}})
        return menu(s, "kassandros", "all", points=points)

    assert "remove" in offered(at_larisa(3, 2, larisa="black"))
    assert why(at_larisa(2, 2, larisa="black"), "remove") == ("S4-9.3-g", "too_few_to_remove")
    assert why(at_larisa(3, 1, larisa="black"), "remove") == ("S4-9.3-b", "too_few_mp")
    assert why(at_larisa(3, 2, larisa="yellow"), "remove") == ("S4-9.3-g", "no_marker_to_remove")
    assert why(at_larisa(3, 2), "remove") == ("S4-9.3-g", "no_marker_to_remove")


@pytest.mark.rule("S4-9.3-g")
def test_a_stronghold_of_a_player_loses_its_marker_like_a_minor_city() -> None:
    s = position(
        control={"pisidai": "red"}, generals={"antigonos": "yellow pisidai"}, cus={"yellow pisidai": {"loyal": 3}}
    )
    act(s, "antigonos", "", "all", "remove", points=2)
    assert owner(s, "pisidai") is None


@pytest.mark.rule("S4-9.3-h")
@pytest.mark.rule("S4-9.3-e")
def test_an_independent_marker_needs_a_siege() -> None:
    s = position(
        control={"larisa": "independent"}, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}}
    )
    decision = menu(s, "kassandros", "all", points=2)
    assert why(decision, "remove") == ("S4-9.3-h", "needs_a_siege")
    assert "siege" in offered(decision)


@pytest.mark.rule("S4-9.3-g")
def test_a_major_city_keeps_its_marker_until_it_falls() -> None:
    s = position(control={"pella": "red"}, generals={"kassandros": "yellow pella"}, cus={"yellow pella": {"loyal": 3}})
    assert why(menu(s, "kassandros", "all"), "remove") == ("S4-9.3-g", "no_marker_to_remove")


@pytest.mark.rule("S4-9.3-e")
@pytest.mark.rule("S4-15.2-c")
def test_only_cus_of_the_army_itself_conduct_a_siege() -> None:
    s = position(
        control={"pella": "red"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow larisa"},
        cus={"yellow pella": {"loyal": 2}, "yellow larisa": {"mercenary": 2}},
    )
    act(s, "antigonos", "", "all", "pella", "end", points=2)
    decision = menu(s, "kassandros", "all", points=2)
    assert why(decision, "siege") == ("S4-15.2-a", "too_few_for_a_siege")


@pytest.mark.rule("S4-9.3-f")
def test_cus_that_conduct_a_siege_have_moved() -> None:
    s = position(
        control={"pella": "red"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow pella"},
        cus={"yellow pella": {"loyal": 3}},
    )
    act(s, "kassandros", "3", "all", "siege", points=2)
    decision = menu(s, "antigonos", points=2)
    assert why(decision, "take") == ("S4-9.1-h", "nothing_to_take")


@pytest.mark.rule("S4-15.2-b")
def test_two_sieges_of_a_space_in_a_segment() -> None:
    s = position(control={"pella": "red"}, generals={"kassandros": "yellow pella"}, cus={"yellow pella": {"loyal": 9}})
    push(s, Activate(YELLOW, named("kassandros"), 0, 6))

    async def two() -> None:
        for _ in range(3):
            task = s.agenda[-1]
            assert isinstance(task, Activate)
            await activate(s, task)

    run(two(), "3 3", "all", "siege", "siege")
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    [decision] = question(activate(s, task))
    assert why(decision, "siege") == ("S4-15.2-b", "two_sieges_already")


@pytest.mark.rule("S4-15.2-n")
def test_both_sieges_are_those_of_one_army() -> None:
    s = position(
        control={"pella": "red"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow pella"},
        cus={"yellow pella": {"loyal": 6}},
    )
    act(s, "kassandros", "3", "choose", "loyal=03", "siege", points=2)
    decision = menu(s, "antigonos", "all", points=2)
    assert why(decision, "siege") == ("S4-15.2-n", "another_army_besieges")


@pytest.mark.rule("S4-15.4-d")
def test_after_a_siege_completed_for_mp_no_marker_is_placed() -> None:
    s = position(
        control={"pella": "red"},
        generals={"kassandros": "yellow pella"},
        cus={"yellow pella": {"loyal": 6}},
        sieges={NUMBER["pella"]: Siege(YELLOW, 2)},
    )
    act(s, "kassandros", "6", "all", "siege", points=2)
    assert owner(s, "pella") is None


# -- 9.4 Major Cities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.4-a")
@pytest.mark.rule("S4-9.3-c")
def test_who_is_inside_comes_out_first_at_no_cost() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"kassandros": "yellow pella-inside"},
        cus={"yellow pella-inside": {"loyal": 2}},
    )
    decision = menu(position_copy(s), "kassandros", "all", points=1)
    assert why(decision, "larisa") == ("S4-9.4-a", "come_out_first")
    act(s, "kassandros", "", "all", "outside", "larisa", points=1)
    assert force(s, "yellow larisa") == units(loyal=2)


@pytest.mark.rule("S4-9.4-b")
@pytest.mark.rule("S4-9.3-d")
def test_who_comes_goes_inside_from_outside_at_no_cost() -> None:
    s = position(
        control={"pella": "yellow"}, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 2}}
    )
    act(s, "kassandros", "", "all", "pella", "inside", "end", points=1)
    assert force(s, "yellow pella-inside") == units(loyal=2)
    assert [event.to for event in told(s, Marched)] == ["space:pella"]


@pytest.mark.rule("S4-9.4-e")
@pytest.mark.parametrize("holder", ["red", "independent", "nobody"])
def test_nobody_goes_inside_a_city_that_is_not_his(holder: str) -> None:
    s = position(control={"pella": holder}, generals={"kassandros": "yellow pella"})
    assert why(menu(s, "kassandros"), "inside") == ("S4-9.4-e", "not_your_major_city")


@pytest.mark.rule("S4-9.4-g")
def test_two_cus_inside_at_most_but_any_number_of_generals() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow pella", "krateros": "yellow pella-inside"},
        cus={"yellow pella": {"loyal": 2}, "yellow pella-inside": {"loyal": 1}},
    )
    assert why(menu(position_copy(s), "antigonos", "all"), "inside") == ("S4-9.4-g", "too_many_inside")
    act(s, "antigonos", "", "choose", "kassandros", "loyal=01", "inside", "end")
    assert force(s, "yellow pella-inside") == units(loyal=2)
    assert general(s, "kassandros") == general(s, "antigonos") == at("pella-inside")


@pytest.mark.rule("S4-9.1-j")
def test_cus_left_at_ones_own_major_city_may_go_inside_without_a_general() -> None:
    s = position(
        control={"pella": "yellow"}, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 5}}
    )
    act(s, "kassandros", "", "all", "pella", "leave", "leave_where! pella-inside", "loyal=02", "amphipolis", "end")
    assert force(s, "yellow pella-inside") == units(loyal=2)
    assert force(s, "yellow amphipolis") == units(loyal=3)


@pytest.mark.rule("S4-8.4-c")
def test_into_the_city_a_royal_family_member_goes_with_a_general() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow pella"},
        cus={"yellow pella": {"loyal": 2}},
        royals={"herakles": "yellow pella"},
    )
    answers = ("all", "leave", "pella-inside", "done", "loyal=01", "amphipolis", "end")
    act(s, "antigonos", "", *answers)
    assert s.royal_at.count(at("amphipolis")) == 1
    s = position(
        control={"pella": "yellow"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow pella"},
        cus={"yellow pella": {"loyal": 2}},
        royals={"herakles": "yellow pella"},
    )
    act(s, "antigonos", "", "all", "leave", "pella-inside", "kassandros", "done", "herakles", "amphipolis", "end")
    assert s.royal_at.count(at("pella-inside")) == 1


@pytest.mark.rule("S4-9.3-c")
@pytest.mark.rule("S4-9.3-j")
@pytest.mark.rule("S4-10-af")
def test_example_of_a_minor_general_who_empties_every_city() -> None:
    """S4-EX-33 After a battle there are no MP, but the activation goes on: out of the next city."""
    s = position(
        control={"pella": "yellow", "sardeis": "yellow"},
        generals={"minor-yellow-1": "yellow pella-inside", "minor-red-1": "red pella", "minor-red-2": "red sardeis"},
        cus={
            "yellow pella-inside": {"loyal": 2},
            "yellow sardeis-inside": {"mercenary": 2},
            "red pella": {"mercenary": 1},
            "red sardeis": {"mercenary": 9},
        },
        successors=("yellow", "red"),
    )
    answers = ("all", "outside", "red: no", "minor", "minor-yellow-1", "sardeis-inside", "all", "outside", "red: no")
    act(s, "minor-yellow-1", "6 6 1 1 1 1 6 6", *answers, points=3)
    assert force(s, "yellow pella") == units(loyal=2)
    assert force(s, "yellow sardeis-inside") == units()
