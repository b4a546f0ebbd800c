"""The phases of a turn, in the order of the rules (section 4). Which follows which, `stack` says."""
