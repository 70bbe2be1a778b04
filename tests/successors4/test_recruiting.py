"""6.2 D Reserve Generals."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, OFF, WAITING
from strategos.games.successors.common.card_events import Recruited
from strategos.games.successors.fourth.facts import ANTIPATROS, GENERAL_NUMBER, NAMES, NUMBER, PORT, RESERVES
from strategos.games.successors.fourth.recruiting import recruit, why_not_arrive, why_not_recruit
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import RED, force, general, owner, run, told, units

from .table import at, position, run_agenda

ARISTONOUS, ASANDROS, SELEUKOS = (GENERAL_NUMBER[name] for name in ("aristonous", "asandros", "seleukos"))


def faction(*generals: str, turn: int = 2, seats: int = 4, **given: Any) -> SuccessorsState:
    """Red received Krateros and Eumenes."""
    s = position(turn=turn, seats=seats, generals=dict(zip(("krateros", "eumenes"), generals, strict=False)), **given)
    for name in ("krateros", "eumenes"):
        s.received[GENERAL_NUMBER[name]] = RED
    return s


@pytest.mark.rule("S4-6.2-ad", "S4-6.2-ae", "S4-6.2-af", "S4-5.1-f")
@pytest.mark.parametrize(
    ("where", "turn", "allowed"),
    [
        (("red issos", "red tarsos"), 3, False),
        (("red issos", "red tarsos"), 4, True),
        (("red issos", "red dispersed"), 3, False),
        (("red issos", "red dead"), 2, True),
        (("red dead", "red dead"), 2, True),
    ],
)
def test_who_may_recruit(where: tuple[str, str], turn: int, allowed: bool) -> None:
    assert (why_not_recruit(faction(*where, turn=turn), RED, 3, ARISTONOUS) is None) is allowed


@pytest.mark.rule("S4-6.2-ae")
def test_never_more_than_one_beyond_those_received() -> None:
    s = faction("red issos", "red tarsos", turn=5)
    s.general_of[ARISTONOUS], s.general_at[ARISTONOUS] = RED, at("pella")
    assert why_not_recruit(s, RED, 4, SELEUKOS) is not None


@pytest.mark.rule("S4-6.2-ac", "S4-6.2-ah")
def test_whom_one_may_recruit_and_for_how_much() -> None:
    s = faction("red issos", "red dead")
    assert why_not_recruit(s, RED, 3, SELEUKOS) is None
    assert why_not_recruit(s, RED, 2, SELEUKOS) is not None
    assert why_not_recruit(faction("red issos", "red dead", seats=5), RED, 3, SELEUKOS) is not None
    s.general_at[SELEUKOS] = at("babylon")
    assert why_not_recruit(s, RED, 3, SELEUKOS) is not None
    assert why_not_recruit(s, RED, 3, ASANDROS) is not None
    s.general_at[ANTIPATROS] = DEAD
    assert why_not_recruit(s, RED, 3, ASANDROS) is None


@pytest.mark.rule("S4-6.2-ag")
@pytest.mark.parametrize(
    ("name", "province", "brought"),
    [
        ("lysimachos", "thrake", {"loyal": 1, "mercenary": 1}),
        ("seleukos", "babylonia", {"loyal": 1, "elephant": 1}),
        ("aristonous", "makedonia", {"loyal": 1, "mercenary": 1}),
        ("nearchos", "", {"mercenary": 2}),
        ("asandros", "karia", {"loyal": 1, "mercenary": 1}),
    ],
)
def test_what_reserve_generals_bring(name: str, province: str, brought: dict[str, int]) -> None:
    row = RESERVES[GENERAL_NUMBER[name]]
    assert (row.province, row.troops) == (province, brought)
    assert row.ports is (name == "nearchos")


@pytest.mark.rule("S4-6.2-ai", "S4-6.2-ag")
def test_he_arrives_in_his_province_without_enemies() -> None:
    s = position(cus={"blue pella": {"loyal": 1}}, generals={"antigonos": "blue bylazora"})
    assert why_not_arrive(s, RED, ARISTONOUS, NUMBER["amphipolis"]) is None
    assert why_not_arrive(s, RED, ARISTONOUS, NUMBER["tp_orestis"]) is None
    for space in ("pella", "bylazora", "issos"):
        assert why_not_arrive(s, RED, ARISTONOUS, NUMBER[space]) is not None
    for space in range(len(NAMES)):
        if not s.troops.get(space) and NAMES[space] not in ("pella", "bylazora"):
            assert (why_not_arrive(s, RED, GENERAL_NUMBER["nearchos"], space) is None) is PORT[space]


@pytest.mark.rule("S4-6.2-aj", "S4-6.2-ac")
@pytest.mark.parametrize("before", ["blue", "independent", "nobody"])
def test_he_may_bring_a_marker_even_into_a_major_city(before: str) -> None:
    s = faction("red issos", "red dead", control={"babylon": before})
    run(recruit(s, RED, 3), "", "recruit! seleukos", "recruit_at! babylon", "bring_marker! yes", "go_inside! yes")
    assert owner(s, "babylon") == "red"
    assert general(s, "seleukos") == at("babylon-inside")
    assert force(s, "red babylon-inside") == units(loyal=1, elephant=1)


@pytest.mark.rule("S4-6.2-aj")
def test_he_need_not() -> None:
    s = faction("red issos", "red dead", control={"babylon": "blue"})
    run(recruit(s, RED, 4), "", "seleukos", "babylon", "bring_marker! no")
    assert owner(s, "babylon") == "blue"
    assert general(s, "seleukos") == at("babylon")


@pytest.mark.rule("S4-6.2-ak")
def test_or_he_comes_as_a_reinforcement_without_a_marker() -> None:
    s = faction("red issos", "red dead")
    run(recruit(s, RED, 3), "", "seleukos", "as_reinforcement")
    assert general(s, "seleukos") == OFF
    run_agenda(s, "", "reinforce! issos", "reinforce! issos", "elephant=01", "loyal=01")
    assert general(s, "seleukos") == at("issos")
    assert force(s, "red issos") == units(loyal=1, elephant=1)
    assert owner(s, "issos") is None
    assert general(s, "lysimachos") == WAITING


@pytest.mark.rule("S4-9.4-g", "S4-6.2-ai")
@pytest.mark.parametrize(("within", "asked"), [(0, True), (1, False)])
def test_a_recruit_finds_room_inside_or_none(within: int, asked: bool) -> None:
    """Seleukos brings two CUs to Babylonia."""
    s = position(control={"babylon": "red"}, cus={"red babylon-inside": {"loyal": within}} if within else {})
    s.received[:] = bytes([RED] * len(s.received))
    answers = ["recruit! seleukos", "recruit_at! babylon", *(["go_inside! yes"] if asked else [])]
    run(recruit(s, RED, 3), "", *answers)
    assert general(s, "seleukos") == at("babylon-inside" if asked else "babylon")
    assert [(event.general, event.space) for event in told(s, Recruited)] == [("piece:seleukos", "space:babylon")]
