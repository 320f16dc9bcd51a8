import type { Match, PastedName, PlayerKills, ResultRow } from '@arena/domain';
import type { MatchPicture } from '@arena/domain/api';
import { authorizedCall } from '../../../lib/calls/authorized-call.ts';
import { readCompetition } from '../../../lib/query/competition-query.ts';

/** A match of a tournament's competition. */
export interface MatchPlace {
  tournamentId: string;
  matchId: string;
}

/** A result as it is sent, on top of the revision that was seen. `reason` is public: why an official one is corrected. */
export interface SentResult {
  rows: ResultRow[];
  reason: string | null;
  names?: PastedName[];
  playerKills?: PlayerKills[];
  /** The text that it was read from. */
  source?: string;
  expectedRevision: number;
}

/** Keeps a screenshot with a match's result, or takes it off, unless another one than `from` is there. @throws {ApiError} */
export async function setPicture(place: MatchPlace, body: MatchPicture): Promise<void> {
  await authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/picture', { params: { ...place }, body });
}

/** Reads every result that was entered for a match, the first one first. @throws {ApiError} */
export const readRevisions = (place: MatchPlace) =>
  authorizedCall('GET /competitions/:tournamentId/matches/:matchId/revisions', { params: { ...place } });

/** Reads the text that a result was read from. @throws {ApiError} */
export const readSource = (tournamentId: string, sourceId: string) =>
  authorizedCall('GET /competitions/:tournamentId/sources/:sourceId', { params: { tournamentId, sourceId } });

/** API calls of this feature; each throws an ApiError on failure. */
export const resultCalls = {
  read: readCompetition,
  /** Stores a result; the same again is the same revision. */
  store: (place: MatchPlace, body: SentResult) =>
    authorizedCall('PUT /competitions/:tournamentId/matches/:matchId/result', { params: { ...place }, body }),
  /** Makes the result official as it was seen, or not at all; the same again changes nothing more. */
  makeOfficial: (place: MatchPlace, { state, revision }: Pick<Match, 'state' | 'revision'>) =>
    authorizedCall('PATCH /competitions/:tournamentId/matches/:matchId/state', {
      params: { ...place },
      body: { state: 'official', from: state, expectedRevision: revision },
    }),
};

export type ResultCalls = typeof resultCalls;
