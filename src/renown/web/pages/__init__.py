"""What the server answers, address by address."""
