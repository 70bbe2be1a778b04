"""strategos web: what the browser client is made from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True, help="What the browser client is made from.")


@app.callback()
def web() -> None:
    """What the browser client is made from."""


@app.command("types")
def types(
    folder: Annotated[Path, typer.Argument(help="Where the client's generated sources are.")] = Path("web/src/gen"),
) -> None:
    """Write the client's types from the Structs that go over the wire."""
    from strategos.web.client_types import write

    changed = write(folder)
    typer.echo("\n".join(changed) if changed else "nothing has changed")
