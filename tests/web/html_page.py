"""Reading a page of ours without a browser."""

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Element:
    """An element of a page: its tag, its attributes, and all the text inside it."""

    tag: str
    attributes: dict[str, str]
    text: str = ""

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()


@dataclass
class HtmlPage:
    """A page, read from its text."""

    source: str
    elements: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        _Reader(self.elements).feed(self.source)

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Lists the elements with a tag that have these attributes with these values."""
        return [
            element
            for element in self.elements
            if element.tag == tag and attributes.items() <= element.attributes.items()
        ]

    def values(self, name: str) -> list[str]:
        """Lists the values of the fields with a name."""
        return [element.attributes.get("value", "") for element in self.all("input", name=name)]

    def of_class(self, name: str) -> list[Element]:
        """Lists the elements that have a class."""
        return [element for element in self.elements if name in element.classes]

    @property
    def moment(self) -> str:
        """The moment of the game that is shown, where the viewer may act."""
        return self.values("moment")[0]

    @property
    def notice(self) -> str:
        """What the page tells about a move that was not played."""
        return "".join(element.text for element in self.of_class("notice")).strip()

    @property
    def prompt(self) -> str:
        """What the page asks for."""
        return self.of_class("prompt")[0].text.strip()

    @property
    def checked(self) -> list[str]:
        """The values of the choices that are made already."""
        return [
            element.attributes.get("value", "")
            for element in self.all("input", form="act")
            if "checked" in element.attributes
        ]


class _Reader(HTMLParser):
    _VOID = frozenset(("input", "link", "meta", "br", "img", "hr"))

    def __init__(self, elements: list[Element]) -> None:
        super().__init__()
        self._elements = elements
        self._open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._elements.append(element)
        if tag not in self._VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop().tag != tag:
            pass

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data
