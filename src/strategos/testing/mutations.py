"""Ways to break a rule by one small change of its source: the mutants of a module.

Only what stands inside functions is changed, and of that only what a rule is made of: comparisons, numbers, clauses,
effects, order of arguments. Words (codes, purposes), assertions, annotations and default values are left alone.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
RECKONED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "//",
}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)


class Mutant(msgspec.Struct, frozen=True):
    """One change: the bytes from `start` to `end` of a module's source are replaced."""

    id: str
    """Made of the module's name, the function, the line's text and the change: it outlives changes elsewhere."""
    module: str
    function: str
    """The outermost one, with its class: `fight_round`, `Clock.next`."""
    change: str
    line: int
    text: str
    """The line as it is."""
    reached: tuple[int, int]
    """First and last line of the statement: a test that comes here may notice."""
    start: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def diff(self, source: bytes) -> list[str]:
        """The lines before and after, without what is around them."""
        a = source.rfind(b"\n", 0, self.start) + 1
        b = source.find(b"\n", self.end)
        before = source[a:b].decode().splitlines()
        after = (source[a : self.start] + self.new.encode() + source[self.end : b]).decode().splitlines()
        while len(before) > 1 and len(after) > 1 and before[-1] == after[-1]:
            before.pop()
            after.pop()
        return [*(f"- {line}" for line in before), *(f"+ {line}" for line in after)]


class _Finder:
    """Walks one module."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module, self.source = module, source
        self.lines = source.split(b"\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.function = ""
        self.reached = (0, 0)
        self.found: list[Mutant] = []
        self.met: dict[str, int] = {}

    # -- text ---------------------------------------------------------------------------------------------------------

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def text(self, node: ast.expr) -> str:
        """As written, in brackets unless it cannot fall apart."""
        start, end = self.span(node)
        text = self.source[start:end].decode()
        whole = (ast.Name, ast.Constant, ast.Call, ast.Attribute, ast.Subscript, ast.List, ast.Dict, ast.ListComp)
        return text if isinstance(node, whole) else f"({text})"

    def add(self, node: ast.expr | ast.stmt, change: str, new: str, span: tuple[int, int] | None = None) -> None:
        start, end = span or self.span(node)
        text = self.lines[node.lineno - 1].decode().strip()
        key = f"{self.module}|{self.function}|{text}|{change}"
        number = self.met[key] = self.met.get(key, 0) + 1
        name = hashlib.blake2b(f"{key}|{number}".encode(), digest_size=4).hexdigest()
        self.found.append(
            Mutant(name, self.module, self.function, change, node.lineno, text, self.reached, start, end, new)
        )

    # -- statements ---------------------------------------------------------------------------------------------------

    def block(self, body: list[ast.stmt]) -> None:
        for n, statement in enumerate(body):
            if not (n == 0 and isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, LEFT_ALONE):
            return
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.block(node.body)
            return
        self.reached = (node.lineno, _header_end(node))
        if isinstance(node, (ast.If, ast.While)):
            self.condition(node.test, always=isinstance(node, ast.If))
        elif isinstance(node, ast.Expr):
            if isinstance(node.value, (ast.Call, ast.Await)):
                self.add(node, "drop the effect", "pass")
        elif isinstance(node, (ast.Assign, ast.AugAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if isinstance(node, ast.AugAssign):
                if type(node.op) in RECKONED:
                    sign = RECKONED[type(node.op)]
                    left = self.source[self.span(node.target)[0] : self.span(node.target)[1]].decode()
                    right = self.source[self.span(node.value)[0] : self.span(node.value)[1]].decode()
                    self.add(node, f"{sign}=", f"{left} {sign}= {right}")
                self.add(node, "drop the change", "pass")
            elif all(isinstance(t, (ast.Attribute, ast.Subscript)) for t in targets):
                self.add(node, "drop the change", "pass")
        elif isinstance(node, (ast.Continue, ast.Break)):
            self.add(node, f"drop {type(node).__name__.lower()}", "pass")
        elif isinstance(node, ast.Delete):
            self.add(node, "drop del", "pass")
        elif isinstance(node, ast.Return) and node.value is None:
            self.add(node, "drop return", "pass")
        elif isinstance(node, ast.Try):
            for handler in node.handlers:
                if handler.type is not None:
                    self.add(handler.type, "catch nothing", "()")
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr) and part is not getattr(node, "annotation", None):
                self.expression(part)
        for name in ("body", "orelse", "finalbody"):
            self.block(getattr(node, name, []))
        for handler in getattr(node, "handlers", ()):
            self.block(handler.body)
        for case in getattr(node, "cases", ()):
            self.block(case.body)

    def condition(self, test: ast.expr, always: bool) -> None:
        """A clause that never holds, and one that always does."""
        if isinstance(test, ast.Constant):
            return
        self.add(test, "never", "False")
        if always:
            self.add(test, "always", "True")

    # -- expressions --------------------------------------------------------------------------------------------------

    def expression(self, node: ast.expr) -> None:
        if isinstance(node, ast.JoinedStr):
            return
        self.change(node)
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                self.expression(part)
            elif isinstance(part, ast.keyword) and part.arg != "strict":
                self.expression(part.value)
            elif isinstance(part, ast.comprehension):
                self.expression(part.iter)
                for test in part.ifs:
                    self.condition(test, always=True)
                    self.expression(test)

    def change(self, node: ast.expr) -> None:
        if isinstance(node, ast.Compare):
            left = node.left
            for op, right in zip(node.ops, node.comparators, strict=True):
                new = COMPARED[type(op)]
                where = (self.span(left)[1], self.span(right)[0])
                old = self.source[where[0] : where[1]].decode()
                if not {"(", ")", "#"} & set(old):
                    self.add(node, f"{old.strip()} → {new}", f" {new} ", where)
                left = right
        elif isinstance(node, ast.Constant):
            self.constant(node)
        elif isinstance(node, ast.BoolOp):
            word = " and " if isinstance(node.op, ast.And) else " or "
            for n, part in enumerate(node.values):
                rest = [self.text(v) for v in node.values if v is not part]
                self.add(node, f"drop clause {n + 1} of{word.rstrip()}", word.join(rest))
        elif isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not):
                self.add(node, "drop not", self.text(node.operand))
            elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
                self.add(node, "drop minus", self.text(node.operand))
        elif isinstance(node, ast.BinOp):
            if type(node.op) in RECKONED and not isinstance(node.left, (ast.JoinedStr, ast.List, ast.Tuple)):
                sign = RECKONED[type(node.op)]
                self.add(node, f"→ {sign}", f"{self.text(node.left)} {sign} {self.text(node.right)}")
        elif isinstance(node, ast.IfExp):
            self.add(node, "always", self.text(node.body))
            self.add(node, "never", self.text(node.orelse))
        elif isinstance(node, ast.Call):
            self.call(node)

    def constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self.add(node, f"→ {not node.value}", str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, f"{node.value} → {node.value + 1}", str(node.value + 1))
            if node.value > 1:
                self.add(node, f"{node.value} → {node.value - 1}", str(node.value - 1))

    def call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITE:
            self.add(node.func, f"{node.func.id} → {OPPOSITE[node.func.id]}", OPPOSITE[node.func.id])
        pair = node.args[-2:]
        first_is_state = len(node.args) == 2 and isinstance(pair[0], ast.Name) and pair[0].id in ("s", "self")
        plain = any(isinstance(a, (ast.Starred, ast.Constant, ast.JoinedStr, ast.GeneratorExp)) for a in pair)
        either = isinstance(node.func, ast.Name) and node.func.id in OPPOSITE
        if (
            len(pair) == 2
            and not first_is_state
            and not plain
            and not either
            and ast.dump(pair[0]) != ast.dump(pair[1])
        ):
            (a, b), (c, d) = self.span(pair[0]), self.span(pair[1])
            first, between, second = (self.source[x:y].decode() for x, y in ((a, b), (b, c), (c, d)))
            if not {"(", ")"} & set(between):
                self.add(pair[0], "swap the arguments", f"{second}{between}{first}", (a, d))


def _header_end(node: ast.stmt) -> int:
    """The last line that belongs to the statement itself and not to what stands inside it."""
    assert node.end_lineno is not None
    body: list[ast.stmt] = getattr(node, "body", [])
    return max(node.lineno, body[0].lineno - 1) if body else node.end_lineno


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The outermost functions and the methods, by name."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    yield f"{node.name}.{inner.name}", inner


def mutants(path: Path, module: str) -> list[Mutant]:
    """All mutants of a module, in the order of its source."""
    source = path.read_bytes()
    finder = _Finder(module, source)
    for finder.function, node in functions(ast.parse(source)):
        finder.block(node.body)
    return sorted(finder.found, key=lambda m: (m.start, m.end, m.change))
