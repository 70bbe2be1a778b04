"""Makes the small games importable from every test of the kernel."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
