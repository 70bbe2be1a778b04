"""How hard the tests try: as ten minutes allow (`make test`), or, with STRATEGOS_EFFORT=long, as an hour does
(`make test-long`)."""

from __future__ import annotations

import os

from strategos.testing.checks import Effort

LONG = os.environ.get("STRATEGOS_EFFORT") == "long"

LOOKS = 183 if LONG else 60
"""Close looks of the conformance kit at a game as it is played by default …"""
VARIANT_LOOKS = 74 if LONG else 15
"""… and at one with another value of a choice."""
CLOSE = Effort() if LONG else Effort(readers=2)
"""What is tried at each of them."""
