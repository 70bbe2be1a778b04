"""S4-9.2, S3-9.2 Movement Points."""

from __future__ import annotations

LOW, EVEN, HIGH = 2, 3, 4


def movement_points(die: int, initiative: int) -> int:
    """S4-9.2-c, S3-9.2-c A roll below his Initiative gives 2 MP, equal to it 3, above it 4; one roll for all (S4-9.2-b,
    S3-9.2-b)."""
    return LOW if die < initiative else EVEN if die == initiative else HIGH
