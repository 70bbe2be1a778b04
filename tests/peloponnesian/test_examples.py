"""The worked examples of The Peloponnesian War hold."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos.games import game
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.kernel.chance import AskedDice, SeededDice
from strategos.kernel.match import Match
from strategos.testing import examples

CASES = examples.load([Path(__file__).parent / "examples"])
KNOWN = {case.id: case for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_example(case: examples.Case) -> None:
    result = examples.attempt(case, KNOWN)
    assert result.ok, result.why


def test_all_worked_examples_of_the_rulebook_are_there() -> None:
    ids = {case.id.partition("/")[0] for case in CASES}
    assert {f"PW-EX-{n:02}" for n in range(1, 57)} <= ids


def test_the_example_of_play_is_one_chain() -> None:
    """From the set-up to the change of sides, and again from step 39, to whose position the text does not lead."""
    back: list[str] = []
    at: str | None = "PW-EX-51/changed"
    while at is not None:
        back.append(at.partition("/")[0])
        at = KNOWN[at].example.continues
    assert back == [f"PW-EX-{n}" for n in range(51, 19, -1)]
    chain = [KNOWN[name].example.continues for name in ("PW-EX-53-rule", "PW-EX-54/4", "PW-EX-55", "PW-EX-56")]
    assert chain == ["PW-EX-52", "PW-EX-53", "PW-EX-54/4", "PW-EX-54/4"]


def test_the_example_of_play_begins_with_the_set_up_of_the_campaign() -> None:
    """The position PW-EX-20 gives is the one the scenario begins with."""
    campaign = game("peloponnesian")
    begun = Match[Any](campaign, campaign.setup(1, "campaign"), AskedDice(SeededDice(0)))
    given = examples.play(KNOWN["PW-EX-20"], KNOWN)
    played, told = (_plain(match.state) for match in (begun, given))
    assert told == played


def _plain(s: PeloponnesianState) -> dict[str, Any]:
    """All of a position but when leaders came, which matters among those of one space only."""
    fields = msgspec.to_builtins(s)
    return {word: value for word, value in fields.items() if word not in ("leader_since", "arrivals", "clock")}
