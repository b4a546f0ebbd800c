"""The sub-steps of the working day, one file each; the base game registers them in their order."""
