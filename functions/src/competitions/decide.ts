import {
  type Competition,
  type CompetitionRefusal,
  type Entry,
  entryNames,
  limits,
  type Match,
  refuse,
  type Stage,
} from '@arena/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { AuditedWrite } from '../audit/write-audit.ts';
import { historyRebuild } from '../history/history.ts';
import { addNotice, deliverSoon } from '../outbox/notices.ts';
import { found } from '../platform/api-error.ts';
import type { Context } from '../platform/context.ts';
import { claimRequest } from '../platform/repetition.ts';
import { catalogueRebuild } from '../tournaments/catalogue.ts';
import { type CompetitionChange, type CompetitionFacts, type Planned, refusalError } from './competition-document.ts';
import { withConsequences } from './consequences.ts';
import { readCompetition } from './read-competition.ts';
import { competitionNotices, readSurroundings, writeCompetition } from './write-competition.ts';

/** Author and time of a decision. */
export type Author = Pick<Context, 'actor' | 'now'>;

/** The response of a decision, and the next state if anything changes. */
export interface Outcome<Result> extends Partial<CompetitionChange> {
  result: Result;
}

/** Decides on a competition. Refuses with an ApiError. Omits `next` if the wanted state already exists. */
export type Decide<Result> = (facts: CompetitionFacts) => Outcome<Result>;
/** A decision that makes further reads in the transaction, after reading the competition. */
export type CompetitionDecision<Result> = (
  facts: CompetitionFacts,
  tx: Transaction,
) => Outcome<Result> | Promise<Outcome<Result>>;

/** An idempotent request. `repeated` returns the response to a repetition. */
interface Request<Result> {
  key: string;
  body: unknown;
  repeated: (facts: Planned) => Result;
}

/** Rebuilds the documents derived from competitions after a change. */
export function announce(context: Context, before: Competition | null, next: Planned): void {
  catalogueRebuild.soon(context);
  const isOver = [before, next.competition].some((competition) => competition?.state === 'finished');
  if (isOver || next.prizes.length > 0) historyRebuild.soon(context);
}

/**
 * Applies a decision in one transaction: reads the competition, and writes the new state, its public results, notices
 * and audit.
 * @throws ApiError any error of `decision`; `key_reused` if the key belongs to a different request.
 */
export async function decide<Result>(
  context: Context,
  tournamentId: string,
  decision: CompetitionDecision<Result>,
  request?: Request<Result>,
): Promise<Result> {
  const done = await context.db.runTransaction(async (tx) => {
    const snapshot = await readCompetition(context, tournamentId, tx);
    const mark = request && (await claimRequest(tx, context, request.key, request.body));
    if (request !== undefined && mark === null) {
      return { result: request.repeated(planned(snapshot.facts)), commit: null };
    }
    const { result, next, ...rest } = await withConsequences(
      snapshot.facts,
      await decision(snapshot.facts, tx),
      context,
    );
    // Read last, because calls without a change don't need it.
    const surroundings = next === undefined ? null : await readSurroundings(context, tournamentId, tx);
    mark?.();
    if (next === undefined || surroundings === null) return { result, commit: null };
    const cache = writeCompetition(tx, context, snapshot, surroundings, { next, ...rest });
    for (const notice of competitionNotices(snapshot.facts, next, context.now)) addNotice(tx, context, notice);
    return { result, commit: { cache, next, before: snapshot.facts.competition } };
  });
  if (done.commit !== null) {
    done.commit.cache();
    announce(context, done.commit.before, done.commit.next);
    await deliverSoon(context);
  }
  return done.result;
}

/** Applies a decision and returns the whole competition. */
export function decideWhole(
  context: Context,
  tournamentId: string,
  decision: CompetitionDecision<unknown>,
  request?: Pick<Request<unknown>, 'key' | 'body'>,
): Promise<Planned> {
  const whole: CompetitionDecision<Planned> = async (facts, tx) => {
    const outcome = await withConsequences(facts, await decision(facts, tx), context);
    return { ...outcome, result: outcome.next ?? planned(facts) };
  };
  return decide(context, tournamentId, whole, request && { ...request, repeated: (facts) => facts });
}

/** @throws ApiError `competition_not_found` */
export function planned({ competition, ...rest }: CompetitionFacts): Planned {
  return { competition: found(competition, 'competition_not_found'), ...rest };
}

/** Lists the entries' ids and names, for refusals. */
export function namedEntries({ entries }: Pick<CompetitionFacts, 'entries'>): { id: string; name: string }[] {
  return [...entryNames(entries)].map(([id, name]) => ({ id, name }));
}

/** Wraps a decision that needs a plan. @throws ApiError `competition_not_found` without one. */
export function requirePlan<Result>(decision: (facts: Planned) => Outcome<Result>): Decide<Result> {
  return (facts) => decision(planned(facts));
}

/** Wraps a decision that is skipped without a plan. Null changes nothing. */
export function ifPlanned(decision: (facts: Planned) => Pick<Outcome<void>, 'next' | 'audit'> | null): Decide<void> {
  return (facts) => ({ result: undefined, ...(facts.competition === null ? null : decision(planned(facts))) });
}

/** @throws ApiError `competition_refused` if there are refusals. */
export function refuseAny(refusals: readonly CompetitionRefusal[]): void {
  if (refusals.length > 0) throw refusalError(...refusals);
}

/** @throws ApiError `competition_refused` if a group has too many entries. */
function refuseLargeGroups(stages: readonly Stage[]): void {
  const most = limits.competition.entriesPerGroup;
  const large = stages.flatMap(({ groups }) => groups).filter(({ entryIds }) => entryIds.length > most);
  refuseAny(
    large.map(({ name, entryIds }) =>
      refuse('group_too_large', 'groups', { group: name, count: entryIds.length, most }),
    ),
  );
}

/**
 * Changes the plan and increments its revision.
 * @throws ApiError `competition_refused` if a group is too large to be stored.
 */
export function withPlan(facts: Planned, fields: Partial<Competition>): Planned {
  refuseLargeGroups(fields.stages ?? []);
  return { ...facts, competition: { ...facts.competition, ...fields, revision: facts.competition.revision + 1 } };
}

/** Replaces or appends an entry. */
export function withEntry(facts: Planned, entry: Entry): Planned {
  return { ...facts, entries: [...facts.entries.filter(({ id }) => id !== entry.id), entry] };
}

/** Replaces or appends a match. */
export function withMatch(facts: Planned, match: Match): Planned {
  return { ...facts, matches: [...facts.matches.filter(({ id }) => id !== match.id), match] };
}

/** Builds the audit record for a competition, or for one of its matches, entries or stages. */
export function auditOf(
  action: AuditedWrite['action'],
  { competition: { tournamentId } }: Planned,
  id: string | null,
  { before, after }: Pick<AuditedWrite, 'before' | 'after'>,
): AuditedWrite {
  return { action, target: id === null ? tournamentId : `${tournamentId}/${id}`, before, after };
}

/** Response to a deletion, with the competition's revision after it. */
export interface Deleted {
  deleted: true;
  revision: number;
}

/** Removes a part of a competition. Repeating the call has no effect. */
export function partRemoval<T extends { id: string }>(
  id: string,
  partsOf: (facts: Planned) => readonly T[],
  decision: (facts: Planned, part: T) => Pick<Outcome<void>, 'next' | 'audit'>,
): Decide<Deleted> {
  return requirePlan((facts) => {
    const part = partsOf(facts).find((item) => item.id === id);
    const outcome = part === undefined ? {} : decision(facts, part);
    const { revision } = (outcome.next ?? facts).competition;
    return { ...outcome, result: { deleted: true, revision } };
  });
}
