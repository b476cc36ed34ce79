"""Scoring over HTTP: the same JSON as the command line takes."""

import msgspec
from litestar import MediaType, Response, Router, post
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from renown.expeditions import ExpeditionsError
from renown.faraway import SetupError
from renown.pad.expeditions_json import (
    ExpeditionsTableIn,
    ExpeditionsTableOut,
    answer_expeditions,
)
from renown.pad.faraway_json import FarawayTableIn, FarawayTableOut, answer_faraway
from renown.pad.input_error import InputError
from renown.pad.json_faults import explain_json
from renown.web.visitor import AnyRequest

_LARGEST_TABLE = 100_000
"""Bytes; a table of seven takes less than a thousand."""


class Refusal(msgspec.Struct):
    """Why a table cannot be scored, as a sentence."""

    error: str


_REFUSED = {
    400: ResponseSpec(Refusal, description="The table cannot be scored."),
    413: ResponseSpec(Refusal, description="More was sent than any table takes."),
}


@post("/faraway", status_code=200, sync_to_thread=True, responses=_REFUSED)
def score_faraway(data: JSONBody[FarawayTableIn]) -> FarawayTableOut:
    """Score a table of Faraway."""
    return answer_faraway(data)


@post("/expeditions", status_code=200, sync_to_thread=True, responses=_REFUSED)
def score_expeditions(data: JSONBody[ExpeditionsTableIn]) -> ExpeditionsTableOut:
    """Score the end of a game of Expeditions, and settle who wins."""
    return answer_expeditions(data)


def _refuse(_: AnyRequest, fault: Exception) -> Response[Refusal]:
    return _refusal(str(fault), 400)


def _refuse_request(_: AnyRequest, fault: ClientException) -> Response[Refusal]:
    """Says what is wrong with what was sent, as the command line would."""
    cause: BaseException | None = fault
    while cause is not None and not isinstance(cause, msgspec.MsgspecError):
        cause = cause.__cause__ or cause.__context__
    if fault.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        problem = f"A table has at most {_LARGEST_TABLE:,} bytes."
    elif cause is None:
        problem = f"This cannot be read: {fault.detail}."
    elif "`$[" in str(cause):
        # What could not be read at all has no place in a table.
        problem = explain_json(type(cause)(str(cause).partition(" - at ")[0]))
    elif str(cause).endswith("missing required field `data`"):
        problem = "Nothing was sent: send a table as JSON."
    else:
        # The framework reads what was sent as a field of its own.
        problem = explain_json(type(cause)(str(cause).replace("$.data", "$", 1)))
    return _refusal(problem, fault.status_code)


def _refusal(problem: str, status: int) -> Response[Refusal]:
    return Response(Refusal(problem), status_code=status, media_type=MediaType.JSON)


def _refuse_nesting(_: AnyRequest, __: RecursionError) -> Response[Refusal]:
    return _refusal("This is nested too deeply.", 400)


scores = Router(
    "/api/score",
    route_handlers=[score_faraway, score_expeditions],
    include_in_schema=True,
    request_max_body_size=_LARGEST_TABLE,
    exception_handlers={
        ClientException: _refuse_request,
        RecursionError: _refuse_nesting,
        InputError: _refuse,
        SetupError: _refuse,
        ExpeditionsError: _refuse,
    },
)
