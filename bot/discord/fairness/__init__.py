"""The page that proves a finished game fair, without a network and without this host."""
