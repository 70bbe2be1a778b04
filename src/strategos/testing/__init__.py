"""The testing kit, for anybody's game: conformance, fuzzing, playthroughs, executable examples, rule coverage."""
