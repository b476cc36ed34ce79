"""Kernels are kept on disk, and compiled anew when anything they were made of changes."""

import ast
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src"

CONSTANTS = """
import numpy as np

NUMBERS = np.array([{number}, 40])
"""

INNER = """
from renown.fast.compiling import compiler

import constants
from constants import NUMBERS

compiled = compiler(constants)


@compiled
def inner(place):
    return NUMBERS[place] + {added}
"""

OUTER = """
from renown.fast.compiling import compiler

import constants
import inner_kernels
from inner_kernels import inner

compiled = compiler(constants, inner_kernels)


@compiled
def outer(place):
    return inner(place) + 1


print(outer(0), sum(outer.stats.cache_hits.values()))
"""


@dataclass
class Package:
    """Real modules of kernels, run in processes of their own."""

    folder: Path

    def write(self, number: int, added: int) -> None:
        for name, text in (
            ("constants", CONSTANTS.format(number=number)),
            ("inner_kernels", INNER.format(added=added)),
            ("outer_kernels", OUTER),
        ):
            path = self.folder / f"{name}.py"
            # What does not change is not written: its time stays, by which numba looks.
            if not path.exists() or path.read_text() != text:
                path.write_text(text)

    def run(self) -> tuple[int, bool]:
        """Gives the kernel's answer, and whether it was taken from the disk."""
        run = subprocess.run(
            [sys.executable, "outer_kernels.py"],
            cwd=self.folder,
            env=os.environ | {"NUMBA_CACHE_DIR": str(self.folder / "cache")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        answer, hits = run.stdout.split()
        return int(answer), hits != "0"


def test_kernels_are_compiled_anew_when_a_module_they_use_changes_and_kept_otherwise(
    tmp_path: Path,
) -> None:
    package = Package(tmp_path)
    package.write(number=6, added=0)
    assert package.run() == (7, False)
    assert package.run() == (7, True)
    package.write(number=8, added=0)
    assert package.run() == (9, False)
    package.write(number=8, added=5)
    assert package.run() == (14, False)
    # What was compiled for the first contents is still there.
    package.write(number=6, added=0)
    assert package.run() == (7, True)


SCORE_R03 = """
from renown.fast import score_many
from renown.faraway import region

print(score_many([([region(3)], [])])[0])
"""


def test_kernels_are_compiled_anew_when_the_card_tables_change(tmp_path: Path) -> None:
    copytree(SOURCE / "renown", tmp_path / "renown", ignore=ignore_patterns("__pycache__"))
    table = tmp_path / "renown" / "faraway" / "data" / "regions.csv"
    text = table.read_text()

    def score() -> int:
        settings = {"NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
        run = subprocess.run(
            [sys.executable, "-c", SCORE_R03],
            cwd=tmp_path,
            env=os.environ | settings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return int(run.stdout)

    assert score() == 4
    line = "base,R03,3,river,0,0,0,0,0,0,0,0,fixed,,"
    assert f"{line}4" in text
    table.write_text(text.replace(f"{line}4", f"{line}9"))
    assert score() == 9


# --- Which modules the kernels use ---


@dataclass
class Module:
    """What the text of a module says of its names.

    Attributes:
        imported: By name, the module it comes from and its name there, or "" for the whole module.
        uses: By name of a function or constant, the names that occur in it.
        decorators: By name of a function, the names of its decorators.
        compilers: By name of a decorator, the modules it was made for.
    """

    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    uses: dict[str, set[str]] = field(default_factory=dict)
    decorators: dict[str, list[str]] = field(default_factory=dict)
    compilers: dict[str, set[str]] = field(default_factory=dict)


def read_module(path: Path) -> Module:
    module = Module()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ImportFrom(module=str(origin), names=names):
                for alias in names:
                    whole = is_module(f"{origin}.{alias.name}")
                    found = (f"{origin}.{alias.name}", "") if whole else (origin, alias.name)
                    module.imported[alias.asname or alias.name] = found
            case ast.FunctionDef(name=name):
                module.uses[name] = names_in(node)
                module.decorators[name] = [
                    each.id for each in node.decorator_list if isinstance(each, ast.Name)
                ]
            case ast.Assign(targets=targets, value=ast.Call() as call) if (
                called(call) == "compiler"
            ):
                for target in targets:
                    for name in names_in(target):
                        module.compilers[name] = {
                            module.imported[each.id][0]
                            for each in call.args
                            if isinstance(each, ast.Name)
                        }
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    for name in names_in(target):
                        module.uses[name] = names_in(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                module.uses[name] = names_in(value)
            case _:
                pass
    return module


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def names_in(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def path_of(name: str) -> Path:
    return SOURCE.joinpath(*name.split(".")).with_suffix(".py")


def is_module(name: str) -> bool:
    return path_of(name).exists()


MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts): read_module(path)
    for folder in ("fast", "bots")
    for path in sorted((SOURCE / "renown" / folder).rglob("*.py"))
}
KERNELS = [
    (module, function, decorator)
    for module, text in MODULES.items()
    for function, decorators in text.decorators.items()
    for decorator in decorators
    if decorator in text.compilers
]
"""Every compiled function: its module, its name, and the decorator that compiles it."""


def modules_used(module: str, name: str, seen: set[tuple[str, str]]) -> set[str]:
    """Finds the modules from which a function or constant takes others, through others too."""
    if (module, name) in seen or module not in MODULES:
        return set()
    seen.add((module, name))
    found = set()
    for used in MODULES[module].uses.get(name, ()):
        origin, other = MODULES[module].imported.get(used, (module, used))
        if origin in MODULES:
            found |= {origin} | modules_used(origin, other, seen)
    return found


def test_the_kernels_are_found() -> None:
    # Without this the test below would show nothing.
    found = {module for module, _, _ in KERNELS}
    assert {
        "renown.fast.kernels",
        "renown.fast.unseen",
        "renown.bots.flat_bot",
        "renown.bots.look_ahead",
        "renown.bots.network.choosing",
        "renown.bots.network.inputs",
        "renown.bots.network.learning",
        "renown.bots.network.self_play",
    } <= found
    assert modules_used("renown.bots.flat_bot", "_play_all_out", set()) >= {
        "renown.fast.cards",
        "renown.fast.kernels",
        "renown.fast.unseen",
    }


@pytest.mark.parametrize(
    ("module", "function", "decorator"), KERNELS, ids=[f"{one}.{two}" for one, two, _ in KERNELS]
)
def test_every_module_that_a_kernel_uses_is_named_to_its_compiler(
    module: str, function: str, decorator: str
) -> None:
    used = modules_used(module, function, set()) - {module}
    # What compiles is no part of what is compiled.
    used -= {"renown.fast.compiling"}
    assert used <= MODULES[module].compilers[decorator]
