"""The application: routes, errors, the guard at the door, what is opened at the start and closed at the end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from alembic.util import CommandError
from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import strategos
from strategos.bots import guests
from strategos.games import game_ids
from strategos.kernel.errors import BadInput, DataError

from .http import api, corrections
from .http.client_files import MISSING, Client, client_file
from .http.compression import Compressing
from .http.guard import LOOPBACK, Guard
from .http.packing import Packing
from .http.slow_requests import Patient
from .http.sockets import play
from .matches.hall import Hall
from .problems import HANDLERS
from .settings import BODY_LIMIT, FRAME_LIMIT, Settings
from .store.database import Store, first_line
from .store.migrating import check_file


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application. It opens the database and starts its workers when it is started."""
    chosen = settings or Settings()
    hall = Hall(chosen)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncGenerator[None, None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    hosts = LOOPBACK | {chosen.host.lower()}

    def guard(app: ASGIApp) -> ASGIApp:
        return Guard(Packing(app), hosts)

    async def schema(request: Request[Any, Any, Any]) -> None:
        # It takes half a second to make, once: not in the event loop.
        async with hall.reading["schema"]:
            await asyncio.to_thread(lambda: request.app.openapi_schema)

    app = Litestar(
        [*api.ROUTES, *corrections.ROUTES, play, client_file],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[opened],
        openapi_config=OpenAPIConfig(
            title="Strategos",
            version=strategos.__version__,
            description="See docs/protocol.md for the messages of the WebSocket /api/matches/{id}/play.",
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, before_request=schema),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    app.state.hall = hall
    app.state.client = Client(chosen.static)
    app.asgi_handler = guard(app.asgi_handler)
    return app


def run(settings: Settings, started: Callable[[], Any] | None = None) -> None:
    """Serve until interrupted; `started` is called when the server listens. Raises BadInput for a bad database."""
    asyncio.run(_prepare(settings.database))
    for name in game_ids(teaching=True):
        guests(name, settings.bots)
    if not Client(settings.static).built:
        print(MISSING, file=sys.stderr, flush=True)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=Patient,
        ws=Compressing,
        ws_max_size=FRAME_LIMIT,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # Threads that reckon (odds, loading, moments of the past) give way to the event loop after a millisecond, not five.
    sys.setswitchinterval(0.001)
    server = _Server(config)
    server.on_start = started
    if threading.current_thread() is threading.main_thread():
        # Told to stop, the server first ends by itself and then sends itself the same signal; by default that would
        # end the process on the spot, before what the workers shared with it is cleared away.
        signal.signal(signal.SIGTERM, _stop)
    server.run()


def _stop(_signal: int, _frame: object) -> None:
    sys.exit()


async def _prepare(url: str) -> None:
    """Bring the database up to date before anything listens. Raises BadInput with one clear sentence."""
    store = Store(url)
    url = url if store.file is not None else store.url.render_as_string(hide_password=True)
    try:
        try:
            await store.open()
            if store.file is not None:
                await asyncio.to_thread(check_file, store.file)
        finally:
            await store.close()
    except CommandError:
        raise BadInput(f"the database {url} was made by a newer version") from None
    except DataError as error:
        raise BadInput(f"{error}; `strategos store copy` saves what can be read") from None
    except Exception as error:
        problem = first_line(error)
        if "readonly" in problem:
            raise BadInput(f"the database {url} is read-only; it must be possible to write to it") from None
        raise BadInput(f"the database {url} cannot be used: {problem}") from None


class _Server(uvicorn.Server):
    on_start: Callable[[], Any] | None = None

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        # What was loaded to start stays for good; searching it for garbage again and again would stop every match.
        gc.collect()
        gc.freeze()
        if self.started and self.on_start is not None:
            self.on_start()
