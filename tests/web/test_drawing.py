import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from renown.faraway.cards import Card, Region, Sanctuary
from renown.faraway.catalogue import REGIONS, SANCTUARIES, region, sanctuary
from renown.faraway.quests import AtLeast, Each, EachSet, Sacrifice
from renown.faraway.signs import Biome, Countable, Mark, Wonder
from renown.web import drawing
from renown.web.drawing import draw_back, draw_icon, draw_region, draw_sanctuary, sprite

CARDS: list[Card] = [*REGIONS.values(), *SANCTUARIES.values()]
COUNTABLES: list[Countable] = [what for kind in (Biome, Wonder, Mark) for what in kind]
STYLES = (Path(drawing.__file__).parents[1] / "static" / "cards.css").read_text("utf-8")

every_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
every_region = pytest.mark.parametrize("card", REGIONS.values(), ids=lambda card: str(card.id))
every_sanctuary = pytest.mark.parametrize(
    "card", SANCTUARIES.values(), ids=lambda card: str(card.id)
)


def draw(card: Card, title: str = "A card") -> str:
    if isinstance(card, Region):
        return draw_region(card, title)
    assert isinstance(card, Sanctuary)
    return draw_sanctuary(card, title)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def uses(card: Card, group: str) -> Counter[str]:
    """Counts the symbols in one group of a card's drawing."""
    found = parsed(draw(card)).findall(f"g[@class='{group}']")
    return Counter(use.attrib["href"].removeprefix("#") for g in found for use in g.iter("use"))


def texts(markup: str, name: str) -> list[str | None]:
    return [text.text for text in parsed(markup).iter("text") if text.attrib["class"] == name]


def symbol(what: Countable) -> str:
    return "moon" if what is Mark.NIGHT else what.value


def shown(card: Card, *kinds: Countable) -> Counter[str]:
    return Counter({symbol(what): many for what, many in card.counts if what in kinds})


@every_card
def test_a_card_stands_in_a_page_as_often_as_it_likes(card: Card) -> None:
    root = parsed(draw(card))
    for element in root.iter():
        assert "id" not in element.attrib
        assert "style" not in element.attrib
        assert element.tag not in {"style", "script", "image", "title", "foreignObject"}
    assert "url(" not in draw(card)


@every_card
def test_all_references_lead_to_the_sprite(card: Card) -> None:
    known = {element.attrib["id"] for element in parsed(sprite()).iter() if "id" in element.attrib}
    for use in parsed(draw(card)).iter("use"):
        assert use.attrib["href"].removeprefix("#") in known


@every_card
def test_the_root_says_what_it_is(card: Card) -> None:
    root = parsed(draw(card, "Some words"))
    kind = "region" if isinstance(card, Region) else "sanctuary"
    height = 100 if isinstance(card, Region) else 150
    light = "night" if card.night else "day"
    assert root.attrib == {
        "class": f"card {kind} biome-{card.biome.value} {light}",
        "viewBox": f"0 0 100 {height}",
        "role": "img",
        "aria-label": "Some words",
    }


@every_card
def test_the_title_is_escaped(card: Card) -> None:
    title = "\"<b>'&'</b>\" 7 × ☾"
    markup = draw(card, title)
    assert "<b>" not in markup
    assert parsed(markup).attrib["aria-label"] == title


@every_card
def test_the_biome_is_told_by_colour_and_by_frieze(card: Card) -> None:
    bands = [
        use.attrib["href"] for use in parsed(draw(card)).findall("use") if "band" in str(use.attrib)
    ]
    assert bands == [f"#band-{card.biome.value}"]


@every_card
def test_a_drawing_says_nothing_in_words(card: Card) -> None:
    for text in parsed(draw(card)).itertext():
        assert text.isdigit()


@every_region
def test_a_region_shows_its_number_by_day_or_by_night(card: Region) -> None:
    assert texts(draw(card), "hour") == [str(card.number)]
    rings = {use.attrib["href"] for use in parsed(draw(card)).findall("use")}
    assert ("#moon-ring" in rings) is card.night
    assert ("#sun-ring" in rings) is not card.night


@every_region
def test_a_region_shows_exactly_its_clues_and_wonders(card: Region) -> None:
    assert uses(card, "clues") == shown(card, Mark.CLUE)
    assert uses(card, "wonders") == shown(card, *Wonder)


@every_region
def test_a_meteorite_says_that_it_stays_visible(card: Region) -> None:
    assert ("#meteorite" in draw(card)) is card.meteorite


@every_sanctuary
def test_a_sanctuary_shows_exactly_its_icons(card: Sanctuary) -> None:
    assert uses(card, "icons") == shown(card, *Mark, *Wonder)
    assert uses(card, "needs") == Counter()


@every_region
def test_the_tab_shows_all_that_is_asked_for(card: Region) -> None:
    asked = Counter({wonder.value: needed for wonder, needed in card.condition})
    if isinstance(card.quest, AtLeast):
        asked[symbol(card.quest.what)] += card.quest.needed
    if isinstance(card.quest, Sacrifice):
        asked["sacrifice"] += card.quest.sanctuaries
    written = [str(needed) for needed in asked.values() if needed > 4]
    assert len(written) <= 1
    assert texts(draw(card), "needed") == written
    assert uses(card, "needs") == Counter(
        {name: 1 if needed > 4 else needed for name, needed in asked.items()}
    )


@every_card
def test_the_slip_shows_points_and_what_is_counted(card: Card) -> None:
    points = [] if card.quest is None else [str(card.quest.points)]
    assert texts(draw(card), "points") == points
    of = card.quest.of if isinstance(card.quest, Each | EachSet) else ()
    assert uses(card, "pays") == Counter(symbol(what) for what in of)


@every_card
def test_nothing_sticks_out_of_the_card(card: Card) -> None:
    root = parsed(draw(card))
    height = float(root.attrib["viewBox"].split()[3])
    drawn = [
        element
        for element in root.iter()
        if element.tag in {"use", "rect"} and "width" in element.attrib
    ]
    for element in drawn:
        left, top = float(element.attrib.get("x", 0)), float(element.attrib.get("y", 0))
        assert 0 <= left <= left + float(element.attrib["width"]) <= 100
        assert 0 <= top <= top + float(element.attrib["height"]) <= height


def test_all_cards_look_different() -> None:
    assert len({draw(card) for card in CARDS}) == len(CARDS) == 92 + 53


def test_a_card_looks_the_same_every_time() -> None:
    assert [draw(card) for card in CARDS] == [draw(card) for card in CARDS]


def test_either_and_both_look_different() -> None:
    either, both = draw(region("M07")), draw(region("R69"))
    assert either.count('class="stroke"') == 2  # times, and the stroke between the two
    assert both.count('class="stroke"') == 1


def test_a_page_of_cards_is_light() -> None:
    sizes = [len(draw(card, "t" * 80).encode()) for card in CARDS]
    assert max(sizes) < 2500
    assert 60 * sum(sizes) / len(sizes) + len(sprite().encode()) < 150_000


def test_the_sprite_keeps_to_a_strict_policy() -> None:
    root = parsed(sprite())
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {symbol(what) for what in COUNTABLES} <= set(ids)
    for element in root.iter():
        assert "style" not in element.attrib
        assert element.tag not in {"style", "script", "image"}
        for value in element.attrib.values():
            assert "http" not in value
            assert "data:" not in value
    for reference in re.findall(r"url\(#([\w-]+)\)", sprite()):
        assert reference in ids


@pytest.mark.parametrize("kind", ["region", "sanctuary"])
def test_a_back_tells_nothing_but_its_kind(kind: drawing.CardKind) -> None:
    root = parsed(draw_back(kind))
    assert root.attrib["class"] == f"card {kind} back"
    assert root.attrib["aria-hidden"] == "true"
    assert f'id="back-{kind}"' in sprite()


@pytest.mark.parametrize("what", COUNTABLES)
def test_an_icon_is_decoration(what: Countable) -> None:
    root = parsed(draw_icon(what))
    assert root.attrib["aria-hidden"] == "true"
    assert [use.attrib["href"] for use in root.iter("use")] == [f"#{symbol(what)}"]


def test_every_class_has_its_look() -> None:
    everything = "".join([sprite(), draw_back("region"), *(draw(card) for card in CARDS)])
    used = {name for names in re.findall(r'class="([^"]+)"', everything) for name in names.split()}
    # Groups and kinds that pages and tests look up, and which look like nothing themselves.
    unstyled = {"day", "clues", "wonders", "icons", "back", "needed"}
    styled = set(re.findall(r"\.([a-z][\w-]*)", STYLES))
    assert used - styled - unstyled == set()


def tokens(theme: str) -> dict[str, str]:
    day, night = STYLES.split("@media (prefers-color-scheme: dark)", 1)
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", day))
    if theme == "night":
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", night))
    return found


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "paper"),
        *((f"on-{biome.value}", biome.value) for biome in Biome),
        ("fame", "card-ink"),
        ("card-ink", "card-paper"),
        ("moon", "sky-night"),
    ],
)
def test_text_reaches_the_contrast_it_needs(theme: str, text: str, ground: str) -> None:
    colours = tokens(theme)
    darker, lighter = sorted((luminance(colours[text]), luminance(colours[ground])))
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


def test_the_example_of_the_rules() -> None:
    assert texts(draw(region(44)), "hour") == ["44"]
    assert uses(region("R44"), "needs") == Counter(stone=1, thistle=1)
    assert uses(region("R44"), "pays") == Counter(desert=1, city=1)
    assert uses(sanctuary("S12"), "icons") == Counter(stone=1)
    assert uses(sanctuary("S38"), "pays") == Counter(clue=1)
