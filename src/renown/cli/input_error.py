"""What the command line says no to."""


class InputError(ValueError):
    """Something you gave cannot be used; the message is a sentence that says what and why."""
