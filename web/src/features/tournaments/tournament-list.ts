import { isFields, limits, type PublicTournament, toMillis } from '@arena/domain';
import { pollWhileSeen } from '../../lib/calls/poll-while-seen.ts';
import { reportProblem } from '../../lib/page/log.ts';
import { wantedPart } from '../../lib/page/part.ts';
import { readStored, storageKeys, writeStored } from '../../lib/storage/storage.ts';

/** The tournaments as far as this browser knows them. */
export interface TournamentList {
  /** `loading` until the first answer, then how the last try to read them ended. */
  state: 'loading' | 'ready' | 'failed';
  /** The last good list, possibly from an earlier visit; null where there never was one. */
  tournaments: readonly PublicTournament[] | null;
  /** When that list was read, in milliseconds; null where there is none. */
  readAt: number | null;
}

export const emptyList: TournamentList = { state: 'loading', tournaments: null, readAt: null };

let current: TournamentList = emptyList;
let reading: Promise<void> | null = null;
let lastTry = 0;
let polling: ReturnType<typeof pollWhileSeen> | undefined;
const listeners = new Set<() => void>();

/** What reads. A page that brought its list along does without until it reads again. */
export const loadReader = () => import('./read-catalogue.ts');

/** The list as it stands; the same object until something changes. */
export function currentList(): TournamentList {
  return current;
}

function change(next: TournamentList): void {
  current = next;
  for (const listener of listeners) listener();
}

function keep({ tournaments, readAt }: TournamentList): void {
  if (readAt === null) return;
  writeStored('local', storageKeys.tournaments, { readAt: new Date(readAt).toISOString(), tournaments });
}

/** When the list that is kept was read. One of the future tells nothing: this phone's clock was wrong then. */
function keptAt(): number {
  const kept = readStored('local', storageKeys.tournaments);
  const at = isFields(kept) && typeof kept.readAt === 'string' ? toMillis(kept.readAt) : null;
  return at === null || at > Date.now() ? 0 : at;
}

/**
 * Begins with the list that the page came with, before anything is shown. It counts as read when the server read
 * it, so it is read again 30 s after that: at once where the page lay in a cache for longer. A page may have been made
 * of an older list than the one that is kept, which stays then.
 */
export function adoptTournaments(list: TournamentList): void {
  current = list;
  lastTry = list.readAt ?? 0;
  if (lastTry > keptAt()) keep(list);
}

async function read(load: typeof loadReader): Promise<void> {
  lastTry = Date.now();
  try {
    const { keptCatalogue, readCatalogue } = await load();
    const kept = current === emptyList ? keptCatalogue() : null;
    if (kept !== null) change({ state: 'loading', ...kept });
    const tournaments = await readCatalogue();
    const list: TournamentList = { state: 'ready', tournaments, readAt: Date.now() };
    change(list);
    keep(list);
  } catch (error) {
    reportProblem('Reading the tournaments', error);
    change({ ...current, state: 'failed' });
  }
}

/**
 * Reads the list now; while a reading is under way it joins that one. Until it arrives there is the one that an
 * earlier visit kept. Never rejects.
 */
export function refreshTournaments(load = loadReader): Promise<void> {
  reading ??= read(load).finally(() => {
    reading = null;
    polling?.askIn(untilNext());
  });
  return reading;
}

/** The same for somebody who asked for it: where the code that reads it can't come any more, the page is loaded anew. */
export function retryTournaments(): Promise<void> {
  return refreshTournaments(() => wantedPart(loadReader));
}

// The clock that says when the page was made isn't this one's.
const untilNext = () => limits.publicPolling - Math.max(0, Date.now() - lastTry);

/** Calls `listener` on each change; the list is re-read every 30 s while somebody listens and the tab is visible. */
export function subscribeToTournaments(listener: () => void): () => void {
  if (listeners.size === 0) polling = pollWhileSeen(() => void refreshTournaments(), untilNext());
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) polling?.stop();
  };
}
