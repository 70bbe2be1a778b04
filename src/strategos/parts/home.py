"""The user's own folder: what is kept there survives every new version of the package."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from strategos.kernel.errors import DataError


def home() -> Path:
    """`STRATEGOS_HOME`, or where this user's data belongs on this system."""
    if chosen := os.environ.get("STRATEGOS_HOME"):
        return Path(chosen)
    user = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or user / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = user / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or user / ".local" / "share")
    return base / "strategos"


def replace(target: Path, data: bytes) -> None:
    """Write a file in place of whatever it held: a crash leaves the old one or the new one, never half. Raises
    DataError."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).chmod(0o644)
            Path(draft).replace(target)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise DataError(str(target), f"cannot be written ({error.strerror or error})") from None
