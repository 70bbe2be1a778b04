"""What the architecture promises, read from the source itself."""

from __future__ import annotations

import ast
import io
import re
import shutil
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from strategos.games import GAMES, TEACHING
from strategos.web.client_types import files

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "strategos"
MODULES = sorted(SRC.rglob("*.py"))
LAYERS = {"kernel": 0, "parts": 1, "games": 2}
BESIDE, SKIN = 3, 4
"""What a game has beside its rules, and the room its bots sit in; then text, testing, web, cli and the rest."""
FOLDERS_BESIDE = {"bots", "odds", "story", "chronicle", "examples", "data_check"}
"""In a game's folder; its rules do not import them, and `Game` has them in fields that are filled when asked for."""
UNPREDICTABLE = {"random", "time", "datetime", "secrets", "uuid", "asyncio", "threading", "socket", "os", "subprocess"}
KERNEL_LINES = 1450
MODULE_LINES = 500
BROAD = {"Exception", "BaseException"}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def layer(parts: tuple[str, ...]) -> int:
    """Of a module given by the names below `strategos`; the package itself is a skin."""
    if parts[:1] == ("bots",) or (parts[:1] == ("games",) and FOLDERS_BESIDE & set(parts[2:])):
        return BESIDE
    return LAYERS.get(parts[0], SKIN) if parts else SKIN


def imports(path: Path) -> Iterator[tuple[tuple[str, ...], int]]:
    """The modules of this package a module imports, each as names below `strategos`, with the line."""
    here = path.relative_to(SRC).with_suffix("").parts
    package = here[:-1]
    module_tree = tree(path)
    later = lazy(module_tree) if here[0] == "games" and here[-1] == "__init__" else set[ast.AST]()
    for node in ast.walk(module_tree):
        if node in later:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                names = tuple(alias.name.split("."))
                if names[0] == "strategos":
                    yield names[1:], node.lineno
        elif isinstance(node, ast.ImportFrom):
            module = tuple(node.module.split(".")) if node.module else ()
            if node.level:
                base = package[: len(package) - node.level + 1] + module
            elif module[:1] == ("strategos",):
                base = module[1:]
            else:
                continue
            for alias in node.names:
                inner = (*base, alias.name)
                whole = SRC.joinpath(*inner)
                yield (inner if whole.is_dir() or whole.with_suffix(".py").exists() else base), node.lineno


def lazy(module: ast.Module) -> set[ast.AST]:
    """What is inside functions: a game fills its fields when they are asked for."""
    return {inner for f in ast.walk(module) if isinstance(f, ast.FunctionDef) for inner in ast.walk(f)}


def rules() -> list[Path]:
    """Where nothing may depend on anything but the position and the dice. The user's own folder lies outside of it."""
    outside = SRC / "parts" / "home.py"
    return [
        p for p in MODULES if p != outside and (parts := p.relative_to(SRC).parts)[0] in LAYERS and "bots" not in parts
    ]


# -- imports go one way ---------------------------------------------------------------------------------------------


def test_imports_go_one_way() -> None:
    wrong = [
        f"{name(path)}:{line} imports {'.'.join(target) or 'strategos'}"
        for path in MODULES
        for target, line in imports(path)
        if layer(target) > layer(path.relative_to(SRC).with_suffix("").parts)
    ]
    assert wrong == []


def test_no_game_imports_another() -> None:
    wrong = [
        f"{name(path)}:{line} imports {'.'.join(target)}"
        for path in MODULES
        if (here := path.relative_to(SRC).parts)[0] == "games" and len(here) > 2
        for target, line in imports(path)
        if target[:1] == ("games",) and len(target) > 1 and target[1] != here[1]
    ]
    assert wrong == []


def test_imports_within_a_game_are_relative() -> None:
    """One rule for all: what is of the same game is named from here, everything else by its whole name."""
    wrong = [
        f"{name(path)}:{node.lineno} imports {node.module}"
        for path in MODULES
        if (here := path.relative_to(SRC).parts)[0] == "games" and len(here) > 2
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
        if f"{node.module}.".startswith(f"strategos.games.{here[1]}.")
    ]
    assert wrong == []


def test_skins_know_no_game() -> None:
    """The web and the command line serve any game; what is special to one belongs into its own folder."""
    wrong = [
        f"{name(path)}:{line} imports {'.'.join(target)}"
        for path in MODULES
        if path.relative_to(SRC).parts[0] == "web"
        for target, line in imports(path)
        if target[:1] == ("games",) and len(target) > 1
    ]
    assert wrong == []


def test_every_module_has_a_room() -> None:
    assert {path.name for path in SRC.glob("*.py")} == {"__init__.py", "__main__.py"}


def test_the_rooms_of_the_server_import_one_way() -> None:
    """What is shared (messages, problems, limits, settings) knows no room; the store knows no live match, a match no
    socket."""
    shared = {"messages", "problems", "rate_limits", "settings"}
    rooms = {**dict.fromkeys(shared, 0), "store": 1, "matches": 2, "http": 3}
    wrong = [
        f"{name(path)}:{line} imports {'.'.join(target)}"
        for path in MODULES
        if (here := path.relative_to(SRC).with_suffix("").parts)[0] == "web" and len(here) > 1
        for target, line in imports(path)
        if target[:1] == ("web",) and len(target) > 1
        if rooms.get(target[1], 4) > rooms.get(here[1], 4)
    ]
    assert wrong == []


# -- rules are predictable ------------------------------------------------------------------------------------------


def test_rules_import_nothing_unpredictable() -> None:
    wrong: list[str] = []
    for path in rules():
        for node in ast.walk(tree(path)):
            found: list[str] = []
            if isinstance(node, ast.Import):
                found = [alias.name.split(".")[0] for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found = [node.module.split(".")[0]]
            wrong += [f"{name(path)}:{node.lineno} imports {m}" for m in found if m in UNPREDICTABLE]
    assert wrong == []


def test_rules_do_not_open_files_or_hash() -> None:
    """Facts are read by the loader in `parts`; the hash of a string differs from process to process."""
    wrong = [
        f"{name(path)}:{node.lineno} calls {node.func.id}"
        for path in rules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in {"open", "hash", "id", "eval", "exec", "input", "print"}
    ]
    assert wrong == []


def is_set(node: ast.expr, known: set[str]) -> bool:
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            if node.func.id in {"set", "frozenset"}:
                return True
            return (
                node.func.id in {"list", "tuple", "iter", "enumerate"}
                and bool(node.args)
                and is_set(node.args[0], known)
            )
        methods = {"union", "intersection", "difference", "symmetric_difference"}
        return isinstance(node.func, ast.Attribute) and node.func.attr in methods
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
        return is_set(node.left, known) or is_set(node.right, known)
    return isinstance(node, ast.Name) and node.id in known


def sets_iterated(module: ast.Module) -> Iterator[int]:
    """Lines where something that is seen to be a set is gone through, or put into a list or tuple."""
    scopes = [n for n in ast.walk(module) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    for scope in [module, *scopes]:
        known: set[str] = set()
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and is_set(node.value, set()):
                known |= {t.id for t in node.targets if isinstance(t, ast.Name)}
            elif isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation is not None:
                target = node.target if isinstance(node, ast.AnnAssign) else ast.Name(node.arg)
                if isinstance(target, ast.Name) and re.match(r"(frozen)?set\b", ast.unparse(node.annotation)):
                    known.add(target.id)
        for node in ast.walk(scope):
            if isinstance(node, (ast.For, ast.comprehension)) and is_set(node.iter, known):
                yield node.iter.lineno
            elif called(node) in {"list", "tuple"} and is_set(node, known):
                yield node.lineno


def called(node: ast.AST) -> str:
    """The name of the function a node calls, if it is one."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def orderless(module: ast.Module) -> set[int]:
    """Lines of comprehensions whose order cannot matter: inside sorted, any, all, sum, min, max, len or a set."""
    lines: set[int] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.SetComp):
            lines |= {g.iter.lineno for g in node.generators}
        elif called(node) in {"sorted", "any", "all", "sum", "min", "max", "len", "set", "frozenset"}:
            for arg in node.args:
                if isinstance(arg, (ast.GeneratorExp, ast.ListComp)):
                    lines |= {g.iter.lineno for g in arg.generators}
    return lines


def test_rules_do_not_go_through_sets() -> None:
    wrong = [
        f"{name(path)}:{line}"
        for path in rules()
        for module in [tree(path)]
        for line in sorted(set(sets_iterated(module)) - orderless(module))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("for x in {1, 2}: pass", True),
        ("y = [x for x in set(z)]", True),
        ("def f(a: set[int]):\n    for x in a: pass", True),
        ("s = {1}\nfor x in s | {2}: pass", True),
        ("y = list(frozenset(z))", True),
        ("y = sorted(set(z))", False),
        ("y = any(x for x in {1, 2})", False),
        ("y = x in {1, 2}", False),
        ("for x in [1, 2]: pass", False),
    ],
)
def test_the_search_for_sets_finds_them(code: str, found: bool) -> None:
    module = ast.parse(code)
    assert bool(set(sets_iterated(module)) - orderless(module)) is found


def test_broad_exceptions_are_passed_on() -> None:
    """Whoever catches everything must raise it again, as our own error."""
    wrong: list[str] = []
    for path in MODULES:
        if path.relative_to(SRC).parts[0] not in ("kernel", "games", "parts"):
            continue
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ExceptHandler):
                kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
                broad = any(k is None or (isinstance(k, ast.Name) and k.id in BROAD) for k in kinds)
                if broad and not isinstance(node.body[-1], ast.Raise):
                    wrong.append(f"{name(path)}:{node.lineno}")
    assert wrong == []


# -- nothing is remembered outside the state ------------------------------------------------------------------------

CHANGING = {
    "add",
    "append",
    "appendleft",
    "clear",
    "difference_update",
    "discard",
    "extend",
    "insert",
    "intersection_update",
}
CHANGING |= {
    "pop",
    "popitem",
    "popleft",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "symmetric_difference_update",
    "update",
}
"""Methods of lists, dicts, sets, deques and bytearrays that change them."""
AS_FILES_ARE_READ = {"games/__init__.py", "parts/corrections.py", "parts/dataset.py"}
"""They note which data files were read and with which corrections, as a game is loaded: facts, before any match."""


def root(node: ast.AST) -> str:
    """The name at the beginning of `name.field[3].other`; empty if there is none."""
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def names_bound(scope: ast.AST) -> set[str]:
    """What is assigned in a scope or is a parameter of it."""
    inside = list(ast.walk(scope))
    declared = {n for node in inside if isinstance(node, ast.Global) for n in node.names}
    stored = {node.id for node in inside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return (stored | {node.arg for node in inside if isinstance(node, ast.arg)}) - declared


def tables_changed(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Lines of functions that change something of the module itself, or of another module, and its name."""
    kinds = [node for node in module.body if isinstance(node, ast.ClassDef)]
    own = {
        method.name
        for kind in kinds
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and any(changed in {"self", "cls"} for _, changed in changes(method))
    }
    assigned = {
        target.id
        for node in module.body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    taken = {a.asname or a.name for node in ast.walk(module) if isinstance(node, ast.ImportFrom) for a in node.names}
    tables = assigned | {name for name in taken if name.isupper()} | {kind.name for kind in kinds}
    defined = {node.name for node in module.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
    modules = {
        (a.asname or a.name).split(".")[0] for n in ast.walk(module) if isinstance(n, ast.Import) for a in n.names
    }
    for scope in ast.walk(module):
        if not isinstance(scope, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            continue
        here = names_bound(scope)
        for node in ast.walk(scope):
            if isinstance(node, ast.Global):
                yield node.lineno, node.names[0]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                name = root(node.func.value)
                if name in tables - here and node.func.attr in CHANGING | own:
                    yield node.lineno, name
        for line, name in changes(scope):
            if name in (tables | defined | taken | modules) - here:
                yield line, name


def changes(scope: ast.AST) -> Iterator[tuple[int, str]]:
    """Where a field or an entry of something is assigned or deleted, and the name of it."""
    for node in ast.walk(scope):
        if isinstance(node, (ast.Subscript, ast.Attribute)) and isinstance(node.ctx, (ast.Store, ast.Del)):
            yield node.lineno, root(node)


def test_no_rule_keeps_anything_outside_the_state() -> None:
    """Matches are played in threads beside one another; what one of them changes the others must never see."""
    wrong = [
        f"{name(path)}:{line} changes {table}"
        for path in MODULES
        if (here := path.relative_to(SRC)).parts[0] in LAYERS and here.as_posix() not in AS_FILES_ARE_READ
        for line, table in sorted(set(tables_changed(tree(path))))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("last = None\ndef f(s):\n    global last\n    last = s", True),
        ("KNOWN = {}\ndef f(k):\n    KNOWN[k] = 1", True),
        ("KNOWN: dict[int, int] = {}\ndef f(k):\n    KNOWN[k] += 1", True),
        ("KNOWN = {}\ndef f(k):\n    del KNOWN[k]", True),
        ("KNOWN = []\nasync def f(k):\n    KNOWN.append(k)", True),
        ("KNOWN = [[], []]\ndef f(k):\n    KNOWN[0].append(k)", True),
        ("KNOWN = {}\ndef f(k):\n    return lambda: KNOWN.setdefault(k, 1)", True),
        ("class Table: pass\nLAST = Table()\ndef f(k):\n    LAST.space = k", True),
        ("class Table:\n    def note(self, k):\n        self.k = k\nLAST = Table()\ndef f(k):\n    LAST.note(k)", True),
        ("class Table:\n    known = {}\ndef f(k):\n    Table.known[k] = 1", True),
        ("class Table:\n    def f(self, k):\n        self.known[k] = 1", False),
        ("def f(k):\n    f.last = k", True),
        ("from .facts import KNOWN\ndef f(k):\n    KNOWN.pop(k)", True),
        ("import facts\ndef f(k):\n    facts.KNOWN[k] = 1", True),
        ("KNOWN = {}\nKNOWN[1] = 2", False),
        ("KNOWN = {}\ndef f(k):\n    return KNOWN.get(k)", False),
        ("known = {}\ndef f(k):\n    known = {}\n    known[k] = 1", False),
        ("known = {}\ndef f(known):\n    known.clear()", False),
        ("from functools import lru_cache\n@lru_cache\ndef f(k):\n    found = []\n    found.append(k)", False),
        ("from . import forces\ndef f(s):\n    forces.add(s, 1)", False),
    ],
)
def test_the_search_for_changed_tables_finds_them(code: str, found: bool) -> None:
    assert bool(list(tables_changed(ast.parse(code)))) is found


# -- sizes ----------------------------------------------------------------------------------------------------------


def code_lines(path: Path) -> int:
    """Lines with code: not blank, not a comment, not a docstring."""
    source = path.read_text("utf-8")
    documented: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            value = statement.value if isinstance(statement, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                documented |= set(range(value.lineno, (value.end_lineno or value.lineno) + 1))
    quiet = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in quiet:
            lines |= set(range(token.start[0], token.end[0] + 1))
    return len(lines - documented)


def test_the_kernel_stays_small() -> None:
    sizes = {path.stem: code_lines(path) for path in sorted((SRC / "kernel").glob("*.py"))}
    assert sum(sizes.values()) <= KERNEL_LINES, sizes


def test_modules_stay_readable() -> None:
    long = {name(p): n for p in MODULES if (n := len(p.read_text("utf-8").splitlines())) > MODULE_LINES}
    assert long == {}


# -- nothing of anybody's machine -----------------------------------------------------------------------------------


def tracked() -> list[Path]:
    if shutil.which("git") and (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        return [ROOT / p for p in listed.decode().split("\0") if p]
    return [p for top in ("src", "tests", "docs") for p in (ROOT / top).rglob("*") if p.is_file()]


def test_no_paths_of_a_machine() -> None:
    # Written in pieces, or this file would find itself.
    machine = re.compile(r"(?<![\w.])/(?:" + "|".join(("work", "root", "home", "Users")) + r")/\w")
    wrong: list[str] = []
    for path in tracked():
        if not path.is_file() or path.stat().st_size > 2_000_000:
            continue
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        wrong += [f"{name(path)}:{n}" for n, line in enumerate(text.splitlines(), 1) if machine.search(line)]
    assert wrong == []


# -- a game is one value --------------------------------------------------------------------------------------------

CHAPTERS = ("__init__", "facts", "state", "events", "set_up", "sequence", "view", "shapes", "invariants", "migrations")
"""Modules every game has under these names; who knows one game finds his way in all."""
FILLED = {
    "examples": "examples",
    "odds": "odds",
    "rows": "data_check",
    "check": "data_check",
    "bots": "bots",
    "story": "story",
}
"""A lazily filled field of `Game` → the module or package of the game that fills it."""


def homes() -> dict[str, Path]:
    return {game: SRC.parent.joinpath(*package.split(".")) for game, package in GAMES.items() if game not in TEACHING}


@pytest.mark.parametrize("game", homes())
def test_every_game_has_the_same_skeleton(game: str) -> None:
    """The teaching games alone may be one file."""
    home = homes()[game]
    modules = {p.stem if p.suffix == ".py" else p.name for p in home.iterdir() if p.suffix == ".py" or p.is_dir()}
    assert sorted({*CHAPTERS, "data", "examples", "data_check"} - modules) == []
    assert "vocabulary" not in modules
    source = (home / "__init__.py").read_text("utf-8")
    for field, module in FILLED.items():
        assert (f"    {field}=" in source) == (module in modules), f"{game}: {module} and the field {field}"


SHARED = "successors"
"""The folder of tests of what several editions have alike; a chapter is a module of `common` or of each edition."""
NO_CHAPTER = {
    "alexander/test_guide": "the guided first game: data, no code",
    "conquest/test_guide": "the guided first game: data, no code",
    "conquest/test_register": "data, waivers and the page of rulings, no code",
    "alexander/test_chance": "one statistic for the draws of every chapter",
    "peloponnesian/test_automaton_matrices": "a section of automaton: MATA, MATS, the Strategy Matrices",
    "peloponnesian/test_words": "a module of examples",
    "successors/test_names": "names in sentences: data and catalogues, no code",
    "successors/test_plans": "plans, features and weights of the players who look ahead",
    "successors/test_twins": "functions both editions have word for word",
    "successors3/test_command": "8 Generals and command, which several modules share",
    "successors3/cards/test_events": "the cards of the edition, module by module too few for a file each",
    "successors4/test_words": "a module of examples",
}
"""Files of tests that are named after no module of their game, and why."""


def chapters(folder: Path) -> set[str]:
    return {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}


def test_every_file_of_tests_is_named_after_a_chapter() -> None:
    """Who looks for the tests of `march.py` looks in `test_march.py`; a mood (`corners`, `told`) is no address."""
    editions = [home for home in homes().values() if home.parent == FAMILY]
    rooms = {game: [home, *([FAMILY / "common"] if home in editions else [])] for game, home in homes().items()}
    found, others = 0, set[str]()
    for game in (*rooms, SHARED):
        for path in sorted((ROOT / "tests" / game).rglob("test_*.py")):
            below = path.parent.relative_to(ROOT / "tests" / game)
            if game == SHARED:
                known = chapters(FAMILY / "common" / below) | set.intersection(*(chapters(e / below) for e in editions))
            else:
                known = set[str]().union(*(chapters(room / below) for room in rooms[game] if (room / below).exists()))
            found += 1
            if path.stem.removeprefix("test_") not in known:
                others.add(path.relative_to(ROOT / "tests").with_suffix("").as_posix())
    assert found > 150
    assert sorted(others - set(NO_CHAPTER)) == [], "named after no module"
    assert sorted(set(NO_CHAPTER) - others) == [], "listed in vain"


def test_one_registry_imports_by_name() -> None:
    """A game by its id; and a stranger's bot by what its owner wrote on the command line."""
    wrong = [
        f"{name(path)}:{node.lineno} uses {word}"
        for path in MODULES
        if path not in (SRC / "games" / "__init__.py", SRC / "bots" / "naming.py")
        for node in ast.walk(tree(path))
        for word in [node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""]
        if word in {"import_module", "find_spec", "__import__", "signature"}
    ]
    assert wrong == []


def test_the_server_needs_no_tests() -> None:
    """It shows which tests hold a rule; the module that reads that from a checkout knows nothing of the kit either."""
    coverage = ("testing", "coverage")
    wrong = [
        f"{name(path)}:{line}"
        for path in MODULES
        if (here := path.relative_to(SRC).with_suffix("").parts)[0] in ("web", "text", "bots") or here == coverage
        for target, line in imports(path)
        if target[:1] == ("testing",) and target != coverage
    ]
    assert wrong == []


# -- editions -------------------------------------------------------------------------------------------------------

FAMILY = SRC / "games" / "successors"


def atoms(edition: str) -> set[str]:
    text = (FAMILY / edition / "data" / "register.yaml").read_text("utf-8")
    return set(re.findall(r"^- id: (\S+)$", text, re.MULTILINE))


def test_the_book_of_an_edition_only_chooses_a_citation() -> None:
    """`("S3-…", "S4-…")[s.book]`, both of them atoms of their registers: no rule depends on which edition it is."""
    third, fourth = atoms("third"), atoms("fourth")
    wrong: list[str] = []
    for path in sorted(FAMILY.rglob("*.py")):
        module = tree(path)
        cited = {
            node.slice: [c.value for c in node.value.elts if isinstance(c, ast.Constant)]
            for node in ast.walk(module)
            if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple)
        }
        for node in ast.walk(module):
            if isinstance(node, ast.Attribute) and node.attr == "book":
                pair = cited.get(node, [])
                if not (len(pair) == 2 and pair[0] in third and pair[1] in fourth):
                    wrong.append(f"{name(path)}:{node.lineno}")
    assert wrong == []


# -- the client's types ---------------------------------------------------------------------------------------------


def test_the_client_s_types_are_those_of_the_server() -> None:
    """Boards, views, messages and events are typed once, in Python; `strategos web types` writes them down."""
    folder = ROOT / "web" / "src" / "gen"
    wanted = dict(files())
    assert sorted(wanted) == sorted(p.name for p in folder.glob("*.ts"))
    stale = [n for n, text in wanted.items() if (folder / n).read_text("utf-8") != text]
    assert stale == [], "run `strategos web types` and look at what `npm run check` says"
