import { isBegun, nextInLine, withSeats } from '../competition/plan/substitutes.ts';
import type { Competition, Draw, Stage } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { CompetitionRecords, Match } from '../competition/records/match.schema.ts';
import * as limits from '../limits/limits.ts';
import { type Instant, MINUTE, toMillis } from '../time/instant.ts';
import { type Confirming, confirmationState, confirmedFor } from '../tournament/confirmation-windows.ts';
import type { ConfirmationWindow } from '../tournament/confirmations.schema.ts';

/** The parts of a competition that define its final's time. */
type Finale = Pick<CompetitionRecords, 'competition' | 'matches'>;

interface Settled {
  stage: Stage;
  draw: Draw;
  /** In milliseconds. */
  begins: number;
}

/** Returns the last stage and its draw once its entries are known; null before, and with a single stage. */
function drawnFinal({ competition }: Pick<Finale, 'competition'>): Omit<Settled, 'begins'> | null {
  const [before, stage] = (competition?.stages ?? []).slice(-2);
  if (before?.state !== 'closed' || stage === undefined || stage.draw === null) return null;
  return { stage, draw: stage.draw };
}

/** Returns the final and its matches while its entries are known and it isn't played. */
function knownFinal({ competition, matches }: Finale) {
  const final = drawnFinal({ competition });
  if (final === null || final.stage.state === 'closed' || competition?.finalBegun === true) return null;
  const own = matches.filter(({ stageId }) => stageId === final.stage.id);
  // A void match was played if it has a result or a replay.
  if (isBegun(final.stage, own)) return null;
  return { ...final, own: own.filter(({ state }) => state !== 'void') };
}

/** Returns the final and its matches once its beginning is known, too. */
function settledFinal(finale: Finale): Settled | null {
  const final = knownFinal(finale);
  const starts = final?.own.flatMap(({ startsAt }) => toMillis(startsAt) ?? []) ?? [];
  if (final === null || starts.length === 0) return null;
  return { stage: final.stage, draw: final.draw, begins: Math.min(...starts) };
}

/** True if a final has begun without a result: its current match became void, or was deleted. */
function isBegunAfter(before: Finale, next: Competition, matches: readonly Match[]): boolean {
  const final = drawnFinal({ competition: next });
  if (final === null || next.finalBegun === true) return final !== null;
  const kept = new Set(matches.flatMap(({ id, state }) => (state === 'void' ? [] : [id])));
  return before.matches.some(
    ({ id, stageId, state }) => stageId === final.stage.id && state === 'playing' && !kept.has(id),
  );
}

const settledAs = (final: Settled | null) => final && `${final.draw.at} ${final.begins}`;

/**
 * Updates the competition's final. Confirmation windows count from the change, so every player gets the full window.
 */
export function withFinal(before: Finale, decided: Competition, matches: readonly Match[], at: string): Competition {
  const finalBegun = isBegunAfter(before, decided, matches);
  const next = finalBegun === (decided.finalBegun ?? false) ? decided : { ...decided, finalBegun };
  const settled = settledFinal({ competition: next, matches });
  if (settled === null) return next.final ? { ...next, final: null } : next;
  const isSame = next.final && settledAs(settled) === settledAs(settledFinal(before));
  return isSame ? next : { ...next, final: { since: at, begins: new Date(settled.begins).toISOString() } };
}

/** Returns the minutes before the final at which its confirmation closes, or null without one. */
function finalMinutes(tournament: Confirming | null): number | null {
  return tournament?.status === 'published' ? (tournament.confirmations?.finalUntilMinutes ?? null) : null;
}

function isInLastStage({ competition }: Finale, entryId: string): boolean {
  return competition?.stages.at(-1)?.groups.some(({ entryIds }) => entryIds.includes(entryId)) ?? false;
}

/** Returns the confirmation window in milliseconds, or null without one. A window under five minutes is dropped. */
function timesOf(tournament: Confirming | null, { competition }: Finale, final: Settled | null) {
  const minutes = finalMinutes(tournament);
  const since = toMillis(competition?.final?.since ?? null);
  if (minutes === null || final === null || since === null) return null;
  const opens = Math.max(since, toMillis(tournament?.confirmationsSince ?? null) ?? 0);
  const closes = final.begins - minutes * MINUTE;
  return closes - opens < limits.shortestFinalConfirmation ? null : ([opens, closes] as const);
}

/** True if the final's seats are settled by its confirmations, until it begins. */
export function isFinalConfirmed(tournament: Confirming | null, finale: Finale, now: Date): boolean {
  const final = settledFinal(finale);
  return final !== null && timesOf(tournament, finale, final) !== null && now.getTime() <= final.begins;
}

/** True if an entry has to confirm the final. Entries made by hand have no link to do so. */
function isAskedFor({ status, registrationId }: Entry): boolean {
  return status === 'active' && registrationId !== null;
}

/** Returns the confirmation of a final that begins at this time; null if it was for another day. */
function confirmedOf({ finalConfirmedAt, finalConfirmedFor }: Entry, begins: number): Instant {
  const meant = toMillis(finalConfirmedFor ?? null) ?? begins;
  return confirmedFor(meant, begins, finalConfirmedAt ?? null);
}

/**
 * Returns an entry's confirmation of the final at `now`; null without one, or if it isn't in the final. Substitutes and
 * entries made by hand aren't asked. A final that moved to another day has to be confirmed again. Once the final has
 * begun, missed windows are dropped.
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

/** True if the final's entries are known, but its time is unset or was past before: it can't be confirmed. */
export function isFinalUntimed(tournament: Confirming | null, facts: CompetitionRecords): boolean {
  if (finalMinutes(tournament) === null || knownFinal(facts) === null) return false;
  const since = toMillis(facts.competition?.final?.since ?? null);
  const begins = settledFinal(facts)?.begins;
  if (begins !== undefined && (since === null || begins >= since)) return false;
  return facts.entries.some((entry) => isAskedFor(entry) && isInLastStage(facts, entry.id));
}

/** True if an entry loses its place in the final now, because it wasn't confirmed. */
export function isFinalMissed(tournament: Confirming | null, finale: Finale, entry: Entry, now: Date): boolean {
  return isInLastStage(finale, entry.id) && finalConfirmation(tournament, finale, entry, now)?.state === 'missed';
}

/**
 * True if the place of a withdrawn or disqualified entry in the final goes to a substitute: between the end of
 * confirmations and the final.
 */
function isFinalLeft(tournament: Confirming | null, finale: Finale, entry: Entry, now: Date): boolean {
  const isGone = entry.status === 'withdrawn' || entry.status === 'disqualified';
  if (!isGone || !isInLastStage(finale, entry.id)) return false;
  const final = settledFinal(finale);
  const closes = timesOf(tournament, finale, final)?.[1];
  return final !== null && closes !== undefined && now.getTime() > closes && now.getTime() <= final.begins;
}

interface Facts extends CompetitionRecords {
  competition: Competition;
}

/** A final after its confirmations: the next competition, removed entries, and substitutes. */
interface FinalClosing {
  competition: Competition;
  entries: Entry[];
  out: string[];
  came: string[];
}

/**
 * Removes unconfirmed entries from the final and fills their seats, and those of withdrawn entries, with the next of
 * the stage before; reversible. Removed entries keep their results and their rank in that stage. Null if nothing
 * changes.
 */
export function closeFinal(tournament: Confirming, facts: Facts, now: Date): FinalClosing | null {
  const { competition, entries, matches } = facts;
  const final = competition.stages.at(-1);
  const those = (lose: typeof isFinalMissed) =>
    entries.filter((entry) => lose(tournament, { competition, matches }, entry, now)).map(({ id }) => id);
  const unconfirmed = new Set(those(isFinalMissed));
  const left = those(isFinalLeft);
  if (final === undefined || final.draw === null) return null;
  const next = nextInLine(facts, final, new Set([...unconfirmed, ...left]));
  // Entries that are no longer in the final don't free a seat twice.
  const out = new Set([...unconfirmed, ...left.slice(0, Math.max(0, next.length - unconfirmed.size))]);
  if (out.size === 0) return null;
  const seated = withSeats(final, [...out], next);
  return {
    competition: { ...competition, stages: [...competition.stages.slice(0, -1), seated] },
    entries: entries.map((entry) =>
      unconfirmed.has(entry.id) ? { ...entry, finalMissedAt: now.toISOString() } : entry,
    ),
    out: [...out],
    came: next.slice(0, out.size),
  };
}
