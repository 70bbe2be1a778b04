"""Rules that the third edition has as the fourth has them, tried in the same way."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, LOYAL, NOBODY, NONE, OFF, WAITING
from strategos.games.successors.common.card_events import CardTaken
from strategos.games.successors.common.dispersal import disperse_general
from strategos.games.successors.common.events import (
    BattleRolled,
    Buried,
    FleetTurned,
    RoyalArmyJoined,
    RoyalArmySetAside,
    RoyalTaken,
)
from strategos.games.successors.common.movement_events import TurnedBack
from strategos.games.successors.common.position import one
from strategos.games.successors.common.steps import Party, Step
from strategos.games.successors.common.succession import succeed
from strategos.games.successors.common.surprise_cards import Occasion
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.games.successors.third.activation import activate
from strategos.games.successors.third.burial import offer_burial
from strategos.games.successors.third.confrontation import confront
from strategos.games.successors.third.defeat import defeat
from strategos.games.successors.third.facts import ANTIPATROS, CARD_NUMBER, GENERAL_NUMBER, NUMBER, POLYPERCHON
from strategos.games.successors.third.land_battle import fight
from strategos.games.successors.third.operation_points import upgrade_fleet
from strategos.games.successors.third.reinforcements import reinforce
from strategos.games.successors.third.scoring import legitimacy, prestige
from strategos.games.successors.third.settle import settle
from strategos.games.successors.third.sieges import conduct_siege
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.succession import slay
from strategos.games.successors.third.surprise_cards import SURPRISES
from strategos.games.successors.third.tasks import Reinforce
from strategos.games.successors.third.turn_back import turn_back
from strategos.games.successors.third.windows import play_surprise
from strategos.kernel.agenda import push
from strategos.kernel.asking import Decision
from tests.successors.table import BLUE, RED, YELLOW, force, general, offered, question, royal, run, told, units, why
from tests.successors3.activating import named
from tests.successors3.table import at, cards, hands, position

# -- corners -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-21.3-a")
def test_antipatros_takes_his_popularity_and_his_condemnation_with_him() -> None:
    s = position(generals={"antipatros": "red pella"}, condemned=ANTIPATROS)
    s.received[ANTIPATROS], s.popularity[ANTIPATROS] = RED, 2
    succeed(s)
    assert (s.popularity[ANTIPATROS], s.popularity[POLYPERCHON], s.condemned) == (0, 0, NOBODY)
    s = position(generals={"antipatros": "red pella"}, condemned=named("eumenes"))
    s.received[ANTIPATROS] = RED
    succeed(s)
    assert s.condemned == named("eumenes")


def killed(**given: Any) -> SuccessorsState:
    s = position(generals={"antipatros": "red issos", **given.pop("generals", {})}, **given)
    s.received[ANTIPATROS] = RED
    return s


@pytest.mark.rule("S3-21.3-b")
def test_polyperchon_comes_where_no_enemy_stands_or_is_dispersed() -> None:
    s = killed(
        control={"pella": "red", "tarsos": "red", "dana": "red", "ikonion": "blue"},
        generals={"krateros": "blue dana"},
        cus={"blue tarsos": {"loyal": 1}, "blue pella": {"loyal": 1}},
    )
    [decision] = question(slay(s, ANTIPATROS))
    assert offered(decision) == ["pella-inside"]
    assert why(decision, "ikonion") == ("S3-21.3-b", "not_your_space")
    assert why(decision, "tarsos") == why(decision, "dana") == why(decision, "pella") == ("S3-21.3-b", "enemy_here")
    s = killed(control={"tarsos": "red"}, cus={"blue tarsos": {"loyal": 1}})
    run(slay(s, ANTIPATROS))
    assert general(s, "polyperchon") == DISPERSED
    assert s.general_of[POLYPERCHON] == RED
    assert general(s, "antipatros") == DEAD


def test_control_that_does_not_change_is_not_told() -> None:
    s = position(control={"pella": "red"}, royals={"alexandros": "red pella", "olympias": "issos"})
    settle(s)
    assert told(s, RoyalTaken) == []
    s.control[NUMBER["pella"]] = BLUE
    settle(s)
    assert [(event.royal, event.side) for event in told(s, RoyalTaken)] == [("piece:alexandros", "side:blue")]
    s.control[NUMBER["pella"]] = NOBODY
    settle(s)
    assert told(s, RoyalTaken)[-1].side is None


def test_going_inside_ends_a_procedure() -> None:
    """The Heir who was nobody's inside cannot be; the one left outside is the PC marker's."""
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis", "krateros": "red sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
        royals={"herakles": "yellow sardeis"},
    )
    push(s, Activate(YELLOW, named("antigonos"), 0, 2))
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    run(activate(s, task), "", "take_along! choose", "loyal=01", "done")
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    run(activate(s, task), "", "activation! inside")
    assert general(s, "antigonos") == at("sardeis-inside")
    assert royal(s, "herakles") == "red"


def test_an_independent_army_turns_back_alone() -> None:
    s = position(armies={"philon": "rhagai"}, cus={"red rhagai": {"loyal": 1}})
    step = Step(RED, INDEPENDENT, at("tabai"), at("rhagai"))
    turn_back(s, step, Party(RED, (), units(loyal=1)))
    assert s.army_at[2] == at("tabai")
    assert force(s, "red rhagai") == units(loyal=1)
    assert [(event.space, event.to) for event in told(s, TurnedBack)] == [("space:rhagai", "space:tabai")]
    s = position(armies={"philon": "hekatompylos"})
    turn_back(s, Step(RED, INDEPENDENT, WAITING, at("hekatompylos")), Party(RED, ()))
    assert s.army_at[2] == WAITING


def besieged(**given: Any) -> SuccessorsState:
    return position(
        **{
            "control": {"sardeis": "blue"},
            "generals": {"antigonos": "red sardeis", "leonnatos": "blue sardeis-inside"},
            "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"loyal": 1}},
            "hand": hands(red="gift_of_oratory", blue="gift_of_oratory"),
            **given,
        }
    )


def test_nobody_is_asked_about_prestige_where_no_royal_army_is_besieged() -> None:
    run(conduct_siege(besieged(), RED, NUMBER["sardeis"]), "4")
    s = besieged(cus={"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 1}})
    run(
        conduct_siege(s, RED, NUMBER["sardeis"]),
        "4",
        "siege_prestige! pass",
        "siege_prestige! pass",
    )


@pytest.mark.rule("S3-13.3-b")
def test_a_better_fleet_is_told_of() -> None:
    s = position(control={"athenai": "red"})
    run(upgrade_fleet(s, RED, 4), "", "upgrade_fleet! fleet-athenai")
    assert [(event.fleet, event.upgraded) for event in told(s, FleetTurned)] == [("piece:fleet-athenai", True)]


def test_the_question_before_a_siege_roll_says_where_it_is() -> None:
    s = besieged(hand=hands(red="traitor_within_the_city"))
    [decision] = question(conduct_siege(s, RED, NUMBER["sardeis"]))
    assert dict(decision.about) == {"side": "side:red", "space": "space:sardeis"}


# -- land battle -------------------------------------------------------------------------------------------------------


ARMIES_MEET: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"loyal": 4}},
    "control": {"tarsos": "red"},
}


BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))


def battle(dice: str, *answers: str, fought: Battle = BATTLE, **given: Any) -> SuccessorsState:
    s = position(**{**ARMIES_MEET, **given})
    run(fight(s, fought), dice, *answers)
    return s


ROYALS: dict[str, Any] = {"cus": {"red issos": {"royal": 2, "loyal": 2}, "blue issos": {"loyal": 4}}}


def test_the_death_of_the_victor_does_not_bring_them_back() -> None:
    """Blue's Prestige is Krateros' 2 against Leonnatos' 1 L for Red; without Krateros it would be 0."""
    generals = {**ARMIES_MEET["generals"], "leonnatos": "red dispersed"}
    given = {**ROYALS, "generals": generals, "successors": ("red", "blue"), "control": {"issos": "blue"}}
    s = battle("1 1 4 5 6 1", "blue: minor_takes_command! no", **given)
    assert general(s, "krateros") == DEAD
    assert [(event.prestige, event.against) for event in told(s, RoyalArmySetAside)] == [(1, 2)]
    assert force(s, "blue issos") == units(loyal=4, royal=2)


@pytest.mark.rule("S3-14.3-g")
def test_a_force_of_royal_army_cus_alone_goes_over_without_a_battle() -> None:
    s = battle("", cus={"red issos": {"royal": 4}, "blue issos": {"loyal": 1}})
    assert force(s, "blue issos") == units(royal=4, loyal=1)
    assert general(s, "antigonos") == DISPERSED
    assert told(s, BattleRolled) == []
    assert not s.champion[RED]


# -- reinforcements ----------------------------------------------------------------------------------------------------


def test_without_a_general_to_lead_them_they_are_dispersed() -> None:
    s = position(generals={f"minor-red-{n}": "red pella-inside" for n in range(1, 5)}, control={"pella": "blue"})
    run(reinforce(s, Reinforce(RED, one(LOYAL, 1))))
    assert force(s, "red dispersed") == units(loyal=1)


# -- royal family ------------------------------------------------------------------------------------------------------


def test_the_burial_at_pella_is_worth_ten() -> None:
    s = position(royals={"hearse": "red pella"}, generals={"antigonos": "red pella"})
    run(offer_burial(s, RED), "", "yes")
    assert legitimacy(s, RED).value == 13
    assert len(told(s, Buried)) == 1


# -- scoring -----------------------------------------------------------------------------------------------------------


def test_independents_have_neither_legitimacy_nor_prestige() -> None:
    s = position(provinces={"makedonia": "independent"})
    assert legitimacy(s, INDEPENDENT).value == 0
    assert prestige(s, INDEPENDENT, NOBODY, at("pella"), defends=True).value == 0


# -- settle ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-2.6-f", "S3-G-g")
def test_only_major_generals_are_dispersed() -> None:
    s = position(generals={"minor-red-1": "red issos", "eumenes": "red issos"})
    disperse_general(s, GENERAL_NUMBER["minor-red-1"])
    disperse_general(s, GENERAL_NUMBER["eumenes"])
    assert general(s, "minor-red-1") == OFF
    assert general(s, "eumenes") == DISPERSED


# -- sieges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-12.7-d")
def test_the_defeated_lose_all_but_what_of_their_macedonians_survives_attrition() -> None:
    army = {"mercenary": 2, "elephant": 1, "cavalry": 1, "loyal": 2, "royal": 1, "silver_shields": 2}
    s = position(
        generals={"eumenes": "red issos", "krateros": "red issos", "minor-red-1": "red issos"},
        cus={"red issos": army, "red tarsos": {"mercenary": 1}},
        control={"tarsos": "red"},
        royals={"olympias": "red issos", "herakles": "red issos", "philippos": "red tarsos"},
    )
    # Five Macedonian CUs, a 3: one is lost.
    run(defeat(s, RED, at("issos")), "3", "lose_cus! royal=01")
    assert force(s, "red issos") == NONE
    assert force(s, "red tarsos") == units(mercenary=1)
    assert force(s, "red dispersed") == units(loyal=2, silver_shields=2)
    assert general(s, "eumenes") == general(s, "krateros") == DISPERSED
    assert general(s, "minor-red-1") == OFF
    assert royal(s, "olympias") is None
    assert royal(s, "herakles") is None
    assert royal(s, "philippos") == "red"


# -- surprise cards ----------------------------------------------------------------------------------------------------


DECK = [*cards("epidemic", "epidemic", "diplomacy", "diplomacy", "treachery", "treachery")]


def why_not(s: SuccessorsState, card: str, faction: int, on: Occasion) -> str | None:
    no = SURPRISES[cards(card)[0]].why_not(s, faction, on)
    return no and no.why


@pytest.mark.rule("S3-7.3-d")
def test_ahura_mazda_takes_a_card_and_only_the_other_draws() -> None:
    s = position(hand=hands(red="ahura_mazda_and_ahriman epidemic", blue="fog mutiny"), deck=DECK.copy())
    run(play_surprise(s, RED, CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()), "", drawn=(1, len(DECK)))
    assert s.hand[RED] == cards("epidemic", "fog")
    assert len(s.hand[BLUE]) == 2
    assert len(s.deck) == len(DECK) - 1
    [taken] = told(s, CardTaken)
    assert taken.seen_by(YELLOW) == taken.seen_by(None) == CardTaken("side:red", "side:blue", None)
    assert taken.seen_by(RED) == taken.seen_by(BLUE) == CardTaken("side:red", "side:blue", "card:fog")


@pytest.mark.rule("S3-7.3-d")
def test_one_chooses_whose_card_and_only_who_holds_one() -> None:
    s = position(hand=hands(red="ahura_mazda_and_ahriman", blue="fog", yellow="mutiny"), deck=DECK.copy())
    answers = ("red: take_card_of! yellow",)
    run(play_surprise(s, RED, CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()), "", *answers)
    assert s.hand[RED] == cards("mutiny")
    s = position(hand=hands(red="ahura_mazda_and_ahriman"))
    assert why_not(s, "ahura_mazda_and_ahriman", RED, Occasion()) == "nobody_holds_a_card"


# -- windows -----------------------------------------------------------------------------------------------------------


def asked(decisions: list[Decision]) -> dict[int, list[str]]:
    return {d.seat: [option.key for option in d.options if not option.key.startswith("pass")] for d in decisions}


MEETING: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"royal": 3}},
    "control": {"tarsos": "red"},
    "successors": ("blue",),
}


def meets(s: SuccessorsState) -> Any:
    return confront(s, Step(RED, RED, at("tarsos"), at("issos"), (BLUE,)))


@pytest.mark.rule("S3-14.3-g", "S3-17.6-f")
def test_before_a_royal_army_alone_goes_over_both_players_are_asked() -> None:
    s = position(**MEETING, hand=hands(blue="epidemic", red="epidemic"), deck=[*cards("gift_of_oratory")])
    assert list(asked(question(meets(s)))) == [BLUE, RED]
    s = position(**MEETING, hand=hands(yellow="gift_of_oratory"))
    assert run(meets(s)) == (False, units(royal=3))
    assert told(s, RoyalArmyJoined)
    s = position(**MEETING, hand=hands(blue="gift_of_oratory"), deck=DECK.copy())
    assert run(meets(s), "6 6 1 1 1", "blue: meeting_prestige! gift_of_oratory") == (True, NONE)
    assert not told(s, RoyalArmyJoined)
