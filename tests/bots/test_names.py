from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from renown.bots import (
    BOTS,
    Bot,
    BotError,
    BotKind,
    BotOption,
    BotOptionError,
    BotPackagesError,
    UnknownBotError,
    make_bot,
)
from renown.bots.program_bot import ProgramBot
from renown.bots.random_bot import RandomBot

ROLLOUTS = BotOption("rollouts for every action", least=1, most=5000, usual=200)


class CountedBot(RandomBot):
    def __init__(self, random: Random, number: int) -> None:
        super().__init__(random)
        self.number = number


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, BotKind], None]:
    """Adds a kind of bot for one test."""
    return lambda name, kind: monkeypatch.setitem(cast(dict[str, BotKind], BOTS), name, kind)


def test_every_bot_has_a_name() -> None:
    for name in BOTS:
        assert isinstance(make_bot(name, Random(0)), Bot)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gredy", "“gredy”. Did you mean greedy?"),
        ("Greedy", "Did you mean greedy?"),
        ("gredy:7", "Did you mean greedy?"),
        ("xyzzy", "There are random, greedy"),
        ("", "There are random, greedy"),
        (":", "There are random, greedy"),
        ("cmd", "There are random, greedy"),
    ],
)
def test_unknown_name_is_answered_with_names_there_are(name: str, said: str) -> None:
    for programs in (False, True):
        with pytest.raises(UnknownBotError) as refused:
            make_bot(name, Random(0), programs=programs)
        assert said in str(refused.value)


@pytest.mark.parametrize("name", ["greedy:7", "random:", "random:flat"])
def test_bot_without_an_option_takes_none(name: str) -> None:
    with pytest.raises(BotOptionError, match="takes no number"):
        make_bot(name, Random(0))


@pytest.mark.parametrize("number", [1, 200, 5000])
def test_number_after_the_name_is_the_bots(
    register: Callable[[str, BotKind], None], number: int
) -> None:
    register("counted", BotKind(CountedBot, ROLLOUTS))
    bot = make_bot(f"counted:{number}", Random(0))
    assert isinstance(bot, CountedBot)
    assert bot.number == number


def test_name_alone_means_the_usual_number(register: Callable[[str, BotKind], None]) -> None:
    register("counted", BotKind(CountedBot, ROLLOUTS))
    bot = make_bot("counted", Random(0))
    assert isinstance(bot, CountedBot)
    assert bot.number == 200


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "-5", "+5", "5001", "007", "9" * 5000, "1_000", "2.5", "1e3", " 5", "5 "),
        *("five", "٣", "5\n", "5:5", "…", "0x10"),
    ],
)
def test_number_that_is_none_or_out_of_bounds(
    register: Callable[[str, BotKind], None], text: str
) -> None:
    register("counted", BotKind(CountedBot, ROLLOUTS))
    with pytest.raises(BotOptionError) as refused:
        make_bot(f"counted:{text}", Random(0))
    assert "from 1 to 5000 (rollouts for every action)" in str(refused.value)


@pytest.mark.parametrize("name", [name for name, kind in BOTS.items() if kind.option])
def test_bounds_of_every_option_can_be_used(name: str) -> None:
    option = BOTS[name].option
    assert option
    assert option.least <= option.usual <= option.most
    for number in (option.least - 1, option.most + 1):
        with pytest.raises(BotOptionError):
            make_bot(f"{name}:{number}", Random(0))
    make_bot(f"{name}:{option.least}", Random(0))


def test_missing_packages_are_named(register: Callable[[str, BotKind], None]) -> None:
    def make(random: Random, number: int) -> Bot:
        import package_that_is_not_there  # type: ignore[import-not-found]

        return cast(Bot, package_that_is_not_there.Bot(random, number))

    register("counted", BotKind(make, ROLLOUTS))
    with pytest.raises(BotPackagesError, match=r"counted needs .* pip install 'renown\[fast\]'"):
        make_bot("counted", Random(0))


def test_module_of_ours_that_is_missing_is_no_missing_package(
    register: Callable[[str, BotKind], None],
) -> None:
    def make(random: Random, number: int) -> Bot:
        import renown.bots.no_such_bot  # type: ignore[import-not-found]

        return cast(Bot, renown.bots.no_such_bot.Bot(random, number))

    register("counted", BotKind(make, ROLLOUTS))
    with pytest.raises(ModuleNotFoundError):
        make_bot("counted", Random(0))


def test_program_plays_only_where_programs_may() -> None:
    assert isinstance(make_bot("cmd:./mybot --fast", Random(0), programs=True), ProgramBot)
    with pytest.raises(UnknownBotError):
        make_bot("cmd:./mybot --fast", Random(0))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:", "stands a command"),
        ("cmd:  ", "stands a command"),
        ("cmd:./bot 'fast", "quotation mark"),
    ],
)
def test_command_that_cannot_be_read(name: str, said: str) -> None:
    with pytest.raises(BotOptionError, match=said):
        make_bot(name, Random(0), programs=True)


def test_every_refusal_can_be_caught_as_one() -> None:
    for error in (UnknownBotError, BotOptionError, BotPackagesError):
        assert issubclass(error, BotError)
        assert issubclass(error, ValueError)
