"""The steps of a round, in the order of the rules (section 4). `stack` names every one by its type."""
