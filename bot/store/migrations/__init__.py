"""The migrations of the database, run by Alembic in their order."""
