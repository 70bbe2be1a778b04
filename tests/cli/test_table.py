"""Play at the terminal: what people type and what they are told."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import strategos
from strategos import cli
from strategos.cli.play import _listed  # pyright: ignore[reportPrivateUsage]
from strategos.cli.sheet import Sheet
from strategos.cli.table import Menu
from strategos.kernel.asking import DONE, Decision, Option
from strategos.kernel.view import Piece, Side, View
from strategos.owner import match_files
from strategos.text import Words


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Play skirmish with these lines of input; returns what was printed, without line breaks inside sentences."""

    def playing(*lines: str, args: tuple[str, ...] = ("skirmish", "--bots", "human"), seed: int = 3) -> str:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert cli.run(["play", "--terminal", *args, *(() if "--load" in args else ("--seed", str(seed)))]) == 0
        return " ".join(capsys.readouterr().out.split())

    return playing


def test_the_question_its_choices_and_the_end_of_input(play) -> None:
    out = play()
    assert "Skirmish The five fords" in out
    assert "Turn 1 · March · The North" in out
    assert "The North Which man marches?" in out
    assert "1 first man of the North (Alder Ford, strength 1)" in out
    assert "4 Pass" in out
    assert out.endswith("Goodbye.")


def test_a_number_chooses(play) -> None:
    out = play("4", "4")
    assert "The South Which man marches?" in out


def test_a_key_a_name_and_the_beginning_of_a_name_choose(play) -> None:
    for typed in ("north-2", "second man of the North", "sec", "SECOND"):
        out = play(typed)
        assert "the second man of the North marches to Birch Ford" in out, typed


def test_a_single_choice_is_made_with_a_notice(play) -> None:
    out = play("1")
    assert "Only one answer is possible: Birch Ford" in out


def test_why_not_lists_every_refusal_with_its_rule(play) -> None:
    out = play("1", "4", "1", "?")
    assert "What cannot be chosen now, and why:" in out
    assert "Fir Ford: The first man of the North is not next to Fir Ford. (SK-2)" in out


def test_why_not_explains_one_place_with_the_text_of_the_rule(play) -> None:
    for typed in ("? fir", "?fir", "? Fir Ford", "fir"):
        out = play("1", "4", "1", typed)
        assert "The first man of the North is not next to Fir Ford. (SK-2)" in out, typed
        assert "Rule: SK-2 The side whose turn it is may march one man" in out, typed


def test_why_not_about_what_is_allowed(play) -> None:
    assert "Cedar Ford can be chosen." in play("1", "4", "1", "? cedar")


def test_why_not_where_nothing_is_ruled_out(play) -> None:
    assert "Nothing here has been ruled out." in play("?")


def test_the_cited_rule_in_the_language_of_the_player(play) -> None:
    out = play("r", args=("skirmish", "--language", "it"))
    assert "Regola: SK-2 La parte di turno può far marciare un uomo" in out


def test_undo_goes_back_to_the_last_real_choice_and_redo_forward(play) -> None:
    out = play("1", "u")
    assert out.count("The North Which man marches?") == 2
    assert "Undone." in out
    out = play("1", "u", "U")
    assert "Redone." in out
    assert out.endswith("The South Which man marches? " + out.rpartition("The South Which man marches? ")[2])


def test_undo_stops_at_a_bot_s_answer(play) -> None:
    out = play("1", "u", args=("skirmish", "--bots", "human,random"))
    assert "Somebody else has acted since." in out
    assert "Undone." not in out


def test_nothing_to_take_back(play) -> None:
    assert "There is nothing to undo." in play("u")


def test_the_map_shows_pieces_by_place_and_owner(play) -> None:
    out = play("1", "m")
    assert "The South Seat 2 fords 1" in out or "The South you fords 1" in out
    assert "Birch Ford" in out
    assert "The South: first man of the South (strength" in out


def test_secrets_stay_secret_on_the_map(play) -> None:
    out = play("m", args=("skirmish", "--bots", "human,random"))
    assert "The North: first man of the North (strength 1)" in out
    assert "The South: first man of the South, second man of the South" in out


def test_one_place(play) -> None:
    out = play("m birch")
    assert "Birch Ford Next to it: Alder Ford and Cedar Ford" in out


def test_the_log(play) -> None:
    out = play("1", "l 1")
    assert out.count("The North: the first man of the North marches to Birch Ford.") == 2


def test_what_is_neither_choice_nor_command(play) -> None:
    assert "“xyzzy” is neither a choice nor a command" in play("xyzzy")


def test_an_unclear_name(play) -> None:
    assert "“man” could be: first man of the North" in play("man")


def test_help_and_an_empty_line(play) -> None:
    assert "s FILE save" in play("h")
    assert play("").count("4 Pass") == 2


def test_save_and_go_on_later(play, tmp_path: Path) -> None:
    out = play("1", "s later.json")
    assert "Saved in later.json." in out
    assert match_files.load(tmp_path / "later.json").answer_count == 2
    out = play(args=("--load", "later.json", "--bots", "human"))
    assert "The South Which man marches?" in out


def test_quit_offers_to_save(play, tmp_path: Path) -> None:
    play("q", "")
    assert list(tmp_path.iterdir()) == []
    play("q", "kept.json")
    assert match_files.load(tmp_path / "kept.json").answer_count == 0


def test_a_file_that_cannot_be_written_does_not_end_the_game(play) -> None:
    out = play("s /proc/nowhere/x.json", "1")
    assert "cannot be written" in out
    assert "Only one answer is possible" in out


def test_bots_play_a_whole_game_among_themselves(play) -> None:
    out = play(args=("skirmish", "--bots", "random,random"))
    assert " wins." in out or "Nobody wins." in out
    assert "Scores: The North:" in out
    assert "Which man" not in out


def test_real_dice_are_asked_for(play) -> None:
    to_the_middle_ford = ("1", "1", "1", "2", "1", "1")
    out = play(*to_the_middle_ford, "6", "1", args=("skirmish", "--bots", "human", "--real-dice"))
    assert "Dice Roll a die with 6 sides. What does it show?" in out
    assert "Fight at Cedar Ford: dice 6, 1" in out


def test_a_rule_that_breaks_down_keeps_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from strategos.games import skirmish

    def broken(_s: object, _man: int, _to: int) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    with monkeypatch.context() as patch:
        patch.setattr(skirmish, "why_not_march", broken)
        assert cli.run(["play", "--terminal", "skirmish"]) == 1
    err = capsys.readouterr().err
    assert "a rule broke down" in err
    [kept] = (tmp_path / "failures").iterdir()
    assert kept.name in err
    assert match_files.load(kept).game.id == "skirmish"


# -- amounts of equal pieces ----------------------------------------------------------------------------------------


def some(key: str, amount: int) -> Option[tuple[str, int]]:
    return Option(f"{key}={amount:02}", (key, amount), {"piece": key, "amount": amount})


@pytest.fixture
def menu() -> Menu:
    pieces = (Piece("man", "man", "space:elm", "north", 3), Piece("south-1", "man", "space:elm", "south"))
    view = View(1, "march", (), "north", (Side("north", 0, 1),), pieces, {})
    options = (DONE, *(some("man", n) for n in (1, 2, 3)), some("south-1", 1))
    board = strategos.game("skirmish").board(strategos.game("skirmish").setup())
    return Menu(Sheet(Words("en", "skirmish"), view, board), Decision(0, "man", "SK-2", options))


def test_amounts_of_one_piece_stand_in_one_line(menu: Menu) -> None:
    out = io.StringIO()
    menu.print(Console(file=out, width=100, highlight=False))
    lines = [" ".join(line.split()) for line in out.getvalue().splitlines()]
    assert lines == ["man (Elm Ford): 1 → 1 2 → 2 3 → 3", "first man of the South (Elm Ford): 4 → 1", "5 Done"]


@pytest.mark.parametrize("typed", ["3", "man 3", "man=3", "man=03", "MEN 3"])
def test_amounts_can_be_typed(menu: Menu, typed: str) -> None:
    assert [o.key for o in menu.find(typed)] == ["man=03"]


def test_an_amount_there_is_not(menu: Menu) -> None:
    assert menu.find("man 7") == []


def test_faces_of_a_die_are_their_own_numbers() -> None:
    faces = sorted((Option(str(n), n, {"button": str(n)}) for n in range(1, 11)), key=lambda o: o.key)
    match = strategos.new("skirmish")
    sheet = Sheet(Words("en", "skirmish"), match.view(None), match.game.board(match.setup))
    dice = Menu(sheet, Decision(-1, "die", "", tuple(faces)))
    assert dice.labels == [str(n) for n in range(1, 11)]
    assert [o.value for o in dice.find("10")] == [10]
    assert [o.value for o in dice.find("2")] == [2]


def test_standing_orders_are_listed_and_revoked(play) -> None:
    args = ("ambush", "--seats", "2", "--bots", "human,random")
    out = play("1", "o", "pass until", "o", "o 7", "o 1", "o", args=args)
    assert out.count("You have no standing orders.") == 2
    assert out.count("1 Pass until I am ambushed") == 2
    assert out.count("Revoked.") == 1


def test_hands_are_called_by_their_side(play) -> None:
    out = play("1", "m", args=("ambush", "--seats", "2", "--bots", "human,random"))
    assert re.search(r"The Band of the Ash: an ambush", out)
    assert re.search(r"The Band of the Beech: \d cards?", out)


def test_what_razes_the_own_home_is_asked_once_more(play) -> None:
    """Only a plain yes means it."""
    args = ("conquest", "--bots", "human,human")
    out = play("end", "egyptus", "n", "egyptus", "y", args=args)
    assert out.count("This razes the City of your own home.") == 2
    assert out.count("Do it all the same?") == 2


def test_the_list_of_players_sets_the_seats() -> None:
    assert _listed("conquest", "human,heuristic,heuristic") == 3
    assert _listed("skirmish", "human") is None, "two play it"
    assert _listed("conquest", None) is None
