"""Soak test with crashes: people play in the sandbox while the host is killed repeatedly; then the data is verified."""
