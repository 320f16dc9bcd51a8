import { limits, type RegistrationReceipt, RegistrationSubmission, type Waiting } from '@arena/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { paidCall } from '../../../lib/proof/paid-call.ts';
import type { ShowToast } from '../../../ui/signs/toast-context.ts';
import { failureText, isUnanswered } from '../outcome/failure.ts';
import { noteRegistered } from '../outcome/last-registered.ts';
import { currentAttempt, forgetAttempt, keepAttempt, refusedAttempt, waitingAttempts } from './attempt.ts';

/** A registration on its way to the server, and what came of it. */
export interface Outgoing {
  /** `waiting`: there is no signal; it goes again by itself. */
  state: 'sending' | 'waiting' | 'arrived' | 'failed';
  /** It couldn't be sent when its player told it to. */
  isLate: boolean;
  /** How it stands in line, where it arrived on the waiting list. */
  waiting: Waiting | null;
  error: unknown;
}

const ARRIVED_LATE = 'Volvió la señal y tu inscripción llegó. Espera la aprobación del administrador.';
const LISTED_LATE = 'Volvió la señal y ya estás en la lista de espera. En «Mi lugar» ves tu número.';

const QUIET_WAIT = 1_500;

/** One of each tournament, of this page. They go on whatever screen one looks at. */
const underway = new Map<string, Outgoing & { body: RegistrationSubmission }>();
/** The tournaments whose form is on the screen, and says itself what came of it. */
const attended = new Set<string>();
const listeners = new Set<() => void>();
let tell: ShowToast = () => undefined;
let pause: number = limits.resend.first;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(body: RegistrationSubmission, next: Outgoing): void {
  underway.set(body.tournamentId, { ...next, body });
  for (const listener of listeners) listener();
}

/** What came of it was said. */
export function forgetOutgoing(tournamentId: string): void {
  underway.delete(tournamentId);
  for (const listener of listeners) listener();
}

function settle(body: RegistrationSubmission, outcome: Outgoing): void {
  change(body, outcome);
  if (attended.has(body.tournamentId)) return;
  if (outcome.state === 'arrived') tell('success', outcome.waiting === null ? ARRIVED_LATE : LISTED_LATE);
  else tell('error', `No pudimos enviar tu inscripción. ${failureText(outcome.error)}`);
  forgetOutgoing(body.tournamentId);
}

function sendWaiting(): void {
  clearTimeout(timer);
  for (const { state, body } of underway.values()) if (state === 'waiting') void send(body);
}

function waitForSignal(body: RegistrationSubmission): void {
  keepAttempt(body.tournamentId, { ...currentAttempt(body.tournamentId), unanswered: true, waiting: body });
  change(body, { state: 'waiting', isLate: true, waiting: null, error: null });
  window.addEventListener('online', sendWaiting);
  clearTimeout(timer);
  // A phone doesn't always notice that its signal is back.
  timer = setTimeout(sendWaiting, pause);
  pause = Math.min(2 * pause, limits.resend.most);
}

function fail(body: RegistrationSubmission, isLate: boolean, error: unknown): void {
  if (!(error instanceof ApiError)) reportProblem('Sending a registration', error);
  const attempt = currentAttempt(body.tournamentId);
  if (isUnanswered(error)) keepAttempt(body.tournamentId, { ...attempt, waiting: null });
  else refusedAttempt(body.tournamentId, attempt);
  settle(body, { state: 'failed', isLate, waiting: null, error });
}

/**
 * Sends a registration, and once more after a moment where no answer came: the same `requestId` is the same
 * registration, however often it arrives.
 * @throws {ApiError} the server's refusal, or the second lost answer.
 */
async function sendOnceMore(body: RegistrationSubmission): Promise<RegistrationReceipt> {
  const deliver = () => paidCall('POST /registrations', { purpose: 'registration', id: body.tournamentId }, { body });
  try {
    return await deliver();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'connection') throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, QUIET_WAIT);
    });
    return deliver();
  }
}

async function send(body: RegistrationSubmission): Promise<void> {
  const isLate = underway.get(body.tournamentId)?.isLate ?? false;
  change(body, { state: 'sending', isLate, waiting: null, error: null });
  let receipt: RegistrationReceipt;
  try {
    receipt = await sendOnceMore(body);
  } catch (error) {
    const isLost = error instanceof ApiError && error.code === 'connection';
    // What goes by itself also waits by itself where the server asks for time.
    if (isLost || (isLate && error instanceof ApiError && isUnanswered(error))) waitForSignal(body);
    else fail(body, isLate, error);
    return;
  }
  pause = limits.resend.first;
  forgetAttempt(body.tournamentId);
  noteRegistered(body);
  settle(body, { state: 'arrived', isLate, waiting: receipt.waiting ?? null, error: null });
}

/**
 * Sends a registration: now, and where there is no signal again and again until an answer came. A second tap meanwhile
 * sends no second one.
 * @param show says what came of it where its form is no longer on the screen.
 */
export function submitRegistration(body: RegistrationSubmission, show: ShowToast): void {
  tell = show;
  if (underway.get(body.tournamentId)?.state !== 'sending') void send(body);
}

/** Goes on with what an earlier page of this tab was told to send and couldn't. */
export function resumeRegistrations(show: ShowToast): void {
  tell = show;
  for (const kept of waitingAttempts()) {
    const { data: body } = RegistrationSubmission.safeParse(kept);
    if (body !== undefined && !underway.has(body.tournamentId)) {
      change(body, { state: 'waiting', isLate: true, waiting: null, error: null });
    }
  }
  sendWaiting();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on its way to that tournament, live; null where nothing is. The screen that asks says what came of it. */
export function useOutgoing(tournamentId: string): Outgoing | null {
  useEffect(() => {
    attended.add(tournamentId);
    return () => {
      attended.delete(tournamentId);
      // A refusal was for the screen that showed it.
      if (underway.get(tournamentId)?.state === 'failed') underway.delete(tournamentId);
    };
  }, [tournamentId]);
  return useSyncExternalStore(subscribe, () => underway.get(tournamentId) ?? null);
}
