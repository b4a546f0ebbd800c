"""PostgreSQL in the driver's own words, for what is done with every move."""
