import * as limits from '../limits/limits.ts';
import type { Registration } from '../registration/registration.schema.ts';
import { HOUR, type Instant, toMillis } from '../time/instant.ts';
import type {
  ConfirmationState,
  Confirmations,
  ConfirmationWindow,
  RegistrationConfirmation,
  SeenConfirmation,
} from './confirmations.schema.ts';
import { hasPlay, isDrawn } from './status.ts';
import type { VisibleTournament } from './tournament.schema.ts';

/** The fields of a tournament that define its confirmations. */
export type Confirming = Pick<VisibleTournament, 'status' | 'date' | 'confirmations' | 'confirmationsSince' | 'result'>;

/** A registration's fields for confirmations. */
export type Confirmable = Pick<
  Registration,
  'status' | 'decidedAt' | 'enrolmentConfirmedAt' | 'matchConfirmedAt' | 'matchConfirmedFor' | 'preconfirmed'
>;

type Times = readonly [opensAt: number, closesAt: number];

function timesOf(
  { enrolmentHours, matchFromHours, matchUntilHours }: Confirmations,
  begins: number,
  first: number,
): Record<RegistrationConfirmation, Times> {
  const last = begins - matchUntilHours * HOUR;
  return {
    enrolment: [first, Math.min(first + enrolmentHours * HOUR, last)],
    match: [Math.max(first, begins - matchFromHours * HOUR), last],
  };
}

/**
 * Returns the time of a confirmation, or null if it was `meant` for another day than `begins`. Both in milliseconds.
 */
export function confirmedFor(meant: number, begins: number, confirmedAt: Instant): Instant {
  return Math.abs(begins - meant) > limits.confirmationHolds ? null : confirmedAt;
}

/**
 * Returns the time of the match's confirmation, or null if it was for another day; one that an import gave holds for any
 * day. If the confirmation doesn't store
 * its match's time, its distance to the match decides.
 */
function matchConfirmed(
  { matchConfirmedAt, matchConfirmedFor, preconfirmed }: Confirmable,
  { matchFromHours, matchUntilHours }: Confirmations,
  begins: number,
): Instant {
  if (preconfirmed) return matchConfirmedAt;
  const meant = toMillis(matchConfirmedFor);
  if (meant !== null) return confirmedFor(meant, begins, matchConfirmedAt);
  const from = begins - (matchFromHours + matchUntilHours) * HOUR;
  return (toMillis(matchConfirmedAt) ?? from) < from ? null : matchConfirmedAt;
}

/** Returns the state of a confirmation at `now`, in milliseconds. */
export function confirmationState([opensAt, closesAt]: Times, confirmedAt: Instant, now: number): ConfirmationState {
  if (confirmedAt !== null) return 'confirmed';
  if (now < opensAt) return 'later';
  return now <= closesAt ? 'open' : 'missed';
}

/**
 * Lists a registration's confirmation windows at `now`; none if nothing is asked, it isn't approved, or its tournament
 * has no date. A window never opens before the approval or before the tournament's times last changed. A window shorter
 * than half an hour is dropped, so every player has time to answer. A confirmation of a date that moved to another day
 * has to be repeated. Missed windows are dropped once the groups are drawn or the date has passed, because the draw
 * settles the places. Once matches are played, nothing is asked any more.
 */
export function confirmationsOf(tournament: Confirming | null, one: Confirmable, now: Date): ConfirmationWindow[] {
  const begins = toMillis(tournament?.date ?? null);
  const approved = toMillis(one.decidedAt);
  if (tournament?.status !== 'published' || tournament.confirmations === null || begins === null) return [];
  if (one.status !== 'approved' || approved === null) return [];
  const first = Math.max(approved, toMillis(tournament.confirmationsSince) ?? 0);
  const times = timesOf(tournament.confirmations, begins, first);
  const confirmedAt = {
    enrolment: one.enrolmentConfirmedAt,
    match: matchConfirmed(one, tournament.confirmations, begins),
  };
  return (['enrolment', 'match'] as const)
    .filter((kind) => times[kind][1] - times[kind][0] >= limits.shortestConfirmation)
    .map((kind) => {
      const [opensAt, closesAt] = times[kind];
      const state = confirmationState(times[kind], confirmedAt[kind], now.getTime());
      const iso = (millis: number) => new Date(millis).toISOString();
      return { kind, opensAt: iso(opensAt), closesAt: iso(closesAt), state };
    })
    .filter(({ state }) => {
      if (state === 'confirmed') return true;
      return state === 'missed' ? !isDrawn(tournament) && now.getTime() <= begins : !hasPlay(tournament);
    });
}

/** Returns the open window that closes first, or null. */
export function openConfirmation(windows: readonly ConfirmationWindow[]): ConfirmationWindow | null {
  const open = windows.filter(({ state }) => state === 'open');
  return open.toSorted((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))[0] ?? null;
}

/** True if an open window has moved to another day since it was seen. */
export function isMoved({ kind, state, closesAt }: ConfirmationWindow, seen: SeenConfirmation | undefined): boolean {
  if (state !== 'open' || kind !== seen?.kind) return false;
  return confirmedFor(Date.parse(seen.closesAt), Date.parse(closesAt), closesAt) === null;
}

/** True if all windows so far are confirmed. */
export function isConfirmed(windows: readonly ConfirmationWindow[]): boolean {
  return windows.every(({ state }) => state === 'confirmed' || state === 'later');
}

/** True if the registration loses its seat now for a missed confirmation. */
export function isConfirmationMissed(tournament: Confirming | null, one: Confirmable, now: Date): boolean {
  return confirmationsOf(tournament, one, now).some(({ state }) => state === 'missed');
}
