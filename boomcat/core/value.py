"""Immutable values: equal by content, their own copies, and made again when a pickle is read.

Compiled classes do none of this by themselves: mypyc 2.4 neither copies nor pickles what has to be made of arguments.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Value:
    """Two values are equal if they are of one kind and could be made of the same arguments."""

    __slots__ = ()

    def arguments(self) -> tuple[object, ...]:
        """Return the arguments that make an equal value."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Value) and self.arguments() == other.arguments()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.arguments()))

    def __copy__(self) -> object:
        return self

    def __deepcopy__(self, memo: object) -> object:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.arguments())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.arguments()))})"


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of all fields of a class with slots: a compiled one keeps them elsewhere."""
    names: tuple[str, ...] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return tuple(sorted(names))
