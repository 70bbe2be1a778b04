"""What two readers disputed: forecasts of three Treasuries (8.1, 10.5.4.1), Persians who must intercept (11)."""

from __future__ import annotations

import pytest

from strategos.games.peloponnesian.administration import forecast, revenue
from strategos.games.peloponnesian.facts import ATHENS, NUMBER, PERSIA, SPARTA
from strategos.games.peloponnesian.interception import interceptor
from strategos.games.peloponnesian.shapes import ViewFacts
from strategos.games.peloponnesian.state import Expedition
from strategos.games.peloponnesian.view import view

from .procedures import position, run


@pytest.mark.rule("PW-10.5.4.1-a", "PW-8.1-d")
def test_the_forecast_tells_what_each_treasury_draws() -> None:
    s = position("fall_of_sparta", empty=False, ravaged=["delium", "pylos"], happened={"megalopolis": 1})
    before, told = list(s.treasury), forecast(s)
    run(revenue(s))
    drawn = [after - had for after, had in zip(s.treasury, before, strict=True)]
    assert drawn == [max(0, told[name].value) for name in ("athens", "sparta", "thebes")]
    facts = view(s, 0).facts
    assert isinstance(facts, ViewFacts)
    assert list(facts.revenue) == ["athens", "sparta", "thebes"]


@pytest.mark.rule("PW-11-h", "PW-5.6.1-e")
@pytest.mark.parametrize(("answer", "side"), [("yes", SPARTA), ("no", PERSIA)])
def test_if_a_player_lets_them_pass_the_persians_must_try(answer: str, side: int) -> None:
    s = position(
        "fall_of_sparta",
        units={"samos": {"sparta": {"AN": 2}, "persia": {"N": 6}}},
        happened={"persia": 1, "athens_belligerent": 1},
        expedition={
            "side": "athens",
            "leader": "chabrias_fos",
            "at": "samos",
            "objective": "miletus",
            "units": {"N": 3},
        },
    )
    assert isinstance(s.expedition, Expedition)
    assert s.expedition.side == ATHENS
    found = run(interceptor(s, NUMBER["samos"]), "1", answer)
    assert found is not None
    assert (found[0].side, found[1]) == (side, False)
