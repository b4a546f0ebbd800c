"""Tools for the operator: log, metrics, health, housekeeping, backups, the doctor."""
