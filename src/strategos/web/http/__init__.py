"""What the browser talks to: routes, sockets, the guard at the door, the built client's files."""
