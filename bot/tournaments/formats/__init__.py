"""Tournament formats: pairings and rankings, as pure computation without a database."""
