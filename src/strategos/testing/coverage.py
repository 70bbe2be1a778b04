"""Which atoms of a game's rule register are held by tests.

An atom is held when its id stands in a mark of a test (`@pytest.mark.rule("CE-road-03")`), or among the `atoms` of an
example that has something to play. What no program can hold (a box, a sticker) is waived in `rules-waived.yaml`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypedDict, cast

from strategos.games import GAMES, game_ids
from strategos.kernel.errors import BadInput, DataError
from strategos.parts.dataset import read_file
from strategos.parts.register import Atom, read_register, register_of


class Coverage(TypedDict):
    game: str
    atoms: int
    waived: int
    held: int
    share: float
    """Of the atoms not waived."""
    missing: list[str]


def register(game_id: str, project_root: Path) -> dict[str, Atom]:
    """The atoms of a game by their ids, as a checkout has them. Raises BadInput if it has no register."""
    if game_id not in GAMES:
        raise BadInput(f"there is no game {game_id!r}; choose one of: {', '.join(game_ids(teaching=True))}")
    path = register_of(project_root.joinpath("src", *GAMES[game_id].split(".")))
    if not path.is_file():
        raise BadInput(f"{game_id} has no rule register")
    return read_register(path)


def _strings(node: ast.AST) -> Iterator[str]:
    for n in ast.walk(node):
        if isinstance(n, ast.Constant) and isinstance(n.value, str):
            yield n.value


def marked(path: Path) -> dict[str, list[str]]:
    """The strings in a test file's `rule(...)` marks, each with the tests that carry it."""
    found: dict[str, list[str]] = {}
    tree = ast.parse(path.read_text("utf-8"), str(path))
    owners: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                for part in ast.walk(decorator):
                    owners[id(part)] = node.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            f = node.func
            name = f.attr if isinstance(f, ast.Attribute) else f.id if isinstance(f, ast.Name) else ""
            if name in ("rule", "rules"):
                test = f"{path.name}::{owners[id(node)]}" if id(node) in owners else path.name
                for text in (t for arg in node.args for t in _strings(arg)):
                    found.setdefault(text, []).append(test)
    return found


def in_examples(path: Path) -> dict[str, list[str]]:
    """The atoms of a file's examples that have something to play, each with the examples' ids."""
    try:
        data = read_file(path)
    except DataError:
        return {}
    rows: list[Any] = []
    if isinstance(data, dict):
        top = cast("dict[str, Any]", data)
        inside: object = top.get("examples")
        rows = cast("list[Any]", inside) if isinstance(inside, list) else [top]
    found: dict[str, list[str]] = {}
    for row in rows:
        if isinstance(row, dict):
            example = cast("dict[str, Any]", row)
            cases: list[Any] = example.get("cases") or []
            plays = example.get("when") or any(c.get("when") for c in cases)
            for atom in example.get("atoms") or () if plays else ():
                found.setdefault(str(atom), []).append(f"{path.name}::{example.get('id', '')}")
    return found


Reader = Callable[[Path], dict[str, list[str]]]


def _as_it_is(reader: Reader, path: Path) -> dict[str, list[str]]:
    """What a file says now: it is read again only when it has changed. All of them take seconds."""
    now = path.stat()
    return _read(reader, path, now.st_mtime_ns, now.st_size)


@cache
def _read(reader: Reader, path: Path, changed: int, size: int) -> dict[str, list[str]]:
    return reader(path)


def held_by(project_root: Path) -> dict[str, list[str]]:
    """Every atom named by a test or an example, with the tests that name it."""
    found: dict[str, list[str]] = {}
    sources = [_as_it_is(marked, p) for p in sorted((project_root / "tests").rglob("*.py"))]
    for root in ("tests", "src"):
        for path in sorted((project_root / root).rglob("*.y*ml")):
            if path.name != "register.yaml":
                sources.append(_as_it_is(in_examples, path))
    for source in sources:
        for atom, tests in source.items():
            found.setdefault(atom, []).extend(tests)
    return found


def waived(project_root: Path) -> dict[str, str]:
    """Atoms that need no test, with the reason."""
    path = project_root / "rules-waived.yaml"
    return read_file(path) or {} if path.is_file() else {}


def coverage(game_id: str, project_root: Path | str) -> Coverage:
    """How much of a game's register tests hold, and what they miss."""
    root = Path(project_root)
    atoms = register(game_id, root)
    excused, held = waived(root), held_by(root)
    live = [a for a in atoms if a not in excused]
    missing = [a for a in live if a not in held]
    count = len(live) - len(missing)
    return {
        "game": game_id,
        "atoms": len(atoms),
        "waived": len(atoms) - len(live),
        "held": count,
        "share": round(count / len(live), 4) if live else 1.0,
        "missing": missing,
    }


def unknown_marks(game_ids_: tuple[str, ...], project_root: Path | str) -> dict[str, list[str]]:
    """Ids in marks and examples that begin like a game's atoms but are in no register: misspelt ones."""
    root = Path(project_root)
    known: set[str] = set()
    for game_id in game_ids_:
        known.update(register(game_id, root))
    heads = {a.partition("-")[0] for a in known}
    return {a: t for a, t in held_by(root).items() if a.partition("-")[0] in heads and a not in known}
