"""Every registered game conforms, in every scenario, with every number of seats and every value of its choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos.bots import steady_bot
from strategos.games import game, game_ids
from strategos.kernel.game import Game, Setup
from strategos.parts.dataset import read_file
from strategos.testing import conformance, examples
from strategos.testing.following import follow
from strategos.testing.threads import threads
from strategos.testing.walks import setups
from tests import effort

GAMES = game_ids(teaching=True)
WALKS = 6
"""At most this many walks through each set-up, to meet every kind of question."""
SHORT = 10
"""A game that ends after no more answers than this shows little; then another one is played."""


def every_setup() -> list[Any]:
    rows: list[Any] = []
    for name in GAMES:
        try:
            known = setups(game(name))
        except (ImportError, AttributeError) as error:
            # A game that cannot be imported fails its own test and not the collection of all the others.
            rows.append(pytest.param(name, error, 0, id=name))
            continue
        for n, setup in enumerate(known):
            odd = [
                f"{c.name}={setup.options[c.name]}" for c in game(name).choices if setup.options[c.name] != c.values[0]
            ]
            rows.append(pytest.param(name, setup, n, id="-".join([name, setup.scenario, str(setup.seats), *odd])))
    return rows


def check(played: Game[Any], setup: Setup, seed: int, **ways: Any) -> conformance.Conformance:
    result = conformance.conform(played, setup, seed, folder=Path("failures"), **ways)
    assert not result.complaints, "\n".join(map(str, result.complaints))
    return result


@pytest.mark.early
@pytest.mark.parametrize(("name", "setup", "number"), every_setup())
def test_a_random_game_conforms(name: str, setup: Setup | Exception, number: int) -> None:
    assert isinstance(setup, Setup), f"{name} cannot be imported: {setup}"
    # A variant of a choice needs a shorter look than the game itself: the choices' own tests look at what they change.
    plain = setup == game(name).setup(setup.seats, setup.scenario)
    # Chance goes everywhere and a bot goes far: half of the walks are a bot's.
    own = steady_bot(name) if number % 2 else "random"
    for seed in (number, number + 1000):
        looks = {"answers": 1500, "looks": effort.LOOKS} if plain else {"answers": 400, "looks": effort.VARIANT_LOOKS}
        result = check(game(name), setup, seed, bot=own, effort=effort.CLOSE, **looks)
        if not result.ended or result.answers > SHORT:
            break
    assert result.answers > SHORT
    if game(name).secrets and plain:
        assert result.altered, "the game has secrets, but resample never changed anything"


@pytest.mark.early
@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_every_event_is_met(name: str, root: Path) -> None:
    """In the examples' positions and in a few more walks: every set-up once, or as many as are needed to meet what the
    examples do not; or it is listed, with the reason why it is not."""
    played, met = game(name), conformance.Met()
    folder = root / "tests" / name / "examples"
    cases = {case.id: case for case in examples.load([folder] if folder.is_dir() else [])}
    complaints = [
        f"{case.id}: {complaint}"
        for case in cases.values()
        for complaint in conformance.retrace(examples.play(case, cases), met, folder=Path("failures"))
    ]
    assert complaints == []
    listed = root / "tests" / name / "never_met.yaml"
    excused: dict[str, dict[str, str]] = read_file(listed) if listed.exists() else {}

    def missing() -> list[str]:
        rows = conformance.never_met(name, met).items()
        return [f"{kind}: {m}" for kind, those in rows for m in those if not (excused.get(kind) or {}).get(m)]

    walks = len(setups(played)) if effort.LONG else 0
    for number, setup in enumerate(setups(played) * WALKS):
        if number >= walks and not missing():
            break
        own = "random" if number % 2 else steady_bot(name)
        check(played, setup, 50 + number, bot=own, met=met, answers=400, looks=0)
    assert missing() == []


@pytest.mark.parametrize("name", GAMES)
def test_with_dice_on_the_table(name: str) -> None:
    check(game(name), game(name).setup(), 101, asked_dice=True, answers=400, looks=effort.VARIANT_LOOKS)


@pytest.mark.parametrize("name", GAMES)
def test_copies_share_nothing(name: str) -> None:
    assert conformance.shapes(game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_same_game_under_three_hash_seeds(name: str) -> None:
    prints = conformance.fingerprints(name, game(name).setup(), 5)
    assert len(set(prints)) == 1
    assert prints[0]


@pytest.mark.early
@pytest.mark.parametrize("name", GAMES)
def test_two_matches_in_threads_go_as_each_goes_alone(name: str) -> None:
    assert threads(game(name), 4, answers=200) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_follower_is_the_match_it_follows(name: str) -> None:
    """State, questions, events, dice, and what every seat is shown: after answers, undo and redo."""
    matches, answers = (24, 400) if effort.LONG else (4, 160)
    assert [why for n in range(matches) for why in follow(game(name), n, answers)] == []
    assert follow(game(name), matches, answers, asked_dice=True) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_an_id_of_its_own(name: str) -> None:
    played = game(name)
    assert played.id == name
    assert played.schema == len(played.migrations) + 1
    for setup in setups(played):
        board = played.board(setup)
        assert msgspec.json.encode(board)
        ids = [s.id for s in (*board.spaces, *board.outside)]
        assert len(ids) == len(set(ids))
        assert {end for link in board.links for end in (link.a, link.b)} <= set(ids)
