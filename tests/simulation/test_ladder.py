"""The ladder: a page made from the files of arenas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strategos import cli
from strategos.simulation.arena import Arena, Bout, Terms, Times, arena_of, chairs
from strategos.simulation.ladder import ladder, page


def terms(game: str, seats: int, *names: str) -> Terms:
    return msgspec.structs.replace(arena_of(game, "random", seats=seats).terms, bots=names)


def write(path: Path, of: Terms, seeds: range, winners: Any) -> Path:
    """The file of an arena in which the seat won that `winners` says, by the chairs."""
    lines: list[bytes] = []
    for seed, rotation in Arena(of, seeds.start, len(seeds)).schedule():
        sitting = chairs(of, seed, rotation)
        times = tuple(Times(10.0, 4.0, {16: 5}) for _ in sitting)
        asked = tuple(5 for _ in sitting)
        won = winners(seed, sitting)
        why = "won" if won else "time"
        bout = Bout(seed, rotation, of, sitting, won, why, 3, 5 * len(sitting), asked, "", {}, times)
        lines.append(msgspec.json.encode(bout) + b"\n")
    path.write_bytes(b"".join(lines))
    return path


def strongest(*order: str) -> Any:
    """The one that comes first in this order wins, but every fifth seed its enemy does."""
    return lambda seed, sitting: (sitting.index((min if seed % 5 else max)(sitting, key=order.index)),)


def test_a_page_has_a_table_for_each_game_and_number_of_seats(tmp_path: Path) -> None:
    files = [
        write(tmp_path / "a.jsonl", terms("skirmish", 2, "hard", "easy"), range(10), strongest("hard", "easy")),
        write(tmp_path / "b.jsonl", terms("skirmish", 2, "best", "easy"), range(4, 9), strongest("best", "easy")),
        write(tmp_path / "c.jsonl", terms("ambush", 3, "hard", "easy"), range(5), strongest("hard", "easy")),
        write(tmp_path / "d.jsonl", terms("alexander", 1, "hard", "easy"), range(6), lambda _, s: (0,) * (s[0] > "f")),
        write(tmp_path / "e.jsonl", terms("skirmish", 2, "easy"), range(8), lambda seed, _: (int(seed == 0),)),
    ]
    found = ladder(files)
    assert [(r.terms.game, r.terms.seats, len(r.arenas)) for r in found.rungs] == [
        ("alexander", 1, 1),
        ("skirmish", 2, 3),
        ("ambush", 3, 1),
    ]
    assert found.rungs[1].anchor == "easy"
    hard, best, same = found.rungs[1].arenas
    assert (hard.standings[0].all.points, hard.standings[0].all.decided) == (16, 20)
    assert (best.standings[0].all.points, best.standings[0].all.decided) == (8, 10)
    assert hard.standings[0].elo is not None
    assert hard.standings[0].elo > 100
    assert best.command == "strategos arena skirmish --bots best,easy --seats 2 --games 10 --seed 4"
    assert [s.all.points for s in same.standings] == [8]
    (balance,) = found.rungs[1].balance
    assert (balance.bot, balance.games) == ("easy", 8)
    assert {name: of.points for name, of in balance.seats.items()} == {"1 The North": 7, "2 The South": 1}
    text = page(found)
    assert "## Skirmish, " in text
    assert "| `hard` | `easy` | 20 | 80.0 % | 58–92 % | 50.0 % | +" in text
    assert "| 2 | 4 | 4 | 1 |" in text, "milliseconds: mean, p99, longest"
    assert "Seats with `easy` in every chair, 8 games:" in text
    assert "| 1 The North | 7 of 8 | 87.5 % | 53–98 % |" in text
    assert "2. `strategos arena skirmish --bots best,easy --seats 2 --games 10 --seed 4`" in text
    assert "`hard` wins +100.0 ± 0.0 points more than `easy` on the same 6 seeds." in text
    assert text.count("\n| bot |") == 3
    assert str(tmp_path) not in text


def test_a_game_in_two_files_counts_once(tmp_path: Path) -> None:
    of = terms("skirmish", 2, "hard", "easy")
    one = write(tmp_path / "one.jsonl", of, range(4), strongest("hard", "easy"))
    two = write(tmp_path / "two.jsonl", of, range(2, 6), strongest("hard", "easy"))
    (rung,) = ladder([one, two]).rungs
    assert [(a.played, a.games) for a in rung.arenas] == [(12, 12)]


def test_games_that_are_missing_or_undecided_are_named(tmp_path: Path) -> None:
    of = terms("skirmish", 2, "hard", "easy")
    path = write(tmp_path / "one.jsonl", of, range(4), lambda seed, _: (0,) if seed else ())
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:7]) + b'{"se')
    found = ladder([path])
    text = page(found)
    assert "--games 8` (7 of its 8 games)" in text
    assert "| 7, 5 decided |" in text
    assert found.remarks == [f"{path}: the last line is torn and was left out."]
    assert str(tmp_path) not in text


def test_versions_are_not_mixed(tmp_path: Path) -> None:
    of = terms("skirmish", 2, "hard", "easy")
    older = msgspec.structs.replace(of, version="0.9")
    files = [
        write(tmp_path / "old.jsonl", older, range(4), strongest("hard", "easy")),
        write(tmp_path / "new.jsonl", of, range(4), strongest("hard", "easy")),
    ]
    assert len(ladder(files).rungs) == 2


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, there = tmp_path / "games.jsonl", tmp_path / "ladder.md"
    assert cli.run(["arena", "skirmish", "--bots", "random", "--games", "6", "--out", str(games)]) == 0
    capsys.readouterr()
    assert cli.run(["ladder", str(games)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("# The ladder\n")
    assert "1. `strategos arena skirmish --bots random --seats 2 --games 6`" in printed
    assert cli.run(["ladder", str(games), "--write", str(there)]) == 0
    assert there.read_text("utf-8") == printed
    capsys.readouterr()
    assert cli.run(["ladder", str(games), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rungs"][0]["balance"][0]["games"] == 6


def test_a_file_that_is_not_an_arenas_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}\n", "utf-8")
    assert cli.run(["ladder", str(path)]) == 2
    assert capsys.readouterr().err == f"strategos: {path}: line 1 is not a game of an arena\n"
    assert cli.run(["ladder", str(tmp_path / "nowhere")]) == 2
    assert "cannot be read" in capsys.readouterr().err
