"""The command line: `main` declares the commands, the other modules carry them out."""
