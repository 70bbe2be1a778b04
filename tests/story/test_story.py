"""The story of a match is what happened in it: counted by hand in the stored playthroughs."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from strategos.games import game, game_ids
from strategos.games.conquest.chronicle import troops
from strategos.games.conquest.events import Rolled
from strategos.games.conquest.facts import FACES
from strategos.games.conquest.land_battle import score
from strategos.games.conquest.story import Reader
from strategos.kernel.chance import AskedDice, SeededDice
from strategos.kernel.match import Match
from strategos.parts.marks import Threw, count, matched
from strategos.story import LUCK, MOST_POINTS, Tape, story_of
from strategos.story.shapes import Fought, Host, MatchStory

from .playing import PLAYTHROUGHS, at_random, stored


def told(match: Match[Any]) -> MatchStory:
    return story_of(Tape.of(match))


def curve(story: MatchStory, name: str) -> dict[str, tuple[float, ...]]:
    return {s.side: s.values for s in next(c for c in story.curves if c.id == name).series}


@pytest.fixture(scope="module")
def conquest() -> MatchStory:
    return told(stored("conquest-classic-4-bot"))


@pytest.fixture(scope="module")
def granicus() -> MatchStory:
    return told(stored("alexander-granicus-1-bot"))


# -- Conquest -------------------------------------------------------------------------------------------------------


def test_the_battles_of_a_stored_game(conquest: MatchStory) -> None:
    """Read from conquest-classic-4-bot.txt by eye: six battles, all won by who attacked."""
    short = [(b.round, b.space, b.attacker.side, b.defender.side, b.winner) for b in conquest.battles]
    assert short == [
        (4, "space:rhetia", "side:macedonia", "side:hispania", "side:macedonia"),
        (4, "space:cyrenaica", "side:mesopotamia", "side:numidia", "side:mesopotamia"),
        (4, "space:italia", "side:hispania", "side:macedonia", "side:hispania"),
        (5, "space:italia", "side:macedonia", "side:hispania", "side:macedonia"),
        (5, "space:tingitana", "side:numidia", "side:hispania", "side:numidia"),
        (6, "space:baetica", "side:numidia", "side:hispania", "side:numidia"),
    ]
    fourth = conquest.battles[3]
    assert [troops(of, at_sea=False) for of in (fourth.attacker.mustered, fourth.attacker.lost)] == [6, 2]
    assert [troops(of, at_sea=False) for of in (fourth.defender.mustered, fourth.defender.lost)] == [4, 4]
    assert "piece:galley-hispania-1" in fourth.defender.lost, "its Galley at the coast is destroyed"
    assert (fourth.attacker.dice, fourth.attacker.hits, fourth.defender.dice, fourth.defender.hits) == (6, 4, 4, 2)
    assert fourth.at < fourth.until <= conquest.answers
    assert all(b.over for b in conquest.battles)


def test_curves_end_where_the_game_stands(conquest: MatchStory) -> None:
    view = stored("conquest-classic-4-bot").view(None)
    assert [c.id for c in conquest.curves] == ["tribute", "provinces", "strength", "purse", LUCK]
    for fact in ("tribute", "provinces", "purse"):
        now = {f"side:{s.id}": getattr(s.facts, fact) for s in view.sides}
        assert {side: values[-1] for side, values in curve(conquest, fact).items()} == now
    units = Counter[str]()
    for piece in view.pieces:
        if piece.kind in ("infantry", "cavalry", "catapult"):
            units[f"side:{piece.side}"] += piece.count
    assert {side: values[-1] for side, values in curve(conquest, "strength").items()} == units
    assert curve(conquest, "tribute")["side:macedonia"][0] == 15
    assert conquest.moments[-1].at == conquest.answers == conquest.told == 480
    assert all(len(s.values) == len(conquest.moments) for c in conquest.curves for s in c.series)


def test_luck_is_hits_against_what_could_be_expected(conquest: MatchStory) -> None:
    """All dice of the file: 46, of which 18 hit."""
    rolls = [e for e in stored("conquest-classic-4-bot").all_events() if isinstance(e, Rolled)]
    assert sum(luck.dice for luck in conquest.luck) == sum(len(e.dice) for e in rolls) == 46
    assert sum(luck.hits for luck in conquest.luck) == sum(e.hits for e in rolls) == 18
    for luck in conquest.luck:
        assert curve(conquest, LUCK)[luck.side][-1] == pytest.approx(luck.hits - luck.expected, abs=0.006)


def test_what_dice_could_be_expected_to_come_to() -> None:
    """Against the rule itself: 20 000 throws of a legion are within half a percent of what the reader reckons."""
    reader, rng = Reader(), random.Random(5)
    legion, catapults = (3, 1, 1), 2
    reader.legion["side:italia"], reader.units["side:italia"] = legion, [4, 1, catapults]
    dice = tuple(FACES[:5])
    [mark] = reader.read(Rolled("side:italia", dice, 0))
    assert isinstance(mark, Threw)
    thrown = [score([rng.choice(FACES) for _ in dice], legion, catapults) for _ in range(20_000)]
    assert mark.expected == pytest.approx(sum(thrown) / len(thrown), abs=0.02)
    assert matched(2, 0.5, 1) == pytest.approx(0.75)


def test_marches_are_counted_by_way(conquest: MatchStory) -> None:
    events = stored("conquest-classic-4-bot").all_events()
    went = Counter((e.side, e.origin, e.to) for e in events if hasattr(e, "origin"))  # pyright: ignore
    assert {(w.side, w.origin, w.to): w.times for w in conquest.ways} == went


def test_turning_points_are_where_somebody_lost_something(conquest: MatchStory) -> None:
    assert [(t.round, t.side, t.against) for t in conquest.turning] == [
        (4, "side:macedonia", "side:hispania"),
        (5, "side:macedonia", "side:hispania"),
        (6, "side:mesopotamia", "side:macedonia"),
    ]
    assert all(t.before == t.at - 1 and t.share > 0 for t in conquest.turning)


# -- Alexander ------------------------------------------------------------------------------------------------------


def test_the_campaign_of_a_stored_game(granicus: MatchStory) -> None:
    """Against the lines of alexander-granicus-1-bot.txt, read as a text: battles, marches, and how it ended."""
    text = (PLAYTHROUGHS / "alexander-granicus-1-bot.txt").read_text("utf-8")
    begun = re.findall(r"\* battle_begun  \[space=(\S+), forces=(\d+), enemies=(\d+), enemy=(\S+),", text)
    assert begun
    ended = re.findall(r"\* (battle_won|retreated)  \[", text)
    assert [(b.space, count(b.attacker.mustered), count(b.defender.mustered)) for b in granicus.battles] == [
        (space, int(forces), int(enemies)) for space, forces, enemies, _ in begun
    ]
    assert [b.winner for b in granicus.battles] == [
        "side:macedonian" if how == "battle_won" else enemy for how, (*_, enemy) in zip(ended, begun, strict=True)
    ]
    *_, won = re.findall(r"campaign_won .*, vp=(\d+)\]", text)
    assert curve(granicus, "worth")["side:macedonian"][-1] == int(won), "the victory points it was won with"
    assert curve(granicus, "areas")["side:macedonian"][-1] == text.count("* area_conquered  [")
    marched = re.findall(r"\* marched  \[space=(\S+)\]", text)
    assert granicus.ways[0].to == marched[0]
    assert sum(w.times for w in granicus.ways) == len(marched) + ended.count("retreated")
    assert granicus.over


def test_what_is_conquered_is_a_turning_point(granicus: MatchStory) -> None:
    """An army that never shrank: the campaign turned where areas fell."""
    assert [(t.curve, t.side, t.against) for t in granicus.turning] == [("areas", "side:macedonian", None)] * 3
    assert all(t.share > 0 and t.before == t.at - 1 for t in granicus.turning)


def test_dice_rolled_again_count_and_sacrifices_do_not(granicus: MatchStory) -> None:
    events = stored("alexander-granicus-1-bot").all_events()
    attacks = [e for e in events if e.__struct_config__.tag == "attacked"]
    again = [e for e in events if e.__struct_config__.tag == "rerolled"]
    sacrificed = [e for e in events if e.__struct_config__.tag == "plan_used" and "sacrifice" in str(e)]
    assert sum(luck.dice for luck in granicus.luck) == len(attacks) + len(again) - len(sacrificed)


def test_an_army_that_melts_away_is_a_turning_point() -> None:
    """Where a side is alone, the swing is a share of the most it ever had."""
    for seed in range(40):
        story = told(at_random("alexander", seed, 400, scenario="granicus"))
        forces = curve(story, "forces")["side:macedonian"] if story.curves else ()
        for point in story.turning:
            assert point.side == "side:macedonian"
            assert point.against is None
            assert abs(point.share) <= 1
        if any(point.share < -0.3 for point in story.turning):
            assert max(forces) - min(forces) >= 0.3 * max(forces)
            return
    pytest.fail("no random commander lost a third of his army")


# -- every game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_ids(teaching=True))
def test_every_game_has_a_story(name: str) -> None:
    """Those without words of their own have curves of what their views tell of all sides."""
    for seed in range(3):
        match = at_random(name, seed, 250)
        story = told(match)
        assert story.told == match.answer_count
        assert story.moments[-1].at == match.answer_count
        assert len(story.moments) <= MOST_POINTS + 1
        msgspec.json.encode(story)
        if name in ("conquest", "skirmish"):
            assert story.curves


def test_a_story_is_told_of_a_match_that_goes_on_without_what_is_hidden() -> None:
    """What a spectator cannot read leaves no trace: two games that differ only in it have the same story."""
    match = at_random("skirmish", 4, 3)
    tape = Tape.of(match)
    assert not tape.over
    strength = match.state.strength
    other = [value % 3 + 1 for value in strength]
    assert tape.chance[:6] == tuple(strength)
    hidden = msgspec.structs.replace(tape, chance=(*other, *tape.chance[6:]))
    assert story_of(hidden) == story_of(tape)


def test_a_tape_leaves_the_match_alone() -> None:
    match = at_random("conquest", 2, 120, seats=3)
    before = (match.state.key(), match.answer_count, match.event_count)
    told(match)
    assert (match.state.key(), match.answer_count, match.event_count) == before


def test_a_story_ends_where_the_present_rules_play_otherwise() -> None:
    tape = Tape.of(at_random("skirmish", 1, 12))
    wrong = msgspec.structs.replace(tape.answers[6], key="nowhere")
    story = story_of(msgspec.structs.replace(tape, answers=(*tape.answers[:6], wrong, *tape.answers[7:])))
    assert (story.told, story.answers) == (6, 12)


def test_a_battle_not_over_has_no_winner() -> None:
    match = stored("conquest-classic-4-bot").at(268)
    last = told(match).battles[-1]
    assert isinstance(last, Fought)
    assert (last.over, last.winner) == (False, None)
    assert isinstance(last.attacker, Host)


def test_a_match_with_real_dice_is_told_as_well() -> None:
    chosen = game("skirmish")
    match = Match(chosen, chosen.setup(), AskedDice(SeededDice(3)))
    rng = random.Random(3)
    while match.pending and match.answer_count < 40:
        decision = match.pending[0]
        match.play(decision.seat, rng.choice(decision.options).key)
    assert told(match).told == match.answer_count
