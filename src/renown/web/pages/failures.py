"""Pages for what went wrong: what happened, and what to do."""

import logging

from litestar import Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
)

from renown.faraway import PlayersError, SetupError
from renown.web.rendering import render
from renown.web.visitor import AnyRequest, language_of

_log = logging.getLogger(__name__)


def show_not_found(request: AnyRequest, _: NotFoundException) -> Response[str]:
    """Says that there is nothing at this address."""
    gettext = language_of(request).gettext
    title = gettext("There is nothing here")
    advice = gettext("No table has this address. Check it, or open a new table.")
    return _page(request, title, advice, 404)


def show_refused(request: AnyRequest, _: PermissionDeniedException) -> Response[str]:
    """Says that another site's page asked."""
    gettext = language_of(request).gettext
    title = gettext("That was not asked from here")
    return _page(request, title, gettext("Go back to your table and choose again there."), 403)


def show_bad_request(request: AnyRequest, failure: ClientException | SetupError) -> Response[str]:
    """Says that a form was sent which no page of ours sends."""
    gettext = language_of(request).gettext
    title = gettext("That cannot be done")
    advice = gettext("What was sent does not fit. Go back and choose again.")
    status = failure.status_code if isinstance(failure, HTTPException) else 400
    return _page(request, title, advice, status)


def show_wrong_number(request: AnyRequest, _: PlayersError) -> Response[str]:
    """Says how many can play."""
    gettext = language_of(request).gettext
    advice = gettext("Faraway is for 2 to 6 players; 7 can play only with People from Below.")
    return _page(request, gettext("So many cannot play"), advice, 400)


def show_fault(request: AnyRequest, fault: Exception) -> Response[str]:
    """Says that the server is at fault, and writes down why."""
    _log.error("A page could not be made.", exc_info=fault)
    gettext = language_of(request).gettext
    title = gettext("Something went wrong on our side")
    return _page(request, title, gettext("Your table is kept as it was. Load the page again."), 500)


def _page(request: AnyRequest, title: str, advice: str, status: int) -> Response[str]:
    return render("failure", language_of(request), {"title": title, "advice": advice}, status)
