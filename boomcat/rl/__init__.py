"""Environments for learning: what a seat may know and may do as numbers, and many games at once."""

try:
    import librt.vecs as _  # noqa: F401 (whoever lacks it hears what to do, not that some extension module broke)
except ImportError as _error:
    raise ModuleNotFoundError('boomcat.rl needs librt: pip install "boomcat[rl]"', name="librt") from _error
