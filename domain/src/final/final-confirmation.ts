import type { Competition, Draw, Stage } from '../competition/records/competition.schema.ts';
import type { Entry } from '../competition/records/entry.schema.ts';
import type { Match } from '../competition/records/match.schema.ts';
import type { ConfirmationWindow } from '../confirmation/confirmations.schema.ts';
import { type Confirming, confirmationState } from '../confirmation/windows.ts';
import * as limits from '../limits/limits.ts';
import { toMillis } from '../time/instant.ts';
import { MINUTE } from '../time/units.ts';

/** A competition, as far as it says when its final is. */
export interface Finale {
  competition: Competition | null;
  matches: readonly Match[];
}

interface Settled {
  stage: Stage;
  draw: Draw;
  /** In milliseconds. */
  begins: number;
}

/** The final once it is known who plays it, and when it begins; null before, where there is but one stage, and once it is played. */
function settledFinal({ competition, matches }: Finale): Settled | null {
  const [before, stage] = (competition?.stages ?? []).slice(-2);
  if (before?.state !== 'closed' || stage === undefined || stage.state === 'closed' || stage.draw === null) return null;
  const own = matches.filter(({ stageId, state }) => stageId === stage.id && state !== 'void');
  const starts = own.flatMap(({ startsAt }) => toMillis(startsAt) ?? []);
  if (starts.length === 0 || own.some(({ state }) => state !== 'scheduled')) return null;
  return { stage, draw: stage.draw, begins: Math.min(...starts) };
}

const settledAs = (final: Settled | null) => final && `${final.draw.at} ${final.begins}`;

/** The competition as it is next, with what it says of its final. As it is since `at`, nobody has had the time before. */
export function withFinal(before: Finale, next: Competition, matches: readonly Match[], at: string): Competition {
  const settled = settledFinal({ competition: next, matches });
  if (settled === null) return next.final ? { ...next, final: null } : next;
  const isSame = next.final && settledAs(settled) === settledAs(settledFinal(before));
  return isSame ? next : { ...next, final: { since: at, begins: new Date(settled.begins).toISOString() } };
}

function isInLastStage({ competition }: Finale, entryId: string): boolean {
  return competition?.stages.at(-1)?.groups.some(({ entryIds }) => entryIds.includes(entryId)) ?? false;
}

/**
 * When an entry has to confirm the final, and how that stands at `now`; null where nobody asks, or it isn't in it. Who
 * came to it later, in somebody's place, or was entered by hand isn't asked, and nobody is for less than five minutes.
 */
export function finalConfirmation(
  tournament: Confirming | null,
  finale: Finale,
  entry: Entry,
  now: Date,
): ConfirmationWindow | null {
  const minutes = tournament?.status === 'published' ? tournament.confirmations?.finalUntilMinutes : null;
  const final = settledFinal(finale);
  const { id, finalConfirmedAt = null, finalMissedAt } = entry;
  const isIn = isInLastStage(finale, id);
  if (finalMissedAt !== undefined && !isIn) {
    return { kind: 'final', opensAt: finalMissedAt, closesAt: finalMissedAt, state: 'missed' };
  }
  const since = toMillis(finale.competition?.final?.since ?? null);
  if (typeof minutes !== 'number' || final === null || since === null) return null;
  const isAsked = entry.status === 'active' && entry.registrationId !== null && !final.draw.late.includes(id);
  if (!isAsked || !isIn) return null;
  const opens = Math.max(since, toMillis(tournament?.confirmationsSince ?? null) ?? 0);
  const closes = final.begins - minutes * MINUTE;
  if (closes - opens < limits.shortestFinalConfirmation) return null;
  const state = confirmationState([opens, closes], finalConfirmedAt, now.getTime());
  return { kind: 'final', opensAt: new Date(opens).toISOString(), closesAt: new Date(closes).toISOString(), state };
}

/** Whether an entry loses its place in the final now. Once that has begun nobody does any more. */
export function isFinalMissed(tournament: Confirming | null, finale: Finale, entry: Entry, now: Date): boolean {
  const final = settledFinal(finale);
  if (final === null || now.getTime() > final.begins || !isInLastStage(finale, entry.id)) return false;
  return finalConfirmation(tournament, finale, entry, now)?.state === 'missed';
}
