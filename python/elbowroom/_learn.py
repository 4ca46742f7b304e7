"""What the learning environments share: spaces, what a seat is shown, and a text of the table.

Needs gymnasium, and is loaded only by those environments.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any, Optional

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import Error, Game, State

#: What a seat is shown: ``observation`` and ``action_mask``.
Seen = dict[str, npt.NDArray[Any]]

#: The ways of showing a game.
RENDER_MODES = ["human", "ansi"]


def observation_space(game: Game) -> Any:
    """The bytes of an observation, and a 1 for every action that is legal.

    A space of ``Seen``; versions of gymnasium differ in how they say it.
    """
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.observation_size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


def seen(state: State, seat: int) -> Seen:
    """What a seat is shown. Whoever has nothing to decide has an empty mask."""
    decides = state.current_seat == seat
    mask = state.mask() if decides else np.zeros(state.game.num_actions, np.uint8)
    return {"observation": state.view(seat).observation(), "action_mask": mask.astype(np.int8)}


def ready(
    players: Optional[int],
    boxes: Optional[list[str]],
    board: Optional[str],
    game: Optional[Game],
) -> Game:
    """A game made ready, or one of these players, boxes and board."""
    if game is None:
        return Game(players, boxes, board)
    if (players, boxes, board) != (None, None, None):
        raise Error("either a game or players, boxes and board expected")
    return game


def begin(game: Game, options: Optional[Mapping[str, Any]]) -> State:
    """The start of a game, or a copy of the state that the options name."""
    state = (options or {}).get("state")
    if state is None:
        return game.start()
    if not isinstance(state, State):
        raise TypeError(f"state: a State expected, found {type(state).__name__}")
    if state.game != game:
        raise Error("state: it belongs to another game")
    if state.is_over:
        raise Error("state: this game is over")
    return state.copy()


def any_seed() -> int:
    """A seed that nobody has chosen."""
    return secrets.randbits(63)


def check_render_mode(render_mode: Optional[str]) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise Error(f"render_mode: one of {', '.join(RENDER_MODES)} expected, found {render_mode}")


def render(state: State, render_mode: Optional[str]) -> Optional[str]:
    """Shows a game as the mode wants it: printed, or as text."""
    if render_mode is None:
        return None
    text = drawn(state)
    if render_mode == "ansi":
        return text
    print(text)
    return None


def drawn(state: State) -> str:
    """The table as somebody sees it who only watches, in lines."""
    position = json.loads(state.view().position())
    whose = "" if state.current_seat is None else f", seat {state.current_seat}"
    lines = [f"round {state.round} of {state.game.rounds}{whose}: {state.phase}"]
    column = [_combo(combo) + _more(combo.get("coins", 0)) for combo in position["column"]]
    lines.append("column: " + ", ".join(column))
    for seat, row in enumerate(position["seats"]):
        coins = "?" if row["coins"] is None else row["coins"]
        peoples = [_people(row["active"])] if "active" in row else []
        peoples += [_people(people) + " in decline" for people in row.get("declined", [])]
        lines.append("; ".join([f"seat {seat}: {coins} coins", *peoples]))
    lines += [_region(dict(row)) for row in position["regions"]]
    return "\n".join(lines)


def _combo(row: Mapping[str, Any]) -> str:
    return " ".join(row[part] for part in ("power", "race") if part in row)


def _more(coins: int) -> str:
    return f" +{coins}" if coins else ""


def _people(row: Mapping[str, Any]) -> str:
    hand = row.get("hand", 0)
    return _combo(row) + (f", {hand} in hand" if hand else "")


def _region(row: dict[str, Any]) -> str:
    name, pieces = row.pop("region"), row.pop("pieces", {})
    told = []
    if "seat" in row:
        # Positions count seats from 1.
        told.append(f"seat {row.pop('seat') - 1}, {row.pop('tokens', 0)} tokens")
    if row.pop("people", None) == "declined":
        told.append("in decline")
    told += [f"{piece} {many}" for piece, many in pieces.items()]
    for key, said in row.items():
        told.append(key.replace("_", " ") + ("" if said is True else f" {said}"))
    return f"region {name}: {', '.join(told)}"
