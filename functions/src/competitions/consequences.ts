import { isDeepStrictEqual } from 'node:util';
import {
  type Entry,
  type Exchange,
  entryNames,
  exchangeText,
  isExchanged,
  isFinalConfirmed,
  type Match,
  prizePlaces,
  questioned,
  refuse,
  replaceableStages,
  type VisibleTournament,
  withFinal,
  withNicknames,
  withSubstitutes,
} from '@arena/domain';
import type { Context } from '../platform/context.ts';
import { findTournament } from '../tournaments/tournament-queries.ts';
import {
  type CompetitionChange,
  type CompetitionFacts,
  type Planned,
  playerIdsOf,
  refusalError,
} from './competition-document.ts';

type Author = Pick<Context, 'hash' | 'now'>;

/** Questions each prize whose placement no longer matches the results. Its winner stays until an admin decides. */
function withQuestions(facts: Planned, { now }: Author): Planned {
  if (facts.prizes.length === 0) return facts;
  const placed = prizePlaces(facts.competition, facts.entries, facts.matches);
  return { ...facts, prizes: facts.prizes.map((prize) => questioned(prize, placed, now.toISOString())) };
}

/** Keeps kills by player with their players when an entry's players change. */
function withKillsOf(before: readonly Entry[], next: Planned, { hash }: Author): readonly Match[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const changed = next.entries.flatMap((entry) => {
    const was = known.get(entry.id);
    return was === undefined || isDeepStrictEqual(was.players, entry.players) ? [] : [was];
  });
  return changed.reduce(
    (matches, entry) => matches.map((match) => withNicknames(match, entry, playerIdsOf(entry, hash))),
    next.matches,
  );
}

/** True if the seats of the final may change, which depends on the tournament's confirmations. */
function isFinalConcerned(next: Planned): boolean {
  const final = next.competition.stages.at(-1);
  const out = new Set(next.entries.flatMap(({ id, status }) => (status === 'active' ? [] : id)));
  return replaceableStages(next).some(
    ({ id, draw, groups }) =>
      id === final?.id &&
      (draw?.replaced !== undefined || groups.some(({ entryIds }) => entryIds.some((entryId) => out.has(entryId)))),
  );
}

/** Replaces entries that left a later stage before it began. */
function withSeatsFilled(next: Planned, tournament: VisibleTournament | null, { now }: Author): Planned {
  const { competition } = next;
  const final = competition.stages.at(-1);
  const isConfirmed = isFinalConfirmed(tournament, next, now);
  const seated = withSubstitutes(next, ({ id }) => id === final?.id && isConfirmed);
  if (seated === competition) return next;
  return { ...next, competition: { ...seated, revision: competition.revision + 1 } };
}

/**
 * Adds the consequences of a decision: kills by player, substitutes, prizes in question, the final's confirmation.
 * Idempotent.
 * @param tournament the competition's tournament if its final is concerned
 */
export function consequencesOf<O extends Partial<CompetitionChange>>(
  facts: CompetitionFacts,
  outcome: O,
  author: Author,
  tournament: VisibleTournament | null = null,
): O {
  if (outcome.next === undefined) return outcome;
  const matches = withKillsOf(facts.entries, outcome.next, author);
  const next = withQuestions(withSeatsFilled({ ...outcome.next, matches }, tournament, author), author);
  const competition = withFinal(facts, next.competition, next.matches, author.now.toISOString());
  return { ...outcome, next: { ...next, competition } };
}

/** Adds the consequences of a decision. Reads the tournament only if its final is concerned. */
export async function withConsequences<O extends Partial<CompetitionChange>>(
  facts: CompetitionFacts,
  outcome: O,
  context: Author & Pick<Context, 'db'>,
): Promise<O> {
  const { next } = outcome;
  const isConcerned = next !== undefined && isFinalConcerned(next);
  const tournament = isConcerned ? await findTournament(context, next.competition.tournamentId) : null;
  return consequencesOf(facts, outcome, context, tournament);
}

/** @throws ApiError `competition_refused` with who would have advanced instead of whom. */
export function refuseExchanges({ competition, entries }: Planned, exchanges: readonly Exchange[]): void {
  const names = entryNames(entries);
  const exchanged = exchanges.filter(isExchanged);
  const texts = exchanged.map((one) => exchangeText(one, competition.stages, (id) => names.get(id) ?? ''));
  const entryIds = exchanged.flatMap(({ would, instead }) => [...would, ...instead]);
  if (texts.length > 0) {
    throw refusalError(refuse('advance_exchanged', 'acceptsExchange', { exchanges: texts.join(' ') }, entryIds));
  }
}

/** Adds to a match's new correction who would have advanced instead of whom. */
export function withExchanges(match: Match, exchanges: Exchange[]): Match {
  const correction = match.corrections.at(-1);
  if (correction === undefined || exchanges.length === 0) return match;
  return { ...match, corrections: match.corrections.with(-1, { ...correction, exchanges }) };
}
