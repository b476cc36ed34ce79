"""What is wrong with a line of JSON, in words for the person who wrote it."""

import re

import msgspec

from renown.pad.input_error import shorten

_CHOICES = {
    "tie_break": "lowest_card or lowest_total",
    "sacrifices": "“best” or an object in braces",
    "glory": "quests, melds, upgrades, corruption20, corruption, cards or workers_maps",
}

_KINDS = {
    "object": "an object in braces",
    "array": "a list in brackets",
    "str": "text in quotes",
    "int": "a whole number",
    "float": "a number with a fraction",
    "bool": "true or false",
    "null": "null",
}


def explain_json(fault: msgspec.MsgspecError) -> str:
    """Says what cannot be read, and where it stands."""
    problem, _, path = str(fault).partition(" - at ")
    if not isinstance(fault, msgspec.ValidationError):
        return _malformed(problem)
    path = path.strip("`")
    sentence = _sentence(problem, path)
    place = _place(path)
    return f"In {place}: {sentence}" if place else sentence[0].upper() + sentence[1:]


def _malformed(problem: str) -> str:
    if "truncated" in problem:
        return "This is not whole JSON: something in it breaks off."
    if found := re.search(r"trailing characters \(byte (\d+)\)", problem):
        return f"This is not JSON: something follows after its end, at byte {found[1]}."
    if found := re.search(r"\(byte (\d+)\)", problem):
        return f"This is not JSON: see byte {int(found[1]) + 1}."
    return "This is not JSON."


def _sentence(problem: str, path: str) -> str:
    if found := re.fullmatch(r"Expected `(.*)`, got `(.*)`", problem):
        expected = " or ".join(_kind(kind) for kind in found[1].split(" | "))
        return f"{expected} is needed here, not {_kind(found[2])}."
    if found := re.fullmatch(r"Object missing required field `(.*)`", problem):
        return f"the field “{found[1]}” is missing."
    if found := re.fullmatch(r"(?s)Object contains unknown field `(.*)`", problem):
        return f"there is no field “{shorten(found[1])}”."
    if found := re.fullmatch(r"(?s)Invalid enum value '(.*)'", problem):
        choices = _CHOICES[path.rpartition(".")[2].partition("[")[0]]
        return f"“{shorten(found[1])}” is not {choices}."
    if "out of range" in problem:
        return "the number is too large."
    return f"{problem[:1].lower()}{problem[1:]}."


def _kind(name: str) -> str:
    return _KINDS.get(name, name)


def _place(path: str) -> str:
    """Puts a path such as `$.players[0].row[1]` into words: players 1, row 2."""
    words = []
    for name, index, value in re.findall(r"\.(\w+)|\[(\d+)\]|\[(\.\.\.)\]", path):
        if name:
            words.append(name)
        elif index:
            words[-1:] = [f"{words[-1] if words else ''} {int(index) + 1}".strip()]
        elif value:
            words.append("what is given up")
    return ", ".join(words)
