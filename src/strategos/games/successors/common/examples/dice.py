"""What is rolled and drawn in both editions, in which order."""

from __future__ import annotations

DICE = {
    "movement": "one die when an Army or General is activated",
    "interception": "one die for each attempt, in the order in which they are declared",
    "evasion": "one die",
    "battle": "a die for each Elephant of the attacker, then of the defender; two dice of the attacker, two of the "
    "defender; then one for each General whose roll was fatal, the attacker's first",
    "naval battle": "two dice of the mover, two of the interceptor",
    "siege": "one die for each attempt",
    "attrition": "one die for each Army",
    "unrest": "two dice, again after a 7",
    "hidden draws": "Generals and cards that are dealt, drawn or revealed are never in `dice`: they follow the `seed`; "
    "give the `deck` the cards that may come",
}
