"""Players of The Peloponnesian War."""
