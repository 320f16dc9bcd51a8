import type { Match, MatchState } from '../records/match.schema.ts';
import { type CompetitionRefusal, refuse } from './refusals.ts';

/** Why a result can't become official by this account; empty where it can. */
export function officialRefusals(
  match: Pick<Match, 'revision' | 'state' | 'enteredBy'>,
  { secondPerson }: { secondPerson: boolean },
  uid: string,
): CompetitionRefusal[] {
  if (match.revision === 0 || match.state === 'void') return [refuse('match_without_result', 'state')];
  return secondPerson && match.enteredBy === uid ? [refuse('same_person', 'state')] : [];
}

/**
 * What a match becomes when a result is saved: an official one stays official, as a correction of it, unless a second
 * person has to look at it again.
 */
export function stateAfterResult(state: MatchState, { secondPerson }: { secondPerson: boolean }): MatchState {
  return state === 'official' && !secondPerson ? 'official' : 'provisional';
}
