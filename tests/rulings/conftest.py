from tests.support.scenario import scenario

__all__ = ["scenario"]
