"""Playthroughs: games written down so that a change of rules can be read as a change of text.

python -m strategos.testing.playthrough                  compares tests/playthroughs/*.txt with the games as they are
python -m strategos.testing.playthrough --write          writes them anew
python -m strategos.testing.playthrough --write --anew   lets the bots play other games, too

There are random games, which go everywhere but not far, and games of a game's own bot, which go far: to battles and to
a victory. The answers of a bot are taken from the file, so that a better bot changes nothing here; where they no longer
fit, the bot goes on when the file is written.
"""

from __future__ import annotations

import argparse
import difflib
import itertools
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from strategos.bots import Chair, bot, steady_bot
from strategos.games import game as game_by_id
from strategos.games import game_ids
from strategos.kernel.asking import Seat
from strategos.kernel.beside import Bot
from strategos.kernel.chance import SeededDice
from strategos.kernel.game import Game, Setup, State
from strategos.kernel.match import Match
from strategos.kernel.standing import STANDING

from . import examples
from .walks import any_answer, state_digest

FOLDER = Path("tests") / "playthroughs"
LENGTH = 120
"""Answers of a playthrough; the digest in its last line holds what lies beyond the eye."""
SHOWN = 12
"""So many options of a question are written out; in a bot's game none."""
BOTS: Mapping[str, tuple[tuple[str, int, int, int], ...]] = {
    "conquest": (("classic", 4, 1, 480),),
    "alexander": (("granicus", 1, 6, 400), ("issus", 1, 7, 400), ("tyre", 1, 1, 400), ("gaugamela", 1, 7, 400)),
    "peloponnesian": (("campaign", 1, 2, 150), ("fall_of_athens", 2, 1, 200), ("fall_of_sparta", 2, 3, 260)),
    "successors4": (("alexander", 4, 2, 300),),
    "successors3": (("alexander", 4, 2, 300),),
}
"""Game → the scenario, seats and seed of games its bot plays, and so many answers at most."""

POSITIONS: Mapping[str, tuple[tuple[str, str, str, int, int], ...]] = {
    "conquest": (("sea-battle", "sea_battle.yaml", "CE-EX-32/two Galley faces of one Galley sink one ship", 0, 40),),
    "peloponnesian": (
        ("storm", "rare.yaml", "PW-C-rare-05/storm", 0, 20),
        ("helots", "reader_b_rebellion.yaml", "PW-B-REB-08", 7, 20),
        ("messenia", "rare.yaml", "PW-C-rare-18", 113, 40),
    ),
}
"""Game → title, file, example, seed and answers of random games that begin in the position of an example."""

Chooser = Callable[[Match[Any]], tuple[Seat, str] | None]
"""Gives the next answer of a playthrough; None: it ends here."""


def at_random(seed: int, answers: int = LENGTH) -> Chooser:
    choices = SeededDice(seed ^ 0x5DEECE66D)
    return lambda match: any_answer(match, choices) if match.answer_count < answers else None


def as_written(path: Path) -> Chooser:
    """The answers of a playthrough that is written down, as far as they fit."""
    rows = re.findall(r"^\d+\. seat (\d+): .*\n    > (.*)$", path.read_text("utf-8"), re.MULTILINE)

    def choose(match: Match[Any]) -> tuple[Seat, str] | None:
        if match.answer_count >= len(rows):
            return None
        seat, key = int(rows[match.answer_count][0]), rows[match.answer_count][1]
        decision = match.decision(seat)
        fits = decision is not None and decision.option(key) is not None
        return (seat, key) if fits or match.explain(seat, key) is None else None

    return choose


def by_bot(game: Game[Any], seed: int, answers: int, first: Chooser) -> Chooser:
    """What `first` says and, where it has nothing more to say, what the game's own bot answers."""
    players: dict[Seat, Bot] = {}
    rng = random.Random(seed)

    def choose(match: Match[Any]) -> tuple[Seat, str] | None:
        if match.answer_count >= answers:
            return None
        written = first(match)
        if written is not None:
            return written
        decision = match.pending[0]
        if decision.seat not in players:
            players[decision.seat] = bot(game.id, steady_bot(game.id))
        return decision.seat, players[decision.seat].answer(Chair(match, decision, rng))

    return choose


def lines(
    game: Game[Any], setup: Setup, seed: int, choose: Chooser, shown: int = SHOWN, start: State | None = None
) -> Iterator[str]:
    """A game, decision by decision."""
    yield f"{game.id} {game.version}: {setup.scenario}, {setup.seats} seats, seed {seed}{_facts(setup.options)}"
    match = Match(game, setup, seed, state=start)
    told, place = 0, ("", 0)
    while True:
        for event in match.all_events(told):
            fields = {f: getattr(event, f) for f in event.__struct_fields__}
            mark = "!" if event.reveals else "*"
            yield f"    {mark} {event.__struct_config__.tag}{_facts(fields)}"
        told = match.event_count
        answer = choose(match) if match.pending else None
        if answer is None:
            break
        here = (match.view(None).phase, game.round(match.state))
        if here != place:
            place = here
            yield f"-- round {here[1]}, {here[0]}{_facts(game.scores(match.state))}"
        seat, key = answer
        decision = match.decision(seat)
        if decision is None:
            # A standing order is given by whoever likes, asked or not.
            yield f"{match.answer_count + 1}. seat {seat}: {STANDING}"
        else:
            keys = [o.key for o in decision.options]
            rule = f"{decision.rule}, secret" if decision.secret else decision.rule
            yield f"{match.answer_count + 1}. seat {seat}: {decision.kind} ({rule}){_facts(decision.about)}"
            if shown:
                more = f" … {len(keys)} in all" if len(keys) > shown else ""
                yield f"    {' | '.join(keys[:shown])}{more}"
        yield f"    > {key}"
        match.play(seat, key)
    if match.outcome is not None:
        yield f"== {match.outcome.why}: winners {list(match.outcome.winners)}{_facts(match.outcome.scores)}"
    yield f"== {match.answer_count} answers, {match.event_count} events, {state_digest(match)}"


def _facts(facts: Mapping[str, Any]) -> str:
    parts = [f"{k}={v if isinstance(v, str) else msgspec.json.encode(v).decode()}" for k, v in facts.items()]
    return f"  [{', '.join(parts)}]" if parts else ""


def text(*what: Any, **ways: Any) -> str:
    """The lines of a playthrough."""
    return "\n".join(lines(*what, **ways)) + "\n"


def random_games(names: Iterable[str], folder: Path) -> Iterator[tuple[str, str]]:
    """File name → the playthrough that belongs into it: each scenario of each game, with most and fewest seats."""
    for name in names:
        game = game_by_id(name)
        for n, scenario in enumerate(game.scenarios):
            counts = game.seats_of.get(scenario, game.seats)
            for seats in dict.fromkeys((counts[0], counts[-1])):
                setup = game.setup(seats, scenario)
                yield f"{name}-{scenario}-{seats}.txt", text(game, setup, n + seats, at_random(n + seats))
        for title, file, case, seed, answers in POSITIONS.get(name, ()):
            cases = {c.id: c for c in examples.load([folder.parent / name / "examples" / file])}
            played = examples.play(cases[case], cases)
            start = next((s.state for s in played.segments()), None) or played.checkpoint
            yield f"{name}-{title}.txt", text(game, played.setup, seed, at_random(seed, answers), start=start.copy())


def bots_games(names: Iterable[str], folder: Path, *, go_on: bool, anew: bool = False) -> Iterator[tuple[str, str]]:
    """File name → the playthrough of a bot, with the answers of the file that is there."""
    for name in names:
        for scenario, seats, seed, answers in BOTS.get(name, ()):
            game = game_by_id(name)
            file = f"{name}-{scenario}-{seats}-bot.txt"
            path = folder / file
            choose: Chooser = as_written(path) if path.exists() and not anew else lambda _: None
            if go_on:
                choose = by_bot(game, seed, answers, choose)
            yield file, text(game, game.setup(seats, scenario), seed, choose, shown=0)


def differences(folder: Path, names: tuple[str, ...] | None = None) -> dict[str, str]:
    """File name → how the file differs from the game as it is."""
    chosen = names or game_ids(teaching=True)
    found: dict[str, str] = {}
    for file, now in itertools.chain(random_games(chosen, folder), bots_games(chosen, folder, go_on=False)):
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
    parser.add_argument("--anew", action="store_true", help="let the bots play anew instead of giving old answers")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    names = tuple(chosen.games) or None
    if chosen.write:
        chosen.folder.mkdir(parents=True, exist_ok=True)
        games = names or game_ids(teaching=True)
        played = bots_games(games, chosen.folder, go_on=True, anew=chosen.anew)
        for file, now in [*random_games(games, chosen.folder), *played]:
            (chosen.folder / file).write_text(now, "utf-8")
            print(file)
        return 0
    changed = differences(chosen.folder, names)
    for file, difference in changed.items():
        print(f"{file}\n{difference}\n")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
