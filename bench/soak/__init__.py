"""The kill soak: people play in the sandbox while the host dies again and again; at the end everything is counted."""
