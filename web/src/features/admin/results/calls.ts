import type { Match, PastedName, PlayerKills, ResultRow } from '@arena/domain';
import type { MatchPicture, ResultSubmissions } from '@arena/domain/api';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { readCompetition } from '../../../lib/query/competition-query.ts';

/** A match of a tournament's competition. */
export interface MatchPlace {
  tournamentId: string;
  matchId: string;
}

/**
 * A result to send, on top of the seen revision. `reason` is public; it explains the correction of an official result.
 */
export interface SentResult {
  rows: ResultRow[];
  reason: string | null;
  names?: PastedName[];
  playerKills?: PlayerKills[];
  /** The text that it was parsed from. */
  source?: string;
  expectedRevision: number;
  /** True if the organiser was told who would have advanced instead of whom. */
  acceptsExchange?: boolean;
}

/** Sets or removes the screenshot of a match's result, if it is still `from`. @throws {ApiError} */
export async function setPicture(place: MatchPlace, body: MatchPicture): Promise<void> {
  await authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/picture', { params: { ...place }, body });
}

/** Reads all revisions of a match's result, the first one first. @throws {ApiError} */
export const readRevisions = (place: MatchPlace) =>
  authorizedCall('GET /competitions/:tournamentId/matches/:matchId/revisions', { params: { ...place } });

/** Reads the source text of a result. @throws {ApiError} */
export const readSource = (tournamentId: string, sourceId: string) =>
  authorizedCall('GET /competitions/:tournamentId/sources/:sourceId', { params: { tournamentId, sourceId } });

/** API calls of this feature; each throws an ApiError on failure. */
export const resultCalls = {
  read: readCompetition,
  /** Stores a result. Repeating it has no effect. */
  store: (place: MatchPlace, body: SentResult) =>
    authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/result', { params: { ...place }, body }),
  /** Stores several results, all or none. Repeating it has no effect. */
  storeAll: async (tournamentId: string, body: ResultSubmissions) =>
    (await authorizedCall('PUT /competitions/:tournamentId/results', { params: { tournamentId }, body })).matches,
  /** Makes the result official if it is as seen. Repeating it has no effect. */
  makeOfficial: (
    place: MatchPlace,
    { state, revision }: Pick<Match, 'state' | 'revision'>,
    accepted: Pick<SentResult, 'acceptsExchange'> = {},
  ) =>
    authorizedCall('PATCH /competitions/:tournamentId/matches/:matchId/state', {
      params: { ...place },
      body: { state: 'official', from: state, expectedRevision: revision, ...accepted },
    }),
};

export type ResultCalls = typeof resultCalls;
