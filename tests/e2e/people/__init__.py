"""What people see of their own tables and records."""
