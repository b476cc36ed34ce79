"""The picture of a ladder, as a browser shows it."""

from pathlib import Path

from tests.web.browser.conftest import OpenPage

from renown.arena.chart import draw_ladder
from renown.arena.intervals import Estimate
from renown.arena.match import Match
from renown.arena.standings import Standing
from renown.faraway import CardSet, Setup

CUT = """
() => [...document.querySelectorAll("text")].filter((text) => {
  const own = text.getBoundingClientRect();
  const whole = document.documentElement.getBoundingClientRect();
  return own.left < whole.left || own.right > whole.right || own.bottom > whole.bottom;
}).map((text) => text.textContent)
"""


def test_no_name_is_cut_off(open_page: OpenPage, tmp_path: Path) -> None:
    bots = ("expert:200", "random", "cmd:python3 examples/mybot.py --cautious")
    standings = [
        Standing(
            bot, Estimate(1500, 1400, 1600), Estimate(0.5, 0.4, 0.6), Estimate(70, 60, 80), 1, ()
        )
        for bot in bots
    ]
    page = open_page()
    for shown in (1, 2, 3):
        picture = tmp_path / f"ladder-{shown}.svg"
        match = Match(bots, 2, Setup.BASIC, (CardSet.BASE,), 1)
        draw_ladder(match, standings[:shown], picture)
        page.goto(picture.as_uri())
        assert page.evaluate(CUT) == []
