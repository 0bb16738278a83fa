"""The hints for the C compiler, in what mypyc writes."""

import subprocess
from pathlib import Path

import pytest

from tools.effort import spare, spared

SOURCE = """char CPyDef_events_____top_level__(void) {
                return 1;
    }
PyObject *CPyPy_state___State___copy(PyObject *self, PyObject *const *args, size_t nargs) {
  return NULL;
}
CPyTagged CPyDef_state___State___copy(PyObject *cpy_r_self) {
  CPyDef_words___read(cpy_r_self);
}
char CPyDef_notation___moves___read(void) {
}
char CPyDef_core___moves___read(void) {
}
"""


@pytest.mark.parametrize(
    ("function", "level"),
    [
        ("CPyDef_events_____top_level__", "O0"),
        ("CPyPy_state___State___copy", "O1"),
        ("CPyDef_state___State___copy", ""),
        ("CPyDef_notation___moves___read", "O1"),
        ("CPyDef_core___moves___read", ""),
    ],
)
def test_only_rarely_run_code_is_optimized_less(tmp_path, function, level):
    source = tmp_path / "boomcat" / "core" / "__native_all.c"
    source.parent.mkdir(parents=True)
    source.write_text(SOURCE)
    modules = [
        "boomcat/core/moves.py",
        "boomcat/notation/moves.py",
        "boomcat/core/state.py",
        "boomcat/core/events.py",
    ]
    spare(modules, ("notation",), tmp_path)
    line = next(line for line in source.read_text().splitlines() if f"{function}(" in line)
    assert line.startswith(f'BOOMCAT_EFFORT("{level}") ') if level else "BOOMCAT_EFFORT" not in line


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_compilers_take_the_hints(tmp_path, compiler):
    source = tmp_path / "x.c"
    source.write_text(spared("char CPyDef_x_____top_level__(void) {\n      return 1;\n}\n", set()))
    try:
        subprocess.run([compiler, "-O3", "-Wall", "-Werror", "-c", "x.c"], cwd=tmp_path, check=True)
    except FileNotFoundError:
        pytest.skip(f"NOT TESTED: {compiler}, which is not installed")
    assert Path(tmp_path, "x.o").exists()
