"""The private panel for a decision, and the typed notation: what a seat may choose next."""
