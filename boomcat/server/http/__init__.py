"""HTTP: the app and its endpoints, static files, connections, proxies and the checks of where a request comes from."""
