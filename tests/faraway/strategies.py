"""What hypothesis draws: first moments of games, and the chance that decides how they go on."""

from random import Random

from hypothesis import strategies as st
from tests.faraway.playing import BASE, BOTH

from renown.faraway import Game, Setup, new_game

_SEEDS = st.integers(0, 10**9)


def first_moments() -> st.SearchStrategy[Game]:
    setups = st.sampled_from(Setup)
    base = st.builds(new_game, st.integers(2, 6), seed=_SEEDS, setup=setups, sets=st.just(BASE))
    both = st.builds(new_game, st.integers(2, 7), seed=_SEEDS, setup=setups, sets=st.just(BOTH))
    return st.one_of(base, both)


def randoms() -> st.SearchStrategy[Random]:
    return st.builds(Random, _SEEDS)
