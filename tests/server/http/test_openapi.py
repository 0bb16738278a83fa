"""The OpenAPI description of the HTTP interface is served and complete."""

import json
import re
from typing import Any

import httpx
from starlette.routing import Route

from boomcat.server.http.openapi import ENDPOINTS, openapi
from boomcat.server.tables.clock import RealClock
from tests.support.in_process_server import HouseServer
from tests.support.paths import ROOT

DOCS = ROOT / "docs"


def test_the_served_description_is_the_documented_one(tmp_path):
    with HouseServer(tmp_path / "boomcat.db", RealClock()) as server:
        served = httpx.get(server.url + "/api/openapi.json", trust_env=False, verify=False)
    assert served.status_code == 200
    assert served.headers["content-type"] == "application/json"
    assert served.json() == json.loads((DOCS / "openapi.json").read_text(encoding="utf-8"))


def test_every_address_is_described(tmp_path):
    with HouseServer(tmp_path / "boomcat.db", RealClock()) as server:
        app: Any = server.server.config.app
        routes = [
            route for route in app.routes if isinstance(route, Route) and route.path.startswith(("/api", "/health"))
        ]
    served = {
        (method.lower(), re.sub(r":\w+", "", route.path))
        for route in routes
        for method in route.methods or set()
        if method != "HEAD" and "{rest:path}" not in route.path
    }
    assert served == {(one.method, one.path) for one in ENDPOINTS}


def test_every_reference_can_be_resolved():
    described = json.loads(openapi())
    referred = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
    assert referred <= set(described["components"]["schemas"])
    assert {"OpenTable", "Seated", "Problem"} <= referred
