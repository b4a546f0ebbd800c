"""What people are to each other beyond one table: ratings, records, badges. Arithmetic on results, no database."""
