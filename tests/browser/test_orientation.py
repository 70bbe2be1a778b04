"""What a newcomer is told: the goal at the start and all the time, the order of a turn, what things are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as BrowserTimeout

import strategos
from strategos.parts.guides import guides
from strategos.testing.guiding import follow
from tests.web.helpers import Server

from .conftest import OpenPage
from .playing import choices, missing, my_turn, new_match, shot, shown, wait_until
from .test_guides import send

RINGS = ".viewport .ring"


@pytest.mark.parametrize(
    ("game", "scenario", "goals", "rings"),
    [
        ("conquest", "classic", ["Egyptus", "Hispania", "Hold Macedonia", "Prices"], 3),
        pytest.param(
            "alexander",
            "granicus",
            ["Chaeronea", "Halicarnassus", "Lycia", "Winter 334 BC"],
            5,
            marks=pytest.mark.long,
        ),
        pytest.param("alexander", "gaugamela", ["Gaugamela", "Hydaspes", "Army in Babylon"], 8, marks=pytest.mark.long),
        pytest.param("skirmish", "ford", ["three fords", "12 rounds left"], 0, marks=pytest.mark.long),
        ("ambush", "road", ["six steps", "20 rounds left"], 1),
    ],
)
def test_the_goal_is_shown_at_the_start_and_stays(
    open_page: OpenPage, server: Server, game: str, scenario: str, goals: list[str], rings: int
) -> None:
    seats = {"conquest": 3, "alexander": 1}.get(game, 2)
    match = new_match(server, game, seats=seats, scenario=scenario)
    page = open_page(f"/#/match/{match}", briefing=True)
    card = page.locator(".goal[role=dialog]")
    card.wait_for()
    for text in goals:
        expect(page.locator(".course .goals")).to_contain_text(text, ignore_case=True)
    assert len(card.locator("p").inner_text().split(". ")) >= 3
    expect(page.locator(RINGS)).to_have_count(rings)
    shot(page, f"goal-{game}-{scenario}")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(RINGS)).to_have_count(0)
    page.keyboard.press("o")
    expect(card).to_have_count(1)
    card.get_by_role("button", name="Go to the board").click()
    expect(card).to_have_count(0)
    # Once is enough; and the line is still there.
    page.reload()
    my_turn(page)
    assert card.count() == 0
    assert page.locator(".course .goals li").count() >= 2
    page.keyboard.press("m")
    page.locator(".menu").get_by_text("The goal of the game").click()
    expect(card).to_have_count(1)
    assert missing(page) == []


def test_whoever_does_not_want_it_is_not_shown_it(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server)}", briefing=True)
    page.locator(".goal").get_by_label("Show this when a game begins").uncheck()
    page.goto(f"{server.url}/#/match/{new_match(server, seed=5)}")
    page.reload()
    my_turn(page)
    assert page.locator(".goal").count() == 0


@pytest.mark.parametrize(
    ("game", "first", "present", "help_"),
    [
        ("conquest", "Movement", "Movement", "movement point"),
        pytest.param("alexander", "Set-up", "Set-up", "Advisors are chosen", marks=pytest.mark.long),
    ],
)
def test_the_order_of_a_turn_is_a_strip_with_help(
    open_page: OpenPage, server: Server, game: str, first: str, present: str, help_: str
) -> None:
    seats = 1 if game == "alexander" else 2
    page = open_page(f"/#/match/{new_match(server, game, seats=seats)}")
    my_turn(page)
    steps = page.locator(".course .steps > li")
    assert steps.first.locator("button").first.inner_text() == first
    assert page.locator(".course .steps .on > button").inner_text() == present
    page.locator(".course .steps .on > button").hover()
    tip = page.locator(".course .steps .on .tip")
    expect(tip).to_contain_text(help_)
    tip.locator(".rule").click()
    expect(page.locator(".side")).to_be_visible()


IN_SIGHT = """() => {
  const [card, sheet, begin] = ['.goal', '.sheet', '.goal footer .btn'].map(
    (part) => document.querySelector(part).getBoundingClientRect())
  return card.bottom <= sheet.top + 1 && begin.bottom <= card.bottom
}"""


@pytest.mark.parametrize("language", ["it", pytest.param("fr", marks=pytest.mark.long)])
def test_on_a_phone_the_goal_is_above_the_map(open_page: OpenPage, server: Server, language: str) -> None:
    match = new_match(server, "alexander", seats=1, scenario="tyre")
    page = open_page(f"/#/match/{match}", width=390, height=844, has_touch=True, locale=language, briefing=True)
    card = page.locator(".goal")
    card.wait_for()
    shot(page, f"goal-phone-{language}")
    # However much there is to read, the button that begins is in sight; once the sheet has found its height.
    wait_until(page, lambda: page.evaluate(IN_SIGHT), "the card above the sheet, with its button")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert missing(page) == []


def asked_after(page: Page, given: int) -> None:
    """Wait until the page shows what is asked after so many answers."""
    wait_until(page, lambda: shown(page) == given and bool(choices(page)), "the question")


def hover(page: Page, target: str) -> str:
    """What the card says that opens when the pointer rests on something of the map."""
    tip = page.locator(".balloon")
    # A map that is still moving slips away from under the pointer; then it is pointed at once more.
    for _ in range(20):
        page.mouse.move(700, 5)
        box = page.locator(f'.viewport [data-focus="{target}"]').first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2 - 3, box["y"] + box["height"] / 2)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            tip.wait_for(timeout=3000)
            return tip.inner_text()
        except BrowserTimeout:
            continue
    raise AssertionError(f"nothing is told of {target}")


def test_an_enemy_place_shows_its_army_with_values_and_walls(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, 'alexander', seats=1, scenario='granicus')}")
    my_turn(page)
    for given, name in enumerate(("button:done", "card:parmenion"), 1):
        page.locator(f'.prompt [data-choice="{name}"]').click()
        asked_after(page, given)
    said = hover(page, "space:sardis")
    shot(page, "card-sardis")
    assert "A Fortress, key to the campaign, held by the enemy." in said
    assert page.locator(".balloon thead").inner_text().split() == ["Sardis", "Battle", "Superior", "Speed"]
    view = page.locator(".balloon tbody tr")
    assert view.count() >= 1
    assert all(len(row.split()) >= 4 for row in view.all_inner_texts())
    # Nothing is said of what is not there.
    assert "0 Gold" not in said
    assert "Distance" not in said
    army = hover(page, "piece:army")
    assert "Phalanx" in army
    assert "Alexander" in army


def test_a_province_and_a_leader_say_what_their_numbers_mean(open_page: OpenPage, server: Server) -> None:
    page = open_page(f"/#/match/{new_match(server, seats=3)}")
    my_turn(page)
    said = hover(page, "space:thracia")
    assert "The coin is its tribute: 5 Talents" in said
    assert "strait" in said
    assert "Asia" in said
    assert "home province" in hover(page, "space:egyptus")
    said = hover(page, "piece:general-macedonia-1")
    assert "Movement points left this turn: 2." in said
    shot(page, "card-general")


def commanding(
    open_page: OpenPage, server: Server, *keys: str, seed: int = 7, width: int = 1440, height: int = 900, **options: str
) -> Page:
    """Granicus after these answers, always with the same dice."""
    match = new_match(server, "alexander", seats=1, scenario="granicus", seed=seed, options=options)
    for at, key in enumerate(keys):
        send(server, match, 0, at, key)
    page = open_page(f"/#/match/{match}", width=width, height=height)
    asked_after(page, len(keys))
    return page


def test_options_are_ticked_where_they_stand(open_page: OpenPage, server: Server) -> None:
    page = commanding(open_page, server)
    # Who only wants to play begins; who wants options unfolds them.
    assert page.locator(".prompt .btn.pri").inner_text().startswith("Begin")
    page.locator(".prompt [data-unfold]").click()
    boxes = page.locator(".prompt [role=checkbox]")
    names = [text.split("\n")[0] for text in boxes.all_inner_texts()]
    boxes.nth(1).click()
    wait_until(page, lambda: boxes.nth(1).get_attribute("aria-checked") == "true", "the tick")
    after = [text.split("\n") for text in boxes.all_inner_texts()]
    assert [lines[0] if lines[0] != "✓" else lines[1] for lines in after] == names
    shot(page, "options")
    boxes.nth(1).click()
    wait_until(page, lambda: boxes.nth(1).get_attribute("aria-checked") == "false", "the tick taken back")


@pytest.mark.long
def test_an_operation_says_what_it_does_and_enter_does_not_pay(open_page: OpenPage, server: Server) -> None:
    page = commanding(open_page, server, "done", "antipater")
    assert "One unit gathers for the Operation." in page.inner_text(".prompt .helped")
    assert "drawn 1 of 8" in page.inner_text(".prompt").lower()
    shot(page, "intrigue")
    assert page.locator(".prompt .btn.pri").get_attribute("data-choice") == "button:no"
    page.keyboard.press("Enter")
    wait_until(page, lambda: shown(page) == 3, "the answer")
    assert page.locator("[title=Gold] b").inner_text() == "10"


BOUGHT = ("buy mac_archers-2", "buy mac_archers-3", "buy mac_heavy_cavalry-2", "buy mac_heavy_cavalry-3")


@pytest.mark.long
def test_the_shop_is_sorted_and_tells_what_things_do(open_page: OpenPage, server: Server) -> None:
    page = commanding(open_page, server, "done", "antipater", "no", "pass")
    assert page.locator(".shop .group").evaluate_all("all => all.map((e) => e.getAttribute('aria-label'))") == [
        "Troops",
        "Siege",
        "Buildings",
    ]
    assert "battle 4, speed 1" in page.locator('.shop [data-choice="piece:mac_phalanx-2"]').inner_text()
    assert "5 VP" in page.locator('.shop [data-choice="button:city"]').inner_text()
    shot(page, "shop")


def test_nothing_moves_in_the_shop_under_the_pointer_of_who_buys(open_page: OpenPage, server: Server) -> None:
    """Whoever buys troops builds nothing this turn: what cannot be had any more keeps its place."""
    page = commanding(open_page, server, "done", "parmenion", "no", "pass")
    page.wait_for_selector(".shop [data-choice='button:city']")
    places = "all => all.map((e) => [e.querySelector('.nm').innerText, Math.round(e.getBoundingClientRect().y)])"
    before = page.locator(".shop .ware").evaluate_all(places)
    page.locator('.shop [data-choice^="piece:mac_phalanx"]').click()
    wait_until(page, lambda: page.locator(".shop [data-choice='button:city']").count() == 0, "the purchase")
    assert page.locator(".shop .ware").evaluate_all(places) == before


@pytest.mark.long
def test_who_cannot_pay_is_told_that_fewer_would(open_page: OpenPage, server: Server) -> None:
    page = commanding(open_page, server, "done", "antipater", "no", "pass", *BOUGHT, "done", "chaeronea")
    asked = page.locator(".prompt")
    expect(asked.get_by_role("button", name="Enter", exact=True)).to_be_disabled()
    expect(asked).to_contain_text("That costs 6 Gold; you have")
    expect(asked).to_contain_text("Disband one unit: then entering costs 5 Gold.")
    shot(page, "barred")
    asked.locator("[data-choice^='piece:mac_archers']").first.click()
    wait_until(page, lambda: "then entering costs 4 Gold." in asked.inner_text(), "the lower price")


@pytest.mark.long
def test_the_whole_army_and_the_enemy_are_in_sight(open_page: OpenPage, server: Server) -> None:
    """Seven kinds of units at 1440 by 900: nothing of the right card is cut."""
    many = ("buy mac_peltasts-1", "buy mac_light_cavalry-1", "buy mac_siege_engine-1")
    page = commanding(open_page, server, "done", "antipater", "no", "pass", *many, "done")
    wait_until(page, lambda: page.locator(".commander .units .row").count() == 7, "seven kinds")
    shot(page, "army")
    cut = page.evaluate("(e => e.scrollHeight - e.clientHeight)(document.querySelector('.right-top'))")
    assert cut <= 1


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), pytest.param((2560, 1440), marks=pytest.mark.long)])
def test_the_army_stays_in_sight_while_one_buys(open_page: OpenPage, server: Server, size: tuple[int, int]) -> None:
    page = commanding(open_page, server, "done", "antipater", "no", "pass", width=size[0], height=size[1])
    page.wait_for_selector(".prompt .shop")
    page.wait_for_timeout(300)
    window, done = page.locator(".right-top").bounding_box(), page.locator("[data-choice='button:done']").bounding_box()
    assert window
    assert done
    rows = [row.bounding_box() for row in page.locator(".commander .units .row").all()]
    assert all(row and row["y"] + row["height"] <= window["y"] + window["height"] for row in rows)
    assert done["y"] + done["height"] <= size[1], "what ends it is not scrolled away"


@pytest.mark.long
def test_an_advisor_is_all_that_is_asked(open_page: OpenPage, server: Server) -> None:
    """What has just begun the campaign is not offered once more beside the next question."""
    page = commanding(open_page, server)
    page.locator(".prompt .btn.pri").click()
    wait_until(page, lambda: "Advisor" in page.inner_text("[data-testid=question]"), "the next question")
    assert page.locator(".prompt [data-end]").count() == 0


@pytest.mark.long
def test_a_click_refits_and_disbanding_stands_apart(open_page: OpenPage, server: Server) -> None:
    game = strategos.game("alexander")
    guide = guides(game.package)["first"]
    told, _ = follow(game, "first", guide)
    before = next(n for n, answer in enumerate(told.answers) if answer.kind == "refit")
    keys = [answer.key for answer in told.answers[:before]]
    page = commanding(open_page, server, *keys, seed=guide.seed, **guide.options)
    unit = page.locator(".prompt .chips [data-choice^='piece:mac_']").first
    name = unit.get_attribute("data-choice")
    unit.click()
    wait_until(page, lambda: shown(page) > before, "the refit")
    assert page.locator(f'.prompt .chips [data-choice="{name}"]').count() == 0
    page.locator(".prompt").get_by_text("Disband …").click()
    shot(page, "refit")
    labels = page.locator(".prompt button").evaluate_all("all => all.map((e) => e.ariaLabel ?? e.textContent)")
    assert not [label for label in labels if "_" in label]
    disbands = [label for label in labels if label.startswith("Disband ") and label != "Disband …"]
    assert len(set(disbands)) == len(disbands)
