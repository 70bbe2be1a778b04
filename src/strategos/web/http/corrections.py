"""The owner's desk over HTTP: facts to be checked against the box, what was found there, and what is in doubt."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from strategos.kernel.errors import DataError
from strategos.owner import desk
from strategos.parts.corrections import stored
from strategos.web.messages import encode
from strategos.web.problems import WebError, fails
from strategos.web.settings import BODY_LIMIT

from .game_info import known

GameId = Annotated[str, PathParameter(max_length=60)]
Row = Annotated[str, msgspec.Meta(max_length=200)]
_one_at_a_time = asyncio.Semaphore(1)
"""Corrections are tried in a process of their own; one is enough."""


class Corrected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found in the box: rows with the fields that differ and `confirmed`, or null to take that back; or the
    text of a file somebody shared."""

    rows: Annotated[dict[Row, dict[Row, Any] | None], msgspec.Meta(max_length=2000)] = {}
    text: Annotated[str, msgspec.Meta(max_length=BODY_LIMIT)] = ""


def json(data: Any) -> Response[bytes]:
    return Response(encode(data), media_type="application/json", headers={"cache-control": "no-cache"})


@get(
    "/api/games/{game:str}/corrections",
    responses={200: ResponseSpec(desk.Desk, generate_examples=False), **fails(404)},
)
async def corrections(game: GameId) -> Response[bytes]:
    """The facts that are not sure, in order of weight, with what was found in the box."""
    return json(await asyncio.to_thread(desk.desk, known(game)))


@put(
    "/api/games/{game:str}/corrections",
    responses={200: ResponseSpec(desk.Desk, generate_examples=False), **fails(404, 422)},
)
async def correct(game: GameId, data: JSONBody[Corrected]) -> Response[bytes]:
    """Store what was found in the box, after it has been tried; the desk as it is then."""
    known(game)
    async with _one_at_a_time:
        try:
            if data.text:
                await asyncio.to_thread(desk.take_in, game, data.text, "file")
            if data.rows:
                await asyncio.to_thread(desk.correct, game, data.rows)
        except DataError as error:
            raise WebError(422, "bad_correction", f"{error.row}: {error.problem}".removeprefix(": ")) from None
    return json(await asyncio.to_thread(desk.desk, game))


@get(
    "/api/games/{game:str}/corrections/file",
    sync_to_thread=True,
    media_type="text/plain",
    responses=fails(404, 422),
)
def shared(game: GameId) -> Response[str]:
    """The corrections as a file to share."""
    headers = {"content-disposition": f'attachment; filename="{known(game)}-corrections.yaml"'}
    return Response(stored(game).text(), media_type="text/plain", headers=headers)


@get(
    "/api/games/{game:str}/doubts",
    sync_to_thread=True,
    responses={200: ResponseSpec(list[desk.Doubt], generate_examples=False), **fails(404)},
)
def doubts(game: GameId) -> Response[bytes]:
    """The facts the game is now played with that nobody has looked up in the box."""
    return json(desk.doubts(known(game)))


ROUTES = [corrections, correct, shared, doubts]
