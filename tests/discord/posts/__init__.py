"""What is posted, and how it is delivered."""
