"""The browser client that `python3 play` builds, and its sources: small, and silent about machines."""

import json
import re
from pathlib import Path

from boomcat.locale import languages
from tests.support.paths import ROOT

STATIC_IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")
LANGUAGES = set(languages())


def language_of(script: Path) -> str:
    """The language whose texts a script holds, if any: its name is that of the folder, and a fingerprint."""
    return script.name.split("-")[0] if script.name.split("-")[0] in LANGUAGES else ""


def first_scripts(folder: Path) -> set[Path]:
    """The scripts that the page asks for by itself, and all that those cannot do without."""
    page = (folder / "index.html").read_text("utf-8")
    waiting = [folder / name for name in re.findall(r'(?:src|href)="/([^"]+\.js)"', page)]
    found: set[Path] = set()
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC_IMPORT.findall(script.read_text("utf-8"))]
    return found


def test_a_language_is_three_downloads_of_its_own(web_client):
    """The first is what the front page says, the last what the search in the rules finds."""
    assert not any(map(language_of, first_scripts(web_client)))
    assert sorted(filter(None, map(language_of, web_client.glob("assets/*.js")))) == sorted([*LANGUAGES] * 3)


def test_the_fonts_are_our_own_copies_in_one_format(web_client):
    fonts = [path for path in web_client.rglob("*") if path.suffix in (".woff", ".woff2", ".ttf", ".otf", ".eot")]
    # Browsers don't get the one that the server draws with.
    fonts.remove(web_client / "preview" / "display.ttf")
    assert {path.suffix for path in fonts} == {".woff2"}
    assert sum(path.stat().st_size for path in fonts) < 55_000
    sheets = "".join(path.read_text("utf-8") for path in web_client.rglob("*.css"))
    # The fallback until they arrive is the visitor's own font.
    faces = re.findall(r"@font-face\s*{[^}]*}", sheets)
    assert sum("url(" in face for face in faces) == len(fonts)
    assert all("local(" in face for face in faces if "url(" not in face)
    assert not re.search(r"url\(\s*[\"']?(?:https?:)?//", sheets)


def test_the_built_client_holds_no_path_of_the_building_machine(web_client):
    shipped = [path for path in web_client.rglob("*") if path.is_file()]
    assert not [path for path in shipped if path.suffix == ".map"]
    telling = [str(place).encode() for place in (ROOT, Path.home()) if len(place.parts) > 1]
    for path in shipped:
        content = path.read_bytes()
        assert not any(place in content for place in telling), path
        assert b"sourceMappingURL" not in content, path
        assert b"node_modules" not in content, path


def test_everything_but_the_page_itself_is_named_by_its_content(web_client):
    for path in web_client.glob("assets/*"):
        assert re.search(r"-[\w-]{8}\.\w+(\.br|\.gz)?$", path.name), path.name


def test_the_lock_of_the_web_packages_names_no_registry():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert package["integrity"].startswith("sha512-"), name
        package.pop("funding", None)  # where its authors ask for money, not a download address
    assert "://" not in json.dumps(lock)


def test_the_web_packages_are_pinned():
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    for group in ("dependencies", "devDependencies", "overrides"):
        assert all(re.fullmatch(r"[\d.]+", version) for version in wanted[group].values()), group
