"""What dice can bring in both editions."""
