"""What bots think: a plan for a company, what it may hope for, and a look at the dinners ahead."""
