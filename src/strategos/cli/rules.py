"""strategos rules: the register of a game, and which of its atoms are held by tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .output import GameArgument, Json, Language, console, print_json


def rules(
    game: GameArgument,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show which rules are covered by tests.")] = False,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", help="Only rules with this word.")] = None,
    differs: Annotated[
        str | None, typer.Option("--differs", metavar="GAME", help="Compare with another edition.")
    ] = None,
    root: Annotated[
        Path | None, typer.Option("--root", help="The checkout with the tests; this one if not given.")
    ] = None,
    language: Language = "en",
    json: Json = False,
) -> int:
    """Print the rules of a game, each with the id it is cited by and, below it, how we read it."""
    from strategos.games import game as game_of

    game_of(game)
    if differs is not None:
        return _differs(game, differs, json)
    if coverage:
        return _coverage(game, root or checkout(), json)
    return _print(game, search, language, json, root or checkout())


def checkout() -> Path:
    """Where the sources and tests are: the working folder if it is a checkout, else the one we run from."""
    here = Path()
    return here if (here / "src" / "strategos").is_dir() else Path(__file__).parents[3]


def _print(game: str, search: str | None, language: str, json: bool, root: Path) -> int:
    from rich.padding import Padding
    from rich.text import Text

    from strategos.kernel.errors import BadInput
    from strategos.text import Words

    words = Words(language, game)
    wanted = (search or "").casefold()
    atoms = words.atoms()
    if not atoms:
        raise BadInput(f"{game} has no register of rules")
    found = [
        (a, text)
        for a in atoms.values()
        if wanted in (text := words.rule(a.id)).casefold()
        or wanted in a.id.casefold()
        or wanted in a.section.casefold()
        or wanted in words.note(a.id).casefold()
        or wanted in (ruling.casefold() for ruling in a.rulings)
        or wanted in words.place(a.id).casefold()
    ]
    if json:
        from strategos.testing.coverage import coverage

        listed = [
            {
                "id": a.id,
                "section": a.section,
                "kind": a.kind,
                "text": text,
                "note": words.note(a.id),
                "rulings": a.rulings,
            }
            for a, text in found
        ]
        print_json({**coverage(game, root), "rules": listed})
        return 0
    place = None
    out = console()
    for atom, text in found:
        if words.place(atom.id) != place:
            place = words.place(atom.id)
            out.print(f"\n{place}", style="bold", markup=False)
        out.print(f"{atom.id}  {text}", markup=False)
        if note := words.note(atom.id):
            out.print(Padding(Text(note, style="dim"), (0, 0, 0, 4)))
    if not found:
        typer.echo(f"no rule of {game} speaks of {search!r}")
    return 0


def _differs(game: str, other: str, json: bool) -> int:
    from .editions import page, told

    if json:
        print_json(told(game, other))
    else:
        typer.echo(page(game, other), nl=False)
    return 0


def _coverage(game: str, root: Path, json: bool) -> int:
    from strategos.testing.coverage import coverage

    report = coverage(game, root)
    if json:
        print_json(report)
    else:
        typer.echo(
            f"{game}: {report['held']} of {report['atoms'] - report['waived']} rules are held by tests "
            f"({report['share']:.1%}), {report['waived']} waived"
        )
        for atom in report["missing"]:
            typer.echo(f"  {atom}")
    return 1 if report["missing"] else 0
