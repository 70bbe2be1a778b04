"""A database that cannot be reached at the moment: nothing is known to be wrong with what is in it."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from strategos.web.problems import Unreachable

STATES = ("08", "53", "57P", "40P")
"""How the codes of errors begin that pass: connection, resources, operator, deadlock."""


def passes(error: BaseException) -> bool:
    """Whether an error says that the database is away, and nothing about what is in it."""
    if isinstance(error, (Unreachable, OSError, TimeoutError, NoConnectionFree)):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or (error.orig is not None and passes(error.orig))
    state = getattr(error, "sqlstate", None) or getattr(error, "pgcode", None)
    if isinstance(state, str):
        return state.startswith(STATES)
    # The driver's own complaints (a connection that was closed) have no code.
    return type(error).__module__.startswith(("asyncpg", "sqlalchemy.dialects.postgresql")) and "Interface" in str(
        type(error)
    )
