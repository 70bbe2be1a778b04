"""6.2 The Tyche Segment: which card, and the five ways to use it."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import OFF
from strategos.games.successors.common.card_events import CardUsed, CardVoid, SurpriseDiscarded
from strategos.games.successors.common.cards.event import Event, always
from strategos.games.successors.common.position import Trainee
from strategos.games.successors.common.tasks import March, Play
from strategos.games.successors.fourth.cards import EVENTS
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.facts import CARD_NUMBER, CARDS, GENERAL_NUMBER, NUMBER, SURPRISE
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import Spend, Train
from strategos.games.successors.fourth.tyche import play_event, spend, tyche, why_not_use
from strategos.kernel.asking import No
from strategos.kernel.clock import AGAIN
from tests.successors.table import BLUE, RED, YELLOW, owner, question, run, told

from .table import at, cards, fleet, hands, position, run_agenda

DECK = [*cards("epidemic", "diplomacy", "treachery", "unrest", "helepolis", "condemnation")]
AHURA = cards("ahura_mazda_and_ahriman")
RED_STANDS: dict[str, Any] = {
    "seat": RED,
    "generals": {"krateros": "red issos"},
    "control": {"issos": "red"},
    "cus": {"red issos": {"loyal": 2}},
    "deck": DECK,
}


def options(s: SuccessorsState) -> list[str]:
    [decision] = question(tyche(s))
    assert decision.secret
    return [option.key for option in decision.options]


@pytest.fixture
def happened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[int, ...]]]:
    """Cards whose event is only noted down; Condemnation's conditions are not met."""
    seen: list[tuple[int, tuple[int, ...]]] = []

    async def target(_s: SuccessorsState, faction: int) -> tuple[int, ...]:
        return (faction, 7)

    async def carry_out(_s: SuccessorsState, faction: int, found: tuple[int, ...]) -> None:
        seen.append((faction, found))

    def never(_s: SuccessorsState, _faction: int) -> No | None:
        return No("S4-6.2-i", "not_yet")

    for name in ("epidemic", "unrest", "kleopatra_offers_marriage", "olympias", "silver_shields", "kassandros"):
        monkeypatch.setitem(EVENTS, name, Event(always, target, carry_out))
    monkeypatch.setitem(EVENTS, "condemnation", Event(never, target, carry_out))
    return seen


# -- which card -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-a", "S4-6.2-f", "S4-5.3-d")
def test_an_event_or_bonus_card_must_be_played_and_only_some_surprise_cards_can_come_before() -> None:
    s = position(
        **RED_STANDS, hand=hands(red="epidemic unrest fog gift_of_oratory ahura_mazda_and_ahriman", blue="fog")
    )
    assert options(s) == ["ahura_mazda_and_ahriman", "epidemic", "gift_of_oratory", "minor_general", "unrest"]
    [decision] = question(tyche(s))
    no = decision.explain({"card": "fog"})
    assert no is not None
    assert no.why == "not_the_moment"


@pytest.mark.rule("S4-6.2-a", "S4-6.2-h")
def test_a_surprise_card_does_not_count_as_the_card_of_the_segment() -> None:
    s = position(**{**RED_STANDS, "deck": DECK.copy()}, hand=hands(red="epidemic gift_of_oratory"))
    assert run(tyche(s), "", "red: tyche_card! gift_of_oratory") is AGAIN
    assert s.orator == GENERAL_NUMBER["krateros"]
    assert len(s.hand[RED]) == 2


@pytest.mark.rule("S4-6.2-a", "S4-6.2-al", "S4-6.2-am")
def test_the_card_goes_face_up_to_the_discards_and_no_other_is_drawn() -> None:
    s = position(**RED_STANDS, hand=hands(red="epidemic unrest"))
    assert run(tyche(s), "", "red: tyche_card! epidemic", "red: card_use! train") is None
    assert s.hand[RED] == cards("unrest")
    assert s.discards == [*cards("epidemic")]
    assert told(s, CardUsed) == [CardUsed("side:red", "card:epidemic", "train")]
    assert s.agenda == [Train(RED, 2, (GENERAL_NUMBER["krateros"],))]


@pytest.mark.rule("S4-7.1-o")
def test_minor_generals_may_be_placed_before_the_card() -> None:
    s = position(**RED_STANDS, hand=hands(red="epidemic"))
    assert run(tyche(s), "", "minor_general", "minor-red-1", "issos") is AGAIN
    assert s.general_at[GENERAL_NUMBER["minor-red-1"]] == at("issos")
    assert s.hand[RED] == cards("epidemic")


def test_without_cus_there_is_nowhere_for_a_minor_general() -> None:
    s = position(seat=RED, hand=hands(red="epidemic"))
    assert options(s) == ["epidemic"]


@pytest.mark.rule("S4-5-a")
def test_no_card_is_played_when_the_game_is_over() -> None:
    s = position(**RED_STANDS, hand=hands(red="epidemic"), winner=BLUE)
    assert run(tyche(s)) is None
    assert s.hand[RED] == cards("epidemic")


def secretly(procedure: Any, *answers: str) -> bool:
    """Whether the question after these answers is put in secret."""
    asked = procedure.send(None)
    for key in answers:
        [decision] = asked.decisions
        asked = procedure.send([next(o.value for o in decision.options if o.key == key)])
    procedure.close()
    return all(decision.secret for decision in asked.decisions)


@pytest.mark.rule("S4-5.3-d")
def test_what_a_hand_allows_is_asked_in_secret() -> None:
    s = position(**RED_STANDS, hand=hands(red="epidemic"))
    assert secretly(tyche(s), "epidemic")
    s = position(**RED_STANDS, hand=hands(red="gift_of_oratory fog"))
    assert secretly(tyche(s))
    assert secretly(tyche(s), "gift_of_oratory")


# -- no Event or Bonus card -------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-b", "S4-6.2-h", "S4-6.2-al")
def test_without_event_or_bonus_card_surprise_cards_are_discarded_until_there_is_one() -> None:
    s = position(**{**RED_STANDS, "deck": [*DECK, *cards("mutiny")]}, hand=hands(red="fog sea_storms"))
    last = s.deck.index(*cards("mutiny")) + 1
    assert run(tyche(s), "", "red: surprise_card! fog", drawn=(last,)) is AGAIN
    assert s.hand[RED] == cards("mutiny", "sea_storms")
    assert told(s, SurpriseDiscarded) == [SurpriseDiscarded("side:red", "card:fog")]
    assert run(tyche(s), "", "red: surprise_card! sea_storms", drawn=(1,)) is AGAIN
    assert not all(SURPRISE[card] for card in s.hand[RED])
    assert s.discards == [*cards("fog"), *cards("sea_storms")]


@pytest.mark.rule("S4-6.2-b")
def test_a_gift_of_oratory_may_be_played_or_discarded() -> None:
    given: dict[str, Any] = {**RED_STANDS, "hand": hands(red="gift_of_oratory fog")}
    s = position(**{**given, "deck": DECK.copy()})
    run(tyche(s), "", "red: surprise_card! gift_of_oratory", "red: play_surprise! yes")
    assert s.orator == GENERAL_NUMBER["krateros"]
    s = position(**{**given, "deck": DECK.copy(), "hand": hands(red="gift_of_oratory fog")})
    run(tyche(s), "", "red: surprise_card! gift_of_oratory", "red: play_surprise! no")
    assert s.orator not in range(len(s.general_at))
    assert len(s.hand[RED]) == 2


@pytest.mark.rule("S4-6.2-b", "S4-6.2-h")
def test_ahura_mazda_must_be_played_while_another_holds_a_card_and_is_never_replaced() -> None:
    s = position(**{**RED_STANDS, "deck": DECK.copy()}, hand=hands(red="ahura_mazda_and_ahriman", blue="epidemic"))
    run(tyche(s), "", "red: surprise_card! ahura_mazda_and_ahriman")
    assert s.hand[RED] == cards("epidemic")
    s = position(**{**RED_STANDS, "deck": DECK.copy()}, hand=hands(red="ahura_mazda_and_ahriman"))
    assert run(tyche(s), "", "red: surprise_card! ahura_mazda_and_ahriman") is AGAIN
    assert told(s, SurpriseDiscarded)
    assert s.hand[RED] == ()
    # Then no card is played in this Segment (OQ-HAND-EMPTY).
    assert run(tyche(s)) is None


# -- the five ways ----------------------------------------------------------------------------------------------------


def refused(s: SuccessorsState, card: str, use: str) -> str | None:
    no = why_not_use(s, RED, CARD_NUMBER[card], use)
    return no and no.why


@pytest.mark.rule("S4-6.2-d", "S4-6.2-i", "S4-6.2-ab", "S4-6.2-ac", "S4-6.2-c")
def test_which_ways_a_card_can_be_used(happened: list[Any]) -> None:
    s = position(**RED_STANDS)
    assert refused(s, "epidemic", "event") is None
    assert refused(s, "epidemic", "event_and_points") == "no_bonus_card"
    assert refused(s, "unrest", "event_and_points") is None
    assert refused(s, "condemnation", "event") == "not_yet"
    assert refused(s, "epidemic", "recruit") == "too_few_points"
    assert refused(s, "epidemic", "upgrade_fleet") == "too_few_points"
    for way in ("forced_march", "place_markers", "train"):
        assert refused(s, "epidemic", way) is None
    assert not happened


@pytest.mark.rule("S4-6.2-n", "S4-6.2-o")
def test_operation_points_need_somebody_to_march_and_somewhere_to_mark() -> None:
    s = position(seat=RED)
    assert refused(s, "epidemic", "forced_march") == "no_general"
    assert refused(s, "epidemic", "place_markers") is not None
    assert refused(s, "epidemic", "train") is None


@pytest.mark.rule("S4-6.2-o", "S4-6.2-p", "S4-6.2-m", "S4-6.2-n")
def test_a_forced_march_has_as_many_mp_as_the_card_has_points() -> None:
    s = position(**RED_STANDS, hand=hands(red="helepolis"))
    run(tyche(s), "", "helepolis", "forced_march")
    assert s.agenda == [March(RED, 4)]


@pytest.mark.rule("S4-6.2-r", "S4-6.2-m", "S4-6.2-n")
def test_operation_points_place_markers_up_to_their_number() -> None:
    s = position(**RED_STANDS, hand=hands(red="epidemic"))
    run(tyche(s), "", "epidemic", "place_markers", "mark! tarsos", "mark! done")
    assert owner(s, "tarsos") == "red"
    assert s.agenda == []
    s = position(**RED_STANDS, hand=hands(red="epidemic"))
    run(tyche(s), "", "epidemic", "place_markers", "mark! tarsos", "mark! salamis")
    assert [space for space in ("tarsos", "salamis") if owner(s, space) == "red"] == ["tarsos", "salamis"]


@pytest.mark.rule("S4-6.2-ab")
def test_a_card_of_four_points_turns_a_fleet() -> None:
    s = position(**{**RED_STANDS, "control": {"issos": "red", "rhodos_city": "red"}}, hand=hands(red="helepolis"))
    run(tyche(s), "", "helepolis", "upgrade_fleet", "fleet-rhodos")
    assert s.upgraded[fleet("rhodos")] == RED


@pytest.mark.rule("S4-6.2-ac", "S4-6.2-ad")
def test_a_card_of_three_points_recruits_a_general() -> None:
    received = bytearray([255] * len(position().received))
    for name in ("krateros", "antigonos"):
        received[GENERAL_NUMBER[name]] = RED
    given: dict[str, Any] = {**RED_STANDS, "generals": {"krateros": "red issos", "antigonos": "red dead"}}
    s = position(**given, hand=hands(red="diplomacy"), received=received)
    run(tyche(s), "", "diplomacy", "recruit", "seleukos", "babylon", "bring_marker! no")
    assert s.general_at[GENERAL_NUMBER["seleukos"]] == at("babylon")
    assert s.general_at[GENERAL_NUMBER["lysimachos"]] != OFF


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-d", "S4-6.2-e")
def test_an_event_is_announced_with_its_targets_and_a_bonus_card_has_its_points_after_it(happened: list[Any]) -> None:
    s = position(**RED_STANDS, hand=hands(red="unrest"))
    run(tyche(s), "", "unrest", "event_and_points")
    play = Play(RED, CARD_NUMBER["unrest"], (RED, 7))
    points = Spend(RED, 4, (NUMBER["issos"],), (GENERAL_NUMBER["krateros"],))
    # The last is played first.
    assert s.agenda == [points, play]
    assert not happened
    run(play_event(s, play))
    assert happened == [(RED, (RED, 7))]


@pytest.mark.rule("S4-6.2-d")
def test_the_event_alone_leaves_no_points(happened: list[Any]) -> None:
    s = position(**RED_STANDS, hand=hands(red="unrest"))
    run(tyche(s), "", "unrest", "event")
    assert s.agenda == [Play(RED, CARD_NUMBER["unrest"], (RED, 7))]
    assert not happened


@pytest.mark.rule("S4-6.2-d")
def test_others_may_answer_an_event_before_it_takes_place(happened: list[Any]) -> None:
    s = position(**{**RED_STANDS, "deck": DECK.copy()}, hand=hands(blue="hubris", yellow="epidemic", red="fog"))
    play = Play(RED, CARD_NUMBER["kassandros"], (RED, 7))
    s.discards = [*cards("kassandros")]
    run(play_event(s, play), "", "yellow: event_announced! pass", "blue: event_announced! hubris")
    assert not happened
    assert told(s, CardVoid) == [CardVoid("card:kassandros")]
    # An event that did not take place does not remove its card.
    assert s.discards == [*cards("kassandros"), *cards("hubris")]


@pytest.mark.rule("S4-6.2-d", "S4-6.2-e")
def test_a_bonus_card_whose_event_is_void_keeps_its_points(happened: list[Any]) -> None:
    s = position(**{**RED_STANDS, "deck": DECK.copy()}, hand=hands(blue="hubris", red="unrest"))
    run(tyche(s), "", "unrest", "event_and_points")
    run_agenda(s, "", "blue: event_announced! hubris", "red: spend_points! place_markers", "mark! tarsos", "mark! done")
    assert not happened
    assert owner(s, "tarsos") == "red"


@pytest.mark.rule("S4-6.2-f")
def test_an_event_that_was_revealed_is_not_answered(happened: list[Any]) -> None:
    s = position(**RED_STANDS, hand=hands(blue="hubris"), discards=[*cards("unrest")])
    run(play_event(s, Play(RED, CARD_NUMBER["unrest"], (RED, 7), revealed=True)))
    assert happened == [(RED, (RED, 7))]


@pytest.mark.rule("S4-6.2-al")
def test_some_cards_leave_the_game_with_their_event(happened: list[Any]) -> None:
    s = position(**RED_STANDS, discards=[*cards("kassandros"), *cards("olympias")])
    run(play_event(s, Play(RED, CARD_NUMBER["kassandros"])))
    run(play_event(s, Play(RED, CARD_NUMBER["olympias"])))
    assert (s.discards, s.kept) == ([*cards("olympias")], [])
    assert len(happened) == 2
    assert [row.id for row in CARDS.cards if row.removed and not row.optional] == [
        "indian_elephant_corps",
        "eurydike_speaks_for_philippos",
        "peukestas_satrap_of_persis",
        "kassandros",
        "persian_popular_support",
        "silver_shields",
    ]


@pytest.mark.rule("S4-6.2-al")
def test_a_bride_card_stays_before_its_player_to_the_end_of_the_game_turn(happened: list[Any]) -> None:
    s = position(**RED_STANDS, discards=[*cards("kleopatra_offers_marriage")])
    run(play_event(s, Play(RED, CARD_NUMBER["kleopatra_offers_marriage"])))
    assert (s.kept, s.discards) == ([*cards("kleopatra_offers_marriage")], [])
    run(end_of_turn(s))
    assert (s.kept, s.discards) == ([], [*cards("kleopatra_offers_marriage")])
    assert happened


@pytest.mark.rule("S4-6.2-f")
def test_an_event_ends_a_procedure_and_then_who_wishes_is_asked(happened: list[Any]) -> None:
    given: dict[str, Any] = {**RED_STANDS, "generals": {}, "control": {}, "deck": [*DECK, *AHURA]}
    s = position(**given, hand=hands(blue="fog", yellow="fog"), discards=[*cards("olympias")])
    run(play_event(s, Play(RED, CARD_NUMBER["olympias"])), "", "yellow: gap! pass", "blue: gap! pass")
    # CUs without a General or a PC marker have no leave to stay (S4-7.2-j).
    assert s.troops == {}
    assert happened


# -- the points of a Bonus card ---------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-m", "S4-6.2-n", "S4-6.2-t")
def test_the_points_of_a_bonus_card_go_one_way_or_none() -> None:
    s = position(**RED_STANDS)
    task = Spend(RED, 3, (NUMBER["issos"],), (GENERAL_NUMBER["krateros"],))
    run(spend(s, task), "", "red: spend_points! train")
    assert s.agenda == [Train(RED, 3, (GENERAL_NUMBER["krateros"],))]
    s = position(**RED_STANDS)
    run(spend(s, task), "", "red: spend_points! spend_nothing")
    assert s.agenda == []
    assert s.training[RED] == Trainee()
    # Markers placed by the event are no base for those the points place.
    s = position(**{**RED_STANDS, "control": {"issos": "red", "pella": "red"}})
    [decision] = question(spend(s, Spend(RED, 3, (), ())))
    assert [option.key for option in decision.options] == ["forced_march", "spend_nothing", "train"]


def test_yellow_and_blue_are_not_asked_about_operation_points() -> None:
    s = position(**RED_STANDS, hand=hands(red="epidemic", blue="hubris", yellow="hubris"))
    run(tyche(s), "", "red: epidemic", "red: train")
    assert s.hand[BLUE] == s.hand[YELLOW] == cards("hubris")
