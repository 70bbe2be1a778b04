"""Functions over plain data that more than one game needs. No base classes, no registries, no game's words."""
