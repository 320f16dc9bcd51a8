import { RegistrationSubmission, type Waiting } from '@arena/domain';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { isUndecided } from '../../../lib/calls/failure-kinds.ts';
import { sendingAgain } from '../../../lib/calls/sending-again.ts';
import { liveValue } from '../../../lib/page/live-value.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import type { ShowToast } from '../../../ui/signs/toast-context.ts';
import { sendingFailureText } from '../outcome/failure.ts';
import { noteRegistered } from '../outcome/last-registered.ts';
import { currentAttempt, forgetAttempt, keepAttempt, refusedAttempt, waitingAttempts } from './attempt.ts';
import { type Delivered, deliver, isTypedAlike } from './delivery.ts';

/** A registration on its way to the server, and what came of it. */
export interface Outgoing {
  /** `unsent`: there is no signal; it goes again by itself. `uncorrected`: it arrived as it was sent before. */
  state: 'sending' | 'unsent' | 'arrived' | 'uncorrected' | 'failed';
  /** It couldn't be sent when its player told it to. */
  isLate: boolean;
  /** How it stands in line, where it arrived on the waiting list. */
  standing: Waiting | null;
  /** Why it failed, or stays uncorrected. */
  error: unknown;
}

/** `body`: what its player told to be sent last; while it is `sending`, an earlier one may still be on its way. */
export type Underway = Outgoing & { body: RegistrationSubmission };

/** What a player reads whose registration arrived without what they changed after they had sent it. */
export const UNCORRECTED = 'Tu inscripción llegó, pero sin lo que cambiaste después.';

const ARRIVED_LATE = 'Volvió la señal y tu inscripción llegó. Espera la aprobación del administrador.';
const FAILED = 'No pudimos enviar tu inscripción.';
const LISTED_LATE = 'Volvió la señal y ya estás en la lista de espera. En «Mi lugar» ves tu número.';

/** One of each tournament, of this page. They go on whatever screen one looks at. */
const underway = liveValue<ReadonlyMap<string, Underway>>(new Map());
/** The tournaments whose form is on the screen, and says itself what came of it. */
const attended = new Set<string>();
let tell: ShowToast = () => undefined;
const resending = sendingAgain(sendUnsent);

function change(body: RegistrationSubmission, next: Outgoing): void {
  underway.set(new Map(underway.get()).set(body.tournamentId, { ...next, body }));
}

/** What came of it was said. */
export function forgetOutgoing(tournamentId: string): void {
  underway.set(new Map([...underway.get()].filter(([id]) => id !== tournamentId)));
}

/** It arrived while its player went on typing: what they changed goes when they send it. */
export function leaveUncorrected(body: RegistrationSubmission): void {
  change(body, { state: 'uncorrected', isLate: false, standing: null, error: null });
}

function settle(body: RegistrationSubmission, outcome: Outgoing): void {
  change(body, outcome);
  if (attended.has(body.tournamentId)) return;
  if (outcome.state === 'arrived') tell('success', outcome.standing === null ? ARRIVED_LATE : LISTED_LATE);
  else tell('error', `${outcome.state === 'failed' ? FAILED : UNCORRECTED} ${sendingFailureText(outcome.error)}`);
  forgetOutgoing(body.tournamentId);
}

function sendUnsent(): void {
  resending.stop();
  for (const { state, body } of underway.get().values()) if (state === 'unsent') void send(body);
}

function waitForSignal(body: RegistrationSubmission): void {
  const { unanswered, ...attempt } = currentAttempt(body.tournamentId);
  keepAttempt(body.tournamentId, { ...attempt, unanswered: unanswered ?? body, waiting: body });
  change(body, { state: 'unsent', isLate: true, standing: null, error: null });
  window.addEventListener('online', sendUnsent);
  // A phone doesn't always notice that its signal is back.
  resending.later();
}

/** What its player told to be sent while this was on its way; null where that is the same. */
function toldSince(body: RegistrationSubmission): RegistrationSubmission | null {
  const { body: told = body } = underway.get().get(body.tournamentId) ?? {};
  return told === body || isTypedAlike(told, body) ? null : told;
}

function fail(body: RegistrationSubmission, isLate: boolean, error: unknown): void {
  if (!(error instanceof ApiError)) reportProblem('Sending a registration', error);
  const attempt = currentAttempt(body.tournamentId);
  if (isUndecided(error)) keepAttempt(body.tournamentId, { ...attempt, waiting: null });
  else refusedAttempt(body.tournamentId, attempt);
  settle(body, { state: 'failed', isLate, standing: null, error });
}

async function send(
  body: RegistrationSubmission,
  isLate = underway.get().get(body.tournamentId)?.state === 'unsent',
): Promise<void> {
  change(body, { state: 'sending', isLate, standing: null, error: null });
  let delivered: Delivered;
  try {
    delivered = await deliver(body);
  } catch (error) {
    const next = toldSince(body);
    const isLost = error instanceof ApiError && error.code === 'connection';
    // What goes by itself also waits by itself where the server asks for time.
    if (isLost || (isLate && error instanceof ApiError && isUndecided(error))) waitForSignal(next ?? body);
    else if (next !== null) void send(next, isLate);
    else fail(body, isLate, error);
    return;
  }
  const { receipt, held, refused } = delivered;
  resending.reset();
  const standing = receipt.waiting ?? null;
  noteRegistered(held, standing !== null);
  const next = toldSince(body);
  if (next !== null) {
    keepAttempt(body.tournamentId, { ...currentAttempt(body.tournamentId), unanswered: held });
    void send(next, isLate);
  } else if (refused === null) {
    forgetAttempt(body.tournamentId);
    settle(body, { state: 'arrived', isLate, standing, error: null });
  } else {
    keepAttempt(body.tournamentId, { ...currentAttempt(body.tournamentId), unanswered: held, waiting: null });
    settle(body, { state: 'uncorrected', isLate, standing, error: refused });
  }
}

/**
 * Sends a registration: now, and where there is no signal again and again until an answer came. A second tap meanwhile
 * sends no second one; what it changed corrects the one that is on its way, once that has its answer.
 * @param show says what came of it where its form is no longer on the screen.
 */
export function submitRegistration(body: RegistrationSubmission, show: ShowToast): void {
  tell = show;
  const current = underway.get().get(body.tournamentId);
  if (current?.state === 'sending') change(body, current);
  else void send(body);
}

/** Knows again what an earlier page of this tab was told to send and couldn't. */
function recall(): void {
  for (const kept of waitingAttempts()) {
    const { data: body } = RegistrationSubmission.safeParse(kept);
    if (body !== undefined && !underway.get().has(body.tournamentId)) {
      change(body, { state: 'unsent', isLate: true, standing: null, error: null });
    }
  }
}

/** Sends that, now that there may be a signal. */
export function resumeRegistrations(show: ShowToast): void {
  tell = show;
  recall();
  sendUnsent();
}

/** A refusal was for the form that showed it. */
export function dropRefusal(tournamentId: string): void {
  const state = underway.get().get(tournamentId)?.state;
  if (state === 'failed' || state === 'uncorrected') forgetOutgoing(tournamentId);
}

/** As long as the screen that asks is there, it says itself what came of what is on its way to that tournament. */
export function useAttendance(tournamentId: string): void {
  useEffect(() => {
    attended.add(tournamentId);
    recall();
    return () => {
      attended.delete(tournamentId);
      dropRefusal(tournamentId);
    };
  }, [tournamentId]);
}

/** What is on its way to that tournament, live; null where nothing is. */
export function useOutgoing(tournamentId: string): Underway | null {
  return underway.useLive().get(tournamentId) ?? null;
}
