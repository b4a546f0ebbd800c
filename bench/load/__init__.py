"""Load test: many people at human pace in the sandbox, against hosts in separate processes."""
