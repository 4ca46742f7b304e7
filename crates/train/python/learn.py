"""Learns the evaluation of the bots from shards of positions and writes its weights.

    python learn.py SHARDS... --out weights.bin

A shard is what `elbowroom-train games` writes. What is learned: how many coins each seat will have at the end beyond
what the hand-made evaluation hopes for. The network is that of `crates/bots/src/learned/net.rs`.
"""

import argparse
import json
import pathlib
import time

import numpy as np
import torch
from torch import nn

FIRST, SECOND, MOST = 64, 32, 16.0
MAGIC = b"ELBOW\0\x01\0"
# One game of so many is kept back to measure by.
HELD = 20


def read(file):
    """The samples of a shard as arrays: game, table, blocks, hoped, ended."""
    with open(file, "rb") as shard:
        head = json.loads(shard.readline())
        start = shard.tell()
    seats, block, table = head["seats"], head["block"], head["table"]
    kind = np.dtype(
        [
            ("game", "<u4"),
            ("mover", "u1"),
            ("table", "u1", table),
            ("blocks", "u1", (seats, block)),
            ("hoped", "<f4", seats),
            ("ended", "<f4", seats),
        ]
    )
    assert kind.itemsize == head["bytes"], f"{file}: samples of {kind.itemsize} bytes expected"
    return head, np.memmap(file, dtype=kind, mode="r", offset=start)


class Net(nn.Module):
    def __init__(self, head, scale):
        super().__init__()
        block, peaks, table = head["block"], head["peaks"], head["table"]
        self.peaks = peaks
        self.register_buffer("scale", scale)
        self.register_buffer("table_scale", torch.ones(table) / 8)
        self.both = nn.Linear(block, 2 * FIRST, bias=False)
        self.most = nn.Linear(peaks, FIRST, bias=False)
        self.table = nn.Linear(table, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, table, blocks):
        seats = blocks.shape[1]
        own, theirs = self.both(blocks * self.scale).split(FIRST, dim=2)
        mean = (theirs.sum(1, keepdim=True) - theirs) / (seats - 1)
        plain = blocks[:, :, : self.peaks]
        peaks = torch.stack(
            [plain[:, [o for o in range(seats) if o != s]].amax(1) for s in range(seats)], dim=1
        )
        most = self.most(peaks * self.scale[: self.peaks])
        first = own + mean + most + self.table(table * self.table_scale).unsqueeze(1)
        first = first.clamp(0, MOST)
        second = self.second(first).clamp(0, MOST)
        return self.last(second).squeeze(2) * 10


def against(values):
    """How far each seat is ahead of the mean of the others."""
    seats = values.shape[1]
    return values - (values.sum(1, keepdim=True) - values) / (seats - 1)


def batches(shards, size, luck):
    """Batches of every shard, mixed, each sample once."""
    plan = []
    for number, (_, places) in enumerate(shards):
        order = luck.permutation(places)
        plan += [(number, np.sort(order[i : i + size])) for i in range(0, len(order), size)]
    luck.shuffle(plan)
    return plan


def tensors(samples, places):
    part = samples[places]
    table = torch.from_numpy(part["table"].astype(np.float32))
    blocks = torch.from_numpy(part["blocks"].astype(np.float32))
    hoped = torch.from_numpy(np.ascontiguousarray(part["hoped"]))
    ended = torch.from_numpy(np.ascontiguousarray(part["ended"]))
    return table, blocks, hoped, ended


def quantised(net):
    """The weights in whole numbers, in the order in which the program reads them."""
    w = {name: p.detach().double().numpy() for name, p in net.state_dict().items()}
    both = (w["both.weight"] * w["scale"]).T
    rows = np.concatenate(
        [
            both[:, :FIRST],
            both[:, FIRST:],
            (w["most.weight"] * w["scale"][: net.peaks]).T,
            (w["table.weight"] * w["table_scale"]).T,
        ]
    )
    i16 = lambda x, one: np.clip(np.rint(x * one), -32768, 32767).astype("<i2")
    i32 = lambda x, one: np.rint(x * one).astype("<i4")
    return [
        i16(rows, 4096),
        i32(w["table.bias"], 4096),
        i16(w["second.weight"], 128),
        i32(w["second.bias"], 256 * 128),
        i16(w["last.weight"][0] * 10, 128),
        i32(w["last.bias"] * 10, 256 * 128),
    ]


def in_whole_numbers(parts, head, table, blocks):
    """The answer as the program computes it."""
    rows, bias, second, second_bias, last, last_bias = [part.astype(np.int64) for part in parts]
    block, peaks = head["block"], head["peaks"]
    seats = blocks.shape[1]
    table, blocks = table.astype(np.int64), blocks.astype(np.int64)
    own, theirs = blocks @ rows[:block], blocks @ rows[block : 2 * block]
    rest = theirs.sum(1, keepdims=True) - theirs
    mean = np.sign(rest) * (np.abs(rest) // (seats - 1))
    plain = blocks[:, :, :peaks]
    most = np.stack([plain[:, [o for o in range(seats) if o != s]].max(1) for s in range(seats)], 1)
    first = own + mean + most @ rows[2 * block : 2 * block + peaks]
    first += (table @ rows[2 * block + peaks :] + bias)[:, None]
    first = np.clip(first >> 4, 0, 4095)
    hidden = np.clip((first @ second.T + second_bias) >> 7, 0, 4095)
    return (hidden @ last + last_bias[0]) / (256 * 128)


def measure(shards, answer):
    """R2 of the lead over the others, of what is hoped for by hand and of what was learned, by kind of game."""
    told = {}
    for name, samples, held in shards:
        if len(held) == 0:
            continue
        part = samples[held]
        ends = against(torch.from_numpy(np.ascontiguousarray(part["ended"])))
        hoped = torch.from_numpy(np.ascontiguousarray(part["hoped"]))
        rest = lambda guess: float(((ends - against(guess)) ** 2).sum())
        all_ = float(((ends - ends.mean()) ** 2).sum())
        learned = hoped + answer(part)
        told[name] = (rest(hoped), rest(learned), all_, len(held))
    return told


def main():
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("shards", nargs="+", type=pathlib.Path, help="folders or files of positions")
    ask.add_argument("--out", type=pathlib.Path, required=True)
    ask.add_argument("--epochs", type=int, default=8)
    ask.add_argument("--batch", type=int, default=2048)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--threads", type=int, default=1)
    ask.add_argument("--from", dest="start", type=pathlib.Path, help="a checkpoint (.pt) to go on from")
    ask.add_argument("--figures", type=pathlib.Path, help="where the figures go, as JSON")
    args = ask.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    luck = np.random.default_rng(args.seed)
    files = [f for s in args.shards for f in (sorted(s.glob("*.positions")) if s.is_dir() else [s])]
    if not files:
        ask.error("no shard found: files that end in .positions expected")
    train, held, most = [], [], None
    for file in files:
        head, samples = read(file)
        apart = samples["game"] % HELD == 0
        train.append((samples, np.flatnonzero(~apart)))
        held.append((f"{file.parent.name}/{file.stem}", samples, np.flatnonzero(apart)))
        top = samples["blocks"][:: max(1, len(samples) // 2000)].astype(np.float32)
        top = np.sqrt((top**2).mean((0, 1)))
        most = top if most is None else np.maximum(most, top)
    scale = torch.from_numpy(1 / np.maximum(most, 0.5)).float()
    net = Net(head, scale)
    if args.start:
        net.load_state_dict(torch.load(args.start))
    count = sum(len(places) for _, places in train)
    print(f"{count} positions of {len(files)} shards", flush=True)
    steps = args.epochs * sum(-(-len(places) // args.batch) for _, places in train)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, total_steps=steps + 1)
    began = time.time()
    for epoch in range(args.epochs):
        total, seen = 0.0, 0
        for number, places in batches(train, args.batch, luck):
            table, blocks, hoped, ended = tensors(train[number][0], places)
            guess = hoped + net(table, blocks)
            miss, lead = guess - ended, against(guess) - against(ended)
            # Outliers of odd games count linearly.
            zero = torch.zeros_like(miss)
            loss = nn.functional.huber_loss(miss / 10, zero, delta=2.0)
            loss = loss + nn.functional.huber_loss(lead / 10, zero, delta=2.0)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            total, seen = total + float(loss.detach()) * len(places), seen + len(places)
        print(f"epoch {epoch + 1}: loss {total / seen:.4f}, {time.time() - began:.0f} s", flush=True)
    parts = quantised(net)
    args.out.write_bytes(MAGIC + b"".join(part.tobytes() for part in parts))
    torch.save(net.state_dict(), args.out.with_suffix(".pt"))

    def exact(part):
        answers = [
            in_whole_numbers(parts, head, part["table"][i : i + 4096], part["blocks"][i : i + 4096])
            for i in range(0, len(part), 4096)
        ]
        return torch.from_numpy(np.concatenate(answers)).float()

    told = measure(held, exact)
    figures = {"positions": count, "epochs": args.epochs, "seed": args.seed, "r2": {}}
    for name, (by_hand, learned, all_, many) in told.items():
        figures["r2"][name] = [round(1 - by_hand / all_, 3), round(1 - learned / all_, 3), many]
        print(f"{name:24} by hand {1 - by_hand / all_:.3f}  learned {1 - learned / all_:.3f}  ({many})")
    if args.figures:
        args.figures.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
