import type { StandingsFile } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { visitorStorageKeys } from '../../lib/storage/visitor-storage-keys.ts';
import { type Contact, follow, standingsReader, type Which } from './follow.ts';

/** What is known of a tournament's table. */
export interface StandingsView {
  state: 'loading' | 'shown' | 'missing';
  file: StandingsFile | null;
  contact: Contact;
}

/** A larger table isn't worth the room it would take in the browser. */
const MOST_KEPT = 300_000;

/** A table, and when it was read, in milliseconds. */
export interface KnownStandings {
  file: StandingsFile;
  readAt: number;
}

/** The table that this browser saw last, for where there is no network; null where it is another's. */
function keptStandings(tournamentId: string): KnownStandings | null {
  const kept = readStored('local', visitorStorageKeys.standings);
  if (typeof kept !== 'string') return null;
  try {
    const known: KnownStandings = JSON.parse(kept);
    return known.file.version === 1 && known.file.tournament.id === tournamentId ? known : null;
  } catch {
    return null;
  }
}

function keep(known: KnownStandings): void {
  const text = JSON.stringify(known);
  if (text.length <= MOST_KEPT) writeStored('local', visitorStorageKeys.standings, text);
}

/**
 * A tournament's table, followed while it is shown; another tournament's needs another component (`key`).
 * @param carried what the page came with; null where the browser has to ask.
 * @param beforeChange called right before another table takes the place of the one that is seen.
 * @param every how often it is read again, in milliseconds; null: as often as it is worth.
 * @param which of a competition with very many tables; what is shown stays until that one is here.
 */
export function useStandings(
  tournamentId: string,
  carried: KnownStandings | null,
  beforeChange: () => void,
  every: number | null = null,
  which: Which = null,
): StandingsView & { ask: () => void } {
  const [start] = useState(() => carried ?? keptStandings(tournamentId));
  const [view, setView] = useState<StandingsView>(() => ({
    state: start === null ? 'loading' : 'shown',
    file: start?.file ?? null,
    contact: { readAt: start?.readAt ?? null, isLost: false },
  }));
  const asking = useRef<() => void>(() => undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    const isAsked = which === null || which === start?.file.lobby?.number;
    const from = isFirst.current && isAsked ? start : null;
    isFirst.current = false;
    if (from !== null) keep(from);
    const follower = follow(
      { read: standingsReader(tournamentId, which), start: from, every },
      {
        onFile(file) {
          beforeChange();
          setView((before) => ({ ...before, state: file === null ? 'missing' : 'shown', file }));
          if (file !== null) keep({ file, readAt: Date.now() });
        },
        onContact: (contact) => setView((before) => ({ ...before, contact })),
      },
    );
    asking.current = () => void follower.ask();
    return follower.stop;
  }, [tournamentId, start, beforeChange, every, which]);
  return { ...view, ask: () => asking.current() };
}
