import type { Waiting } from '@arena/domain';
import { useEffect } from 'react';
import { paths } from '#lib/addresses/paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { isUndecided } from '#lib/calls/failure-kinds.ts';
import { type Entry, Outbox, type Refusal, type Outgoing as Unanswered } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';
import { createStore } from '#lib/page/store.ts';
import type { ShowToast } from '#ui/icons/toast-context.ts';
import { problemsIn, sendingFailureText } from '../outcome/failure.ts';
import { noteRegistered } from '../outcome/last-registered.ts';
import { currentAttempt, forgetAttempt, refusedAttempt } from './attempt.ts';
import { type Delivered, deliver } from './delivery.ts';
import { SentRegistration } from './sent-registration.ts';

/** A registration being sent, and its result. */
export interface OutgoingRegistration {
  /** `unsent`: waits for a connection. `uncorrected`: arrived with earlier values. */
  state: 'sending' | 'unsent' | 'arrived' | 'uncorrected' | 'failed';
  /** True if it couldn't be sent at first. */
  isLate: boolean;
  standing: Waiting | null;
  /** True if it arrived and a guardian's earlier yes covers it. */
  isConsented?: boolean;
  /** Why it failed or stays uncorrected. */
  error: unknown;
}

/** `body`: the last submitted values. */
export type SendingRegistration = OutgoingRegistration & { body: SentRegistration };

/** Shown if the registration arrived without the later changes. */
export const UNCORRECTED = 'Tu inscripción llegó, pero sin lo que cambiaste después.';

const ARRIVED_LATE = 'Volvió la señal y tu inscripción llegó. Espera la aprobación del administrador.';
const FAILED = 'No pudimos enviar tu inscripción.';
const LISTED_LATE = 'Volvió la señal y ya estás en la lista de espera. En «Mi lugar» ves tu número.';

/** This tab's registrations, one a tournament. Sending continues on other screens. */
const underway = createStore<ReadonlyMap<string, SendingRegistration>>(new Map());
/** Tournaments whose form is shown; it reports the result itself. */
const attended = new Set<string>();
let tell: ShowToast = () => undefined;

/** True if this tab filled it in, not another tab. */
const isOwn = ({ tournamentId, requestId }: SentRegistration) => currentAttempt(tournamentId).requestId === requestId;

function change(body: SentRegistration, next: OutgoingRegistration): void {
  underway.set(new Map(underway.get()).set(body.tournamentId, { ...next, body }));
}

export function forgetOutgoing(tournamentId: string): void {
  underway.set(new Map([...underway.get()].filter(([id]) => id !== tournamentId)));
}

/** Called if it arrived while the player was typing: the changes are sent on the next submit. */
export function leaveUncorrected(body: SentRegistration): void {
  change(body, { state: 'uncorrected', isLate: false, standing: null, error: null });
}

function settle(body: SentRegistration, outcome: OutgoingRegistration, isOfTab: boolean): void {
  if (isOfTab) change(body, outcome);
  if (isOfTab && attended.has(body.tournamentId)) return;
  if (outcome.state === 'arrived') tell('success', outcome.standing === null ? ARRIVED_LATE : LISTED_LATE);
  else tell('error', `${outcome.state === 'failed' ? FAILED : UNCORRECTED} ${sendingFailureText(outcome.error)}`);
  if (isOfTab) forgetOutgoing(body.tournamentId);
}

/** True if the player has submitted other values since. */
function isReplaced(body: SentRegistration): boolean {
  const next = outbox.waiting(body.requestId);
  return next !== undefined && JSON.stringify(next) !== JSON.stringify(body);
}

/** Reports a failure. Returns it for the outbox to keep, unless its form is shown. */
function fail(body: SentRegistration, isLate: boolean, error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) reportProblem('Sending a registration', error);
  const isOfTab = isOwn(body);
  const isShown = isOfTab && attended.has(body.tournamentId);
  if (isOfTab && !isUndecided(error)) refusedAttempt(body.tournamentId, currentAttempt(body.tournamentId));
  settle(body, { state: 'failed', isLate, standing: null, error }, isOfTab);
  if (isShown) return null;
  const fields = error instanceof ApiError ? problemsIn(error) : {};
  return { state: 'refused', problem: { message: sendingFailureText(error), fields } };
}

async function send(body: SentRegistration): Promise<Refusal | null> {
  const isLate = outbox.outgoing(body.requestId)?.isLate ?? true;
  let delivered: Delivered;
  try {
    delivered = await deliver(body);
  } catch (error) {
    const isLost = error instanceof ApiError && error.code === 'connection';
    // A background send is also retried if the server asks to wait.
    if (isLost || (isLate && error instanceof ApiError && isUndecided(error))) throw error;
    return isReplaced(body) ? null : fail(body, isLate, error);
  }
  const { refused, ...arrived } = delivered;
  const { standing } = arrived;
  noteRegistered(body, { waits: standing !== null, isHeld: refused === null });
  if (isReplaced(body)) return null;
  const isOfTab = isOwn(body);
  if (refused === null && isOfTab) forgetAttempt(body.tournamentId);
  settle(body, { state: refused === null ? 'arrived' : 'uncorrected', isLate, ...arrived, error: refused }, isOfTab);
  return null;
}

function show(outgoing: ReadonlyMap<string, Unanswered<SentRegistration>>): void {
  for (const { body, state, isLate } of outgoing.values()) {
    if ((state === 'sending' || state === 'unsent') && isOwn(body))
      change(body, { state, isLate, standing: null, error: null });
  }
  // Another tab sent the others.
  for (const [id, { state, body }] of underway.get()) {
    if ((state === 'sending' || state === 'unsent') && !outgoing.has(body.requestId)) forgetOutgoing(id);
  }
}

const outbox = new Outbox({
  kind: 'registration',
  body: SentRegistration,
  describe: ({ tournamentId }) => ({ text: 'Tu inscripción', path: paths.register(tournamentId) }),
  send: async ([entry]) => {
    const refusal = entry === undefined ? null : await send(entry.body);
    return new Map(entry === undefined || refusal === null ? [] : [[entry.id, refusal]]);
  },
  onChange: show,
});

/**
 * Sends a registration, and retries without a connection until there is an answer. A second tap doesn't send twice; its
 * changes correct the first submission after its answer.
 * @param toast reports the result if the form is no longer shown
 */
export function submitRegistration(body: SentRegistration, toast: ShowToast): void {
  tell = toast;
  for (const { id } of refusedFor(body.tournamentId)) outbox.take(id);
  outbox.put(body.requestId, body);
}

/** Sends registrations that an earlier page couldn't send. */
export function resumeRegistrations(toast: ShowToast): Promise<void> {
  tell = toast;
  return outbox.resume();
}

/** True if this tab's attempt was sent and is neither waiting nor answered. */
export function isUnansweredRegistration(tournamentId: string): boolean {
  const { requestId, unanswered } = currentAttempt(tournamentId);
  return unanswered && outbox.waiting(requestId) === undefined;
}

function refusedFor(tournamentId: string): Entry<SentRegistration>[] {
  return outbox.refused().filter(({ body }) => body.tournamentId === tournamentId);
}

/** Returns the last registration in the tournament that was refused while no form showed it; null without one. */
export function keptRefusal(tournamentId: string): SentRegistration | null {
  return refusedFor(tournamentId).at(-1)?.body ?? null;
}

/** Shows in the form why a kept registration was refused. */
function showKeptRefusal(tournamentId: string): void {
  const kept = refusedFor(tournamentId).at(-1);
  if (kept?.problem == null || underway.get().has(tournamentId)) return;
  const { message, fields } = kept.problem;
  const error = new ApiError(message, { code: 'invalid', status: 400, fields });
  change(kept.body, { state: 'failed', isLate: true, standing: null, error });
}

/** Removes a refusal that its form has shown. */
export function clearRefusal(tournamentId: string): void {
  const state = underway.get().get(tournamentId)?.state;
  if (state === 'failed' || state === 'uncorrected') forgetOutgoing(tournamentId);
}

/** Marks the form as shown while it is mounted; it reports the results itself. */
export function useAttendance(tournamentId: string): void {
  useEffect(() => {
    attended.add(tournamentId);
    void outbox.resume();
    showKeptRefusal(tournamentId);
    return () => {
      attended.delete(tournamentId);
      clearRefusal(tournamentId);
    };
  }, [tournamentId]);
}

/** Returns the tournament's registration being sent and follows its changes; null without one. */
export function useOutgoing(tournamentId: string): SendingRegistration | null {
  return underway.useLive().get(tournamentId) ?? null;
}
