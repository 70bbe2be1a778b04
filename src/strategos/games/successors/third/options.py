"""23, 24 The optional rules, and the options for two and three players: which of them a match is played with."""

from __future__ import annotations

from strategos.kernel.game import Choice, Setup

NO_YES = ("no", "yes")
RULES: dict[str, str] = {
    "popular_victors": "S3-23.1-a",
    "interceptor_attacks": "S3-23.2-a",
    "independent_reactions": "S3-23.3-a",
    "fleets_stay_away": "S3-23.4-a",
    "generals_for_points": "S3-23.5-a",
}
"""Optional rule → the atom it begins with."""
CHOICES: tuple[Choice, ...] = (
    *(Choice(name, NO_YES, rule, kind="rule") for name, rule in RULES.items()),
    Choice("fewer_players", ("first", "second"), "S3-24.1-g", kind="rule"),
)


def second_option(setup: Setup) -> bool:
    """S3-24.1-g, S3-24.2-d The second of the two options for two or three players."""
    return setup.seats < 4 and setup.options.get("fewer_players") == "second"
