"""What a view tells of a march or a battle under way."""

from __future__ import annotations

from typing import Any

from strategos.games.successors.common.board import INDEPENDENT
from strategos.games.successors.common.position import Position
from strategos.games.successors.common.shapes import Combat, Stage
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.kernel.agenda import push
from strategos.kernel.chance import Roll

from .book import Book
from .table import BLUE, YELLOW, run


def staged(book: Book, s: Position) -> Stage | None:
    found = book.chapter("view").view(s, None).stage
    assert found is None or isinstance(found, Stage)
    return found


def test_an_army_on_its_way_is_told_with_its_points_and_its_trail(book: Book) -> None:
    s = book.position(generals={"krateros": "yellow tarsos"}, cus={"yellow tarsos": {"loyal": 2}})
    assert staged(book, s) is None
    krateros = book.named("krateros")
    task = Activate(YELLOW, krateros, points=4, spent=1, generals=(krateros,), trail=(book.at("issos"),))
    push(s, task)
    stage = staged(book, s)
    assert stage is not None
    assert stage.march is not None
    march = stage.march
    assert march.most == 0, "any number may move"
    assert (march.general, march.space, march.left, march.points) == ("piece:krateros", "space:tarsos", 3, 4)
    assert march.trail == ("issos", "tarsos")


def test_an_army_that_has_gone_inside_has_come_through_one_space(book: Book) -> None:
    s = book.position(generals={"krateros": "yellow pella-inside"})
    krateros = book.named("krateros")
    push(s, Activate(YELLOW, krateros, points=4, generals=(krateros,), trail=(book.at("larisa"), book.at("pella"))))
    stage = staged(book, s)
    assert stage is not None
    assert stage.march is not None
    assert (stage.march.trail, stage.march.generals) == (("larisa", "pella"), ("piece:krateros",))
    s.general_at[krateros] = book.at("pella")
    assert staged(book, s) is not None


def battle(book: Book, **more: Any) -> Combat:
    s = book.position(
        generals={"krateros": "yellow issos", "antigonos": "blue issos"},
        cus={"yellow issos": {"loyal": 2, "elephant": 1}, "blue issos": {"mercenary": 3, "royal": 2}},
        **more,
    )
    s.battle = Battle(YELLOW, BLUE, book.at("issos"), book.at("tarsos"))
    stage = staged(book, s)
    assert stage is not None
    assert stage.battle is not None
    return stage.battle


def test_a_battle_is_told_with_strength_prestige_local_troops_and_the_royal_army_set_aside(book: Book) -> None:
    combat = battle(book, provinces={"kilikia": "blue"}, successors=("blue",))
    attacker, defender = combat.attacker, combat.defender
    assert (combat.space, attacker.side, defender.side) == ("space:issos", "side:yellow", "side:blue")
    assert (attacker.strength, attacker.local) == (4, 0), "Elephants are rolled"
    assert sum(reason.by for reason in attacker.prestige) > sum(reason.by for reason in defender.prestige)
    assert defender.aside == 2
    assert attacker.aside == 0
    assert (defender.local, defender.strength) == (3, 3 + 3), "the Royal Army takes no part"


def test_a_battle_is_told_with_who_is_there(book: Book) -> None:
    combat = battle(book, successors=("blue",))
    assert (combat.attacker.general, combat.attacker.generals) == ("piece:krateros", ("piece:krateros",))
    assert combat.attacker.cus == {"loyal": 2, "elephant": 1}
    assert combat.attacker.armies == combat.defender.armies == {}
    s = book.position(
        generals={"krateros": "yellow issos"},
        cus={"yellow issos": {"royal": 1}},
        armies={"philon": "issos"},
        battle=Battle(YELLOW, INDEPENDENT, book.at("issos"), book.at("tarsos")),
    )
    stage = staged(book, s)
    assert stage is not None
    assert stage.battle is not None
    them = stage.battle.defender
    assert (them.general, them.generals, them.cus, list(them.armies)) == (None, (), {}, ["philon"])


def test_one_royal_army_cu_stands_aside_as_two_would(book: Book) -> None:
    s = book.position(
        generals={"krateros": "yellow issos", "antigonos": "blue issos"},
        cus={"yellow issos": {"loyal": 2}, "blue issos": {"mercenary": 3, "royal": 1}},
        battle=Battle(YELLOW, BLUE, book.at("issos"), book.at("tarsos")),
        successors=("blue",),
    )
    stage = staged(book, s)
    assert stage is not None
    assert stage.battle is not None
    assert (stage.battle.defender.aside, stage.battle.defender.strength) == (1, 3)


def test_nothing_is_told_of_a_battle_once_a_side_is_gone(book: Book) -> None:
    s = book.position(generals={"krateros": "yellow issos"}, cus={"yellow issos": {"loyal": 2}})
    s.battle = Battle(YELLOW, BLUE, book.at("issos"), book.at("tarsos"))
    assert staged(book, s) is None


def test_a_battle_is_told_from_the_meeting_to_its_end(book: Book) -> None:
    s = book.position(
        generals={"krateros": "yellow issos", "antigonos": "blue issos"},
        cus={"yellow issos": {"loyal": 2}, "blue issos": {"loyal": 2}},
        successors=("yellow", "blue"),
    )
    step = Step(YELLOW, YELLOW, book.at("tarsos"), book.at("issos"))
    procedure = book.chapter("confrontation").confront(s, step)
    assert isinstance(procedure.send(None), Roll), "the dice are thrown"
    stage = staged(book, s)
    procedure.close()
    assert stage is not None
    assert stage.battle is not None
    assert (stage.battle.attacker.side, stage.battle.defender.side) == ("side:yellow", "side:blue")
    run(book.chapter("confrontation").confront(s, step), "6 6 1 1 1")
    assert staged(book, s) is None
    assert s.battle is None
