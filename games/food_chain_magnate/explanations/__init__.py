"""What is explained to people before they decide: what a plan would mean, and what is left of a working day."""
