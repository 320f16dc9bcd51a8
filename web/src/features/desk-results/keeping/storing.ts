import { errorText, type Match, ResultRows } from '@arena/domain';
import { ApiError } from '../../../lib/calls/api.ts';
import type { Organiser } from '../../../lib/calls/organiser.ts';
import type { Storing } from '../../../lib/editing/save-draft.ts';
import type { MatchPlace, ResultCalls } from '../calls.ts';
import { isSameResult } from '../rows.ts';
import type { Entering } from './drafts.ts';

function gone(): ApiError {
  return new ApiError(errorText.not_found, { code: 'not_found', status: 404 });
}

/** How a match's result is stored: on top of the revision that it began from, and once however often it is sent. */
export function storingOf(calls: ResultCalls, place: MatchPlace, { uid }: Organiser): Storing<Entering, Match> {
  const sent = ({ rows, reason, names }: Entering, base: Match | null) => ({
    rows,
    reason: base === null || base.officialAt === null ? null : reason.trim(),
    ...(names.length === 0 ? {} : { names }),
  });
  return {
    async read(id) {
      const { matches } = await calls.read(place.tournamentId);
      const match = matches.find((one) => one.id === id);
      if (match === undefined) throw gone();
      return match;
    },
    // A match is planned, never made by its result.
    create: () => Promise.reject(gone()),
    update: (base, entering) => calls.store(place, { ...sent(entering, base), expectedRevision: base.revision }),
    sent,
    has(match, fields) {
      const rows = ResultRows.safeParse(fields.rows).data;
      return rows !== undefined && match.enteredBy === uid && isSameResult(match.rows, rows);
    },
  };
}
