"""Playthroughs: a random game written down so that a change of rules can be read as a change of text.

python -m strategos.testing.playthrough            compares tests/playthroughs/*.txt with the games as they are
python -m strategos.testing.playthrough --write    writes them anew
"""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from strategos.games import game as game_by_id
from strategos.games import game_ids
from strategos.kernel.chance import SeededDice
from strategos.kernel.game import Game, Setup
from strategos.kernel.match import Match

from .walks import any_answer, state_digest

FOLDER = Path("tests") / "playthroughs"
LENGTH = 120
"""Answers of a playthrough; the digest in its last line holds what lies beyond the eye."""
SHOWN = 12
"""So many options of a question are written out."""


def lines(game: Game[Any], setup: Setup, seed: int, answers: int = LENGTH) -> Iterator[str]:
    """A random game, decision by decision."""
    yield f"{game.id} {game.version}: {setup.scenario}, {setup.seats} seats, seed {seed}{_facts(setup.options)}"
    match, choices = Match(game, setup, seed), SeededDice(seed ^ 0x5DEECE66D)
    told, place = 0, ("", 0)
    while True:
        for event in match.all_events(told):
            fields = {f: getattr(event, f) for f in event.__struct_fields__}
            mark = "!" if event.reveals else "*"
            yield f"    {mark} {event.__struct_config__.tag}{_facts(fields)}"
        told = match.event_count
        if not match.pending or match.answer_count >= answers:
            break
        here = (match.view(None).phase, game.round(match.state))
        if here != place:
            place = here
            yield f"-- round {here[1]}, {here[0]}{_facts(game.scores(match.state))}"
        seat, key = any_answer(match, choices)
        decision = match.decision(seat)
        assert decision is not None
        keys = [o.key for o in decision.options]
        more = f" … {len(keys)} in all" if len(keys) > SHOWN else ""
        rule = f"{decision.rule}, secret" if decision.secret else decision.rule
        yield f"{match.answer_count + 1}. seat {seat}: {decision.kind} ({rule}){_facts(decision.about)}"
        yield f"    {' | '.join(keys[:SHOWN])}{more}"
        yield f"    > {key}"
        match.play(seat, key)
    if match.outcome is not None:
        yield f"== {match.outcome.why}: winners {list(match.outcome.winners)}{_facts(match.outcome.scores)}"
    yield f"== {match.answer_count} answers, {match.event_count} events, {state_digest(match)}"


def _facts(facts: Mapping[str, Any]) -> str:
    parts = [f"{k}={v if isinstance(v, str) else msgspec.json.encode(v).decode()}" for k, v in facts.items()]
    return f"  [{', '.join(parts)}]" if parts else ""


def text(game: Game[Any], setup: Setup, seed: int, answers: int = LENGTH) -> str:
    return "\n".join(lines(game, setup, seed, answers)) + "\n"


def wanted(names: tuple[str, ...] | None = None) -> dict[str, str]:
    """File name → the playthrough that belongs into it: each scenario of each game, with most and fewest seats."""
    found: dict[str, str] = {}
    for name in names or game_ids(teaching=True):
        game = game_by_id(name)
        for n, scenario in enumerate(game.scenarios):
            counts = game.seats_of.get(scenario, game.seats)
            for seats in dict.fromkeys((counts[0], counts[-1])):
                file = f"{name}-{scenario}-{seats}.txt"
                found[file] = text(game, game.setup(seats, scenario), n + seats)
    return found


def differences(folder: Path, names: tuple[str, ...] | None = None) -> dict[str, str]:
    """File name → how the file differs from the game as it is."""
    found: dict[str, str] = {}
    for file, now in wanted(names).items():
        path = folder / file
        then = path.read_text("utf-8") if path.exists() else ""
        if then != now:
            changed = difflib.unified_diff(then.splitlines(), now.splitlines(), "stored", "now", lineterm="", n=2)
            found[file] = "\n".join(list(changed)[:40])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare or rewrite the playthroughs of the games.")
    parser.add_argument("games", nargs="*", help="ids of games; all if none is given")
    parser.add_argument("--write", action="store_true", help="write the files anew")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    names = tuple(chosen.games) or None
    if chosen.write:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for file, now in wanted(names).items():
            (chosen.folder / file).write_text(now, "utf-8")
            print(file)
        return 0
    changed = differences(chosen.folder, names)
    for file, difference in changed.items():
        print(f"{file}\n{difference}\n")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
