"""One seat learns to beat three `heuristic` bots: masked PPO in plain PyTorch, after CleanRL's single files.

    pip install '.[rl]' torch          # in a clone of Boomcat, or with the path of its wheel instead of the dot
    python examples/learn_ppo.py [DECISIONS] [FILE]

It trains on `gymnasium.make_vec("Boomcat-v0")`, whose games follow one another by themselves: a million decisions take
some minutes of one processor.  Illegal numbers get no probability, by `info["action_mask"]`.  The network is stored in
FILE (ppo.pt); `python3 play bench --baselines` measures it.
"""

import sys
import time

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import boomcat.rl

ENVS, STEPS = 128, 64  # a rollout is 8,192 decisions
EPOCHS, MINIBATCHES = 3, 4
RATE, GAMMA, LAMBDA, CLIP, ENTROPY = 5e-4, 1.0, 0.95, 0.2, 0.01


class Agent(nn.Module):
    """Logits for every number, and the value: what the game is worth to the seat, from -1 to 1."""

    def __init__(self, numbers, actions, width=128):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor = nn.Linear(width, actions)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, observation, mask):
        hidden = self.body(observation)
        logits = self.actor(hidden).masked_fill(~mask, -1e8)
        return Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def train(opponents, decisions, seed=1, report=print):
    """Return an agent that has made this many decisions against these opponents."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    envs = gymnasium.make_vec("Boomcat-v0", num_envs=ENVS, opponents=opponents)
    agent = Agent(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    observation, info = envs.reset(seed=seed)
    updates = max(1, decisions // (ENVS * STEPS))
    start, won, ended = time.monotonic(), 0, 0
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = RATE * (1 - update / updates)
        rollout = []
        for _ in range(STEPS):
            seen, mask = torch.as_tensor(observation), torch.as_tensor(info["action_mask"].astype(bool))
            with torch.no_grad():
                policy, value = agent(seen, mask)
                action = policy.sample()
            observation, reward, terminated, _, info = envs.step(action.numpy())
            rollout.append((seen, mask, action, policy.log_prob(action), value, reward, terminated))
            won, ended = won + int((reward > 0).sum()), ended + int(terminated.sum())
        with torch.no_grad():
            mask = torch.as_tensor(info["action_mask"].astype(bool))
            advantages = estimate(rollout, agent(torch.as_tensor(observation), mask)[1].numpy())
        learn(agent, optimizer, rollout, advantages)
        if update % 10 == 9 or update == updates - 1:
            made = (update + 1) * ENVS * STEPS
            report(f"{made:,} decisions, {made / (time.monotonic() - start):,.0f}/s: {won / max(1, ended):.1%} won")
            won = ended = 0
    return agent


def estimate(rollout, following):
    """Return the advantages (GAE).  A game's last decision has nothing after it; the next row is another game's."""
    advantages = np.zeros((STEPS, ENVS), np.float32)
    later = np.zeros(ENVS, np.float32)
    for step in reversed(range(STEPS)):
        _, _, _, _, value, reward, terminated = rollout[step]
        goes_on = 1.0 - terminated
        error = reward + GAMMA * following * goes_on - value.numpy()
        advantages[step] = later = error + GAMMA * LAMBDA * goes_on * later
        following = value.numpy()
    return torch.as_tensor(advantages)


def learn(agent, optimizer, rollout, advantages):
    seen, mask, action, chance, value = (torch.cat([step[part] for step in rollout]) for part in range(5))
    advantage = advantages.flatten()
    returns = advantage + value
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(action)).chunk(MINIBATCHES):
            policy, estimated = agent(seen[rows], mask[rows])
            ratio = (policy.log_prob(action[rows]) - chance[rows]).exp()
            gain = advantage[rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = torch.min(gain * ratio, gain * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            loss = 0.5 * (estimated - returns[rows]).square().mean() - clipped - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main(decisions=1_000_000, file="ppo.pt"):
    gymnasium.register_envs(boomcat.rl)
    agent = train(["heuristic"] * 3, int(decisions))
    torch.save(agent.state_dict(), file)


if __name__ == "__main__":
    main(*sys.argv[1:])
