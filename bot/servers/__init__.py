"""What the managers of a server set: rules, the board of open tables, announcements, reports."""
