"""What is entered from a real table, and what it is answered."""
