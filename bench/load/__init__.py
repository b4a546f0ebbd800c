"""How much one host carries: many people at human pace, in the sandbox, against hosts in processes of their own."""
