import type { Competition, Draw, Stage } from '../competition/records/competition.schema.ts';
import type { CompetitionRecords } from '../competition/records/competition-records.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import type { ConfirmationWindow } from '../confirmation/confirmations.schema.ts';
import { type Confirming, confirmationState, confirmedFor } from '../confirmation/windows.ts';
import * as limits from '../limits/limits.ts';
import { type Instant, toMillis } from '../time/instant.ts';
import { MINUTE } from '../time/units.ts';

/** A competition, as far as it says when its final is. */
export type Finale = Pick<CompetitionRecords, 'competition' | 'matches'>;

interface Settled {
  stage: Stage;
  draw: Draw;
  /** In milliseconds. */
  begins: number;
}

/** The last stage and its draw, once it is known who plays it; null before, and where there is but one stage. */
function drawnFinal({ competition }: Pick<Finale, 'competition'>): Omit<Settled, 'begins'> | null {
  const [before, stage] = (competition?.stages ?? []).slice(-2);
  if (before?.state !== 'closed' || stage === undefined || stage.draw === null) return null;
  return { stage, draw: stage.draw };
}

/** The final and its matches once it is known who plays it; null before, and once it is played. */
function knownFinal({ competition, matches }: Finale) {
  const final = drawnFinal({ competition });
  if (final === null || final.stage.state === 'closed' || competition?.finalBegun === true) return null;
  const own = matches.filter(({ stageId }) => stageId === final.stage.id);
  // Also what is void was played where it has a result, or is played again.
  if (own.some(({ state, revision, replayOf }) => state === 'playing' || revision > 0 || replayOf !== null))
    return null;
  return { ...final, own: own.filter(({ state }) => state !== 'void') };
}

/** The same once it is known, too, when it begins. */
function settledFinal(finale: Finale): Settled | null {
  const final = knownFinal(finale);
  const starts = final?.own.flatMap(({ startsAt }) => toMillis(startsAt) ?? []) ?? [];
  if (final === null || starts.length === 0) return null;
  return { stage: final.stage, draw: final.draw, begins: Math.min(...starts) };
}

/** Whether a final has begun though nothing else says so: what was being played is void, or gone, without a result. */
function isBegunAfter(before: Finale, next: Competition, matches: readonly Match[]): boolean {
  const final = drawnFinal({ competition: next });
  if (final === null || next.finalBegun === true) return final !== null;
  const kept = new Set(matches.flatMap(({ id, state }) => (state === 'void' ? [] : [id])));
  return before.matches.some(
    ({ id, stageId, state }) => stageId === final.stage.id && state === 'playing' && !kept.has(id),
  );
}

const settledAs = (final: Settled | null) => final && `${final.draw.at} ${final.begins}`;

/** The competition as it is next, with what it says of its final. As it is since `at`, nobody has had the time before. */
export function withFinal(before: Finale, decided: Competition, matches: readonly Match[], at: string): Competition {
  const finalBegun = isBegunAfter(before, decided, matches);
  const next = finalBegun === (decided.finalBegun ?? false) ? decided : { ...decided, finalBegun };
  const settled = settledFinal({ competition: next, matches });
  if (settled === null) return next.final ? { ...next, final: null } : next;
  const isSame = next.final && settledAs(settled) === settledAs(settledFinal(before));
  return isSame ? next : { ...next, final: { since: at, begins: new Date(settled.begins).toISOString() } };
}

/** How many minutes before a tournament's final it has to be confirmed; null where nobody asks. */
function finalMinutes(tournament: Confirming | null): number | null {
  return tournament?.status === 'published' ? (tournament.confirmations?.finalUntilMinutes ?? null) : null;
}

function isInLastStage({ competition }: Finale, entryId: string): boolean {
  return competition?.stages.at(-1)?.groups.some(({ entryIds }) => entryIds.includes(entryId)) ?? false;
}

/**
 * From when to when, in milliseconds, who plays a final has to confirm it; null where nobody asks. Nobody is asked for
 * less than five minutes.
 */
function timesOf(tournament: Confirming | null, { competition }: Finale, final: Settled | null) {
  const minutes = finalMinutes(tournament);
  const since = toMillis(competition?.final?.since ?? null);
  if (minutes === null || final === null || since === null) return null;
  const opens = Math.max(since, toMillis(tournament?.confirmationsSince ?? null) ?? 0);
  const closes = final.begins - minutes * MINUTE;
  return closes - opens < limits.shortestFinalConfirmation ? null : ([opens, closes] as const);
}

/** Whether an entry in the final is asked to confirm it: who was entered by hand has no link to do so. */
function isAskedFor({ status, registrationId }: Entry): boolean {
  return status === 'active' && registrationId !== null;
}

/** When an entry confirmed a final that begins then; null where it didn't, or meant one of another day. */
function confirmedOf({ finalConfirmedAt, finalConfirmedFor }: Entry, begins: number): Instant {
  const meant = toMillis(finalConfirmedFor ?? null) ?? begins;
  return confirmedFor(meant, begins, finalConfirmedAt ?? null);
}

/**
 * When an entry has to confirm the final, and how that stands at `now`; null where nobody asks, or it isn't in it. Who
 * came to it later, in somebody's place, or was entered by hand isn't asked. Who confirmed one that was moved to another
 * day since confirms it again. Once the final has begun nobody loses their place any more: what was missed isn't asked
 * for then, and withholds nothing.
 */
export function finalConfirmation(
  tournament: Confirming | null,
  finale: Finale,
  entry: Entry,
  now: Date,
): ConfirmationWindow | null {
  const { id, finalMissedAt } = entry;
  const isIn = isInLastStage(finale, id);
  if (finalMissedAt !== undefined && !isIn) {
    return { kind: 'final', opensAt: finalMissedAt, closesAt: finalMissedAt, state: 'missed' };
  }
  const final = settledFinal(finale);
  const times = timesOf(tournament, finale, final);
  if (final === null || times === null || !isIn) return null;
  const isAsked = isAskedFor(entry) && !final.draw.late.includes(id);
  const [opens, closes] = times;
  const state = confirmationState(times, confirmedOf(entry, final.begins), now.getTime());
  if (!isAsked || (state === 'missed' && now.getTime() > final.begins)) return null;
  return { kind: 'final', opensAt: new Date(opens).toISOString(), closesAt: new Date(closes).toISOString(), state };
}

/**
 * Whether the final is to be confirmed, and nobody can: it is known who plays it, and not when, or it should have begun
 * before that.
 */
export function isFinalUntimed(tournament: Confirming | null, facts: CompetitionRecords): boolean {
  if (finalMinutes(tournament) === null || knownFinal(facts) === null) return false;
  const since = toMillis(facts.competition?.final?.since ?? null);
  const begins = settledFinal(facts)?.begins;
  if (begins !== undefined && (since === null || begins >= since)) return false;
  return facts.entries.some((entry) => isAskedFor(entry) && isInLastStage(facts, entry.id));
}

/** Whether an entry loses its place in the final now, because it was silent. */
export function isFinalMissed(tournament: Confirming | null, finale: Finale, entry: Entry, now: Date): boolean {
  return isInLastStage(finale, entry.id) && finalConfirmation(tournament, finale, entry, now)?.state === 'missed';
}

/**
 * Whether an entry leaves its place in the final to another one now, where one comes for it: it doesn't play any more, nor
 * did it in the final. That is so from when the confirmations have ended until the final begins.
 */
export function isFinalLeft(tournament: Confirming | null, finale: Finale, entry: Entry, now: Date): boolean {
  const isGone = entry.status === 'withdrawn' || entry.status === 'disqualified';
  if (!isGone || !isInLastStage(finale, entry.id)) return false;
  const final = settledFinal(finale);
  const closes = timesOf(tournament, finale, final)?.[1];
  return final !== null && closes !== undefined && now.getTime() > closes && now.getTime() <= final.begins;
}
