"""strategos rules GAME --differs OTHER: what changes between two editions, as a page in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from strategos.games import game as game_of
from strategos.kernel.errors import BadInput
from strategos.parts.editions import Comparison, Topic, compare, topics_of
from strategos.parts.register import Atom, register
from strategos.text import Words


def comparison(game: str, other: str) -> Comparison:
    """How one edition differs from another. Raises BadInput with one clear sentence."""
    ours, theirs = game_of(game), game_of(other)
    if game == other:
        raise BadInput(f"{game} does not differ from itself; name another edition")
    for this, that in ((ours, theirs), (theirs, ours)):
        found = compare(register(this.package), register(that.package), topics_of(this.package))
        if found is None:
            continue
        if this is ours:
            return found
        raise BadInput(f"the differences are told the other way round: strategos rules {other} --differs {game}")
    raise BadInput(f"{game} and {other} are not two editions of one game")


def told(game: str, other: str) -> dict[str, Any]:
    """The same for `--json`."""
    found = comparison(game, other)
    return {
        "game": game,
        "other": other,
        "topics": [{"topic": t.topic, "says": t.says, "atoms": t.atoms} for t in found.topics],
        "changes": [
            {"chapter": c.ours.chapter, "section": c.ours.section, "rule": c.ours.id, "text": c.ours.text}
            | {"other": c.theirs.id, "other_section": c.theirs.section, "other_text": c.theirs.text}
            | {"differs": c.differs}
            for c in found.changes
        ],
        "only": {game: [a.id for a in found.ours_only], other: [a.id for a in found.theirs_only]},
    }


def page(game: str, other: str) -> str:
    """The page docs/editions.md."""
    return "\n".join(_lines(game, other)) + "\n"


def _lines(game: str, other: str) -> Iterator[str]:
    found = comparison(game, other)
    # Editions are called by the name of their game, a comma, and which edition it is.
    names = {each: Words("en", each).game().rpartition(", ")[2] for each in (game, other)}
    ours, theirs = names[game], names[other]
    yield f"# {Words('en', game).game()}, and {theirs}"
    yield ""
    yield f"For whoever knows one edition and plays the other; printed by `strategos rules {game} --differs {other}`."
    yield f"Ids are those of the rules: `strategos rules {game} --search ID` prints one, so does the rulebook beside"
    yield "the table."
    yield ""
    for each, name in names.items():
        yield f"* {name}: [all rules in our words]({_register(each)}), [contested readings](rulings/{each}.md)"
    yield ""
    yield "## What changes most"
    yield ""
    yield f"| | {ours} | {theirs} |"
    yield "|---|---|---|"
    for topic in found.topics:
        yield f"| **{topic.topic}** | {_says(topic, game)} | {_says(topic, other)} |"
    yield ""
    yield f"## Rule by rule: {len(found.changes)} that are another rule in the {theirs}"
    for chapter, changes in groupby(found.changes, lambda change: change.ours.chapter):
        yield ""
        yield f"### {chapter}"
        yield ""
        for change in changes:
            yield f"* `{change.ours.id}`, `{change.theirs.id}`: {change.ours.text}"
            yield f"  *But:* {change.differs}."
    yield from _only(found.ours_only, f"Only the {ours} says so: {len(found.ours_only)} rules")
    yield from _only(found.theirs_only, f"Only the {theirs} says so: {len(found.theirs_only)} rules")


def _register(game: str) -> str:
    return f"../src/{game_of(game).package.replace('.', '/')}/data/register.yaml"


def _says(topic: Topic, game: str) -> str:
    atoms = " ".join(f"`{atom}`" for atom in topic.atoms.get(game, ()))
    return f"{topic.says[game]} {atoms}".strip()


def _only(atoms: Iterable[Atom], heading: str) -> Iterator[str]:
    yield ""
    yield f"## {heading}"
    for chapter, group in groupby(atoms, lambda atom: atom.chapter):
        yield ""
        yield f"### {chapter}"
        yield ""
        for atom in group:
            yield f"* `{atom.id}`: {atom.text}"
