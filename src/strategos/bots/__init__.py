"""Opponents. A bot sits in a chair: it sees what its seat may see and answers with the key of an option.

Here is what all of them need, and the one that plays any game; a game's own bots are in `games/<game>/bots`.
"""

from .budget import BUDGET, Budget
from .chair import Chair
from .naming import bot, bot_names, budget_of, guests, known_bots, maker, offered, quick_bot, steady_bot
from .plain import Plain, random_key
from .policy import by_seat, policy

__all__ = [
    "BUDGET",
    "Budget",
    "Chair",
    "Plain",
    "bot",
    "bot_names",
    "budget_of",
    "by_seat",
    "guests",
    "known_bots",
    "maker",
    "offered",
    "policy",
    "quick_bot",
    "random_key",
    "steady_bot",
]
