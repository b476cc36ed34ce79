import copy
import pickle

import pytest

from renown import faraway
from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Biome,
    Card,
    CardSet,
    Region,
    UnknownCardError,
    region,
    regions_of,
    sanctuaries_of,
    sanctuary,
)

BASE_REGIONS = regions_of([CardSet.BASE])
BASE_SANCTUARIES = sanctuaries_of([CardSet.BASE])
ALL_CARDS = (*REGIONS.values(), *SANCTUARIES.values())
FOUR_BIOMES = (Biome.FOREST, Biome.RIVER, Biome.DESERT, Biome.CITY)


def test_there_are_92_regions_and_53_sanctuaries() -> None:
    assert len(REGIONS) == 92
    assert len(SANCTUARIES) == 53


def test_region_ids_are_the_printed_numbers_and_meteorites_repeat_fifteen_of_them() -> None:
    meteorites = (4, 5, 7, 9, 11, 13, 15, 20, 21, 26, 27, 29, 32, 33, 38)
    expected = {f"R{number:02}": number for number in range(77)}
    expected |= {f"M{number:02}": number for number in meteorites}
    assert {card.id: card.number for card in REGIONS.values()} == expected
    assert all(name == card.id for name, card in REGIONS.items())


def test_sanctuary_ids_are_s01_to_s53() -> None:
    assert list(SANCTUARIES) == [f"S{number:02}" for number in range(1, 54)]
    assert all(name == card.id for name, card in SANCTUARIES.items())


def test_base_game_has_regions_1_to_68_and_45_sanctuaries() -> None:
    assert [card.number for card in BASE_REGIONS] == list(range(1, 69))
    assert [card.id for card in BASE_SANCTUARIES] == [f"S{n:02}" for n in range(1, 46)]


def test_people_from_below_has_regions_0_and_69_to_76_and_8_sanctuaries() -> None:
    box = [CardSet.PEOPLE_FROM_BELOW]
    assert [card.number for card in regions_of(box)] == [0, *range(69, 77)]
    assert [card.id for card in sanctuaries_of(box)] == [f"S{n}" for n in range(46, 54)]


def test_under_starry_skies_has_15_meteorites_and_no_sanctuaries() -> None:
    cards = regions_of([CardSet.UNDER_STARRY_SKIES])
    assert len(cards) == 15
    assert cards == tuple(card for card in REGIONS.values() if card.meteorite)
    assert sanctuaries_of([CardSet.UNDER_STARRY_SKIES]) == ()


def test_two_meteorites_carry_two_clues() -> None:
    two = [card.id for card in REGIONS.values() if card.clues == 2]
    assert two == ["M05", "M33"]


def test_base_regions_are_17_of_each_biome() -> None:
    for biome in FOUR_BIOMES:
        assert sum(card.biome is biome for card in BASE_REGIONS) == 17


def test_base_regions_of_the_night_are_exactly_20_to_40() -> None:
    assert [card.number for card in BASE_REGIONS if card.night] == list(range(20, 41))


def test_base_regions_carry_18_clues_18_stones_14_chimeras_10_thistles() -> None:
    assert sum(card.clues for card in BASE_REGIONS) == 18
    assert sum(card.stones for card in BASE_REGIONS) == 18
    assert sum(card.chimeras for card in BASE_REGIONS) == 14
    assert sum(card.thistles for card in BASE_REGIONS) == 10


def test_base_regions_without_a_quest_are_1_2_4_6_7_8_12() -> None:
    assert [card.number for card in BASE_REGIONS if card.quest is None] == [1, 2, 4, 6, 7, 8, 12]


def test_base_sanctuaries_are_25_grey_and_5_of_each_biome() -> None:
    assert sum(card.biome is Biome.HAVEN for card in BASE_SANCTUARIES) == 25
    for biome in FOUR_BIOMES:
        assert sum(card.biome is biome for card in BASE_SANCTUARIES) == 5


def test_base_sanctuaries_carry_4_nights_8_clues_9_stones_7_chimeras_5_thistles() -> None:
    assert sum(card.night for card in BASE_SANCTUARIES) == 4
    assert sum(card.clues for card in BASE_SANCTUARIES) == 8
    assert sum(card.stones for card in BASE_SANCTUARIES) == 9
    assert sum(card.chimeras for card in BASE_SANCTUARIES) == 7
    assert sum(card.thistles for card in BASE_SANCTUARIES) == 5


def test_base_sanctuaries_with_a_quest_are_26() -> None:
    assert sum(card.quest is not None for card in BASE_SANCTUARIES) == 26


def test_no_two_sanctuaries_have_the_same_face() -> None:
    faces = {
        (card.biome, card.night, card.clues, card.stones, card.chimeras, card.thistles, card.quest)
        for card in SANCTUARIES.values()
    }
    assert len(faces) == 53


def test_conditions_reach_six_icons_with_people_from_below() -> None:
    largest = max(
        sum(needed for _, needed in card.condition)
        for card in regions_of([CardSet.BASE, CardSet.PEOPLE_FROM_BELOW])
    )
    assert largest == 6


@pytest.mark.parametrize("name", [44, "44", "R44", "r44", " r44 ", "044", region("R44")])
def test_a_region_is_found_by_number_by_id_in_any_case_and_by_itself(name: Region | str) -> None:
    assert region(name) is REGIONS["R44"]


def test_a_region_below_ten_is_found_by_its_number() -> None:
    assert region(0).id == "R00"
    assert region("0").id == "R00"
    assert region(5).id == "R05"
    assert region("05").id == "R05"


def test_a_number_that_a_meteorite_repeats_means_the_base_region() -> None:
    assert region(15) is REGIONS["R15"]
    assert region("m15") is REGIONS["M15"]


@pytest.mark.parametrize("name", ["S12", "s12", " S12\n", sanctuary("S12")])
def test_a_sanctuary_is_found_by_id_in_any_case_and_by_itself(name: str) -> None:
    assert sanctuary(name) is SANCTUARIES["S12"]


@pytest.mark.parametrize(
    "name", [77, -1, 1000, "R77", "R99", "M14", "S12", "", " ", "R", "٤٤", "4.4"]
)
def test_an_unknown_region_is_refused_by_its_name(name: str | int) -> None:
    with pytest.raises(UnknownCardError) as refused:
        region(name)
    assert (str(name).strip() or "without a name") in str(refused.value)


@pytest.mark.parametrize("name", ["S00", "S54", "R44", "12", "", "S1"])
def test_an_unknown_sanctuary_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(UnknownCardError) as refused:
        sanctuary(name)
    assert (name or "without a name") in str(refused.value)


def test_every_card_equals_itself_only() -> None:
    assert len(set(ALL_CARDS)) == 92 + 53
    for card in ALL_CARDS:
        assert [other for other in ALL_CARDS if other == card] == [card]
        assert card != card.id


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
def test_a_card_survives_pickling_and_copying(card: Card) -> None:
    for other in (pickle.loads(pickle.dumps(card)), copy.copy(card), copy.deepcopy(card)):
        assert other == card
        assert hash(other) == hash(card)
        assert type(other) is type(card)
        assert (other.set, other.counts, other.quest) == (card.set, card.counts, card.quest)


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
def test_the_repr_of_a_card_evaluates_back_to_it(card: Card) -> None:
    assert eval(repr(card), vars(faraway).copy()) is card


def test_the_catalogue_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        REGIONS["R44"] = REGIONS["R45"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        REGIONS["R44"].clues = 3  # type: ignore[misc]
