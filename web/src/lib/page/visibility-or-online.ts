/** Calls `listener` when the tab's visibility changes or the network is back. Returns the unsubscribe function. */
export function onVisibilityOrOnline(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('online', listener);
  };
}
