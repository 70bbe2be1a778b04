"""Naval Movement as both editions have it: taking aboard, putting ashore, the landing, and back to port."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED
from strategos.games.successors.common.movement_events import BackToPort, InterceptionRolled, LeftBehind
from strategos.games.successors.common.naval_movement import driven_back
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import Activate

from .book import Book
from .table import BLUE, RED, force, general, off_tyros, royal, run, told, units


def army(book: Book, s: Any, name: str = "demetrios", points: int = 4, **more: Any) -> Activate:
    """The whole force of a General, activated."""
    leader = book.facts.GENERAL_NUMBER[name]
    faction = s.general_of[leader]
    where = s.general_at[leader]
    party = whole_force(s, faction, where)
    return Activate(faction, leader, 0, points, 0, party.generals, party.troops, party.royals, **more)


def at_tyros(book: Book, *answers: str, dice: str = "", **given: Any) -> tuple[Any, Activate]:
    s = book.position(**{**off_tyros(book.facts.GENERAL_NUMBER["demetrios"], book.at("gaza")), **given})
    task = run(book.chapter("naval_movement").sail(s, army(book, s)), dice, *answers)
    assert task is not None
    return s, task


@pytest.mark.rule("S3-9.7-b", "S3-9.14-e", "S4-13.2-l", "S4-9.4-g", "S4-13.2-h")
def test_in_the_own_city_pieces_are_left_inside_as_far_as_there_is_room(book: Book) -> None:
    with pytest.raises(AssertionError, match="mercenary=02 is not among"):
        at_tyros(book, "put_ashore", "ashore_at! tyros-inside", "mercenary=02")
    s, task = at_tyros(book, "put_ashore", "tyros-inside", "mercenary=01")
    assert force(s, "red tyros-inside") == units(loyal=1, mercenary=1)
    assert task.troops == units(mercenary=2)
    assert general(s, "demetrios") == book.at("tyros-sea")
    # Their activation is over.
    assert unmoved_at(s, RED, book.at("tyros-inside")) == units(loyal=1)
    s, task = at_tyros(book, "put_ashore", "tyros", "mercenary=03")
    assert force(s, "red tyros") == units(cavalry=1, mercenary=3)
    assert task.troops == units()


def refused(no: Any) -> tuple[str, str]:
    assert no is not None, "it is allowed"
    return no.rule, no.why


# -- who may put to sea -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.3-a", "S4-9.3-b")
def test_without_mp_nobody_embarks(book: Book) -> None:
    """From Epidamnos one Sea route leads away."""
    s = book.position(generals={"demetrios": "red epidamnos"})
    no = book.chapter("ports").why_not_embark(s, army(book, s, points=0))
    assert refused(no) == (book.rule("S3-9.3-a", "S4-9.3-b"), "too_few_mp")
    assert book.chapter("ports").why_not_embark(s, army(book, s, points=1)) is None


@pytest.mark.rule("S3-13.4-c", "S4-13.2-c")
def test_nobody_sails_where_no_sea_route_leads(book: Book) -> None:
    s = book.position(generals={"demetrios": "red gaza"})
    here, there = book.facts.NUMBER["gaza"], book.facts.NUMBER["tyros"]
    no = book.chapter("ports").why_not_sail_to(s, army(book, s), here, there)
    assert refused(no) == (book.rule("S3-13.4-c", "S4-13.2-c"), "no_sea_route")


# -- taking aboard ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.14-d", "S4-13.1-c")
def test_after_eight_cus_no_other_comes_aboard(book: Book) -> None:
    ports = book.chapter("ports")
    alone = {"generals": {"demetrios": "red tyros-sea"}}
    given = {**off_tyros(book.named("demetrios"), book.at("gaza")), **alone, "shipped": 8}
    few = {"red tyros-sea": {"mercenary": 3}}
    s = book.position(**{**given, "cus": {**few, "red tyros-inside": {"loyal": 1}}})
    eight = (book.rule("S3-9.14-d", "S4-13.1-c"), "eight_cus_shipped")
    assert refused(ports.why_not_pick_up(s, army(book, s), book.facts.NUMBER["tyros"])) == eight
    s = book.position(**{**given, "cus": few})
    nobody = (book.rule("S3-9.14-e", "S4-13.2-i"), "nobody_to_pick_up")
    assert refused(ports.why_not_pick_up(s, army(book, s), book.facts.NUMBER["tyros"])) == nobody


@pytest.mark.rule("S3-9.14-d", "S3-9.14-e", "S4-13.1-c", "S4-13.2-h")
def test_who_comes_aboard_counts_among_the_eight(book: Book) -> None:
    """Only before the walls is anybody to be taken: nobody asks from where."""
    given = {"generals": {"demetrios": "red tyros-sea"}, "shipped": 6}
    s, task = at_tyros(
        book,
        "take_aboard",
        "pick_cus! loyal=02",
        cus={"red tyros-sea": {"mercenary": 2}, "red tyros": {"loyal": 3}},
        **given,
    )
    assert s.shipped == 8
    assert task.troops == force(s, "red tyros-sea") == units(mercenary=2, loyal=2)
    with pytest.raises(AssertionError, match="loyal=03 is not among"):
        at_tyros(book, "take_aboard", "loyal=03", cus={"red tyros": {"loyal": 3}}, **given)


@pytest.mark.rule("S3-18.4-a", "S4-9.1-i")
def test_the_royal_family_comes_aboard_with_cus_only(book: Book) -> None:
    given: dict[str, Any] = {
        "generals": {"demetrios": "red tyros-sea"},
        "royals": {"herakles": "red tyros"},
    }
    ashore = {"red tyros": {"loyal": 1}}
    s, task = at_tyros(book, "take_aboard", "pick_cus! done", cus=ashore, **given)
    assert task.royals == ()
    s, task = at_tyros(book, "take_aboard", "pick_cus! loyal=01", "pick_royal! herakles", cus=ashore, **given)
    assert s.royal_at[task.royals[0]] == book.at("tyros-sea")
    # As many as are aboard already.
    both = {**ashore, "red tyros-sea": {"mercenary": 1}}
    s, task = at_tyros(book, "take_aboard", "pick_cus! loyal=01", "pick_royal! herakles", cus=both, **given)
    assert len(task.royals) == 1


# -- putting ashore ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.14-g", "S3-15.3-d", "S4-13.2-j", "S4-13.2-k")
@pytest.mark.parametrize(
    ("control", "place", "third", "fourth", "why"),
    [
        ({"tyros": "yellow"}, "tyros", "S3-15.3-d", "S4-13.2-k", "besieged_by_others"),
        ({"tyros": "red"}, "tyros", "S3-9.14-g", "S4-13.2-j", "enemy_here"),
        # An Independent port is no city that others besiege.
        ({"ake": "independent"}, "ake", "S3-9.14-g", "S4-13.2-j", "enemy_here"),
        ({}, "ake", "S3-9.14-g", "S4-13.2-j", "enemy_here"),
    ],
)
def test_nobody_is_put_ashore_beside_enemies(
    book: Book, control: dict[str, str], place: str, third: str, fourth: str, why: str
) -> None:
    s = book.position(
        control=control,
        generals={"demetrios": f"red {place}-sea", "eumenes": f"blue {place}"},
        cus={f"red {place}-sea": {"mercenary": 3}, f"blue {place}": {"loyal": 1}},
    )
    no = book.chapter("ports").why_not_put_ashore_at(s, army(book, s), book.at(place))
    assert refused(no) == (book.rule(third, fourth), why)


@pytest.mark.rule("S3-15.3-d", "S4-13.2-k", "S4-13.2-l")
def test_in_the_own_city_under_siege_they_land_inside(book: Book) -> None:
    s, _ = at_tyros(
        book,
        "put_ashore",
        "minor_ashore! no",
        "pick_cus! mercenary=01",
        generals={"demetrios": "red tyros-sea", "eumenes": "blue tyros"},
        cus={"red tyros-sea": {"mercenary": 3}, "blue tyros": {"loyal": 3}, "red tyros-inside": {"loyal": 1}},
    )
    assert force(s, "red tyros-inside") == units(loyal=1, mercenary=1)


@pytest.mark.rule("S3-9.4-b", "S3-9.14-e", "S4-9.1-n", "S4-13.2-h")
def test_besiegers_are_joined_without_a_general(book: Book) -> None:
    s, _ = at_tyros(
        book,
        "put_ashore",
        "pick_cus! mercenary=02",
        generals={"demetrios": "red tyros-sea", "eumenes": "red tyros"},
        cus={"red tyros-sea": {"mercenary": 3}, "red tyros": {"cavalry": 1}},
        control={"tyros": "blue"},
    )
    assert force(s, "red tyros") == units(cavalry=1, mercenary=2)


ABROAD: dict[str, Any] = {
    "generals": {"demetrios": "red ake-sea"},
    "cus": {"red ake-sea": {"mercenary": 3}},
    "control": {"ake": "blue"},
}


@pytest.mark.rule("S3-9.4-b", "S4-9.1-n")
def test_abroad_no_cu_is_put_ashore_without_a_general(book: Book) -> None:
    s, task = at_tyros(book, "put_ashore", "minor_ashore! no", **ABROAD)
    assert force(s, "red ake") == units()
    assert task.troops == units(mercenary=3)
    assert told(s, LeftBehind) == [], "nobody was left"


@pytest.mark.rule("S3-9.14-e", "S4-13.2-h")
def test_the_activated_general_stays_aboard(book: Book) -> None:
    s = book.position(**{**ABROAD, "cus": {}})
    no = book.chapter("ports").why_not_put_ashore(s, army(book, s), book.facts.NUMBER["ake"])
    assert refused(no) == (book.rule("S3-9.14-e", "S4-13.2-h"), "nobody_to_leave")


@pytest.mark.rule("S3-18.4-a", "S4-9.1-i", "S4-13.2-h")
def test_the_royal_family_is_asked_for_while_a_cu_stays_aboard(book: Book) -> None:
    given: dict[str, Any] = {
        "generals": {"demetrios": "red tyros-sea"},
        "cus": {"red tyros-sea": {"mercenary": 3}},
        "royals": {"herakles": "red tyros-sea"},
    }
    answers = ("put_ashore", "tyros", "minor_ashore! no")
    _, task = at_tyros(book, *answers, "mercenary=01", "pick_royal! done", **given)
    assert len(task.royals) == 1
    _, task = at_tyros(book, *answers, "mercenary=01", "pick_royal! herakles", **given)
    assert task.royals == ()
    # With the last CU he goes, too.
    s, task = at_tyros(book, *answers, "mercenary=03", **given)
    assert task.royals == ()
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S3-18.5-c", "S4-8.3-b")
def test_a_general_put_ashore_has_the_heir_who_was_alone_there(book: Book) -> None:
    s, _ = at_tyros(
        book,
        "put_ashore",
        "pick_general! krateros",
        "done",
        **{
            **ABROAD,
            "control": {},
            "generals": {"demetrios": "red ake-sea", "krateros": "red ake-sea"},
            "royals": {"herakles": "ake"},
        },
    )
    assert royal(s, "herakles") == "red"


# -- the landing ------------------------------------------------------------------------------------------------------


def landed(book: Book, *answers: str, dice: str = "", port: str = "gaza", **given: Any) -> tuple[Any, Any]:
    """Demetrios lands at Ake with three CUs; Blue's Eumenes stands at Tyros, a Land route away."""
    leader = book.named("demetrios")
    base: dict[str, Any] = {
        "generals": {"demetrios": "red ake-sea", "eumenes": "blue tyros"},
        "cus": {"red ake-sea": {"mercenary": 3}, "blue tyros": {"loyal": 4}},
        "control": {"tyros": "blue"},
        "voyage": Voyage(leader, book.at(port)),
        "sailed": leader,
        "shipped": 3,
        "successors": ("yellow", "blue", "red", "black"),
    }
    for word in ("generals", "cus", "control"):
        given[word] = {**base[word], **given.get(word, {})}
    s = book.position(**{**base, **given})
    task = army(book, s, trail=(book.at(port),))
    return s, run(book.chapter("naval_movement").disembark(s, task), dice, *answers)


COMES = ("blue: intercept_from! tyros", "bring_minor! pass", "intercepting_general! eumenes", "loyal=04")


@pytest.mark.rule("S3-10.5-a", "S3-10.5-c", "S4-11.3-a", "S4-11.3-g")
def test_turning_back_from_the_landing_takes_the_mp(book: Book) -> None:
    s, task = landed(book, *COMES, "red: turn_back! yes", dice="6")
    assert [event.success for event in told(s, InterceptionRolled)] == [True]
    assert general(s, "demetrios") == book.at("gaza")
    assert task.halted


@pytest.mark.rule("S3-9.7-b", "S3-9.4-c", "S4-9.4-g", "S4-9.2-e")
def test_turned_back_into_a_city_those_without_room_stay_before_it_and_move_no_more(book: Book) -> None:
    s, _ = landed(
        book,
        *COMES,
        "red: turn_back! yes",
        "red: crowded_out! mercenary=02",
        dice="6",
        port="salamis-inside",
        control={"salamis": "red"},
        cus={"red salamis-inside": {"loyal": 1}},
    )
    assert force(s, "red salamis-inside") == units(loyal=1, mercenary=1)
    assert force(s, "red salamis") == units(mercenary=2)
    assert unmoved_at(s, RED, book.at("salamis")) == units()


@pytest.mark.rule("S3-10.3-e", "S4-11.1-g")
@pytest.mark.parametrize("there", ["red", "yellow"])
def test_no_landing_is_intercepted_where_an_enemy_stood_before(book: Book, there: str) -> None:
    """Of whoever would intercept: the mover's own CUs, or a third player's, who then fight."""
    others = {"generals": {f"minor-{there}-1": f"{there} ake"}, "cus": {f"{there} ake": {"mercenary": 1}}}
    if there == "red":
        s, task = landed(book, **others)
        assert not task.halted
    else:
        answers = ("red: ask_passage! no", "yellow: evade! no")
        s, task = landed(book, *answers, dice="6 6 1 1", **others)
        assert task.halted
    assert told(s, InterceptionRolled) == []


@pytest.mark.rule("S3-11.3-d", "S4-12.2-h")
def test_whoever_evades_may_go_where_the_ships_came_from(book: Book) -> None:
    """Gaza is not where the Army has come from by land."""
    answers = ("red: ask_passage! no", "blue: evade! yes", "evade_to! gaza")
    generals = {"krateros": "blue ake", "eumenes": "blue sidon"}
    given: dict[str, Any] = {"generals": generals, "cus": {"blue tyros": {}, "blue ake": {"loyal": 1}}}
    s, _ = landed(book, *answers, "evade_on! done", dice="6", **given)
    assert general(s, "krateros") == book.at("gaza")


# -- back to the Port of Embarkation ----------------------------------------------------------------------------------


def back(book: Book, *answers: str, trail: tuple[str, ...], **given: Any) -> Any:
    """Demetrios is driven back from off Ake."""
    base: dict[str, Any] = {
        "generals": {"demetrios": "red ake-sea"},
        "cus": {"red ake-sea": {"mercenary": 3}},
        "voyage": Voyage(book.named("demetrios"), book.at(trail[-1])),
    }
    for word in ("generals", "cus"):
        given[word] = {**base[word], **given.get(word, {})}
    s = book.position(**{**base, **given})
    task = army(book, s, trail=tuple(book.at(place) for place in trail))
    run(driven_back(s, task), "", *answers)
    assert s.voyage is None
    return s


@pytest.mark.rule("S3-13.6-d", "S3-9.4-c", "S4-13.3-q", "S4-9.2-e", "S4-13.2-f")
def test_driven_back_they_move_no_more(book: Book) -> None:
    s = back(book, trail=("gaza",))
    assert force(s, "red gaza") == units(mercenary=3)
    assert unmoved_at(s, RED, book.at("gaza")) == units()
    assert book.named("demetrios") in s.moved_generals
    assert [event.space for event in told(s, BackToPort)] == ["space:gaza"]


@pytest.mark.rule("S3-9.7-b", "S3-9.4-c", "S4-9.4-g", "S4-9.2-e")
@pytest.mark.parametrize(("named", "unmoved"), [("mercenary=02", {}), ("loyal=01", {"loyal": 1})])
def test_nor_do_those_who_find_no_room_inside(book: Book, named: str, unmoved: dict[str, int]) -> None:
    """The CU of the garrison has not moved, on whichever side of the walls it is."""
    answers = (f"crowded_out! {named}",) if named == "mercenary=02" else (f"crowded_out! {named}", "mercenary=01")
    s = back(book, *answers, trail=("tyros-inside",), control={"tyros": "red"}, cus={"red tyros-inside": {"loyal": 1}})
    assert sum(force(s, "red tyros-inside")) == sum(force(s, "red tyros")) == 2
    assert unmoved_at(s, RED, book.at("tyros")) == units(**unmoved)
    assert unmoved_at(s, RED, book.at("tyros-inside")) == units(loyal=1 - len(unmoved))


@pytest.mark.rule("S3-20.2-a", "S4-3.1-a")
def test_nobody_is_crowded_out_when_somebody_has_won(book: Book) -> None:
    s = back(book, trail=("tyros-inside",), control={"tyros": "red"}, winner=BLUE)
    assert force(s, "red tyros-inside") == units(mercenary=3)


TAKEN: dict[str, Any] = {"generals": {"eumenes": "blue gaza"}, "cus": {"blue gaza": {"loyal": 1}}}


@pytest.mark.rule("S3-13.6-d", "S4-13.3-q")
def test_where_an_enemy_holds_the_port_they_go_back_farther(book: Book) -> None:
    s = back(book, trail=("pelousion", "gaza"), **TAKEN)
    assert general(s, "demetrios") == book.at("pelousion")
    assert [event.space for event in told(s, BackToPort)] == ["space:pelousion"]


@pytest.mark.rule("S3-13.6-d", "S4-13.3-q")
def test_without_a_refuge_they_are_dispersed_and_the_heir_is_left_in_the_port(book: Book) -> None:
    s = back(book, trail=("gaza",), royals={"herakles": "red ake-sea"}, **TAKEN)
    assert general(s, "demetrios") == DISPERSED
    assert force(s, "red dispersed") == units(mercenary=3)
    assert s.royal_at.count(book.at("gaza")) == 1
    assert royal(s, "herakles") == "blue"
    assert [event.space for event in told(s, BackToPort)] == ["space:gaza"]
