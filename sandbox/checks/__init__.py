"""Discord's validation: limits of commands, components and forms, and the error responses."""
