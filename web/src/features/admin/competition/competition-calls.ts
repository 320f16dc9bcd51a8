import type { Entry, EntryFields, Match, MatchFields, MatchState, RoomFields } from '@arena/domain';
import type {
  AdjustmentRequest,
  CompetitionPlan,
  CompetitionView,
  DrawRequest,
  EntryEmblem,
  MatchEdit,
  NewEntry,
  PrizeDecision,
  PrizeEdit,
  StageClosing,
} from '@arena/domain/api';
import { ApiError } from '#lib/calls/api.ts';
import { isUnanswered } from '#lib/calls/failures.ts';
import { type CallAs, callAs } from '#lib/calls/organiser.ts';
import { readCompetition } from '#lib/query/competition-query.ts';

type Call = ReturnType<typeof callAs<'manage_competition'>>;

const keys = new Map<string, string>();

/** Returns the idempotency key of a request. A repeated request has the same key and takes effect once. */
function keyFor(...request: readonly unknown[]): string {
  const text = JSON.stringify(request);
  const key = keys.get(text) ?? crypto.randomUUID();
  keys.set(text, key);
  return key;
}

/** Returns the result of an earlier request with the same key and another body. */
async function madeBy<T>(error: unknown, read: () => Promise<T | undefined>): Promise<T> {
  const made = error instanceof ApiError && error.code === 'key_reused' ? await read() : undefined;
  if (made === undefined) throw error;
  return made;
}

/** Returns a match's position in the plan, unique among the matches that count. */
export function matchPlace({ stageId, groupId, number }: Pick<Match, 'stageId' | 'groupId' | 'number'>): string {
  return [stageId, groupId, number].join('/');
}

function planCalls(call: Call, tournamentId: string) {
  const params = { tournamentId };
  return {
    /** Repeating it has no effect. */
    plan: (body: CompetitionPlan) => call('PUT /competitions/:tournamentId', { params, body }),
    /** Imports all approved registrations, in as many calls as needed. */
    async importEntries(onProgress: (view: CompetitionView) => void) {
      let left = Number.POSITIVE_INFINITY;
      for (;;) {
        const view = await call('POST /competitions/:tournamentId/entries/import', { params });
        // Some can't be imported, for example after the end.
        if (view.unentered === 0 || view.unentered >= left) return view;
        left = view.unentered;
        onProgress(view);
      }
    },
    /** The same `requestId` returns the same entry. */
    addEntry: ({ requestId: key, ...body }: NewEntry & { requestId: string }) =>
      call('POST /competitions/:tournamentId/entries', { params, body, key }).catch((error) =>
        madeBy(error, async () => (await readCompetition(tournamentId))?.entries.find(({ id }) => id === key)),
      ),
    editEntry(seen: Entry, changed: Partial<EntryFields>) {
      const { id, name, players, status, keepsPoints, reason, aliases, revision } = seen;
      const body = { name, players, status, keepsPoints, reason, aliases, ...changed, expectedRevision: revision };
      return call('PUT /competitions/:tournamentId/entries/:entryId', { params: { tournamentId, entryId: id }, body });
    },
    /** Confirms the final for a player. Repeating it has no effect. */
    confirmFinal: (entryId: string) =>
      call('POST /competitions/:tournamentId/entries/:entryId/confirm', { params: { tournamentId, entryId } }),
    removeEntry: (entryId: string) =>
      call('DELETE /competitions/:tournamentId/entries/:entryId', { params: { tournamentId, entryId } }),
    draw: (stageId: string, body: DrawRequest) =>
      call('POST /competitions/:tournamentId/stages/:stageId/draw', {
        params: { tournamentId, stageId },
        body,
        key: keyFor('draw', tournamentId, stageId, body),
      }),
    close: (stageId: string, body: StageClosing) =>
      call('POST /competitions/:tournamentId/stages/:stageId/close', {
        params: { tournamentId, stageId },
        body,
        key: keyFor('close', tournamentId, stageId, body),
      }),
    reopen: (stageId: string, expectedRevision: number) =>
      call('POST /competitions/:tournamentId/stages/:stageId/reopen', {
        params: { tournamentId, stageId },
        body: { expectedRevision },
        key: keyFor('reopen', tournamentId, stageId, expectedRevision),
      }),
  };
}

function matchCalls(call: Call, callAsScorer: CallAs<'enter_results'>, tournamentId: string) {
  const params = { tournamentId };
  return {
    /** The same `requestId` returns the same match. Without an answer, the match read afterwards is returned. */
    async addMatch({ requestId: key, ...body }: MatchFields & { requestId: string }) {
      try {
        return await call('POST /competitions/:tournamentId/matches', { params, body, key });
      } catch (error) {
        const now = isUnanswered(error) ? await readCompetition(tournamentId).catch(() => null) : null;
        const made = now?.matches.find((match) => matchPlace(match) === matchPlace(body));
        if (made === undefined) throw error;
        return made;
      }
    },
    editMatch: (matchId: string, body: MatchEdit) =>
      call('PUT /competitions/:tournamentId/matches/:matchId', { params: { tournamentId, matchId }, body }),
    removeMatch: (matchId: string) =>
      call('DELETE /competitions/:tournamentId/matches/:matchId', { params: { tournamentId, matchId } }),
    /** Changes a match's state if it is as seen. `why` holds the public reason, if one is needed. */
    setState: ({ id, state: from, revision }: Match, state: MatchState, why: { reason?: string } = {}) =>
      callAsScorer('PATCH /competitions/:tournamentId/matches/:matchId/state', {
        params: { tournamentId, matchId: id },
        body: { state, from, expectedRevision: revision, ...why },
      }),
    /** Repeating it has no effect. */
    replay: (matchId: string) =>
      callAsScorer('POST /competitions/:tournamentId/matches/:matchId/replay', { params: { tournamentId, matchId } }),
    setEmblem: (entryId: string, body: EntryEmblem) =>
      callAsScorer('PUT /competitions/:tournamentId/entries/:entryId/emblem', {
        params: { tournamentId, entryId },
        body,
      }),
    writeRoom: (matchId: string, room: RoomFields, expectedRevision: number) =>
      callAsScorer('PUT /competitions/:tournamentId/matches/:matchId/room', {
        params: { tournamentId, matchId },
        body: { ...room, expectedRevision },
      }),
    /** The same `requestId` returns the same adjustment. */
    adjust: ({ requestId: key, ...body }: AdjustmentRequest & { requestId: string }) =>
      call('POST /competitions/:tournamentId/adjustments', { params, body, key }),
    removeAdjustment: (adjustmentId: string, acceptsExchange: boolean) =>
      call('DELETE /competitions/:tournamentId/adjustments/:adjustmentId', {
        params: { tournamentId, adjustmentId },
        query: acceptsExchange ? { acceptsExchange: 'true' } : {},
      }),
  };
}

function prizeCalls(call: Call, tournamentId: string) {
  return {
    /** Creates the missing prizes of a final. */
    makePrizes: () => call('POST /prizes/:tournamentId', { params: { tournamentId } }),
    changePrize: (prizeId: string, body: PrizeEdit) =>
      call('PUT /prizes/:tournamentId/:prizeId', { params: { tournamentId, prizeId }, body }),
    decidePrize: (prizeId: string, body: PrizeDecision) =>
      call('PUT /prizes/:tournamentId/:prizeId/holder', { params: { tournamentId, prizeId }, body }),
  };
}

function absenceCalls(call: CallAs<'mark_absences'>, tournamentId: string) {
  return {
    /** Marks an entry as missing in the lobby. Repeating it has no effect. */
    markAbsent: (matchId: string, entryId: string) =>
      call('PUT /competitions/:tournamentId/matches/:matchId/absences/:entryId', {
        params: { tournamentId, matchId, entryId },
      }),
    /** Undoes `markAbsent` while the seat is free. */
    markPresent: (matchId: string, entryId: string) =>
      call('DELETE /competitions/:tournamentId/matches/:matchId/absences/:entryId', {
        params: { tournamentId, matchId, entryId },
      }),
  };
}

/** Builds the calls on one tournament's competition; each throws an ApiError on failure. */
export function competitionCalls(tournamentId: string) {
  const call = callAs('manage_competition');
  return {
    ...planCalls(call, tournamentId),
    ...matchCalls(call, callAs('enter_results'), tournamentId),
    ...absenceCalls(callAs('mark_absences'), tournamentId),
    ...prizeCalls(call, tournamentId),
  };
}

export type CompetitionCalls = ReturnType<typeof competitionCalls>;
