import type { AdjustmentFields, Entry, EntryFields, Match, MatchState, RoomFields } from '@arena/domain';
import type {
  CompetitionPlan,
  DrawRequest,
  MatchEdit,
  NewEntry,
  NewMatch,
  PrizeDecision,
  PrizeEdit,
  StageClosing,
} from '@arena/domain/api';
import { ApiError } from '../../lib/calls/api.ts';
import { isUnanswered } from '../../lib/calls/failure-kinds.ts';
import { onceGone } from '../../lib/calls/once-gone.ts';
import { callAs } from '../../lib/calls/organiser.ts';
import { readCompetition } from './desk-reading.ts';

type Call = ReturnType<typeof callAs>;

/** Where a match stands in the plan: no two that count stand in one place. */
export function matchPlace({ stageId, groupId, number }: Pick<Match, 'stageId' | 'groupId' | 'number'>): string {
  return [stageId, groupId, number].join('/');
}

/** What is done with the plan, who plays and the stages. */
function planCalls(call: Call, tournamentId: string) {
  const params = { tournamentId };
  return {
    /** The same plan again is the same plan. */
    plan: (body: CompetitionPlan) => call('PUT /competitions/:tournamentId', { params, body }),
    /** Brings the approved registrations: each once, however often. */
    importEntries: () => call('POST /competitions/:tournamentId/entries/import', { params }),
    /** The same `requestId` again is the same entry. */
    addEntry: (body: NewEntry) => call('POST /competitions/:tournamentId/entries', { params, body }),
    /** What an entry is to be, on top of what was seen of it. */
    editEntry(seen: Entry, changed: Partial<EntryFields>) {
      const { id, name, players, status, keepsPoints, reason, aliases, revision } = seen;
      const body = { name, players, status, keepsPoints, reason, aliases, ...changed, expectedRevision: revision };
      return call('PUT /competitions/:tournamentId/entries/:entryId', { params: { tournamentId, entryId: id }, body });
    },
    /** Says for a player that they play the final; once is enough. */
    confirmFinal: (entryId: string) =>
      call('POST /competitions/:tournamentId/entries/:entryId/confirm', { params: { tournamentId, entryId } }),
    removeEntry: (entryId: string, retried: boolean) =>
      onceGone('not_found', retried, () =>
        call('DELETE /competitions/:tournamentId/entries/:entryId', { params: { tournamentId, entryId } }),
      ),
    /**
     * Draws a stage's groups.
     * @param before when they were drawn last, as far as was seen: where an earlier try had no answer, a later draw
     * of the same kind is that one.
     */
    async draw(stageId: string, body: DrawRequest, before: { at: string | null; retried: boolean }) {
      try {
        return await call('POST /competitions/:tournamentId/stages/:stageId/draw', {
          params: { tournamentId, stageId },
          body,
        });
      } catch (error) {
        if (!before.retried || !(error instanceof ApiError) || error.code !== 'edited_meanwhile') throw error;
        const now = await readCompetition(tournamentId);
        const draw = now?.competition.stages.find(({ id }) => id === stageId)?.draw;
        if (now === null || !draw || draw.method !== body.method || draw.at === before.at) throw error;
        return now;
      }
    },
    close: (stageId: string, body: StageClosing) =>
      call('POST /competitions/:tournamentId/stages/:stageId/close', { params: { tournamentId, stageId }, body }),
    reopen: (stageId: string, expectedRevision: number) =>
      call('POST /competitions/:tournamentId/stages/:stageId/reopen', {
        params: { tournamentId, stageId },
        body: { expectedRevision },
      }),
  };
}

/** What is done with matches, rooms and points. */
function matchCalls(call: Call, tournamentId: string) {
  const params = { tournamentId };
  return {
    /** The same `requestId` again is the same match. Where no answer comes, the one that is read then is it. */
    async addMatch(body: NewMatch) {
      try {
        return await call('POST /competitions/:tournamentId/matches', { params, body });
      } catch (error) {
        const now = isUnanswered(error) ? await readCompetition(tournamentId).catch(() => null) : null;
        const made = now?.matches.find((match) => matchPlace(match) === matchPlace(body));
        if (made === undefined) throw error;
        return made;
      }
    },
    editMatch: (matchId: string, body: MatchEdit) =>
      call('PUT /competitions/:tournamentId/matches/:matchId', { params: { tournamentId, matchId }, body }),
    removeMatch: (matchId: string, retried: boolean) =>
      onceGone('not_found', retried, () =>
        call('DELETE /competitions/:tournamentId/matches/:matchId', { params: { tournamentId, matchId } }),
      ),
    /** The state that a match is to have, on top of what was seen of it; and why, where everybody is told. */
    setState: ({ id, state: from, revision }: Match, state: MatchState, why: { reason?: string } = {}) =>
      call('PATCH /competitions/:tournamentId/matches/:matchId/state', {
        params: { tournamentId, matchId: id },
        body: { state, from, expectedRevision: revision, ...why },
      }),
    /** A void match is replayed once. */
    replay: (matchId: string) =>
      call('POST /competitions/:tournamentId/matches/:matchId/replay', { params: { tournamentId, matchId } }),
    writeRoom: (matchId: string, room: RoomFields, expectedRevision: number) =>
      call('PUT /competitions/:tournamentId/matches/:matchId/room', {
        params: { tournamentId, matchId },
        body: { ...room, expectedRevision },
      }),
    /** The same `requestId` again is the same adjustment. */
    adjust: (body: AdjustmentFields & { requestId: string }) =>
      call('POST /competitions/:tournamentId/adjustments', { params, body }),
    removeAdjustment: (adjustmentId: string, retried: boolean) =>
      onceGone('not_found', retried, () =>
        call('DELETE /competitions/:tournamentId/adjustments/:adjustmentId', {
          params: { tournamentId, adjustmentId },
        }),
      ),
  };
}

/** What is done with its prizes. */
function prizeCalls(call: Call, tournamentId: string) {
  return {
    /** Makes those that the final owes and that aren't there yet. */
    makePrizes: () => call('POST /prizes/:tournamentId', { params: { tournamentId } }),
    changePrize: (prizeId: string, body: PrizeEdit) =>
      call('PUT /prizes/:tournamentId/:prizeId', { params: { tournamentId, prizeId }, body }),
    decidePrize: (prizeId: string, body: PrizeDecision) =>
      call('PUT /prizes/:tournamentId/:prizeId/holder', { params: { tournamentId, prizeId }, body }),
  };
}

/** What an organiser does with one tournament's competition; every call throws an ApiError where it fails. */
export function competitionCalls(tournamentId: string) {
  const call = callAs('manage_competition');
  return { ...planCalls(call, tournamentId), ...matchCalls(call, tournamentId), ...prizeCalls(call, tournamentId) };
}

export type CompetitionCalls = ReturnType<typeof competitionCalls>;
