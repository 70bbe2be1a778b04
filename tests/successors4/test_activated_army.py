"""9.2 to 9.4 An activated Army: what Movement Points buy, the positions of a Major City, and what is left to do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import INDEPENDENT, NOBODY, space_of
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.movement_events import Marched
from strategos.games.successors.common.position import Conducted, Siege, put
from strategos.games.successors.common.segments import mark_battled, mark_moved
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth.activated_army import (
    can_leave,
    has_use,
    is_exhausted,
    next_steps,
    siege_mp,
    why_not_act,
    why_not_name,
)
from strategos.games.successors.fourth.activation import activate
from strategos.games.successors.fourth.costs import costs
from strategos.games.successors.fourth.facts import ANTIGONOS, GENERAL_NUMBER, NUMBER
from strategos.games.successors.fourth.segments import forget_segment
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import GENERAL, PASSAGE
from strategos.kernel.agenda import push
from tests.successors.table import RED, YELLOW, force, general, offered, owner, question, run, told, units, why

from .activating import act, menu, named, segment
from .table import at, position

# -- 9.3 what MP buy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-9.3-b", "S4-10-b")
def test_routes_cost_what_they_say() -> None:
    s = position(generals={"antigonos": "yellow aspendos"})
    decision = menu(s, "antigonos", points=1)
    assert why(decision, "tp_tracheia") == ("S4-9.3-b", "too_few_mp")
    assert why(decision, "ephesos") == ("S4-10-b", "not_adjacent")
    decision = menu(s, "antigonos", "tp_tracheia", points=4)
    assert decision.about["left"] == 2
    antigonos = named("antigonos")
    push(s, Activate(YELLOW, antigonos, points=4, generals=(antigonos,)))
    assert costs(s, decision) == {"aspendos": 2, "ikonion": 2, "kelenderis": 1}


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
    act(s, "kassandros", "3", "larisa", "pella", "black: rearrange! all_inside", "siege")
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
    act(s, "kassandros", "", "larisa", "remove", "pella")
    assert owner(s, "larisa") is None
    assert general(s, "kassandros") == at("pella")
    assert s.champion[YELLOW]


@pytest.mark.rule("S4-9.3-g")
def test_removing_a_marker_takes_three_cus_and_2_mp_and_a_minor_city_of_another() -> None:
    def at_larisa(cus: int, points: int, **control: str) -> Any:
        s = position(control=control, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": cus}})
        return menu(s, "kassandros", *(["all"] if control == {"larisa": "yellow"} else []), points=points)

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
    act(s, "antigonos", "", "remove", points=2)
    assert owner(s, "pisidai") is None


@pytest.mark.rule("S4-9.3-h")
@pytest.mark.rule("S4-9.3-e")
def test_an_independent_marker_needs_a_siege() -> None:
    s = position(
        control={"larisa": "independent"}, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}}
    )
    decision = menu(s, "kassandros", points=2)
    assert why(decision, "remove") == ("S4-9.3-h", "needs_a_siege")
    assert "siege" in offered(decision)


@pytest.mark.rule("S4-9.3-g")
def test_a_major_city_keeps_its_marker_until_it_falls() -> None:
    s = position(control={"pella": "red"}, generals={"kassandros": "yellow pella"}, cus={"yellow pella": {"loyal": 3}})
    assert why(menu(s, "kassandros"), "remove") == ("S4-9.3-g", "no_marker_to_remove")


@pytest.mark.rule("S4-9.3-e")
@pytest.mark.rule("S4-15.2-c")
def test_only_cus_of_the_army_itself_conduct_a_siege() -> None:
    s = position(
        control={"pella": "red"},
        generals={"kassandros": "yellow pella", "antigonos": "yellow larisa"},
        cus={"yellow pella": {"loyal": 2}, "yellow larisa": {"mercenary": 2}},
    )
    act(s, "antigonos", "", "pella", "end", points=2)
    decision = menu(s, "kassandros", "all", points=2)
    assert why(decision, "siege") == ("S4-15.2-a", "too_few_for_a_siege")


@pytest.mark.rule("S4-15.2-c")
def test_whoever_was_in_a_land_battle_conducts_no_siege_in_that_segment() -> None:
    """Kassandros stood there when Antigonos came and fought: neither he nor his CUs, moved or not, besiege any more."""

    def after_the_battle() -> SuccessorsState:
        s = position(
            control={"pella": "red", "larisa": "yellow"},
            generals={"kassandros": "yellow pella", "antigonos": "yellow larisa", "ptolemaios": "red pella"},
            cus={"yellow pella": {"mercenary": 3}, "yellow larisa": {"loyal": 2}, "red pella": {"loyal": 3}},
        )
        act(s, "antigonos", "6 6 1 1 1", "all", "pella", "evade! no", points=1)
        assert force(s, "yellow pella") == units(mercenary=3, loyal=2)
        return s

    decision = menu(after_the_battle(), "kassandros", "all", points=2)
    assert why(decision, "siege") == ("S4-15.2-c", "fought_before_the_siege")
    # A General who was not there finds too few who were not either.
    s = after_the_battle()
    s.general_at[named("leonnatos")], s.general_of[named("leonnatos")] = at("pella"), YELLOW
    decision = menu(s, "leonnatos", "take_along! troops", points=2)
    assert why(decision, "siege") == ("S4-15.2-a", "too_few_for_a_siege")
    # Fresh ones do.
    put(s, YELLOW, at("pella"), units(royal=3))
    assert "siege" in offered(menu(s, "leonnatos", "take_along! troops", points=2))
    # …and those who have fought are as tired anywhere else.
    s = after_the_battle()
    s.control[NUMBER["bylazora"]] = INDEPENDENT
    decision = menu(s, "kassandros", "all", "bylazora", points=4)
    assert why(decision, "siege") == ("S4-15.2-c", "fought_before_the_siege")
    s.general_at[named("leonnatos")], s.general_of[named("leonnatos")] = at("bylazora"), YELLOW
    assert why(menu(s, "leonnatos", "take_along! troops", points=2), "siege") == ("S4-15.2-a", "too_few_for_a_siege")
    forget_segment(s)
    assert "siege" in offered(menu(s, "kassandros", "all", points=2))


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

    run(two(), "3 3", "siege", "siege")
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
    act(s, "kassandros", "6", "siege", points=2)
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
    decision = menu(s.copy(), "kassandros", "all", points=1)
    assert why(decision, "larisa") == ("S4-9.4-a", "come_out_first")
    act(s, "kassandros", "", "all", "outside", "larisa", points=1)
    assert force(s, "yellow larisa") == units(loyal=2)


@pytest.mark.rule("S4-9.4-b")
@pytest.mark.rule("S4-9.3-d")
def test_who_comes_goes_inside_from_outside_at_no_cost() -> None:
    s = position(
        control={"pella": "yellow"}, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 2}}
    )
    act(s, "kassandros", "", "pella", "inside", "end", points=1)
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
    assert why(menu(s.copy(), "antigonos", "all"), "inside") == ("S4-9.4-g", "too_many_inside")
    act(s, "antigonos", "", "choose", "kassandros", "loyal=01", "inside", "end")
    assert force(s, "yellow pella-inside") == units(loyal=2)
    assert general(s, "kassandros") == general(s, "antigonos") == at("pella-inside")


@pytest.mark.rule("S4-9.1-j")
def test_cus_left_at_ones_own_major_city_may_go_inside_without_a_general() -> None:
    s = position(
        control={"pella": "yellow"}, generals={"kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 5}}
    )
    act(s, "kassandros", "", "pella", "leave", "leave_where! pella-inside", "loyal=02", "amphipolis", "end")
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


@pytest.mark.rule("S4-9.1-e")
def test_nobody_names_the_general_of_another() -> None:
    s = position(generals={"antigonos": "yellow issos", "krateros": "red tarsos"})
    no = why_not_name(s, YELLOW, named("krateros"))
    assert no is not None
    assert no.why == "not_your_general"


def led_by(s: SuccessorsState, name: str, **more: Any) -> Activate:
    """The whole force of a General, activated."""
    general = GENERAL_NUMBER[name]
    party = whole_force(s, s.general_of[general], s.general_at[general])
    return Activate(party.faction, general, 6, 0, 0, party.generals, party.troops, party.royals, **more)


@pytest.mark.rule("S4-16.9-h", "S4-15.2-c")
def test_cavalry_that_has_fought_makes_no_siege_cheaper() -> None:
    given: dict[str, Any] = {
        "options": ("cavalry",),
        "control": {"larisa": "independent"},
        "generals": {"kassandros": "yellow larisa"},
        "cus": {"yellow larisa": {"loyal": 3, "cavalry": 1}},
    }
    s = position(**given)
    assert siege_mp(s, led_by(s, "kassandros"), NUMBER["larisa"]) == 1
    mark_battled(s, YELLOW, at("larisa"), units(cavalry=1))
    assert siege_mp(s, led_by(s, "kassandros"), NUMBER["larisa"]) == 2


MINOR: dict[str, Any] = {"generals": {"minor-yellow-1": "yellow larisa"}, "cus": {"yellow larisa": {"loyal": 3}}}


@pytest.mark.rule("S4-9.3-j", "S4-9.3-g")
@pytest.mark.parametrize(
    ("control", "spent", "moved", "use"),
    [
        ({}, 0, 0, True),
        ({}, 4, 0, False),
        ({}, 0, 3, False),
        ({"larisa": "black"}, 0, 3, True),
        ({"larisa": "black"}, 3, 3, False),
        ({"larisa": "independent"}, 0, 3, False),
        ({"larisa": "yellow"}, 0, 3, False),
    ],
)
def test_what_a_minor_general_has_left_to_do(control: dict[str, str], spent: int, moved: int, use: bool) -> None:
    s = position(control=control, **MINOR)
    mark_moved(s, YELLOW, at("larisa"), units(loyal=moved))
    task = Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6, 0, spent)
    assert has_use(s, task) is use
    assert is_exhausted(s, task) is not use


@pytest.mark.rule("S4-9.3-j", "S4-9.3-d")
def test_without_mp_a_minor_general_is_asked_for_the_cus_inside_a_city() -> None:
    given: dict[str, Any] = {"control": {"pella": "yellow"}, "generals": {"minor-yellow-1": "yellow larisa"}}
    inside = position(cus={"yellow larisa": {"loyal": 1}, "yellow pella-inside": {"loyal": 1}}, **given)
    assert not is_exhausted(inside, led_by(inside, "minor-yellow-1", halted=True))
    outside = position(cus={"yellow larisa": {"loyal": 1}, "yellow pella": {"loyal": 1}}, **given)
    assert is_exhausted(outside, led_by(outside, "minor-yellow-1", halted=True))
    # A Major General leads nobody elsewhere.
    given["generals"] = {"antigonos": "yellow larisa"}
    major = position(cus={"yellow larisa": {"loyal": 1}, "yellow pella-inside": {"loyal": 1}}, **given)
    assert is_exhausted(major, led_by(major, "antigonos", halted=True))
    assert not is_exhausted(major, led_by(major, "antigonos"))


@pytest.mark.rule("S4-16.9-k", "S4-9.3-j")
def test_with_cavalry_one_mp_is_enough_for_a_marker() -> None:
    s = position(
        options=("cavalry",),
        control={"larisa": "black"},
        generals={"minor-yellow-1": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 2, "cavalry": 1}},
    )
    mark_moved(s, YELLOW, at("larisa"), units(loyal=2, cavalry=1))
    assert has_use(s, Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6, 0, 3))
    assert not has_use(s, Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6, 0, 4))


@pytest.mark.rule("S4-9.2-i", "S4-10-k")
def test_a_battle_takes_the_mp_of_whoever_might_command_and_who_must_leave_is_asked() -> None:
    s = position(
        generals={"antigonos": "yellow larisa", "kassandros": "yellow larisa"}, cus={"yellow larisa": {"loyal": 1}}
    )
    spent = led_by(s, "kassandros")
    assert not is_exhausted(s, replace(spent, spent=9))
    assert is_exhausted(s, replace(spent, spent=9, halted=True))
    assert not is_exhausted(s, replace(spent, spent=9, halted=True, bound=1))


@pytest.mark.rule("S4-9.3-d")
@pytest.mark.parametrize(("owner", "asked"), [("yellow", True), ("red", False), ("nobody", False)])
@pytest.mark.parametrize("place", ["sardeis", "larisa"])
def test_before_a_city_of_ones_own_there_is_always_something_to_do(owner: str, asked: bool, place: str) -> None:
    s = position(
        control={place: owner}, generals={"antigonos": f"yellow {place}"}, cus={f"yellow {place}": {"loyal": 4}}
    )
    assert is_exhausted(s, led_by(s, "antigonos", halted=True)) is not (asked and place == "sardeis")


@pytest.mark.rule("S4-9.3-d", "S4-9.3-j")
def test_a_minor_general_off_the_map_stands_before_no_city() -> None:
    s = position(control={"larisa": "yellow"}, cus={"yellow larisa": {"loyal": 1}})
    nowhere = space_of(NOBODY)
    s.control[nowhere] = YELLOW
    s.capitals[nowhere] = YELLOW
    mark_moved(s, YELLOW, at("larisa"), units(loyal=1))
    assert is_exhausted(s, Activate(YELLOW, GENERAL_NUMBER["minor-yellow-1"], 6))


@pytest.mark.rule("S4-7.1-t", "S4-9.3-g")
def test_beside_a_general_above_him_a_minor_general_has_no_marker_removed() -> None:
    s = position(
        control={"larisa": "black"},
        generals={"minor-yellow-1": "yellow larisa", "kassandros": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 3}},
    )
    minor = GENERAL_NUMBER["minor-yellow-1"]
    no = why_not_act(s, Activate(YELLOW, minor, 6, generals=(minor,)), ("remove", NOBODY))
    assert no is not None
    assert (no.rule, no.why) == ("S4-7.1-t", "subordinate_must_leave")
    kassandros = GENERAL_NUMBER["kassandros"]
    assert why_not_act(s, Activate(YELLOW, kassandros, 6, generals=(kassandros,)), ("remove", NOBODY)) is None


@pytest.mark.rule("S4-10-p", "S4-10-k")
@pytest.mark.parametrize(("bound", "rule"), [(GENERAL, "S4-10-p"), (PASSAGE, "S4-10-k")])
def test_who_must_leave_is_told_by_which_rule(bound: int, rule: str) -> None:
    s = position(generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 1}})
    no = why_not_act(s, led_by(s, "antigonos", bound=bound), ("leave", NOBODY))
    assert no is not None
    assert (no.rule, no.why) == (rule, "must_leave")


@pytest.mark.rule("S4-10-i", "S4-13.2-b")
def test_who_can_put_to_sea_can_leave() -> None:
    s = position(generals={"antigonos": "yellow chios"}, cus={"yellow chios": {"loyal": 1}})
    task = led_by(s, "antigonos")
    assert next_steps(s, task) == []
    assert can_leave(s, task)
    assert not can_leave(s, replace(task, halted=True))


@pytest.mark.rule("S4-16.1-a", "S4-9.4-a")
def test_at_peace_with_the_besieger_nobody_comes_out_to_him() -> None:
    s = position(
        control={"tyros": "yellow"},
        generals={"antigonos": "yellow tyros-inside", "krateros": "red tyros"},
        cus={"yellow tyros-inside": {"loyal": 1}, "red tyros": {"loyal": 1}},
    )
    task = led_by(s, "antigonos")
    assert why_not_act(s, task, ("outside", NOBODY)) is None
    s.pact = (YELLOW, RED)
    no = why_not_act(s, task, ("outside", NOBODY))
    assert no is not None
    assert no.why == "at_peace"


@pytest.mark.rule("S4-15.2-b", "S4-15.2-a")
def test_two_sieges_in_a_segment_and_none_from_within() -> None:
    s = position(control={"pella": "red"}, generals={"antigonos": "yellow pella"}, cus={"yellow pella": {"loyal": 3}})
    s.conducted[NUMBER["pella"]] = Conducted(ANTIGONOS, 2)
    no = why_not_act(s, led_by(s, "antigonos"), ("siege", NOBODY))
    assert no is not None
    assert no.why == "two_sieges_already"
    forget_segment(s)
    assert why_not_act(s, led_by(s, "antigonos"), ("siege", NOBODY)) is None
    # It has fallen to him, and he is inside.
    taken = position(
        control={"pella": "yellow"},
        generals={"antigonos": "yellow pella-inside"},
        cus={"yellow pella-inside": {"loyal": 2}},
    )
    taken.conducted[NUMBER["pella"]] = Conducted(ANTIGONOS, 2)
    no = why_not_act(taken, led_by(taken, "antigonos"), ("siege", NOBODY))
    assert no is not None
    assert no.why == "not_besieging"


@pytest.mark.rule("S4-2-j")
def test_by_land_one_enters_and_leaves_a_major_city_through_its_outside() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside", "leonnatos": "yellow kelainai"},
        cus={"yellow kelainai": {"loyal": 1}},
    )
    decision = menu(s, "antigonos")
    assert why(decision, "ephesos") == ("S4-9.4-a", "come_out_first")
    act(s, "leonnatos", "", "sardeis", "end")
    assert general(s, "leonnatos") == at("sardeis")
    assert force(s, "yellow sardeis-inside") == units()
