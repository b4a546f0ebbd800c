"""The board of open tables on a server, and announcements of open seats, results and records in channels."""
