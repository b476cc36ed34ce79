from collections import Counter
from random import Random

import pytest
from tests.faraway.playing import (
    ALL_SETS,
    BASE,
    EVERYTHING,
    WITH_PEOPLE,
    WITH_SKIES,
    decks,
    finished,
    numbers,
    play,
    regions,
)

from renown.faraway import (
    CardSet,
    Decks,
    Keep,
    Phase,
    Setup,
    SetupError,
    new_game,
    region,
    regions_of,
    sanctuaries_of,
    sanctuary,
    shuffle,
)


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 8])
def test_the_base_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(SetupError, match=r"2 to 6"):
        new_game(players, seed=1)


@pytest.mark.parametrize("players", [1, 7, 8])
def test_with_under_starry_skies_alone_the_game_is_still_for_two_to_six(players: int) -> None:
    # Its 83 Regions would do for seven, who need 77; seven play only with People from Below.
    assert len(regions_of(WITH_SKIES)) == 83
    with pytest.raises(SetupError, match=r"2 to 6"):
        new_game(players, seed=1, sets=WITH_SKIES)


@pytest.mark.parametrize("sets", [BASE, WITH_SKIES])
@pytest.mark.parametrize("setup", Setup)
def test_a_refusal_of_seven_names_the_set_they_need(
    sets: tuple[CardSet, ...], setup: Setup
) -> None:
    with pytest.raises(SetupError, match="People from Below"):
        new_game(7, seed=1, setup=setup, sets=sets)


@pytest.mark.parametrize("players", [-1, 0, 1, 8, 9])
@pytest.mark.parametrize("sets", [WITH_PEOPLE, EVERYTHING])
def test_with_people_from_below_the_game_is_for_two_to_seven(
    sets: tuple[CardSet, ...], players: int
) -> None:
    with pytest.raises(SetupError, match="2 to 7"):
        new_game(players, seed=1, sets=sets)


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play_the_base_game(players: int) -> None:
    assert new_game(players, seed=1).players == players


@pytest.mark.parametrize("sets", [WITH_PEOPLE, EVERYTHING])
def test_seven_can_play_with_people_from_below(sets: tuple[CardSet, ...]) -> None:
    assert new_game(7, seed=1, sets=sets).players == 7


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play_with_under_starry_skies(players: int) -> None:
    game = new_game(players, seed=1, sets=("base", "under_starry_skies"))
    assert (game.players, game.sets) == (players, WITH_SKIES)


def test_a_game_without_the_base_game_is_refused() -> None:
    with pytest.raises(SetupError, match="base"):
        new_game(2, seed=1, sets=("people_from_below",))
    with pytest.raises(SetupError, match="base"):
        new_game(2, seed=1, sets=("under_starry_skies",))
    with pytest.raises(SetupError, match="base"):
        new_game(7, seed=1, sets=("under_starry_skies", "people_from_below"))
    with pytest.raises(SetupError, match="base"):
        new_game(2, seed=1, sets=())


def test_an_unknown_setup_is_refused() -> None:
    with pytest.raises(SetupError, match=r"“expert”.*basic or advanced"):
        new_game(2, seed=1, setup="expert")


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(SetupError, match="base, people_from_below, under_starry_skies"):
        new_game(2, seed=1, sets=("base", "people_from_above"))


def test_a_game_starts_from_a_seed_or_from_decks_and_not_from_both() -> None:
    with pytest.raises(SetupError, match="seed or from decks"):
        new_game(2)
    with pytest.raises(SetupError, match="seed or from decks"):
        new_game(2, seed=1, decks=decks())


def test_setup_and_sets_can_be_named_in_any_order() -> None:
    named = new_game(3, seed=4, setup="advanced", sets=("people_from_below", "base", "base"))
    assert named == new_game(3, seed=4, setup=Setup.ADVANCED, sets=WITH_PEOPLE)


def test_decks_with_a_missing_card_are_refused() -> None:
    whole = decks()
    with pytest.raises(SetupError, match="R68"):
        new_game(2, decks=Decks(whole.regions[:-1], whole.sanctuaries))
    with pytest.raises(SetupError, match="S45"):
        new_game(2, decks=Decks(whole.regions, whole.sanctuaries[:-1]))


@pytest.mark.parametrize("sets", ALL_SETS)
@pytest.mark.parametrize("name", ["R05", "S05", "R70", "S50", "M15"])
def test_decks_with_a_card_twice_are_refused(sets: tuple[CardSet, ...], name: str) -> None:
    whole = decks(sets=sets)
    if name.startswith("S"):
        doubled = Decks(whole.regions, (*whole.sanctuaries, sanctuary(name), sanctuary(name)))
    else:
        doubled = Decks((region(name), region(name), *whole.regions), whole.sanctuaries)
    with pytest.raises(SetupError, match=f"deck has {name}"):
        new_game(2, decks=doubled, sets=sets)


def test_the_refusal_of_a_card_twice_says_so() -> None:
    whole = decks(sets=EVERYTHING)
    for name in ("R05", "R70", "M15"):
        with pytest.raises(SetupError, match=f"{name} twice"):
            new_game(
                2,
                decks=Decks((*whole.regions, region(name)), whole.sanctuaries),
                sets=EVERYTHING,
            )
    # One card more often and another missing is found too.
    with pytest.raises(SetupError, match="M15 twice"):
        new_game(
            2,
            decks=Decks((region("M15"), *whole.regions[1:]), whole.sanctuaries),
            sets=EVERYTHING,
        )
    with pytest.raises(SetupError, match="S50 twice"):
        new_game(
            2,
            decks=Decks(whole.regions, (*whole.sanctuaries, sanctuary("S50"))),
            sets=EVERYTHING,
        )


@pytest.mark.parametrize(
    ("sets", "name"),
    [
        *[(BASE, name) for name in ("R00", "R69", "R76", "M04", "M15", "M38", "S46", "S53")],
        *[(WITH_PEOPLE, name) for name in ("M04", "M15", "M38")],
        *[(WITH_SKIES, name) for name in ("R00", "R69", "R76", "S46", "S53")],
    ],
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else value,
)
def test_decks_with_a_card_of_another_set_are_refused(sets: tuple[CardSet, ...], name: str) -> None:
    whole = decks(sets=sets)
    if name.startswith("S"):
        mixed = Decks(whole.regions, (*whole.sanctuaries[1:], sanctuary(name)))
    else:
        mixed = Decks((region(name), *whole.regions[1:]), whole.sanctuaries)
    with pytest.raises(SetupError, match=f"{name} though it is not in this game"):
        new_game(2, decks=mixed, sets=sets)


@pytest.mark.parametrize(("fewer", "more"), [(BASE, WITH_SKIES), (WITH_PEOPLE, EVERYTHING)])
def test_decks_without_the_cards_of_a_set_in_play_are_refused(
    fewer: tuple[CardSet, ...], more: tuple[CardSet, ...]
) -> None:
    with pytest.raises(SetupError, match="lacks M04"):
        new_game(2, decks=decks(sets=fewer), sets=more)


def test_the_second_order_is_checked_like_the_first() -> None:
    first = decks(sets=WITH_SKIES)
    for reshuffled, fault in [
        ((region("R70"), *first.regions[1:]), "R70 though"),
        ((*first.regions, region("M15")), "M15 twice"),
        (first.regions[:-1], "lacks M38"),
    ]:
        with pytest.raises(SetupError, match=f"reshuffled Region deck (has )?{fault}"):
            new_game(
                2,
                decks=Decks(first.regions, first.sanctuaries, reshuffled),
                setup=Setup.ADVANCED,
                sets=WITH_SKIES,
            )


def test_the_second_order_belongs_to_the_advanced_setup_alone() -> None:
    with pytest.raises(SetupError, match="advanced"):
        new_game(2, decks=decks(first_reshuffled=[1]))
    with pytest.raises(SetupError, match="reshuffled"):
        new_game(2, decks=decks(), setup=Setup.ADVANCED)


def test_each_player_gets_three_regions_from_the_top_seat_by_seat() -> None:
    game = new_game(2, decks=decks([30, 10, 20, 25, 35, 15]))
    assert [numbers(seat.hand) for seat in game.seats] == [[10, 20, 30], [15, 25, 35]]


@pytest.mark.parametrize("players", range(2, 7))
def test_the_river_has_one_region_more_than_there_are_players(players: int) -> None:
    game = new_game(players, decks=decks(range(68, 0, -1)))
    assert numbers(game.river) == [68 - 3 * players - place for place in range(players + 1)]
    assert len(game.region_deck) == 68 - 3 * players - players - 1
    assert (game.round, game.phase) == (1, Phase.EXPLORE)


def test_nobody_starts_with_sanctuaries() -> None:
    game = new_game(4, seed=1)
    assert len(game.sanctuary_deck) == 45
    assert all(not seat.sanctuaries and not seat.drawn for seat in game.seats)


@pytest.mark.parametrize(("players", "left"), [(2, 41), (3, 31), (4, 21), (5, 11), (6, 1)])
def test_a_game_needs_10n_plus_7_regions_six_players_leave_exactly_one(
    players: int, left: int
) -> None:
    over = finished(new_game(players, seed=3), Random(5))
    assert len(over.region_deck) == left == 68 - (10 * players + 7)
    assert len(over.departed) == 7


def test_seven_players_with_people_from_below_leave_no_region() -> None:
    assert finished(new_game(7, seed=3, sets=WITH_PEOPLE), Random(5)).region_deck == ()


def test_seven_players_with_everything_leave_the_fifteen_more_that_meteorites_bring() -> None:
    assert len(finished(new_game(7, seed=3, sets=EVERYTHING), Random(5)).region_deck) == 15


@pytest.mark.parametrize("setup", Setup)
@pytest.mark.parametrize("seed", [0, 7, "friday evening"])
def test_the_same_seed_gives_the_same_game(setup: Setup, seed: int | str) -> None:
    assert new_game(3, seed=seed, setup=setup) == new_game(3, seed=seed, setup=setup)


@pytest.mark.parametrize("setup", Setup)
def test_different_seeds_give_different_games(setup: Setup) -> None:
    assert len({new_game(3, seed=seed, setup=setup) for seed in range(100)}) == 100


@pytest.mark.parametrize("sets", ALL_SETS)
def test_shuffled_decks_hold_every_card_once(sets: tuple[CardSet, ...]) -> None:
    shuffled = shuffle(sets, Setup.ADVANCED, Random(1))
    assert Counter(shuffled.regions) == Counter(regions_of(sets))
    assert Counter(shuffled.reshuffled) == Counter(regions_of(sets))
    assert Counter(shuffled.sanctuaries) == Counter(sanctuaries_of(sets))
    assert shuffled.regions != shuffled.reshuffled
    assert shuffle(sets, Setup.BASIC, Random(1)).reshuffled == ()


@pytest.mark.parametrize(
    ("sets", "number"), [(BASE, 68), (WITH_PEOPLE, 77), (WITH_SKIES, 83), (EVERYTHING, 92)]
)
def test_shuffling_brings_every_region_to_the_top(sets: tuple[CardSet, ...], number: int) -> None:
    tops = {shuffle(sets, Setup.BASIC, Random(seed)).regions[0] for seed in range(1000)}
    assert len(tops) == number


def test_the_advanced_setup_deals_five_and_reveals_no_river_yet() -> None:
    game = new_game(
        2, decks=decks([5, 4, 3, 2, 1, 10, 9, 8, 7, 6], first_reshuffled=[60]), setup="advanced"
    )
    assert [numbers(seat.hand) for seat in game.seats] == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
    assert game.river == ()
    assert (game.round, game.phase, game.waiting) == (0, Phase.KEEP, (0, 1))


def test_rejected_regions_go_back_into_the_deck_which_is_shuffled_again() -> None:
    order = [1, 60, 2, 4, 61, 7, 62]
    game = new_game(
        2,
        decks=decks([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], first_reshuffled=order),
        setup="advanced",
    )
    game = play(game, (0, Keep(regions(1, 3, 5))), (1, Keep(regions(6, 7, 8))))
    assert [numbers(seat.hand) for seat in game.seats] == [[1, 3, 5], [6, 7, 8]]
    # 1 and 7 are held; 2 and 4 were rejected, and lie where the second shuffle put them.
    assert numbers(game.river) == [60, 2, 4]
    assert numbers(game.region_deck[:2]) == [61, 62]
    assert game.round == 1
    everywhere = Counter(game.river + game.region_deck + game.seats[0].hand + game.seats[1].hand)
    assert everywhere == Counter(regions_of(BASE))


def test_the_river_is_revealed_only_when_the_last_player_has_kept_three() -> None:
    game = new_game(3, seed=2, setup="advanced")
    for seat in (2, 0):
        game = play(game, (seat, Keep(game.seats[seat].hand[:3])))
        assert game.river == ()
        assert all(len(each.hand) == 5 for each in game.seats)
    game = play(game, (1, Keep(game.seats[1].hand[2:])))
    assert len(game.river) == 4
    assert all(len(each.hand) == 3 for each in game.seats)


def test_what_is_kept_can_be_changed_until_the_last_player_has_kept() -> None:
    game = new_game(
        2, decks=decks([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], first_reshuffled=[60]), setup="advanced"
    )
    game = play(
        game,
        (0, Keep(regions(1, 2, 3))),
        (0, Keep(regions(3, 4, 5))),
        (1, Keep(regions(6, 7, 8))),
    )
    assert numbers(game.seats[0].hand) == [3, 4, 5]
