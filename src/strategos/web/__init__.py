"""The server: matches in the browser. It knows Match, View, Decision, Event and Record, and no game."""
