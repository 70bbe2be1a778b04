"""How the players who look ahead see a position, where they stop to think, and what they think of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from strategos.bots import Budget, Chair
from strategos.bots.planner import Planner
from strategos.bots.planning import Plan, Planning
from strategos.games.successors.common.board import NONE
from strategos.games.successors.common.bots.aims import Aims
from strategos.games.successors.common.bots.features import NAMES, features, progress
from strategos.games.successors.common.bots.weights import WEIGHTS
from strategos.games.successors.common.bots.worth import royal_worth
from strategos.games.successors.common.tasks import Activate
from strategos.kernel.asking import Decision, Option, decide
from strategos.kernel.clock import Clock, Each
from strategos.kernel.match import Match
from strategos.parts.valuation import valuation_of, value

from .book import Book
from .table import BLUE, RED


def planning(book: Book) -> Planning[Any, Any]:
    return book.chapter("bots.plans").PLANNING


def seen(book: Book, name: str, **given: Any) -> list[float]:
    """A feature of each of the four Factions."""
    return [row[NAMES.index(name)] for row in features(book.position(**given))]


def asked(kind: str, *keys: str, **about: Any) -> Decision:
    return decide(RED, kind, [Option(key, key, {"button": key}) for key in keys], rule="S4-6.2-f", about=about)


def outlook(book: Book, s: Any, **changes: Any) -> Any:
    rules = book.chapter("bots.rules")
    return rules.Outlook(rules.RULES, s, RED, msgspec.structs.replace(WEIGHTS, **changes))


# -- features ---------------------------------------------------------------------------------------------------------


def test_points_count_from_ten_before_a_victory(book: Book) -> None:
    # Aigyptos 6, Babylonia 4, Hellas 4, and the Largest Fleet 3.
    given = {"provinces": {"aigyptos": "red", "babylonia": "red", "hellas": "red", "lydia": "blue"}}
    assert seen(book, "points", **given) == [0.0, 0.3, 1.7, 0.0]
    needed = book.facts.INSTANT_VP[4]
    assert seen(book, "near_points", **given) == [0.0, 0.0, pytest.approx((17 - needed + 10) / 10), 0.0]
    assert seen(book, "ahead", **given) == [0.0, 0.0, 1.4, 0.0]


def test_nobody_is_ahead_of_an_equal(book: Book) -> None:
    given = {"provinces": {"lydia": "red", "phrygia": "blue"}}
    assert seen(book, "ahead", **given) == [0.0] * 4


def test_a_province_that_lacks_one_space_is_begun(book: Book) -> None:
    given = {"control": {"memphis": "red", "alexandreia": "red"}}
    assert seen(book, "short", **given)[RED] == pytest.approx(0.6)
    assert seen(book, "begun", **given)[RED] == pytest.approx(0.6 * (2 / 3) ** 2)
    whole = {"provinces": {"aigyptos": "red"}}
    assert seen(book, "short", **whole)[RED] == seen(book, "begun", **whole)[RED] == 0.0


def test_without_its_major_city_a_province_is_not_complete(book: Book) -> None:
    given = {"provinces": {"aigyptos": "red"}, "control": {"memphis": "blue"}}
    assert seen(book, "short", **given)[RED] == pytest.approx(0.6)
    assert seen(book, "points", **given)[RED] == 0.0


def test_the_heir_counts_for_his_holder_and_the_regency_for_whoever_is_foremost(book: Book) -> None:
    heir = book.facts.ROYALS[book.facts.REGENCIES[4]]
    given = {"provinces": {"aigyptos": "blue"}, "royals": {heir: "red pella"}, "clock": Clock(round=3)}
    assert seen(book, "heir", **given) == [0.0, 0.0, 1.0, 0.0]
    assert seen(book, "regent", **{**given, "provinces": {"aigyptos": "red"}}) == [0.0, 0.0, 1.0, 0.0]
    assert seen(book, "heir", **{**given, "clock": Clock(round=4)}) == [0.0] * 4


def test_the_hearse_is_worth_more_the_nearer_it_is_to_pella(book: Book) -> None:
    there = [
        seen(book, "funeral", royals={"hearse": f"red {place}"}, clock=Clock(round=2))[RED]
        for place in ("babylon", "abydos", "pella")
    ]
    assert there == [pytest.approx(0.88**17), pytest.approx(0.88**3), 1.0]
    late = Clock(round=book.facts.BURIAL_TURNS[-1] + 1)
    assert seen(book, "funeral", royals={"hearse": "red pella"}, clock=late) == [0.0] * 4


def test_a_province_with_a_foreign_army_before_it_is_exposed(book: Book) -> None:
    given = {"provinces": {"aigyptos": "red"}, "cus": {"blue memphis": {"loyal": 4}}}
    power = 4 * book.facts.STRENGTH[book.facts.TROOP_NAMES.index("loyal")]
    expected = pytest.approx(0.6 * power / (power + 3))
    assert seen(book, "exposed", **given) == [0.0, 0.0, expected, 0.0]
    assert seen(book, "reach", **given) == [0.0, expected, 0.0, 0.0]


def test_an_army_will_have_the_space_it_is_in_but_walls_hold(book: Book) -> None:
    given = {"provinces": {"kypros": "red"}, "control": {"salamis": "nobody"}, "cus": {"red salamis": {"loyal": 1}}}
    vp = book.facts.PROVINCE_VP[book.facts.PROVINCE_NUMBER["kypros"]] / 10
    assert seen(book, "coming_spaces", **given)[RED] == pytest.approx(1 / 20)
    assert seen(book, "coming_points", **given)[RED] == pytest.approx(vp)
    met = {**given, "cus": {"red salamis": {"loyal": 1}, "blue salamis": {"loyal": 1}}}
    assert seen(book, "coming_spaces", **met) == [0.0] * 4
    walled = {"provinces": {"aigyptos": "red"}, "control": {"memphis": "blue"}}
    for count, points in ((2, 0.0), (3, 0.6)):
        before = {**walled, "cus": {"red memphis": {"loyal": count}}}
        assert seen(book, "coming_points", **before)[RED] == 0.0
        assert seen(book, "besieged_points", **before)[RED] == pytest.approx(points)


def test_progress_runs_from_the_set_up_to_the_end(book: Book) -> None:
    assert progress(book.position(clock=Clock(round=1))) == 0.0
    steps = [progress(book.position(clock=Clock(round=turn, entry=entry))) for turn in (1, 5) for entry in (4, 30)]
    assert steps == sorted(steps)
    assert steps[-1] == 1.0


def test_chances_sum_to_one(book: Book) -> None:
    game = book.game
    valuation = valuation_of(game)
    assert valuation is not None
    for seats in game.seats:
        match = Match(game, game.setup(seats), 7)
        assert sum(value(game, match.state, seats)) == pytest.approx(1.0)
        assert set(valuation.tables(match.state)) & valuation.weighing().tables.keys()


def test_of_an_ended_game_the_winner_has_it_all(book: Book) -> None:
    s = book.position()
    s.winner, s.won_by = BLUE, "victory_points"
    assert value(book.game, s, 4) == (0.0, 1.0, 0.0, 0.0)


def test_the_file_of_values_is_for_these_features(book: Book) -> None:
    valuation = valuation_of(book.game)
    assert valuation is not None
    assert valuation.weighing().names == NAMES


# -- wishes that weights govern ---------------------------------------------------------------------------------------


def test_an_heir_is_worth_more_the_sooner_he_comes_of_age(book: Book) -> None:
    wishing = msgspec.structs.replace(WEIGHTS, regency=2.0)
    turn, heir = next(iter(book.facts.REGENCIES.items()))
    near, far = (book.position(clock=Clock(round=number)) for number in (turn - 1, 1))
    assert royal_worth(near, heir, wishing) > royal_worth(far, heir, wishing) > royal_worth(near, heir, WEIGHTS)
    assert royal_worth(book.position(clock=Clock(round=turn)), heir, wishing) == royal_worth(near, heir, WEIGHTS)


def procession(book: Book, **changes: Any) -> float:
    """How the Army with the Hearse is drawn from Abydos towards Pella."""
    s = book.position(
        generals={"antigonos": "red abydos"}, royals={"hearse": "red abydos"}, clock=Clock(round=2, seat=RED)
    )
    general = book.named("antigonos")
    task = Activate(RED, general, 0, 3, 0, (general,), NONE)
    return Aims(outlook(book, s, **changes), task).pull(book.facts.NUMBER["pella"])


def test_the_hearse_draws_an_army_to_pella(book: Book) -> None:
    assert procession(book) == 0.0
    assert procession(book, funeral=10.0) == pytest.approx(10 * (1 - 0.88**3))


def test_alexander_waits_for_pella_unless_there_is_no_time(book: Book) -> None:
    bury = book.chapter("bots.heuristic").THINKERS["bury"]
    last = book.facts.BURIAL_TURNS[-1]

    def answer(place: str, clock: Clock, **changes: Any) -> str:
        s = book.position(royals={"hearse": f"red {place}"}, clock=clock)
        return bury(outlook(book, s, **changes), asked("bury", "yes", "no"))

    assert answer("babylon", Clock(round=2, seat=RED)) == "yes"
    assert answer("babylon", Clock(round=2, seat=RED), funeral=10.0) == "no"
    assert answer("pella", Clock(round=2, seat=RED), funeral=10.0) == "yes"
    assert answer("babylon", Clock(round=last), funeral=10.0) == "yes"


def test_a_lure_draws_its_own_general_only(book: Book) -> None:
    s = book.position(generals={"antigonos": "red abydos", "seleukos": "red babylon"}, clock=Clock(round=2, seat=RED))
    pella = book.facts.NUMBER["pella"]
    eye = outlook(book, s, lures=((book.named("antigonos"), pella, 5.0),))
    pulls = [
        Aims(eye, Activate(RED, general, 0, 3, 0, (general,), NONE)).pull(pella)
        for general in (book.named("antigonos"), book.named("seleukos"))
    ]
    assert pulls == [5.0, 0.0]


# -- forks and plans --------------------------------------------------------------------------------------------------


def test_one_thinks_about_cards_marches_and_answers_to_others(book: Book) -> None:
    s, fork = book.position(), planning(book).fork
    assert fork(s, asked("tyche_card", "a", "b"))
    assert fork(s, asked("name_general", "a", "done"))
    assert fork(s, asked("evade", "yes", "no"))
    assert not fork(s, asked("evade", *"abcdefgh"))
    assert not fork(s, asked("activation", "a", "b"))


def test_an_army_may_go_for_what_is_near_or_stay(book: Book) -> None:
    s = book.position(
        generals={"antigonos": "red kelainai"},
        provinces=dict.fromkeys(book.facts.PROVINCES, "red"),
        control={"gordion": "nobody"},
        cus={"red kelainai": {"loyal": 4}},
        seat=RED,
        movement_die=4,
    )
    found = planning(book).plans(s, asked("name_general", "antigonos", "done"), WEIGHTS, random.Random(1))
    gordion = Plan(
        "towards",
        changes={"lures": ((book.named("antigonos"), book.facts.NUMBER["gordion"], 20.0),)},
        key="antigonos",
        facts={"general": "piece:antigonos", "space": "space:gordion"},
        spaces=("gordion",),
    )
    assert found == [gordion, Plan("stay", key="done")]


def test_an_event_may_strike_at_cities_or_at_armies(book: Book) -> None:
    s = book.position(
        provinces={"aigyptos": "blue"}, cus={"blue babylon": {"loyal": 4}}, generals={"seleukos": "blue babylon"}
    )
    keys = ("memphis", "alexandreia", "pelousion", "hermoupolis", "diospolis", "babylon", "sousa")
    found = planning(book).plans(s, asked("event_space", *keys), WEIGHTS, random.Random(1))
    assert found[-1] == Plan("target", key="babylon", facts={"space": "space:babylon"}, spaces=("babylon",))
    assert len(found) == 5
    assert all(plan.key in keys[:5] for plan in found[:-1])


def test_a_card_may_be_used_in_all_its_ways(book: Book) -> None:
    s = book.position(
        generals={"antigonos": "red kelainai"}, provinces={"phrygia": "red"}, clock=Clock(round=2, seat=RED)
    )
    s.hand = book.hands(red="greek_mercenaries")
    found = planning(book).plans(s, asked("tyche_card", "greek_mercenaries"), WEIGHTS, random.Random(1))
    assert {plan.key for plan in found} == {"greek_mercenaries"}
    uses = [plan.facts["use"] for plan in found]
    assert {"forced_march", "place_markers", "train"} <= set(uses)
    assert len(set(uses)) == len(uses)


def test_one_looks_to_the_end_of_the_turn_but_beyond_it_before_somebody_may_win(book: Book) -> None:
    sequence = book.chapter("sequence").SEQUENCE
    rounds = [entry for entry, phase in enumerate(sequence) if isinstance(phase, Each)]
    game_turn = next(iter(book.facts.REGENCIES)) - 1

    def ends(begun: Clock, *later: Clock) -> list[bool]:
        until = planning(book).horizon(book.position(clock=begun, first=3), RED)
        return [until(book.position(clock=clock)) for clock in later]

    after = Clock(game_turn, rounds[0], BLUE), Clock(game_turn, rounds[-1], BLUE), Clock(game_turn + 1, 4)
    assert ends(Clock(game_turn, rounds[0], RED), Clock(game_turn, rounds[0], RED), *after[:1]) == [False, True]
    assert ends(Clock(game_turn, rounds[-1], RED), *after[1:]) == [False, True]
    assert ends(Clock(game_turn, rounds[-1], RED), Clock(game_turn + 1, 1)) == [False]
    assert ends(Clock(2, rounds[-1], RED), Clock(2, rounds[-1], BLUE)) == [True]


# -- honesty ----------------------------------------------------------------------------------------------------------


def forks(book: Book, wanted: int) -> Iterator[tuple[Match[Any], Decision]]:
    """Forks of a game of the heuristic, some of each kind."""
    game, plan = book.game, planning(book)
    match, rng = Match(game, game.setup(2), 3), random.Random(3)
    players = [plan.bot(plan.weights) for _ in range(2)]
    found: dict[str, int] = {}
    while match.pending and sum(found.values()) < wanted:
        decision = match.pending[0]
        if len(decision.options) > 1 and plan.fork(match.state, decision) and found.get(decision.kind, 0) < 8:
            found[decision.kind] = found.get(decision.kind, 0) + 1
            yield match, decision
        chair = Chair(match, decision, random.Random(rng.getrandbits(40)))
        match.play(decision.seat, players[decision.seat].answer(chair))


def test_what_a_seat_cannot_know_makes_no_difference(book: Book) -> None:
    differ = 0
    for match, decision in forks(book, 20):
        answers: set[Any] = set()
        hands: set[Any] = set()
        for seed in (1, 2):
            other = match.imagine(decision.seat, seed)
            hands.add(tuple(other.state.hand))
            chair = Chair(other, decision, random.Random(9), Budget(decisions=80))
            player = Planner(planning(book))
            answers.add((player.answer(chair), msgspec.msgpack.encode(player.why), player.plan))
        assert len(answers) == 1
        differ += len(hands) > 1
    assert differ > 10
