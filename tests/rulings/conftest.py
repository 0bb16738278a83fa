from tests.scenario import scenario

__all__ = ["scenario"]
