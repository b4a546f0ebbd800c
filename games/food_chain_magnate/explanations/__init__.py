"""explanations."""
