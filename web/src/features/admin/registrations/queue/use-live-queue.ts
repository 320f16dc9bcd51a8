import type { Question, Registration } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Listen, useFeed } from '#lib/firebase/use-feed.ts';
import { reportProblem } from '#lib/page/log.ts';
import { type Duplicates, findDuplicates } from '../arranging/marks.ts';
import { askedQuestions } from '../registration-calls.ts';
import { emptyQueue, type Queue, type Tournaments } from './queue.ts';

/** Loaded on demand: Firestore's SDK is large, and the screen shows its frame meanwhile. */
const loadLive = () => import('./live-queue.ts');

/** Milliseconds after which a part is reported as missing; it still appears once it arrives. */
const LATE = 20_000;

type Live = Awaited<ReturnType<typeof loadLive>>;

/**
 * Listens once the SDK is loaded. `onMissing` is called if it isn't, or if nothing arrives. Returns the unsubscribe
 * function.
 */
function listenLive<T>(
  hear: (value: T) => void,
  begin: (live: Live, hear: (value: T) => void) => () => void,
  onMissing: () => void,
) {
  let stop: (() => void) | null = null;
  let isOver = false;
  const late = setTimeout(onMissing, LATE);
  const hearInTime = (value: T) => {
    clearTimeout(late);
    hear(value);
  };
  loadLive().then(
    (live) => {
      if (!isOver) stop = begin(live, hearInTime);
    },
    (error: unknown) => {
      reportProblem('Loading what listens', error);
      clearTimeout(late);
      if (!isOver) onMissing();
    },
  );
  return () => {
    isOver = true;
    clearTimeout(late);
    stop?.();
  };
}

const NOT_LOADED = 'No pudimos abrir la lista. Revisa tu conexión a internet.';

/** Returns the live registrations of a tournament, or of all, and a function to listen again. */
export function useLiveQueue(tournamentId: string | null): { queue: Queue; retry: () => void } {
  const [tries, setTries] = useState(0);
  const listen: Listen<Queue> = (hear) =>
    listenLive(
      hear,
      ({ listenToRegistrations }, tell) => listenToRegistrations(tournamentId, tell),
      () => hear({ ...emptyQueue, failure: NOT_LOADED }),
    );
  const queue = useFeed(`registrations of ${tournamentId ?? 'all'}, ${tries}`, listen, emptyQueue);
  return { queue, retry: () => setTries(tries + 1) };
}

/** Returns the live tournaments; null while loading. */
export function useQueueTournaments(): Tournaments {
  const listen: Listen<Tournaments> = (hear) =>
    listenLive(
      hear,
      ({ listenToTournaments }, tell) => listenToTournaments(tell),
      // The queue reports the same failure.
      () => undefined,
    );
  return useFeed('tournaments', listen, null);
}

const NO_QUESTIONS: readonly Question[] = [];

/** Returns all questions; none while loading or after a failure. */
export function useQuestions(): readonly Question[] {
  return useQuery(askedQuestions).data ?? NO_QUESTIONS;
}

/** Returns what is similar among the listed registrations, and to others elsewhere. */
export function useDuplicates({ registrations, left, isWhole }: Queue): Duplicates {
  const pending = [...registrations.values()].filter(({ status }) => status === 'pending');
  const elsewhere = useRelatedRegistrations(pending, isWhole);
  return findDuplicates([...[...elsewhere.values()].filter(({ id }) => !left.has(id)), ...registrations.values()]);
}

/** Number of the longest pending registrations that are looked up. */
const MOST_LOOKED_UP = 300;

/** Returns registrations elsewhere that share an ID, an e-mail or a phone with pending ones. Each is looked up once. */
function useRelatedRegistrations(
  pending: readonly Registration[],
  isReady: boolean,
): ReadonlyMap<string, Registration> {
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<string, Registration>>(new Map());
  const lookedUp = useRef(new Set<string>());
  useEffect(() => {
    const known = lookedUp.current;
    const missing = isReady ? pending.slice(0, MOST_LOOKED_UP).filter(({ id }) => !known.has(id)) : [];
    if (missing.length === 0) return;
    for (const { id } of missing) known.add(id);
    loadLive()
      .then(({ findAlike }) => findAlike(missing))
      .then(
        (found) => setElsewhere((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)])),
        (error: unknown) => {
          for (const { id } of missing) known.delete(id);
          reportProblem('Looking for duplicates', error instanceof Error ? error.name : error);
        },
      );
  }, [pending, isReady]);
  return elsewhere;
}

/** Characters after which a search looks beyond the list, and the pause in typing before it does. */
const LEAST_SOUGHT = 3;
const TYPED = 300;

/** Listens to nothing. */
const notAtAll = () => () => undefined;

export interface OverallSearch {
  /** Null while searching. */
  found: readonly Registration[] | null;
  failed: boolean;
}

const NOTHING_BEYOND: OverallSearch = { found: [], failed: false };
const LOOKING: OverallSearch = { found: null, failed: false };
const UNFOUND: OverallSearch = { found: [], failed: true };

/** Returns live search results of all tournaments, after a pause in typing. */
export function useOverallSearch(query: string, known: ReadonlyMap<string, Registration>): OverallSearch {
  const text = query.trim();
  const isSought = text.length >= LEAST_SOUGHT;
  const listen: Listen<OverallSearch> = (hear) => {
    let stop: (() => void) | null = null;
    const timer = setTimeout(() => {
      stop = listenLive(
        hear,
        ({ listenToPrefix }, tell) =>
          listenToPrefix(text, (found) => tell(found === null ? UNFOUND : { found, failed: false })),
        () => hear(UNFOUND),
      );
    }, TYPED);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  };
  const beyond = useFeed(isSought ? `beginning with ${text}` : '', isSought ? listen : notAtAll, LOOKING);
  if (!isSought) return NOTHING_BEYOND;
  return { ...beyond, found: beyond.found?.filter(({ id }) => !known.has(id)) ?? null };
}
