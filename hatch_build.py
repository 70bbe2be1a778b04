"""What building a package demands: the browser client is in it, and its page on an index has no broken pictures."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "src/strategos/web/static/index.html"


class WithItsClient(BuildHookInterface[Any]):
    """A wheel or an sdist without the client would be half a game. A checkout builds its client later, if at all."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort(
                f"The browser client is not built ({CLIENT} is missing): run `make wheel`, or `make web` first."
            )


class Readme(MetadataHookInterface):
    """README.md as an index can show it: pictures and pages of the checkout are not there."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": alone(text)}


def alone(text: str) -> str:
    """A page without its pictures, and with the words of its relative links."""
    text = re.sub(r"!\[[^]]*\]\([^)]*\)\n*", "", text)
    return re.sub(r"\[([^]]+)\]\((?!https?://|#)[^)]*\)", r"\1", text)
