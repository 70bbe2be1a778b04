"""The lettering of a chronicle: the client's own, inside the page, so that it looks alike wherever it is kept."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from importlib.resources import files

FACES = (("400-normal", 400, "normal"), ("400-italic", 400, "italic"), ("600-normal", 700, "normal"))
"""File of the built client, weight and style it is used for."""


@cache
def font_faces() -> str:
    """As style sheets have them; nothing where the client is not built: then the page takes what the reader has."""
    assets = files("strategos").joinpath("web", "static", "assets")
    if not assets.is_dir():
        return ""
    there = sorted((one for one in assets.iterdir() if one.name.endswith(".woff2")), key=lambda one: one.name)
    return "".join(
        f"@font-face{{font-family:Spectral;font-weight:{weight};font-style:{style};"
        f"src:url(data:font/woff2;base64,{b64encode(file.read_bytes()).decode()})format('woff2')}}\n"
        for face, weight, style in FACES
        for file in there
        if file.name.startswith(f"spectral-latin-{face}-")
    )
