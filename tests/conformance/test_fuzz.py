"""The fuzzer finds what is broken, shrinks it and leaves a record that fails again."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos.games import game as game_by_id
from strategos.games.skirmish import GAME, SkirmishState, march
from strategos.kernel.errors import BadInput, RuleBug
from strategos.kernel.game import Game, Procedure
from strategos.kernel.record import Record
from strategos.testing.fuzz import fuzz
from strategos.testing.trials import Limits
from strategos.testing.walks import nth_setup


def fallen(s: SkirmishState) -> int:
    return sum(1 for at in s.at if at < 0)


def complaining(s: SkirmishState) -> Any:
    if fallen(s) == 2:
        yield "two men have fallen"


def breaking(s: SkirmishState) -> Procedure | None:
    if fallen(s) == 1:
        raise ZeroDivisionError("a rule divides by nobody")
    return GAME.next(s)


def stopping(s: SkirmishState) -> Procedure | None:
    return None if s.clock.round == 3 else GAME.next(s)


def test_a_sound_game_is_clean(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    report = fuzz("skirmish", 20, folder=tmp_path, on_progress=lambda games, decisions: seen.append((games, decisions)))
    assert (report.games, report.ended, report.failures) == (20, 20, [])
    assert seen[-1] == (20, report.decisions)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["conquest", "alexander", "peloponnesian"])
def test_every_set_up_is_played_with_default_and_with_other_readings(name: str) -> None:
    chosen = game_by_id(name)
    default = {choice.name: choice.values[0] for choice in chosen.choices}
    met: dict[tuple[str, int], set[bool]] = {}
    for n in range(400):
        setup = nth_setup(chosen, n)
        met.setdefault((setup.scenario, setup.seats), set()).add(dict(setup.options) == default)
    assert {scenario for scenario, _ in met} == set(chosen.scenarios)
    assert all(kinds == {True, False} for kinds in met.values())


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = fuzz("skirmish", 30, folder=tmp_path)
    spread = fuzz("skirmish", 30, folder=tmp_path, workers=2)
    assert (spread.games, spread.decisions) == (alone.games, alone.decisions)


@pytest.mark.parametrize("workers", [1, 2])
def test_time_is_a_limit_too(workers: int, tmp_path: Path) -> None:
    report = fuzz("skirmish", 10**12, seconds=0.5, folder=tmp_path, workers=workers)
    assert report.games > 0


def test_a_bot_goes_further_than_chance(tmp_path: Path) -> None:
    chance = fuzz("alexander", 4, scenario="granicus", folder=tmp_path)
    bot = fuzz("alexander", 4, scenario="granicus", folder=tmp_path, bot_name="heuristic")
    assert bot.decisions > chance.decisions
    assert bot.failures == []
    assert fuzz("alexander", 4, scenario="granicus", folder=tmp_path, bot_name="heuristic").decisions == bot.decisions
    with pytest.raises(BadInput, match="no bot 'clever'"):
        fuzz("alexander", 4, folder=tmp_path, bot_name="clever")


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (msgspec.structs.replace(GAME, complaints=complaining), "two men have fallen"),
        (msgspec.structs.replace(GAME, next=stopping), "dead end"),
    ],
)
def test_a_failure_is_shrunk_and_saved(game: Game[Any], why: str, tmp_path: Path) -> None:
    report = fuzz(game, 4, folder=tmp_path)
    assert report.failures
    for failure in report.failures:
        assert why in failure.why
        match, rest = Record.decode(Path(failure.record_path).read_bytes()).load(game)
        assert not rest
        assert match.answer_count == failure.answers
        # Two marches bring the sides together at the earliest, two fights must be fought; four rounds are plenty.
        assert failure.answers < 24


def test_a_broken_rule_breaks_again_when_its_record_is_loaded(tmp_path: Path) -> None:
    game = msgspec.structs.replace(GAME, next=breaking)
    report = fuzz(game, 4, folder=tmp_path)
    assert report.failures
    for failure in report.failures:
        assert "ZeroDivisionError" in failure.why
        with pytest.raises(RuleBug, match="divides by nobody"):
            Record.decode(Path(failure.record_path).read_bytes()).load(game)


def test_a_question_without_end_is_a_stall(tmp_path: Path) -> None:
    endless = msgspec.structs.replace(GAME, round=lambda _s: 1, outcome=lambda _s: None, next=lambda s: _marching(s))
    report = fuzz(endless, 1, folder=tmp_path, limits=Limits(stall=200))
    assert "goes on after" in report.failures[0].why


def _marching(s: SkirmishState) -> Procedure:
    s.clock = type(s.clock)(1, 1, 0, 0)
    return march(s)


def test_wrong_set_ups_are_refused_at_once() -> None:
    with pytest.raises(BadInput):
        fuzz("nogame")
    with pytest.raises(BadInput):
        fuzz("skirmish", seats=5)
