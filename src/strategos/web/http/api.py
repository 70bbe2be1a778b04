"""The API over HTTP."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath, JSONBody, PathParameter, QueryParameter, RawBody, SkipValidation

from strategos.kernel.errors import DataError
from strategos.kernel.record import NOT_A_GAME
from strategos.web.matches.hall import Hall
from strategos.web.matches.odds import odds_of
from strategos.web.messages import (
    Analyse,
    Branch,
    Created,
    EventPage,
    GameInfo,
    NewMatch,
    Report,
    StateMessage,
    Summary,
    encode,
)
from strategos.web.problems import WebError, fails
from strategos.web.settings import IMPORT_LIMIT
from strategos.web.store.finished_games import Records

from . import game_info

TheHall = NamedDependency[SkipValidation[Hall]]
Seat = Annotated[int | None, QueryParameter(ge=0, le=99, description="through whose eyes; nobody's without it")]
Seats = Annotated[str, QueryParameter(max_length=60, description="whose answers, by numbers between commas; people's")]
GameId = Annotated[str, PathParameter(max_length=60)]
MatchId = Annotated[str, PathParameter(max_length=64)]
Until = Annotated[int | None, QueryParameter(ge=-1_000_000_000, le=1_000_000_000)]
Number = Annotated[int, QueryParameter(ge=-1_000_000_000, le=1_000_000_000)]


def json(data: bytes) -> Response[bytes]:
    return Response(data, media_type="application/json", headers={"cache-control": "no-cache"})


@get("/api/games", sync_to_thread=False)
def games(hall: TheHall) -> list[GameInfo]:
    """The games, with what one can choose before the start."""
    return game_info.games(teaching=hall.settings.teaching, bots=hall.settings.bots)


@get(
    "/api/games/{game:str}/board",
    sync_to_thread=True,
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
def board(
    game: GameId,
    seats: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    scenario: Annotated[str | None, QueryParameter(max_length=60)] = None,
) -> Response[bytes]:
    """What is printed on the map."""
    return json(game_info.board(game, seats, scenario))


@get(
    "/api/games/{game:str}/rules",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
async def rules(hall: TheHall, game: GameId) -> Response[bytes]:
    """The register of rule atoms."""
    async with hall.reading["rules"]:
        return json(await asyncio.to_thread(game_info.rules, game))


@get(
    "/api/games/{game:str}/tests",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
async def tests(hall: TheHall, game: GameId) -> Response[bytes]:
    """The tests that hold each rule atom."""
    async with hall.reading["tests"]:
        return json(await asyncio.to_thread(game_info.tests, game))


@get(
    "/api/games/{game:str}/odds",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
async def odds(
    hall: TheHall,
    game: GameId,
    match: Annotated[str, QueryParameter(max_length=64, description="of what is in front of a seat in this match")],
    seat: Seat = None,
    option: Annotated[str | None, QueryParameter(max_length=200)] = None,
) -> Response[bytes]:
    """Odds of a decision in a match, where the game offers them."""
    game_info.known(game)
    live = await hall.get(match)
    if live.match.game.id != game:
        raise WebError(400, "bad_input", f"That is a match of {live.match.game.id}.")
    async with hall.reckoning:
        return json(encode(await odds_of(live, seat, option)))


@get(
    "/api/text/{language:str}/{game:str}",
    sync_to_thread=True,
    media_type="text/plain",
    responses=fails(404),
)
def text(language: FromPath[str], game: GameId) -> Response[str]:
    """The Fluent catalogue: common messages, the game's own, the rules'."""
    return Response(
        game_info.catalogue(language, game),
        media_type="text/plain",
        headers={"cache-control": "no-cache"},
    )


@get("/api/matches")
async def matches(hall: TheHall) -> list[Summary]:
    """Stored matches, the one changed last first."""
    return await hall.summaries()


@post("/api/matches", responses=fails())
async def start(hall: TheHall, data: JSONBody[NewMatch]) -> Created:
    """Start a match."""
    return Created(await hall.start(data))


@get("/api/matches/{match:str}", responses=fails(404))
async def summary(hall: TheHall, match: MatchId) -> Summary:
    """One stored match."""
    return await hall.summary(match)


@get(
    "/api/matches/{match:str}/table",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
async def table(hall: TheHall, match: MatchId) -> Response[bytes]:
    """A stored match with its game and its board: what a client needs to lay the table."""
    found = await hall.summary(match)
    board, laid = await asyncio.to_thread(game_info.laid, found)
    hall.lately.note(found.id, found.game, board)
    return json(laid)


@delete("/api/matches/{match:str}", responses=fails(404))
async def forget(hall: TheHall, match: MatchId) -> None:
    """Forget a match for good."""
    await hall.delete(match)


@get(
    "/api/matches/{match:str}/export",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
async def export(hall: TheHall, match: MatchId) -> Response[bytes]:
    """The match as one file, with everything hidden in it: it is its owner's."""
    found = await hall.summary(match)
    response = json(await hall.export(match))
    response.headers["content-disposition"] = f'attachment; filename="{_file_name(found)}"'
    return response


def _file_name(match: Summary) -> str:
    """Game, scenario, and the day and minute of the last move, in the server's time."""
    when = datetime.fromtimestamp(match.updated).strftime("%Y-%m-%d-%H%M")
    return f"strategos-{match.game}-{match.scenario}-{when}.json".replace("_", "-")


@post("/api/matches/import", request_max_body_size=IMPORT_LIMIT, responses=fails(413, 422))
async def take_in(
    hall: TheHall, request: Request[Any, Any, Any], body: Annotated[RawBody, Body(media_type="application/json")]
) -> Created:
    """Continue a match from an exported file."""
    try:
        return Created(await hall.take_in(body))
    except DataError as error:
        # Which field is missing in a file that is something else is of use to nobody.
        alien = error.problem.startswith(NOT_A_GAME)
        raise WebError(422, "not_a_game" if alien else "unreadable", "" if alien else error.problem) from None


@get("/api/matches/{match:str}/at/{answers:int}", responses=fails(404))
async def at(
    hall: TheHall,
    match: MatchId,
    answers: Annotated[int, PathParameter(ge=0, le=1_000_000_000)],
    seat: Seat = None,
    events: Number = -60,
) -> StateMessage:
    """Time travel: the state after so many answers. `events`: the first event's number; below 0, how many last ones."""
    return await hall.at(match, answers, seat, events)


@get("/api/matches/{match:str}/events", responses=fails(404))
async def events(hall: TheHall, match: MatchId, seat: Seat = None, since: Number = 0, until: Until = None) -> EventPage:
    """Events from number `since` to before `until`, as the seat may read them."""
    async with hall.whole(match) as live:
        return live.showing.log(live.eyes(seat)).page(since, until)


@get(
    "/api/matches/{match:str}/story",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False), **fails(404)},
)
async def story(hall: TheHall, match: MatchId) -> Response[bytes]:
    """What happened, as data: curves, luck of the dice, battles, marches, turning points."""
    return json(await hall.story(match))


@get("/api/matches/{match:str}/chronicle", media_type="text/html", responses=fails(404))
async def chronicle(
    hall: TheHall, match: MatchId, language: Annotated[str, QueryParameter(max_length=8)] = "en"
) -> Response[str]:
    """The match in prose, as one page to read, print or send."""
    text = await hall.chronicle(match, language)
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


@get("/api/matches/{match:str}/analysis", responses=fails(404))
async def analysis(hall: TheHall, match: MatchId, seats: Seats = "") -> Report:
    """How far the analysis of a match has come, and what it has found."""
    return hall.analyses.report(await hall.get(match), _listed(seats))


@post("/api/matches/{match:str}/analysis", responses=fails(404, 409, 422, 429))
async def analyse(hall: TheHall, match: MatchId, data: JSONBody[Analyse]) -> Report:
    """Analyse a match that is over: where its players could have done better."""
    async with hall.whole(match) as live:
        return await hall.analyses.begin(live, data.seats)


def _listed(seats: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in seats.split(",") if seat.isdecimal() and len(seat) < 3)


@get("/api/records")
async def records(hall: TheHall) -> Records:
    """The record of all finished games."""
    return await hall.records()


@post("/api/matches/{match:str}/branch", responses=fails(404))
async def branch(hall: TheHall, match: MatchId, data: JSONBody[Branch]) -> Created:
    """What if: a new match that begins at a moment of this one."""
    return Created(await hall.branch(match, data))


ROUTES = [
    games,
    board,
    rules,
    tests,
    odds,
    text,
    matches,
    start,
    take_in,
    summary,
    table,
    forget,
    export,
    at,
    events,
    story,
    chronicle,
    records,
    analysis,
    analyse,
    branch,
]
