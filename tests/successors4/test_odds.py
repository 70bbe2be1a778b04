"""The odds are a second reckoning: by hand, and against the engine's own procedures for every throw or for many."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine, Iterator
from itertools import product
from math import sqrt
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from strategos.games.successors.common.board import SIDE_REFS
from strategos.games.successors.common.events import BattleDecided, Eliminated, GeneralKilled, SiegeCompleted
from strategos.games.successors.common.odds.battles import overruns
from strategos.games.successors.common.odds.rolls import met
from strategos.games.successors.common.odds.throws import attrition_losses, elephants, two_dice
from strategos.games.successors.common.position import Siege, Voyage
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.activation import activate
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, NUMBER, TABLES
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.land_battle import fight
from strategos.games.successors.fourth.naval_battle import BEATEN
from strategos.games.successors.fourth.naval_battle import naval_battle as sea_fight
from strategos.games.successors.fourth.naval_challenges import challenges
from strategos.games.successors.fourth.odds import ODDS
from strategos.games.successors.fourth.odds.battles import land_battle, naval_battle, told_battle
from strategos.games.successors.fourth.odds.here import step, voyage
from strategos.games.successors.fourth.odds.rolls import evasion, interception, interceptors, siege
from strategos.games.successors.fourth.scoring import fleet_strength
from strategos.games.successors.fourth.sieges import conduct_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.kernel.asking import Decision, Together
from strategos.kernel.chance import Roll, SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.kernel.match import Match
from strategos.parts.forecast import Inquiry, Prospects
from tests.successors.table import BLUE, RED, question, units

from .table import at, fleet, position

SAMPLES = 500
Begin = Callable[[SuccessorsState], Coroutine[Any, Any, Any]]


def played(s: SuccessorsState, begin: Begin, throw: Callable[[Roll], list[int]]) -> tuple[SuccessorsState, Any]:
    """A procedure to its end: dice as thrown, always the first answer, CUs by the handful."""
    twin = s.copy()
    twin.events = []
    procedure, reply = begin(twin), None
    while True:
        try:
            question = procedure.send(reply)
        except StopIteration as end:
            return twin, end.value
        if isinstance(question, Roll):
            reply = throw(question)
        else:
            assert isinstance(question, Together)
            reply = [decision.options[0].value for decision in question.decisions]


def sampled(s: SuccessorsState, begin: Begin) -> Iterator[tuple[SuccessorsState, Any]]:
    dice = SeededDice(7)
    for _ in range(SAMPLES):
        yield played(s, begin, lambda roll: [dice.d(sides, hidden=roll.hidden) for sides in roll.sides])


def near(times: float, share: float) -> None:
    assert times / SAMPLES == pytest.approx(share, abs=4 * sqrt(share * max(0, 1 - share) / SAMPLES) + 1e-9)


# -- by hand ----------------------------------------------------------------------------------------------------------


def test_two_dice_count_at_least_the_battle_rating() -> None:
    assert two_dice()[7] == pytest.approx(6 / 36)
    assert two_dice(4)[8] == pytest.approx(16 / 36)
    assert two_dice(4)[12] == pytest.approx(1 / 36)
    assert sum(two_dice(3).values()) == pytest.approx(1)


def test_elephants_show_nothing_to_four() -> None:
    assert elephants(0) == {0: 1.0}
    assert elephants(1) == pytest.approx({0: 2 / 6, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6})
    assert elephants(2)[8] == pytest.approx(1 / 36)


def test_attrition_takes_what_the_table_says() -> None:
    assert attrition_losses(TABLES, units()) == {0: 1.0}
    assert attrition_losses(TABLES, units(loyal=1)) == pytest.approx({0: 5 / 6, 1: 1 / 6})
    assert attrition_losses(TABLES, units(loyal=1, elephant=1)) == pytest.approx({0: 3 / 6, 1: 3 / 6})


def test_single_dice() -> None:
    assert interception(GENERAL_NUMBER["eumenes"]) == pytest.approx(4 / 6)
    assert evasion(GENERAL_NUMBER["lysimachos"]) == pytest.approx(4 / 6)
    assert interception(GENERAL_NUMBER["krateros"]) == pytest.approx(2 / 6)


# -- land battles against `fight` -------------------------------------------------------------------------------------

FIELDS: dict[str, dict[str, Any]] = {
    "generals and elephants": {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis"},
        "cus": {
            "red sardeis": {"loyal": 3, "elephant": 2, "cavalry": 1},
            "blue sardeis": {"mercenary": 4, "elephant": 1, "loyal": 2},
        },
    },
    "local troops against none in command": {
        "generals": {"minor-red-1": "red sardeis"},
        "cus": {"red sardeis": {"mercenary": 6}, "blue sardeis": {"loyal": 4}},
        "provinces": {"lydia": "blue"},
    },
    "the Royal Army stands aside": {
        "generals": {"krateros": "red sardeis", "perdikkas": "blue sardeis"},
        "cus": {"red sardeis": {"royal": 3, "loyal": 2, "mercenary": 3}, "blue sardeis": {"loyal": 5}},
        "royals": {"philippos": "blue sardeis", "olympias": "blue sardeis"},
    },
    "Cavalry": {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis"},
        "cus": {
            "red sardeis": {"loyal": 4, "elephant": 1},
            "blue sardeis": {"mercenary": 3, "cavalry": 2, "loyal": 2},
        },
        "setup": Setup(4, "alexander", {"cavalry": "yes"}),
    },
    "an Independent Army": {
        "generals": {"antigonos": "red lamia"},
        "cus": {"red lamia": {"loyal": 4, "silver_shields": 2}},
        "armies": {"leosthenes": "lamia"},
    },
}


def meeting(name: str) -> tuple[SuccessorsState, Battle]:
    s = position(**FIELDS[name], successors=("red", "blue"))
    where = at("lamia" if "lamia" in str(FIELDS[name]) else "sardeis")
    return s, Battle(RED, 5 if "armies" in FIELDS[name] else BLUE, where, at("pergamon"))


@pytest.mark.parametrize("name", FIELDS)
def test_a_land_battle_ends_as_often_as_was_reckoned(name: str) -> None:
    s, battle = meeting(name)
    found = land_battle(s, battle)
    assert found.win + found.draw + found.lose == pytest.approx(1)
    ends = {SIDE_REFS[battle.attacker]: 0, SIDE_REFS[battle.defender]: 0, None: 0}
    killed = {SIDE_REFS[RED]: 0, SIDE_REFS[battle.defender]: 0}
    lost: dict[tuple[str, int], int] = {}
    clean = 0
    for after, _ in sampled(s, lambda twin: fight(twin, battle)):
        [decided] = [e for e in after.events if isinstance(e, BattleDecided)]
        ends[decided.winner] += 1
        for event in after.events:
            if isinstance(event, GeneralKilled):
                killed[event.side] += 1
        for side in killed:
            gone = sum(sum(e.cus.values()) for e in after.events if isinstance(e, Eliminated) and e.side == side)
            lost[side, gone] = lost.get((side, gone), 0) + 1
            clean += side == SIDE_REFS[RED] and decided.winner == side and not gone
    near(ends[SIDE_REFS[RED]], found.win)
    near(ends[None], found.draw)
    near(ends[SIDE_REFS[battle.defender]], found.lose)
    near(clean, found.clean)
    for faction in (battle.attacker, battle.defender):
        near(killed[SIDE_REFS[faction]], found.killed[faction])
        assert sum(found.losses[faction].values()) == pytest.approx(1)
        for count, share in found.losses[faction].items():
            near(lost.get((SIDE_REFS[faction], count), 0), share)


def test_every_throw_of_a_small_battle() -> None:
    """36 times 36 throws, each played by the engine."""
    s = position(
        generals={"krateros": "red sardeis", "minor-blue-1": "blue sardeis"},
        cus={"red sardeis": {"loyal": 3}, "blue sardeis": {"loyal": 2, "mercenary": 2}},
        successors=("red", "blue"),
    )
    battle = Battle(RED, BLUE, at("sardeis"), at("pergamon"))
    wins = draws = 0
    for throw in product(range(1, 7), repeat=4):
        pools = iter((list(throw[:2]), list(throw[2:])))
        after, _ = played(
            s,
            lambda twin: fight(twin, battle),
            lambda roll, pools=pools: next(pools) if roll.purpose == "battle" else [1],
        )
        [decided] = [e for e in after.events if isinstance(e, BattleDecided)]
        wins += decided.winner == SIDE_REFS[RED]
        draws += decided.winner is None
    found = land_battle(s, battle)
    assert (found.win, found.draw) == pytest.approx((wins / 1296, draws / 1296))


def test_a_royal_army_alone_goes_over() -> None:
    s = position(
        generals={"krateros": "red sardeis", "eumenes": "blue sardeis"},
        cus={"red sardeis": {"loyal": 1}, "blue sardeis": {"royal": 6}},
        royals={"philippos": "red sardeis"},
    )
    odds = told_battle(s, Battle(RED, BLUE, at("sardeis"), at("pergamon")))
    assert (odds["kind"], odds["win"], odds["losses"]) == ("desertion", 1.0, [1.0])


def test_an_overrun_is_known_before() -> None:
    s = position(cus={"red sardeis": {"loyal": 5}, "blue sardeis": {"loyal": 1}})
    assert overruns(s, Battle(RED, BLUE, at("sardeis"), at("pergamon")))
    s = position(cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 1}})
    assert not overruns(s, Battle(RED, BLUE, at("sardeis"), at("pergamon")))


# -- the other procedures ---------------------------------------------------------------------------------------------


def test_a_naval_battle_ends_as_often_as_was_reckoned() -> None:
    s = position(control={"athenai": "blue"}, provinces={"aigyptos": "red"}, successors=("red", "blue"))
    escort, fleets = [fleet("aigyptos")], [fleet("athenai")]
    found = naval_battle(fleet_strength(s, escort), fleet_strength(s, fleets))
    ends = [result for _, result in sampled(s, lambda twin: sea_fight(twin, RED, escort, BLUE, fleets, 0))]
    near(sum(result == BEATEN for result in ends), found.win)
    assert naval_battle(0, 3).lose == 0.0
    assert naval_battle(3, 0).win == 0.0


@pytest.mark.parametrize("before", [0, 2])
def test_a_siege_ends_as_often_as_was_reckoned(before: int) -> None:
    s = position(
        generals={"antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 4}},
        control={"tyros": "blue"},
        successors=("red", "blue"),
    )
    if before:
        s.sieges[NUMBER["tyros"]] = Siege(RED, before)
    odds = siege(s, RED, NUMBER["tyros"])
    assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
    done = points = lost = 0
    for die in range(1, 7):
        after, complete = played(s, lambda twin: conduct_siege(twin, RED, NUMBER["tyros"]), lambda _, die=die: [die])
        done += complete
        assert complete == any(isinstance(e, SiegeCompleted) for e in after.events)
        points += not complete and after.sieges.get(NUMBER["tyros"], Siege(RED, 0)).points > before
        lost += sum(sum(e.cus.values()) for e in after.events if isinstance(e, Eliminated))
    assert odds["win"] == pytest.approx(done / 6)
    assert odds["draw"] == pytest.approx(points / 6)
    assert sum(n * share for n, share in enumerate(odds["losses"])) == pytest.approx(lost / 6)


def test_one_of_several_interceptors_comes() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue sardeis", "eumenes": "blue abydos"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
        control={"sardeis": "blue"},
    )
    going = Step(RED, RED, at("ephesos"), at("pergamon"))
    attempts = interceptors(s, going)
    assert [attempt.chance for attempt in attempts] == pytest.approx([4 / 6, 2 / 6])
    assert met(attempts) == pytest.approx(1 - 4 / 6 * 2 / 6)


# -- before an answer -------------------------------------------------------------------------------------------------


def marching(s: SuccessorsState, name: str) -> Activate:
    leader = GENERAL_NUMBER[name]
    party = whole_force(s, s.general_of[leader], s.general_at[leader])
    return Activate(party.faction, leader, 0, 4, 0, party.generals, party.troops, party.royals)


def test_a_step_among_enemies_tells_the_battle_and_changes_nothing() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue pergamon"},
        cus={"red ephesos": {"loyal": 4}, "blue pergamon": {"loyal": 2}},
        control={"pergamon": "blue", "sardeis": "blue"},
    )
    before = s.copy()
    odds = step(s, marching(s, "antigonos"), NUMBER["pergamon"])
    assert odds is not None
    assert (odds["kind"], odds["defender"]) == ("battle", "side:blue")
    assert odds["evades"] == pytest.approx(2 / 6)
    assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
    # S4-3.7-k Red attacks a Champion and is one no more: that is in the Prestige.
    assert odds["prestige"][0] < odds["prestige"][1]
    assert s == before
    assert step(s, marching(s, "antigonos"), NUMBER["halikarnassos"]) is None
    alone = position(generals={"antigonos": "red ephesos"}, cus={"blue pergamon": {"loyal": 2}})
    helpless = step(alone, marching(alone, "antigonos"), NUMBER["pergamon"])
    assert helpless is not None
    assert helpless["kind"] == "dispersal"
    many = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 5}, "blue pergamon": {"loyal": 1}},
        control={"pergamon": "blue"},
    )
    rout = step(many, marching(many, "antigonos"), NUMBER["pergamon"])
    assert rout is not None
    assert (rout["kind"], rout["win"]) == ("overrun", 1.0)


def test_a_voyage_tells_the_chance_to_get_through() -> None:
    s = position(control={"athenai": "blue", "gaza": "blue"}, provinces={"aigyptos": "red"})
    odds = voyage(s, RED, NUMBER["ake"])
    assert odds is not None
    assert odds["lose"] == pytest.approx(naval_battle(2, 2).win)
    assert voyage(position(), RED, NUMBER["ake"]) is None


def test_the_command_line() -> None:
    odds = ODDS.for_command(
        ["battle", "sardeis", "attacker=loyal4,elephant2", "defender=mercenary6", "attack=antigonos"]
    )
    assert odds["win"] > odds["lose"]
    assert odds["ratings"] == [4, 0]
    held = ODDS.for_command(["battle", "sardeis", "attacker=loyal4", "defender=loyal4", "local=yes"])
    assert held["strengths"][1] == held["strengths"][0] + 3
    assert ODDS.for_command(["naval", "mover=athenai+", "interceptor=karia,makedonia"])["strengths"] == [3, 2]
    assert ODDS.for_command(["naval", "mover=none", "interceptor=karia"])["lose"] == 0.0
    assert ODDS.for_command(["siege", "tyros", "traitor=yes"])["win"] > ODDS.for_command(["siege", "tyros"])["win"]
    assert ODDS.for_command(["intercept", "eumenes"])["win"] == pytest.approx(4 / 6)
    assert ODDS.for_command(["evade", "eumenes"])["win"] < 4 / 6
    for wrong in (
        ["battle", "sardeis"],
        ["naval"],
        ["nothing"],
        ["battle", "sardeis", "attacker=hoplites2", "defender=loyal1"],
    ):
        with pytest.raises(BadInput):
            ODDS.for_command(wrong)


def inquired(match: Match[SuccessorsState], decision: Decision) -> Prospects:
    return ODDS.for_inquiry(Inquiry(match, decision.seat, decision, [option.key for option in decision.options]))


def test_what_a_player_is_asked_can_be_inquired_about() -> None:
    """A game of chance: whatever odds are told add up, and nothing is changed by asking."""
    match, rng, told_of = Match(GAME, GAME.setup(4), 5), random.Random(3), set[str]()
    for _ in range(700):
        if not match.pending:
            break
        decision = match.pending[0]
        before = match.state.copy()
        found = inquired(match, decision)
        assert match.state == before
        for odds in (found.question, *found.options.values()):
            if odds is not None:
                assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
                assert msgspec.json.encode(odds)
                told_of.add(odds["kind"])
        match.play(decision.seat, rng.choice(decision.options).key)
    assert len(told_of) > 1


def test_a_space_on_the_map_can_be_asked_about() -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos", "krateros": "blue pergamon"},
        "cus": {"red ephesos": {"loyal": 4}, "blue pergamon": {"loyal": 2}},
    }
    s = position(**given)
    s.agenda.append(marching(s, "antigonos"))
    [decision] = question(activate(s, marching(s, "antigonos")))
    there = Inquiry(SimpleNamespace(state=s), RED, decision, (), {"space": "pergamon"})
    assert ODDS.for_inquiry(there).target["kind"] == "battle"
    nowhere = Inquiry(SimpleNamespace(state=s), RED, decision, (), {"space": "memphis"})
    assert ODDS.for_inquiry(nowhere).target is None


def asked(s: SuccessorsState, procedure: Coroutine[Any, Any, Any]) -> Prospects:
    """The odds told with the first question of a procedure."""
    [decision] = question(procedure)
    keys = [option.key for option in decision.options]
    return ODDS.for_inquiry(Inquiry(SimpleNamespace(state=s), decision.seat, decision, keys))


def test_those_who_answer_a_move_see_their_chances() -> None:
    s = position(
        generals={"antigonos": "red pergamon", "krateros": "blue pergamon", "eumenes": "blue sardeis"},
        cus={"red pergamon": {"loyal": 4}, "blue pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
        control={"sardeis": "blue", "abydos": "blue"},
    )
    going = Step(RED, RED, at("ephesos"), at("pergamon"))
    assert asked(s, evasions(s, going)).question["win"] == pytest.approx(2 / 6)
    assert asked(s, interceptions(s, going)).options["sardeis"]["win"] == pytest.approx(4 / 6)


def test_who_may_declare_a_naval_battle_sees_it_with_each_fleet_and_with_all() -> None:
    s = position(
        generals={"krateros": "red tyros-sea"},
        control={"gaza": "blue", "athenai": "blue"},
        provinces={"karia": "blue", "aigyptos": "red"},
    )
    s.voyage = Voyage(GENERAL_NUMBER["krateros"], at("tyros"), (fleet("aigyptos"),))
    found = asked(s, challenges(s, RED, NUMBER["ake"])).options
    assert found["fleet-karia"]["win"] == pytest.approx(naval_battle(2, 1).win)
    assert found["all"]["win"] == pytest.approx(naval_battle(2, 3).win)
