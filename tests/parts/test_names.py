"""A name that is not known is refused with what may have been meant."""

from __future__ import annotations

import pytest

from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

MANY = [f"place_{n}" for n in range(20)]


def test_what_is_known_is_found() -> None:
    assert known_name("elm", ("alder", "elm"), "ford") == "elm"
    assert place_of("elm", ("alder", "elm"), "ford") == 1


@pytest.mark.parametrize(
    ("name", "known", "says"),
    [
        ("aldr", ("alder", "elm"), "there is no ford 'aldr'; did you mean alder?"),
        ("x", ("alder", "elm"), "there is no ford 'x'; choose one of: alder, elm"),
        ("x", MANY, "there is no ford 'x'"),
        (3, ("alder",), "there is no ford 3; choose one of: alder"),
    ],
)
def test_what_is_not_known_gets_a_hint(name: object, known: list[str], says: str) -> None:
    with pytest.raises(BadInput) as error:
        known_name(name, known, "ford")
    assert str(error.value) == says
