"""What a game can say: every message its code calls for, with the variables it offers; and what a catalogue has.

Read from the source of the game (questions, refusals, buttons, outcomes), from its events, its board, its choices and
its scenarios. Translators ask `gaps` what is still to be written; a test asks it, too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from strategos.games import game
from strategos.kernel.game import Game
from strategos.parts.dataset import folder
from strategos.parts.guides import guides

from .words import LANGUAGES, catalogue, own, without_form

Variables = frozenset[str]
Offered = Variables | None
"""The variables every place offers that uses the message; None where that cannot be read from the source."""

ASKING = {"choose", "offer", "confirm", "choose_some", "decide"}
PLANS = ("usual", "answer", "hidden")
"""Plans that are no game's own: what the heuristic does, one answer, what may not be told."""
COUNTED = frozenset({"taken", "at_most", "at_least"})
NAMES = ("space-", "piece-", "side-", "card-", "track-", "area-", "phase-", "scenario-", "effect-")


class _Finder(ast.NodeVisitor):
    """Collects the messages that one module calls for."""

    def __init__(self, askers: dict[str, int]) -> None:
        self.found: list[tuple[str, Offered]] = []
        self.askers = askers

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name == "No":
            facts = _argument(node, 2, "facts")
            for why in _strings(_argument(node, 1, "why")):
                self.found.append((f"no-{why}", _keys(facts) if facts is not None else frozenset()))
        elif name in ASKING:
            about = _argument(node, None, "about")
            offered = _keys(about) if about is not None else frozenset[str]()
            if offered is not None:
                offered = offered | {"seat"} | (COUNTED if name == "choose_some" else frozenset[str]())
            for kind in _strings(_argument(node, 1, "kind")):
                self.found.append((f"ask-{kind}", offered))
        elif name in self.askers:
            for kind in _strings(_argument(node, self.askers[name], "kind")):
                self.found.append((f"ask-{kind}", None))
        elif name == "button":
            for key in _strings(_argument(node, 0, "name")):
                self.found.append((f"button-{key}", None))
        elif name == "Plan":
            facts = _argument(node, 3, "facts")
            for plan in _strings(_argument(node, 0, "name")):
                self.found.append((f"plan-{plan}", _keys(facts) if facts is not None else frozenset()))
        elif name == "plus" or name == "Reason":
            for why in _strings(_argument(node, 0, "why")):
                self.found.append((f"reason-{why}", frozenset({"what"})))
        elif name == "Goal":
            facts = _argument(node, 1, "facts")
            for key in _strings(_argument(node, 0, "key")):
                self.found.append((f"goal-{key}", _keys(facts) if facts is not None else frozenset()))
        elif name == "Outcome":
            for why in _strings(_argument(node, 1, "why")):
                self.found.append((f"outcome-{why}", frozenset({"winners", "count"})))
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and key.value == "button":
                for text in _strings(value):
                    if not text.isdigit():
                        self.found.append((f"button-{text}", None))
        self.generic_visit(node)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _argument(node: ast.Call, place: int | None, name: str) -> ast.expr | None:
    for keyword in node.keywords:
        if keyword.arg == name:
            return keyword.value
    if place is None or len(node.args) <= place or any(isinstance(a, ast.Starred) for a in node.args[: place + 1]):
        return None
    return node.args[place]


def _strings(node: ast.expr | None) -> list[str]:
    """The codes an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return _strings(node.body) + _strings(node.orelse)
    return []


def _keys(node: ast.expr) -> Offered:
    if not isinstance(node, ast.Dict):
        return None
    keys: set[str] = set()
    for key in node.keys:
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            return None
        keys.add(key.value)
    return frozenset(keys)


def modules(game_id: str) -> Iterator[Path]:
    """The source files of a game, and of the common part of its family if it has one."""
    home = folder(game(game_id).package)
    yield from sorted(home.rglob("*.py"))
    if home.parent.name != "games":
        yield from sorted((home.parent / "common").rglob("*.py"))


def spoken(game_id: str) -> dict[str, Offered]:
    """Every message a game can call for, with the variables that are there wherever it is used."""
    chosen = game(game_id)
    found: dict[str, Offered] = {}
    trees = [ast.parse(path.read_text("utf-8")) for path in modules(game_id)]
    askers = _askers(trees)
    calls = [call for tree in trees for call in _calls(tree, askers)]
    for message, offered in [*calls, *_fixed(chosen)]:
        if message in found:
            before = found[message]
            found[message] = offered if before is None else before if offered is None else before & offered
        else:
            found[message] = offered
    return found


def _askers(trees: list[ast.Module]) -> dict[str, int]:
    """Procedures of the game that ask on behalf of others: they take the kind of the question as `kind`."""
    defined = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    return {f.name: n for f in defined for n, arg in enumerate(f.args.args) if arg.arg == "kind"}


def _calls(tree: ast.Module, askers: dict[str, int]) -> list[tuple[str, Offered]]:
    finder = _Finder(askers)
    finder.visit(tree)
    return finder.found


def _fixed(chosen: Game[Any]) -> Iterator[tuple[str, Offered]]:
    nothing: Variables = frozenset()
    count = frozenset({"count"})
    yield from ((message, nothing) for message in ("game-name", "game-pitch"))
    for event in get_args(chosen.event) or (chosen.event,):
        if not event.worded:
            continue
        yield f"event-{event.__struct_config__.tag}", frozenset(event.__struct_fields__)
    if chosen.planning is not None:
        yield from ((f"plan-{plan}", nothing) for plan in PLANS)
    if chosen.valuation is not None:
        yield from ((f"why-{feature}", nothing) for feature in chosen.valuation().names)
    for moment in chosen.moments:
        yield f"ask-{moment.name}", None
        yield f"moment-{moment.name}", nothing
        yield from ((f"button-pass_until_{occasion}", None) for occasion in moment.until)
        if moment.always:
            yield "button-pass_always", None
    for choice in chosen.choices:
        yield f"choice-{choice.name}", nothing
        yield from ((f"choice-{choice.name}-{value}", nothing) for value in choice.values)
    for name, guide in guides(chosen.package).items():
        said = [step.id for step in guide.steps] + [f"at-{kind}" for kind in guide.asides]
        yield from ((message, nothing) for message in (f"guide-{name}", f"guide-{name}-about", f"guide-{name}-end"))
        yield from ((f"guide-{name}-{what}", nothing) for what in said)
    for scenario in chosen.scenarios:
        yield f"scenario-{scenario}", count
        yield f"brief-{scenario}", frozenset({"seats"})
        for seats in chosen.seats_of.get(scenario, chosen.seats):
            setup = chosen.setup(seats, scenario)
            board = chosen.board(setup)
            yield from ((f"space-{space.id}", count) for space in (*board.spaces, *board.outside))
            yield from ((f"track-{track}", count) for track in board.tracks)
            view = chosen.view(chosen.begin(setup), None)
            yield from ((f"side-{side.id}", count) for side in view.sides)
            for phase in view.phases:
                yield f"phase-{phase}", count
                yield f"help-phase_{phase}", nothing


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(without_form(node.id.name))


def written(language: str, name: str) -> dict[str, Variables]:
    """The messages of a catalogue with the variables each uses. Raises ValueError where it is not Fluent."""
    return messages(catalogue(language, name), f"{language}/{name}.ftl")


def messages(text: str, where: str) -> dict[str, Variables]:
    """The messages of a Fluent text with the variables each uses. Raises ValueError where it is not Fluent."""
    found: dict[str, Variables] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"{where} cannot be read here: {entry.content!r}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                raise ValueError(f"{where} has {entry.id.name} twice")
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def joined(language: str, names: Iterable[str]) -> dict[str, Variables]:
    """The messages of several catalogues; a game may say otherwise what its family says."""
    found: dict[str, Variables] = {}
    for name in names:
        found |= written(language, name)
    return found


def gaps(game_id: str) -> list[str]:
    """What is wrong with the catalogues of a game: missing, superfluous or ill-fitting messages, in any language."""
    needed = spoken(game_id)
    texts = {language: joined(language, own(game_id)) for language in LANGUAGES}
    problems: list[str] = []
    for language, text in texts.items():
        known = written(language, "common") | text
        for message, offered in sorted(needed.items()):
            if message not in known:
                says = "" if offered is None else f" (offers: {', '.join(sorted(offered)) or 'nothing'})"
                problems.append(f"{language}: {message} is missing{says}")
            elif offered is not None and not known[message] <= offered:
                strange = ", ".join(sorted(known[message] - offered))
                problems.append(f"{language}: {message} uses {strange}, which is not always there")
        for message in sorted(text):
            problems.extend(f"{language}: {message} {p}" for p in _alone(message, text[message], needed))
    problems.extend(differences({language: texts[language] for language in LANGUAGES}))
    return problems


def _alone(message: str, variables: Variables, needed: dict[str, Offered]) -> Iterator[str]:
    """What is wrong with a message in itself."""
    if message.startswith(("ask-", "event-", "plan-", "why-")) and message not in needed:
        yield "is written, but nothing says it"
    if message.startswith(NAMES) and not variables <= {"count"}:
        yield "is a name and may use $count only"
    if message.startswith("fact-") and not variables <= {"value"}:
        yield "is a fact and may use $value only"


def differences(texts: dict[str, dict[str, Variables]]) -> list[str]:
    """Where catalogues in several languages do not have the same messages with the same variables."""
    first, *others = texts
    problems: list[str] = []
    for other in others:
        mine, theirs = texts[first], texts[other]
        problems.extend(
            f"{other}: {message} is missing (it is in {first})" for message in mine if message not in theirs
        )
        problems.extend(
            f"{first}: {message} is missing (it is in {other})" for message in theirs if message not in mine
        )
        for message in mine.keys() & theirs.keys():
            # Whether a plural is needed depends on the language.
            odd = (mine[message] ^ theirs[message]) - {"count"}
            if odd:
                problems.append(f"{other}: {message} and {first} do not both use {', '.join(sorted(odd))}")
    return sorted(dict.fromkeys(problems))
