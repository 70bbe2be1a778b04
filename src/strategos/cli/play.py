"""strategos play: a game in the browser, or at the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import Language, Options, Scenario, Seats, chosen_options

if TYPE_CHECKING:
    from strategos.kernel.match import Match

HUMAN = "human"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The id of a game; without it the browser lets you choose.")
    ] = None,
    scenario: Scenario = None,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help="By seat, comma-separated: human,random; also package.module:Class or file.py:Class. "
            "Without --seats so many sit down, if the game "
            "allows it. Without this option you play against bots of the middle level.",
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level", help="How strong all the bots are: easy, normal, hard or expert, where a game has them."
        ),
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="A demonstration: bots sit in every chair, and you look on in the browser.")
    ] = False,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same dice.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    real_dice: Annotated[bool, typer.Option("--real-dice", help="You roll; the game asks what the dice show.")] = False,
    language: Language = "en",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, in the terminal.")] = False,
) -> int:
    """Play a game in the browser: against bots, or everybody at this screen."""
    from strategos.kernel.errors import BadInput

    from . import browser

    # Real dice are asked for at the terminal only.
    here = terminal or real_dice
    if not here and (why_not := browser.why_not()):
        typer.echo(f"{why_not}\nUntil then, here is the terminal.", err=True)
        here = True
    if load is None and game is None:
        if here:
            raise BadInput("which game? `strategos games` lists them")
        browser.choose_in_browser()
        return 0
    rejected = 0
    if load is not None:
        from strategos.owner import match_files

        match, no_longer = match_files.resume(load)
        rejected = len(no_longer)
        if game is not None and game != match.game.id:
            raise BadInput(f"{load} holds a game of {match.game.id}, not of {game}")
    else:
        assert game is not None
        if seats is None:
            seats = _alone(game, scenario) if bots is None else _listed(game, bots)
        match = _new(game, seats, scenario, chosen_options(option), seed, real_dice)
    names = players(match.game.id, bots, match.setup.seats, level, watch=watch)
    if watch and here:
        raise BadInput("a demonstration is for the browser; `strategos simulate` plays bots here")
    if here:
        return sit_down(match, names, language, rejected)
    request = _request(match, names, seed)
    if load is None:
        browser.play_in_browser("/api/matches", request)
    else:
        stored = json.loads(load.read_bytes())
        browser.play_in_browser("/api/matches/import", {**stored, "players": request["players"]})
    return 0


def _listed(game: str, bots: str | None) -> int | None:
    """Whoever lists the players has said how many sit down, where so many can."""
    from strategos.games import game as game_of

    names = len(bots.split(",")) if bots else 0
    return names if names in game_of(game).seats else None


def _request(match: Match[Any], names: tuple[str, ...], seed: int | None) -> dict[str, Any]:
    """What the server needs to begin this match with these players."""
    people = ["me"] + ["friend"] * len(names)
    seated = [
        {"kind": people.pop(0), "name": ""} if name == HUMAN else {"kind": "bot", "name": "", "bot": name}
        for name in names
    ]
    request: dict[str, Any] = {
        "game": match.game.id,
        "scenario": match.setup.scenario,
        "seats": match.setup.seats,
        "options": dict(match.setup.options),
        "players": seated,
    }
    return request if seed is None else {**request, "seed": seed}


def sit_down(match: Match[Any], names: tuple[str, ...], language: str, rejected: int = 0) -> int:
    """Play a match at the terminal."""
    from strategos.text import Words

    from .table import Table

    table = Table(match, Words(language, match.game.id), names)
    if rejected:
        table.tell("term-rejected", count=rejected)
    return table.play()


def _alone(game: str, scenario: str | None) -> int | None:
    """For how many it is when one person plays, as the first page of the browser offers it."""
    from strategos.games import game as game_of
    from strategos.games import seats_alone

    chosen = game_of(game)
    return seats_alone(chosen, scenario or chosen.scenarios[0]) if scenario in (None, *chosen.scenarios) else None


def _new(
    game: str, seats: int | None, scenario: str | None, options: dict[str, str], seed: int | None, real_dice: bool
) -> Match[Any]:
    import secrets

    from strategos.games import game as game_of
    from strategos.kernel.chance import AskedDice, SeededDice
    from strategos.kernel.match import Match

    chosen = game_of(game)
    dice = SeededDice(secrets.randbits(63) if seed is None else seed)
    return Match(chosen, chosen.setup(seats, scenario, **options), AskedDice(dice) if real_dice else dice)


def players(
    game: str, listed: str | None, seats: int, level: str | None = None, *, watch: bool = False
) -> tuple[str, ...]:
    """Who sits where: the names of bots, `human` for people. Fewer names than seats leave the rest to people; if
    nothing is said, one person plays against bots of this level, or of the middle one. In a demonstration nobody
    does."""
    from strategos.bots import maker, offered, quick_bot
    from strategos.kernel.errors import BadInput

    if level is not None and level not in offered(game):
        raise BadInput(f"{game} has no level {level!r}; choose one of: {', '.join(offered(game))}")
    if (level is not None or watch) and listed is not None:
        raise BadInput("--bots says who sits where; leave out --level and --watch")
    if listed is None:
        people = 0 if watch else 1
        return (*[HUMAN] * people, *[level or quick_bot(game)] * (seats - people))
    names = [name.strip() or HUMAN for name in listed.split(",")]
    if len(names) > seats:
        raise BadInput(f"{len(names)} players for {seats} seats ({listed})")
    names += [HUMAN] * (seats - len(names))
    for name in names:
        if name != HUMAN:
            maker(game, name)
    return tuple(names)
