"""5.1.5 Activation, 8.1.6 the Emergency Fund, 5 and 11 who begins: asked directly."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.activation import available, elites_here, fund_holds, take_elite, why_not_pay
from strategos.games.peloponnesian.events import Activated, Initiative, Passed
from strategos.games.peloponnesian.facts import (
    ATHENS,
    HOME_GUARD,
    NAMES,
    NUMBER,
    PELTASTS,
    PRINTED,
    SACRED_BAND,
    SPARTA,
)
from strategos.games.peloponnesian.operations import auguries, commander, muster, operation, operations, who_begins
from strategos.games.peloponnesian.state import EXPEDITION, PeloponnesianState
from strategos.games.peloponnesian.tasks import Muster

from .procedures import run, told
from .segment import position
from .table import holds

GREEN = [name for name, colour in zip(NAMES, PRINTED, strict=True) if colour == ATHENS]
RED = [name for name, colour in zip(NAMES, PRINTED, strict=True) if colour == SPARTA]

# -- who can be activated ---------------------------------------------------------------------------------------------


def kinds(s: PeloponnesianState, side: int, space: str) -> dict[int, int]:
    return dict(available(s, side, NUMBER[space]))


@pytest.mark.rule("PW-EVT.6-f")
def test_in_the_plague_no_allies_are_activated_in_athens_and_piraeus() -> None:
    units = {name: {"athens": {"H": 2, "AH": 3}} for name in ("athens", "piraeus", "chios")}
    s = position(units=units, this_turn={"plague": 1})
    assert [sorted(kinds(s, ATHENS, name).values()) for name in ("athens", "piraeus", "chios")] == [[2], [2], [2, 3]]
    assert sorted(kinds(position(units=units), ATHENS, "athens").values()) == [2, 3]


@pytest.mark.rule("PW-EVF.2-a")
def test_with_cinadon_no_spartans_are_activated() -> None:
    units = {"sparta": {"sparta": {"H": 2, "C": 1, "AH": 3}}}
    s = position("fall_of_sparta", units=units, this_turn={"cinadon": 1})
    assert list(kinds(s, SPARTA, "sparta").values()) == [3]
    assert sorted(kinds(position("fall_of_sparta", units=units), SPARTA, "sparta").values()) == [1, 2, 3]


@pytest.mark.rule("PW-EVT.10-a")
def test_corcyra_stays_idle_in_the_turn_of_its_civil_war() -> None:
    units = {"corcyra": {"athens": {"AN": 3}}, "chios": {"athens": {"AN": 2}}}
    s = position(units=units, this_turn={"corcyra_idle": 1})
    assert (kinds(s, ATHENS, "corcyra"), list(kinds(s, ATHENS, "chios").values())) == ({}, [2])


@pytest.mark.rule("PW-COMP-u", "PW-5.1.1-h", "PW-10.5-d", "PW-6.2-f")
def test_which_elite_units_can_be_activated_where() -> None:
    units = {
        "athens": {"athens": {"peltasts": 1}},
        "thebes": {"thebes": {"sacred_band": 1}},
        "sparta": {"sparta": {"HG": 1}},
    }
    fall: dict[str, Any] = {"scenario": "fall_of_sparta", "units": units}

    def there(s: PeloponnesianState, side: int, space: str) -> list[int]:
        return elites_here(s, side, NUMBER[space])

    both = position(**fall, role="anti_sparta")
    assert there(both, ATHENS, "athens") == [PELTASTS]
    assert there(both, ATHENS, "thebes") == [SACRED_BAND]
    assert there(both, SPARTA, "athens") == []
    assert there(both, SPARTA, "sparta") == [], "the Home Guard never leaves Sparta"
    assert both.elite_at[HOME_GUARD] == NUMBER["sparta"]
    assert there(position(**fall, role="thebes"), ATHENS, "athens") == []
    assert there(position(**fall, role="athens"), ATHENS, "athens") == [PELTASTS]
    assert there(position(**fall, role="athens"), ATHENS, "thebes") == []
    spent = position(**fall, role="anti_sparta", spent={"athens": {"athens": {"peltasts": 1}}})
    assert there(spent, ATHENS, "athens") == []
    besieged = position(**fall, role="anti_sparta", siege={"athens": "sparta"})
    assert there(besieged, ATHENS, "athens") == []
    together = {"athens": {"athens": {"peltasts": 1}, "thebes": {"sacred_band": 1}}}
    assert there(position("fall_of_sparta", units=together, role="thebes"), ATHENS, "athens") == [SACRED_BAND]


@pytest.mark.rule("PW-COMP-u", "PW-COMP-v")
def test_an_elite_unit_that_joins_is_with_the_expedition() -> None:
    going = {"side": "athens", "leader": "iphicrates_fos", "at": "athens", "objective": "megara", "units": {}}
    units = {"athens": {"athens": {"peltasts": 1}}}
    s = position("fall_of_sparta", role="athens", units=units, treasury={"athens": 2000}, expedition=going)
    take_elite(s, PELTASTS)
    assert s.elite_at[PELTASTS] == EXPEDITION
    assert told(s, Activated) == [Activated("side:athens", "space:athens", "effect:peltasts", 2, 0, 0, 400, 1600)]
    holds(s, units={"athens": {"athens": {"peltasts": 0}}}, expedition={"units": {"peltasts": 1}})


# -- the Emergency Fund -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-8.1.6-b")
@pytest.mark.parametrize(
    ("given", "in_force"),
    [
        ({}, True),
        ({"control": {"piraeus": "sparta"}}, False),
        ({"control": {"decelea": "sparta"}}, False),
        ({"control": {"panactum": "sparta"}}, True),
        ({"rebellion": GREEN[:9]}, True),
        ({"rebellion": GREEN[:10]}, False),
        ({"rebellion": RED[:12]}, True),
        ({"rebellion": [*GREEN[:9], *RED[:3]]}, True),
        ({"rebellion": [*GREEN[:10], *RED[:3]]}, False),
    ],
)
def test_when_the_emergency_fund_is_in_force(given: dict[str, Any], in_force: bool) -> None:
    """Not without Piraeus or Decelea, nor while ten spaces of the Delian League rebel."""
    assert fund_holds(position(**given)) is in_force


@pytest.mark.rule("PW-8.1.6-a", "PW-5.3.2-f")
@pytest.mark.parametrize(
    ("talents", "why"), [(500, None), (501, "emergency_fund"), (1500, "emergency_fund"), (1501, "too_dear")]
)
def test_why_something_cannot_be_paid(talents: int, why: str | None) -> None:
    found = why_not_pay(position(treasury={"athens": 1500}), 0, talents)
    assert (None if found is None else found.why) == why


# -- who begins -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5-a")
def test_the_player_makes_the_first_operation_of_a_turn() -> None:
    for player in ("athens", "sparta"):
        s = position(player=player, first="sparta" if player == "athens" else "athens")
        run(who_begins(s))
        holds(s, first=player)


@pytest.mark.rule("PW-11-e")
@pytest.mark.parametrize(
    ("leaders", "dice", "first"),
    [
        ({"brasidas": "sparta", "pericles": "athens"}, "", "sparta"),
        ({"alcibiades": "athens", "agis": "sparta"}, "", "athens"),
        ({"cleon": "athens"}, "", "athens"),
        ({"agis": "sparta"}, "3 3 2 5", "sparta"),
        ({"phormio": "athens", "mindarus": "sparta"}, "6 5", "athens"),
    ],
)
def test_of_two_players_the_one_with_the_better_strategist_begins(
    leaders: dict[str, str], dice: str, first: str
) -> None:
    """Equal ones, or none and one of no value, throw dice until they differ."""
    s = position(seats=2, leaders=leaders)
    run(who_begins(s), dice)
    holds(s, first=first)
    [event] = told(s, Initiative)
    assert event.dice == (tuple(int(die) for die in dice.split()[-2:]) if dice else ())


@pytest.mark.rule("PW-11-e")
@pytest.mark.parametrize(("done", "first"), [((1, 0), "athens"), ((0, 1), "sparta"), ((1, 1), "sparta")])
def test_where_an_initial_operation_is_done_the_set_up_says_who_goes_on(done: tuple[int, int], first: str) -> None:
    leaders = {"alcibiades": "athens"} if first == "sparta" else {"brasidas": "sparta"}
    s = position(seats=2, leaders=leaders, done={"athens": done[0], "sparta": done[1]})
    run(who_begins(s))
    holds(s, first=first)
    assert told(s, Initiative) == []


@pytest.mark.rule("PW-5-a")
def test_who_begins_is_settled_once_a_turn() -> None:
    s = position(passed={"athens": True, "sparta": True})
    s.first = SPARTA
    assert run(operations(s)) is None
    holds(s, first="athens", this_turn={"opened": 1})
    s.first = SPARTA
    run(operations(s))
    holds(s, first="sparta")


# -- one operation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVT.12-b", "PW-5.3.2-d", "PW-5.3.2-e")
@pytest.mark.parametrize(
    ("given", "dice", "why"),
    [
        ({"this_turn": {"at_most-athens": 2}, "done": {"athens": 2}}, "", "phenomenon"),
        ({"units": {}}, "", "nothing_to_activate"),
        ({"leaders": {}, "cup": {"athens": []}}, "", "no_leader"),
    ],
)
def test_why_a_player_passes_without_being_asked(given: dict[str, Any], dice: str, why: str) -> None:
    words = {"units": {"athens": {"athens": {"H": 6}}}, "leaders": {"cleon": "athens"}, **given}
    s = position(**words)
    run(operation(s, ATHENS), dice)
    assert told(s, Passed) == [Passed("side:athens", f"effect:pass_{why}")]
    holds(s, passed={"athens": True}, expedition="none")
    assert s.agenda == []


@pytest.mark.rule("PW-10.5.4.6.III-e")
def test_the_persian_army_moves_before_an_operation_of_the_coalition_not_of_sparta() -> None:
    given: dict[str, Any] = {
        "units": {"sardis": {"persia": {"C": 10}}, "sparta": {"sparta": {"H": 3}}},
        "leaders": {"tissaphernes_fos": "sardis", "lysander_fos": "sparta"},
        "happened": {"persia": 1},
        "role": "thebes",
    }
    s = position("fall_of_sparta", **given)
    question = operation(s, SPARTA).send(None)
    assert question.decisions[0].kind == "objective"
    s = position("fall_of_sparta", **given)
    question = operation(s, ATHENS).send(None)
    assert question.decisions[0].kind == "persian_army"


@pytest.mark.rule("PW-5.3.1-b", "PW-5.3.1-h")
@pytest.mark.parametrize(("die", "good"), [(4, True), (5, False), (6, False)])
def test_auguries_are_a_die_of_six(die: int, good: bool) -> None:
    assert run(auguries(position(), SPARTA), str(die)) is good


@pytest.mark.rule("PW-5.1-c")
def test_a_muster_without_an_expedition_is_nothing() -> None:
    assert run(muster(position(), Muster())) is None


@pytest.mark.rule("PW-5.3.1-f", "PW-3.4-c", "PW-5.1-b")
def test_who_commands() -> None:
    """The leader drawn in the first operation, then who is at home; the player chooses among several."""
    home = {"pericles": "athens", "nicias": "athens"}
    first = position(leaders=home, drawn={"athens": "nicias"})
    assert run(commander(first, 0, ATHENS)) == first.drawn[ATHENS]
    later = position(leaders=home, drawn={"athens": "nicias"}, done={"athens": 1})
    question = commander(later, 0, ATHENS).send(None)
    [decision] = question.decisions
    assert [option.key for option in decision.options] == ["nicias", "pericles"]
    assert decision.about["leader"] == "piece:pericles", "who has been there longest"


@pytest.mark.rule("PW-5.3.1-f", "PW-10.5-g")
def test_sparta_commands_in_the_fall_of_sparta_as_ever() -> None:
    given: dict[str, Any] = {"role": "thebes", "leaders": {"lysander_fos": "sparta", "ismenias_fos": "thebes"}}
    s = position("fall_of_sparta", **given)
    assert run(commander(s, 1, SPARTA)) == s.leader_at.index(NUMBER["sparta"])
    assert run(commander(s, 0, ATHENS)) == s.leader_at.index(NUMBER["thebes"])


@pytest.mark.rule("PW-5.3.2-a", "PW-TERMS-z")
def test_the_one_player_is_asked_whichever_side_he_has() -> None:
    s = position(
        player="sparta", units={"sparta": {"sparta": {"H": 3}}}, leaders={"agis": "sparta"}, done={"sparta": 1}
    )
    question = operation(s, SPARTA).send(None)
    [decision] = question.decisions
    assert (decision.kind, decision.seat) == ("continue", 0)
    assert sorted(option.key for option in decision.options) == ["operate", "pass"]
    assert decision.about["bonus"] == 0
