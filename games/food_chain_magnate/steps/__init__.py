"""The phases of a turn in the order of the rulebook (rules 3 to 10), and the steps in which people decide there."""
