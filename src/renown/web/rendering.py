"""Pages from templates, in each language."""

from functools import cache
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response
from markupsafe import Markup

from renown.faraway import Countable, Region, Sanctuary
from renown.web.drawing import draw_back, draw_icon, draw_region, draw_sanctuary, sprite
from renown.words import (
    LANGUAGES,
    Language,
    count_things,
    describe_card,
    explain,
    list_missing,
    name_card,
    title_bot,
)


def render(
    template: str, language: Language, values: dict[str, object], status: int = 200
) -> Response[str]:
    """Makes a page.

    Args:
        template: The name of its template, without folder and ending.
        language: The viewer's language.
        values: What the template shows.
        status: The HTTP status.
    """
    page = _environment(language.code).get_template(f"{template}.html").render(values)
    # A page may hold what only one viewer may see, and changes with every move.
    return Response(
        page,
        media_type=MediaType.HTML,
        status_code=status,
        headers={"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"},
    )


@cache
def _environment(code: str) -> Environment:
    language = LANGUAGES[code]
    environment = Environment(
        loader=PackageLoader("renown.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        language.gettext, language.ngettext, newstyle=True
    )

    @cache
    def draw(card: Region | Sanctuary) -> Markup:
        title = describe_card(card, language)
        if isinstance(card, Region):
            return Markup(draw_region(card, title))
        return Markup(draw_sanctuary(card, title))

    def draw_small(what: Countable) -> Markup:
        return Markup(draw_icon(what))

    environment.globals.update(
        language=language,
        languages=LANGUAGES.values(),
        sprite=Markup(sprite()),
        draw=draw,
        back_of_region=Markup(draw_back("region")),
        back_of_sanctuary=Markup(draw_back("sanctuary")),
        icon=draw_small,
        bot_title=lambda bot: title_bot(bot, language),
        describe=lambda card: describe_card(card, language),
        name=lambda card: name_card(card, language),
        explain=lambda line: explain(line, language),
        missing=lambda line: list_missing(line, language),
        count=lambda what, number: count_things(what, number, language),
    )
    return environment


@cache
def script() -> str:
    """Joins the scripts of the pages into one.

    Two deferred scripts would race: htmx 4 may start before its extension is there, and then it
    is silently left out.
    """
    static = files("renown.web") / "static"
    names = ("vendor/htmx-4.0.1.min.js", "vendor/hx-ws-4.0.1.min.js", "renown.js")
    return ";\n".join((static / name).read_text(encoding="utf-8") for name in names)
