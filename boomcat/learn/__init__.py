"""Learning by self-play: one network for all editions, sizes and options.  Needs PyTorch (the extra `learn`)."""
