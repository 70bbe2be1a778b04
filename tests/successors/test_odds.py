"""The odds are a second reckoning: by hand, and against the engine's own procedures for every throw or for many."""

from __future__ import annotations

import random
from itertools import product
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from strategos.games.successors.common.board import ELEPHANT, SIDE_REFS, outside
from strategos.games.successors.common.card_events import CardVoid, SurprisePlayed
from strategos.games.successors.common.clash_events import BattleBegan, BattleDecided, SiegeCompleted
from strategos.games.successors.common.events import Eliminated
from strategos.games.successors.common.naval_movement import ALL_FLEETS
from strategos.games.successors.common.odds.battles import overruns
from strategos.games.successors.common.odds.rolls import met
from strategos.games.successors.common.odds.throws import attrition_losses, elephants, two_dice
from strategos.games.successors.common.position import Siege, stack, troops_at
from strategos.games.successors.common.scoring import available_fleets, fleet_strength
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.kernel.asking import DONE, Decision, Option
from strategos.kernel.errors import BadInput
from strategos.kernel.match import Match
from strategos.parts.forecast import Inquiry, Prospects

from .book import Book
from .sampling import ends_as_reckoned, near, played, sampled
from .table import BLUE, RED, question, units

# -- by hand ----------------------------------------------------------------------------------------------------------


def test_two_dice_count_at_least_the_battle_rating(book: Book) -> None:
    assert two_dice()[7] == pytest.approx(6 / 36)
    assert two_dice(4)[8] == pytest.approx(16 / 36)
    assert two_dice(4)[12] == pytest.approx(1 / 36)
    assert sum(two_dice(3).values()) == pytest.approx(1)


def test_elephants_show_nothing_to_four(book: Book) -> None:
    assert elephants(0) == {0: 1.0}
    assert elephants(1) == pytest.approx({0: 2 / 6, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6})
    assert elephants(2)[8] == pytest.approx(1 / 36)


def test_attrition_takes_what_the_table_says(book: Book) -> None:
    assert attrition_losses(book.chapter("facts").TABLES, units()) == {0: 1.0}
    assert attrition_losses(book.chapter("facts").TABLES, units(loyal=1)) == pytest.approx({0: 5 / 6, 1: 1 / 6})
    assert attrition_losses(book.chapter("facts").TABLES, units(loyal=1, elephant=1)) == pytest.approx(
        {0: 3 / 6, 1: 3 / 6}
    )


# -- land battles against `fight` -------------------------------------------------------------------------------------

FIELDS: dict[str, dict[str, Any]] = {
    "generals and elephants": {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis"},
        "cus": {
            "red sardeis": {"loyal": 3, "elephant": 2},
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
    "an Independent Army": {
        "generals": {"antigonos": "red lamia"},
        "cus": {"red lamia": {"loyal": 4, "silver_shields": 2}},
        "armies": {"leosthenes": "lamia"},
    },
}


def meeting(book: Book, name: str) -> tuple[Any, Battle]:
    s = book.position(**FIELDS[name], successors=("red", "blue"))
    where = book.at("lamia" if "lamia" in str(FIELDS[name]) else "sardeis")
    return s, Battle(RED, 5 if "armies" in FIELDS[name] else BLUE, where, book.at("pergamon"))


@pytest.mark.parametrize("name", FIELDS)
def test_a_land_battle_ends_as_often_as_was_reckoned(book: Book, name: str) -> None:
    ends_as_reckoned(book, *meeting(book, name))


def test_every_throw_of_a_small_battle(book: Book) -> None:
    """36 times 36 throws, each played by the engine."""
    s = book.position(
        generals={"krateros": "red sardeis", "minor-blue-1": "blue sardeis"},
        cus={"red sardeis": {"loyal": 3}, "blue sardeis": {"loyal": 2, "mercenary": 2}},
        successors=("red", "blue"),
    )
    battle = Battle(RED, BLUE, book.at("sardeis"), book.at("pergamon"))
    wins = draws = 0
    for throw in product(range(1, 7), repeat=4):
        pools = iter((list(throw[:2]), list(throw[2:])))
        after, _ = played(
            s,
            lambda twin: book.chapter("land_battle").fight(twin, battle),
            lambda roll, pools=pools: next(pools) if roll.purpose == "battle" else [1],
        )
        [decided] = [e for e in after.events if isinstance(e, BattleDecided)]
        wins += decided.winner == SIDE_REFS[RED]
        draws += decided.winner is None
    found = book.chapter("odds.battles").land_battle(s, battle)
    assert (found.win, found.draw) == pytest.approx((wins / 1296, draws / 1296))


def test_a_royal_army_alone_goes_over(book: Book) -> None:
    s = book.position(
        generals={"krateros": "red sardeis", "eumenes": "blue sardeis"},
        cus={"red sardeis": {"loyal": 1}, "blue sardeis": {"royal": 6}},
        royals={"philippos": "red sardeis"},
    )
    odds = book.chapter("odds.battles").told_battle(s, Battle(RED, BLUE, book.at("sardeis"), book.at("pergamon")))
    assert (odds["kind"], odds["win"], odds["losses"]) == ("desertion", 1.0, [1.0])


def test_a_battle_is_told_with_all_that_is_known_before_the_dice(book: Book) -> None:
    """Krateros' Prestige is 2, Perdikkas has 1 L, Philippos and Olympias more: Red's Royal Army stands aside."""
    s, battle = meeting(book, "the Royal Army stands aside")
    odds = book.chapter("odds.battles").told_battle(s, battle)
    assert (odds["kind"], odds["space"], odds["attacker"], odds["defender"]) == (
        "battle",
        "space:sardeis",
        "side:red",
        "side:blue",
    )
    assert (odds["aside"], odds["strengths"]) == ([3, 0], [2 * 2 + 3, 5 * 2])
    assert odds["ratings"] == [book.facts.BATTLE_RATING[book.named(name)] for name in ("krateros", "perdikkas")]
    mine, theirs = odds["prestige"]
    assert mine < theirs
    found = book.chapter("odds.battles").land_battle(s, battle)
    assert (odds["win"], odds["clean"], odds["killed"]) == (found.win, found.clean, [*found.killed.values()])
    assert odds["losses"][1] == found.losses[RED][1]
    assert odds["their_losses"][1] == found.losses[BLUE][1]
    # A Battle Score is as likely as the throws that come to it.
    assert [sum(scores) for scores in odds["scores"]] == pytest.approx([1, 1])
    better = sum(mine * sum(odds["scores"][1][:n]) for n, mine in enumerate(odds["scores"][0]))
    assert better == pytest.approx(odds["win"])


def test_an_overrun_is_known_before(book: Book) -> None:
    s = book.position(cus={"red sardeis": {"loyal": 5}, "blue sardeis": {"loyal": 1}})
    assert overruns(s, Battle(RED, BLUE, book.at("sardeis"), book.at("pergamon")))
    s = book.position(cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 1}})
    assert not overruns(s, Battle(RED, BLUE, book.at("sardeis"), book.at("pergamon")))


# -- the other procedures ---------------------------------------------------------------------------------------------


def test_a_naval_battle_ends_as_often_as_was_reckoned(book: Book) -> None:
    s = book.position(control={"athenai": "blue"}, provinces={"aigyptos": "red"}, successors=("red", "blue"))
    escort, fleets = [book.facts.FLEETS.index("aigyptos")], [book.facts.FLEETS.index("athenai")]
    found = book.chapter("odds.battles").naval_battle(fleet_strength(s, escort), fleet_strength(s, fleets))
    ends = [
        result
        for _, result in sampled(
            s, lambda twin: book.chapter("naval_battle").naval_battle(twin, RED, escort, BLUE, fleets, 0)
        )
    ]
    near(sum(result == book.chapter("naval_battle").BEATEN for result in ends), found.win)
    assert book.chapter("odds.battles").naval_battle(0, 3).lose == 0.0
    assert book.chapter("odds.battles").naval_battle(3, 0).win == 0.0


@pytest.mark.parametrize("before", [0, 2])
def test_a_siege_ends_as_often_as_was_reckoned(book: Book, before: int) -> None:
    s = book.position(
        generals={"antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 4}},
        control={"tyros": "blue"},
        successors=("red", "blue"),
    )
    if before:
        s.sieges[book.facts.NUMBER["tyros"]] = Siege(RED, before)
    odds = book.chapter("odds.rolls").siege(s, RED, book.facts.NUMBER["tyros"])
    assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
    done = points = lost = 0
    for die in range(1, 7):
        after, complete = played(
            s,
            lambda twin: book.chapter("sieges").conduct_siege(twin, RED, book.facts.NUMBER["tyros"]),
            lambda _, die=die: [die],
        )
        done += complete
        assert complete == any(isinstance(e, SiegeCompleted) for e in after.events)
        points += not complete and after.sieges.get(book.facts.NUMBER["tyros"], Siege(RED, 0)).points > before
        lost += sum(sum(e.cus.values()) for e in after.events if isinstance(e, Eliminated))
    assert odds["win"] == pytest.approx(done / 6)
    assert odds["draw"] == pytest.approx(points / 6)
    assert sum(n * share for n, share in enumerate(odds["losses"])) == pytest.approx(lost / 6)


def test_one_of_several_interceptors_comes(book: Book) -> None:
    s = book.position(
        generals={"antigonos": "red ephesos", "krateros": "blue sardeis", "eumenes": "blue abydos"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}, "blue abydos": {"loyal": 1}},
        control={"sardeis": "blue"},
    )
    going = book.chapter("odds.rolls").Step(RED, RED, book.at("ephesos"), book.at("pergamon"))
    attempts = book.chapter("odds.rolls").interceptors(s, going)
    assert [attempt.general for attempt in attempts] == [book.named("eumenes"), book.named("krateros")]
    best, slow = (attempt.chance for attempt in attempts)
    assert best > slow == pytest.approx(2 / 6)
    assert met(attempts) == pytest.approx(1 - (1 - best) * 4 / 6)


# -- before an answer -------------------------------------------------------------------------------------------------


def marching(book: Book, s: Any, name: str) -> Activate:
    leader = book.facts.GENERAL_NUMBER[name]
    party = whole_force(s, s.general_of[leader], s.general_at[leader])
    return Activate(party.faction, leader, 0, 4, 0, party.generals, party.troops, party.royals)


def test_a_step_among_enemies_tells_the_battle_and_changes_nothing(book: Book) -> None:
    s = book.position(
        generals={"antigonos": "red ephesos", "krateros": "blue pergamon"},
        cus={"red ephesos": {"loyal": 4}, "blue pergamon": {"loyal": 2}},
        control={"pergamon": "blue", "sardeis": "blue"},
    )
    before = s.copy()
    odds = book.chapter("odds.here").step(s, marching(book, s, "antigonos"), book.facts.NUMBER["pergamon"])
    assert odds is not None
    assert (odds["kind"], odds["defender"]) == ("battle", "side:blue")
    assert odds["evades"] == pytest.approx(2 / 6)
    assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
    # S4-3.7-k Red attacks a Champion and is one no more: that is in the Prestige.
    assert odds["prestige"][0] < odds["prestige"][1]
    assert s == before
    assert book.chapter("odds.here").step(s, marching(book, s, "antigonos"), book.facts.NUMBER["halikarnassos"]) is None
    alone = book.position(generals={"antigonos": "red ephesos"}, cus={"blue pergamon": {"loyal": 2}})
    helpless = book.chapter("odds.here").step(alone, marching(book, alone, "antigonos"), book.facts.NUMBER["pergamon"])
    if ".third." in book.chapter("odds.here").__name__:
        assert helpless is None, "S3-9.9-a he asks for Free Passage before he goes: no dice, their word"
    else:
        assert helpless is not None
        assert helpless["kind"] == "dispersal"
    many = book.position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 5}, "blue pergamon": {"loyal": 1}},
        control={"pergamon": "blue"},
    )
    rout = book.chapter("odds.here").step(many, marching(book, many, "antigonos"), book.facts.NUMBER["pergamon"])
    assert rout is not None
    assert (rout["kind"], rout["win"]) == ("overrun", 1.0)


def test_a_voyage_tells_the_chance_to_get_through(book: Book) -> None:
    s = book.position(control={"athenai": "blue", "gaza": "blue"}, provinces={"aigyptos": "red"})
    odds = book.chapter("odds.here").voyage(s, RED, book.facts.NUMBER["ake"])
    assert odds is not None
    assert odds["lose"] == pytest.approx(book.chapter("odds.battles").naval_battle(2, 2).win)
    assert book.chapter("odds.here").voyage(book.position(), RED, book.facts.NUMBER["ake"]) is None


def test_the_command_line(book: Book) -> None:
    odds = book.chapter("odds").ODDS.for_command(
        ["battle", "sardeis", "attacker=loyal4,elephant2", "defender=mercenary6", "attack=antigonos"]
    )
    assert odds["win"] > odds["lose"]
    assert odds["ratings"] == [4, 0]
    held = book.chapter("odds").ODDS.for_command(
        ["battle", "sardeis", "attacker=loyal4", "defender=loyal4", "local=yes"]
    )
    assert held["strengths"][1] == held["strengths"][0] + 3
    assert book.chapter("odds").ODDS.for_command(["naval", "mover=athenai+", "interceptor=karia,makedonia"])[
        "strengths"
    ] == [3, 2]
    assert book.chapter("odds").ODDS.for_command(["naval", "mover=none", "interceptor=karia"])["lose"] == 0.0
    assert (
        book.chapter("odds").ODDS.for_command(["siege", "tyros", "traitor=yes"])["win"]
        > book.chapter("odds").ODDS.for_command(["siege", "tyros"])["win"]
    )
    for wrong in (
        ["battle", "sardeis"],
        ["naval"],
        ["nothing"],
        ["battle", "sardeis", "attacker=hoplites2", "defender=loyal1"],
    ):
        with pytest.raises(BadInput):
            book.chapter("odds").ODDS.for_command(wrong)


def inquired(book: Book, match: Match[Any], decision: Decision) -> Prospects:
    return book.chapter("odds").ODDS.for_inquiry(
        Inquiry(match, decision.seat, decision, [option.key for option in decision.options])
    )


def test_what_a_player_is_asked_can_be_inquired_about(book: Book) -> None:
    """A game of chance: whatever odds are told add up, and nothing is changed by asking."""
    match, rng, told_of = Match(book.game, book.game.setup(4), 5), random.Random(3), set[str]()
    for _ in range(700):
        if not match.pending:
            break
        decision = match.pending[0]
        before = match.state.copy()
        found = inquired(book, match, decision)
        assert match.state == before
        for odds in (found.question, *found.options.values()):
            if odds is not None:
                assert odds["win"] + odds["draw"] + odds["lose"] == pytest.approx(1)
                assert msgspec.json.encode(odds)
                told_of.add(odds["kind"])
        match.play(decision.seat, rng.choice(decision.options).key)
    assert len(told_of) > 1


def test_a_space_on_the_map_can_be_asked_about(book: Book) -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos", "krateros": "blue pergamon"},
        "cus": {"red ephesos": {"loyal": 4}, "blue pergamon": {"loyal": 2}},
    }
    s = book.position(**given)
    s.agenda.append(marching(book, s, "antigonos"))
    [decision] = question(book.chapter("activation").activate(s, marching(book, s, "antigonos")))
    there = Inquiry(SimpleNamespace(state=s), RED, decision, (), {"space": "pergamon"})
    assert book.chapter("odds").ODDS.for_inquiry(there).target["kind"] == "battle"
    nowhere = Inquiry(SimpleNamespace(state=s), RED, decision, (), {"space": "memphis"})
    assert book.chapter("odds").ODDS.for_inquiry(nowhere).target is None


def test_whoever_is_asked_before_the_dice_knows_how_the_battle_may_end(book: Book) -> None:
    s = book.position(**FIELDS["generals and elephants"])
    s.battle = fought = Battle(RED, BLUE, at := outside(book.facts.NUMBER["sardeis"]), at)

    events: list[Any] = []

    def told(kind: str) -> dict[str, Any] | None:
        match = SimpleNamespace(state=s, event_count=len(events), all_events=lambda since: events[since:])
        asked = Inquiry(match, BLUE, Decision(BLUE, kind, "", ()), ())
        return book.chapter("odds").ODDS.for_inquiry(asked).question

    assert told("battle_cards") == told("join_cus") == book.chapter("odds.battles").told_battle(s, fought)
    assert told("retreat") is None
    s.troops.pop(stack(BLUE, at))
    assert told("battle_cards") is None
    s.battle = None
    assert told("battle_cards") is None


def test_cards_that_were_played_in_the_battle_count_and_those_that_were_answered_do_not(book: Book) -> None:
    """S4-14.3-b, S3-7.3-b, S4-14.6-a, S3-14.1-b Devices against Elephants; of an earlier battle, they are no more."""
    s = book.position(**FIELDS["generals and elephants"])
    s.battle = Battle(RED, BLUE, at := outside(book.facts.NUMBER["sardeis"]), at)
    assert [troops_at(s, side, at)[ELEPHANT] > 0 for side in (RED, BLUE)] == [True, True]
    began = BattleBegan("space:sardeis", "side:red", "side:blue", {}, {})
    devices = SurprisePlayed("side:blue", "card:anti_elephant_devices")

    def told(*events: Any) -> dict[str, Any]:
        match = SimpleNamespace(state=s, event_count=len(events), all_events=lambda since: events[since:])
        asked = Inquiry(match, BLUE, Decision(BLUE, "battle_cards", "", ()))
        return book.chapter("odds").ODDS.for_inquiry(asked).question

    plain = told(began)
    at_the_dice = told(began, devices)
    assert at_the_dice["scores"][0] != plain["scores"][0], "the enemy's Elephants show nothing"
    assert at_the_dice["scores"][1] == pytest.approx(plain["scores"][1]), "one's own do"
    assert told(began, devices, CardVoid("card:anti_elephant_devices")) == plain
    assert told(devices, began) == plain


def test_a_fleet_is_weighed_with_those_named_before_it(book: Book) -> None:
    """S4-13.2-d, S3-13.4-c Fleets are named one after the other: what is no longer offered is with them."""
    s = book.position(provinces={**dict.fromkeys(("aigyptos", "makedonia", "phoinike"), "blue"), "karia": "red"})
    able = available_fleets(s, BLUE)
    assert len(able) > 1

    def told(key: str, offered: list[int]) -> dict[str, Any]:
        options = (*(book.facts.FLEET[n] for n in offered), ALL_FLEETS)
        decision = Decision(BLUE, "naval_battle", "", options, about={"space": "space:ake", "side": "side:red"})
        asked = Inquiry(SimpleNamespace(state=s), BLUE, decision, [key])
        return book.chapter("odds").ODDS.for_inquiry(asked).options[key]

    first, last = book.facts.FLEET[able[0]].key, book.facts.FLEET[able[-1]].key
    assert told(last, able)["win"] < told("all", able)["win"]
    assert told(last, able[-1:])["win"] == told("all", able)["win"], "all others have been named"
    guard, alone = (fleet_strength(s, fleets) for fleets in (available_fleets(s, RED), able[:1]))
    assert told(first, able)["win"] == book.chapter("odds.battles").naval_battle(guard, alone).win


def test_a_siege_conducted_for_nothing_is_weighed_before_the_die_is_rolled(book: Book) -> None:
    s = book.position(
        generals={"antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 4}},
        control={"tyros": "blue"},
        successors=("red", "blue"),
    )
    tyros = book.facts.NUMBER["tyros"]
    options = (Option("tyros", tyros, {"space": "tyros"}), DONE)
    decision = Decision(RED, "siege", "", options)
    found = book.chapter("odds").ODDS.for_inquiry(Inquiry(SimpleNamespace(state=s), RED, decision, ("tyros", "done")))
    assert found.options == {"tyros": book.chapter("odds.rolls").siege(s, RED, tyros)}
