"""`renown play`: a table in your browser, with bots on the other seats."""

from typing import Annotated, Literal

from cyclopts import Parameter

from renown.bots.levels import USUAL_LEVEL
from renown.cli.application import make_app
from renown.cli.opponents import fill_seats
from renown.cli.set_option import SetOption
from renown.faraway import Setup, new_game
from renown.pad.card_sets import with_base
from renown.pad.input_error import InputError

app = make_app(
    "play",
    """Examples:
  renown play
  renown play --players 4
  renown play --bot legend
  renown play --players 4 --bot scout --bot guide --bot greedy
  renown play --players 7 --set people-from-below --set under-starry-skies
  renown play --setup advanced --port 8080 --no-browser
  renown play --network""",
)


@app.default
def play(
    *,
    players: int = 2,
    bot: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    setup: Literal["basic", "advanced"] = "basic",
    sets: SetOption = (),
    port: int | None = None,
    network: Annotated[bool, Parameter(negative=())] = False,
    browser: bool = True,
) -> None:
    """Play against bots in your browser.

    Args:
        players: How many play, you included: 2 to 6, or 7 with People from Below.
        bot: An opponent: a level (newcomer, wanderer, explorer, scout, guide or legend), a bot
            (random, greedy, flat, instant or expert) or cmd:./mybot, a program of yours; repeat it
            for several. One alone takes all seats; seats left over go to explorer.
        setup: basic deals three Regions; advanced deals five, of which you keep three.
        sets: A set to play with besides the base game; repeat it for several.
        port: The port to serve on; without it, 8000 or one that is free.
        network: Let your phone and other machines in your network in.
        browser: Whether to open your browser.

    Raises:
        InputError: The bots or the port cannot be used, or the table cannot be served.
        SetupError: So many cannot play.
    """
    boxes = with_base(sets)
    new_game(players, setup=setup, sets=boxes, seed=0)  # the rules say who can play
    if port is not None and not 1 <= port <= 65535:
        raise InputError(f"Ports are 1 to 65535, not {port}.")
    # The server has the kernels compiled while a first game already goes on.
    bots = fill_seats(bot, players - 1, USUAL_LEVEL, compiles=False)
    try:
        from renown.web.serve import ServeError, serve
    except ModuleNotFoundError as fault:
        if (fault.name or "").split(".")[0] == "renown":
            raise
        raise InputError("The table needs more packages: pip install 'renown[web]'") from None
    try:
        serve(bots, Setup(setup), boxes, port, network=network, open_browser=browser)
    except ServeError as fault:
        raise InputError(str(fault)) from None
