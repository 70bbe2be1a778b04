"""Example files: what may stand in them, and reading them. The format is described in `docs/examples.md`."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import yaml

from strategos.games import GAMES, game_ids
from strategos.games import game as game_by_id
from strategos.kernel.asking import Target
from strategos.kernel.errors import BadInput, DataError
from strategos.parts.dataset import LOADER, read_file
from strategos.parts.vocabulary import Vocabulary

Key = str | int
Pick = Key | dict[str, str | int]
"""An option: by its key, or by what it points at."""
Die = int | str
Edits = dict[str, Any] | list[dict[str, Any]]


class Until(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What play should go on to: a question, a seat's turn to be asked, a phase, a round."""

    kind: str | None = None
    side: str | None = None
    seat: int | None = None
    phase: str | None = None
    round: int | None = None


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One step of `when`. What is given is done in the order of these fields."""

    seat: int | None = None
    side: str | None = None
    kind: str | list[str] | None = None
    note: str = ""
    dice: list[Die] | None = None
    default: dict[str, Key | list[Key] | None] | None = None
    until: str | Until | None = None
    passing: list[str] | None = None
    auto: bool = False
    asked: str | None = None
    about: dict[str, Any] | None = None
    offered: list[Pick] | None = None
    not_offered: list[Pick] | None = None
    only: list[Pick] | None = None
    refused: Pick | None = None
    rule: str | None = None
    why: str | None = None
    facts: dict[str, Any] | None = None
    play: Key | list[Key] | None = None
    on: dict[str, str | int] | None = None
    undo: bool = False
    redo: bool = False
    then: dict[str, Any] | None = None


IDLE = Step()


class Variant(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one of several cases of an example adds or replaces."""

    case: Key
    title: str = ""
    seed: int | None = None
    seats: int | None = None
    options: dict[str, Key | bool] = {}
    default: dict[str, Key | list[Key] | None] = {}
    auto: bool | None = None
    given: Edits = {}
    dice: list[Die] | None = None
    setup_dice: list[Die] | None = None
    when: list[Step] = []
    then: dict[str, Any] | list[dict[str, Any]] = {}
    note: str = ""


class Example(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One example: a position, what is played, what must be true then."""

    id: str
    game: str = ""
    section: Key = ""
    title: str = ""
    type: str = ""
    atoms: list[str] = []
    note: str = ""
    scenario: str | None = None
    seats: int | None = None
    options: dict[str, Key | bool] = {}
    seed: int | None = None
    continues: str | None = None
    start: str | Until | None = None
    default: dict[str, Key | list[Key] | None] = {}
    auto: bool = False
    given: Edits = {}
    table: bool = False
    dice: list[Die] | None = None
    setup_dice: list[Die] | None = None
    """For what is rolled before the first question; where these end, the seed goes on."""
    when: list[Step] = []
    then: dict[str, Any] | list[dict[str, Any]] = {}
    cases: list[Variant] = []


class Case(msgspec.Struct, frozen=True):
    """One runnable example: a variant joined with what all variants share."""

    id: str
    file: str
    example: Example
    given: tuple[tuple[str, Any], ...]
    then: tuple[tuple[str, Any], ...]


LISTS = ("contains", "in_any_order")
"""What may be said about a list instead of all of it in order."""
HAPPENINGS = ("events", "no_events", "offered", "not_offered")
"""Words of a list that says nothing when it is empty."""
MERGED = ("default", "options")
"""Groups of a file that an example adds to; where both name the same, the example's counts."""
GENERAL = {
    "events": "events that must have happened, in this order",
    "no_events": "events that must not have happened",
    "outcome": "how the match ended: winners (sides), why, scores; `null` while it goes on",
    "asked": "the kind of the question now open; `null` when the match is over",
    "asked_side": "the side now asked",
    "offered": "options that must be offered now",
    "not_offered": "options that must not be offered now",
    "round": "the round",
    "phase": "the phase, as the view names it",
    "scores": "the score of each side",
}
"""Words of `then` every game has."""


def vocabulary(game: str) -> Vocabulary[Any]:
    """The example words of a game. Raises BadInput if it has none."""
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}; choose one of: {', '.join(game_ids(teaching=True))}")
    examples = game_by_id(game).examples
    if examples is None:
        raise BadInput(f"{game} has no example vocabulary yet")
    return examples()


def glossary(game: str) -> list[str]:
    """All a writer of examples can name in a game, line by line: words, faces, names, questions and their keys."""
    words = vocabulary(game)
    told = {**{word: f"{text} (then only)" for word, text in GENERAL.items()}, **words.words}
    lines = ["words", *(f"  {word:14} {told[word]}" for word in known(words))]
    names: dict[str, Iterable[str]] = {**words.names}
    if words.faces:
        names["faces of a die"] = words.faces
    names["events"] = event_names(game)
    lines += ["", "names", *(f"  {title}: {', '.join(each)}" for title, each in names.items())]
    if words.dice:
        lines += ["", "dice and draws, in the order in which they fall"]
        lines += [f"  {what:16} {text}" for what, text in words.dice.items()]
    if words.questions:
        lines += ["", "questions, and the keys of their answers"]
        lines += [f"  {kind:16} {text}" for kind, text in words.questions.items()]
    return lines


def known(words: Vocabulary[Any]) -> list[str]:
    """The words of a game and then those every game has."""
    return [*words.words, *(word for word in GENERAL if word not in words.words)]


def event_names(game: str) -> list[str]:
    """What can happen in a game."""
    union = game_by_id(game).event
    return sorted(event.__struct_config__.tag for event in get_args(union) or (union,))


class _Loader(LOADER):
    """YAML in which `on`, `off`, `yes` and `no` are words, as a judge writes them, and only true and false are not."""


_BOOL = "tag:yaml.org,2002:bool"
_WORDS = (_BOOL, "tag:yaml.org,2002:timestamp")
_Loader.yaml_implicit_resolvers = {
    first: [
        *((tag, regexp) for tag, regexp in rules if tag not in _WORDS),
        *([(_BOOL, re.compile("^(?:true|false)$"))] if first in ("t", "f") else []),
    ]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def read_yaml(path: Path) -> Any:
    """The content of an example file. Raises DataError with one clear sentence."""
    return read_file(path, _Loader)


def files(paths: Iterable[Path | str]) -> list[Path]:
    """The example files among files and folders, in order."""
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            found.extend(sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml")))
        elif path.exists():
            found.append(path)
        else:
            raise DataError(str(path), "there is no such file or folder")
    return found


def read(path: Path) -> list[Case]:
    """The examples of one file, checked as far as that is possible without playing. Raises DataError."""
    file = str(path)
    data = read_yaml(path)
    if not isinstance(data, dict):
        raise DataError(file, "an example file begins with `game:` and holds `examples:` or one example")
    top = cast("dict[str, Any]", data)
    shared = {k: v for k, v in top.items() if k != "examples"}
    if "examples" not in top:
        rows: list[Any] = [top]
    elif isinstance(top["examples"], list):
        rows = cast("list[Any]", top["examples"])
        allowed = ("game", "scenario", "seats", "options", "seed", "table", "auto", "default", "start", "source")
        for word in shared:
            if word not in allowed:
                raise DataError(file, f"unknown word {word!r} beside `examples:`; known: {', '.join(allowed)}")
        shared.pop("source", None)
    else:
        raise DataError(file, "`examples:` is not a list")
    cases: list[Case] = []
    for n, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            raise DataError(file, "an example is a group of `word: value` lines", f"example {n}")
        given = cast("dict[str, Any]", row)
        label = str(given.get("id") or f"example {n}")
        try:
            whole = {**shared, **given}
            for word in MERGED:
                if isinstance(shared.get(word), dict) and isinstance(given.get(word), dict):
                    whole[word] = {**shared[word], **given[word]}
            example = msgspec.convert(whole, Example)
        except msgspec.ValidationError as error:
            raise DataError(file, _plain(str(error)), label) from None
        cases.extend(_cases(file, example))
    for case in cases:
        _check_words(case)
    return cases


def _plain(error: str) -> str:
    """msgspec's message in the words of the format."""
    problem, _, place = error.partition(" - at `$")
    where = place.rstrip("`").lstrip(".")
    where = re.sub(r"\[(\d+)\]", lambda m: f" {int(m[1]) + 1}", where).replace("[...]", "")
    problem = re.sub(r"Object contains unknown field `(.*)`", r"unknown word '\1'", problem)
    problem = re.sub(r"Object missing required field `(.*)`", r"`\1` is missing", problem)
    return f"{problem} (in {where})" if where else problem


def _pairs(edits: Edits) -> list[tuple[str, Any]]:
    rows = [edits] if isinstance(edits, dict) else edits
    return [(word, value) for row in rows for word, value in row.items()]


def _cases(file: str, example: Example) -> list[Case]:
    if not example.cases:
        return [Case(example.id, file, example, tuple(_pairs(example.given)), tuple(_pairs(example.then)))]
    names = [str(v.case) for v in example.cases]
    if len(set(names)) < len(names):
        raise DataError(file, "two cases have the same name", example.id)
    return [_join(file, example, variant) for variant in example.cases]


def _join(file: str, example: Example, v: Variant) -> Case:
    whole = msgspec.structs.replace(
        example,
        seed=example.seed if v.seed is None else v.seed,
        seats=example.seats if v.seats is None else v.seats,
        options={**example.options, **v.options},
        default={**example.default, **v.default},
        auto=example.auto if v.auto is None else v.auto,
        dice=example.dice if v.dice is None else v.dice,
        setup_dice=example.setup_dice if v.setup_dice is None else v.setup_dice,
        when=[*example.when, *v.when],
    )
    return Case(
        f"{example.id}/{v.case}",
        file,
        whole,
        (*_pairs(example.given), *_pairs(v.given)),
        (*_pairs(example.then), *_pairs(v.then)),
    )


def _check_words(case: Case) -> None:
    try:
        game = vocabulary(case.example.game)
    except BadInput as error:
        raise DataError(case.file, str(error), case.id) from None
    words = game.words
    for word, _ in case.given:
        if word not in words:
            raise DataError(case.file, f"unknown word {word!r} in given; known: {', '.join(words)}", case.id)
    claims = [("then", case.then)]
    for n, step in enumerate(case.example.when, 1):
        lists = (("offered", step.offered), ("not_offered", step.not_offered))
        _says_nothing(case, f"when {n}", lists, game.whole)
        if step.passing is not None and step.until is None:
            raise DataError(case.file, f"step {n} of when: `passing` goes with `until`", case.id)
        if isinstance(step.kind, list) and not isinstance(step.play, list):
            raise DataError(case.file, f"step {n} of when: a list of kinds goes with a list of answers", case.id)
        claims.append((f"when {n}", tuple((step.then or {}).items())))
        if msgspec.structs.replace(step, seat=None, side=None, kind=None, note="", then=step.then or None) == IDLE:
            raise DataError(case.file, f"step {n} of when says nothing to do", case.id)
    for place, pairs in claims:
        for word, _ in pairs:
            if word not in words and word not in GENERAL:
                raise DataError(
                    case.file, f"unknown word {word!r} in {place}; known: {', '.join(known(game))}", case.id
                )
        _says_nothing(case, place, pairs, game.whole)
        for word, rows in pairs:
            if word in ("events", "no_events"):
                _check_events(case, place, rows)


def _says_nothing(case: Case, place: str, pairs: Iterable[tuple[str, Any]], whole: Collection[str]) -> None:
    """What is empty says that nothing is there, or it is refused: it would hold whatever happens."""
    for word, value in pairs:
        for path, hollow in _hollow(value, (word,)):
            told = "".join(f"{name}: " for name in path)
            if isinstance(hollow, list):
                mute = word in HAPPENINGS or path[-1] == "contains"
            else:
                mute = word not in whole and word not in GENERAL
            if mute:
                raise DataError(case.file, f"`{told}{hollow}` in {place} says nothing; name what is meant", case.id)


def _hollow(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every empty group and list within, and what it stands behind."""
    if value in ({}, []):
        yield path, value
    elif isinstance(value, dict):
        for name, inner in cast("dict[Any, Any]", value).items():
            yield from _hollow(inner, (*path, name))


def _check_events(case: Case, place: str, rows: Any) -> None:
    """An event is named, and the game has it: what cannot happen has not happened, and nobody would notice."""
    tags = event_names(case.example.game)
    for row in cast("list[Any]", rows) if isinstance(rows, list) else [rows]:
        name: Any = cast("dict[str, Any]", row).get("event") if isinstance(row, dict) else row
        if name not in tags:
            raise DataError(case.file, f"unknown event {name!r} in {place}; known: {', '.join(tags)}", case.id)


def in_a_circle(case: Case, known: Mapping[str, Case]) -> bool:
    """Whether an example is continued, over others, by itself or by one that is."""
    seen: set[str] = set()
    step: Case | None = case
    while step is not None and step.id not in seen:
        seen.add(step.id)
        step = known.get(step.example.continues or "")
    return step is not None


def kind_of(step: Step, n: int = 0) -> str | None:
    """Of which kind the question to the n-th answer of a step must be: one kind holds for all, or one for each."""
    if isinstance(step.kind, list):
        return step.kind[n] if n < len(step.kind) else None
    return step.kind


def picked(pick: Pick, key: str, on: Target) -> bool:
    """Whether an option is the one meant: the key is the same, or it points at all that is named."""
    if isinstance(pick, dict):
        return all(k in on and on[k] == v for k, v in pick.items())
    return str(pick) == key


def _listed(expected: dict[Any, Any]) -> tuple[str, list[Any]] | None:
    """`{contains: […]}` or `{in_any_order: […]}`: what is said about a list."""
    if len(expected) == 1:
        [(word, wanted)] = expected.items()
        if word in LISTS and isinstance(wanted, list):
            return word, cast("list[Any]", wanted)
    return None


def _found(word: str, wanted: list[Any], row: list[Any]) -> bool:
    """Whether each thing wanted is in the row, each in a place of its own, and for `in_any_order` nothing else is."""
    if word == "in_any_order" and len(wanted) != len(row):
        return False
    if not wanted:
        return True
    first, *others = wanted
    return any(fits(first, a) and _found("contains", others, row[:n] + row[n + 1 :]) for n, a in enumerate(row))


def unwrapped(expected: Any) -> Any:
    """What is expected without `contains` and `in_any_order`, as a game's words know it."""
    if isinstance(expected, dict):
        group = cast("dict[Any, Any]", expected)
        listed = _listed(group)
        return listed[1] if listed else {k: unwrapped(v) for k, v in group.items()}
    return expected


def fits(expected: Any, actual: Any) -> bool:
    """Whether a fact is as expected. Groups may say more than was asked; a name matches the reference `space:name`.

    An empty group is no question: it fits only what is empty.

    A piece is also known by its kind: `per_archers` is any of `piece:per_archers-1`, `piece:per_archers-2`, …
    """
    if isinstance(expected, dict):
        listed = _listed(cast("dict[Any, Any]", expected))
        if listed is not None and isinstance(actual, Sequence) and not isinstance(actual, str):
            return _found(*listed, list(cast("Sequence[Any]", actual)))
        if not isinstance(actual, Mapping):
            return False
        there = cast("Mapping[Any, Any]", actual)
        if not expected:
            return not there
        return all(k in there and fits(v, there[k]) for k, v in cast("dict[Any, Any]", expected).items())
    if isinstance(expected, list):
        if not isinstance(actual, Sequence) or isinstance(actual, str):
            return False
        row = cast("Sequence[Any]", actual)
        wanted = cast("list[Any]", expected)
        return len(wanted) == len(row) and all(fits(e, a) for e, a in zip(wanted, row, strict=True))
    if isinstance(expected, str) and isinstance(actual, str):
        kind, _, name = actual.partition(":")
        names = (name, re.sub(r"-\d+$", "", name)) if kind == "piece" else (name,)
        return expected == actual or (expected != "" and ":" not in expected and expected in names)
    return type(expected) is type(actual) and expected == actual
