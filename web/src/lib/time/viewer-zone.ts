import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';

let zone: string | undefined;

function viewerZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}

function communityZone(): string {
  return config.timeZone;
}

/** A browser that changes its zone says so to nobody: the next page knows. */
function never(): () => void {
  return () => undefined;
}

/**
 * IANA name of the zone the person reading this page is in. The server doesn't know it: a page comes with the
 * community's times, and changes to its reader's once it runs.
 */
export function useViewerZone(): string {
  return useSyncExternalStore(never, viewerZone, communityZone);
}
