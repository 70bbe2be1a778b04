"""Errors on the way to a reader: a code, a sentence, a status."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, cast

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from strategos.kernel.errors import BadInput, DataError, Refused, RuleBug

from .messages import Problem

log = logging.getLogger("strategos.web")

CODES = {
    400: "bad_request",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "slow_down",
}


class WebError(Exception):
    """Something the reader asked for cannot be had; becomes `{why, detail}` with the status."""

    def __init__(self, status: int, why: str, detail: str = "") -> None:
        self.status, self.why, self.detail = status, why, detail
        super().__init__(detail or why)


class Unreachable(Exception):
    """The database cannot be reached at the moment; whoever asks may come back."""

    def __init__(self) -> None:
        super().__init__("The database cannot be reached at the moment.")


AnyRequest = Request[Any, Any, Any]

_BROKEN = Problem("server_error", "Something broke down here; what is stored stands as it was.")


def _answer(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=dict(headers or {}), media_type="application/json")


def _web(_: AnyRequest, error: WebError) -> Response[Problem]:
    return _answer(error.status, Problem(error.why, error.detail))


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = error.status_code
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{e.get('key') or 'body'}: {e.get('message')}" for e in cast(list[dict[str, Any]], error.extra)]
        detail = "; ".join(parts) or detail
    allowed = {k: v for k, v in (error.headers or {}).items() if k.lower() in {"allow", "retry-after"}}
    if detail == "client disconnected prematurely":
        # Whoever leaves in the middle of a request breaks nothing; nobody reads the answer.
        return _answer(400, Problem("bad_request", detail))
    if code >= 500:
        log.error("http %s: %s", code, detail)
        return _answer(code, _BROKEN)
    return _answer(code, Problem(CODES.get(code, "bad_request"), detail), allowed)


def _bad_input(_: AnyRequest, error: BadInput) -> Response[Problem]:
    return _answer(400, Problem("bad_input", str(error)))


def _data(_: AnyRequest, error: DataError) -> Response[Problem]:
    return _answer(422, Problem("unreadable", str(error)))


def _refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    return _answer(409, Problem("refused", str(error), error.no))


def _rule_bug(_: AnyRequest, error: RuleBug) -> Response[Problem]:
    log.error("a rule broke down: %s", error)
    return _answer(500, Problem("rule_bug", "A rule broke down here; the match stands as it was."))


def _deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    return _answer(400, Problem("bad_request", "It is nested too deeply."))


def _database(_: AnyRequest, error: SQLAlchemyError) -> Response[Problem]:
    problem = (str(getattr(error, "orig", None) or error).splitlines() or [""])[0]
    log.error("the database: %s", problem)
    return _answer(503, Problem("database", f"The database cannot be used at the moment ({problem})."))


def _unreachable(_: AnyRequest, error: Unreachable) -> Response[Problem]:
    return _answer(503, Problem("come_back", str(error)), {"retry-after": "2"})


def _anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _answer(500, _BROKEN)


HANDLERS: dict[int | type[Exception], Callable[[Any, Any], Response[Any]]] = {
    WebError: _web,
    HTTPException: _http,
    BadInput: _bad_input,
    DataError: _data,
    Refused: _refused,
    RuleBug: _rule_bug,
    RecursionError: _deep,
    Unreachable: _unreachable,
    SQLAlchemyError: _database,
    Exception: _anything,
}


def fails(*codes: int) -> dict[int, ResponseSpec]:
    """What a call may answer instead, for the schema."""
    return {c: ResponseSpec(Problem, description="why not", generate_examples=False) for c in (400, *codes)}
