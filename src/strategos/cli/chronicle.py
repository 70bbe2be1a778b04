"""strategos chronicle and strategos records: what is left of games that were played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from strategos.kernel.errors import BadInput

from .output import Json, Language, print_json, print_table

if TYPE_CHECKING:
    from strategos.kernel.match import Match
    from strategos.text import Words
    from strategos.web.store.finished_games import Finished, Records

Database = Annotated[
    str,
    typer.Option("--db", help="The server's database, an SQLite file; the one in the user's data folder if not given."),
]


def chronicle(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A saved game.")] = None,
    match: Annotated[str, typer.Option("--match", metavar="ID", help="A match of the server's database.")] = "",
    db: Database = "",
    language: Language = "en",
) -> int:
    """Tell a game in prose, as one page of HTML on standard output."""
    from strategos.story import Tape
    from strategos.story.chronicle import chronicle as told
    from strategos.story.chronicle import page
    from strategos.text import Words

    if (file is None) == (not match):
        raise BadInput("name a saved game or, with --match, a match of the server")
    played = _saved(file) if file is not None else _stored(db, match)
    words = Words(language, played.game.id)
    typer.echo(page(told(Tape.of(played), language), words), nl=False)
    return 0


def _saved(file: Path) -> Match[Any]:
    from strategos.owner import match_files

    return match_files.load(file)


def _stored(db: str, name: str) -> Match[Any]:
    store, repair = _room(db)

    async def run() -> Match[Any]:
        async with repair.opened(store) as opened:
            return await repair.match_of(opened, name)

    return asyncio.run(run())


def _room(db: str) -> tuple[Path, Any]:
    """The file of the database, and what reads it."""
    try:
        from strategos.web.settings import Settings
        from strategos.web.store import repair
    except ImportError as error:
        raise BadInput(f"this needs more packages ({error.name}); install strategos[web]") from None
    return Path(Settings(db=db).database), repair


def records(db: Database = "", language: Language = "en", json: Json = False) -> int:
    """The record of all finished games: by scenario, by seat, by player."""
    import msgspec

    file, repair = _room(db)

    async def run() -> Records:
        async with repair.opened(file) as opened:
            return await repair.records_of(opened)

    found = asyncio.run(run())
    if json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(found, language)
    return 0


def _print(found: Records, language: str) -> None:
    from strategos.text import Words

    def words(game: str) -> Words:
        return Words(language, game)

    if not found.finished:
        typer.echo("No game has been finished yet.")
        return
    print_table(
        ("game", "scenario", "played", "won by people", "by bots", "by nobody", "best"),
        [
            (w.game(), w.scenario(s.scenario), s.played, s.people, s.bots, s.nobody, _best(s.best, w))
            for s in found.scenarios
            for w in [words(s.game)]
        ],
        title=f"{found.finished} finished games",
    )
    print_table(
        ("game", "scenario", "seat", "played", "won"),
        [
            (words(s.game).game(), words(s.game).scenario(s.scenario), f"{s.seat + 1} of {s.seats}", s.played, s.won)
            for s in found.seats
        ],
        title="Seats",
    )
    print_table(
        ("game", "player", "seats played", "won"),
        [(words(p.game).game(), p.bot or "people", p.played, p.won) for p in found.players],
        title="Players",
    )


def _best(best: Sequence[Finished], words: Words) -> str:
    """The best score in words; where several play, that of whoever had most."""
    if not best:
        return ""
    scores = sorted(best[0].outcome.scores.items(), key=lambda s: -s[1])
    if len(best[0].players) > 1:
        return f"{words.side(scores[0][0])} {scores[0][1]}"
    return ", ".join(words.fact(name, value) for name, value in scores if words.has(f"fact-{name}"))
