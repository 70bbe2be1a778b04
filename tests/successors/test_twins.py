"""Functions that stand in both editions word for word, but for docstrings and the atoms they cite.

They call rules in which the books differ, so they cannot move to `common`; nor may they drift apart by oversight.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from strategos.games import successors

FAMILY = Path(successors.__file__).parent
LISTED: dict[str, list[str]] = yaml.safe_load(Path(__file__).with_name("twins.yaml").read_text("utf-8"))


class WithoutAtoms(ast.NodeTransformer):
    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        cited = isinstance(node.value, str) and re.match("S[34]-", node.value)
        return ast.Constant("an atom") if cited else node


def functions(body: list[ast.stmt], within: str = "") -> Iterator[tuple[str, str]]:
    """Each function of a module or class, and what it does."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{node.name}.")
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.body = node.body[ast.get_docstring(node) is not None :]
            yield within + node.name, ast.dump(WithoutAtoms().visit(node))


def twins() -> dict[str, list[str]]:
    """Module → the functions that both editions have alike."""
    found: dict[str, list[str]] = {}
    for path in sorted((FAMILY / "third").rglob("*.py")):
        name = path.relative_to(FAMILY / "third")
        other = FAMILY / "fourth" / name
        if other.exists():
            ours, theirs = (dict(functions(ast.parse(p.read_text("utf-8")).body)) for p in (path, other))
            alike = [function for function in ours if ours[function] == theirs.get(function)]
            found |= {name.as_posix(): sorted(alike)} if alike else {}
    return found


def test_twins_are_changed_together() -> None:
    """Change the other edition's too; or, where the books differ, strike the pair and say why in the commit.
    One that is new here belongs into `common`, unless it calls rules of its edition."""
    assert twins() == LISTED


def test_there_are_no_more_of_them() -> None:
    assert sum(len(names) for names in LISTED.values()) <= 90
