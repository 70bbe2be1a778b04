"""The command line. Exit codes: 0 fine, 1 the run found failures, 2 bad input (one clear sentence on stderr)."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from strategos import __version__
from strategos.kernel.errors import RuleBug, StrategosError

from . import (
    analyse,
    arena,
    bench,
    chronicle,
    data,
    examples,
    fit,
    fuzz,
    games,
    ladder,
    matches,
    odds,
    play,
    replay,
    rules,
    serve,
    simulate,
    store,
    tune,
    web,
)

app = typer.Typer(
    name="strategos",
    help="Ancient-world strategy games with every rule enforced: play, analyse, simulate.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"strategos {__version__}")
        raise typer.Exit


@app.callback()
def strategos(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Ancient-world strategy games with every rule enforced: play, analyse, simulate."""


app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("ladder")(ladder.ladder)
app.command("fit")(fit.fit)
app.command("tune")(tune.tune)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.command("chronicle")(chronicle.chronicle)
app.command("records")(chronicle.records)
app.add_typer(examples.app, name="examples")
app.command("fuzz")(fuzz.fuzz)
app.command("rules")(rules.rules)
app.command("data")(data.data)
app.command("odds", context_settings=odds.CONTEXT)(odds.odds)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.add_typer(web.app, name="web")
app.add_typer(matches.app, name="matches")
app.add_typer(store.app, name="store")


def main(args: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    code = run(args)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing may be written any more, not even by the interpreter.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(code)


def run(args: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    try:
        return app(args, prog_name="strategos", standalone_mode=False) or 0
    except RuleBug as error:
        return _complain(f"a rule broke down: {error}", 1)
    except StrategosError as error:
        return _complain(str(error), 2)
    except typer.TyperException as error:
        if not error.format_message():
            # Nothing was asked for, and the help has been shown.
            return 0
        return _complain(error.format_message(), 2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (typer.Abort, KeyboardInterrupt):
        return _complain("stopped", 130)


def _complain(sentence: str, code: int) -> int:
    typer.echo(f"strategos: {' '.join(sentence.split())}", err=True)
    return code
