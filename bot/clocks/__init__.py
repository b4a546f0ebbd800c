"""What time does to a table: the pace, reminders, deadlines, substitutes."""
