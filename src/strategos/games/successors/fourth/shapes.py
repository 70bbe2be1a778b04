"""The Structs in which boards and views tell what the kernel has no word for: those of both editions."""

from ..common.shapes import SHAPES

__all__ = ["SHAPES"]
