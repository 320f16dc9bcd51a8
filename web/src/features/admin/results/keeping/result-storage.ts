import { errorText, keptText, type Match, type PlayerKills, type ResultRow, ResultRows } from '@arena/domain';
import { ApiError } from '../../../../lib/calls/api.ts';
import type { Organiser } from '../../../../lib/calls/organiser.ts';
import type { DraftStorage } from '../../../../lib/editing/save-draft.ts';
import type { MatchPlace, ResultCalls } from '../calls.ts';
import { isSameResult } from '../rows.ts';
import type { Entering } from './drafts.ts';

function gone(): ApiError {
  return new ApiError(errorText.not_found, { code: 'not_found', status: 404 });
}

/** Drops the kills by player of entries whose total was lowered by hand. */
function fittingKills(playerKills: readonly PlayerKills[], rows: readonly ResultRow[]): PlayerKills[] {
  const most = new Map(rows.map(({ entryId, kills }) => [entryId, kills ?? 0]));
  const sumOf = (id: string) =>
    playerKills.reduce((sum, { entryId, kills }) => (entryId === id ? sum + kills : sum), 0);
  return playerKills.filter(({ entryId }) => sumOf(entryId) <= (most.get(entryId) ?? 0));
}

/** Stores a match's result on top of its base revision, once across retries. */
export function resultStorage(
  calls: ResultCalls,
  place: MatchPlace,
  { uid }: Organiser,
): DraftStorage<Entering, Match> {
  const sent = ({ rows, reason, names, playerKills, pasted }: Entering, base: Match | null) => {
    const own = fittingKills(playerKills, rows);
    return {
      rows,
      reason: base === null || base.officialAt === null ? null : reason.trim(),
      ...(names.length === 0 ? {} : { names }),
      ...(own.length === 0 ? {} : { playerKills: own }),
      ...(pasted === null || pasted.text.trim() === '' ? {} : { source: keptText(pasted.text) }),
    };
  };
  return {
    async read(id) {
      const view = await calls.read(place.tournamentId);
      const match = view?.matches.find((one) => one.id === id);
      if (match === undefined) throw gone();
      return match;
    },
    // Results never create their match.
    create: () => Promise.reject(gone()),
    update: (base, entering) => calls.store(place, { ...sent(entering, base), expectedRevision: base.revision }),
    sent,
    has(match, fields) {
      const rows = ResultRows.safeParse(fields.rows).data;
      return rows !== undefined && match.enteredBy === uid && isSameResult(match.rows, rows);
    },
  };
}
