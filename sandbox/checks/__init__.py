"""What Discord refuses: commands, components and forms beyond its limits, and how it says so."""
