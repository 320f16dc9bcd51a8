import {
  type Competition,
  type CompetitionRefusal,
  type Entry,
  entryNames,
  limits,
  type Match,
  prizePlaces,
  questioned,
  refusalFields,
  refuse,
  type Stage,
  withFinal,
} from '@arena/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ApiError, found } from '../failure.ts';
import { historyRebuild } from '../history/history.ts';
import type { AuditedWrite } from '../lib/audit.ts';
import { claimRequest } from '../lib/repetition.ts';
import { addNotice, deliverSoon } from '../notices/notices.ts';
import { catalogueRebuild } from '../tournaments/catalogue.ts';
import type { CompetitionChange, CompetitionFacts, Planned } from './competition-document.ts';
import { competitionNotices } from './competition-notices.ts';
import { readCompetition } from './read-competition.ts';
import { readSurroundings, writeCompetition } from './write-competition.ts';

/** The author and time of a decision. */
export type Author = Pick<Context, 'actor' | 'now'>;

/** A decision's answer, and the next state if anything changes. */
export interface Outcome<Result> extends Partial<CompetitionChange> {
  result: Result;
}

/** Decides on a competition, or throws an ApiError to refuse. What is so already is answered and not written again. */
export type Decide<Result> = (facts: CompetitionFacts) => Outcome<Result>;
/** A decision that reads more in its transaction, after the competition. */
type Deciding<Result> = (facts: CompetitionFacts, tx: Transaction) => Outcome<Result> | Promise<Outcome<Result>>;

/** A request that names itself by its key: what its repetition answers. */
interface Request<Result> {
  key: string;
  body: unknown;
  repeated: (facts: Planned) => Result;
}

/** Rebuilds what is made of competitions, after one has changed. */
export function announce(context: Context, before: Competition | null, next: Planned): void {
  catalogueRebuild.soon(context);
  const isOver = [before, next.competition].some((one) => one?.state === 'finished');
  if (isOver || next.prizes.length > 0) historyRebuild.soon(context);
}

/**
 * Reads a competition, decides on it and writes what was decided, what follows from it, what the public then sees, and
 * what is recorded, in one transaction.
 * @throws ApiError whatever `decision` throws; `key_reused` where the request's key made something else.
 */
export async function decide<Result>(
  context: Context,
  tournamentId: string,
  decision: Deciding<Result>,
  request?: Request<Result>,
): Promise<Result> {
  const done = await context.db.runTransaction(async (tx) => {
    const snapshot = await readCompetition(context, tournamentId, tx);
    const mark = request && (await claimRequest(tx, context, request.key, request.body));
    if (request !== undefined && mark === null) {
      return { result: request.repeated(planned(snapshot.facts)), commit: null };
    }
    const { result, next, ...rest } = withFollowing(snapshot.facts, await decision(snapshot.facts, tx), context);
    // Last: a call that changes nothing doesn't come here.
    const surroundings = next === undefined ? null : await readSurroundings(context, tournamentId, tx);
    mark?.();
    if (next === undefined || surroundings === null) return { result, commit: null };
    const keep = writeCompetition(tx, context, snapshot, surroundings, { next, ...rest });
    for (const notice of competitionNotices(snapshot.facts, next, context.now)) addNotice(tx, context, notice);
    return { result, commit: { keep, next, before: snapshot.facts.competition } };
  });
  if (done.commit !== null) {
    done.commit.keep();
    announce(context, done.commit.before, done.commit.next);
    deliverSoon(context);
  }
  return done.result;
}

/** Carries out a decision and answers the competition as it leaves it. */
export function decideWhole(
  context: Context,
  tournamentId: string,
  decision: Deciding<unknown>,
  request?: Pick<Request<unknown>, 'key' | 'body'>,
): Promise<Planned> {
  const whole: Deciding<Planned> = async (facts, tx) => {
    const outcome = withFollowing(facts, await decision(facts, tx), context);
    return { ...outcome, result: outcome.next ?? planned(facts) };
  };
  return decide(context, tournamentId, whole, request && { ...request, repeated: (facts) => facts });
}

/** @throws ApiError `competition_not_found` */
export function planned({ competition, ...rest }: CompetitionFacts): Planned {
  return { competition: found(competition, 'competition_not_found'), ...rest };
}

/** Returns the entries with their names for refusals. */
export function namedEntries({ entries }: Pick<CompetitionFacts, 'entries'>): { id: string; name: string }[] {
  return [...entryNames(entries)].map(([id, name]) => ({ id, name }));
}

/** Decides on a competition that has to be planned. It throws an ApiError `competition_not_found` where it isn't. */
export function onPlanned<Result>(decision: (facts: Planned) => Outcome<Result>): Decide<Result> {
  return (facts) => decision(planned(facts));
}

/** Decides, where a competition is planned, on what becomes of it: null, nothing. It answers nothing. */
export function wherePlanned(decision: (facts: Planned) => Pick<Outcome<void>, 'next' | 'audit'> | null): Decide<void> {
  return (facts) => ({ result: undefined, ...(facts.competition === null ? null : decision(planned(facts))) });
}

/** Prizes may come into question after a decision; none moves. */
function withQuestions<Result>(outcome: Outcome<Result>, { now }: Pick<Context, 'now'>): Outcome<Result> {
  const { next } = outcome;
  if (next === undefined || next.prizes.length === 0) return outcome;
  const placed = prizePlaces(next.competition, next.entries, next.matches);
  const prizes = next.prizes.map((prize) => questioned(prize, placed, now.toISOString()));
  return { ...outcome, next: { ...next, prizes } };
}

/** A decision with what follows from it: of prizes, and of when the final is confirmed. The same again is the same. */
export function withFollowing<Result>(
  facts: CompetitionFacts,
  outcome: Outcome<Result>,
  context: Pick<Context, 'now'>,
): Outcome<Result> {
  const { next, ...rest } = withQuestions(outcome, context);
  if (next === undefined) return outcome;
  const competition = withFinal(facts, next.competition, next.matches, context.now.toISOString());
  return { ...rest, next: { ...next, competition } };
}

/** A refusal of the competition's own rules: each sentence, and its code, beside what it is about. */
export function refused(...refusals: readonly CompetitionRefusal[]): ApiError {
  const codes = Object.fromEntries(refusals.toReversed().map(({ path, code }) => [path, code]));
  return new ApiError('competition_refused', { fields: refusalFields(refusals), codes });
}

/** @throws ApiError `competition_refused` with each refusal, unless there is none. */
export function refuseAny(refusals: readonly CompetitionRefusal[]): void {
  if (refusals.length > 0) throw refused(...refusals);
}

/** @throws ApiError `competition_refused` where a group would have more entries than it may. */
function refuseCrowds(stages: readonly Stage[]): void {
  const most = limits.competition.entriesPerGroup;
  const crowds = stages.flatMap(({ groups }) => groups).filter(({ entryIds }) => entryIds.length > most);
  refuseAny(
    crowds.map(({ name, entryIds }) =>
      refuse('group_too_large', 'groups', { group: name, count: entryIds.length, most }),
    ),
  );
}

/**
 * The competition with another plan, one revision later.
 * @throws ApiError `competition_refused` where it would be one that can't be stored.
 */
export function replanned(facts: Planned, fields: Partial<Competition>): Planned {
  refuseCrowds(fields.stages ?? []);
  return { ...facts, competition: { ...facts.competition, ...fields, revision: facts.competition.revision + 1 } };
}

/** The competition with one entry as it is next; a new one comes last. */
export function withEntry(facts: Planned, entry: Entry): Planned {
  return { ...facts, entries: [...facts.entries.filter(({ id }) => id !== entry.id), entry] };
}

/** The competition with one match as it is next; a new one comes last. */
export function withMatch(facts: Planned, match: Match): Planned {
  return { ...facts, matches: [...facts.matches.filter(({ id }) => id !== match.id), match] };
}

/** Audits a change of the competition, or of a match, an entry or a stage of it. */
export function auditOf(
  action: AuditedWrite['action'],
  { competition: { tournamentId } }: Planned,
  id: string | null,
  { before, after }: Pick<AuditedWrite, 'before' | 'after'>,
): AuditedWrite {
  return { action, target: id === null ? tournamentId : `${tournamentId}/${id}`, before, after };
}

/** Answers a deletion: the competition's revision after it. What is gone already is deleted. */
export interface Deleted {
  deleted: true;
  revision: number;
}

/** Decides on removing a part of a competition; one that is gone is removed. */
export function removing<T extends { id: string }>(
  id: string,
  partsOf: (facts: Planned) => readonly T[],
  decision: (facts: Planned, part: T) => Pick<Outcome<void>, 'next' | 'audit'>,
): Decide<Deleted> {
  return onPlanned((facts) => {
    const part = partsOf(facts).find((one) => one.id === id);
    const outcome = part === undefined ? {} : decision(facts, part);
    const { revision } = (outcome.next ?? facts).competition;
    return { ...outcome, result: { deleted: true, revision } };
  });
}
