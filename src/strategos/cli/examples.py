"""strategos examples: the rulebooks' worked examples, and anybody's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .output import Json, print_json

app = typer.Typer(no_args_is_help=True, help="Example files: given a position, when these answers, then these facts.")


@app.callback()
def examples() -> None:
    """Example files: given a position, when these answers, then these facts."""


@app.command("run")
def run(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH…", help="Example files, or folders of them.")],
    json: Json = False,
) -> int:
    """Run example files and report each."""
    from strategos.kernel.errors import BadInput
    from strategos.testing import examples as runner

    for path in paths:
        if not path.exists():
            raise BadInput(f"there is no file or folder {str(path)!r}")
    report = runner.run(paths)
    if json:
        print_json(
            {
                "passed": report.passed,
                "failed": report.failed,
                "results": [{"id": r.id, "file": str(r.file), "ok": r.ok, "why": r.why} for r in report.results],
            }
        )
    else:
        for result in report.results:
            typer.echo(f"{'ok  ' if result.ok else 'FAIL'} {result.id}{'' if result.ok else f': {result.why}'}")
        typer.echo(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0
