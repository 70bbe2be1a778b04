"""The conformance kit notices what is broken: each test breaks skirmish in one way."""

from __future__ import annotations

import time
from typing import Any, ClassVar

import msgspec
import pytest

from strategos.games import skirmish
from strategos.games.skirmish import FORDS, GAME, SEQUENCE, Marched, SkirmishState, fight, march, outcome
from strategos.kernel.asking import No, Option, choose, offer, space
from strategos.kernel.chance import SeededDice, draw, roll
from strategos.kernel.clock import Each, Phase, play_phase
from strategos.kernel.errors import Refused
from strategos.kernel.events import Event
from strategos.kernel.game import Game, State
from strategos.kernel.match import Imagining, Match
from strategos.kernel.view import View
from strategos.testing.conformance import Effort, conform, shapes
from strategos.testing.following import follow
from strategos.testing.threads import threads


def broken(**changes: Any) -> Game[Any]:
    return msgspec.structs.replace(GAME, **changes)


def with_march(procedure: Any, *, event: Any = None) -> Game[Any]:
    sequence = (SEQUENCE[0], Each(skirmish.after, (Phase("march", "SK-2", procedure), Phase("fight", "SK-3", fight))))
    return broken(
        next=lambda s: None if outcome(s) else play_phase(sequence, s), **({} if event is None else {"event": event})
    )


def told(game: Game[Any], *, seeds: int = 6, **ways: Any) -> set[str]:
    """The checks that complain."""
    return {c.check for seed in range(seeds) for c in conform(game, game.setup(), seed, **ways).complaints}


def test_a_sound_game_gives_no_complaint() -> None:
    for seed in range(10):
        result = conform(GAME, GAME.setup(), seed, looks=10**6, effort=Effort(options=99, foreign=99))
        assert result.complaints == []
        assert result.ended
        assert result.visited == result.answers + 1
        assert result.altered


def test_looks_are_a_budget() -> None:
    """Half of them at once, the others over the whole game, and one more at its end."""
    result = conform(GAME, GAME.setup(), 3, looks=10, answers=40)
    assert 8 <= result.visited <= 11
    assert conform(GAME, GAME.setup(), 3, looks=10**6).visited == result.answers + 1


# -- hidden information ---------------------------------------------------------------------------------------------


def leaky_view(s: SkirmishState, seat: int | None) -> View:
    view = GAME.view(s, seat)
    return msgspec.structs.replace(view, facts={"north": s.strength[0] if seat is None else 0})


def test_a_view_that_leaks() -> None:
    assert told(broken(view=leaky_view)) == {"hides"}


def test_every_reader_has_his_turn() -> None:
    """A view that leaks to one reader alone is found with one reader a moment."""
    for leaking in (None, 0, 1):

        def leaky(s: SkirmishState, seat: int | None, leaking: int | None = leaking) -> View:
            hidden = 0 if leaking == 1 else 3
            view = GAME.view(s, seat)
            return msgspec.structs.replace(view, facts={"other": s.strength[hidden] if seat == leaking else 0})

        assert told(broken(view=leaky), only=("hides",), effort=Effort(readers=1)) == {"hides"}


def test_an_open_game_whose_views_differ() -> None:
    """Without secrets one view is sent to all."""
    assert "shows" in told(broken(secrets=False))


async def march_by_strength(s: SkirmishState) -> None:
    """What may be chosen depends on how strong the enemy is."""
    seat = s.clock.seat or 0
    if s.clock.round > 3:
        return await march(s)
    await offer(seat, "man", [space(FORDS[n]) for n in range(s.strength[3 - seat * 3])], rule="SK-2")
    return None


def test_a_question_that_leaks() -> None:
    assert "hides" in told(with_march(march_by_strength))


async def refuse_by_strength(s: SkirmishState) -> None:
    """The same is offered, but the reason why not depends on how strong the enemy is."""
    seat = s.clock.seat or 0

    def why_not(name: str) -> No | None:
        return No("SK-2", f"strong_{s.strength[3 - seat * 3]}") if name == "elm" else None

    await offer(seat, "man", [space("elm"), space("fir")], rule="SK-2", why_not=why_not)


def test_a_refusal_that_leaks() -> None:
    assert told(with_march(refuse_by_strength)) == {"hides"}


def asks_with(*allowed: str) -> Any:
    """A march that hands in what is allowed, rightly or wrongly: `elm` is not, `birch` is no candidate."""

    async def ask(s: SkirmishState) -> None:
        await offer(
            s.clock.seat or 0,
            "man",
            lambda: [space(name) for name in ("alder", "elm", "fir")],
            rule="SK-2",
            allowed=[space(name) for name in allowed],
            why_not=lambda name: No("SK-2", "not_here") if name == "elm" else None,
        )

    return ask


def test_allowed_options_that_do_not_agree_with_the_reasons() -> None:
    assert told(with_march(asks_with("alder", "fir"))) == set()
    assert "asks_well" in told(with_march(asks_with("alder", "fir", "elm")))
    assert "asks_well" in told(with_march(asks_with("alder", "fir", "birch")))
    assert "asks_well" in told(with_march(asks_with("fir")))


class Boasted(Event, tag="boasted", frozen=True):
    strength: int


async def boast(s: SkirmishState) -> None:
    s.emit(Boasted(s.strength[0]))
    await march(s)


class Whispered(Event, tag="whispered", frozen=True):
    strength: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == 0 else None


async def whisper(s: SkirmishState) -> None:
    s.emit(Whispered(s.strength[0]))
    await march(s)


def test_an_event_that_leaks_and_one_that_does_not() -> None:
    assert "hides" in told(with_march(boast, event=GAME.event | Boasted))
    assert told(with_march(whisper, event=GAME.event | Whispered)) == set()


# -- questions and refusals -----------------------------------------------------------------------------------------


def asking(*options: Option[Any], rule: str = "SK-2", kind: str = "man") -> Game[Any]:
    async def ask(s: SkirmishState) -> None:
        await choose(s.clock.seat or 0, kind, options, rule=rule)

    return with_march(ask)


@pytest.mark.parametrize(
    "game",
    [
        asking(space("elm"), space("elm")),
        asking(space("nowhere")),
        asking(Option("elm", 1, {"place": "elm"})),
        asking(Option("elm", 1, {"piece": "north-9"})),
        asking(Option("", 1, {"button": "go"})),
        asking(space("elm"), rule=""),
        asking(space("elm"), kind="Which ford?"),
        asking(*(Option(f"{n:03}", n, {"button": str(n)}) for n in range(201))),
    ],
    ids=["twice", "no space", "no pointer", "no piece", "no key", "no rule", "no id", "too many"],
)
def test_a_malformed_question(game: Game[Any]) -> None:
    assert "asks_well" in told(game, seeds=1)


async def march_blindly(s: SkirmishState) -> None:
    seat = s.clock.seat or 0
    ford = await offer(seat, "ford", [space(f) for f in FORDS], rule="SK-2")
    if ford == "fir" and seat == 0:
        raise KeyError(ford)


def test_an_option_that_cannot_be_applied() -> None:
    assert "applies_every_option" in told(with_march(march_blindly))


def test_an_invariant_that_breaks() -> None:
    def complaints(s: SkirmishState) -> Any:
        if s.at.count(-1) > 1:
            yield "two men have fallen"

    assert told(broken(complaints=complaints)) & {"asks_well", "applies_every_option"}


# -- copies, records, undo ------------------------------------------------------------------------------------------


def test_state_outside_the_state() -> None:
    marches = [0]

    async def counting(s: SkirmishState) -> None:
        marches[0] += 1
        s.at[0] = marches[0] % 4
        await march(s)

    assert "copies" in told(with_march(counting), seeds=1)


def test_a_table_that_matches_in_threads_share() -> None:
    """What a rule notes down outside the position is another match's by the time it is read."""
    last_seen = [0]

    async def remembering(s: SkirmishState) -> None:
        last_seen[0] = mine = sum(s.strength)
        time.sleep(0.0002)
        s.strength[0] += last_seen[0] - mine
        await march(s)

    whys = threads(with_march(remembering), 12)
    assert whys
    assert all("differ" in why or "breaks down" in why for why in whys)


def test_a_match_that_breaks_down_beside_another() -> None:
    inside = [0]

    async def crowding(s: SkirmishState) -> None:
        inside[0] += 1
        time.sleep(0.0002)
        try:
            assert inside[0] == 1
        finally:
            inside[0] -= 1
        await march(s)

    assert any("breaks down" in why for why in threads(with_march(crowding), 12))


def test_a_rule_no_other_match_can_follow() -> None:
    """It rolls dice of its own: whoever hears of the answer alone gets another position."""
    dice = SeededDice(1)

    async def secretly(s: SkirmishState) -> None:
        s.strength[0] = dice.d(3)
        await march(s)

    whys = [why for n in range(4) for why in follow(with_march(secretly), n)]
    assert whys
    assert all("differs in position" in why or "cannot follow" in why for why in whys)


def test_chance_that_is_not_asked_for() -> None:
    dice = SeededDice(1)

    async def secretly(s: SkirmishState) -> None:
        s.strength[0] = dice.d(3)
        await march(s)

    assert told(with_march(secretly), seeds=2) & {"copies", "saves"}


def test_tables_that_copies_share() -> None:
    class Nested(State):
        stacks: list[list[int]] = []
        maybe: list[int] | None = None
        seen: set[str] = set()
        fine: dict[str, tuple[int, ...]] = {}

    assert [row.partition(":")[0] for row in shapes(broken(state=Nested))] == ["stacks", "maybe", "seen"]


class Shouted(Event, tag="shouted", frozen=True):
    words: list[int]
    reveals: ClassVar[bool] = False


def test_an_event_the_game_does_not_list() -> None:
    async def shout(s: SkirmishState) -> None:
        s.emit(Shouted([1]))
        await march(s)

    assert "shows" in told(with_march(shout), seeds=1, only=("shows",))


def test_a_phase_without_checkpoints() -> None:
    async def long(s: SkirmishState) -> None:
        for _ in range(60):
            await offer(s.clock.seat or 0, "man", [space("elm")], rule="SK-2")
        await march(s)

    assert "near" in told(with_march(long), seeds=1, only=("asks_well",))


def test_dice_for_the_eye_only() -> None:
    """A die thrown without `reveals` is a barrier all the same."""

    async def rolling(s: SkirmishState) -> None:
        ford = await offer(s.clock.seat or 0, "ford", [space(f) for f in FORDS], rule="SK-2")
        s.at[0] = (await roll(5))[0] - 1
        s.emit(Marched("side:north", "piece:north-1", f"space:{ford}"))

    assert told(with_march(rolling)) == set()


def test_imagining_something_that_contradicts_the_view() -> None:
    def resample(s: SkirmishState, seat: int, dice: SeededDice) -> None:
        s.strength[seat * 3] = dice.d(3)

    assert "imagines" in told(broken(resample=resample))


def test_imagining_that_begins_with_the_truth() -> None:
    """Shuffled from the true order, what is imagined depends on it."""

    def resample(s: SkirmishState, seat: int, dice: SeededDice) -> None:
        theirs = s.strength[3 - seat * 3 : 6 - seat * 3]
        dice.shuffle(theirs)
        s.strength[3 - seat * 3 : 6 - seat * 3] = theirs

    assert told(broken(resample=resample)) == {"imagines"}


def test_imagining_that_keeps_what_another_has_chosen_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def imagine(match: Match[Any], seat: int, seed: int) -> Match[Any]:
        twin: Any = match.copy()
        imagining = Imagining(match.answers_since_checkpoint, seat, seed, match.dice.copy())
        twin._imagine(imagining)
        twin._imagined = (*twin._imagined, imagining)
        return twin

    monkeypatch.setattr(Match, "imagine", imagine)
    whys = [c.why for seed in range(4) for c in conform(GAME, GAME.setup(), seed, only=("imagines",)).complaints]
    assert any("depends on what seat 0 has answered to champion" in why for why in whys)


async def draw_and_keep(s: SkirmishState) -> None:
    """A hidden draw that is remembered by the procedure alone."""
    [lot] = await draw(3, purpose="lot")
    await offer(s.clock.seat or 0, "man", [space("elm")], rule="SK-2")
    s.at[0] = lot


async def draw_and_note(s: SkirmishState) -> None:
    """The same, put down in the state, where it can be replaced by something the seat could believe."""
    s.strength[0] = (await draw(3, purpose="lot"))[0]
    await offer(1, "man", [space("elm")], rule="SK-2")
    s.at[0] = s.strength[0]


def test_a_hidden_draw_that_is_not_in_the_state() -> None:
    whys = [c.why for seed in range(4) for c in conform(with_march(draw_and_keep), GAME.setup(), seed).complaints]
    assert any("a hidden draw that is not in the state" in why for why in whys)
    sound = conform(with_march(draw_and_note), GAME.setup(), 1, only=("imagines",))
    assert sound.complaints == []


def test_who_is_asked_is_no_secret() -> None:
    """A secret question put only to who can answer it tells who can."""

    async def call(s: SkirmishState) -> None:
        for seat in (0, 1):
            if s.strength[seat * 3] == 3:
                await choose(seat, "man", [space("elm")], rule="SK-2", secret=True)
        await march(s)

    whys = [c.why for seed in range(6) for c in conform(with_march(call), GAME.setup(), seed).complaints]
    assert any("who is asked what depends on something hidden from" in why for why in whys)


def test_a_hidden_draw_cannot_be_taken_back() -> None:
    async def drawing(s: SkirmishState) -> None:
        seat = s.clock.seat or 0
        await offer(seat, "man", [space("elm")], rule="SK-2")
        s.strength[seat * 3] = (await draw(3, purpose="lot"))[0]
        await offer(seat, "ford", [space("elm")], rule="SK-2")

    match = Match(with_march(drawing), GAME.setup(), 1)
    match.play(0, "elm")
    no = match.why_not_undo(0)
    assert no is not None
    assert no.why == "undo_barrier"
    match.play(0, "elm")
    assert match.why_not_undo(0) is None
    match.undo(0)
    with pytest.raises(Refused):
        match.undo(0)
