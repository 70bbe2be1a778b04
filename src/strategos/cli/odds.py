"""strategos odds: battle odds, in the words of each game."""

from __future__ import annotations

from typing import Annotated, Any, cast

import typer

from .output import GameArgument, print_json, print_table

CONTEXT: dict[str, Any] = {
    "allow_extra_args": True,
    "ignore_unknown_options": True,
    "help_option_names": ["-h", "--help"],
}


def odds(
    context: typer.Context,
    game: GameArgument,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
) -> None:
    """Battle odds. What can be asked depends on the game: `strategos odds GAME` shows how."""
    from strategos.games import game as game_of
    from strategos.kernel.errors import BadInput

    offered = game_of(game).odds
    if offered is None:
        raise BadInput(f"{game} offers no odds")
    reckoning = offered()
    if not context.args:
        typer.echo(reckoning.usage.rstrip())
        return
    found = reckoning.for_command(list(context.args))
    if json:
        print_json(found)
        return
    simple = {k: v for k, v in found.items() if not isinstance(v, (dict, list, tuple))}
    if simple:
        print_table(("", ""), [(_label(k), _number(v)) for k, v in simple.items()])
    tables = {k: cast("dict[str, Any]", v) for k, v in found.items() if isinstance(v, dict)}
    while tables:
        # Groups of facts of the same kind (attacker, defender; attacker losses, defender losses) stand side by side.
        kind = next(iter(tables)).partition("_")[2]
        group = [k for k in tables if k.partition("_")[2] == kind]
        rows = dict.fromkeys(row for k in group for row in tables[k])
        lines = [(_label(row), *(_number(tables[k].get(row, "")) for k in group)) for row in rows]
        print_table(("", *map(_label, group)), lines)
        for k in group:
            del tables[k]
    for key, value in found.items():
        if isinstance(value, (list, tuple)):
            _print_list(_label(key), list(cast("tuple[Any]", value)))


def _print_list(title: str, items: list[Any]) -> None:
    if items and all(isinstance(item, dict) for item in items):
        columns = list(items[0])
        print_table(
            [_label(c) for c in columns], [[_number(i.get(c, "")) for c in columns] for i in items], title=title
        )
    else:
        print_table((title,), [(_number(item),) for item in items])


def _label(key: object) -> str:
    return str(key).replace("_", " ")


def _number(value: object) -> str:
    return f"{value:.4f}" if isinstance(value, float) else _label(value)
