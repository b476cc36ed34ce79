"""The option that names sets of cards."""

from typing import Annotated, TypeAlias

from cyclopts import Parameter

from renown.faraway import CardSet

SetOption: TypeAlias = Annotated[
    tuple[CardSet, ...], Parameter(name="--set", negative=(), show_default=False)
]
"""The option that names sets; the base game need not be among them."""
