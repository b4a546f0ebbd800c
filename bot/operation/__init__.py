"""What an operator needs: log, metrics, health, housekeeping, backups, the doctor."""
