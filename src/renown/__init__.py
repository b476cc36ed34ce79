"""Renown: play, score, study and research Faraway and Expeditions."""

__version__ = "0.1.0"
