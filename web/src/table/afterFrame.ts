/** Once the page has been drawn, in a task of its own; returns how to prevent it. A hidden page waits until it is seen. */
export function afterFrame(call: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
