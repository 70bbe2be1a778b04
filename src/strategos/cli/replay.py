"""strategos replay: a saved game once more, event by event."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import Json, Language, print_json

if TYPE_CHECKING:
    from strategos.kernel.record import Record


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    check: Annotated[bool, typer.Option("--check", help="Compare only; print no log.")] = False,
    language: Language = "en",
    json: Json = False,
) -> int:
    """Re-run a saved game from its start and compare every event with the stored one."""
    from strategos.owner import match_files

    record = match_files.read(file)
    found = compare(record, str(file))
    if json:
        print_json(found)
        return 0 if found["ok"] else 1
    if not check:
        _tell(record, str(file), language)
    if found["ok"]:
        typer.echo(f"{found['events']} events, all the same.")
        return 0
    difference = found["first_difference"]
    typer.echo(
        f"event {difference['number']} differs: stored {_short(difference['stored'])}, "
        f"replayed {_short(difference['replayed'])}",
        err=True,
    )
    return 1


def compare(record: Record, file: str) -> dict[str, Any]:
    """Play a record from its first checkpoint and compare the events."""
    import msgspec

    from strategos.owner import match_files

    match, rejected = match_files.unpack(record, file, from_start=True)
    stored = [msgspec.json.decode(e) for e in record.events]
    replayed = [msgspec.json.decode(msgspec.json.encode(e)) for e in match.all_events()]
    difference: dict[str, Any] | None = None
    for number in range(max(len(stored), len(replayed))):
        was = stored[number] if number < len(stored) else None
        now = replayed[number] if number < len(replayed) else None
        if was != now:
            difference = {"number": number, "stored": was, "replayed": now}
            break
    if difference is None and rejected:
        difference = {"number": len(stored), "stored": msgspec.to_builtins(rejected[0]), "replayed": None}
    return {
        "ok": difference is None,
        "game": record.game,
        "events": len(stored),
        "answers": len(record.answers),
        "rejected": len(rejected),
        "first_difference": difference,
    }


def _tell(record: Record, file: str, language: str) -> None:
    from strategos.owner import match_files
    from strategos.text import Words

    words = Words(language, record.game)
    match, _ = match_files.unpack(record, file, from_start=True)
    view = match.view(None)
    for event in match.events(None):
        if event.worded:
            typer.echo(words.event(event, view))
    if match.outcome is not None:
        typer.echo(words.outcome(match.outcome, view))


def _short(value: object) -> str:
    import msgspec

    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:200]}…"
