"""What the events of Tyche cards do that both boxes have."""
