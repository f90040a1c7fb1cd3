"""PPO in one file: a network learns to beat a bot.

    python examples/ppo.py --seconds 900                  # on the CPU, against greedy
    python examples/ppo.py --device cuda --games 16384    # the same without ever leaving the GPU

Needs PyTorch (``pip install cardshed[train]``). What a batch of matches with bots is, and what the
numbers of features and actions mean: docs/training.md.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import cardshed
from cardshed.rating import wilson

GAE_LAMBDA = 0.95
CLIP = 0.2
EPOCHS = 3
MINIBATCH = 1024
"""Decisions an update of the network is made from, or more where there are many:"""
MOST_UPDATES = 32
"""Updates a round at most. A GPU makes a large one as quickly as a small one."""
VALUE_WEIGHT = 0.5
MOST_GRADIENT = 0.5
FRESH = 10**6
"""Added to the seed for matches that were not learned from."""
IMPOSSIBLE = -1e8
"""In place of the score of an action that is not legal."""


class Player(nn.Module):
    """Scores for all actions, and how much it expects to win, from what the seat sees."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.scores.weight, 0.01)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Categorical, Tensor]:
        counts = seen.float()
        thoughts = self.body(counts.sign() * counts.abs().log1p())  # large counts matter less
        scores = self.scores(thoughts).masked_fill(~legal, IMPOSSIBLE)
        return Categorical(logits=scores, validate_args=False), self.value(thoughts).squeeze(-1)


@dataclass
class Steps:
    """What was seen and done, (steps, games) each, and how it turned out."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    log_probs: Tensor
    values: Tensor
    rewards: Tensor
    done: Tensor

    @classmethod
    def room(cls, steps: int, batch: cardshed.Batch, device: str) -> Steps:
        def zeros(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(steps, batch.games, *shape, dtype=dtype, device=device)

        return cls(
            seen=zeros(len(batch.features), dtype=torch.int16),
            legal=zeros(len(batch.actions), dtype=torch.bool),
            actions=zeros(dtype=torch.int64),
            log_probs=zeros(),
            values=zeros(),
            rewards=zeros(),
            done=zeros(dtype=torch.bool),
        )


def look(batch: cardshed.Batch, device: str) -> tuple[Tensor, Tensor]:
    """What the learner sees and may do in each match; on a GPU in the batch's own memory."""
    legal = batch.legal if device == "cuda" else batch.legal.copy()  # PyTorch wants what it may write to
    return torch.as_tensor(batch.observe(), device=device), torch.as_tensor(legal, device=device)


@torch.no_grad()
def play(player: Player, batch: cardshed.Batch, steps: Steps, device: str) -> Tensor:
    """Plays on and notes everything; returns what the player expects of the positions reached."""
    for t in range(len(steps.seen)):
        steps.seen[t], steps.legal[t] = look(batch, device)
        policy, steps.values[t] = player(steps.seen[t], steps.legal[t])
        steps.actions[t] = policy.sample()
        steps.log_probs[t] = policy.log_prob(steps.actions[t])
        batch.step(steps.actions[t])
        steps.rewards[t] = torch.as_tensor(batch.reward, device=device)
        steps.done[t] = torch.as_tensor(batch.done, device=device)
    expected: Tensor = player(*look(batch, device))[1]
    return expected


def advantages(steps: Steps, expected: Tensor) -> Tensor:
    """How much better than expected each action turned out (generalized advantage estimation)."""
    result = torch.zeros_like(steps.values)
    later = torch.zeros_like(expected)
    for t in reversed(range(len(result))):
        goes_on = ~steps.done[t]
        surprise = steps.rewards[t] + expected * goes_on - steps.values[t]
        later = surprise + GAE_LAMBDA * later * goes_on
        result[t], expected = later, steps.values[t]
    return result


def learn(
    player: Player, optimizer: torch.optim.Optimizer, steps: Steps, gained: Tensor, entropy_weight: float
) -> float:
    """A few rounds of PPO's clipped updates; returns the mean loss."""
    choice = steps.legal.sum(-1) > 1  # where only one action is legal there is nothing to learn
    seen, legal, actions = steps.seen[choice], steps.legal[choice], steps.actions[choice]
    old, targets = steps.log_probs[choice], (gained + steps.values)[choice]
    gained = (gained[choice] - gained[choice].mean()) / (gained[choice].std() + 1e-8)
    losses = []
    size = max(MINIBATCH, -(-len(actions) // MOST_UPDATES))
    for _ in range(EPOCHS):
        for some in torch.split(torch.randperm(len(actions), device=actions.device), size):
            policy, values = player(seen[some], legal[some])
            ratio = (policy.log_prob(actions[some]) - old[some]).exp()
            gain = torch.min(ratio * gained[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[some]).mean()
            off = (values - targets[some]).square().mean()
            loss = VALUE_WEIGHT * off - gain - entropy_weight * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), MOST_GRADIENT)
            optimizer.step()
            losses.append(loss.detach())
    return float(torch.stack(losses).mean())


@torch.no_grad()
def evaluate(player: Player, table: dict[str, Any], matches: int, seed: int) -> tuple[float, int]:
    """Wins of the player's best moves in other matches. Every place counts its first match only, so that
    short matches do not count more often than long ones."""
    device = table["device"]
    batch = cardshed.Batch(**table, games=matches, seed=seed)
    open_places = torch.ones(matches, dtype=torch.bool, device=device)
    wins = torch.zeros((), device=device)
    while open_places.any():
        policy, _ = player(*look(batch, device))
        batch.step(policy.logits.argmax(dim=-1))
        wins += (torch.as_tensor(batch.reward, device=device) * open_places).sum()
        open_places &= ~torch.as_tensor(batch.done, device=device)
    return float(wins), matches


def told(wins: float, matches: int) -> str:
    low, high = wilson(round(wins), matches)
    return f"{100 * wins / matches:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def train(args: argparse.Namespace) -> tuple[Player, list[dict[str, float]]]:
    """Learns until the time or the steps are used up; returns the player and what was logged."""
    torch.manual_seed(args.seed)
    table = table_of(args)
    batch = cardshed.Batch(**table, games=args.games, seed=args.seed)
    player = Player(len(batch.features), len(batch.actions), args.width).to(args.device)
    optimizer = torch.optim.Adam(player.parameters(), lr=args.rate, eps=1e-5)
    steps = Steps.room(args.horizon, batch, args.device)
    log: list[dict[str, float]] = []
    made, began, next_line = 0, time.monotonic(), 0.0
    ended, won = 0, 0.0
    while True:
        spent = time.monotonic() - began
        progress = max(spent / args.seconds, made / args.steps)
        if progress >= 1:
            return player, log
        optimizer.param_groups[0]["lr"] = args.rate * (1 - progress)
        expected = play(player, batch, steps, args.device)
        loss = learn(player, optimizer, steps, advantages(steps, expected), args.entropy * (1 - progress))
        made += args.horizon * args.games
        ended += int(steps.done.sum())
        won += float(steps.rewards.sum())
        spent = time.monotonic() - began
        if spent >= next_line and ended:
            next_line = spent + args.every
            log.append({"seconds": spent, "steps": made, "matches": ended, "won": won / ended, "loss": loss})
            print(f"{spent:6.0f} s {made:12,} steps  loss {loss:8.4f}  won {told(won, ended)}", flush=True)
            ended, won = 0, 0.0


def table_of(args: argparse.Namespace) -> dict[str, Any]:
    """What all batches have in common."""
    options = dict(option.split("=", 1) for option in args.option)
    return {
        "game": args.game,
        "seats": args.seats,
        "bots": [args.bot],
        "device": args.device,
        "options": {name: plain_value(text) for name, text in options.items()},
    }


def plain_value(text: str) -> Any:
    """A number, true or false, or a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A network learns to beat a bot.")
    add = parser.add_argument
    add("--game", default="clear4")
    add("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    add("--seats", type=int, default=2)
    add("--bot", default="greedy", help="whom to beat: random, beginner, easy, medium or greedy")
    add("--device", default="cpu", choices=["cpu", "cuda"])
    add("--games", type=int, default=512, help="matches side by side")
    add("--horizon", type=int, default=64, help="steps between updates")
    add("--seconds", type=float, default=900, help="how long to learn")
    add("--steps", type=float, default=float("inf"), help="or how many steps")
    add("--rate", type=float, default=7e-4, help="learning rate at the beginning")
    add("--entropy", type=float, default=0.01, help="how much to explore at the beginning")
    add("--width", type=int, default=128, help="of the network's layers")
    add("--seed", type=int, default=0)
    add("--every", type=float, default=60, help="seconds between lines")
    add("--matches", type=int, default=10_000, help="matches at the end")
    add("--save", metavar="FILE", help="where to keep the player")
    return parser.parse_args(given)


def main() -> None:
    args = arguments()
    try:
        player, _ = train(args)
    except cardshed.BadInput as problem:
        raise SystemExit(str(problem)) from None
    print(f"learned in {time.process_time():.0f} s of CPU time")
    if args.save:
        torch.save({"player": player.state_dict(), "arguments": vars(args)}, args.save)
    wins, matches = evaluate(player, table_of(args), args.matches, args.seed + FRESH)
    print(f"won against {args.bot} in {matches:,} fresh matches: {told(wins, matches)}")


if __name__ == "__main__":
    main()
