import type { AdjustmentFields, Entry, EntryFields, Match, MatchState, Prize, Room, RoomFields } from '@arena/domain';
import type {
  CompetitionPlan,
  CompetitionView,
  DrawRequest,
  MatchEdit,
  NewEntry,
  NewMatch,
  PrizeContact,
  PrizeDecision,
  PrizeEdit,
  Sighting,
  StageClosing,
} from '@arena/domain/api';
import { ApiError } from '../../lib/calls/api.ts';
import { authorizedCall } from '../../lib/calls/authorized-call.ts';
import { onceGone } from '../../lib/calls/once-gone.ts';
import { callAs, type Organiser } from '../../lib/calls/organiser.ts';

function isFailure(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}

/** The competition as it is now; null where nothing is planned yet. @throws {ApiError} */
export async function readCompetition(tournamentId: string): Promise<CompetitionView | null> {
  try {
    return await authorizedCall('GET /competitions/:tournamentId', { params: { tournamentId } });
  } catch (error) {
    if (isFailure(error, 'competition_not_found')) return null;
    throw error;
  }
}

/** A match's room; null where nobody has written it yet, or it is erased. @throws {ApiError} */
export async function readRoom(tournamentId: string, matchId: string): Promise<Room | null> {
  try {
    return await authorizedCall('GET /competitions/:tournamentId/matches/:matchId/room', {
      params: { tournamentId, matchId },
    });
  } catch (error) {
    if (isFailure(error, 'not_found')) return null;
    throw error;
  }
}

/** Who of a match has seen its room as it is now, and how to reach who hasn't. @throws {ApiError} */
export async function readSightings(tournamentId: string, matchId: string): Promise<Sighting[]> {
  const { entries } = await authorizedCall('GET /competitions/:tournamentId/matches/:matchId/sightings', {
    params: { tournamentId, matchId },
  });
  return entries;
}

/** How to reach who won the prizes. @throws {ApiError} */
export async function readContacts(tournamentId: string): Promise<PrizeContact[]> {
  return (await authorizedCall('GET /prizes/:tournamentId/contacts', { params: { tournamentId } })).contacts;
}

type Call = ReturnType<typeof callAs>;

/** What is done with the plan, who plays and the stages. */
function planCalls(call: Call, tournamentId: string) {
  const params = { tournamentId };
  return {
    /** The same plan again is the same plan. */
    plan: (body: CompetitionPlan): Promise<CompetitionView> =>
      call('PUT /competitions/:tournamentId', { params, body }),
    /** Brings the approved registrations: each once, however often. */
    importEntries: (): Promise<CompetitionView> => call('POST /competitions/:tournamentId/entries/import', { params }),
    /** The same `requestId` again is the same entry. */
    addEntry: (body: NewEntry): Promise<Entry> => call('POST /competitions/:tournamentId/entries', { params, body }),
    /** What an entry is to be, on top of what was seen of it. */
    editEntry(seen: Entry, changed: Partial<EntryFields>): Promise<Entry> {
      const { id, name, players, status, keepsPoints, aliases, revision } = seen;
      return call('PUT /competitions/:tournamentId/entries/:entryId', {
        params: { tournamentId, entryId: id },
        body: { name, players, status, keepsPoints, aliases, ...changed, expectedRevision: revision },
      });
    },
    /** Says for a player that they play the final; once is enough. */
    async confirmFinal(entryId: string): Promise<void> {
      await call('POST /competitions/:tournamentId/entries/:entryId/confirm', {
        params: { tournamentId, entryId },
      });
    },
    async removeEntry(entryId: string, retried: boolean): Promise<void> {
      await onceGone('not_found', retried, () =>
        call('DELETE /competitions/:tournamentId/entries/:entryId', { params: { tournamentId, entryId } }),
      );
    },
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
        if (!before.retried || !isFailure(error, 'edited_meanwhile')) throw error;
        const now = await readCompetition(tournamentId);
        const draw = now?.competition.stages.find(({ id }) => id === stageId)?.draw;
        if (now === null || !draw || draw.method !== body.method || draw.at === before.at) throw error;
        return now;
      }
    },
    close: (stageId: string, body: StageClosing): Promise<CompetitionView> =>
      call('POST /competitions/:tournamentId/stages/:stageId/close', {
        params: { tournamentId, stageId },
        body,
      }),
    reopen: (stageId: string, expectedRevision: number): Promise<CompetitionView> =>
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
    /** The same `requestId` again is the same match. */
    addMatch: (body: NewMatch): Promise<Match> => call('POST /competitions/:tournamentId/matches', { params, body }),
    editMatch: (matchId: string, body: MatchEdit): Promise<Match> =>
      call('PUT /competitions/:tournamentId/matches/:matchId', {
        params: { tournamentId, matchId },
        body,
      }),
    async removeMatch(matchId: string, retried: boolean): Promise<void> {
      await onceGone('not_found', retried, () =>
        call('DELETE /competitions/:tournamentId/matches/:matchId', { params: { tournamentId, matchId } }),
      );
    },
    /** The state that a match is to have, on top of what was seen of it. */
    setState: ({ id, state: from, revision }: Match, state: MatchState): Promise<Match> =>
      call('PATCH /competitions/:tournamentId/matches/:matchId/state', {
        params: { tournamentId, matchId: id },
        body: { state, from, expectedRevision: revision },
      }),
    /** A void match is replayed once. */
    replay: (matchId: string): Promise<Match> =>
      call('POST /competitions/:tournamentId/matches/:matchId/replay', {
        params: { tournamentId, matchId },
      }),
    writeRoom: (matchId: string, room: RoomFields, expectedRevision: number): Promise<Room> =>
      call('PUT /competitions/:tournamentId/matches/:matchId/room', {
        params: { tournamentId, matchId },
        body: { ...room, expectedRevision },
      }),
    /** The same `requestId` again is the same adjustment. */
    async adjust(body: AdjustmentFields & { requestId: string }): Promise<void> {
      await call('POST /competitions/:tournamentId/adjustments', { params, body });
    },
    async removeAdjustment(adjustmentId: string, retried: boolean): Promise<void> {
      await onceGone('not_found', retried, () =>
        call('DELETE /competitions/:tournamentId/adjustments/:adjustmentId', {
          params: { tournamentId, adjustmentId },
        }),
      );
    },
  };
}

/** What is done with its prizes. */
function prizeCalls(call: Call, tournamentId: string) {
  return {
    /** Makes those that the final owes and that aren't there yet. */
    async makePrizes(): Promise<Prize[]> {
      return (await call('POST /prizes/:tournamentId', { params: { tournamentId } })).prizes;
    },
    changePrize: (prizeId: string, body: PrizeEdit): Promise<Prize> =>
      call('PUT /prizes/:tournamentId/:prizeId', { params: { tournamentId, prizeId }, body }),
    async decidePrize(prizeId: string, body: PrizeDecision): Promise<Prize> {
      const params = { tournamentId, prizeId };
      return await call('PUT /prizes/:tournamentId/:prizeId/holder', { params, body });
    },
  };
}

/** What an organiser does with one tournament's competition; every call throws an ApiError where it fails. */
export function competitionCalls(organiser: Organiser, tournamentId: string) {
  const call = callAs(organiser, 'manage_competition');
  return { ...planCalls(call, tournamentId), ...matchCalls(call, tournamentId), ...prizeCalls(call, tournamentId) };
}

export type CompetitionCalls = ReturnType<typeof competitionCalls>;
