import { isTimeZone } from '@arena/domain';
import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';

let zone: string | undefined;

/**
 * IANA name of the zone that this device is in. Where it is set to none that the browser knows, it is called one that
 * no time can be written in (`Etc/Unknown`): the community's, then.
 */
export function viewerZone(): string {
  if (zone !== undefined) return zone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  zone = isTimeZone(timeZone) ? timeZone : config.timeZone;
  return zone;
}

function communityZone(): string {
  return config.timeZone;
}

/** Browsers don't report a change of zone: the next page has the new one. */
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
