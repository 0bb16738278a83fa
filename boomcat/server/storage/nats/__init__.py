"""Tables in NATS JetStream: one subject for each table, one message for each step."""
