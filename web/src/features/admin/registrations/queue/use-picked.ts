import type { Registration } from '@arena/domain';
import { useState } from 'react';
import type { Marks } from '../arranging/marks.ts';
import { type Decisions, shownStatus } from '../decisions/decisions.ts';
import type { Queue, Tournaments } from './queue.ts';

/** Rows selected for a bulk action. */
export interface Picked {
  ids: ReadonlySet<string>;
  registrations: readonly Registration[];
  count: number;
  tournaments: number;
  canApprove: number;
  canReject: number;
  /** Selected rows that have to be confirmed. */
  toConfirm: readonly Registration[];
  /** `isRange`: includes the rows between this and the last one. */
  pick: (id: string, isPicked: boolean, isRange?: boolean) => void;
  pickAll: (ids: readonly string[]) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the rows from one to another, both included; only `other` if `one` isn't shown. */
function between(shown: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one ?? other), shown.indexOf(other)];
  return from < 0 ? [other] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * State of the selection in one list; another list starts empty. Hidden rows aren't selected.
 * @param key identifies the list
 */
export function usePicked(
  key: string,
  shown: readonly string[],
  { registrations: all }: Queue,
  { underway }: Decisions,
  { unconfirmed }: Marks,
): Picked {
  const [kept, setKept] = useState({ key, ids: NONE });
  const [last, setLast] = useState<string | null>(null);
  const chosen = kept.key === key ? kept.ids : NONE;
  const registrations = shown.flatMap((id) => {
    const one = chosen.has(id) ? all.get(id) : undefined;
    return one === undefined ? [] : [one];
  });
  const unlike = (status: Registration['status']) =>
    registrations.filter((one) => shownStatus(one, underway) !== status).length;
  return {
    ids: new Set(registrations.map(({ id }) => id)),
    registrations,
    count: registrations.length,
    tournaments: new Set(registrations.map(({ tournamentId }) => tournamentId)).size,
    canApprove: unlike('approved'),
    canReject: unlike('rejected'),
    toConfirm: registrations.filter(({ id }) => unconfirmed.has(id)),
    pick: (id, isPicked, isRange = false) => {
      const ids = new Set(chosen);
      for (const each of isRange ? between(shown, last, id) : [id]) {
        if (isPicked) ids.add(each);
        else ids.delete(each);
      }
      setLast(id);
      setKept({ key, ids });
    },
    pickAll: (ids) => setKept({ key, ids: new Set(ids) }),
    clear: () => setKept({ key, ids: NONE }),
  };
}

/** True while matches of a tournament are played. */
export function isPlayed(tournaments: Tournaments, id: string): boolean {
  return tournaments?.get(id)?.result?.state === 'playing';
}

/** True if a decision on several registrations needs a second look: on several tournaments, or one being played. */
export function needsLook(registrations: readonly Registration[], tournaments: Tournaments): boolean {
  const ids = new Set(registrations.map(({ tournamentId }) => tournamentId));
  return ids.size > 1 || (registrations.length > 1 && [...ids].some((id) => isPlayed(tournaments, id)));
}
