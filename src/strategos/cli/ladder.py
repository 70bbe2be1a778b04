"""strategos ladder: what arenas have found, as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from strategos.kernel.errors import BadInput

from .output import Json, print_json


def ladder(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of `strategos arena --out`.")],
    write: Annotated[Path | None, typer.Option("--write", help="Write the page here instead of printing it.")] = None,
    json: Json = False,
) -> None:
    """Write what arenas have found as a page in Markdown: a table for each game and number of seats."""
    from strategos.simulation import ladder as ladders

    found = ladders.ladder(files)
    for remark in found.remarks:
        typer.echo(remark, err=True)
    if write is not None:
        try:
            write.write_text(ladders.page(found), "utf-8")
        except OSError as error:
            raise BadInput(f"{write}: cannot be written ({error.strerror})") from None
    if json:
        print_json(found)
    elif write is None:
        typer.echo(ladders.page(found), nl=False)
    else:
        typer.echo(f"{write}: {sum(len(rung.arenas) for rung in found.rungs)} arenas, {len(found.rungs)} tables.")
