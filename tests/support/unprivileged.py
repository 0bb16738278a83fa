"""Root may write everywhere; a test about what may not be written does it as an ordinary owner of files."""

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

__all__ = ["like_anybody"]

#: What the kernel calls the third version of its structures, and the rights to pass by the modes of files.
VERSION = 0x20080522
PASSING_BY = 1 << 1 | 1 << 2  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH


class Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("pid", ctypes.c_int))


class Rights(ctypes.Structure):
    _fields_ = (("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32))


@contextmanager
def like_anybody() -> Iterator[None]:
    """The modes of files hold for this thread and those it starts. It stays who it is: a clone that only root may enter
    can still be read."""
    if os.geteuid() != 0:
        yield
        return
    if sys.platform != "linux":
        pytest.skip("NOT TESTED: files that may not be written, because root may write them here")
    system = ctypes.CDLL(None, use_errno=True)
    header, rights = Header(VERSION, 0), (Rights * 2)()
    assert system.capget(ctypes.byref(header), ctypes.byref(rights)) == 0, os.strerror(ctypes.get_errno())
    before = rights[0].effective
    rights[0].effective = before & ~PASSING_BY
    assert system.capset(ctypes.byref(header), ctypes.byref(rights)) == 0, os.strerror(ctypes.get_errno())
    try:
        yield
    finally:
        rights[0].effective = before
        assert system.capset(ctypes.byref(header), ctypes.byref(rights)) == 0, os.strerror(ctypes.get_errno())
