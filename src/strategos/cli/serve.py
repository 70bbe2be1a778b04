"""`strategos serve`: the server for the browser."""

from __future__ import annotations

import ipaddress
import socket
import sys
from collections.abc import Callable
from typing import Annotated, Any, NoReturn

import typer

from strategos.kernel.errors import BadInput

from .output import BotBudget, BotSeconds, chosen_budget


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; loopback only (there are no accounts).")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen at; 0 takes a free one.")] = 8000,
    db: Annotated[str, typer.Option(help="Database URL or the path of an SQLite file.")] = "",
    workers: Annotated[int, typer.Option(min=0, max=256, help="Processes bots think in; 0 chooses.")] = 0,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds between two answers of bots.")] = 0.0,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            metavar="MODULE:CLASS",
            help="A bot of your own that may sit down: package.module:Class or file.py:Class; may be repeated.",
        ),
    ] = None,
    budget: BotBudget = None,
    seconds: BotSeconds = None,
    teaching: Annotated[
        bool, typer.Option("--teaching", help="Include the teaching games (skirmish, ambush).")
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve games to the browser."""
    if not _own(host):
        _stop(f"Without accounts the server listens on this machine only, not on {host}.")
    chosen = port or _free(host)
    if not _can_listen(host, chosen):
        _stop(f"Port {chosen} of {host} is taken; choose another with --port.")
    started: Callable[[], object] | None = None
    if show:
        from .browser import opened

        started = opened(chosen)
    listen(
        host,
        chosen,
        started,
        db=db,
        workers=workers,
        bot_pause=bot_pause,
        bots=tuple(bots or ()),
        budget=chosen_budget(budget, seconds),
        teaching=teaching,
    )


def listen(host: str, port: int, started: Callable[[], object] | None = None, **settings: Any) -> None:
    """Run the server until it is stopped; `started` is called once it listens."""
    try:
        from strategos.web.app import run
        from strategos.web.settings import Settings
    except ImportError as error:
        _stop(f"The server needs more packages ({error.name}); install strategos[web].")
    name = f"[{host}]" if ":" in host else host

    def listening() -> None:
        print(f"Strategos listens at http://{name}:{port} (end it with Ctrl+C)", flush=True)
        if started is not None:
            started()

    try:
        run(Settings(host=host, port=port, **settings), listening)
    except (BadInput, OSError, ValueError) as error:
        _stop(f"The server could not start: {error}")


def port_for(host: str, wanted: int = 8000) -> int:
    """The usual port, or a free one if somebody has it."""
    return wanted if _can_listen(host, wanted) else _free(host)


def _stop(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise typer.Exit(2)


def _own(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _free(host: str) -> int:
    with socket.socket(_family(host)) as probe:
        probe.bind((host, 0))
        return probe.getsockname()[1]


def _can_listen(host: str, port: int) -> bool:
    with socket.socket(_family(host)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True
