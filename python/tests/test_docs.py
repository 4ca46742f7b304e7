"""Every example that is written somewhere runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import elbowroom
import elbowroom.dask
import elbowroom.gymnasium
import elbowroom.openspiel
import elbowroom.pettingzoo

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL * 0 | doctest.NORMALIZE_WHITESPACE


def spoken() -> dict[str, str]:
    """Everything public with what its documentation says."""
    told = {}
    fronts = (elbowroom.dask, elbowroom.gymnasium, elbowroom.openspiel, elbowroom.pettingzoo)
    for module in (elbowroom, *fronts):
        told[module.__name__] = module.__doc__ or ""
        for name in module.__all__:
            thing = getattr(module, name)
            told[name] = getattr(thing, "__doc__", None) or ""
            if isinstance(thing, type) and thing.__module__ == module.__name__:
                for inner, member in vars(thing).items():
                    if not inner.startswith("_"):
                        told[f"{name}.{inner}"] = member.__doc__ or ""
    return told


def run(name: str, text: str) -> int:
    """Runs the examples of a text, and gives how many there are."""
    parsed = doctest.DocTestParser().get_doctest(text, {}, name, None, None)
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    told: list[str] = []
    runner.run(parsed, out=told.append)
    assert runner.failures == 0, "".join(told)
    return len(parsed.examples)


def test_everything_public_is_documented() -> None:
    silent = [name for name, text in spoken().items() if name != "__version__" and not text.strip()]
    assert silent == []


@pytest.mark.parametrize("name", [name for name, text in spoken().items() if ">>>" in text])
def test_examples_of_the_documentation(name: str) -> None:
    assert run(name, spoken()[name]) > 1


def test_enough_examples() -> None:
    assert sum(">>>" in text for text in spoken().values()) >= 20


@pytest.mark.parametrize("page", ["python/README.md", "docs/python.md"])
def test_examples_of_pages(page: str) -> None:
    assert run(page, (ROOT / page).read_text().replace("```", "\n```")) > 5


def test_the_page_names_every_field_of_an_observation() -> None:
    page = (ROOT / "docs" / "python.md").read_text()
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    for setup in ({}, {"boxes": ["all"]}, {"board": "s06-2p"}):
        game = elbowroom.Game(**setup)
        names = {"seats": game.players, "races": len(game.races), "powers": len(game.powers)}
        names |= {"pieces": len(game.pieces), "regions": game.regions}
        for name, _, shape in game.observation_fields:
            words = [word.strip() for word in rows[name].split("×")]
            assert len(words) == len(shape), name
            for word, size in zip(words, shape):
                if word in names and not (word == "regions" and size == 64):
                    assert names[word] == size, name
                elif word.isdigit():
                    assert int(word) == size, name
