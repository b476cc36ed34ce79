"""Runs the command line as `python -m renown`."""

from renown.cli import main

if __name__ == "__main__":
    main()
