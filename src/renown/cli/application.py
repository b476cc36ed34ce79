"""How every command is set up: its help, and that `main` has the last word."""

from cyclopts import App


def make_app(name: str, closing: str, summary: str | None = None) -> App:
    """Makes the application of one command.

    Args:
        name: The command, as it is typed.
        closing: The end of its help, line by line: examples, and what there is to know.
        summary: What the command is for; without one, its function's docstring says it.
    """
    return App(
        name=name,
        help=summary,
        help_format="plaintext",
        help_epilogue=closing,
        version_flags=(),
        # `main` says what is wrong, and exits.
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
    )
