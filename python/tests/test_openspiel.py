"""The game of OpenSpiel: the kit of that library, its search, its learning, and what is shown and refused."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from conftest import long, play, with_coins
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr, tabular_qlearner
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import elbowroom
from elbowroom import openspiel

SETUPS: list[dict[str, Any]] = [
    {},
    {"players": 3, "boxes": ["underground"]},
    {"players": 4, "boxes": ["necromancer"]},
    {"players": 5, "boxes": ["all"]},
    {"board": "s06-2p", "open_coins": True},
]


def fate(state: Any, rng: np.random.RandomState) -> None:
    """Lets chance answer until a seat must decide."""
    while state.is_chance_node():
        answers, odds = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(answers, p=odds)))


def go_on(state: Any, seed: int, decisions: int = 10_000) -> Any:
    """Plays at random, to the end or for so many decisions."""
    rng = np.random.RandomState(seed)
    fate(state, rng)
    while not state.is_terminal() and decisions > 0:
        state.apply_action(int(rng.choice(state.legal_actions())))
        fate(state, rng)
        decisions -= 1
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_kit_passes(setup: dict[str, Any]) -> None:
    game = openspiel.load(**setup)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


@long
@pytest.mark.parametrize("setup", [*SETUPS, {"players": 3, "boxes": ["warcraft"]}], ids=str)
def test_the_kit_passes_many_times(setup: dict[str, Any]) -> None:
    many = 3 if "board" in setup or "warcraft" in setup.get("boxes", []) else 30
    pyspiel.random_sim_test(openspiel.load(**setup), num_sims=many, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_players(players: int) -> None:
    game = pyspiel.load_game("python_elbowroom", {"players": players})
    assert game.num_players() == players
    state = go_on(game.new_initial_state(), players)
    assert sum(state.returns()) == pytest.approx(0, abs=1e-12)
    assert max(state.returns()) == 1 or state.table.ranks.count(1) > 1


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_is_the_engine_step_by_step(setup: dict[str, Any]) -> None:
    game = openspiel.load(**setup)
    state, table = game.new_initial_state(), openspiel.rules(game).start()
    rng = np.random.RandomState(5)
    texts = []
    while not state.is_terminal():
        assert state.table == table
        if state.is_chance_node():
            outcomes = table.chance
            assert state.chance_outcomes() == [(each.answer, each.probability) for each in outcomes]
            outcome = outcomes[rng.randint(len(outcomes))]
            assert state.action_to_string(outcome.answer) == outcome.text
            state.apply_action(outcome.answer)
            table.answer(outcome)
            continue
        seat = table.current_seat
        assert seat is not None and state.current_player() == seat
        assert state.legal_actions() == sorted(action.number for action in table.legal())
        mask = np.zeros(game.num_distinct_actions(), np.uint8)
        mask[state.legal_actions()] = 1
        assert (mask == table.mask()).all() and mask.tolist() == state.legal_actions_mask()
        assert all(state.legal_actions(other) == [] for other in range(seat))
        action = table.legal()[rng.randint(len(table.legal()))]
        texts.append(state.action_to_string(int(action)))
        assert texts[-1] == action.text
        for each in range(game.num_players()):
            seen = np.asarray(state.observation_tensor(each))
            assert (seen == table.observation(each)).all()
        state.apply_action(int(action))
        table.apply(action)
    assert table.is_over and state.returns() == table.returns().tolist()
    assert len(texts) > 20 and [text for text in table.history if text in texts][:3] == texts[:3]


@pytest.mark.parametrize("setup", SETUPS[:4], ids=str)
def test_coins_of_others_change_nothing_that_is_seen(setup: dict[str, Any]) -> None:
    game = openspiel.load(**setup)
    rules, shown = openspiel.rules(game), 0
    for seed in range(4):
        table = play(rules.start(), elbowroom.Luck(seed), 5 + 30 * seed)
        if table.is_over:
            continue
        for seat in range(rules.players):
            more = [held if i == seat else held + 7 + i for i, held in enumerate(table.coins)]
            own = [held + (i == seat) for i, held in enumerate(table.coins)]
            state, rich, other = (
                openspiel.ElbowroomState(game, with_coins(table, coins))
                for coins in (table.coins, more, own)
            )
            for _ in range(4):
                if state.is_terminal():
                    break
                assert rich.observation_tensor(seat) == state.observation_tensor(seat)
                assert rich.observation_string(seat) == state.observation_string(seat)
                assert rich.information_state_string(seat) == state.information_state_string(seat)
                assert other.observation_tensor(seat) != state.observation_tensor(seat)
                assert other.observation_string(seat) != state.observation_string(seat)
                action = state.legal_actions()[0]
                for each in (state, rich, other):
                    each.apply_action(action)
                assert (
                    other.information_state_string(seat) != state.information_state_string(seat)
                )
                shown += 1
    assert shown > 8


def test_a_seat_remembers_everything_it_has_seen() -> None:
    game = openspiel.load(players=3)
    often, seldom = game.new_initial_state(), game.new_initial_state()
    rng = np.random.RandomState(3)
    told: list[list[str]] = [[], [], []]
    while not often.is_terminal():
        if often.is_chance_node():
            action = often.chance_outcomes()[rng.randint(len(often.chance_outcomes()))][0]
        else:
            action = int(rng.choice(often.legal_actions()))
        often.apply_action(action)
        seldom.apply_action(action)
        for seat in range(3):
            told[seat].append(often.information_state_string(seat))
            if len(told[seat]) % 20 == 0:
                clone = often.clone()
                assert clone.information_state_string(seat) == told[seat][-1]
    for seat in range(3):
        # No two moments look the same, and it does not matter when one asks.
        assert len(set(told[seat])) == len(told[seat])
        assert seldom.information_state_string(seat) == told[seat][-1]
    # What somebody has done otherwise is seen, and what one has done oneself is known.
    one, other = (go_on(game.new_initial_state(), 1, 0) for _ in range(2))
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    for seat in range(3):
        assert one.information_state_string(seat) != other.information_state_string(seat)


def test_observers_name_their_fields() -> None:
    game = openspiel.load(players=3)
    state = go_on(game.new_initial_state(), 4, 30)
    observer = make_observation(game)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.observation_tensor(1)
    fields = {name: tuple(shape) for name, _, shape in openspiel.rules(game).observation_fields}
    assert {name: value.shape for name, value in observer.dict.items()} == fields
    assert observer.dict["coins"][0].tolist() == [state.table.coins[1], 1]
    assert observer.string_from(state, 1) == state.table.view(1).position()
    with pytest.raises(elbowroom.Error, match="no parameters"):
        make_observation(game, params={"x": 1})
    recalls = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalls.string_from(state, 2) == state.information_state_string(2)
    with pytest.raises(elbowroom.Error, match="only to be had as text"):
        recalls.set_from(state, 2)


def test_games_and_states_travel() -> None:
    game = openspiel.load(players=3, boxes=["cursed", "leaders"], open_coins=True)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and openspiel.rules(again) == openspiel.rules(game)
    assert openspiel.rules(game).boxes == ["base", "cursed-box", "leaders-box"]
    assert openspiel.rules(game).start().view(0).coins == [5, 5, 5]
    state = go_on(game.new_initial_state(), 2, 40)
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert other.table == state.table == pickle.loads(pickle.dumps(state)).table
    for seat in range(3):
        assert other.information_state_string(seat) == state.information_state_string(seat)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.table != state.table and other.table == state.table


def test_its_search_plays_and_wins() -> None:
    """A dozen rollouts for a decision of one seat, none for the other."""
    game = openspiel.load()
    rng = np.random.RandomState(7)
    won = []
    for seat in (0, 1):
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = mcts.MCTSBot(game, 2, 12, evaluator, random_state=rng)
        state = game.new_initial_state()
        fate(state, rng)
        while not state.is_terminal():
            mine = state.current_player() == seat
            action = bot.step(state) if mine else int(rng.choice(state.legal_actions()))
            assert action in state.legal_actions()
            state.apply_action(action)
            fate(state, rng)
        won.append(state.returns()[seat])
    assert won == [1, 1]


def test_regret_is_learned_from_samples() -> None:
    game = openspiel.load()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    known = [0]
    for _ in range(6):
        solver.iteration()
        known.append(len(solver._infostates))
    assert all(before < after for before, after in zip(known, known[1:]))
    # In the first choice of the first seat some actions are regretted more than others now.
    first = go_on(game.new_initial_state(), 1, 0)
    policy = solver.average_policy().action_probabilities(first)
    assert sorted(policy) == first.legal_actions() and sum(policy.values()) == pytest.approx(1)
    assert max(solver._infostates.values(), key=lambda told: abs(told[0]).max())[0].any()


def test_values_are_learned_step_by_step() -> None:
    env = rl_environment.Environment(
        openspiel.load(players=3), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    actions = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(seat, actions) for seat in range(3)]
    np.random.seed(1)
    env.seed(1)
    for _ in range(4):
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            legal = step.observations["legal_actions"][seat]
            action = agents[seat].step(step).action
            assert action in legal
            step = env.step([action])
        assert sum(step.rewards) == pytest.approx(0)
        for agent in agents:
            agent.step(step)
    for agent in agents:
        values = [value for row in agent._q_values.values() for value in row.values()]
        assert min(values) < 0 and len(values) > 100


@pytest.mark.parametrize("setup", ["players=9", "boxes=x", "board=x", "players=1"])
def test_what_makes_no_game(setup: str) -> None:
    with pytest.raises(elbowroom.BadSetup):
        pyspiel.load_game(f"python_elbowroom({setup})")


def test_wrong_actions_are_refused() -> None:
    game = openspiel.load()
    state = game.new_initial_state()
    with pytest.raises(elbowroom.Refused, match="a race that is still in the stack"):
        state.apply_action(255)
    fate(state, np.random.RandomState(1))
    before, history = state.table.copy(), state.history()
    end = openspiel.rules(game).action("end").number
    for action, kind, words in (
        (end, elbowroom.Refused, "B-20"),
        (10**6, elbowroom.Error, "0 to 1023 expected"),
        (-1, pyspiel.SpielError, None),
        ("end", TypeError, None),
        (1.5, TypeError, None),
    ):
        with pytest.raises(kind, match=words):
            state.apply_action(action)
        assert state.table == before and state.history() == history
    for seat in (-1, 2):
        with pytest.raises(elbowroom.Error, match="player: 0 to 1 expected"):
            state.information_state_string(seat)
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(seat)
    state.apply_action(state.legal_actions()[0])
