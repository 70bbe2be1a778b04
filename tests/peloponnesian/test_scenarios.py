"""10.1, 10.2 and 10.5 special rules of the scenarios; 6.6 what Hostages forbid; elite units in battle (Components)."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import fund_holds
from strategos.games.peloponnesian.administration import left, pays_for
from strategos.games.peloponnesian.armistice import armistice, ends_with_turn, surrender
from strategos.games.peloponnesian.combat import contested, pairs_in_reach
from strategos.games.peloponnesian.event_table import STANDARD
from strategos.games.peloponnesian.events import ArmisticeMade, EliteLost, ObjectiveNamed, Passed, Scored
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, SCENARIOS, SPARTA
from strategos.games.peloponnesian.forces import LAND_SP, eliminate
from strategos.games.peloponnesian.neutrals import entered
from strategos.games.peloponnesian.planning import barred
from strategos.games.peloponnesian.political import ends_by_change
from strategos.games.peloponnesian.sequence import outcome
from strategos.games.peloponnesian.sieges import fortress_falls, siege_fails
from strategos.games.peloponnesian.state import PeloponnesianState, friendly, hostile_to, leaders_at
from strategos.kernel.match import Match

from .procedures import holds, party, position, run, told
from .table import asked, happened, table

# -- 10.1 The Decelean War --------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.1.3-a", "PW-10.1.3-b", "PW-10.1.3-c")
def test_the_decelean_war_opens_with_a_spartan_answer_to_syracuse() -> None:
    assert SCENARIOS["decelean"].done == (1, 0)
    match = table(scenario="decelean", empty=False)
    holds(match.state, colour={"syracuse": "sparta"}, done={"athens": 1, "sparta": 1}, treasury={"athens": 7000})
    opening = Match(GAME, GAME.setup(1, "decelean"), 3)
    first = happened(opening, ObjectiveNamed)[0]
    assert (first.side, first.why) == ("side:sparta", "effect:defence_syracuse")


@pytest.mark.rule("PW-10.1.3-d", "PW-10.2.3-b", "PW-10.1.4-b")
@pytest.mark.parametrize(("scenario", "made"), [("decelean", False), ("fall_of_athens", False), ("campaign", True)])
def test_where_no_armistice_can_occur(scenario: str, made: bool) -> None:
    s = position(scenario, bellicosity={"athens": 1, "sparta": 1})
    procedure = armistice(s)
    try:
        procedure.send(None)
        procedure.close()
        assert made
    except StopIteration:
        assert not made
    assert told(s, ArmisticeMade) == []


@pytest.mark.rule("PW-10.1.3-e", "PW-10.1.3-f")
@pytest.mark.parametrize(("side", "friend"), [(ATHENS, "sparta"), (SPARTA, "athens")])
@pytest.mark.parametrize("space", ["pela", "macedonia"])
def test_who_enters_macedonia_drives_it_to_the_enemy(side: int, friend: str, space: str) -> None:
    s = position("decelean", power={"macedonia": "neutral"})
    entered(s, side, NUMBER[space])
    holds(s, colour={"pela": friend, "macedonia": friend}, units={"pela": {friend: {"AC": 2}}})
    # Not in the Campaign, and not once it has joined.
    s = position("campaign", power={"macedonia": "neutral"})
    entered(s, side, NUMBER[space])
    holds(s, colour={"pela": "neutral"})


@pytest.mark.rule("PW-10.1.3-f")
def test_perdiccas_brings_neutral_macedonia_to_sparta() -> None:
    s = position("decelean", power={"macedonia": "neutral"})
    run(STANDARD["perdiccas"](s))
    holds(s, colour={"pela": "sparta"}, units={"pela": {"sparta": {"AC": 2}}})


@pytest.mark.rule("PW-10.1.3-g", "PW-10.2.3-g")
def test_the_dead_stay_out() -> None:
    s = position("decelean", empty=False)
    holds(s, leaders=dict.fromkeys(("brasidas", "archidamus", "pericles", "cleon"), "dead"))
    s = position("fall_of_athens", empty=False)
    dead = ("brasidas", "archidamus", "pericles", "cleon", "nicias", "demosthenes")
    holds(s, leaders=dict.fromkeys(dead, "dead"))


@pytest.mark.rule("PW-10.1.4-a", "PW-10.2.4-b")
@pytest.mark.parametrize(
    ("scenario", "side", "over"),
    [
        ("decelean", "athens", "switched"),
        ("decelean", "sparta", ""),
        ("fall_of_athens", "athens", "switched"),
        ("fall_of_athens", "sparta", ""),
        ("campaign", "athens", ""),
    ],
)
def test_a_change_to_athens_ends_some_scenarios(scenario: str, side: str, over: str) -> None:
    s = position(scenario, player=side)
    ends_by_change(s)
    assert s.over == over


@pytest.mark.rule("PW-10.1.4-c", "PW-10.2.4-c")
@pytest.mark.parametrize("scenario", ["decelean", "fall_of_athens"])
def test_a_surrender_ends_the_scenarios(scenario: str) -> None:
    s = position(scenario, bellicosity={"athens": 0})
    run(surrender(s))
    assert s.over == "surrender"


@pytest.mark.rule("PW-10.1.4-d", "PW-10.2.4-d", "PW-10.1-a", "PW-10.2-a")
@pytest.mark.parametrize(("scenario", "first"), [("decelean", 6), ("fall_of_athens", 7)])
def test_the_last_turn_is_the_tenth(scenario: str, first: int) -> None:
    assert SCENARIOS[scenario].turns[0] == first
    s = position(scenario)
    assert ends_with_turn(s, 10) == ""
    assert ends_with_turn(s, 11) == "turns"


@pytest.mark.rule("PW-10.1.4-e", "PW-10.2.4-e", "PW-10.2.4-a", "PW-VPS-a")
@pytest.mark.parametrize("scenario", ["decelean", "fall_of_athens"])
@pytest.mark.parametrize(("vp", "won"), [(39, False), (40, True)])
def test_forty_points_win(scenario: str, vp: int, won: bool) -> None:
    s = position(scenario, vp={"player": vp})
    s.over = "turns"
    result = outcome(s)
    assert result is not None
    assert (result.winners, result.scores) == ((0,) if won else (), {"player": vp})


# -- 10.2 The Fall of Athens ------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.2.3-a")
def test_the_fall_of_athens_opens_with_a_spartan_continuing_operation() -> None:
    s = position("fall_of_athens", empty=False)
    holds(s, done={"athens": 1, "sparta": 1})
    match = table(scenario="fall_of_athens", empty=False, then=5)
    # The player is asked whether he goes on, as before any continuing operation.
    assert (asked(match).kind, asked(match).seat) == ("continue", 0)
    assert happened(match, Passed) == []


@pytest.mark.rule("PW-10.2.3-c", "PW-10.2.3-e", "PW-10.2.3-f")
def test_the_fall_of_athens_begins_with_many_rebels() -> None:
    s = position("fall_of_athens", empty=False)
    holds(s, colour={"syracuse": "sparta", "pela": "sparta", "macedonia": "sparta", "argos": "athens"})
    rebels = (
        "chios miletus erythrae clazomenae phocaea cyme teos colophon ephesus kos cnidus camirus lindus thasos "
        "eretria chalcis carystos"
    )
    holds(s, rebellion=rebels.split())
    assert not fund_holds(s)
    assert fund_holds(position())


@pytest.mark.rule("PW-10.2.3-i")
def test_alcibiades_may_come_back() -> None:
    s = position("fall_of_athens", empty=False)
    assert leaders_at(s, NUMBER["sardis"], ATHENS) == [], "he leads nobody abroad"
    run(STANDARD["demagogue"](s))
    holds(s, leaders={"alcibiades": "athens"})
    assert len(leaders_at(s, NUMBER["athens"], ATHENS)) == 1


# -- 10.5 The Fall of Sparta ------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5-a", "PW-10.5-b", "PW-10.5.4-a")
def test_the_fall_of_sparta_is_for_two() -> None:
    assert tuple(GAME.seats_of["fall_of_sparta"]) == (2,)
    s = position("fall_of_sparta", empty=False)
    assert (s.setup.seats, s.player) == (2, -1)


@pytest.mark.rule("PW-10.5.4.2-a")
def test_every_rebel_is_an_enemy_of_sparta() -> None:
    for space, colour in (("pylos", "sparta"), ("samos", "sparta"), ("samos", "athens")):
        s = position("fall_of_sparta", colour={space: colour}, rebellion=[space], control={space: "nobody"})
        assert friendly(s, NUMBER[space], ATHENS)
        assert not friendly(s, NUMBER[space], SPARTA)
        assert hostile_to(s, NUMBER[space], SPARTA)


@pytest.mark.rule("PW-10.5.4.5.I-a")
def test_the_coalition_never_fights_itself() -> None:
    units = {"pylos": {"athens": {"H": 1, "AH": 1, "garrison": 1}, "thebes": {"C": 1}}, "asine": {"athens": {"C": 1}}}
    s = position("fall_of_sparta", units=units)
    assert contested(s) == pairs_in_reach(s) == []


@pytest.mark.rule("PW-10.5.4.5.III-a", "PW-10.5.4.5.III-b", "PW-10.5.4.5.III-c")
@pytest.mark.parametrize(
    ("role", "paid"),
    [
        ("thebes", {("thebes", 2), ("allied", 2)}),
        ("athens", {("athens", 0), ("allied", 0)}),
        ("anti_sparta", {(nation, purse) for nation in ("athens", "thebes", "allied") for purse in (0, 2)}),
    ],
)
def test_which_treasury_builds_what(role: str, paid: set[tuple[str, int]]) -> None:
    s = position("fall_of_sparta", role=role)
    columns = {"athens": 0, "allied": 3, "thebes": 12}
    assert {(nation, purse) for nation, col in columns.items() for purse in (0, 2) if pays_for(s, purse, col)} == paid


@pytest.mark.rule("PW-10.5.4.5.V-b")
def test_removed_spartans_do_not_come_back_as_change() -> None:
    s = position("fall_of_sparta", units={"sparta": {"sparta": {"H": 6}}})
    before = left(s, 6)
    eliminate(s, party("sparta", "sparta"), LAND_SP, 2)
    # Two are gone for good: what is not in play is no more than before.
    assert left(s, 6) == before


@pytest.mark.rule("PW-10.5.5-a", "PW-10.5.5-b")
@pytest.mark.parametrize(
    ("athens", "sparta", "winners"), [(0, 3, (1,)), (3, 0, (0,)), (0, 0, ()), (4, 3, (0,)), (3, 4, (1,)), (3, 3, ())]
)
def test_who_wins_the_fall_of_sparta(athens: int, sparta: int, winners: tuple[int, ...]) -> None:
    s = position("fall_of_sparta", bellicosity={"athens": athens, "sparta": sparta})
    run(surrender(s))
    assert bool(s.over) is (athens == 0 or sparta == 0)
    s.over = s.over or "turns"
    result = outcome(s)
    assert result is not None
    assert result.winners == winners
    assert told(s, Scored) == []


@pytest.mark.rule("PW-10.5.4.5.VIII-b", "PW-11-j")
def test_the_coalition_keeps_one_confidence() -> None:
    def coalition(effect: Any) -> PeloponnesianState:
        s = position("fall_of_sparta", units={"megara": {"thebes": {"H": 2}}}, leaders={"ismenias_fos": "megara"})
        effect(s, ATHENS, NUMBER["megara"])
        return s

    holds(coalition(fortress_falls), sci={"athens": 1, "sparta": -1})
    holds(coalition(siege_fails), sci={"athens": -1, "sparta": 0})


# -- 6.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.6-c")
@pytest.mark.parametrize(
    ("player", "held", "side", "strategy", "forbidden"),
    [
        ("athens", "sparta", SPARTA, "attack_athens", True),
        ("athens", "sparta", SPARTA, "attack_athenian_ally", False),
        ("athens", "athens", SPARTA, "attack_athens", False),
        ("sparta", "athens", ATHENS, "attack_sparta", True),
    ],
)
def test_hostages_bar_the_attack_on_the_home_space(
    player: str, held: str, side: int, strategy: str, forbidden: bool
) -> None:
    s = position(player=player, hostages={held: True})
    assert barred(s, side, strategy) is forbidden


@pytest.mark.rule("PW-6.6-e", "PW-6.6-f")
def test_an_armistice_frees_the_hostages() -> None:
    s = position(turn=3, hostages={"athens": True, "sparta": True}, bellicosity={"athens": 1, "sparta": 1})
    assert s.hostages == [1, 1]
    procedure = armistice(s)
    procedure.send(None)
    try:
        question: Any = procedure.send([1])
        while s.hostages != [0, 0]:
            question = procedure.send([1] if not hasattr(question, "sides") else [1 for _ in question.sides])
        procedure.close()
    except StopIteration:
        pass
    holds(s, hostages={"athens": False, "sparta": False})


# -- elite units ------------------------------------------------------------------------------------------------------


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
