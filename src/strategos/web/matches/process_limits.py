"""How much a process that reads or thinks for the server may use. Systems without such limits have the clock alone."""

from __future__ import annotations

import contextlib
import time


def limit_memory(most: int) -> None:
    """From now on so many bytes of address space; whoever wants more meets a MemoryError, not the machine's end."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def limit_processor(seconds: int) -> None:
    """From now on so much time of a processor."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        used = int(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, resource.getrlimit(resource.RLIMIT_CPU)[1]))
