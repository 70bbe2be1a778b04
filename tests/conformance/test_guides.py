"""Every guide of every game can be followed to its end, and always the same way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import strategos
from strategos.games import GAMES
from strategos.kernel.errors import DataError
from strategos.kernel.match import Match
from strategos.kernel.segment import Answer
from strategos.parts.guides import Guide, Step, coaching, guides, reached
from strategos.testing.guiding import follow

ALL = [(game, name) for game in sorted(GAMES) for name in guides(strategos.game(game).package)]


def own(match: Match[Any], guide: Guide) -> list[Answer]:
    return [answer for answer in match.answers if answer.seat == guide.seat]


@pytest.mark.parametrize(("game_id", "name"), ALL)
def test_a_guide_is_followed_to_its_last_step(game_id: str, name: str) -> None:
    game = strategos.game(game_id)
    guide = guides(game.package)[name]
    assert 8 <= len(guide.steps) <= 20
    match, came = follow(game, name, guide)
    assert came == [step.id for step in guide.steps]
    # Whatever chance the bots have of their own, the guide comes to its end, and is followed by the same answers.
    again, steps = follow(game, name, guide, seed=99)
    assert steps == came
    led = {step.ask for step in guide.steps}
    assert [a for a in own(again, guide) if a.kind in led] == [a for a in own(match, guide) if a.kind in led]


@pytest.mark.parametrize(("game_id", "name"), ALL)
def test_every_question_on_the_way_is_the_guide_s_or_an_aside(game_id: str, name: str) -> None:
    """Nothing is asked of a beginner that the coach is silent about."""
    guide = guides(strategos.game(game_id).package)[name]
    match, _ = follow(strategos.game(game_id), name, guide)
    known = {*guide.asides, *(step.ask for step in guide.steps)}
    assert {a.kind for a in match.answers if a.seat == guide.seat} <= known


def guide(*steps: Step) -> Guide:
    return Guide(1, "ford", 2, steps)


TWICE = guide(Step("a", "man", ("north-1",)), Step("b", "ford", ("birch",)), Step("c", "man", ("north-1",)))


@pytest.mark.parametrize(
    ("answers", "done"),
    [
        ([], 0),
        ([("man", "north-2")], 0),
        ([("man", "north-1")], 1),
        # Taken up once more, it is the same step, not a later one that looks like it.
        ([("man", "north-1"), ("man", "north-1")], 1),
        ([("man", "north-1"), ("ford", "birch"), ("man", "north-1")], 3),
        # Another way: what comes later leaves out what was passed over.
        ([("man", "north-2"), ("ford", "birch")], 2),
    ],
)
def test_how_far_somebody_has_come_follows_from_the_answers(answers: list[tuple[str, str]], done: int) -> None:
    assert reached(TWICE, [Answer(0, kind, key) for kind, key in answers]) == done
    assert reached(TWICE, [Answer(1, kind, key) for kind, key in answers]) == 0


def test_the_coach_points_at_what_is_offered_and_is_silent_elsewhere() -> None:
    match = strategos.new("skirmish", seed=1)
    [decision] = match.pending
    now = coaching("g", TWICE, match.answers, decision, 1)
    assert (now.step, now.key, now.target, now.done, now.of) == ("a", "north-1", {"piece": "north-1"}, 0, 3)
    later = guide(Step("a", "man", ("north-1",), round=2), Step("b", "ford", ("birch",)))
    assert coaching("g", later, match.answers, decision, 1).step is None
    about = guide(Step("a", "man", ("north-1",), about={"space": "space:elm"}))
    assert coaching("g", about, match.answers, decision, 1).step is None


def test_a_broken_guide_is_a_data_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "lost_game"
    (package / "guides").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "guides" / "first.yaml").write_text("seed: 1\nscenario: x\nseats: 2\nstepz: []\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(DataError, match=r"first\.yaml"):
        guides("lost_game")
