"""Battles, sieges and what follows from them, Surprise cards and burials, as both editions have them."""

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
    Popular,
    RoyalArmyJoined,
    RoyalArmySetAside,
    RoyalTaken,
)
from strategos.games.successors.common.movement_events import Overrun, TurnedBack
from strategos.games.successors.common.operation_points import upgrade_fleet
from strategos.games.successors.common.position import one
from strategos.games.successors.common.reinforcements import fewest, intruder, some
from strategos.games.successors.common.scoring import legitimacy, prestige
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.steps import Party, Step, turn_back
from strategos.games.successors.common.succession import slay, succeed
from strategos.games.successors.common.surprise_cards import Occasion
from strategos.games.successors.common.tasks import Activate, Battle, Reinforce
from strategos.kernel.agenda import push
from strategos.kernel.asking import Decision

from .book import Book
from .table import BLUE, RED, YELLOW, force, general, offered, question, royal, run, told, units, why


@pytest.mark.rule("S3-21.3-a", "S4-5.1-d")
def test_antipatros_takes_his_popularity_and_his_condemnation_with_him(book: Book) -> None:
    s = book.position(generals={"antipatros": "red pella"}, condemned=book.facts.ANTIPATROS)
    s.received[book.facts.ANTIPATROS], s.popularity[book.facts.ANTIPATROS] = RED, 2
    succeed(s)
    assert (s.popularity[book.facts.ANTIPATROS], s.popularity[book.facts.POLYPERCHON], s.condemned) == (0, 0, NOBODY)
    s = book.position(generals={"antipatros": "red pella"}, condemned=book.named("eumenes"))
    s.received[book.facts.ANTIPATROS] = RED
    succeed(s)
    assert s.condemned == book.named("eumenes")


def killed(book: Book, **given: Any) -> Any:
    s = book.position(generals={"antipatros": "red issos", **given.pop("generals", {})}, **given)
    s.received[book.facts.ANTIPATROS] = RED
    return s


@pytest.mark.rule("S3-21.3-b", "S4-7.1-k")
def test_polyperchon_comes_where_no_enemy_stands_or_is_dispersed(book: Book) -> None:
    s = killed(
        book,
        control={"pella": "red", "tarsos": "red", "dana": "red", "ikonion": "blue"},
        generals={"krateros": "blue dana"},
        cus={"blue tarsos": {"loyal": 1}, "blue pella": {"loyal": 1}},
    )
    rule = book.rule("S3-21.3-b", "S4-7.1-k")
    [decision] = question(slay(s, book.facts.ANTIPATROS))
    assert offered(decision) == ["pella-inside"]
    assert why(decision, "ikonion") == (rule, "not_your_space")
    assert why(decision, "tarsos") == why(decision, "dana") == why(decision, "pella") == (rule, "enemy_here")
    s = killed(book, control={"tarsos": "red"}, cus={"blue tarsos": {"loyal": 1}})
    run(slay(s, book.facts.ANTIPATROS))
    assert general(s, "polyperchon") == DISPERSED
    assert s.general_of[book.facts.POLYPERCHON] == RED
    assert general(s, "antipatros") == DEAD


@pytest.mark.rule("S4-8.2-b")
def test_control_that_does_not_change_is_not_told(book: Book) -> None:
    s = book.position(control={"pella": "red"}, royals={"alexandros": "red pella", "olympias": "issos"})
    settle(s)
    assert told(s, RoyalTaken) == []
    s.control[book.facts.NUMBER["pella"]] = BLUE
    settle(s)
    assert [(event.royal, event.side) for event in told(s, RoyalTaken)] == [("piece:alexandros", "side:blue")]
    s.control[book.facts.NUMBER["pella"]] = NOBODY
    settle(s)
    assert told(s, RoyalTaken)[-1].side is None


@pytest.mark.rule("S4-8.2-b", "S4-9.3-d")
def test_going_inside_ends_a_procedure(book: Book) -> None:
    """The Heir who was nobody's inside cannot be; the one left outside is the PC marker's."""
    s = book.position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis", "krateros": "red sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
        royals={"herakles": "yellow sardeis"},
    )
    push(s, Activate(YELLOW, book.named("antigonos"), 0, 2))
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    run(book.chapter("activation").activate(s, task), "", "take_along! choose", "loyal=01", "done")
    task = s.agenda[-1]
    assert isinstance(task, Activate)
    run(book.chapter("activation").activate(s, task), "", "activation! inside")
    assert general(s, "antigonos") == book.at("sardeis-inside")
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S4-11.3-d", "S4-11.3-c")
def test_an_independent_army_turns_back_alone(book: Book) -> None:
    s = book.position(armies={"philon": "rhagai"}, cus={"red rhagai": {"loyal": 1}})
    step = Step(RED, INDEPENDENT, book.at("tabai"), book.at("rhagai"))
    turn_back(s, step, Party(RED, (), units(loyal=1)))
    assert s.army_at[2] == book.at("tabai")
    assert force(s, "red rhagai") == units(loyal=1)
    assert [(event.space, event.to) for event in told(s, TurnedBack)] == [("space:rhagai", "space:tabai")]
    s = book.position(armies={"philon": "hekatompylos"})
    turn_back(s, Step(RED, INDEPENDENT, WAITING, book.at("hekatompylos")), Party(RED, ()))
    assert s.army_at[2] == WAITING


def besieged(book: Book, **given: Any) -> Any:
    return book.position(
        **{
            "control": {"sardeis": "blue"},
            "generals": {"antigonos": "red sardeis", "leonnatos": "blue sardeis-inside"},
            "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"loyal": 1}},
            "hand": book.hands(red="gift_of_oratory", blue="gift_of_oratory"),
            **given,
        }
    )


@pytest.mark.rule("S4-7.2-an")
def test_nobody_is_asked_about_prestige_where_no_royal_army_is_besieged(book: Book) -> None:
    run(book.chapter("sieges").conduct_siege(besieged(book), RED, book.facts.NUMBER["sardeis"]), "4")
    s = besieged(book, cus={"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 1}})
    run(
        book.chapter("sieges").conduct_siege(s, RED, book.facts.NUMBER["sardeis"]),
        "4",
        "siege_prestige! pass",
        "siege_prestige! pass",
    )


@pytest.mark.rule("S3-13.3-b", "S4-6.2-ab", "S4-7.4-i")
def test_a_better_fleet_is_told_of(book: Book) -> None:
    s = book.position(control={"athenai": "red"})
    run(upgrade_fleet(s, RED, 4), "", "upgrade_fleet! fleet-athenai")
    assert [(event.fleet, event.upgraded) for event in told(s, FleetTurned)] == [("piece:fleet-athenai", True)]


@pytest.mark.rule("S4-15.2-i")
def test_the_question_before_a_siege_roll_says_where_it_is(book: Book) -> None:
    s = besieged(book, hand=book.hands(red="traitor_within_the_city"))
    [decision] = question(book.chapter("sieges").conduct_siege(s, RED, book.facts.NUMBER["sardeis"]))
    assert dict(decision.about) == {"side": "side:red", "space": "space:sardeis"}


ARMIES_MEET: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"loyal": 4}},
    "control": {"tarsos": "red"},
}


def battle(book: Book, dice: str, *answers: str, **given: Any) -> Any:
    s = book.position(**{**ARMIES_MEET, **given})
    fought = Battle(RED, BLUE, book.at("issos"), book.at("tarsos"))
    run(book.chapter("land_battle").fight(s, fought), dice, *answers)
    return s


ROYALS: dict[str, Any] = {"cus": {"red issos": {"royal": 2, "loyal": 2}, "blue issos": {"loyal": 4}}}


@pytest.mark.rule("S4-14.8-e")
def test_the_death_of_the_victor_does_not_bring_them_back(book: Book) -> None:
    """Blue's Prestige is Krateros' 2 against Leonnatos' 1 L for Red; without Krateros it would be 0."""
    generals = {**ARMIES_MEET["generals"], "leonnatos": "red dispersed"}
    given = {**ROYALS, "generals": generals, "successors": ("red", "blue"), "control": {"issos": "blue"}}
    s = battle(book, "1 1 4 5 6 1", "blue: minor_takes_command! no", **given)
    assert general(s, "krateros") == DEAD
    assert [(event.prestige, event.against) for event in told(s, RoyalArmySetAside)] == [(1, 2)]
    assert force(s, "blue issos") == units(loyal=4, royal=2)


@pytest.mark.rule("S3-14.3-g", "S4-10-ad")
def test_a_force_of_royal_army_cus_alone_goes_over_without_a_battle(book: Book) -> None:
    s = battle(book, "", cus={"red issos": {"royal": 4}, "blue issos": {"loyal": 1}})
    assert force(s, "blue issos") == units(royal=4, loyal=1)
    assert general(s, "antigonos") == DISPERSED
    assert told(s, BattleRolled) == []
    assert not s.champion[RED]


@pytest.mark.rule("S4-5.2-n")
def test_without_a_general_to_lead_them_they_are_dispersed(book: Book) -> None:
    s = book.position(generals={f"minor-red-{n}": "red pella-inside" for n in range(1, 5)}, control={"pella": "blue"})
    run(book.chapter("reinforcements").reinforce(s, book.chapter("tasks").Reinforce(RED, one(LOYAL, 1))))
    assert force(s, "red dispersed") == units(loyal=1)


@pytest.mark.rule("S4-3.8-h")
def test_the_burial_at_pella_is_worth_ten(book: Book) -> None:
    s = book.position(royals={"hearse": "red pella"}, generals={"antigonos": "red pella"})
    run(book.chapter("burial").offer_burial(s, RED), "", "yes")
    assert legitimacy(s, RED).value == 13
    assert len(told(s, Buried)) == 1


@pytest.mark.rule("S4-3.6-c", "S4-7.2-ae")
def test_independents_have_neither_legitimacy_nor_prestige(book: Book) -> None:
    s = book.position(provinces={"makedonia": "independent"})
    assert legitimacy(s, INDEPENDENT).value == 0
    assert prestige(s, INDEPENDENT, NOBODY, book.at("pella"), defends=True).value == 0


@pytest.mark.rule("S3-2.6-f", "S3-G-g", "S4-2-ac", "S4-2-ab")
def test_only_major_generals_are_dispersed(book: Book) -> None:
    s = book.position(generals={"minor-red-1": "red issos", "eumenes": "red issos"})
    disperse_general(s, book.facts.GENERAL_NUMBER["minor-red-1"])
    disperse_general(s, book.facts.GENERAL_NUMBER["eumenes"])
    assert general(s, "minor-red-1") == OFF
    assert general(s, "eumenes") == DISPERSED


@pytest.mark.rule("S3-12.7-d", "S4-14.9-e", "S4-14.9-f", "S4-14.9-g", "S4-14.9-h", "S4-16.9-r")
def test_the_defeated_lose_all_but_what_of_their_macedonians_survives_attrition(book: Book) -> None:
    army = {"mercenary": 2, "elephant": 1, "cavalry": 1, "loyal": 2, "royal": 1, "silver_shields": 2}
    s = book.position(
        generals={"eumenes": "red issos", "krateros": "red issos", "minor-red-1": "red issos"},
        cus={"red issos": army, "red tarsos": {"mercenary": 1}},
        control={"tarsos": "red"},
        royals={"olympias": "red issos", "herakles": "red issos", "philippos": "red tarsos"},
    )
    # Five Macedonian CUs, a 3: one is lost.
    run(book.chapter("defeat").defeat(s, RED, book.at("issos")), "3", "lose_cus! royal=01")
    assert force(s, "red issos") == NONE
    assert force(s, "red tarsos") == units(mercenary=1)
    assert force(s, "red dispersed") == units(loyal=2, silver_shields=2)
    assert general(s, "eumenes") == general(s, "krateros") == DISPERSED
    assert general(s, "minor-red-1") == OFF
    assert royal(s, "olympias") is None
    assert royal(s, "herakles") is None
    assert royal(s, "philippos") == "red"


DECK = ("epidemic", "epidemic", "diplomacy", "diplomacy", "treachery", "treachery")


def why_not(book: Book, s: Any, card: str, faction: int, on: Occasion) -> str | None:
    no = book.chapter("surprise_cards").SURPRISES[book.cards(card)[0]].why_not(s, faction, on)
    return no and no.why


@pytest.mark.rule("S3-7.3-d", "S4-6.2-h")
def test_ahura_mazda_takes_a_card_and_only_the_other_draws(book: Book) -> None:
    s = book.position(
        hand=book.hands(red="ahura_mazda_and_ahriman epidemic", blue="fog mutiny"), deck=[*book.cards(*DECK)]
    )
    run(
        book.chapter("windows").play_surprise(s, RED, book.facts.CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()),
        "",
        drawn=(1, len(DECK)),
    )
    assert s.hand[RED] == book.cards("epidemic", "fog")
    assert len(s.hand[BLUE]) == 2
    assert len(s.deck) == len(DECK) - 1
    [taken] = told(s, CardTaken)
    assert taken.seen_by(YELLOW) == taken.seen_by(None) == CardTaken("side:red", "side:blue", None)
    assert taken.seen_by(RED) == taken.seen_by(BLUE) == CardTaken("side:red", "side:blue", "card:fog")


@pytest.mark.rule("S3-7.3-d", "S4-6.2-h")
def test_one_chooses_whose_card_and_only_who_holds_one(book: Book) -> None:
    s = book.position(
        hand=book.hands(red="ahura_mazda_and_ahriman", blue="fog", yellow="mutiny"), deck=[*book.cards(*DECK)]
    )
    answers = ("red: take_card_of! yellow",)
    run(
        book.chapter("windows").play_surprise(s, RED, book.facts.CARD_NUMBER["ahura_mazda_and_ahriman"], Occasion()),
        "",
        *answers,
    )
    assert s.hand[RED] == book.cards("mutiny")
    s = book.position(hand=book.hands(red="ahura_mazda_and_ahriman"))
    assert why_not(book, s, "ahura_mazda_and_ahriman", RED, Occasion()) == "nobody_holds_a_card"


def asked(decisions: list[Decision]) -> dict[int, list[str]]:
    return {d.seat: [option.key for option in d.options if not option.key.startswith("pass")] for d in decisions}


MEETING: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"royal": 3}},
    "control": {"tarsos": "red"},
    "successors": ("blue",),
}


def meets(book: Book, s: Any) -> Any:
    return book.chapter("confrontation").confront(s, Step(RED, RED, book.at("tarsos"), book.at("issos"), (BLUE,)))


@pytest.mark.rule("S3-14.3-g", "S3-17.6-f", "S4-10-ac", "S4-10-ad", "S4-7.2-ah")
def test_before_a_royal_army_alone_goes_over_both_players_are_asked(book: Book) -> None:
    s = book.position(
        **MEETING, hand=book.hands(blue="epidemic", red="epidemic"), deck=[*book.cards("gift_of_oratory")]
    )
    assert list(asked(question(meets(book, s)))) == [BLUE, RED]
    s = book.position(**MEETING, hand=book.hands(yellow="gift_of_oratory"))
    assert run(meets(book, s)) == (False, units(royal=3))
    assert told(s, RoyalArmyJoined)
    s = book.position(**MEETING, hand=book.hands(blue="gift_of_oratory"), deck=[*book.cards(*DECK)])
    assert run(meets(book, s), "6 6 1 1 1", "blue: meeting_prestige! gift_of_oratory") == (True, NONE)
    assert not told(s, RoyalArmyJoined)


# -- Reinforcements ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.2-h", "S3-5.3-a")
@pytest.mark.parametrize(
    ("given", "who"),
    [
        ({}, None),
        ({"generals": {"krateros": "red issos"}, "cus": {"red issos": {"loyal": 1}}}, None),
        ({"generals": {"krateros": "blue issos"}}, "piece:krateros"),
        ({"control": {"issos": "blue"}, "cus": {"blue issos": {"loyal": 1}}}, "side:blue"),
        ({"armies": {"philon": "issos"}}, "piece:philon"),
    ],
)
def test_who_closes_a_space_to_reinforcements(book: Book, given: dict[str, Any], who: str | None) -> None:
    assert intruder(book.position(**given), RED, book.facts.NUMBER["issos"]) == who


@pytest.mark.rule("S4-7.2-s", "S3-14.2-c")
@pytest.mark.parametrize(
    ("coming", "least"),
    [
        ({}, 1),
        ({"loyal": 3}, 1),
        ({"silver_shields": 2}, 2),
        ({"silver_shields": 1}, 1),
        ({"silver_shields": 2, "loyal": 1}, 1),
    ],
)
def test_how_many_cus_come_to_one_place_at_least(coming: dict[str, int], least: int) -> None:
    assert fewest(units(**coming)) == least


@pytest.mark.rule("S4-5.2-g", "S3-5.1-b")
def test_reinforcements_are_named_as_the_pieces_that_come(book: Book) -> None:
    s = book.position(control={"issos": "red"})
    [decision] = question(some(s, Reinforce(RED, units(mercenary=2)), book.at("issos"), 2))
    assert {option.on.get("piece") for option in decision.options} == {"mercenary-red-coming"}


# -- who face each other ----------------------------------------------------------------------------------------------

ALONE = {"antigonos": "red issos", "krateros": "blue issos"}


def meet(book: Book, dice: str, generals: dict[str, str], cus: dict[str, int], **given: Any) -> tuple[Any, bool]:
    """Red has come to Issos, and Blue is there; `cus` are those of each."""
    stacks = {f"{faction} issos": {"loyal": count} for faction, count in cus.items()}
    s = book.position(generals=generals, cus=stacks, control={"tarsos": "red"}, **given)
    step = Step(RED, RED, book.at("tarsos"), book.at("issos"))
    fought, _ = run(book.chapter("confrontation").confront(s, step), dice)
    return s, fought


@pytest.mark.rule("S3-9.9-c", "S3-9.5-b", "S4-10-t", "S4-10-m")
@pytest.mark.parametrize("alone", ["red", "blue"])
def test_a_general_without_cus_is_neither_overrun_nor_fought(book: Book, alone: str) -> None:
    [armed] = {"red", "blue"} - {alone}
    s, fought = meet(book, "4" if book.numbered == "S3-" else "", ALONE, {armed: 5})
    assert not fought
    assert told(s, Overrun) == told(s, BattleRolled) == []
    assert general(s, "antigonos" if alone == "red" else "krateros") == DISPERSED


@pytest.mark.rule("S3-17.5-c", "S4-10-s")
def test_whoever_comes_without_cus_to_a_champions_stays_one(book: Book) -> None:
    s, _ = meet(book, "4" if book.numbered == "S3-" else "", ALONE, {"blue": 1})
    assert s.champion[RED]


@pytest.mark.rule("S3-20.2-a", "S4-3.1-a")
def test_when_somebody_has_won_no_battle_begins(book: Book) -> None:
    _, fought = meet(book, "", ALONE, {"red": 1, "blue": 1}, winner=RED)
    assert not fought


@pytest.mark.rule("S3-23.1-a", "S4-7.2-af")
def test_only_independents_overrun_make_popular(book: Book) -> None:
    def popularity(**given: Any) -> tuple[int, int]:
        agreed = ("popular_victors",) if book.numbered == "S3-" else ()
        s = book.position(
            generals={"antigonos": "red lamia"},
            cus={"red lamia": {"mercenary": 30}, "blue lamia": {"loyal": 1}},
            control={"lamia": "blue"},
            options=agreed,
            **given,
        )
        step = Step(RED, RED, book.at("larisa"), book.at("lamia"))
        run(book.chapter("confrontation").confront(s, step), "1")
        return s.popularity[book.named("antigonos")], len(told(s, Popular))

    assert popularity() == (0, 0)
    assert popularity(armies={"leosthenes": "lamia"}) == (1, 1)
