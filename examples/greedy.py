"""A bot for Renown in plain Python: it does what pays most as its row stands.

renown cards --json > cards.jsonl
renown simulate --bot "cmd:python3 examples/greedy.py cards.jsonl" --bot random
"""

import json
import sys
from collections import Counter
from random import Random

with open(sys.argv[1], encoding="utf-8") as lines:
    CARDS = {card["id"]: card for card in map(json.loads, lines)}


def icons(names):
    """Counts what can be seen on cards."""
    seen = Counter()
    for card in map(CARDS.get, names):
        seen.update([card["biome"]] + ["night"] * card["night"])
        seen.update({icon: card[f"{icon}s"] for icon in ("clue", "stone", "chimera", "thistle")})
    return seen


def pays(name, seen):
    """Says what a card pays when so much can be seen."""
    quest, condition = CARDS[name]["quest"], CARDS[name]["condition"]
    if not quest or any(seen[wonder] < needed for wonder, needed in condition.items()):
        return 0
    counts = [seen[thing] for thing in quest.get("of", [])]
    times = {"flat": 1, "each": sum(counts), "each_set": min(counts, default=0)}
    times["at_least"] = sum(counts) >= quest.get("needed", 0)
    return quest["points"] * times.get(quest["kind"], 0)


def fame_after(action, seat):
    """Scores a seat as if the action were its last; a Region sees what lies to its right."""
    word, *names = action.split()
    row = seat["row"] + (names if word in ("keep", "explore", "take") else [])
    sanctuaries = seat["sanctuaries"] + (names if word == "place" else [])
    fame = 0
    if word == "give-up" and len(names) > 1:
        sanctuaries = [name for name in sanctuaries if name not in names]
        fame += CARDS[names[0]]["quest"]["points"]
    for place, name in enumerate(row):
        fame += pays(name, icons(row[place:] + sanctuaries))
    return fame + sum(pays(name, icons(row + sanctuaries)) for name in sanctuaries)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["type"] == "new_game":
        random = Random(message["seed"])
    elif message["type"] == "turn":
        seat = message["view"]["seats"][message["view"]["seat"]]
        best = max(message["actions"], key=lambda each: (fame_after(each, seat), random.random()))
        print(json.dumps({"turn": message["turn"], "action": best}), flush=True)
