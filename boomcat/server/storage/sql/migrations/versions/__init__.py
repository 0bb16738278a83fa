"""One file a step, each naming the step before it."""
