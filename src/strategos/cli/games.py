"""strategos games: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from strategos.games import game, game_ids

from .output import Json, Language, print_json, print_table


def games(
    json: Json = False,
    language: Language = "en",
    teaching: Annotated[
        bool, typer.Option("--teaching", help="Include the teaching games (skirmish, ambush).")
    ] = False,
) -> None:
    """List the games with their seats, scenarios, options and bots."""
    from strategos.bots import bot_names
    from strategos.text import Words

    found: list[dict[str, Any]] = []
    for name in game_ids(teaching=teaching):
        each, words = game(name), Words(language, name)
        found.append(
            {
                "id": name,
                "name": words.game(),
                "pitch": words.pitch(),
                "version": each.version,
                "seats": each.seats,
                "scenarios": each.scenarios,
                "scenario_names": {s: words.scenario(s) for s in each.scenarios},
                "options": [{"name": c.name, "values": c.values, "rule": c.rule} for c in each.choices],
                "bots": bot_names(name),
            }
        )
    if json:
        print_json({"games": found})
        return
    rows = [(g["id"], g["name"], _seats(g["seats"]), ", ".join(g["scenarios"]), ", ".join(g["bots"])) for g in found]
    print_table(("id", "game", "seats", "scenarios", "bots"), rows)
    for g in found:
        if g["options"]:
            options = [(o["name"], " | ".join(o["values"]), o["rule"]) for o in g["options"]]
            print_table(("option", "values (the first is the default)", "rule"), options, title=f"Options of {g['id']}")
    if not teaching:
        typer.echo("The teaching games of the examples, skirmish and ambush, are listed with --teaching.")


def _seats(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"
