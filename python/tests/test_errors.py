"""Whatever is said wrong is an exception with words, and nothing has changed."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest
from conftest import play

import elbowroom
from elbowroom import BadFile, BadSetup, Error, Game, Refused, Replay, State, VecEnv

HUGE = 2**70


@pytest.mark.parametrize(
    ("make", "kind", "words"),
    [
        (lambda: Game(9), BadSetup, "2 to 5"),
        (lambda: Game(1), BadSetup, "2 to 5"),
        (lambda: Game(-1), OverflowError, ""),
        (lambda: Game(HUGE), OverflowError, ""),
        (lambda: Game("2"), TypeError, ""),
        (lambda: Game(boxes=["atlantis"]), BadSetup, "cursed"),
        (lambda: Game(boxes="all"), TypeError, ""),
        (lambda: Game(board="nowhere"), BadSetup, "base-2p"),
        (lambda: Game(board="name = 3\n[[region]]\n"), BadSetup, "board"),
        (lambda: Game(board="[[hex]]\nname = 3\n"), BadSetup, "board"),
        (lambda: Game(board=7), TypeError, "path"),
        (lambda: Game(2, ["necromancer"]), BadSetup, "3 to 6"),
        (lambda: Game(first=2), BadSetup, "first"),
        (lambda: Game(switches={"coins": True}), BadSetup, "open-coins"),
        (lambda: Game(switches={"open-coins": 3}), BadSetup, "switches"),
        (lambda: Game(switches={"ghost-reserve": -3}), BadSetup, "switches"),
        (lambda: Game(values={"trolls": 200}), BadSetup, ""),
        (lambda: Game(values={"nobody": 2}), BadSetup, ""),
        (lambda: Game(tiles=["kind = 3\n"]), BadSetup, "tiles"),
        (lambda: Game(monsters=[200]), BadSetup, "monsters"),
        (lambda: Game(seed=-1), OverflowError, ""),
        (lambda: Game.from_text("{}"), BadFile, "line 1"),
        (lambda: Replay(""), BadFile, "line 1"),
        (lambda: Replay(b"\xff\xfe\n"), BadFile, "UTF-8"),
        (lambda: State.from_position("[]"), BadFile, "position"),
        (lambda: State.from_position('{"board": "base-2p", "seats": 7}'), BadFile, "seats"),
        (lambda: State.from_position(3), TypeError, ""),
        (lambda: elbowroom.Luck(-1), OverflowError, ""),
        (lambda: elbowroom.Bot("nobody", Game()), Error, "random"),
        (lambda: elbowroom.Bot("hard", None), TypeError, ""),
        (lambda: elbowroom.simulate([], 3), BadSetup, "at least one"),
        (lambda: elbowroom.simulate(["hard"], 0), BadSetup, "games"),
        (lambda: elbowroom.simulate(["hard"], 10**12), BadSetup, "games"),
        (lambda: elbowroom.simulate(["random"] * 3, 1, game=Game()), BadSetup, "at most 2"),
        (lambda: elbowroom.simulate(["random"], 1, threads=0), BadSetup, "threads"),
        (lambda: elbowroom.statistics(["x"]), BadFile, "replays"),
        (lambda: VecEnv(0), BadSetup, "games"),
        (lambda: VecEnv(10**9), BadSetup, "games"),
        (lambda: VecEnv(-1), OverflowError, ""),
        (lambda: VecEnv(2, 9), BadSetup, "players"),
        (lambda: VecEnv(2, 2, game=Game()), BadSetup, "either"),
        (lambda: VecEnv(2, threads=0), BadSetup, "threads"),
        (lambda: VecEnv(2, seed=-1), OverflowError, ""),
    ],
)
def test_what_makes_no_game(make: Callable[[], object], kind: type, words: str) -> None:
    with pytest.raises(kind) as told:
        make()
    assert words in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (lambda s: s.apply("end"), Refused),
        (lambda s: s.apply("fly 3"), Error),
        (lambda s: s.apply(""), Error),
        (lambda s: s.apply(-1), Error),
        (lambda s: s.apply(10**6), Error),
        (lambda s: s.apply(HUGE), (Error, OverflowError, TypeError)),
        (lambda s: s.apply(1.5), TypeError),
        (lambda s: s.apply(None), TypeError),
        (lambda s: s.apply("conquer 255"), Refused),
        (lambda s: s.apply(Game(3).action("pick 1")), Error),
        (lambda s: s.answer(3), Refused),
        (lambda s: s.answer("trolls"), Refused),
        (lambda s: s.answer(-1), Error),
        (lambda s: s.answer(1000), Error),
        (lambda s: s.answer(None), TypeError),
        (lambda s: s.sample("x"), TypeError),
        (lambda s: s.sample(-1), OverflowError),
        (lambda s: s.view(2), Error),
        (lambda s: s.view(-1), Error),
        (lambda s: s.observation(7), Error),
        (lambda s: s.score(-3), Error),
        (lambda s: s.price(-1), Error),
        (lambda s: s.price(200), Refused),
        (lambda s: s.price(3), Refused),
        (lambda s: s.explain("fly"), Error),
        (lambda s: s.game[-1], IndexError),
        (lambda s: s.game[10**6], IndexError),
        (lambda s: s.game.action_from_code(2**32 - 1), Error),
        (lambda s: s.game.action_from_code(-1), OverflowError),
        (lambda s: int(s.game.action("conquer 99")), Error),
        (lambda s: s.replay()[99], IndexError),
        (lambda s: s.replay()[-99], IndexError),
        (lambda s: elbowroom.Bot("greedy", Game(3)).choose(s), Error),
        (lambda s: elbowroom.Bot("greedy", s.game).choose(s.game.start()), Error),
        (lambda s: setattr(s, "coins", [1]), AttributeError),
    ],
)
def test_what_a_state_refuses(
    state: State, ask: Callable[[State], object], kind: type | tuple[type, ...]
) -> None:
    before = state.position()
    with pytest.raises(kind) as told:
        ask(state)
    assert str(told.value)
    assert state.position() == before


def test_nothing_goes_on_after_the_end(game: Game) -> None:
    state = play(game.start(), elbowroom.Luck(1))
    for ask in (
        lambda: state.apply("end"),
        lambda: state.apply(0),
        lambda: state.answer(0),
        lambda: state.price(1),
    ):
        with pytest.raises(Refused):
            ask()
    with pytest.raises(Error, match="nobody has to decide"):
        elbowroom.Bot("random", game).choose(state)
    assert state.legal_numbers().size == 0 and not state.mask().any()
    assert state.sample(1) == []


def test_refusals_have_the_words_of_the_rules() -> None:
    position = """{ "board": "base-2p",
        "seats": [{ "active": { "race": "giants", "power": "stout", "hand": 2 } }],
        "regions": [{ "region": 1, "seat": 1, "tokens": 1 }] }"""
    state = State.from_position(position)
    words = "region 5 needs 3 tokens, 2 in hand (B-37)"
    assert state.explain("conquer 5").refusal == words
    with pytest.raises(Refused) as told:
        state.apply("conquer 5")
    assert str(told.value) == words


def damaged(text: bytes, luck: random.Random) -> bytes:
    """A few bytes changed, dropped or doubled."""
    text = bytearray(text)
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(text))
        kind = luck.randrange(4)
        if kind == 0:
            text[at] = luck.randrange(256)
        elif kind == 1:
            del text[at : at + luck.randint(1, 30)]
        elif kind == 2:
            text[at:at] = text[at : at + luck.randint(1, 30)]
        else:
            text[at] = luck.choice(b'0123456789{}[]",:-')
        if not text:
            return b" "
    return bytes(text)


def test_damaged_files_are_told_of() -> None:
    luck = random.Random(1)
    state = play(Game(2, ["all"]).start(), elbowroom.Luck(8), 70)
    replay, position = state.replay().text().encode(), state.position().encode()
    refused = 0
    for _ in range(150):
        for read, text in ((Replay, replay), (State.from_position, position)):
            try:
                read(damaged(text, luck))
            except BadFile as told:
                refused += 1
                assert "\n" not in str(told)
    assert refused > 150


def test_damaged_pickles_are_told_of(game: Game) -> None:
    state = play(game.start(), elbowroom.Luck(8), 20)
    restore, (of, position, record) = state.__reduce__()
    luck = random.Random(2)
    refused = 0
    for _ in range(200):
        try:
            restore(of, position, damaged(record, luck))
        except Error:
            refused += 1
    assert refused > 100
    for wrong in ((of, "{}", record), (Game(3), position, record), (of, position, record[:-1])):
        with pytest.raises(Error):
            restore(*wrong)
    assert restore(of, position, record) == state
    assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize(
    ("actions", "kind"),
    [
        (lambda env: np.zeros(3, np.int64), Error),
        (lambda env: np.zeros((4, 1), np.int64), Error),
        (lambda env: np.zeros(4, np.float32), TypeError),
        (lambda env: np.zeros(4, bool), TypeError),
        (lambda env: np.zeros(4, object), TypeError),
        (lambda env: np.zeros(4, ">i4"), TypeError),
        (lambda env: [0, 0, 0, 0], TypeError),
        (lambda env: None, TypeError),
        (lambda env: np.full(4, -1), Error),
        (lambda env: np.full(4, 2**62), Error),
        (lambda env: np.full(4, env.game.num_actions), Error),
        (lambda env: np.full(4, env.game.action("end").number), Refused),
    ],
)
def test_bad_arrays_of_actions(actions: Callable[[VecEnv], object], kind: type) -> None:
    env = VecEnv(4, seed=1)
    before = env.observations.copy()
    with pytest.raises(kind) as told:
        env.step(actions(env))
    assert str(told.value)
    assert env.decisions == 0 and (env.observations == before).all()
    env.step(env.sample())


def test_one_bad_action_moves_no_game() -> None:
    env = VecEnv(4, seed=1)
    actions = env.sample().copy()
    actions[2] = env.game.action("decline").number
    with pytest.raises(Refused, match=r"actions\[2\]: `decline`"):
        env.step(actions)
    assert env.decisions == 0


def test_arrays_that_were_tampered_with() -> None:
    env = VecEnv(4, seed=1)
    env.observations.flags.writeable = False
    with pytest.raises((TypeError, ValueError)):
        env.step_random()
    env.observations.flags.writeable = True
    env.masks[:] = 1
    env.step_random()
    with pytest.raises(Refused):
        env.step(np.full(4, env.game.action("decline").number))
    with pytest.raises(AttributeError):
        env.masks = None


def test_states_outside_are_told_of() -> None:
    env = VecEnv(2, seed=1)
    for game in (-1, 2, 10**6):
        with pytest.raises(Error, match="0 to 1"):
            env.state(game)
