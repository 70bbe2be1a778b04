"""What is its owner's on this machine: saved matches, and what was found in the box."""
