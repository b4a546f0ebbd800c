"""The phases of a turn in the order of the rulebook (rules 3 to 10), and their decisions as steps."""
