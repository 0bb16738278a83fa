"""The environments for Gymnasium, PettingZoo and OpenSpiel.  Interpreted, like their base classes and their callers."""
