"""Games, states, actions, positions and replays."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import numpy as np
import pytest
from conftest import play

import elbowroom

SETUPS = [
    {"players": 2},
    {"players": 5},
    {"players": 3, "boxes": ["all"]},
    {"players": 4, "boxes": ["necromancer"]},
    {"players": 3, "boxes": ["underground"]},
    {"players": 4, "boxes": ["all", "base", "underground"]},
    {"players": 2, "boxes": ["warcraft"]},
    {"board": "s06-2p"},
    {"board": "s09-3p"},
    {"players": 3, "switches": {"open-coins": True}, "first": 2},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whole_games_of_every_kind(setup: dict) -> None:
    game = elbowroom.Game(**setup)
    luck = elbowroom.Luck(3)
    state = game.start()
    state.sample(luck)
    decisions = 0
    while not state.is_over:
        legal = state.legal()
        numbers = state.legal_numbers()
        assert [action.number for action in legal] == numbers.tolist()
        if decisions % 40 == 0:
            mask = state.mask()
            assert mask.shape == (game.num_actions,)
            assert sorted(numbers) == np.flatnonzero(mask).tolist()
            observation = state.observation()
            assert observation.shape == (game.observation_size,)
            assert observation.dtype == np.uint8
            for action in legal:
                assert state.explain(action)
                assert game.action(action.text) == action == game.action_from_code(action.code)
        state.apply(legal[luck.below(len(legal))])
        state.sample(luck)
        decisions += 1
    assert state.current_seat is None and state.legal() == [] and state.chance == []
    assert abs(float(state.returns().sum())) < 1e-5
    assert state.ranks.count(1) == (state.returns() > 0).sum()
    again = elbowroom.Replay(state.replay().text())
    assert again.end == state and again.game == game
    assert again[0].pending in ("chance", "decision")


def test_the_action_space_names_every_action_once(game: elbowroom.Game) -> None:
    codes = game.action_codes()
    assert len(set(codes.tolist())) == len(game) == game.num_actions
    for number in range(len(game)):
        action = game[number]
        assert action.number == number == int(action)
        assert action.code == codes[number]
    assert len({game[number].text for number in range(len(game))}) == len(game)


def test_states_copy_and_go_their_own_ways(state: elbowroom.State) -> None:
    for other in (copy.copy(state), copy.deepcopy(state), state.copy()):
        assert other == state and other.history == state.history
        other.apply("pick 1")
        assert other != state
        assert len(other.history) == len(state.history) + 1


def test_everything_pickles(game: elbowroom.Game) -> None:
    luck = elbowroom.Luck(5)
    state = game.start()
    for decisions in (0, 1, 30, 1000):
        play(state, luck, decisions)
        again = pickle.loads(pickle.dumps(state))
        assert again == state and again.history == state.history
        assert again.position() == state.position()
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(pickle.loads(pickle.dumps(game))) == hash(game)
    assert pickle.loads(pickle.dumps(game[7])) == game[7]
    replay = state.replay()
    assert pickle.loads(pickle.dumps(replay)).text() == replay.text()
    # A game is kept once, however many of its states are.
    many = pickle.dumps([state.copy() for _ in range(10)])
    assert len(many) < 11 * len(pickle.dumps(state))


def test_a_state_from_a_position_goes_on(tmp_path: Path) -> None:
    state = play(elbowroom.Game(players=3, boxes=["all"]).start(), elbowroom.Luck(2), 60)
    path = tmp_path / "game.json"
    path.write_text(state.position())
    read = elbowroom.State.from_position(path)
    assert read == state and read.game == state.game
    assert elbowroom.State.from_position(state.position()) == state
    play(read, elbowroom.Luck(4))
    assert pickle.loads(pickle.dumps(read)) == read
    assert elbowroom.Replay(read.replay().text()).end == read


def test_fate_is_explicit_or_sampled(game: elbowroom.Game) -> None:
    state = game.start()
    assert state.pending == "chance" and state.current_seat is None
    assert sum(outcome.probability for outcome in state.chance) == pytest.approx(1)
    for said in ("ghouls", state.chance[0].answer):
        state.answer(said)
    state.answer(state.chance[0])
    one, other = state.copy(), state.copy()
    one.sample(9)
    other.sample(elbowroom.Luck(9))
    assert one == other and one.pending == "decision"


def test_a_die_has_its_odds() -> None:
    luck = elbowroom.Luck(1)
    state = elbowroom.Game().start()
    while not any(action.text.startswith("roll ") for action in state.legal()):
        if state.is_over:
            state = elbowroom.Game().start()
        play(state, luck, 1)
    state.apply(next(action for action in state.legal() if action.text.startswith("roll ")))
    odds = {outcome.text: outcome.probability for outcome in state.chance}
    assert odds == pytest.approx({"0": 1 / 2, "1": 1 / 6, "2": 1 / 6, "3": 1 / 6})


def test_prices_and_reasons(game: elbowroom.Game) -> None:
    state = game.start()
    for tile in ("giants", "stout"):
        state.answer(tile)
    state.sample(1)
    state.apply("pick 1")
    state.sample(1)
    prices = dict(state.prices())
    for region in range(game.regions):
        if region in prices:
            assert state.price(region) == prices[region]
            explained = state.explain(f"conquer {region}")
            assert explained.price == prices[region] == sum(n for _, n in explained.parts)
        else:
            with pytest.raises(elbowroom.Refused):
                state.price(region)
    refused = next(r for r in range(game.regions) if r not in prices)
    explained = state.explain(f"conquer {refused}")
    assert not explained and not explained.legal and explained.ruling in explained.refusal
    told = state.apply(f"conquer {min(prices)}", tell=True)
    assert len(told) > 0
    assert sum(coins for _, coins in state.score()) == 1


def test_a_game_is_told_in_words(state: elbowroom.State) -> None:
    assert state.apply("pick 1") == []
    assert state.history[-1] == "pick 1"


def test_tiles_values_and_boards_of_ones_own() -> None:
    root = Path(__file__).parents[2]
    moles = root / "examples" / "tiles" / "moles.toml"
    game = elbowroom.Game(tiles=[moles], values={"trolls": 6})
    assert "custom-moles" in game.races
    assert game == elbowroom.Game(tiles=[moles.read_text()], values={"trolls": 6})
    assert game != elbowroom.Game(tiles=[moles])
    board = elbowroom.Game(board=elbowroom.Game(3).board_text)
    assert board.regions == 30 and board.players == 3
    realm = (root / "crates/rules/src/boards/realms/s01-2p.realm.toml").read_text()
    assert elbowroom.Game(board=realm).regions > 10
    drawn = [elbowroom.Game(3, ["warcraft"], seed=seed).board for seed in range(6)]
    assert len(set(drawn)) > 1


def test_the_ground_in_arrays(game: elbowroom.Game) -> None:
    borders = game.borders()
    assert borders.shape == (game.regions, game.regions)
    assert (borders == borders.T).all() and borders.any(axis=1).all()
    ground = game.ground_array()
    symbols = [row["symbols"] for row in game.ground()]
    assert ground.shape[1] == game.regions
    assert ground[1:].sum() == sum(len(row) for row in symbols)


@pytest.mark.parametrize("name", [name for name, _ in elbowroom.bots()] + ["search:50"])
def test_every_bot_chooses_what_is_legal(game: elbowroom.Game, name: str) -> None:
    bots = [elbowroom.Bot(name, game, seed=1), elbowroom.Bot(name, game, seed=1)]
    deep = name in ("hard", "master", "search")
    # Whoever looks far ahead does so where the end is near: that is quicker.
    state = play(game.start(), elbowroom.Luck(1), 70 if deep else 12)
    for _ in range(1 if deep else 4):
        actions = [bot.choose(state) for bot in bots]
        assert actions[0] == actions[1] and actions[0] in state.legal()
        assert bots[0].reason.endswith(".")
        state.apply(actions[0])
        state.sample(3)


def test_a_bot_does_not_see_the_coins_of_others(game: elbowroom.Game) -> None:
    state = play(game.start(), elbowroom.Luck(4), 40)
    position = json.loads(state.position())
    other = 1 - state.current_seat
    position["seats"][other]["coins"] = 99
    rich = elbowroom.State.from_position(json.dumps(position))
    for name in ("greedy", "fair", "hard"):
        one = elbowroom.Bot(name, game, seed=3).choose(state)
        assert one == elbowroom.Bot(name, game, seed=3).choose(rich)


def test_names() -> None:
    assert "base-2p" in elbowroom.boards() and "base" in elbowroom.boxes()
    assert elbowroom.__version__.count(".") == 2
    assert all(hasattr(elbowroom, name) for name in elbowroom.__all__)
