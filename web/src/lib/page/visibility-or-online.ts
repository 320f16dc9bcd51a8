/** Calls `listener` when the tab is left or looked at again, and when the network is back. Returns the way to stop. */
export function onVisibilityOrOnline(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}
