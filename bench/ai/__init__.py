"""What hosts are tried with: people who know only what Discord shows them, and a database server of a run's own."""
