"""The browser that is measured: the whole one where it is there, else its shell without windows."""

from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")


def path() -> str:
    """Where it is; ends the program when there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise SystemExit("no Chromium on this machine: apt-get install chromium")
    return found
