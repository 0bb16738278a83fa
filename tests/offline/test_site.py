"""`boomcat web` writes the client as files that any host can serve."""

from click.testing import CliRunner

from boomcat.cli.program import program
from boomcat.server.http import static_files


def write(*words):
    return CliRunner().invoke(program, ["web", *map(str, words)])


def built(folder):
    """Make a client with a bundle beside it, as a clone has them."""
    client, bundle = folder / "dist", folder / "python"
    for place in (client / "assets", client / "pages", bundle / "1234"):
        place.mkdir(parents=True)
    (client / "index.html").write_text('<html lang="en" data-root="../"><script src="../assets/a.js"></script>')
    for name in ("assets/a.js", "assets/a.js.br", "pages/home-en.html", "service-worker.js"):
        (client / name).write_text(name)
    (bundle / "bundle.json").write_text("{}")
    (bundle / "1234" / "boomcat.pack").write_text("pack")
    return client


def test_a_site_has_a_page_for_every_address_and_no_file_of_a_server(tmp_path, monkeypatch):
    monkeypatch.setattr(static_files, "BUILDS", (built(tmp_path),))
    site = tmp_path / "site"
    assert write(site).exit_code == 0
    found = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert {"assets/a.js", "python/bundle.json", "python/1234/boomcat.pack", "service-worker.js"} <= found
    assert {"index.html", "offline/index.html", "games/index.html", "card/nope/index.html"} <= found
    assert {"puzzles/index.html", "puzzles/today/index.html", "puzzles/17/index.html"} <= found
    assert not [name for name in found if name.startswith("pages/") or name.endswith(".br")]
    assert 'data-serverless lang="en" data-root="./"' in (site / "index.html").read_text()
    assert 'src="../../assets/a.js"' in (site / "card" / "nope" / "index.html").read_text()
    assert write(site).exit_code == 0  # a newer site replaces the older one


def test_a_folder_with_other_files_is_not_touched(tmp_path, monkeypatch):
    monkeypatch.setattr(static_files, "BUILDS", (built(tmp_path),))
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "diary.txt").write_text("Dear diary")
    refused = write(tmp_path / "home")
    assert (refused.exit_code, "other files" in refused.output) == (1, True)
    assert [path.name for path in (tmp_path / "home").iterdir()] == ["diary.txt"]


def test_without_a_bundle_the_command_says_how_to_build_it(tmp_path, monkeypatch):
    monkeypatch.setattr(static_files, "BUILDS", ())
    refused = write(tmp_path / "site")
    assert (refused.exit_code, "tools.offline" in refused.output) == (1, True)
