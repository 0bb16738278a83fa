"""The rules that no test can name yet, each with what it waits for.  The list only gets shorter."""

OWED: dict[str, str] = {}
