"""The game in a folder of a larger site, with TLS in front: deploy/nginx.conf as a host copies it, in a real nginx."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import DESKTOP, PHONE
from tests.support.browser_player import Person
from tests.support.paths import ROOT
from tests.support.server_process import free_port
from tests.support.shared_server import serving
from tests.support.timeouts import PATIENCE_SECONDS
from tools import nginx

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.support.browser import Visits

#: Browsers look for such a name on this machine, and the client does not take it for one that only this machine has.
NAME = "boomcat.localhost"
#: One nginx process, which keeps its files in its folder.
AROUND = """
daemon off; master_process off; pid nginx.pid; error_log error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy;
    fastcgi_temp_path fast; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    {site}
}}
"""


def filled_in(site: str, values: dict[str, str]) -> str:
    for old, new in values.items():
        assert old in site, f"deploy/nginx.conf has no {old}"
        site = site.replace(old, new)
    return site


@contextmanager
def proxy(folder: Path, port: int, server: int) -> Iterator[None]:
    """nginx at this port, in front of the server at that one."""
    path, why = nginx.find()
    if not path:
        pytest.skip(f"NOT TESTED: a server behind a proxy, because {why}")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made += ["-subj", f"/CN={NAME}", "-days", "2", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    site = filled_in(
        (ROOT / "deploy" / "nginx.conf").read_text(),
        {
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "server_name games.example": f"server_name {NAME}",
            "/etc/letsencrypt/live/games.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/games.example/privkey.pem": str(key),
            "http://127.0.0.1:8000": f"http://127.0.0.1:{server}",
        },
    )
    (folder / "nginx.conf").write_text(AROUND.format(site=site))
    words = [path, "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, (process.communicate()[0], (folder / "error.log").read_text())
            assert time.monotonic() < end, "nginx does not answer"
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE_SECONDS)


def test_a_game_in_a_folder_of_a_larger_site(open_page: "Visits", web_client: Path, tmp_path: Path) -> None:
    port = free_port()
    address = f"https://{NAME}:{port}/boom"
    with (
        serving("--public-url", address, "--trusted-proxy", "127.0.0.1") as server,
        proxy(tmp_path, port, server.port),
    ):
        asked: list[str] = []

        def watch(page: "Page") -> None:
            page.on("request", lambda request: asked.append(request.url))
            page.on("websocket", lambda socket: asked.append(socket.url.replace("wss", "https", 1)))

        host = Person(open_page(address, screen=DESKTOP))
        watch(host.page)
        assert host.page.evaluate("() => fetch('manifest.webmanifest').then((found) => found.json())")["scope"] == "."
        host.button("web-home-open").click()
        sheet = host.page.get_by_role("dialog")
        sheet.get_by_role("button", name=host.say("web-setup-open"), exact=True).click()
        host.page.get_by_role("heading", name=host.say("web-lobby-players")).wait_for()
        host.page.reload()
        link = host.page.get_by_label(host.say("web-share-link"))
        link.wait_for()
        assert re.fullmatch(re.escape(address) + r"/t/[a-z-]+", link.input_value())
        assert link.input_value() == host.page.url
        code = host.page.locator("figure img")
        code.evaluate("picture => picture.decode()")

        guest = Person(open_page(link.input_value(), screen=PHONE))
        watch(guest.page)
        guest.button("web-invite-sit").click()
        guest.page.get_by_role("heading", name=guest.say("web-lobby-players")).wait_for()
        seats = server.ask(f"/api/tables/{host.page.url.rpartition('/')[2]}")["seats"]
        host.page.get_by_text(seats[1]["name"]).last.wait_for()  # the host has noticed
        host.button("web-lobby-start").click()
        for person in (host, guest):
            person.page.locator(".hand button").first.wait_for()
        # The key to the seat is where the page finds it again.
        guest.page.reload()
        guest.page.locator(".hand button").first.wait_for()
        for person in (host, guest):  # or they would complain about a server that is gone
            open_page.leave(person.page)
        assert any(url.endswith("/socket") for url in asked)
        assert [url for url in asked if not url.startswith((address + "/", "data:", "blob:"))] == []
