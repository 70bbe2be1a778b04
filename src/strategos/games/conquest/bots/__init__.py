"""Who plays Conquest of the Empire: players, no rules."""
