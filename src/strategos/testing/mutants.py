"""Mutation testing: each rule is broken in small ways, and the tests of its game must notice.

    make mutants GAME=conquest MODULE=land_battle SAMPLE=200
    python -m strategos.testing.mutants conquest --module land_battle --json

The tests run once, and it is noted which lines each of them comes to. Then each mutant gets a process of its own,
forked from this one, where the broken function takes the place of the sound one and the tests that come to its line
run, those likely to notice first, up to the first that fails. A mutant nobody notices has survived: a test is missing,
or the change makes no difference. The second is told, with the reason, in `tests/<game>/equivalent_mutants.yaml`.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import gc
import hashlib
import io
import os
import resource
import select
import signal
import sys
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, cast

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from strategos.games import GAMES
from strategos.parts.dataset import read_file

from .mutations import Mutant, functions, mutants

NOT_RULES = ("__init__", "facts", "board", "derivations", "numbers", "rows", "events", "card_events",
             "movement_events", "examples", "vocabulary", "data_check", "migrations", "view", "invariants", "shapes",
             "story", "chronicle", "tally", "combat_events")  # fmt: skip
"""Modules of a game that hold no rules; they are looked at when named. Folders (odds, bots) are left out, too."""
RULES_IN = ("cards",)
"""Folders of a game that do hold rules."""
NO_JUDGES = ("*odds*", "*bots*")
"""Files of tests that take no part: a second reckoning and a game played well hold no rule."""
REACHED = "__reached__"
AT_LEAST = 1.0
"""Seconds of computing a test may always take before it counts as endless."""
MEMORY = 2 << 30
Told = dict[str, Any]


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant, or several of the same kind, that make no difference, and why."""

    reason: str
    id: str = ""
    module: str = ""
    function: str = ""
    line: str = ""
    change: str = ""

    def fits(self, m: Mutant) -> bool:
        if self.id:
            return self.id == m.id
        mine = (self.module, self.function, self.line, self.change)
        return any(mine) and all(
            not a or a == b for a, b in zip(mine, (m.module, m.function, m.text, m.change), strict=True)
        )


class Row(msgspec.Struct):
    """How a module fares."""

    module: str
    mutants: int = 0
    killed: int = 0
    survived: int = 0
    equivalent: int = 0

    @property
    def score(self) -> float:
        """Of those that make a difference."""
        return 100.0 * self.killed / (self.killed + self.survived) if self.killed + self.survived else 100.0


class Survivor(msgspec.Struct, frozen=True):
    mutant: Mutant
    diff: list[str]
    tests: int
    """How many tests come to the line."""


class Report(msgspec.Struct):
    game: str
    rows: list[Row]
    survivors: list[Survivor]
    seconds: float
    stale: list[str]
    """Equivalents that fit no mutant (any more)."""


# -- which tests come where -------------------------------------------------------------------------------------------


def marked(source: bytes, path: Path) -> ast.Module:
    """The module with a call before every statement of its functions that says so when it is reached. The other code of
    the project runs as it is, which is why this is quicker than `sys.settrace`."""
    tree = ast.parse(source)
    for _name, function in functions(tree):
        for node in list(ast.walk(function)):
            for field in ("body", "orelse", "finalbody"):
                body = getattr(node, field, None)
                if isinstance(body, list):
                    setattr(node, field, list(_marked(cast("list[ast.stmt]", body), path)))
    return ast.fix_missing_locations(tree)


def _marked(body: list[ast.stmt], path: Path) -> Iterator[ast.stmt]:
    for statement in body:
        place = ast.Tuple([ast.Constant(str(path)), ast.Constant(statement.lineno)], ast.Load())
        yield ast.copy_location(ast.Expr(ast.Call(ast.Name(REACHED, ast.Load()), [place], [])), statement)
        yield statement


class _Tests:
    """A pytest plugin that, instead of running the tests once, runs them for every mutant."""

    def __init__(
        self, chosen: Sequence[Mutant], paths: dict[str, Path], package: str, workers: int, patience: float
    ) -> None:
        self.chosen, self.paths, self.package, self.workers = chosen, paths, package, workers
        self.patience = patience
        self.sources = {name: path.read_bytes() for name, path in paths.items()}
        self.child: int | None = None
        """In a child: where the number of the test that noticed is written to."""
        self.failed, self.now = False, 0
        self.covering: dict[tuple[str, int], list[int]] = {}
        self.cost: list[float] = []
        self.killers: dict[str, dict[int, None]] = {}
        """Function → the tests that noticed something in it, the last one first."""
        self.verdict: dict[str, tuple[bool, int]] = {}
        """Mutant → whether it was killed, and how many tests come to it."""
        self.problem = "there are no tests"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not isinstance(call.excinfo.value, pytest.skip.Exception):
            self.failed = True
            if self.child is not None:  # the report, which nobody reads, would take longer than the test
                os.write(self.child, str(self.now).encode())
                os._exit(0)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.problem = "the tests cannot be collected" if session.testsfailed else ""
        if not self.problem:
            self.collect(session.items)
        if not self.problem:
            self.try_all(session.items)
        return True

    def run(self, items: Sequence[pytest.Item], n: int) -> bool:
        """Run one test; whether it held."""
        self.failed, self.now = False, n
        runtestprotocol(items[n], log=False)
        return not self.failed

    def collect(self, items: Sequence[pytest.Item]) -> None:
        reached: set[tuple[str, int]] = set()
        for name, path in self.paths.items():
            vars(sys.modules[imported(path)])[REACHED] = reached.add
            self.renew(name, marked(self.sources[name], path))
        remembering = caches(self.package)
        for n, item in enumerate(items):
            reached.clear()
            for cleared in remembering:  # what an earlier test had worked out would not be reached by this one
                cleared()
            began = time.process_time()
            good = self.run(items, n)
            self.cost.append(time.process_time() - began)
            if not good:
                self.problem = f"{item.nodeid} fails as things are"
                return
            for place in reached:
                self.covering.setdefault(place, []).append(n)
        for name in self.paths:
            self.renew(name, ast.parse(self.sources[name]))
        _say(f"{len(items)} tests, {sum(self.cost):.0f} s; {len(self.chosen)} mutants")

    def renew(self, name: str, tree: ast.Module) -> None:
        """Give the functions to be broken the code they have in this tree."""
        path = self.paths[name]
        code = compile(tree, str(path), "exec", dont_inherit=True)
        for function in dict.fromkeys(m.function for m in self.chosen if m.module == name):
            replace(imported(path), function, code)

    def tests_of(self, m: Mutant) -> list[int]:
        """Those that noticed something in this function before, then the quick ones, as long as patience lasts."""
        path = str(self.paths[m.module])
        found = {n for line in range(m.reached[0], m.reached[1] + 1) for n in self.covering.get((path, line), ())}
        keen = [n for n in self.killers.get(f"{m.module}.{m.function}", ()) if n in found]
        order = [*keen, *sorted(found.difference(keen), key=lambda n: self.cost[n])]
        spent = list(accumulate(self.cost[n] for n in order))
        return order[: bisect_left(spent, self.patience) + 1]

    # -- one process for each mutant ----------------------------------------------------------------------------------

    def try_all(self, items: Sequence[pytest.Item]) -> None:
        waiting = list(self.chosen)[::-1]
        gc.collect()
        gc.freeze()  # what is here already need not be looked through, and copied, by every child
        running: dict[int, tuple[int, Mutant, int]] = {}
        done, said = 0, time.monotonic()
        while waiting or running:
            while waiting and len(running) < self.workers:
                m = waiting.pop()
                tests = self.tests_of(m)
                if not tests:
                    self.verdict[m.id] = (False, 0)
                    done += 1
                    continue
                out, into = os.pipe()
                sys.stdout.flush()
                child = os.fork()
                if child == 0:
                    os.close(out)
                    self.suffer(items, m, tests, into)
                os.close(into)
                running[out] = (child, m, len(tests))
            for out in select.select(list(running), [], [], 5.0)[0] if running else []:
                child, m, count = running.pop(out)
                answer = os.read(out, 32).decode()
                os.close(out)
                os.waitpid(child, 0)
                # A child that says nothing was killed: it took too long, too much memory, or crashed.
                self.verdict[m.id] = (answer != "survived", count)
                if answer == "survived":
                    _say("\n".join(told(Survivor(m, m.diff(self.sources[m.module]), count))))
                if answer.isdigit():
                    keen = self.killers.setdefault(f"{m.module}.{m.function}", {})
                    keen.pop(int(answer), None)
                    self.killers[f"{m.module}.{m.function}"] = {int(answer): None, **keen}
                done += 1
            if time.monotonic() - said > 20:
                said = time.monotonic()
                _say(f"{done} of {len(self.chosen)}, {sum(not k for k, _ in self.verdict.values())} survived")

    def suffer(self, items: Sequence[pytest.Item], m: Mutant, tests: Sequence[int], into: int) -> None:
        """In the child: break the rule and run the tests. Does not return."""
        verdict, self.child = "survived", into
        try:
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            path = self.paths[m.module]
            code = compile(m.applied(self.sources[m.module]), str(path), "exec", dont_inherit=True)
            replace(imported(path), m.function, code)
            for cleared in caches(self.package):
                cleared()
            # Computing time, not time on the wall: on a busy machine a sound test must not pass for endless.
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            for n in tests:
                signal.setitimer(signal.ITIMER_VIRTUAL, AT_LEAST + 3 * self.cost[n])
                self.run(items, n)
        except BaseException:
            verdict = "broken"
        finally:
            os.write(into, verdict.encode())
            os._exit(0)


def replace(module_name: str, function: str, code: CodeType) -> None:
    """Give the live function the code it has in this module's: whoever holds it, holds the new one."""
    live: Any = sys.modules[module_name]
    for part in function.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
        live = live.__dict__[part]
    for inner in ("fget", "__func__"):  # of a property, of a class's method
        live = getattr(live, inner, live)
    while hasattr(live, "__wrapped__"):
        live = live.__wrapped__
    assert isinstance(live, FunctionType), f"{function} of {module_name} cannot be replaced"
    live.__code__ = code


def family(package: str) -> str:
    """The package a game lies in with what it shares with its other editions; its own if it is no edition."""
    above = package.rpartition(".")[0]
    return package if above in ("strategos", "strategos.games") else above


def imported(path: Path) -> str:
    """The name under which a source file is imported."""
    parts = path.with_suffix("").parts
    below = parts[len(parts) - parts[::-1].index("src") :]
    return ".".join(below).removesuffix(".__init__")


def caches(package: str) -> list[Callable[[], object]]:
    """What clears what functions of the game, or of its family, remember."""
    found: dict[int, Callable[[], object]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(package):
            for thing in list(vars(module).values()):
                clear: Any = getattr(thing, "cache_clear", None)
                if callable(clear) and not isinstance(thing, type):
                    found[id(thing)] = clear
    return list(found.values())


# -- the whole --------------------------------------------------------------------------------------------------------


def _say(text: str) -> None:
    print(text, file=sys.__stderr__, flush=True)


def modules(folder: Path, named: Sequence[str] = ()) -> dict[str, Path]:
    """The rule modules of a game, its cards (`cards.…`) and what it shares with its family (`common.…`) among them;
    or those named."""
    found = {p.stem: p for p in sorted(folder.glob("*.py"))}
    found |= {f"{inner}.{p.stem}": p for inner in RULES_IN for p in sorted((folder / inner).glob("*.py"))}
    if folder.parent.name not in ("games", "strategos"):
        shared = folder.parent / "common"
        found |= {f"common.{p.stem}": p for p in sorted(shared.glob("*.py"))}
        found |= {f"common.{inner}.{p.stem}": p for inner in RULES_IN for p in sorted((shared / inner).glob("*.py"))}
    if named:
        missing = [n for n in named if n not in found]
        if missing:
            raise SystemExit(f"no module {missing[0]} in {folder.name}; there are: {', '.join(found)}")
        return {n: found[n] for n in named}
    rules = {n: p for n, p in found.items() if p.stem not in NOT_RULES and not p.stem.startswith(("odds", "bot"))}
    return rules or {"__init__": found["__init__"]}


def equivalents(path: Path) -> list[Equivalent]:
    if not path.is_file():
        return []
    rows: object = read_file(path) or []
    return msgspec.convert(rows, list[Equivalent])


def run(
    game: str,
    root: Path,
    named: Sequence[str] = (),
    sample: int | None = None,
    seed: int = 0,
    workers: int = 2,
    only: str = "",
    judges: Sequence[str] = (),
    patience: float = float("inf"),
) -> Report:
    """Try the mutants of a game (or of the kernel). Raises SystemExit if its tests fail as things are."""
    began = time.monotonic()
    if game != "kernel" and game not in GAMES:
        raise SystemExit(f"there is no game {game!r}; choose one of: {', '.join(GAMES)}, kernel")
    package = "strategos.kernel" if game == "kernel" else GAMES[game]
    paths = modules(root / "src" / Path(*package.split(".")), named)
    excused = equivalents(root / "tests" / game / "equivalent_mutants.yaml")
    everyone = [
        m for name, path in paths.items() for m in mutants(path, name) if m.id.startswith(tuple(only.split(",")))
    ]
    # The draw of one mutant does not depend on the others, so that a sample stays the same when a rule is added.
    order = {m.id: hashlib.blake2b(f"{seed}|{m.id}".encode()).digest() for m in everyone}
    drawn = set(sorted(order, key=lambda i: order[i])[:sample]) if sample else set(order)
    rows = {name: Row(name) for name in paths}
    chosen: list[Mutant] = []
    for m in everyone:
        if m.id in drawn:
            rows[m.module].mutants += 1
            if any(e.fits(m) for e in excused):
                rows[m.module].equivalent += 1
            else:
                chosen.append(m)
    tests = _Tests(chosen, paths, family(package), workers, patience)
    # What editions share is tried with each of them in a folder of its own.
    folders = dict.fromkeys((root / "tests" / game, root / "tests" / family(package).rpartition(".")[2]))
    files = [folder / f"{judge}.py" for folder in folders for judge in judges] or folders
    where = [str(path) for path in files if path.exists()]
    ignored = [f"--ignore-glob={pattern}" for pattern in NO_JUDGES]
    with contextlib.redirect_stdout(io.StringIO()) as words:
        pytest.main([*where, "-q", "-s", "-p", "no:cacheprovider", "--assert=plain", *ignored], plugins=[tests])
    if tests.problem:
        _say(words.getvalue())
        raise SystemExit(tests.problem)
    survivors: list[Survivor] = []
    for m in chosen:
        killed, count = tests.verdict[m.id]
        if killed:
            rows[m.module].killed += 1
        else:
            rows[m.module].survived += 1
            survivors.append(Survivor(m, m.diff(tests.sources[m.module]), count))
    named_here = [e for e in excused if not named or e.module in named]
    stale = [] if sample or only else [e.id or e.line for e in named_here if not any(e.fits(m) for m in everyone)]
    return Report(game, list(rows.values()), survivors, round(time.monotonic() - began, 1), stale)


def told(survivor: Survivor) -> Iterator[str]:
    m = survivor.mutant
    reached = f"{survivor.tests} tests come here" if survivor.tests else "no test comes here"
    yield f"{m.id}  {m.module}.py:{m.line} {m.function}: {m.change} ({reached})"
    yield from (f"    {line}" for line in survivor.diff)


def table(report: Report) -> Iterator[str]:
    yield f"{'module':22} {'mutants':>8} {'killed':>8} {'survived':>9} {'equivalent':>11} {'score':>7}"
    whole = Row("all")
    for r in report.rows:
        for field in ("mutants", "killed", "survived", "equivalent"):
            setattr(whole, field, getattr(whole, field) + getattr(r, field))
    for r in [*report.rows, whole]:
        yield f"{r.module:22} {r.mutants:8} {r.killed:8} {r.survived:9} {r.equivalent:11} {r.score:6.1f}%"


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break the rules of a game one by one; its tests must notice.")
    parser.add_argument("game", help="a game's id, or kernel")
    parser.add_argument("--module", action="append", default=[], help="only this module (may be given several times)")
    parser.add_argument("--sample", type=int, help="so many mutants, drawn by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="only the mutants with these ids")
    parser.add_argument(
        "--tests", action="append", default=[], help="only these files, test_roads: to see soon if they do"
    )
    parser.add_argument(
        "--patience", type=float, default=float("inf"), help="seconds of tests a mutant must survive (all of them)"
    )
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--at-least", type=float, default=0.0, help="fail if a module's score is lower")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--root", type=Path, default=Path.cwd())
    a = parser.parse_args(args)
    named, judges = ([n for word in words for n in word.replace(",", " ").split()] for words in (a.module, a.tests))
    report = run(a.game, a.root.resolve(), named, a.sample, a.seed, a.workers, a.only, judges, a.patience)
    if a.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    else:
        for s in report.survivors:
            print(*told(s), sep="\n")
        print(*table(report), sep="\n")
        print(*(f"no mutant fits the equivalent {name!r}" for name in report.stale), sep="\n", end="")
        print(f"{report.seconds} s")
    return int(any(r.score < a.at_least for r in report.rows))


if __name__ == "__main__":
    raise SystemExit(main())
