"""The example runner says what is wrong, with a file or with a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from strategos.games import game, game_ids
from strategos.kernel.errors import DataError
from strategos.testing import examples
from strategos.testing.example_files import GENERAL, fits, glossary, read_yaml, unwrapped, vocabulary
from strategos.text.codes import spoken

BASE: dict[str, Any] = {
    "id": "X",
    "given": {
        "turn": "north",
        "men": {"north-1": "birch", "south-1": "cedar"},
        "strength": {"north-1": 2, "south-1": 3},
    },
}
TO_CEDAR = {"side": "north", "play": ["north-1", "cedar"]}


def one(tmp_path: Path, **words: Any) -> examples.Result:
    """The result of one example; words replace those of the base."""
    path = tmp_path / "x.yaml"
    path.write_text(yaml.safe_dump({"game": "skirmish", "examples": [{**BASE, **words}]}, sort_keys=False))
    [result] = examples.run([path]).results
    return result


def test_the_example_in_the_manual_runs(root: Path, tmp_path: Path) -> None:
    [block] = re.findall(r"```yaml\n(.*?)```", (root / "docs/examples.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "manual.yaml").write_text(block)
    report = examples.run([tmp_path])
    assert (report.passed, report.failed) == (1, 0), report.results


# -- examples that do not hold --------------------------------------------------------------------------------------

FAILING: dict[str, tuple[dict[str, Any], str]] = {
    "refused move": ({"when": [{"play": ["north-1", "fir"]}]}, "SK-2 not_a_neighbour"),
    "wrong seat": ({"when": [{"side": "south", "play": "south-1"}]}, "seat 1 is not asked anything"),
    "no such side": ({"when": [{"side": "east", "play": "x"}]}, "there is no side 'east'; the sides are north, south"),
    "wrong kind": ({"when": [{"kind": "ford", "play": "cedar"}]}, "asked is 'man'"),
    "wrong fact": ({"when": [{"play": "pass"}], "then": {"men": {"north-1": "elm"}}}, "men is {'north-1': 'birch'}"),
    "allowed": ({"when": [{"refused": "north-1"}]}, "'north-1' is allowed"),
    "other rule": ({"when": [{"play": "north-1"}, {"refused": "fir", "rule": "SK-9"}]}, "refused by SK-2"),
    "other reason": ({"when": [{"play": "north-1"}, {"refused": "fir", "why": "far"}]}, "because of 'not_a_neighbour'"),
    "not offered": ({"when": [{"offered": ["north-9"]}]}, "'north-9' is not offered"),
    "offered": ({"when": [{"not_offered": [{"piece": "north-1"}]}]}, "piece north-1 is offered"),
    "more offered": ({"when": [{"only": ["north-1", "pass"]}]}, "offered besides: north-2, north-3"),
    "no event": ({"when": [{"play": "pass"}], "then": {"events": [{"event": "fought"}]}}, "this has not happened"),
    "an event": ({"when": [TO_CEDAR], "then": {"no_events": [{"event": "marched"}]}}, "should not have happened"),
    "dice short": (
        {"auto": True, "dice": [3], "when": [TO_CEDAR]},
        "all dice given are rolled, and the rules roll once more, for 'fight'",
    ),
    "another kind for each": (
        {"when": [{"kind": ["man", "man"], "play": ["north-1", "cedar"]}]},
        "asked is 'ford' (seat 0), not 'man'",
    ),
    "one kind for all": (
        {"when": [{"kind": "man", "play": ["north-1", "cedar"]}]},
        "asked is 'ford' (seat 0), not 'man'",
    ),
    "not to be passed": (
        {"when": [{"until": {"side": "north", "round": 3}, "passing": []}]},
        "on the way 'man' (seat 0) is asked, which `passing` does not name",
    ),
    "nothing happens where all decline": (
        {"when": [{"until": {"side": "north", "round": 3}}], "then": {"no_events": [{"event": "fought"}]}},
        "no_events: `until` declined questions; write `passing: [man]`",
    ),
    "set-up dice left over": (
        {"setup_dice": [1, 2, 3], "when": [{"auto": True}]},
        "of the dice for the set-up these were never rolled: [1, 2, 3]",
    ),
    "set-up dice of what goes on": (
        {"continues": "X", "setup_dice": [1], "when": [{"auto": True}]},
        "what continues another example has no set-up",
    ),
    "dice long": ({"auto": True, "dice": [3, 3, 3], "when": [TO_CEDAR]}, "1 of the dice given were never rolled"),
    "dice wrong": (
        {"auto": True, "dice": [7, 3], "when": [TO_CEDAR]},
        "dice: the script says 7, but the die has 6 sides, for 'fight'",
    ),
    "no face": ({"dice": ["skull"], "when": [{"auto": True}]}, "unknown face 'skull'"),
    "dice beside a table": ({"table": True, "dice": [3, 3], "when": [{"auto": True}]}, "they lie on the table"),
    "dice thrown on a table": ({"table": True, "when": [{"dice": [3, 3]}]}, "answer the question `die`"),
    "no place": ({"given": {"men": {"north-1": "oak"}}, "when": [{"auto": True}]}, "there is no ford 'oak'"),
    "wrong shape": ({"given": {"men": 7}, "when": [{"auto": True}]}, "7 does not fit"),
    "impossible": ({"given": {"strength": {"north-1": 2}, "men": [1]}, "when": [{"auto": True}]}, "does not fit"),
    "undo": ({"when": [{"undo": True}]}, "undo is refused (nothing_to_undo)"),
    "both asked": ({"dice": [1, 1], "when": [TO_CEDAR, {"play": "north-1"}]}, "several seats are asked at once"),
    "unreachable": ({"when": [{"until": "coffee"}]}, "the match ends before"),
    "no parent": ({"continues": "Y", "given": {}, "when": [{"auto": True}]}, "not among the examples run"),
    "seats": ({"seats": 7, "when": [{"auto": True}]}, "skirmish is played by 2 seats"),
    "outcome": ({"when": [{"auto": True}], "then": {"outcome": {"winners": ["north"]}}}, "outcome is None"),
    "about something": (
        {"when": [TO_CEDAR, {"side": "north", "asked": "champion", "about": {}}]},
        "the question is about {'space': 'space:cedar'}, not {}",
    ),
    "round": ({"when": [{"auto": True}], "then": {"round": 3}}, "round is 1, not 3"),
    "a question left open": ({"when": [TO_CEDAR], "then": {"round": 3}}, "; seat 0 is asked 'champion' (north-1)"),
}


@pytest.mark.parametrize(("words", "why"), FAILING.values(), ids=FAILING.keys())
def test_what_does_not_hold_is_told(words: dict[str, Any], why: str, tmp_path: Path) -> None:
    result = one(tmp_path, **words)
    assert not result.ok
    assert why in result.why
    assert "\n" not in result.why


# -- examples that hold ---------------------------------------------------------------------------------------------

HOLDING: dict[str, dict[str, Any]] = {
    "dice": {"auto": True, "dice": [3, 3], "when": [TO_CEDAR], "then": {"men": {"north-1": "fallen"}}},
    "seed beside dice": {
        "auto": True,
        "dice": [3],
        "seed": 1,
        "when": [TO_CEDAR],
        "then": {"events": [{"event": "fought"}]},
    },
    "dice in a step": {
        "auto": True,
        "dice": [],
        "when": [{"dice": [6, 1]}, TO_CEDAR],
        "then": {"men": {"south-1": "fallen"}},
    },
    "dice on the table": {
        "auto": True,
        "table": True,
        "when": [
            TO_CEDAR,
            {"asked": "die", "about": {"sides": 6}, "then": {"men": {"north-1": "cedar", "south-1": "cedar"}}},
            {"kind": "die", "play": [6, 1]},
        ],
        "then": {"men": {"south-1": "fallen"}},
    },
    "secret choices": {
        "dice": [6, 1],
        "when": [
            TO_CEDAR,
            {"side": "north", "asked": "champion", "about": {"space": "cedar"}, "only": [{"piece": "north-1"}]},
            {"side": "south", "play": "south-1"},
            {"side": "north", "play": "north-1", "then": {"men": {"south-1": "fallen"}}},
        ],
    },
    "defaults by side": {
        "dice": [1, 6],
        "when": [{"default": {"champion": ["north-1", "south-1"]}}, TO_CEDAR],
        "then": {"men": {"north-1": "fallen"}, "asked_side": "south"},
    },
    "until": {"when": [{"until": {"side": "north", "round": 3}}], "then": {"round": 3, "asked": "man"}},
    "defaults on the way": {
        "when": [{"default": {"man": "pass"}, "until": {"side": "north", "round": 3}}],
        "then": {"round": 3, "asked": "man", "asked_side": "north"},
    },
    "one kind for each": {
        "dice": [6, 1],
        "auto": True,
        "when": [{"side": "north", "kind": ["man", "ford"], "play": ["north-1", "cedar"]}],
        "then": {"men": {"south-1": "fallen"}},
    },
    "passing by name": {
        "when": [{"until": {"side": "north", "round": 3}, "passing": ["man"]}],
        "then": {"round": 3, "no_events": [{"event": "fought"}]},
    },
    "passing at the start is no step": {
        "start": {"kind": "man", "side": "south"},
        "when": [{"side": "south", "play": "pass"}],
        "then": {"no_events": [{"event": "fought"}]},
    },
    "start": {"start": {"kind": "man", "side": "south"}, "when": [{"asked": "man", "side": "south"}]},
    "not your turn": {"when": [{"side": "south", "refused": "pass", "why": "not_your_turn"}]},
    "edits in a list": {
        "given": [{"turn": "south"}, {"men": {"south-1": "elm"}}],
        "when": [{"side": "south", "play": "pass"}],
    },
    "phase": {
        "given": {"men": {"north-1": "fir"}, "turn": "south", "phase": "fight"},
        "dice": [1, 6],
        "default": {"champion": ["north-1", "south-1"]},
        "when": [{"auto": True}],
        "then": {"men": {"north-1": "fallen"}},
    },
}


@pytest.mark.parametrize("words", HOLDING.values(), ids=HOLDING.keys())
def test_what_holds(words: dict[str, Any], tmp_path: Path) -> None:
    result = one(tmp_path, **words)
    assert result.ok, result.why


# -- files that are not well formed ---------------------------------------------------------------------------------

BROKEN = {
    "truncated": ("game: skirmish\nexamples:\n- {id: X, when: [", "line 3: not valid YAML"),
    "tabs": ("game: skirmish\nexamples:\n\t- id: X\n", "not valid YAML"),
    "empty": ("", "an example file begins with `game:`"),
    "a list": ("- 1\n- 2\n", "an example file begins with `game:`"),
    "no list": ("game: skirmish\nexamples: 3\n", "`examples:` is not a list"),
    "no group": ("game: skirmish\nexamples: [3]\n", "example 1: an example is a group"),
    "no id": ("game: skirmish\nexamples: [{title: x}]\n", "example 1: `id` is missing"),
    "no game": ("examples: [{id: X}]\n", "X: there is no game ''"),
    "unknown game": ("game: chess\nexamples: [{id: X}]\n", "X: there is no game 'chess'"),
    "unknown word": ("game: skirmish\nexamples: [{id: X, wen: []}]\n", "X: unknown word 'wen'"),
    "unknown top": ("game: skirmish\nexmples: []\nexamples: []\n", "unknown word 'exmples' beside `examples:`"),
    "unknown step": (
        "game: skirmish\nexamples: [{id: X, when: [{}, {playy: x}]}]\n",
        "unknown word 'playy' (in when 2)",
    ),
    "idle step": ("game: skirmish\nexamples: [{id: X, when: [{side: north}]}]\n", "step 1 of when says nothing to do"),
    "wrong type": (
        "game: skirmish\nexamples: [{id: X, seats: two}]\n",
        "X: Expected `int | null`, got `str` (in seats)",
    ),
    "unknown edit": (
        "game: skirmish\nexamples: [{id: X, given: {gold: 3}}]\n",
        "unknown word 'gold' in given; known: men,",
    ),
    "unknown fact": (
        "game: skirmish\nexamples: [{id: X, then: {gold: 3}}]\n",
        "unknown word 'gold' in then; known: men,",
    ),
    "unknown midway": (
        "game: skirmish\nexamples: [{id: X, when: [{then: {gold: 3}}]}]\n",
        "unknown word 'gold' in when 1; known: men,",
    ),
    "unknown event": (
        "game: skirmish\nexamples: [{id: X, when: [{auto: true, then: {no_events: [{event: marchd}]}}]}]\n",
        "X: unknown event 'marchd' in when 1; known: fought, marched, mustered",
    ),
    "an empty group that is only echoed": (
        "game: skirmish\nexamples: [{id: X, then: {men: {}}}]\n",
        "X: `men: {}` in then says nothing; name what is meant",
    ),
    "an empty group within": (
        "game: conquest\nexamples: [{id: X, when: [{auto: true, then: {movable: {italia: {}}}}]}]\n",
        "X: `movable: italia: {}` in when 1 says nothing; name what is meant",
    ),
    "no events named": (
        "game: skirmish\nexamples: [{id: X, then: {no_events: []}}]\n",
        "X: `no_events: []` in then says nothing",
    ),
    "no options named": (
        "game: skirmish\nexamples: [{id: X, when: [{not_offered: []}]}]\n",
        "X: `not_offered: []` in when 1 says nothing",
    ),
    "nothing contained": (
        "game: alexander\nexamples: [{id: X, then: {pile: {contains: []}}}]\n",
        "X: `pile: contains: []` in then says nothing",
    ),
    "a step without facts": (
        "game: skirmish\nexamples: [{id: X, when: [{then: {}}]}]\n",
        "step 1 of when says nothing",
    ),
    "passing without until": (
        "game: skirmish\nexamples: [{id: X, when: [{passing: [man], play: pass}]}]\n",
        "step 1 of when: `passing` goes with `until`",
    ),
    "kinds for one answer": (
        "game: skirmish\nexamples: [{id: X, when: [{kind: [man, ford], play: pass}]}]\n",
        "step 1 of when: a list of kinds goes with a list of answers",
    ),
    "twice": ("game: skirmish\nexamples: [{id: X}, {id: X}]\n", "the id 'X' is taken already"),
    "same case": ("game: skirmish\nexamples: [{id: X, cases: [{case: a}, {case: a}]}]\n", "the same name"),
}


@pytest.mark.parametrize(("text", "why"), BROKEN.values(), ids=BROKEN.keys())
def test_a_file_that_is_not_well_formed(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(text)
    with pytest.raises(DataError) as error:
        examples.run([path])
    assert why in str(error.value)
    assert str(error.value).startswith(str(path))
    assert "\n" not in str(error.value)


def test_missing_and_binary_files(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no such file"):
        examples.run([tmp_path / "nowhere.yaml"])
    (tmp_path / "x.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="UTF-8"):
        examples.run([tmp_path / "x.yaml"])


def test_on_and_no_are_words(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("{on: off, yes: no, a: true, b: false, c: null, d: 3, e: 2001-01-01}")
    assert read_yaml(tmp_path / "x.yaml") == {
        "on": "off", "yes": "no", "a": True, "b": False, "c": None, "d": 3, "e": "2001-01-01",
    }  # fmt: skip


def test_cases_share_and_replace(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(
        yaml.safe_dump(
            {
                "game": "skirmish",
                **BASE,
                "auto": True,
                "when": [TO_CEDAR],
                "cases": [
                    {"case": "a", "dice": [3, 3], "then": {"men": {"north-1": "fallen"}}},
                    {
                        "case": "b",
                        "dice": [3, 3],
                        "given": {"strength": {"north-1": 3}},
                        "then": {"men": {"north-1": "cedar"}},
                    },
                    {"case": "c", "dice": [3, 3], "then": {"men": {"north-1": "cedar"}}},
                ],
            }
        )
    )
    report = examples.run([tmp_path])
    assert [(r.id, r.ok) for r in report.results] == [("X/a", True), ("X/b", True), ("X/c", False)]
    assert (report.passed, report.failed) == (2, 1)


def test_cases_have_defaults_and_forced_answers_of_their_own(tmp_path: Path) -> None:
    cases = [
        {"case": "neither", "then": {"asked": "champion"}},
        {"case": "auto", "auto": True, "dice": [3, 3], "then": {"men": {"north-1": "fallen"}}},
        {"case": "no auto", "auto": False, "then": {"asked": "champion"}},
        {
            "case": "default",
            "default": {"champion": ["north-1", "south-1"]},
            "dice": [3, 3],
            "then": {"men": {"north-1": "fallen"}},
        },
    ]
    whole = {"game": "skirmish", **BASE, "when": [TO_CEDAR], "cases": cases}
    (tmp_path / "x.yaml").write_text(yaml.safe_dump(whole))
    report = examples.run([tmp_path])
    assert [(r.id, r.why) for r in report.results if not r.ok] == []


@pytest.mark.parametrize(("die", "strategy"), [(1, "cut_loc"), (6, "attack_athenian_ally")])
def test_dice_for_what_is_rolled_before_the_first_question(die: int, strategy: str, tmp_path: Path) -> None:
    """In the First Peloponnesian War, alone, the automaton's strategy."""
    which = {"game": "peloponnesian", "id": "X", "seed": 1, "seats": 1, "scenario": "first_peloponnesian"}
    whole = {**which, "setup_dice": [die], "then": {"strategy": strategy}}
    (tmp_path / "x.yaml").write_text(yaml.safe_dump(whole))
    [result] = examples.run([tmp_path]).results
    assert result.why == ""


OF_SUCCESSORS: dict[str, tuple[Any, dict[str, Any], str]] = {
    "who waits is nobody's": (
        [
            {"empty": True, "turn": 2, "at_phase": "activation", "seat": "yellow"},
            {"generals": {"leonnatos": "yellow pella"}},
            {"generals": {"leonnatos": "waiting"}},
        ],
        {"generals": {"leonnatos": "waiting"}, "faction_of": {"leonnatos": "nobody"}, "legitimacy": {"yellow": 3}},
        "",
    ),
    "a Minor General does not wait": (
        {"generals": {"minor-red-1": "waiting"}},
        {},
        "a Minor General is on the map, or",
    ),
    "the dead are dead": (
        {"royals": {"olympias": "dead", "kleopatra": "waiting"}},
        {"royals": {"olympias": "dead", "kleopatra": "nobody"}, "royals_at": {"kleopatra": "waiting"}},
        "",
    ),
    "a Province, then a city of it": (
        {"empty": True, "province": {"karia": "red"}, "control": {"halikarnassos": "blue"}},
        {"control": {"halikarnassos": "blue"}},
        "",
    ),
    "a city, then its Province": (
        {"empty": True, "control": {"halikarnassos": "blue"}, "province": {"karia": "red"}},
        {},
        "this takes back what 'control' said before; write 'province' first",
    ),
}


@pytest.mark.parametrize("game", ["successors3", "successors4"])
@pytest.mark.parametrize(("given", "then", "why"), OF_SUCCESSORS.values(), ids=OF_SUCCESSORS.keys())
def test_words_of_successors_come_out_as_they_went_in(
    game: str, given: Any, then: dict[str, Any], why: str, tmp_path: Path
) -> None:
    whole = {"game": game, "id": "X", "seed": 1, "given": given, "then": then}
    (tmp_path / "x.yaml").write_text(yaml.safe_dump(whole, sort_keys=False))
    [result] = examples.run([tmp_path]).results
    assert result.ok is (not why)
    assert why in result.why


# -- what can be named ----------------------------------------------------------------------------------------------

GAMES = [g for g in game_ids(teaching=True) if game(g).examples is not None]


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_tells_every_word_once_and_every_question(game: str) -> None:
    lines = glossary(game)
    words = vocabulary(game)
    told = [line.split()[0] for line in lines[1 : lines.index("") if "" in lines else None]]
    assert sorted(told) == sorted({*words.words, *GENERAL})
    assert not any("(then only)" in line for line in lines if line.split()[:1] == ["turn"])
    if words.questions:
        asked = [code.removeprefix("ask-") for code in spoken(game) if code.startswith("ask-")]
        assert sorted(words.questions) == sorted(asked)


@pytest.mark.parametrize(
    ("expected", "actual", "same"),
    [
        ("italia", "space:italia", True),
        ("space:italia", "space:italia", True),
        ("italia", "space:gaul", False),
        ("", "gaul", False),
        ("", "", True),
        ("side:italia", "space:italia", False),
        (1, True, False),
        (0, None, False),
        ([1, 2], (1, 2), True),
        ([1], [1, 2], False),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        ({"a": {"b": ["x"]}}, {"a": {"b": ["space:x"], "c": 1}}, True),
        ({}, {}, True),
        ({}, {"a": 1}, False),
        ({"a": {}}, {"a": {"b": 1}}, False),
        ({"a": {}}, {"a": {}, "b": 1}, True),
        ({}, [], False),
    ],
)
def test_facts_fit(expected: Any, actual: Any, same: bool) -> None:
    assert fits(expected, actual) is same


EMPTY: dict[str, tuple[str, dict[str, Any], dict[str, Any], str]] = {
    "conquest at": ("conquest", {"empty": True}, {"at": {"dalmatia": {}, "creta": {"egyptus": {}}}}, ""),
    "conquest at, not so": ("conquest", {}, {"at": {"italia": {}}}, "at is {'italia': {'italia': {"),
    "conquest at all": ("conquest", {}, {"at": {}}, "'italia': {'italia': {"),
    "conquest galleys": ("conquest", {"empty": True}, {"galleys": {}, "cargo": {}, "road": []}, ""),
    "conquest galleys, not so": (
        "conquest",
        {"galleys": [{"side": "italia", "at": "italia", "cargo": {"general": 1, "infantry": 2}}]},
        {"galleys": {"italia": {}}},
        "galleys is {'italia': {'italia': 1}}, not",
    ),
    "conquest cargo, not so": (
        "conquest",
        {"empty": True, "galleys": [{"side": "italia", "at": "italia", "cargo": {"general": 1, "infantry": 2}}]},
        {"cargo": {}},
        "cargo is {'galley-italia-1': {'infantry': 2, 'general': 1}}, not {}",
    ),
    "conquest road, not so": (
        "conquest",
        {
            "empty": True,
            "control": {"neapolis": "italia"},
            "city": {"italia": "city", "neapolis": "city"},
            "road": [["italia", "neapolis"]],
        },
        {"road": []},
        "road is [['italia', 'neapolis']], not []",
    ),
    "alexander": ("alexander", {"phase": "advance"}, {"prophecies": {}, "attacked": {}}, ""),
    "alexander, not so": (
        "alexander",
        {"phase": "advance", "prophecies": {"wall_of_wood": 4}},
        {"prophecies": {}},
        "prophecies is {'wall_of_wood': 4}, not {}",
    ),
    "peloponnesian": ("peloponnesian", {"empty": True}, {"units": {"thebes": {}, "athens": {"sparta": {}}}}, ""),
    "peloponnesian, not so": (
        "peloponnesian",
        {"empty": True, "units": {"athens": {"athens": {"H": 2}}}},
        {"units": {}},
        "units is {'athens': {'athens': {'H': 2}}}, not {}",
    ),
    "peloponnesian, not a side": (
        "peloponnesian",
        {"empty": True, "units": {"sparta": {"sparta": {"HG": 1}}}},
        {"units": {"sparta": {"sparta": {}}}},
        "units is {'sparta': {'sparta': {'HG': 1}}}, not",
    ),
    "successors3": ("successors3", {"empty": True}, {"cus": {}, "helepolis": {}, "sieges": {}}, ""),
    "successors3, not so": (
        "successors3",
        {"empty": True, "cus": {"yellow dispersed": {"loyal": 4}}},
        {"cus": {"yellow dispersed": {}}},
        "cus is {'yellow dispersed': {'loyal': 4}}, not",
    ),
    "successors4, nowhere": (
        "successors4",
        {"empty": True, "cus": {"yellow dispersed": {"loyal": 4}}},
        {"cus": {}},
        "cus is {'yellow dispersed': {'loyal': 4}}, not {}",
    ),
}


@pytest.mark.parametrize(("game", "given", "then", "why"), EMPTY.values(), ids=EMPTY.keys())
def test_an_empty_group_means_empty(
    game: str, given: dict[str, Any], then: dict[str, Any], why: str, tmp_path: Path
) -> None:
    path = tmp_path / "x.yaml"
    row = {"id": "X", "seed": 1, "given": given, "then": then}
    path.write_text(yaml.safe_dump({"game": game, "examples": [row]}, sort_keys=False))
    [result] = examples.run([path]).results
    assert result.ok is (not why)
    assert why in result.why


def test_a_list_may_be_told_in_part_or_in_any_order() -> None:
    row = ["piece:a-1", "piece:a-2", "space:b"]
    assert fits({"contains": ["b", "a"]}, row)
    assert not fits({"contains": ["b", "b"]}, row)
    assert fits({"in_any_order": ["b", "a-1", "a"]}, row)
    assert fits({"in_any_order": ["a", "a-1", "b"]}, row), "each in a place of its own, whichever is looked for first"
    assert not fits({"in_any_order": ["b", "a"]}, row)
    assert not fits({"contains": ["b"]}, "space:b")
    assert fits({"contains": [1]}, {"contains": [1]}), "a group may have a thing of that name"
    assert unwrapped({"men": {"contains": ["x"]}, "n": 1}) == {"men": ["x"], "n": 1}


def test_an_example_adds_to_the_defaults_of_its_file(tmp_path: Path) -> None:
    """And where both speak of one question the example's counts."""
    (tmp_path / "x.yaml").write_text(
        "game: skirmish\ndefault: {man: pass, ford: cedar}\nexamples:\n"
        "- {id: a, default: {ford: elm}}\n- {id: b, default: {man: null}}\n- {id: c}\n"
    )
    defaults = [case.example.default for case in examples.load([tmp_path])]
    assert defaults == [
        {"man": "pass", "ford": "elm"},
        {"man": None, "ford": "cedar"},
        {"man": "pass", "ford": "cedar"},
    ]


def test_a_word_that_takes_back_an_earlier_one_is_told(tmp_path: Path) -> None:
    cup = "cup: {persian: [per_heavy_cavalry, per_phalanx]}"
    conquered = "conquered: {granicus: governed, sardis: governed}"
    for given, ok in (([cup, conquered], False), ([conquered, cup], True)):
        (tmp_path / "x.yaml").write_text(
            "game: alexander\nexamples:\n"
            f"- {{id: X, given: {{phase: spend, {', '.join(given)}}}, when: [{{asked: spend}}]}}\n"
        )
        [result] = examples.run([tmp_path]).results
        assert result.ok is ok, result.why
        assert ok or "given, conquered: this takes back what 'cup' said before; write 'conquered' first" in result.why


def test_a_number_that_is_set_already_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(
        "game: conquest\nauto: true\nexamples:\n- id: X\n"
        "  given: {empty: true, at: {macedonia: {macedonia: {general: 1, infantry: 3}}}}\n"
        "  when: [{play: [general-macedonia-1, infantry=01, infantry=01, dalmatia]}]\n"
        "  then: {at: {dalmatia: {macedonia: {infantry: 1}}}}\n"
    )
    [result] = examples.run([tmp_path]).results
    assert result.ok, result.why
