"""Records: what is stored, what is lifted, what is handed back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import Noted, Shown, Tiny, Whispered, keys, start, tiny

from strategos.games.skirmish import GAME
from strategos.kernel.asking import No, button, choose
from strategos.kernel.chance import ScriptedDice, SeededDice, draw, roll
from strategos.kernel.errors import DataError, RuleBug
from strategos.kernel.events import Event, Untold
from strategos.kernel.game import Choice, Game, State
from strategos.kernel.match import Match
from strategos.kernel.record import FORMAT, Record, why_handed_back
from strategos.kernel.segment import Answer
from strategos.testing.walks import any_answer, digest

LETTERS = ("a", "b", "c")


def asking(forbidden: str = "") -> Any:
    def why_not(key: str) -> No | None:
        return No("R-9", "forbidden_now") if key == forbidden else None

    async def rule(s: Tiny) -> None:
        for n in range(4):
            s.log.append(await choose(0, "letter", map(button, LETTERS), rule="R", why_not=why_not))
            s.total += (await roll(6))[0]
            s.emit(Shown(str(n)))

    return rule


def saved(match: Match[Any]) -> Record:
    return Record.decode(Record.of(match).encode())


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_a_loaded_match_is_the_same_match(seed: int, answers: int) -> None:
    match, dice = Match(GAME, GAME.setup(), seed), SeededDice(seed)
    while match.pending and match.answer_count < answers:
        match.play(*any_answer(match, dice))
    for from_start in (False, True):
        loaded, rest = saved(match).load(GAME, from_start=from_start)
        assert rest == []
        assert digest(loaded) == digest(match)
        assert loaded.answers == match.answers
        assert loaded.chance == match.chance
        assert loaded.all_events() == match.all_events()
        if match.pending:
            answer = any_answer(match, SeededDice(1))
            twin = match.copy()
            twin.play(*answer)
            loaded.play(*answer)
            assert digest(loaded) == digest(twin)


def dicing(sides: tuple[int, int, int, int], first: int = 6) -> Any:
    async def rule(s: Tiny) -> None:
        s.total += (await roll(first))[0]
        for n in range(4):
            s.log.append(await choose(0, "letter", map(button, LETTERS), rule="R"))
            s.total += (await roll(sides[n]))[0]
            s.emit(Shown(str(n)))

    return rule


def test_dice_that_no_longer_fit_take_back_what_led_to_them_and_nothing_else() -> None:
    """A die that has lost sides since: what was answered before it stands, with its dice, and play goes on."""
    match = start(tiny(dicing((6, 6, 6, 6))), ScriptedDice(6, 1, 2, 6, 3, then=SeededDice(5)))
    for key in ("a", "b", "c"):
        match.play(0, key)
    assert match.chance == [6, 1, 2, 6]
    record = saved(match)
    loaded, rest = record.load(tiny(dicing((6, 6, 4, 6)), version="2"))
    assert rest == [Answer(0, "letter", "c")]
    assert loaded.state.log == ["a", "b"]
    assert loaded.chance == [6, 1, 2]
    assert why_handed_back(loaded, rest) == No("", "dice_otherwise")
    loaded.play(0, "c")
    assert loaded.chance[3] <= 4
    kept, rest = record.load(tiny(dicing((4, 4, 6, 6)), version="2"))
    assert rest == [], "one and two are faces of a die of four sides"
    assert kept.state.log == ["a", "b", "c"]


def test_dice_that_do_not_fit_at_the_checkpoint_are_thrown_anew() -> None:
    match = start(tiny(dicing((6, 6, 6, 6))), ScriptedDice(6, 1, then=SeededDice(5)))
    match.play(0, "a")
    loaded, rest = saved(match).load(tiny(dicing((6, 6, 6, 6), first=4), version="2"))
    assert rest == [Answer(0, "letter", "a")]
    assert loaded.state.log == []
    assert loaded.chance[0] <= 4
    loaded.play(0, "b")


def test_what_was_played_under_other_rules_is_behind_a_checkpoint_that_stays() -> None:
    """The first procedure throws other dice now: nobody can play it once more, and nobody needs to, also later on."""
    same = dicing((6, 6, 6, 6))
    match = start(tiny(same, same, same, same, same), ScriptedDice(*[6] * 9, then=SeededDice(5)))
    for key in "abcabca":
        match.play(0, key)
    record = saved(match)
    begun = record.checkpoints[-1].answers
    assert begun >= 4
    loaded, rest = record.load(tiny(dicing((2, 2, 2, 2)), same, same, same, same, version="2"))
    assert rest == []
    for key in "bcabcabcabca":
        loaded.play(0, key)
    for n in range(begun, loaded.answer_count + 1):
        assert loaded.at(n).answer_count == n
    with pytest.raises(RuleBug):
        loaded.at(2)


def test_what_an_older_version_told_and_nobody_can_read_any_more_is_no_dead_end() -> None:
    """The match opens with everything else; nobody hears of it, however often it is saved again."""
    match = start(tiny(asking(), asking()), 3)
    for key in "abcabc":
        match.play(0, key)
    record = saved(match)
    assert record.checkpoints[-1].events > 1, "before the checkpoint: what is behind it is told anew"
    other = msgspec.Raw(b'{"event":"shown","what":{"another":"shape"}}')
    record = msgspec.structs.replace(record, events=(other, *record.events[1:]))
    with pytest.raises(DataError, match="a stored event cannot be read"):
        record.load(tiny(asking(), asking()))
    newer = tiny(asking(), asking(), version="2")
    for _ in range(3):
        loaded, rest = record.load(newer)
        assert (rest, loaded.state) == ([], match.state)
        assert loaded.all_events()[0] == Untold(other)
        assert loaded.events(0) == match.events(0)[1:]
        record = msgspec.structs.replace(saved(loaded), rules="1")


def test_what_does_not_go_on_under_the_present_rules_at_all_says_so() -> None:
    async def broken(s: Tiny) -> None:
        raise ZeroDivisionError

    record = saved(start(tiny(asking()), 3))
    with pytest.raises(DataError, match="does not go on under the present rules"):
        record.load(tiny(broken, version="2"))


def test_a_rule_fix_hands_back_exactly_the_answers_no_longer_accepted() -> None:
    match = start(tiny(asking()), 3)
    for key in ("a", "b", "c", "b"):
        match.play(0, key)
        if match.answer_count == 3:
            record = saved(match)
    stricter = tiny(asking("b"), version="2")
    loaded, rest = record.load(stricter)
    assert rest == [Answer(0, "letter", "b"), Answer(0, "letter", "c")]
    assert loaded.state.log == ["a"]
    assert loaded.chance == match.chance[:1], "the die already thrown stays thrown"
    assert keys(loaded) == ["a", "c"]
    assert loaded.explain(0, "b") == No("R-9", "forbidden_now")
    loaded.play(0, "c")
    unchanged, rest = record.load(tiny(asking("x"), version="2"))
    assert rest == []
    assert unchanged.state.log == ["a", "b", "c"]


def test_a_question_that_is_now_another_one_is_asked_again() -> None:
    async def other(s: Tiny) -> None:
        await choose(0, "word", map(button, LETTERS), rule="R")

    match = start(tiny(asking()))
    match.play(0, "a")
    loaded, rest = saved(match).load(tiny(other))
    assert rest == [Answer(0, "letter", "a")]
    assert [d.kind for d in loaded.pending] == ["word"]


# -- schemas --------------------------------------------------------------------------------------------------------


class TinyNow(State):
    """The present shape: `log` is called `words`, and there is a purse."""

    step: int = 0
    words: list[str] = []
    total: int = 0
    purse: dict[str, int] = {}


def rename(plain: dict[str, Any]) -> dict[str, Any]:
    plain["words"] = plain.pop("log")
    return plain


def add_purse(plain: dict[str, Any]) -> dict[str, Any]:
    plain["purse"] = {"talents": plain["total"]}
    return plain


def present(*, migrations: tuple[Any, ...] = (rename, add_purse)) -> Game[Any]:
    async def rule(s: TinyNow) -> None:
        while len(s.words) < 4:
            s.words.append(await choose(0, "letter", map(button, LETTERS), rule="R"))
            s.total += (await roll(6))[0]
            s.emit(Shown(str(len(s.words))))

    return tiny(rule, state=TinyNow, schema=3, migrations=migrations)  # type: ignore[arg-type]


def test_old_states_are_lifted_schema_by_schema() -> None:
    old = tiny(asking(), asking())
    match = start(old, 1)
    for key in "abca":
        match.play(0, key)
    record = saved(match)
    assert record.schema == 1
    loaded, rest = record.load(msgspec.structs.replace(present(), next=lambda _: None))
    assert loaded.state.words == ["a", "b", "c", "a"]
    assert loaded.state.purse == {"talents": match.state.total}
    assert rest == []
    again = saved(loaded)
    assert again.schema == 3
    assert again.load(msgspec.structs.replace(present(), next=lambda _: None))[0].state == loaded.state


def test_a_missing_migration_is_told() -> None:
    record = saved(start(tiny(asking())))
    with pytest.raises(DataError, match="the stored position cannot be read"):
        record.load(present(migrations=(rename,)))


# -- broken files ---------------------------------------------------------------------------------------------------


def test_a_file_that_is_no_record_is_one_clear_sentence() -> None:
    whole = Record.of(start(tiny(asking()))).encode()
    for data in (
        b"",
        b"{}",
        b"[1, 2]",
        b"\xff\xfe",
        b"nonsense",
        whole[:-40],
        whole.replace(b'"format":1', b'"format":"x"'),
    ):
        with pytest.raises(DataError) as error:
            Record.decode(data, "x.json")
        assert str(error.value).startswith("x.json: not a saved game")
        assert "\n" not in str(error.value)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_a_truncated_record_never_crashes(data: st.DataObject) -> None:
    match = start(tiny(asking()), 2)
    match.play(0, "a")
    whole = Record.of(match).encode()
    cut = whole[: data.draw(st.integers(0, len(whole) - 1))]
    with pytest.raises(DataError):
        Record.decode(cut)


def test_records_of_others() -> None:
    record = saved(start(tiny(asking())))
    newer = msgspec.json.decode(record.encode())
    with pytest.raises(DataError, match="a game of tiny, not of skirmish"):
        record.load(GAME)
    with pytest.raises(DataError, match="saved by a newer version"):
        msgspec.structs.replace(record, schema=9).load(tiny(asking()))
    newer["format"] = FORMAT + 1
    with pytest.raises(DataError, match="this version reads format"):
        Record.decode(msgspec.json.encode(newer))
    newer["format"], newer["checkpoints"] = FORMAT, []
    with pytest.raises(DataError, match="do not fit together"):
        Record.decode(msgspec.json.encode(newer))


def test_a_stored_position_or_event_of_the_wrong_shape() -> None:
    match = start(tiny(asking(), asking()))
    for key in "abca":
        match.play(0, key)
    plain = msgspec.json.decode(Record.of(match).encode())
    plain["checkpoints"][-1]["state"] = {"step": "x"}
    with pytest.raises(DataError, match="the stored position cannot be read"):
        Record.decode(msgspec.json.encode(plain)).load(match.game)
    plain = msgspec.json.decode(Record.of(match).encode())
    plain["events"][0] = {"event": "unheard_of"}
    with pytest.raises(DataError, match="a stored event cannot be read"):
        Record.decode(msgspec.json.encode(plain)).load(match.game)


@pytest.mark.parametrize("part", ["answers", "chance", "events"])
def test_parts_that_do_not_fit_together(part: str) -> None:
    match = start(tiny(asking(), asking()))
    for key in "abca":
        match.play(0, key)
    plain = msgspec.json.decode(Record.of(match).encode())
    plain[part] = plain[part][:1]
    with pytest.raises(DataError, match="do not fit together"):
        Record.decode(msgspec.json.encode(plain))


def test_a_choice_added_since_takes_its_default() -> None:
    match = start(tiny(asking()))
    later = tiny(asking(), choices=(Choice("weather", ("fair", "foul")),))
    loaded, _ = saved(match).load(later)
    assert loaded.setup.option("weather") == "fair"
    with pytest.raises(DataError, match="its set-up is not known"):
        saved(start(tiny(asking()))).load(tiny(asking(), seats=2))


# -- dice -----------------------------------------------------------------------------------------------------------


def test_scripted_dice_are_stored_with_what_is_left() -> None:
    match = start(tiny(asking()), ScriptedDice(1, 2, 3, 4, then=SeededDice(9)))
    match.play(0, "a")
    loaded, _ = saved(match).load(match.game)
    for key in "bca":
        loaded.play(0, key)
    assert loaded.chance == [1, 2, 3, 4]


def test_hidden_draws_beside_a_script_go_on_after_a_load() -> None:
    async def drawing(s: Tiny) -> None:
        for _ in range(3):
            await choose(0, "go", [button("go")], rule="R")
            s.log.append(str(await draw(1000)))

    match = start(tiny(drawing, drawing), ScriptedDice(hidden=SeededDice(5)))
    for _ in range(4):
        match.play(0, "go")
    loaded, _ = saved(match).load(match.game)
    for m in (match, loaded):
        m.play(0, "go")
    assert loaded.state.log == match.state.log
    assert len(set(match.state.log)) == 5


def test_events_keep_what_only_some_may_read() -> None:
    async def rule(s: Tiny) -> None:
        s.emit(Whispered("secret"))
        s.emit(Noted("open"))
        await choose(0, "letter", [button("a")], rule="R")

    match = start(tiny(rule, rule))
    match.play(0, "a")
    loaded, _ = saved(match).load(match.game)
    expected: list[Event] = [Whispered("secret"), Noted("open")] * 2
    assert loaded.events(0) == expected
    assert loaded.events(1) == [Whispered(), Noted("open")] * 2


def changed(match: Match[Any], **parts: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(saved(match).encode()), **parts})


def test_checkpoints_have_answers_between_them() -> None:
    match = start(tiny(asking()))
    for _ in range(4):
        match.play(0, "a")
    points = msgspec.json.decode(saved(match).encode())["checkpoints"]
    Record.decode(changed(match, checkpoints=points))
    with pytest.raises(DataError, match="do not fit together"):
        Record.decode(changed(match, checkpoints=[*points, points[-1]]))


@pytest.mark.parametrize(
    "dice", [{"state": 1, "kind": "loaded"}, {"state": 1, "kind": "scripted", "script": [0]}, {"kind": "seeded"}]
)
def test_dice_nobody_knows_are_refused(dice: dict[str, Any]) -> None:
    with pytest.raises(DataError, match="not a saved game"):
        Record.decode(changed(start(tiny(asking())), dice=dice))


@pytest.mark.parametrize("results", [[0], [-3], [10**30], [7], ["6"], [2.5]])
def test_dice_that_show_what_no_die_shows_are_refused(results: list[Any]) -> None:
    match = start(tiny(asking()))
    match.play(0, "a")
    with pytest.raises((DataError, RuleBug), match=r"not a saved game|a die of 6 sides shows 7"):
        Record.decode(changed(match, chance=results)).load(match.game)


@pytest.mark.parametrize(
    ("part", "excess"),
    [
        ({"total": 10**18}, "a number is too large"),
        ({"total": -(10**7)}, "a number is too large"),
        ({"log": ["a"] * 20_000}, "a table is too large"),
        ({"log": ["a" * 20_000]}, "a text is too long"),
        ({"elsewhere": {"deep": [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]}}, "a table is too large"),
    ],
)
def test_a_position_beyond_all_bounds_is_refused_before_anything_is_made_of_it(
    part: dict[str, Any], excess: str
) -> None:
    match = start(tiny(asking()))
    record = msgspec.json.decode(saved(match).encode())
    record["checkpoints"][0]["state"].update(part)
    with pytest.raises(DataError, match=excess):
        Record.decode(msgspec.json.encode(record)).load(match.game)


def test_a_position_with_the_wrong_schema_is_one_sentence() -> None:
    def migration(state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "total": state["total"] + len(state["none"])}

    def adds(state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "log": state["total"] + "x"}

    def asks(state: dict[str, Any]) -> dict[str, Any]:
        return state["log"].values()

    for broken in (adds, asks, migration):
        match = start(tiny(asking()))
        lifted = msgspec.structs.replace(match.game, schema=2, migrations=(broken,))
        with pytest.raises(DataError, match="the stored position cannot be read"):
            saved(match).load(lifted)
