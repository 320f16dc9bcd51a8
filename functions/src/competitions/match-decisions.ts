import { isDeepStrictEqual } from 'node:util';
import {
  type Correction,
  corrected,
  correctionOf,
  fieldText,
  type Match,
  type MatchFields,
  type MatchState,
  matchRefusals,
  officialRefusals,
  type PastedName,
  type Revision,
  recounted,
  recountOfMatch,
  recountRefusals,
  refuse,
  rememberedAliases,
  resultClosedRefusals,
  resultRefusals,
  stateAfterResult,
} from '@arena/domain';
import type { MatchEdit, MatchPicture, MatchStateChange, ResultSubmission } from '@arena/domain/api';
import { difference, entryOf } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import { newId } from '../platform/new-id.ts';
import { type Decide, namedEntries, onPlanned, refuseAny, refused, removing, targetOf, withMatch } from './outcome.ts';
import type { Planned } from './store.ts';

/** A match that nobody has played yet. */
export function newMatch(id: string, fields: MatchFields, replayOf: string | null = null): Match {
  return {
    ...fields,
    id,
    state: 'scheduled',
    replayOf,
    rows: [],
    revision: 0,
    enteredBy: null,
    officialAt: null,
    corrections: [],
    picture: null,
  };
}

/** A match of a competition. @throws ApiError `not_found` */
export function matchOf(facts: Planned, matchId: string): Match {
  return found(facts.matches.find(({ id }) => id === matchId));
}

/** The stage and group that a match is of. @throws ApiError `competition_refused` where it is of none. */
function stageAndGroupOf({ competition }: Planned, { stageId, groupId }: Pick<Match, 'stageId' | 'groupId'>) {
  const stage = competition.stages.find(({ id }) => id === stageId);
  const group = stage?.groups.find(({ id }) => id === groupId);
  if (stage === undefined || group === undefined) throw refused(refuse('match_without_group', 'groupId'));
  return { stage, group };
}

/** Why a match can't have these rows, by who plays in it and what counts. */
function rowRefusals(facts: Planned, match: Match, rows: Match['rows']) {
  const { stage, group } = stageAndGroupOf(facts, match);
  return resultRefusals(rows, { scoring: stage.scoring, group, entries: namedEntries(facts) });
}

function isReplayed({ matches }: Planned, { id }: Pick<Match, 'id'>): boolean {
  return matches.some(({ replayOf }) => replayOf === id);
}

/** @throws ApiError `competition_refused` where a match can't be there like that. */
function refuseMisplaced({ competition, matches }: Planned, match: Match): void {
  refuseAny(matchRefusals(match, competition, matches));
}

/** Decides on a new match; one that is there already was made by the same request. */
export function matchCreation(id: string, fields: MatchFields, actor: Actor): Decide<Match> {
  return onPlanned((facts) => {
    const made = facts.matches.find((match) => match.id === id);
    if (made !== undefined) return { result: made };
    const match = newMatch(id, fields);
    refuseMisplaced(facts, match);
    const audit = entryOf('match.create', targetOf(facts, id), actor, { before: null, after: fields });
    return { result: match, next: withMatch(facts, match), audit };
  });
}

function editableOf(match: MatchEdit['from']): MatchEdit['from'] {
  const { number, map, startsAt, scoring } = match;
  return { number, map, startsAt, scoring };
}

/** Decides on a match's number, map, time and scoring. What an official one counts by stays. */
export function matchEdit(matchId: string, { from, ...fields }: MatchEdit, actor: Actor): Decide<Match> {
  return onPlanned((facts) => {
    const match = matchOf(facts, matchId);
    const now = editableOf(match);
    if (isDeepStrictEqual(now, fields)) return { result: match };
    if (!isDeepStrictEqual(now, from)) throw new ApiError('edited_meanwhile');
    const edited = { ...match, ...fields };
    refuseMisplaced(facts, edited);
    refuseAny(recountRefusals(match, fields, facts.matches));
    const how = recountOfMatch(match, fields, stageAndGroupOf(facts, match).stage.scoring);
    const next = recounted(edited, how, actor.now.toISOString());
    const audit = entryOf('match.update', targetOf(facts, matchId), actor, difference(now, fields));
    return { result: next, next: withMatch(facts, next), audit };
  });
}

/** Decides on the deletion of a match; one with a result stays, it can be declared void, and one with a replay too. */
export function matchRemoval(matchId: string, actor: Actor): Decide<void> {
  return removing(
    matchId,
    ({ matches }) => matches,
    (facts, match) => {
      if (match.revision > 0) throw refused(refuse('match_with_result', 'matchId'));
      if (isReplayed(facts, match)) throw refused(refuse('match_replayed', 'matchId'));
      const audit = entryOf('match.delete', targetOf(facts, matchId), actor, {
        before: editableOf(match),
        after: null,
      });
      const matches = facts.matches.filter(({ id }) => id !== matchId);
      return { result: undefined, next: { ...facts, matches }, audit };
    },
  );
}

/** Decides on the screenshot of a match's result. Where it is there already, or gone, the same was done before. */
export function matchPicture(matchId: string, { picture, from }: MatchPicture, actor: Actor): Decide<Match> {
  return onPlanned((facts) => {
    const match = matchOf(facts, matchId);
    if (match.picture === picture) return { result: match };
    if (match.picture !== from) throw new ApiError('edited_meanwhile');
    const next = { ...match, picture };
    const audit = entryOf('match.picture', targetOf(facts, matchId), actor, {
      before: { picture: match.picture },
      after: { picture },
    });
    return { result: next, next: withMatch(facts, next), audit };
  });
}

const NEXT_STATES: Record<MatchState, readonly MatchState[]> = {
  scheduled: ['playing', 'void'],
  playing: ['scheduled', 'void'],
  provisional: ['official', 'void'],
  official: ['provisional', 'void'],
  void: ['scheduled', 'provisional'],
};

/** @throws ApiError `competition_refused` where a match can't come to have that state now. */
function refuseState(facts: Planned, match: Match, state: MatchState, { uid }: Actor): void {
  const { stage } = stageAndGroupOf(facts, match);
  if (stage.state === 'closed' && state !== 'official') throw refused(refuse('stage_closed', 'state'));
  // A correction in a closed stage is confirmed there, where that takes a second person.
  if (state === 'official') refuseAny(resultClosedRefusals(match, facts.competition, facts.matches, 'state'));
  if (!NEXT_STATES[match.state].includes(state)) throw refused(refuse('state_out_of_order', 'state'));
  if (state === 'official') refuseAny(officialRefusals(match, facts.competition, uid));
  if (state === 'provisional' && match.revision === 0) throw refused(refuse('match_without_result', 'state'));
  // Who plays may be others since it was declared void.
  if (state === 'provisional') refuseAny(rowRefusals(facts, match, match.rows));
  if (state === 'scheduled' && match.revision > 0) throw refused(refuse('match_with_result', 'state'));
  if (match.state === 'void' && isReplayed(facts, match)) throw refused(refuse('match_replayed', 'state'));
}

/**
 * What everybody reads of a match that was official and counts no more, or does again.
 * @throws ApiError `invalid` where it is declared void without a reason.
 */
function recountOfState(match: Match, { state, reason }: MatchStateChange): string {
  if (match.officialAt === null) return '';
  if (match.state === 'void') return 'Se quitó la anulación: vuelve a contar.';
  if (state !== 'void') return '';
  if (!reason) throw new ApiError('invalid', { fields: { reason: fieldText.publicReason } });
  return reason;
}

/** Decides on a match's state. What it rests on must be as it was seen; the same change again is done already. */
export function matchStateChange(matchId: string, change: MatchStateChange, actor: Actor): Decide<Match> {
  const { state, from, expectedRevision } = change;
  return onPlanned((facts) => {
    const match = matchOf(facts, matchId);
    if (match.state === state && match.revision === expectedRevision) return { result: match };
    if (match.state !== from || match.revision !== expectedRevision) throw new ApiError('edited_meanwhile');
    refuseState(facts, match, state, actor);
    const officialAt = state === 'official' ? actor.now.toISOString() : match.officialAt;
    const how = recountOfState(match, change);
    const next = { ...recounted(match, how, actor.now.toISOString()), state, officialAt };
    if (match.state === 'void') refuseMisplaced(facts, next);
    const audit = entryOf('match.state', targetOf(facts, matchId), actor, {
      before: { state: match.state },
      after: { state, revision: match.revision },
    });
    return { result: next, next: withMatch(facts, next), audit };
  });
}

/** Decides on the replay of a void match: under its number, once. */
export function matchReplay(matchId: string, actor: Actor): Decide<Match> {
  return onPlanned((facts) => {
    const match = matchOf(facts, matchId);
    const made = facts.matches.find(({ replayOf }) => replayOf === matchId);
    if (made !== undefined) return { result: made };
    if (match.state !== 'void') throw refused(refuse('replay_without_void', 'matchId'));
    const { stageId, groupId, number, map, scoring } = match;
    const replay = newMatch(
      newId(`replay of ${matchId}`),
      { stageId, groupId, number, map, startsAt: null, scoring },
      matchId,
    );
    refuseMisplaced(facts, replay);
    const audit = entryOf('match.replay', targetOf(facts, matchId), actor, {
      before: null,
      after: { replay: replay.id },
    });
    return { result: replay, next: withMatch(facts, replay), audit };
  });
}

/** @throws ApiError `invalid` where an official result is replaced without a reason. */
function correcting(match: Match, { rows, reason }: ResultSubmission, at: string): Correction | null {
  if (match.officialAt === null) return null;
  if (!reason) throw new ApiError('invalid', { fields: { reason: fieldText.publicReason } });
  return correctionOf(match, rows, { revision: match.revision + 1, at, reason });
}

/** The competition where pasted names stand for whom somebody said, and for nobody else any more. */
function withNames(facts: Planned, names: readonly PastedName[]): Planned {
  const entries = facts.entries.map((entry) => {
    const aliases = names.reduce(
      (known, { entryId, name }) =>
        entryId === entry.id ? rememberedAliases({ aliases: known }, name) : known.filter((one) => one !== name),
      entry.aliases,
    );
    return isDeepStrictEqual(aliases, entry.aliases) ? entry : { ...entry, aliases, revision: entry.revision + 1 };
  });
  return { ...facts, entries };
}

/**
 * Decides on a match's result: a new revision on top of the one that was seen. A result that stands there already,
 * entered by the same person on the same revision, is this one.
 */
export function resultEntry(matchId: string, submission: ResultSubmission, actor: Actor): Decide<Match> {
  return onPlanned((facts) => {
    const match = matchOf(facts, matchId);
    const { rows, reason, names = [], expectedRevision } = submission;
    if (match.revision !== expectedRevision) {
      const isOwn = match.revision === expectedRevision + 1 && match.enteredBy === actor.uid;
      if (isOwn && isDeepStrictEqual(match.rows, rows)) return { result: match };
      throw new ApiError('edited_meanwhile');
    }
    refuseAny(resultClosedRefusals(match, facts.competition, facts.matches, 'rows'));
    if (match.state === 'void') throw refused(refuse('match_void', 'rows'));
    refuseAny(rowRefusals(facts, match, rows));
    const at = actor.now.toISOString();
    const state = stateAfterResult(match.state, facts.competition);
    const next: Match = {
      ...corrected(match, correcting(match, submission, at)),
      state,
      rows,
      revision: match.revision + 1,
      enteredBy: actor.uid,
      officialAt: state === 'official' ? at : match.officialAt,
    };
    const revision: Revision = { n: next.revision, rows, by: actor.uid, at, reason, state: match.state };
    const audit = entryOf('match.result', targetOf(facts, matchId), actor, {
      before: { revision: match.revision, state: match.state },
      after: { revision: next.revision, state, reason },
    });
    return { result: next, next: withMatch(withNames(facts, names), next), revision: { matchId, revision }, audit };
  });
}
