"""Several nodes that share their tables: leases, heartbeats, links between nodes, and requests to other nodes."""
