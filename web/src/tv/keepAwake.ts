/** Keep the screen from going dark, where the browser can; it may not over plain http. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let stopped = false;

  /** A hidden page loses the lock, so it's asked for again. */
  const ask = async (): Promise<void> => {
    if (stopped || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (stopped) void lock.release();
    } catch {
      // An empty battery, or a browser that doesn't want to.
    }
  };
  const look = (): void => void ask();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
