import { limits, type Question, type Registration } from '@arena/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { wantedPart } from '../../../lib/page/part.ts';
import { readQuestions } from '../calls.ts';
import { nothingYet, type Queue, type Tournaments } from './queue.ts';

/** The SDK that listens is large: the screen shows its frame while it comes. */
const loadLive = () => wantedPart(() => import('./live.ts'));

const NOT_LOADED = 'No pudimos abrir la lista. Revisa tu conexión a internet.';

/** The registrations of a tournament, or of all, live; and the way to listen anew. */
export function useQueue(tournamentId: string | null): { queue: Queue; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [heard, setHeard] = useState<{ tournamentId: string | null; tries: number; queue: Queue } | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const hear = (queue: Queue) => !isOver && setHeard({ tournamentId, tries, queue });
    loadLive().then(
      ({ listenToRegistrations }) => {
        if (!isOver) stop = listenToRegistrations(tournamentId, hear);
      },
      (error: unknown) => {
        reportProblem('Loading what listens', error);
        hear({ ...nothingYet, failure: NOT_LOADED });
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [tournamentId, tries]);
  const isOfNow = heard?.tournamentId === tournamentId && heard.tries === tries;
  return { queue: isOfNow ? heard.queue : nothingYet, retry: () => setTries(tries + 1) };
}

/** The tournaments with their places, live; null until they have come. */
export function useTournaments(): Tournaments {
  const [tournaments, setTournaments] = useState<Tournaments>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    loadLive().then(
      ({ listenToTournaments }) => {
        if (!isOver) stop = listenToTournaments(setTournaments);
      },
      // The queue, which comes the same way, says so.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return tournaments;
}

/** The questions that players answered; none until they have come, or where they can't be had. */
export function useQuestions(): readonly Question[] {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    readQuestions().then(setQuestions, (error: unknown) => {
      if (!(error instanceof ApiError)) reportProblem('Reading the questions', error);
    });
  }, []);
  return questions;
}

/** Looked up for so many of those that wait longest. */
const MOST_LOOKED_UP = 300;

/**
 * Registrations elsewhere that share an ID, an e-mail or a phone with those that wait for a decision. Each is looked
 * up once.
 */
export function useElsewhere(pending: readonly Registration[], isReady: boolean): ReadonlyMap<string, Registration> {
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

/** Letters after which a search looks further, and for how long nothing was typed by then. */
const LEAST_SOUGHT = 3;
const TYPED = 300;

/** What a search finds beyond the registrations that are listened to. */
export interface Beyond {
  /** Null while it is being looked for. */
  found: readonly Registration[] | null;
  failed: boolean;
}

const NOTHING_BEYOND: Beyond = { found: [], failed: false };

/** Looks for what begins with the words of a search, in every tournament, once nothing more is typed. */
export function useBeyond(query: string, known: ReadonlyMap<string, Registration>): Beyond {
  const text = query.trim();
  const [heard, setHeard] = useState<{ text: string; beyond: Beyond } | null>(null);
  useEffect(() => {
    if (text.length < LEAST_SOUGHT) return;
    let isOver = false;
    const hear = (beyond: Beyond) => !isOver && setHeard({ text, beyond });
    const timer = setTimeout(() => {
      loadLive()
        .then(({ findBeginning }) => findBeginning(text))
        .then(
          (found) => hear({ found, failed: false }),
          (error: unknown) => {
            reportProblem('Searching registrations', error instanceof Error ? error.name : error);
            hear({ found: [], failed: true });
          },
        );
    }, TYPED);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  if (text.length < LEAST_SOUGHT) return NOTHING_BEYOND;
  if (heard?.text !== text) return { found: null, failed: false };
  const { found, failed } = heard.beyond;
  return { found: found?.filter(({ id }) => !known.has(id)) ?? null, failed };
}

/** How many registrations with a decision are listened to; older ones are found by choosing their tournament. */
export function mostDecided(tournamentId: string | null): number {
  return tournamentId === null ? limits.queue.decidedOverall : limits.queue.decided;
}
