import json
from pathlib import Path
from typing import Any

import pytest

from renown.faraway import score

LINES = (Path(__file__).parents[1] / "data" / "cases.jsonl").read_text("utf-8").splitlines()
CASES: list[dict[str, Any]] = [json.loads(line) for line in LINES]


def test_there_are_23_cases() -> None:
    assert len(CASES) == 23


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_every_card_of_a_scored_row_pays_what_the_case_says(case: dict[str, Any]) -> None:
    sheet = score(case["row"], case["sanctuaries"], case.get("sacrifices"))
    assert [line.points for line in sheet.regions] == case["regions"]
    assert [line.points for line in sheet.sanctuaries] == case["sanctuary_points"]
    assert sheet.total == case["total"]
    assert [line.card.id for line in sheet.regions] == case["row"]
    assert [line.card.id for line in sheet.sanctuaries] == case["sanctuaries"]
