"""The odds are a second reckoning: by hand for single dice, face by face, and against the rules played many times."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.battle import fight
from strategos.games.peloponnesian.combat_events import BattleEnded, SiegeRolled
from strategos.games.peloponnesian.events import InterceptionRolled
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, SPARTA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.march import set_out
from strategos.games.peloponnesian.odds import ODDS, branching, combat_phase, journey
from strategos.games.peloponnesian.odds.clash import clash, in_play, summed
from strategos.games.peloponnesian.odds.here import expedition, for_inquiry, interception, leg
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.kernel.chance import Roll, SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Procedure
from strategos.kernel.match import Match
from strategos.kernel.playout import replies
from strategos.parts.forecast import Inquiry

from .table import Table, asked, play, table

SAMPLES = 500


def odds(match: Table, *options: str, space: str | None = None, plan: dict[str, str | int] | None = None) -> Any:
    decision = asked(match)
    target = plan if space is None else {"space": space}
    return for_inquiry(Inquiry(match, decision.seat, decision, options, target))


def abroad(objective: str, at: str, force: dict[str, int], leader: str = "phormio", **given: Any) -> Table:
    """An Athenian Expedition that could set out now."""
    about = {"side": "athens", "leader": leader, "at": at, "objective": objective, "units": force}
    return table(**given, treasury={"athens": 5000, "sparta": 5000}, leaders={leader: "athens"}, expedition=about)


def chances(match: Table, space: str, side: int = ATHENS) -> tuple[float, float, float]:
    found = summed(clash(match.state, side, NUMBER[space]))
    return found.win, found.draw, found.lose


# -- by hand ----------------------------------------------------------------------------------------------------------


def battlefield(space: str, athens: dict[str, int], sparta: dict[str, int], **given: Any) -> Table:
    units = {space: {"athens": athens, "sparta": sparta}, "athens": {"athens": {"H": 1}}}
    return table(units=units, **given)


def test_equal_allies_on_land_win_fifteen_times_in_thirty_six() -> None:
    match = battlefield("megara", {"AH": 2}, {"AH": 2})
    assert chances(match, "megara") == pytest.approx((15 / 36, 6 / 36, 15 / 36))


def test_the_better_leader_wins_what_would_be_a_draw() -> None:
    """Phormio adds 2 and wins equal totals: Athens wins unless Sparta's die is higher by three or more."""
    match = battlefield("megara", {"AH": 2}, {"AH": 2}, leaders={"phormio": "megara"})
    assert chances(match, "megara") == pytest.approx((30 / 36, 0, 6 / 36))


def test_spartan_hoplites_are_worth_two() -> None:
    match = battlefield("megara", {"H": 3}, {"H": 3})
    assert chances(match, "megara") == pytest.approx((6 / 36, 4 / 36, 26 / 36))


def test_a_siege_is_a_die_and_its_leader() -> None:
    match = battlefield("megara", {"H": 2}, {}, leaders={"phormio": "megara"})
    assert chances(match, "megara") == pytest.approx((5 / 6, 0, 1 / 6))


def test_ships_against_men_ashore_settle_nothing() -> None:
    match = battlefield("cythera", {"N": 2}, {"AH": 2})
    assert chances(match, "cythera") == (0, 1, 0)


# -- face by face -----------------------------------------------------------------------------------------------------


def every_face(_: PeloponnesianState, roll: Roll) -> Any:
    return branching.every(roll)


def test_both_dice_of_a_battle_count_by_their_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """At sea, then ashore: 36 throws, and for some of them 36 more."""
    match = battlefield("aegina", {"N": 3, "H": 3}, {"AN": 2, "AH": 2}, leaders={"phormio": "aegina"})
    lumped = summed(clash(match.state, ATHENS, NUMBER["aegina"]))
    monkeypatch.setattr(branching, "throws", every_face)
    plain = summed(clash(match.state, ATHENS, NUMBER["aegina"]))
    assert (plain.win, plain.draw, plain.lose) == pytest.approx((lumped.win, lumped.draw, lumped.lose))
    assert plain.losses == pytest.approx(lumped.losses)


def test_dice_that_decide_alike_are_thrown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interception, skirmish and battle on the way, face by face."""
    match = abroad("methana", "piraeus", {"N": 2}, units={"aegina": {"sparta": {"AN": 1}}})
    lumped = expedition(match.state)
    monkeypatch.setattr(branching, "throws", every_face)
    plain = expedition(match.state)
    assert lumped is not None
    assert plain is not None
    for key in ("win", "draw", "lose", "arrives", "unhurt", "caught"):
        assert plain[key] == pytest.approx(lumped[key]), key
    assert plain["losses"] == pytest.approx(lumped["losses"])
    assert lumped["legs"]
    for by_face, at_once in zip(plain["legs"], lumped["legs"], strict=True):
        assert by_face["space"] == at_once["space"]
        assert by_face["intercepted"] == pytest.approx(at_once["intercepted"])
        assert by_face["battle"] == pytest.approx(at_once["battle"])


def each_difference(*_: object) -> Any:
    return branching.DIFFERENCES


@pytest.mark.parametrize(
    ("force", "enemies"),
    [
        ({"N": 3, "H": 3}, {"AN": 2, "AH": 2}),
        ({"N": 2, "H": 2}, {"AN": 4, "AH": 3, "AC": 2}),
        ({"N": 4, "AH": 1, "C": 3}, {"AN": 1, "H": 3}),
        ({"N": 1, "H": 1}, {"AN": 1, "AC": 2}),
    ],
)
def test_nobody_loses_more_than_he_has(
    monkeypatch: pytest.MonkeyPatch, force: dict[str, int], enemies: dict[str, int]
) -> None:
    """So differences beyond that are one."""
    match = abroad("methana", "piraeus", force, units={"aegina": {"sparta": enemies}})
    lumped = expedition(match.state)
    monkeypatch.setattr(branching, "decisive", each_difference)
    plain = expedition(match.state)
    assert lumped is not None
    assert plain is not None
    for key in ("win", "draw", "lose", "arrives", "unhurt", "caught"):
        assert plain[key] == pytest.approx(lumped[key]), key
    assert plain["losses"] == pytest.approx(lumped["losses"])


def test_where_there_is_too_much_to_follow_only_enemies_are_taken_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told then is no longer exact, but close, and nothing becomes certain by it."""
    enemies = {space: {"sparta": {"AN": 1}} for space in ("aegina", "epidaurus", "hermione")}
    match = abroad("methana", "piraeus", {"N": 3}, units=enemies)
    whole = expedition(match.state)
    monkeypatch.setattr(journey, "MANY", 4)
    rough = expedition(match.state)
    assert whole is not None
    assert rough is not None
    assert (whole["without"], rough["without"]) == (["operations"], ["operations", "details"])
    assert rough["win"] + rough["draw"] + rough["lose"] == pytest.approx(1)
    for key in ("win", "draw", "lose", "arrives", "unhurt", "caught"):
        assert rough[key] == pytest.approx(whole[key], abs=0.02), key
        assert (0 < rough[key] < 1) == (0 < whole[key] < 1)


# -- against the rules, played many times -----------------------------------------------------------------------------


def finish(procedure: Procedure, s: PeloponnesianState, dice: SeededDice) -> None:
    answer: Any = None
    while True:
        try:
            question = procedure.send(answer)
        except StopIteration:
            return
        if isinstance(question, Roll):
            answer = [dice.d(sides, hidden=question.hidden) for sides in question.sides]
        else:
            answer = replies(question, s, branching.compliant)


def marched(match: Table, dice: SeededDice) -> PeloponnesianState:
    """The Expedition sets out, and the operation is played to its end, as the rules have it."""
    s = match.state.copy()
    s.agenda = []
    s.events = []
    assert s.expedition is not None
    set_out(s, s.expedition.objective, final=True)
    clock = s.clock
    while s.agenda and s.clock == clock:
        procedure = GAME.next(s)
        assert procedure is not None
        finish(procedure, s, dice)
    return s


JOURNEYS: dict[str, tuple[str, str, dict[str, int], dict[str, Any]]] = {
    "a fleet past Aegina": (
        "epidaurus",
        "piraeus",
        {"N": 3, "H": 2},
        {"aegina": {"sparta": {"AN": 2, "AH": 1}}, "corinth": {"sparta": {"AC": 1, "AH": 2}}},
    ),
    "many ways over the islands": (
        "chios",
        "piraeus",
        {"N": 2},
        {"andros": {"sparta": {"N": 2}}, "paros": {"sparta": {"AN": 4}}, "samos": {"sparta": {"AN": 1}}},
    ),
    "an army by land": (
        "megara",
        "athens",
        {"H": 4, "C": 1},
        {"thebes": {"sparta": {"AC": 2, "AH": 5}}, "pegae": {"sparta": {"AC": 1}}, "panactum": {"sparta": {"AC": 2}}},
    ),
    "more men than ships, once some are sunk": (
        "pylos",
        "piraeus",
        {"N": 4, "H": 4},
        {"gythium": {"sparta": {"N": 4}}, "methone": {"sparta": {"AN": 3}}},
    ),
}


@pytest.mark.parametrize("name", JOURNEYS)
def test_an_expedition_fares_as_often_as_was_reckoned(name: str) -> None:
    objective, start, force, units = JOURNEYS[name]
    match = abroad(objective, start, force, units=units)
    found = expedition(match.state)
    assert found is not None
    dice, before = SeededDice(11), in_play(match.state, ATHENS)
    arrived = unhurt = caught = 0
    won = 0.0
    for _ in range(SAMPLES):
        s = marched(match, dice)
        there = (ATHENS, NUMBER[objective]) in s.now.arrived
        arrived += there
        unhurt += bool(there and in_play(s, ATHENS) == before)
        caught += any(isinstance(e, InterceptionRolled) and e.succeeds for e in s.events)
        if there:
            won += summed(clash(s, ATHENS, NUMBER[objective])).win
    for key, times in (("arrives", arrived), ("unhurt", unhurt), ("caught", caught), ("win", won)):
        share = found[key]
        assert times / SAMPLES == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / SAMPLES) + 1e-9), key
    assert found["win"] + found["draw"] + found["lose"] == pytest.approx(1)
    assert sum(found["losses"]) == pytest.approx(1)
    assert found["there"]["win"] * found["arrives"] == pytest.approx(found["win"])


def test_a_battle_ends_as_often_as_was_reckoned() -> None:
    match = battlefield("samos", {"N": 3, "H": 2}, {"N": 4, "AH": 1}, leaders={"phormio": "samos"})
    win, draw, lose = chances(match, "samos")
    dice, tally = SeededDice(5), {"side:athens": 0, "side:sparta": 0, None: 0}
    for _ in range(SAMPLES):
        s = match.state.copy()
        s.events = []
        space = NUMBER["samos"]
        finish(fight(s, Party(ATHENS, space), Party(SPARTA, space), space, intercepted=False), s, dice)
        [ended] = [e for e in s.events if isinstance(e, BattleEnded)]
        tally[ended.winner] += 1
    for share, times in ((win, tally["side:athens"]), (draw, tally[None]), (lose, tally["side:sparta"])):
        assert times / SAMPLES == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / SAMPLES) + 1e-9)


# -- the battles before a siege ---------------------------------------------------------------------------------------


def guided_to_erineus() -> Table:
    """The first guide's own Expedition: Pericles with three ships, about to set out from Piraeus."""
    match = Match(GAME, GAME.setup(1, "campaign"), 37)
    for key in ("operate", "erineus", "piraeus", "naval-athens-piraeus=03"):
        match.play(asked(match).seat, key)
    return match


def sieges_of(match: Table, space: str, times: int) -> tuple[float, float]:
    """How often it is besieged and taken, if nobody makes another operation."""
    begun = taken = 0
    for seed in range(times):
        twin = match.copy()
        twin.dice = SeededDice(seed)
        twin.state.passed[SPARTA] = 1
        since = twin.event_count
        twin.play(asked(twin).seat, "set_out")
        while twin.state.clock.entry == match.state.clock.entry:
            twin.play(asked(twin).seat, "pass")
        rolled = [e for e in twin.all_events(since) if isinstance(e, SiegeRolled) and e.space == f"space:{space}"]
        begun += bool(rolled)
        taken += any(e.succeeds for e in rolled)
    return begun / times, taken / times


@pytest.mark.rule("PW-6.2-b")
def test_a_siege_is_reckoned_with_the_battle_that_comes_before_it() -> None:
    """The ships of Corinth have Erineus in reach and fight the fleet before it can besiege: 58 % would be wrong."""
    match = guided_to_erineus()
    found = odds(match).question
    begun, taken = sieges_of(match, "erineus", SAMPLES)
    assert found["win"] == pytest.approx(0.4305, abs=0.0005)
    for share, played in ((found["win"], taken), (found["win"] * 6 / 4, begun)):
        assert played == pytest.approx(share, abs=3 * sqrt(share * (1 - share) / SAMPLES))
    assert found["without"] == ["operations"]
    assert not found["exact"]


def test_whoever_was_beaten_on_the_way_comes_home_before_the_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ships of Corinth that lose a battle on the way are back, as many as are left, when the fleet has arrived."""
    match = guided_to_erineus()
    whole = odds(match).question["win"]
    monkeypatch.setattr(combat_phase, "come_home", nobody_comes)
    assert odds(match).question["win"] > whole + 0.02


async def nobody_comes(_: PeloponnesianState, *, after_combat: bool) -> None:
    assert not after_combat


# -- what a player is told --------------------------------------------------------------------------------------------


def test_a_muster_says_what_setting_out_would_bring_and_what_who_joins_adds() -> None:
    match = abroad(
        "aegina", "piraeus", {"N": 2}, units={"aegina": {"sparta": {"AN": 2}}, "piraeus": {"athens": {"N": 2}}}
    )
    found = odds(match, "set_out", "naval-athens-piraeus=02")
    assert found.question == found.options["set_out"]
    assert found.options["naval-athens-piraeus=02"]["win"] > found.question["win"]
    assert odds(match, space="aegina").target == found.question
    assert odds(match, space="sparta").target is None
    assert found.question["kind"] == "naval"
    assert [reason.why for reason in found.question["modifiers"][0]] == ["athenian_ships", "tactical"]


def test_nothing_is_said_where_no_way_leads() -> None:
    assert odds(abroad("thebes", "piraeus", {"N": 1})).question is None


def test_those_who_are_to_join_are_weighed_together() -> None:
    """Ships for the Hoplites or a way by land: what leads on is told of the Expedition as it would be."""
    units = {"aegina": {"sparta": {"AN": 2}}, "piraeus": {"athens": {"N": 2, "H": 3}}}
    match = abroad("aegina", "piraeus", {"N": 1}, units=units)
    ships: dict[str, str | int] = {"naval-athens-piraeus": 2}
    both = odds(match, plan={**ships, "hoplite-athens-piraeus": 3}).target
    assert odds(match, plan=ships).target == odds(match, "naval-athens-piraeus=02").options["naval-athens-piraeus=02"]
    assert (both["ways"], both["steps"], both["trail"]) == (1, 1, [["piraeus", "aegina"]])
    assert odds(match, plan={"hoplite-athens-piraeus": 3}).target is None, "one ship does not carry three"
    assert odds(match, plan={"naval-athens-piraeus": 3}).target is None, "there are two"
    about = {"side": "athens", "leader": "phormio", "at": "piraeus", "objective": "aegina", "units": {"N": 1}}
    poor = table(units=units, treasury={"athens": 1800}, leaders={"phormio": "athens"}, expedition=about)
    assert odds(poor, plan=ships).target is not None
    assert odds(poor, plan={"hoplite-athens-piraeus": 1}).target is not None
    assert odds(poor, plan={**ships, "hoplite-athens-piraeus": 1}).target is None, "they cannot all be paid"


def test_on_the_crossing_every_third_fleet_is_lost() -> None:
    found = expedition(abroad("syracuse", "cape_taenarum", {"N": 3}).state, by_sea=True)
    assert found is not None
    assert (found["storm"], found["arrives"]) == pytest.approx((1 / 3, 2 / 3))


def test_a_leg_to_a_rally_space_is_weighed_by_itself() -> None:
    units = {"corcyra": {"athens": {"AN": 2}}, "gythium": {"sparta": {"N": 2}}}
    match = abroad("ambracia", "piraeus", {"N": 2}, units=units)
    found = leg(match.state, NUMBER["corcyra"])
    assert found is not None
    assert found["kind"] == "leg"
    assert 0 < found["lose"] < found["caught"] < 1
    assert odds(match, "corcyra").options["corcyra"] == found


@pytest.mark.parametrize(("leaders", "good"), [(1, 5 / 6), (2, 4 / 6), (4, 3 / 6)])
def test_auguries_before_they_are_consulted(leaders: int, good: float) -> None:
    names = ("phormio", "cleon", "nicias", "demosthenes")[:leaders]
    match = table(
        units={"athens": {"athens": {"H": 3}}}, leaders=dict.fromkeys(names, "athens"), done={"athens": 1, "sparta": 1},
        passed={"sparta": True}, phase="operations",
    )  # fmt: skip
    assert asked(match).kind == "continue"
    assert odds(match, "operate").question["win"] == pytest.approx(good)


def test_one_in_six_cities_rises_for_a_player() -> None:
    match = table(units={"athens": {"athens": {"H": 3}}}, leaders={"phormio": "athens"}, treasury={"athens": 5000})
    play(match, "objective! cause_rebellion")
    [space, *_] = [o.key for o in asked(match).options if o.key != "back"]
    assert odds(match, space).options[space]["win"] == pytest.approx(1 / 6)
    assert ODDS.for_command(["rebellion", "player=no"])["win"] == pytest.approx(3 / 6)


def test_odds_leave_the_match_alone() -> None:
    match = abroad("aegina", "piraeus", {"N": 2}, units={"aegina": {"sparta": {"AN": 2}}})
    before = match.state.key()
    odds(match, "set_out")
    assert match.state.key() == before


# -- the command line -------------------------------------------------------------------------------------------------


def test_questions_on_the_command_line() -> None:
    found = ODDS.for_command(["battle", "samos", "athens=N4,H2", "sparta=N3,AN2", "phormio"])
    assert found["win"] + found["draw"] + found["lose"] == pytest.approx(1)
    assert found["modifiers"] == [{"athenian_ships": 2, "tactical": 2}, {"more_ships": 1}]
    found = ODDS.for_command(["expedition", "phormio", "piraeus", "potidaea", "N5,H4"])
    assert (found["kind"], found["without"]) == ("siege", ["operations"])
    assert ODDS.for_command(["siege", "megara", "phormio"])["win"] == pytest.approx(5 / 6)
    assert ODDS.for_command(["auguries", "2"])["win"] == pytest.approx(3 / 6)


@pytest.mark.parametrize(
    "args",
    [[], ["battle"], ["battle", "rome", "athens=H1", "sparta=H1"], ["battle", "samos", "athens=H1"],
     ["battle", "samos", "athens=X1", "sparta=H1"], ["siege", "megara", "caesar"], ["auguries", "many"],
     ["expedition", "phormio", "athens", "samos", "H1"]],
)  # fmt: skip
def test_nonsense_is_told(args: list[str]) -> None:
    with pytest.raises(BadInput):
        ODDS.for_command(args)


# -- between two players ----------------------------------------------------------------------------------------------


def test_who_may_intercept_is_told_what_comes_of_it() -> None:
    """Two against two ships: half the time they meet, and one skirmish in twelve becomes a battle."""
    about = {"side": "athens", "leader": "cleon", "at": "piraeus", "objective": "aegina", "units": {"N": 2}}
    match = table(
        seats=2, units={"methana": {"sparta": {"AN": 2}}, "athens": {"athens": {"H": 1}}}, leaders={"cleon": "athens"},
        treasury={"athens": 5000, "sparta": 5000}, expedition=about,
    )  # fmt: skip
    play(match, "athens: muster! set_out")
    assert asked(match).kind == "intercept"
    found = odds(match).question
    assert (found["meets"], found["attacker"], found["space"]) == (0.5, "side:sparta", "space:aegina")
    assert found["win"] + found["draw"] + found["lose"] == pytest.approx(1)
    assert 0 < found["win"] + found["lose"] <= 0.5 * (3 / 36) + 1e-9


@pytest.mark.rule("PW-5.1.6-c")
def test_a_leader_alone_who_is_met_costs_nobody_anything() -> None:
    """There is no skirmish: he goes home."""
    about = {"side": "sparta", "leader": "lysander", "at": "sparta", "objective": "plataea", "units": {}}
    match = table(
        seats=2, units={"piraeus": {"athens": {"N": 2}}}, leaders={"lysander": "sparta"}, expedition=about,
        treasury={"athens": 5000, "sparta": 5000},
    )  # fmt: skip
    found = interception(match.state, ATHENS, NUMBER["piraeus"], NUMBER["cenchrae"])
    assert (found["win"], found["draw"], found["lose"], found["losses"]) == (0.5, 0.5, 0.0, [1.0])


def test_battles_and_sieges_to_choose_from_have_their_odds() -> None:
    units = {
        "samos": {"athens": {"N": 3}, "sparta": {"AN": 1}},
        "thasos": {"athens": {"N": 1}, "sparta": {"N": 3}},
        "megara": {"athens": {"H": 2}},
        "epidaurus": {"athens": {"H": 2}},
    }
    leaders = {"phormio": "megara", "cleon": "epidaurus"}
    match = table(seats=2, units=units, leaders=leaders, phase="siege_determination")
    assert asked(match).kind == "battle"
    found = odds(match, "samos", "thasos").options
    ours = asked(match).seat == ATHENS
    assert (found["samos"]["win"] > 0.5) is ours
    assert (found["thasos"]["win"] > 0.5) is not ours
    while asked(match).kind == "battle":
        play(match, asked(match).options[0].key)
    assert asked(match).kind == "siege"
    found = odds(match, "megara", "epidaurus").options
    assert found["megara"]["win"] == pytest.approx(5 / 6)
    assert found["epidaurus"]["win"] == pytest.approx(3 / 6)
