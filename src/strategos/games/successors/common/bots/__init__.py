"""What the players of both editions share."""
