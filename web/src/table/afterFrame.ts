/** Call back in a new task once the page has been drawn; returns how to cancel. A hidden page waits until it is seen. */
export function afterFrame(call: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
