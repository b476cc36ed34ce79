"""The browser side of renown."""
