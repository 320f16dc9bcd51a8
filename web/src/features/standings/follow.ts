import { isBeingPlayed, limits, type StandingsFile } from '@arena/domain';
import { paths } from '../../lib/addresses/paths.ts';
import { pollWhileSeen } from '../../lib/calls/poll-while-seen.ts';
import { serverNow } from '../../lib/time/clock.ts';

/** What a reading of the table found. `same`: what is shown already. */
export type Reading = 'same' | { file: StandingsFile | null };

/** Which of a tournament's tables: the one by its number, all of them, or what its page shows first (null). */
export type Which = number | 'all' | null;

/** A table that is shown, and since when, in milliseconds. */
interface Shown {
  file: StandingsFile;
  since: number;
}

/**
 * Whether it is from before the table that is shown: each of the server's instances keeps the one it has for a while.
 * What is older after that is how it stands.
 */
function isOutdated({ results }: StandingsFile, shown: Shown | null): boolean {
  if (shown === null || Date.now() - shown.since > 2 * limits.pagesKept) return false;
  return (results?.updatedAt ?? '') < (shown.file.results?.updatedAt ?? '');
}

/** Asks for the table of a tournament; each call knows what the one before found, and hears what is shown. */
export function standingsReader(tournamentId: string, which: Which = null): (shown?: Shown | null) => Promise<Reading> {
  let known: string | null = null;
  return async (shown = null) => {
    const address = `${paths.standings(tournamentId)}${which === null ? '' : `-${which}`}.json`;
    const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(limits.standingsTimeout) });
    if (response.status === 404) return { file: null };
    if (!response.ok) throw new Error(`The table answered ${response.status}`);
    const etag = response.headers.get('etag');
    if (etag !== null && etag === known) return 'same';
    const file: StandingsFile = await response.json();
    if (isOutdated(file, shown)) return 'same';
    known = etag;
    return { file };
  };
}

/** Where the follower stands: when it last had an answer, and whether the tries since then failed. */
export interface Contact {
  readAt: number | null;
  isLost: boolean;
}

interface Listener {
  /** The table is another one now; null where there is none to see any more. */
  onFile(file: StandingsFile | null): void;
  onContact(contact: Contact): void;
}

/** So many tries in a row must fail before it is said: one lost answer in a moving bus is none to speak of. */
const TRIES = 2;

interface Followed {
  read: (shown: Shown | null) => Promise<Reading>;
  /** What is shown to begin with, and when it was read; null where nothing is. */
  start: { file: StandingsFile; readAt: number } | null;
  /** How often it is wanted, in milliseconds; null: as often as it is worth. */
  every?: number | null;
}

/**
 * Keeps asking for the table while its tab is seen: every few seconds while it is played, seldom otherwise, and at once
 * when the network or the reader comes back. Returns how to ask now, and how to stop.
 */
export function follow({ read, start, every = null }: Followed, { onFile, onContact }: Listener) {
  let shown: Shown | null = start && { file: start.file, since: start.readAt };
  let readAt = start?.readAt ?? null;
  let lastTry = shown !== null && isBeingPlayed(shown.file, serverNow()) ? 0 : (readAt ?? 0);
  let failed = 0;
  let isGone = false;
  let isReading = false;
  let isStopped = false;

  function untilNext(): number {
    const isLive = shown === null ? !isGone : isBeingPlayed(shown.file, serverNow());
    const usual = every ?? (isLive ? limits.standingsPolling : limits.publicPolling);
    const pause = failed === 0 ? usual : Math.min(Math.max(usual, limits.publicPolling), usual * 2 ** (failed - 1));
    return lastTry + pause - Date.now();
  }

  async function ask(): Promise<void> {
    if (isReading || isStopped) return;
    isReading = true;
    lastTry = Date.now();
    try {
      const reading = await read(shown);
      if (isStopped) return;
      failed = 0;
      readAt = Date.now();
      if (reading !== 'same') {
        shown = reading.file && { file: reading.file, since: readAt };
        isGone = shown === null;
        onFile(reading.file);
      }
    } catch {
      failed += 1;
    } finally {
      isReading = false;
    }
    if (isStopped) return;
    onContact({ readAt, isLost: failed >= (shown === null ? 1 : TRIES) });
    polling.askIn(untilNext());
  }

  function onOffline(): void {
    failed = Math.max(failed, TRIES);
    onContact({ readAt, isLost: true });
  }

  const polling = pollWhileSeen(() => void ask(), untilNext());
  window.addEventListener('offline', onOffline);

  return {
    ask,
    stop() {
      isStopped = true;
      polling.stop();
      window.removeEventListener('offline', onOffline);
    },
  };
}
