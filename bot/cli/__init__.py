"""The command line: `main` declares the commands, each other module carries out those of one kind."""
