"""strategos bench: how fast the engine is."""

from __future__ import annotations

from typing import Annotated

import typer

from .output import Json, print_json, print_table


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="Which games; all if not given.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure each game.")] = 5.0,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    profile: Annotated[bool, typer.Option("--profile", help="Show where the time goes instead.")] = False,
    json: Json = False,
) -> None:
    """Measure random play, copies, saves and loads of each game."""
    import msgspec

    from strategos.games import game, game_ids
    from strategos.simulation import speed

    names = games or list(game_ids())
    for name in names:
        game(name)
    if profile:
        tables = {name: speed.profile(name, seconds=seconds, seed=seed) for name in names}
        if json:
            print_json({"games": tables})
        else:
            for name, table in tables.items():
                typer.echo(f"{name}\n{table}")
        return
    found = {name: msgspec.structs.asdict(speed.measure(name, seconds=seconds, seed=seed)) for name in names}
    if json:
        print_json({"python": speed.interpreter(), "games": found})
        return
    typer.echo(speed.interpreter())
    keys = list(next(iter(found.values())))
    print_table(("", *found), [(key, *(row[key] for row in found.values())) for key in keys])
