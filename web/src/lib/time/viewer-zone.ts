import { isTimeZone } from '@arena/domain';
import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';

let zone: string | undefined;

/** Returns the IANA zone of this device; the community's if the browser reports one without times (`Etc/Unknown`). */
export function viewerZone(): string {
  zone ??= shownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone;
}

/** Returns the zone in which a device of that zone shows times. */
export function shownZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : config.timeZone;
}

function communityZone(): string {
  return config.timeZone;
}

/** Browsers don't report a change of zone; the next page has the new one. */
function never(): () => void {
  return () => undefined;
}

/**
 * Returns the reader's IANA zone. The server doesn't know it: a page is rendered with the community's times and changes
 * to the reader's once it runs.
 */
export function useViewerZone(): string {
  return useSyncExternalStore(never, viewerZone, communityZone);
}
