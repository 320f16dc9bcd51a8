import type { Question } from '@arena/domain';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { reportProblem } from '../../lib/log.ts';
import { moved } from '../../lib/moved.ts';
import { type Organiser, placeQuestions, questionList, readQuestions } from './calls.ts';
import { areOrderedAlike, inOrder, placesOf } from './order.ts';

/** The questions in the order that an organiser gives them, and how far the storing of it is. */
export interface Order {
  questions: readonly Question[];
  isSaving: boolean;
  /** Why the order isn't stored yet; null where it is, or is on its way. */
  failure: string | null;
  move: (from: number, to: number) => void;
  retry: () => void;
  /** Gives up the order that couldn't be stored. */
  giveUp: () => void;
}

const MOVED_MEANWHILE = 'Alguien más cambió el orden. Ya ves el suyo: mueve lo que falte.';

/**
 * Stores an order, unless someone else has made one meanwhile; one that is stored already, by a try whose answer was
 * lost, is left as it is. @returns whether the questions are in that order now. @throws {ApiError}
 */
async function store(organiser: Organiser, seen: readonly Question[], wanted: readonly string[]): Promise<boolean> {
  const now = await readQuestions();
  const places = placesOf(inOrder(now, wanted));
  if (places.length === 0) return true;
  if (!areOrderedAlike(now, seen)) return false;
  await placeQuestions(organiser, places);
  return true;
}

/**
 * Orders questions and stores each order as soon as the one before it is stored.
 * @param stored the questions as they were read.
 */
export function useOrder(organiser: Organiser, stored: readonly Question[]): Order {
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const questions = wanted === null ? stored : inOrder(stored, wanted);

  const settle = () => {
    latest.current = null;
    setWanted(null);
  };

  const storeLatest = async () => {
    let seen = stored;
    let done: readonly string[] | null = null;
    while (latest.current !== done && latest.current !== null) {
      done = latest.current;
      const isStored = await store(organiser, seen, done);
      if (!isStored) setFailure(MOVED_MEANWHILE);
      if (!isStored) latest.current = done = null;
      else seen = inOrder(seen, done);
      await questionList.reread();
    }
    settle();
  };

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      await storeLatest();
    } catch (error) {
      if (!(error instanceof ApiError)) reportProblem('Ordering the questions', error);
      setFailure(failureText(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    questions,
    isSaving,
    failure,
    move(from, to) {
      const next = moved(questions, from, to).map(({ id }) => id);
      latest.current = next;
      setWanted(next);
      if (!isSaving) void save();
    },
    retry: () => void save(),
    giveUp() {
      settle();
      setFailure(null);
      void questionList.reread();
    },
  };
}
