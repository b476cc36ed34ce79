"""What cannot be used of what somebody gave."""


class InputError(ValueError):
    """Something you gave cannot be used; the message is a sentence that says what and why."""


def shorten(text: str, most: int = 40) -> str:
    """Keeps what somebody wrote from filling the screen when it is said back."""
    return text if len(text) <= most else f"{text[:most]}…"
