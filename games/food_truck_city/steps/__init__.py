"""The phases of a turn, in the order of the rules (section 4). `stack` defines which follows which."""
