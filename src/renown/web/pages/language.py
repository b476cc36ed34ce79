"""Choosing a language."""

from dataclasses import dataclass

from litestar import post
from litestar.datastructures import Cookie
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from renown.web.visitor import LANGUAGE_COOKIE
from renown.words import LANGUAGES

_YEAR = 365 * 24 * 60 * 60


@dataclass
class ChosenLanguage:
    """What the language menu sends.

    Attributes:
        code: The language.
        back: The page to go back to, a path on this server.
    """

    code: str
    back: str = "/"


@post("/language", status_code=303)
async def choose_language(
    data: URLEncodedBody[ChosenLanguage],
) -> Redirect:
    """Remembers the language in a cookie, and goes back to the page."""
    # “//host” and “/\host” would lead to another site.
    is_path = data.back.startswith("/") and data.back[1:2] not in ("/", "\\")
    answer = Redirect(data.back if is_path else "/", status_code=303)
    if data.code in LANGUAGES:
        answer.set_cookie(
            Cookie(key=LANGUAGE_COOKIE, value=data.code, max_age=_YEAR, samesite="lax")
        )
    return answer
