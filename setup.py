"""Compile the rules core, and what is closest to it, with mypyc; without a C compiler the same files run interpreted.

BOOMCAT_BUILD=compiled makes a core that cannot be compiled an error, BOOMCAT_BUILD=interpreted does not try, and
BOOMCAT_BUILD=FOLDER takes the compiled modules of another clone with the same sources, which saves minutes.

The browser client goes into every wheel as boomcat/web, and as it was built into every sdist (tools/backend.py).
"""

import os
import re
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

BUILDING = runpy.run_path("boomcat/build.py")
COMPILED = [str(path.relative_to(BUILDING["ROOT"])) for path in BUILDING["compiled_sources"]()]
#: Of these, the packages that the C compiler need not optimise much: they mostly call others.
LIGHTLY = ("notation", "server/tables", "server/websocket")
BUILD = os.environ.get("BOOMCAT_BUILD")
#: A clone whose compiled modules are to be taken.
CLONE = Path(BUILD) if BUILD and BUILD not in ("compiled", "interpreted") else None
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
#: boomcat/__init__.py leads to modules whose packages a build does not have: they are read, but not judged. Nor are the
#: packages looked for: `play` compiles while it installs them. What comes from them may be anything.
FOLLOW = ["--follow-imports=silent", "--no-site-packages", "--ignore-missing-imports"]
FOLLOW += ["--no-warn-return-any", "--no-warn-unused-ignores"]
#: What only collects names and files, for which nothing need be compiled.
LISTING = {"dist_info", "egg_info", "sdist"}


def core() -> list[Extension]:
    """The extension modules to build."""
    if BUILD == "interpreted" or LISTING & set(sys.argv):
        return []
    if CLONE:
        return taken(CLONE)
    try:
        from mypyc.build import mypycify

        # The name keeps the library that the modules share in the package, not at the top of site-packages.
        extensions = mypycify(
            [*FOLLOW, *COMPILED],
            opt_level="3",
            debug_level="0",
            target_dir="build/mypyc",
            group_name="boomcat.core.all",
        )
    except (ImportError, SystemExit) as why:  # mypyc exits when it refuses a module, and has said why
        if BUILD == "compiled":
            raise
        reason = why if isinstance(why, ImportError) else "mypyc refuses it, see above"
        print(f"The core stays interpreted: {reason}.", file=sys.stderr)
        return []
    from tools.docstrings import document
    from tools.effort import spare

    document(COMPILED, Path("build/mypyc"))
    spare(COMPILED, LIGHTLY, Path("build/mypyc"))
    for extension in extensions:
        extension.optional = BUILD != "compiled"
        if sys.platform != "win32":
            # The core calls its own functions: let the compiler inline them although they are exported. And in a file
            # of 20 MB, to look how each line is indented takes GCC half a minute, a third of all.
            own = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
            extension.extra_compile_args = [*extension.extra_compile_args, *own]
    return extensions


def taken(clone: Path) -> list[Extension]:
    """Return the modules that the other clone compiled, from the same sources."""
    for module in COMPILED:
        if not (clone / module).exists() or (clone / module).read_bytes() != Path(module).read_bytes():
            sys.exit(f"{module} is not the same in {clone}: its compiled modules cannot be taken.")
    files = sorted(
        file for folder in {Path(module).parent for module in COMPILED} for file in (clone / folder).glob(f"*{SUFFIX}")
    )
    if not files:
        sys.exit(f"{clone} has no modules that are compiled for this Python.")
    return [Extension(".".join(file.relative_to(clone).parts).removesuffix(SUFFIX), []) for file in files]


class BuildCore(build_ext):
    def run(self) -> None:
        super().run()
        if self.inplace and self.extensions:
            BUILDING["write_sums"]()

    def build_extension(self, ext: Extension) -> None:
        if CLONE is None:
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(CLONE / (ext.name.replace(".", "/") + SUFFIX), target)


class BuildPackage(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:  # a clone shows its client from where it was built
            from tools.backend import client

            target = Path(self.build_lib, "boomcat", "web")
            shutil.rmtree(target, ignore_errors=True)  # its files have other names in every build
            shutil.copytree(client(), target)


class Sdist(sdist):
    def run(self) -> None:
        from tools.backend import client

        client()
        super().run()


def home() -> str:
    """Return the address of the repository that makes a release, if a forge does: it moves, and forks have others."""
    forge, name = (os.environ.get(variable) for variable in ("GITHUB_SERVER_URL", "GITHUB_REPOSITORY"))
    return f"{forge}/{name}" if forge and name else ""


def addresses() -> dict[str, str]:
    if not home():
        return {}
    pages = {"Documentation": "tree/HEAD/docs", "Changelog": "blob/HEAD/CHANGELOG.md", "Issues": "issues"}
    return {"Source": home(), **{title: f"{home()}/{page}" for title, page in pages.items()}}


def readme() -> str:
    """As an index of packages shows it, which has neither our pictures nor our other pages: the forge has them."""
    text = Path("README.md").read_text("utf-8")
    if not home():
        return text
    picture = re.compile(r"(!\[[^\]]*\]\()(?![a-z]+:)")
    link = re.compile(r"((?<!!)\[[^\]]*\]\()(?![a-z]+:|#)")
    return link.sub(rf"\1{home()}/blob/HEAD/", picture.sub(rf"\1{home()}/raw/HEAD/", text))


setup(
    ext_modules=core(),
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    cmdclass={"build_ext": BuildCore, "build_py": BuildPackage, "sdist": Sdist},
)
