import {
  type Competition,
  type CompetitionRefusal,
  type Entry,
  entryName,
  limits,
  type Match,
  prizePlaces,
  questioned,
  type Revision,
  refusalFields,
  refuse,
  type Stage,
  withFinal,
} from '@arena/domain';
import type { AuditEntry } from '../audit/entry.ts';
import type { Actor } from '../auth/actor.ts';
import { ApiError, found } from '../failure.ts';
import type { CompetitionFacts, Planned } from './store.ts';

/** What is made of a competition: an answer, and how it is next where anything changes. */
export interface Outcome<Result> {
  result: Result;
  next?: Planned;
  revision?: { matchId: string; revision: Revision };
  audit?: AuditEntry;
}

/** Decides on a competition. It throws an ApiError to refuse, and recognises its own work when asked again. */
export type Decide<Result> = (facts: CompetitionFacts) => Outcome<Result>;

/** @throws ApiError `competition_not_found` */
export function planned({ competition, ...rest }: CompetitionFacts): Planned {
  return { competition: found(competition, 'competition_not_found'), ...rest };
}

/** What the entries are called, by which refusals name them. */
export function namedEntries({ entries }: Pick<CompetitionFacts, 'entries'>): { id: string; name: string }[] {
  return entries.map((entry) => ({ id: entry.id, name: entryName(entry) }));
}

/** Decides on a competition that has to be planned. It throws an ApiError `competition_not_found` where it isn't. */
export function onPlanned<Result>(decide: (facts: Planned) => Outcome<Result>): Decide<Result> {
  return (facts) => decide(planned(facts));
}

/** Decides, where a competition is planned, on what becomes of it: null, nothing. It answers nothing. */
export function wherePlanned(decide: (facts: Planned) => Pick<Outcome<void>, 'next' | 'audit'> | null): Decide<void> {
  return (facts) => ({ result: undefined, ...(facts.competition === null ? null : decide(planned(facts))) });
}

/** Decides on nothing new: what the public sees of it is made anew all the same; nothing where there is none. */
export const asItIs = wherePlanned((facts) => ({ next: facts }));

/** What the prizes that were made before are after a decision: some may have come into question, none has moved. */
function withQuestions<Result>(outcome: Outcome<Result>, { now }: Pick<Actor, 'now'>): Outcome<Result> {
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
  actor: Pick<Actor, 'now'>,
): Outcome<Result> {
  const { next, ...rest } = withQuestions(outcome, actor);
  if (next === undefined) return outcome;
  const competition = withFinal(facts, next.competition, next.matches, actor.now.toISOString());
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

/** What a record of a competition is about: the competition, and which match or entry of it. */
export function targetOf({ competition: { tournamentId } }: Planned, id?: string): string {
  return id === undefined ? tournamentId : `${tournamentId}/${id}`;
}

/**
 * Decides on removing a part of a competition. Where it was there when first asked and no longer is, an earlier try
 * removed it, the reply to which was lost.
 */
export function removing<T extends { id: string }>(
  id: string,
  partsOf: (facts: Planned) => readonly T[],
  decide: (facts: Planned, part: T) => Outcome<void>,
): Decide<void> {
  let wasThere = false;
  return onPlanned((facts) => {
    const part = partsOf(facts).find((one) => one.id === id);
    if (part === undefined && wasThere) return { result: undefined };
    wasThere = true;
    return decide(facts, found(part));
  });
}
