"""The built client, from the package. Every path that is not the API's leads to its one page."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from strategos.web.problems import WebError

from .guard import CSP

HERE = Path(__file__).parents[1] / "static"

MISSING = (
    "The client is not built; run `make web` (or `npm run build` in the folder web) and load this page again."
    if (HERE.parents[3] / "web" / "package.json").is_file()
    else "This installation has lost its browser client; `pip install --force-reinstall strategos` brings it back."
)

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKABLE = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest")


LATELY = b'data-lately=""'
"""Where the page is told which matches were opened lately."""

SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class Page(msgspec.Struct, frozen=True):
    """A file of the client, ready to be sent."""

    stamp: tuple[int, int]
    type: str
    plain: bytes
    packed: bytes | None
    tag: str
    policy: str
    """What may run in it: its own script, too, if it has one."""

    def telling(self, lately: bytes) -> Page:
        """The page with the matches that were opened lately, if it asks for them."""
        if not lately or LATELY not in self.plain:
            return self
        plain = self.plain.replace(LATELY, b'data-lately="' + lately + b'"', 1)
        tag = f'{self.tag[:-1]}-{blake2b(lately, digest_size=6).hexdigest()}"'
        return msgspec.structs.replace(self, plain=plain, packed=gzip.compress(plain, 4, mtime=0), tag=tag)


class Client:
    """The files of the client; read once, and again when they have been built anew."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = (folder or HERE).resolve()
        self._pages: dict[Path, Page] = {}

    @property
    def built(self) -> bool:
        """Whether there is a client to be served."""
        return (self.folder / "index.html").is_file()

    def page(self, path: str) -> tuple[Page, bool] | None:
        """The file at `path` or, if there is none, the index; and whether it may be kept for ever."""
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            there = file.is_relative_to(self.folder) and file.is_file()
        except OSError:  # a name no file system knows
            raise WebError(404, "not_found", "There is no such file.") from None
        if path.strip("/") and there:
            # The bundler puts a hash of the contents into the names below assets/.
            return self._read(file), "assets" in file.relative_to(self.folder).parts[:1]
        if "." in path.rsplit("/", 1)[-1] or path.startswith("/assets/"):
            raise WebError(404, "not_found", "There is no such file.")
        return (self._read(self.folder / "index.html"), False) if self.built else None

    def _read(self, file: Path) -> Page:
        status = file.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        page = self._pages.get(file)
        if page is None or page.stamp != stamp:
            plain = file.read_bytes()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            packed = gzip.compress(plain, 6, mtime=0) if file.suffix in PACKABLE and len(plain) > 1024 else None
            tag = f'"{stamp[0]:x}-{stamp[1]:x}"'
            policy = policy_of(plain) if file.suffix == ".html" else CSP
            page = self._pages[file] = Page(stamp, kind, plain, packed, tag, policy)
        return page


def policy_of(page: bytes) -> str:
    """The policy of a page: what it begins before its program has come stands in it, and is known by its hash."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(page)]
    known = " ".join(f"'sha256-{h}'" for h in hashes)
    return f"{CSP}; script-src 'self' {known}" if hashes else CSP


def built() -> bool:
    """Whether the package has its client."""
    return Client(None).built


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client_file(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes | str]:
    if path.startswith(("/api/", "/schema/")) or path == "/api":
        raise WebError(404, "not_found", "There is nothing here.")
    client: Client = request.app.state.client
    if "\0" in path:
        raise WebError(404, "not_found", "There is no such file.")
    found = client.page(path)
    if found is None:
        return Response(MISSING, media_type="text/plain", status_code=200)
    page, forever = found
    if page.type == "text/html":
        page = page.telling(request.app.state.hall.lately.told)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if forever else "no-cache",
        "etag": page.tag,
        "vary": "accept-encoding",
        "content-security-policy": page.policy,
    }
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.type)
    body = page.plain
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=page.type)
