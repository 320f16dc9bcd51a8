import { isDeepStrictEqual } from 'node:util';
import {
  type Correction,
  changesBetween,
  corrected,
  correctionOf,
  errorText,
  exchangesOf,
  fieldText,
  keptPlayerKills,
  type Match,
  type MatchFields,
  type MatchState,
  matchRefusals,
  newExchanges,
  officialRefusals,
  type PastedName,
  playerKillsRefusals,
  type Revision,
  recounted,
  recountOfMatch,
  recountRefusals,
  refuse,
  rememberedAliases,
  resultClosedRefusals,
  resultRefusals,
  type StoredPlayerKills,
  sha256Hex,
  stateAfterResult,
} from '@arena/domain';
import type { MatchEdit, MatchPicture, MatchStateChange, ResultSubmission, ResultSubmissions } from '@arena/domain/api';
import { difference } from '../audit/write-audit.ts';
import { ApiError, found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/repetition.ts';
import { type Planned, playerIdsOf, type ResultSource, refusalError } from './competition-document.ts';
import { refuseExchanges, withExchanges } from './consequences.ts';
import {
  type Author,
  auditOf,
  type Decide,
  type Deleted,
  namedEntries,
  type Outcome,
  partRemoval,
  refuseAny,
  requirePlan,
  withMatch,
} from './decide.ts';
import { newMatch } from './plan.ts';

export interface MatchAddress {
  tournamentId: string;
  matchId: string;
}

/** Finds a match. @throws ApiError `not_found` */
export function matchOf(facts: Planned, matchId: string): Match {
  return found(facts.matches.find(({ id }) => id === matchId));
}

/** Finds a match's stage and group. @throws ApiError `competition_refused` if it has none. */
function stageAndGroupOf({ competition }: Planned, { stageId, groupId }: Pick<Match, 'stageId' | 'groupId'>) {
  const stage = competition.stages.find(({ id }) => id === stageId);
  const group = stage?.groups.find(({ id }) => id === groupId);
  if (stage === undefined || group === undefined) throw refusalError(refuse('match_without_group', 'groupId'));
  return { stage, group };
}

/** Returns the refusals of a match's rows, by its entries and scoring. */
function rowRefusals(facts: Planned, match: Match, rows: Match['rows']) {
  const { stage, group } = stageAndGroupOf(facts, match);
  return resultRefusals(rows, { scoring: stage.scoring, group, entries: namedEntries(facts) });
}

function isReplayed({ matches }: Planned, { id }: Pick<Match, 'id'>): boolean {
  return matches.some(({ replayOf }) => replayOf === id);
}

/** @throws ApiError `competition_refused` if the match doesn't fit the plan. */
function refuseMisplaced({ competition, matches }: Planned, match: Match): void {
  refuseAny(matchRefusals(match, competition, matches));
}

/** Creates a match. */
export function matchCreation(id: string, fields: MatchFields): Decide<Match> {
  return requirePlan((facts) => {
    const match = newMatch(id, fields);
    refuseMisplaced(facts, match);
    const audit = auditOf('match.create', facts, id, { before: null, after: fields });
    return { result: match, next: withMatch(facts, match), audit };
  });
}

function editableOf(match: MatchEdit['from']): MatchEdit['from'] {
  const { number, map, startsAt, scoring } = match;
  return { number, map, startsAt, scoring };
}

/** Edits a match's number, map, time and scoring. An official match keeps its number and scoring. */
export function matchEdit(matchId: string, { from, ...fields }: MatchEdit, author: Author): Decide<Match> {
  return requirePlan((facts) => {
    const match = matchOf(facts, matchId);
    const now = editableOf(match);
    if (isDeepStrictEqual(now, fields)) return { result: match };
    if (!isDeepStrictEqual(now, from)) throw new ApiError('edit_conflict');
    const edited = { ...match, ...fields };
    refuseMisplaced(facts, edited);
    refuseAny(recountRefusals(match, fields, facts.matches));
    const how = recountOfMatch(match, fields, stageAndGroupOf(facts, match).stage.scoring);
    const next = recounted(edited, how, author.now.toISOString());
    const audit = auditOf('match.update', facts, matchId, difference(now, fields));
    return { result: next, next: withMatch(facts, next), audit };
  });
}

/** Deletes a match. Matches with a result or a replay can't be deleted, but a result can be declared void. */
export function matchRemoval(matchId: string): Decide<Deleted> {
  return partRemoval(
    matchId,
    ({ matches }) => matches,
    (facts, match) => {
      if (match.revision > 0) throw refusalError(refuse('match_with_result', 'matchId'));
      if (isReplayed(facts, match)) throw refusalError(refuse('match_replayed', 'matchId'));
      const audit = auditOf('match.delete', facts, matchId, {
        before: editableOf(match),
        after: null,
      });
      const matches = facts.matches.filter(({ id }) => id !== matchId);
      return { next: { ...facts, matches }, audit };
    },
  );
}

/** Sets or removes the screenshot of a match's result. Repeating the call has no effect. */
export function matchPicture(matchId: string, { picture, from }: MatchPicture): Decide<Match> {
  return requirePlan((facts) => {
    const match = matchOf(facts, matchId);
    if (match.picture === picture) return { result: match };
    if (match.picture !== from) throw new ApiError('edit_conflict');
    const next = { ...match, picture };
    const audit = auditOf('match.picture', facts, matchId, {
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

/** @throws ApiError `competition_refused` if the match can't change to this state now. */
function refuseState(facts: Planned, match: Match, state: MatchState, { actor }: Author): void {
  const { stage } = stageAndGroupOf(facts, match);
  if (stage.state === 'closed' && state !== 'official') throw refusalError(refuse('stage_closed', 'state'));
  // Corrections in a closed stage are confirmed by a second person, if the competition requires one.
  if (state === 'official') refuseAny(resultClosedRefusals(match, facts.competition, facts.matches, 'state'));
  if (!NEXT_STATES[match.state].includes(state)) throw refusalError(refuse('state_out_of_order', 'state'));
  if (state === 'official') refuseAny(officialRefusals(match, facts.competition, actor));
  if (state === 'provisional' && match.revision === 0) throw refusalError(refuse('match_without_result', 'state'));
  // The entries may have changed since the match was declared void.
  if (state === 'provisional') refuseAny(rowRefusals(facts, match, match.rows));
  if (state === 'scheduled' && match.revision > 0) throw refusalError(refuse('match_with_result', 'state'));
  if (match.state === 'void' && isReplayed(facts, match)) throw refusalError(refuse('match_replayed', 'state'));
}

/**
 * Returns the public reason for a match that stops or resumes counting.
 * @throws ApiError `invalid` if it is declared void without a reason.
 */
function recountOfState(match: Match, { state, reason }: MatchStateChange): string {
  if (match.officialAt === null) return '';
  if (match.state === 'void') return 'Se quitó la anulación: vuelve a contar.';
  if (state !== 'void') return '';
  if (!reason) throw new ApiError('invalid', { fields: { reason: fieldText.publicReason } });
  return reason;
}

/** Notes when a match begins, and forgets it if it didn't. */
function begun({ playedAt, ...match }: Match, state: MatchState, { now }: Author): Match {
  if (state === 'playing') return { ...match, playedAt: now.toISOString() };
  return state === 'scheduled' || playedAt === undefined ? match : { ...match, playedAt };
}

/** Changes a match's state. Repeating the call has no effect. An outdated revision is an `edit_conflict`. */
export function matchStateChange(matchId: string, change: MatchStateChange, author: Author): Decide<Match> {
  const { state, from, expectedRevision, acceptsExchange } = change;
  return requirePlan((facts) => {
    const match = matchOf(facts, matchId);
    if (match.state === state && match.revision === expectedRevision) return { result: match };
    if (match.state !== from || match.revision !== expectedRevision) throw new ApiError('edit_conflict');
    refuseState(facts, match, state, author);
    if (state === 'official' && !acceptsExchange) refuseExchanges(facts, exchangesOf(facts, matchId));
    const officialAt = state === 'official' ? author.now.toISOString() : match.officialAt;
    const how = recountOfState(match, change);
    const next = { ...begun(recounted(match, how, author.now.toISOString()), state, author), state, officialAt };
    if (match.state === 'void') refuseMisplaced(facts, next);
    const audit = auditOf('match.state', facts, matchId, {
      before: { state: match.state },
      after: { state, revision: match.revision },
    });
    return { result: next, next: withMatch(facts, next), audit };
  });
}

/** Creates the replay of a void match, under the same number. Repeating the call returns the same replay. */
export function matchReplay(matchId: string): Decide<Match> {
  return requirePlan((facts) => {
    const match = matchOf(facts, matchId);
    const made = facts.matches.find(({ replayOf }) => replayOf === matchId);
    if (made !== undefined) return { result: made };
    if (match.state !== 'void') throw refusalError(refuse('replay_without_void', 'matchId'));
    const { stageId, groupId, number, map, scoring } = match;
    const replay = newMatch(
      newId(`replay of ${matchId}`),
      { stageId, groupId, number, map, startsAt: null, scoring },
      matchId,
    );
    refuseMisplaced(facts, replay);
    const audit = auditOf('match.replay', facts, matchId, {
      before: null,
      after: { replay: replay.id },
    });
    return { result: replay, next: withMatch(facts, replay), audit };
  });
}

/** @throws ApiError `invalid` if an official result is replaced without a reason. */
function newCorrection(match: Match, { rows, reason }: ResultSubmission, at: string): Correction | null {
  if (match.officialAt === null) return null;
  if (!reason) throw new ApiError('invalid', { fields: { reason: fieldText.publicReason } });
  return correctionOf(match, rows, { revision: match.revision + 1, at, reason });
}

/** Stores pasted names as aliases of the chosen entries and removes them from the others. */
function withAliases(facts: Planned, names: readonly PastedName[]): Planned {
  const entries = facts.entries.map((entry) => {
    const aliases = names.reduce(
      (known, { entryId, name }) =>
        entryId === entry.id ? rememberedAliases({ aliases: known }, name) : known.filter((alias) => alias !== name),
      entry.aliases,
    );
    return isDeepStrictEqual(aliases, entry.aliases) ? entry : { ...entry, aliases, revision: entry.revision + 1 };
  });
  return { ...facts, entries };
}

/** Author of a result. The hash derives public player ids. */
type ResultAuthor = Author & Pick<Context, 'hash'>;

/** @throws ApiError `competition_refused` if the kills by player don't match the rows. */
function playerKillsAfter(
  facts: Planned,
  match: Match,
  { rows, playerKills = [] }: Pick<ResultSubmission, 'rows' | 'playerKills'>,
  { hash }: ResultAuthor,
): StoredPlayerKills {
  const names = new Map(namedEntries(facts).map(({ id, name }) => [id, name]));
  const entries = facts.entries.map((entry) => ({ ...entry, name: names.get(entry.id) ?? '' }));
  refuseAny(playerKillsRefusals(playerKills, rows, entries));
  const ids = new Map(facts.entries.map((entry) => [entry.id, playerIdsOf(entry, hash)]));
  const nicknameOf = ({ entryId, player }: (typeof playerKills)[number]) =>
    facts.entries.find(({ id }) => id === entryId)?.players[player]?.nickname;
  const entered = playerKills.map((kills) => ({
    ...kills,
    publicId: ids.get(kills.entryId)?.[kills.player] ?? null,
    nickname: nicknameOf(kills) ?? '',
  }));
  const replaced = new Set(entered.map(({ entryId }) => entryId));
  return [...keptPlayerKills(match, rows).filter(({ entryId }) => !replaced.has(entryId)), ...entered];
}

function sourceOf(text: string | undefined): ResultSource | undefined {
  return text === undefined ? undefined : { id: sha256Hex(text), text };
}

/** Runs `work`, and puts the fields of its refusal below `path`. @throws ApiError */
function named<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const below = <V>(all: Record<string, V> = {}) =>
      Object.fromEntries(Object.entries(all).map(([field, value]) => [`${path}.${field}`, value]));
    const fields = error.fields === undefined ? { [path]: errorText[error.code] } : below(error.fields);
    throw new ApiError(error.code, { fields, ...(error.codes === undefined ? {} : { codes: below(error.codes) }) });
  }
}

/** Enters results of several matches, all or none. Each result is checked against the earlier ones. */
export function resultEntries({ results, source }: ResultSubmissions, author: ResultAuthor): Decide<Match[]> {
  return requirePlan((facts) => {
    let all: Planned = facts;
    const [matches, revisions]: [Match[], NonNullable<Outcome<Match>['revisions']>[number][]] = [[], []];
    for (const [index, { matchId, ...submission }] of results.entries()) {
      const decideOne = resultEntry(matchId, { ...submission, source }, author);
      const { result, next, revisions: made = [] } = named(`results.${index}`, () => decideOne(all));
      all = next ?? all;
      matches.push(result);
      revisions.push(...made);
    }
    if (revisions.length === 0) return { result: matches };
    const after = { revisions: Object.fromEntries(revisions.map(({ matchId, revision }) => [matchId, revision.n])) };
    return {
      result: matches,
      next: all,
      revisions,
      source: sourceOf(source),
      audit: auditOf('match.result', facts, null, { before: null, after }),
    };
  });
}

/** True if a match already has this result, whatever the order of its rows. */
function isSameResult(match: Match, { rows, playerKills }: Pick<Match, 'rows'> & { playerKills: StoredPlayerKills }) {
  const killsOf = (all: StoredPlayerKills) =>
    new Map(all.map(({ entryId, player, publicId, kills }) => [`${entryId} ${player}`, [publicId, kills]]));
  return (
    match.revision > 0 &&
    changesBetween(match.rows, rows).length === 0 &&
    isDeepStrictEqual(killsOf(match.playerKills ?? []), killsOf(playerKills))
  );
}

/**
 * Enters a match's result as a new revision. Repeating the call has no effect; the result that it already has makes no
 * revision, and an official one stays official.
 */
export function resultEntry(matchId: string, submission: ResultSubmission, author: ResultAuthor): Decide<Match> {
  return requirePlan((facts) => {
    const match = matchOf(facts, matchId);
    const { rows, reason, names = [], expectedRevision } = submission;
    if (match.revision !== expectedRevision) {
      if (changesBetween(match.rows, rows).length === 0) return { result: match };
      throw new ApiError('edit_conflict');
    }
    if (match.state === 'void') throw refusalError(refuse('match_void', 'rows'));
    refuseAny(rowRefusals(facts, match, rows));
    const { playerKills: _, ...without } = match;
    const playerKills = playerKillsAfter(facts, match, submission, author);
    if (isSameResult(match, { rows, playerKills })) {
      const named = withAliases(facts, names);
      return isDeepStrictEqual(named.entries, facts.entries) ? { result: match } : { result: match, next: named };
    }
    refuseAny(resultClosedRefusals(match, facts.competition, facts.matches, 'rows'));
    const source = sourceOf(submission.source);
    const at = author.now.toISOString();
    const state = stateAfterResult(match.state, facts.competition);
    const entered: Match = {
      ...corrected(without, newCorrection(match, submission, at)),
      state,
      rows,
      ...(playerKills.length === 0 ? {} : { playerKills }),
      revision: match.revision + 1,
      enteredBy: author.actor,
      playedAt: match.playedAt ?? at,
      officialAt: state === 'official' ? at : match.officialAt,
    };
    const exchanges = newExchanges(facts, withMatch(facts, entered));
    if (!submission.acceptsExchange) refuseExchanges(facts, exchanges);
    const next = withExchanges(entered, exchanges);
    const revision: Revision = {
      n: next.revision,
      rows,
      by: author.actor,
      at,
      reason,
      state: match.state,
      ...(source === undefined ? {} : { source: source.id }),
    };
    const audit = auditOf('match.result', facts, matchId, {
      before: { revision: match.revision, state: match.state },
      after: { revision: next.revision, state, reason },
    });
    return {
      result: next,
      next: withMatch(withAliases(facts, names), next),
      revisions: [{ matchId, revision }],
      source,
      audit,
    };
  });
}
