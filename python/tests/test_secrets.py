"""An observation shows what its seat may see, and nothing more."""

from __future__ import annotations

import json

import numpy as np
import pytest
from conftest import play, with_coins

import elbowroom

GAMES = [
    {"players": 2},
    {"players": 4, "boxes": ["all"]},
    {"players": 3, "boxes": ["underground"]},
    {"players": 4, "boxes": ["necromancer"]},
]


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_coins_of_others_change_nothing_that_is_seen(setup: dict) -> None:
    game = elbowroom.Game(**setup)
    for seed in range(6):
        state = play(game.start(), elbowroom.Luck(seed), 20 + 30 * seed)
        if state.is_over:
            continue
        for seat in range(game.players):
            coins = [held if i == seat else held + 7 + i for i, held in enumerate(state.coins)]
            rich = with_coins(state, coins)
            assert rich.coins == coins
            assert (rich.observation(seat) == state.observation(seat)).all()
            assert rich.view(seat) == state.view(seat)
            assert rich.view(seat).position() == state.view(seat).position()
            shown = state.view(seat).coins
            assert shown[seat] == coins[seat] and shown.count(None) == game.players - 1
            # What is seen of one's own coins does change.
            own = with_coins(state, [held + (i == seat) for i, held in enumerate(state.coins)])
            assert (own.observation(seat) != state.observation(seat)).any()


def test_open_coins_are_seen() -> None:
    game = elbowroom.Game(3, switches={"open_coins": True})
    state = game.start()
    assert state.view(0).coins == [5, 5, 5]
    poor = with_coins(state, [5, 0, 5])
    assert (poor.observation(0) != state.observation(0)).any()


def test_a_watcher_sees_no_coins(state: elbowroom.State) -> None:
    view = state.view()
    assert view.seat is None and view.coins == [None, None]
    assert [seat["coins"] for seat in json.loads(view.position())["seats"]] == [None, None]


def test_many_games_show_the_same_as_one() -> None:
    for setup in ({}, {"players": 3, "boxes": ["all"]}, {"board": "s06-2p"}):
        game = elbowroom.Game(**setup)
        env = elbowroom.VecEnv(5, game=game, seed=2)
        for _ in range(30):
            env.step(env.sample())
            for i in range(len(env)):
                state = env.state(i)
                seat = state.current_seat
                assert env.seats[i] == seat
                assert (env.observations[i] == state.view(seat).observation()).all()
                assert (env.masks[i] == state.mask()).all()


def test_seats_count_from_the_one_that_looks() -> None:
    game = elbowroom.Game(3)
    fields = {name: (first, shape) for name, first, shape in game.observation_fields}
    state = play(game.start(), elbowroom.Luck(1), 60)
    first, shape = fields["coins"]
    for seat in range(3):
        coins = state.observation(seat)[first : first + np.prod(shape)].reshape(shape)
        assert coins.tolist() == [[state.coins[seat], 1], [0, 0], [0, 0]]
    first, shape = fields["holder"]
    holders = [state.observation(seat)[first : first + shape[0]] for seat in range(3)]
    assert ((holders[0] == 1) == (holders[1] == 3)).all()
    assert ((holders[1] == 1) == (holders[0] == 2)).all() and (holders[0] == 1).any()


@pytest.mark.parametrize("board", ["base-2p", "s06-2p", "s09-2p", "s10-3p", "s11-5p", "s12-3p"])
def test_everything_can_be_asked_everywhere(board: str) -> None:
    """Every question has an answer or a refusal, about every action of the space and every region, also where tiles lie
    face down or hexes move."""
    game = elbowroom.Game(board=board)
    state = game.start()
    luck = elbowroom.Luck(2)
    for _ in range(4):
        play(state, luck, 25)
        legal = set(state.legal_numbers().tolist())
        for number in range(len(game)):
            assert state.explain(number).legal == (number in legal)
        for seat in [None, *range(game.players)]:
            view = state.view(seat)
            assert json.loads(view.position())["board"] == board
            assert view.observation().shape == (game.observation_size,)
        for region in range(0, 256, 5):
            try:
                assert state.price(region) > 0
            except elbowroom.Refused as told:
                assert str(told).endswith(")")
