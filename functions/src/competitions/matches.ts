import type { Match, MatchFields, Revision } from '@arena/domain';
import type { MatchEdit, MatchPicture, MatchStateChange, ResultSubmission, ResultSubmissions } from '@arena/domain/api';
import { requirePicture } from '../pictures/pictures.ts';
import type { Context } from '../platform/context.ts';
import { readRevisions } from './competition-document.ts';
import { getPlannedCompetition } from './competitions.ts';
import { type Deleted, decide } from './decide.ts';
import {
  type MatchAddress,
  matchCreation,
  matchEdit,
  matchOf,
  matchPicture,
  matchRemoval,
  matchReplay,
  matchStateChange,
  resultEntries,
  resultEntry,
} from './match-rules.ts';
import { moveRoom } from './rooms.ts';

async function knownMatch(context: Context, { tournamentId, matchId }: MatchAddress): Promise<Match> {
  return matchOf(await getPlannedCompetition(context, tournamentId), matchId);
}

export function addMatch(context: Context, tournamentId: string, fields: MatchFields, key: string): Promise<Match> {
  return decide(context, tournamentId, matchCreation(key, fields), {
    key,
    body: ['match', tournamentId, fields],
    repeated: (facts) => matchOf(facts, key),
  });
}

/** Edits a match and reschedules its room. */
export async function updateMatch(context: Context, address: MatchAddress, edit: MatchEdit): Promise<Match> {
  const match = await decide(context, address.tournamentId, matchEdit(address.matchId, edit, context));
  await moveRoom(context, address, await knownMatch(context, address));
  return match;
}

export function deleteMatch(context: Context, { tournamentId, matchId }: MatchAddress): Promise<Deleted> {
  return decide(context, tournamentId, matchRemoval(matchId));
}

export function setMatchState(
  context: Context,
  { tournamentId, matchId }: MatchAddress,
  change: MatchStateChange,
): Promise<Match> {
  return decide(context, tournamentId, matchStateChange(matchId, change, context));
}

export function replayMatch(context: Context, { tournamentId, matchId }: MatchAddress): Promise<Match> {
  return decide(context, tournamentId, matchReplay(matchId));
}

export function enterResult(
  context: Context,
  { tournamentId, matchId }: MatchAddress,
  result: ResultSubmission,
): Promise<Match> {
  return decide(context, tournamentId, resultEntry(matchId, result, context));
}

/** Enters the results of several matches, all or none. */
export function enterResults(context: Context, tournamentId: string, results: ResultSubmissions): Promise<Match[]> {
  return decide(context, tournamentId, resultEntries(results, context));
}

/** @throws ApiError `invalid` for an unknown picture. */
export async function setMatchPicture(
  context: Context,
  { tournamentId, matchId }: MatchAddress,
  change: MatchPicture,
): Promise<Match> {
  if (change.picture !== null) {
    await requirePicture(context, change.picture, 'picture');
  }
  return decide(context, tournamentId, matchPicture(matchId, change));
}

export async function listRevisions(context: Context, address: MatchAddress): Promise<Revision[]> {
  const { id } = await knownMatch(context, address);
  return readRevisions(context, address.tournamentId, id);
}
