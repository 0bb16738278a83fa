"""The path of the clone."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
