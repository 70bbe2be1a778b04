"""What the commands share: options they have in common, JSON, tables."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import typer

from strategos.kernel.errors import BadInput

if TYPE_CHECKING:
    from rich.console import Console

    from strategos.bots import Budget
    from strategos.simulation.fan_out import Workers as Hands

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `strategos games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
Scenario = Annotated[str | None, typer.Option("--scenario", help="Which scenario; the first one if not given.")]
Seats = Annotated[
    int | None, typer.Option("--seats", help="How many seats; the most the scenario allows if not given.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        envvar="STRATEGOS_LANGUAGE",
        help="Language of the games' texts: two letters, such as it for Italian.",
    ),
]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help="How many processes (1 if not given).")]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: HOST:PORT of its head, auto, or local for all cores here.",
    ),
]
BOTS_HELP = "One name for all seats, or a comma list by seat; also package.module:Class or file.py:Class."
BotBudget = Annotated[
    int | None,
    typer.Option("--budget", min=0, help="How many questions a bot may answer in imagined games before it answers."),
]
BotSeconds = Annotated[
    float | None,
    typer.Option("--seconds", min=0.0, help="The brake: a bot stops thinking after so long, whatever is left."),
]


@cache
def console() -> Console:
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


@cache
def errors() -> Console:
    """For progress bars and remarks, which are no part of the output."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Generator[Callable[[], None]]:
    """A bar with the time that is left, for whoever looks on; what is given is called whenever one more is done."""
    if not errors().is_terminal:
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda: bar.advance(task)


@contextmanager
def hands(workers: int | None, ray: str | None, bots: str = "") -> Generator[Hands]:
    """Who plays: so many processes here, or the machines of a cluster, which are sent bots that are files."""
    if ray is None:
        yield workers or 1
        return
    if workers is not None:
        raise BadInput("--workers is for this machine alone: with --ray every core of the cluster plays")
    from strategos.simulation.cluster import joined

    with joined(ray, [name.strip() for name in bots.split(",")]) as cluster:
        yield cluster


def print_json(value: Any) -> None:
    """One JSON object on standard output."""
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]], *, title: str | None = None) -> None:
    """A table; numbers stand to the right."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    lines = [list(row) for row in rows]
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    for n, column in enumerate(columns):
        numbers = bool(lines) and all(isinstance(line[n], (int, float)) for line in lines)
        table.add_column(column, justify="right" if numbers else "left", overflow="fold")
    for line in lines:
        table.add_row(*(escape(str(cell)) for cell in line))
    console().print(table)


def chosen_budget(decisions: int | None, seconds: float | None) -> Budget | None:
    """What an answer is worth; None where nothing was said: then every bot thinks as much as it usually does."""
    from strategos.bots import BUDGET, Budget

    if decisions is None and seconds is None:
        return None
    return Budget(BUDGET.decisions if decisions is None else decisions, BUDGET.seconds if seconds is None else seconds)


def chosen_options(given: Sequence[str] | None) -> dict[str, str]:
    """The options of a game from `name=value` words."""
    found: dict[str, str] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise BadInput(f"an option is written NAME=VALUE, not {word!r}")
        found[name] = value
    return found
