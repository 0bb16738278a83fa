"""The documentation as a site: `python3 play docs`."""
