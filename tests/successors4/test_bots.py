"""The heuristic player: it sees what a position offers, keeps what it has, and beats chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from strategos.bots import Chair
from strategos.games.successors.common.board import NONE
from strategos.games.successors.common.bots.aims import best_march
from strategos.games.successors.common.bots.cards import best_use, worth_of_uses
from strategos.games.successors.common.bots.voyages import passage
from strategos.games.successors.common.bots.weights import WEIGHTS
from strategos.games.successors.common.bots.worth import province_worth
from strategos.games.successors.common.position import Siege, Voyage
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth import GAME
from strategos.games.successors.fourth.bots.cards import worth_by_use
from strategos.games.successors.fourth.bots.heuristic import THINKERS, Heuristic
from strategos.games.successors.fourth.bots.rules import RULES, Aims, Outlook
from strategos.games.successors.fourth.facts import CARD_NUMBER, GENERAL_NUMBER, NAMES, NUMBER, PROVINCE_NUMBER
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.asking import Option, decide
from strategos.kernel.match import Match
from tests.successors.table import BLUE, RED

from .table import at, position


def eye(faction: int = RED, **given: Any) -> Outlook:
    return Outlook(RULES, position(**given), faction, WEIGHTS)


def army(s: SuccessorsState, name: str, points: int = 3) -> Activate:
    leader = GENERAL_NUMBER[name]
    party = whole_force(s, s.general_of[leader], s.general_at[leader])
    return Activate(party.faction, leader, 0, points, 0, party.generals, party.troops, party.royals)


def answer(look: Outlook, kind: str, *keys: str, about: dict[str, Any] | None = None, values: Any = None) -> str | None:
    """What the player answers to a question with these options."""
    options = [Option(key, (values or {}).get(key, key), {"button": key}) for key in keys]
    decision = decide(look.faction, kind, options, rule="S4-6.2-f", about=about or {})
    return THINKERS[kind](look, decision)


# -- worth ------------------------------------------------------------------------------------------------------------


def test_the_space_that_completes_a_province_is_worth_most() -> None:
    look = eye(provinces={"lydia": "red"}, control={"sardeis": "nobody"})
    lydia = PROVINCE_NUMBER["lydia"]
    before = province_worth(look.s, RED, lydia, WEIGHTS)
    assert look.gain(NUMBER["sardeis"]) > look.gain(NUMBER["sinope"])
    look.s.control[NUMBER["sardeis"]] = RED
    assert province_worth(look.s, RED, lydia, WEIGHTS) > before


def test_what_hurts_the_usurper_is_worth_more() -> None:
    given = {"provinces": {"lydia": "blue"}, "usurper": BLUE}
    assert eye(**given).gain(NUMBER["sardeis"]) > eye(**{**given, "usurper": 3, "provinces": {"lydia": "black"}}).gain(
        NUMBER["ephesos"]
    )
    assert eye(usurper=BLUE).hurt(BLUE) > eye(usurper=BLUE, provinces={"aigyptos": "black"}).hurt(0)


def test_an_attack_on_a_champion_has_its_price() -> None:
    assert eye().shame(BLUE) > 0
    assert eye(usurper=BLUE).shame(BLUE) == 0
    assert eye(successors=("red",)).shame(BLUE) == 0


# -- Armies -----------------------------------------------------------------------------------------------------------


def aim_of(name: str, **given: Any) -> str:
    look = eye(**given)
    return NAMES[Aims(look, army(look.s, name)).best().space]


def test_an_army_goes_where_there_is_something_to_have() -> None:
    given = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 4}},
        "provinces": {"lydia": "red"},
        "control": {"pergamon": "blue", "sardeis": "red"},
    }
    assert aim_of("antigonos", **given, successors=("red",)) != "ephesos"


def test_it_does_not_fight_against_the_odds_and_counts_prestige() -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos", "krateros": "blue pergamon"},
        "cus": {"red ephesos": {"loyal": 3}, "blue pergamon": {"loyal": 8}},
        "successors": ("red", "blue"),
    }
    look = eye(**given)
    assert Aims(look, army(look.s, "antigonos")).clash(NUMBER["pergamon"]) is None
    given["cus"] = {"red ephesos": {"loyal": 8}, "blue pergamon": {"loyal": 3}}
    look = eye(**given)
    worth = Aims(look, army(look.s, "antigonos")).clash(NUMBER["pergamon"])
    assert worth is not None
    assert worth > 0
    # The Royal Army would stand aside for want of Prestige.
    royal = {**given, "cus": {"red ephesos": {"royal": 6, "loyal": 1}, "blue pergamon": {"loyal": 5}}}
    look = eye(**royal, royals={"philippos": "blue pergamon", "olympias": "blue pergamon"})
    assert Aims(look, army(look.s, "antigonos")).clash(NUMBER["pergamon"]) is None


def test_who_guards_royals_risks_less() -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos", "krateros": "blue pergamon"},
        "cus": {"red ephesos": {"loyal": 6}, "blue pergamon": {"loyal": 5}},
        "successors": ("red", "blue"),
    }
    look = eye(**given)
    assert Aims(look, army(look.s, "antigonos")).clash(NUMBER["pergamon"]) is not None
    look = eye(**given, royals={"philippos": "red ephesos"})
    assert Aims(look, army(look.s, "antigonos")).clash(NUMBER["pergamon"]) is None


def test_a_free_heir_draws_an_army() -> None:
    given = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "provinces": {"lydia": "red"},
        "royals": {"philippos": "pergamon"},
    }
    assert aim_of("antigonos", **given) == "pergamon"


def test_the_sea_is_a_way_too() -> None:
    given = {
        "generals": {"demetrios": "red kyklades"},
        "cus": {"red kyklades": {"loyal": 4}},
        "control": {"kyklades": "red"},
    }
    look = eye(**given)
    aim = Aims(look, army(look.s, "demetrios")).best()
    assert aim.by_sea
    assert NAMES[aim.step] in ("athenai", "argos", "chalkis", "chios", "knossos", "kos", "sparta")
    look.s.sailed = GENERAL_NUMBER["krateros"]
    assert not Aims(look, army(look.s, "demetrios")).best().by_sea


SQUADRON: dict[str, Any] = {
    "generals": {"demetrios": "red kyklades"},
    "cus": {"red kyklades": {"loyal": 4}},
    "successors": ("red", "blue"),
}
ADMIRALTY = {"aigyptos": "blue", "phoinike": "blue"}


def test_nobody_sails_into_a_stronger_fleet() -> None:
    free = eye(control={"kyklades": "red"}, provinces=ADMIRALTY, **SQUADRON)
    assert Aims(free, army(free.s, "demetrios")).best().by_sea
    shut = eye(control={"kyklades": "red", "athenai": "blue"}, provinces=ADMIRALTY, **SQUADRON)
    assert not Aims(shut, army(shut.s, "demetrios")).best().by_sea


def test_what_a_voyage_risks_is_its_escort_and_its_army() -> None:
    look = eye(control={"kyklades": "red", "athenai": "blue"}, **SQUADRON)
    course = (NUMBER["athenai"],)
    empty = msgspec.structs.replace(army(look.s, "demetrios"), troops=NONE)
    alone, laden = passage(look, empty, course), passage(look, army(look.s, "demetrios"), course)
    assert alone.price == 0.0 < laden.price
    assert laden.through == alone.through < laden.met < 1.0
    look.s.challengers.append(BLUE)
    once_met = Outlook(RULES, look.s, RED, WEIGHTS)
    assert passage(once_met, army(look.s, "demetrios"), course).through == 1.0


def test_a_single_fleet_goes_along() -> None:
    assert answer(eye(), "escort", "fleet-rhodos", "done") == "fleet-rhodos"
    assert answer(eye(), "escort", "fleet-rhodos", "fleet-athenai", "all", "done") == "all"


def test_a_march_is_led_by_whoever_has_most_to_do() -> None:
    given = {
        "generals": {"antigonos": "red ephesos", "krateros": "red memphis"},
        "cus": {"red ephesos": {"loyal": 4}},
        "provinces": {"aigyptos": "red"},
    }
    found = best_march(eye(**given), 3)
    assert found is not None
    assert found[0] == GENERAL_NUMBER["antigonos"]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_is_used_for_what_does_most() -> None:
    look = eye(generals={"antigonos": "red ephesos"}, cus={"red ephesos": {"loyal": 1}}, control={"ephesos": "red"})
    card = CARD_NUMBER["desertions"]
    worth, use = best_use(look, card, worth_by_use(look, card, worth_of_uses(look, 4)))
    assert worth > 0
    assert use in ("event", "place_markers", "forced_march", "train", "recruit")
    spent = {"place_markers": 9.0, "train": 0.1, "forced_march": 0.1}
    assert best_use(look, card, worth_by_use(look, card, spent))[1] == "place_markers"


def test_oratory_is_kept_for_the_royal_army() -> None:
    about = {"space": "space:sardeis", "attacker": "side:red", "defender": "side:blue"}
    given: dict[str, Any] = {
        "generals": {"antigonos": "red sardeis", "krateros": "blue sardeis"},
        "cus": {"red sardeis": {"royal": 3, "loyal": 2}, "blue sardeis": {"loyal": 4}},
    }
    close = eye(**given, successors=("red", "blue"))
    keys = ("gift_of_oratory", "pass")
    assert answer(close, "battle_prestige", *keys, about=about) == "gift_of_oratory"
    ahead = eye(**given, royals={"philippos": "red sardeis"}, successors=("blue",))
    assert answer(ahead, "battle_prestige", *keys, about=about) == "pass"


def test_a_traitor_is_kept_for_the_gates_he_opens() -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red tyros"},
        "cus": {"red tyros": {"loyal": 3}},
        "control": {"tyros": "blue"},
    }
    about = {"space": "space:tyros", "side": "side:red"}
    keys = ("traitor_within_the_city", "pass")
    ripe = eye(**given, sieges={NUMBER["tyros"]: Siege(RED, 1)})
    assert answer(ripe, "siege_roll", *keys, about=about) == keys[0]
    assert answer(eye(**given), "siege_roll", *keys, about=about) == "pass"


def test_storms_and_hubris_are_for_whoever_is_ahead() -> None:
    ship = Voyage(GENERAL_NUMBER["krateros"], at("tyros"))
    given: dict[str, Any] = {
        "generals": {"krateros": "blue ake-sea"},
        "cus": {"blue ake-sea": {"loyal": 4}},
        "voyage": ship,
    }
    about = {"space": "space:gaza", "side": "side:blue"}
    ahead, behind = eye(**given, usurper=BLUE), eye(**given, usurper=3, provinces={"aigyptos": "black"})
    assert answer(ahead, "naval_step", "sea_storms", "pass", about=about) == "sea_storms"
    assert answer(behind, "naval_step", "sea_storms", "pass", about=about) == "pass"
    about = {"card": "card:epidemic", "side": "side:blue"}
    assert answer(ahead, "event_announced", "hubris", "pass", about=about) == "hubris"
    assert answer(behind, "event_announced", "hubris", "pass", about=about) == "pass"


# -- whole games ------------------------------------------------------------------------------------------------------


def play(seats: int, seed: int, who: Callable[[int], Heuristic | None]) -> Match[SuccessorsState]:
    """A match to its end; a seat without a player answers by chance."""
    match, rng = Match(GAME, GAME.setup(seats), seed), random.Random(seed)
    players = [who(seat) for seat in range(seats)]
    for _ in range(20_000):
        if not match.pending:
            return match
        decision = match.pending[0]
        player = players[decision.seat]
        options = decision.options
        key = options[int(rng.random() * len(options))].key
        match.play(decision.seat, player.answer(Chair(match, decision, rng)) if player else key)
    raise AssertionError("the game does not end")


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(3):
        match = play(3, seed, lambda seat, seed=seed: Heuristic() if seat == seed else None)
        assert match.outcome is not None
        won += match.outcome.winners == (seed,)
    assert won >= 2


def test_it_plays_with_other_weights() -> None:
    cautious = msgspec.structs.replace(WEIGHTS, fight=0.9)
    given: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos", "krateros": "blue pergamon"},
        "cus": {"red ephesos": {"loyal": 6}, "blue pergamon": {"loyal": 5}},
        "successors": ("red", "blue"),
    }
    look = Outlook(RULES, position(**given), RED, cautious)
    assert Aims(look, army(look.s, "antigonos")).clash(NUMBER["pergamon"]) is None
