import {
  type DecidedStatus,
  errorText,
  limits,
  type Registration,
  type RegistrationStatus,
  registrationPermissionText,
} from '@arena/domain';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { forgetWithAccount } from '../../../lib/calls/authorized-call.ts';
import { mayPass } from '../../../lib/calls/failure-kinds.ts';
import { EDITED_MEANWHILE } from '../../../lib/calls/failure-text.ts';
import { demand, type Organiser } from '../../../lib/calls/organiser.ts';
import { sendingAgain } from '../../../lib/calls/sending-again.ts';
import { liveValue } from '../../../lib/page/live-value.ts';
import { reportProblem } from '../../../lib/page/log.ts';
import { decide } from '../calls.ts';
import { type Decision, forgetDecision, keepDecision, keptDecisions } from './outbox.ts';

/** A decision on its way. */
export interface Underway extends Decision {
  /**
   * `unsent`: the server couldn't be reached or didn't answer; it is sent again. `failed`: the server refused it.
   * `sent`: done, but what is listened to may not say so yet.
   */
  state: 'sending' | 'unsent' | 'failed' | 'sent';
  /** Why, where it is unsent or failed. */
  error: string | null;
}

/** What came of the last decisions. */
export interface Settled {
  done: readonly Decision[];
  failed: readonly Underway[];
  /** They can be taken back; not so where they are themselves the taking back. */
  isUndo: boolean;
}

/** The decisions of this page: those on their way, and what came of the last ones. They go on whatever one looks at. */
export interface Decisions {
  underway: ReadonlyMap<string, Underway>;
  /** How far the sending has come; null while nothing is being sent. */
  progress: { sent: number; total: number } | null;
  settled: Settled | null;
}

const nothing: Decisions = { underway: new Map(), progress: null, settled: null };

const live = liveValue(nothing);

/** The decisions of this page. */
export const currentDecisions = live.get;

let owner: string | null = null;
let isRunning = false;
let undoing = false;
const resending = sendingAgain(resend);
let forgetting: ReturnType<typeof setTimeout> | undefined;
let done: Decision[] = [];

/** Empties what is in memory and stops sending it. What an account couldn't send stays kept, for that account alone. */
function forgetAll(): void {
  resending.stop();
  resending.reset();
  clearTimeout(forgetting);
  owner = null;
  undoing = false;
  done = [];
  live.set(nothing);
}

forgetWithAccount(forgetAll);

function change(next: Partial<Decisions>): void {
  live.set({ ...currentDecisions(), ...next });
}

function changeUnderway(edit: (underway: Map<string, Underway>) => void): void {
  const underway = new Map(currentDecisions().underway);
  edit(underway);
  change({ underway });
}

function mark(some: readonly Decision[], state: Underway['state'], error: string | null): void {
  changeUnderway((underway) => {
    for (const one of some) underway.set(one.id, { ...one, state, error });
  });
}

function those(state: Underway['state']): Underway[] {
  return [...currentDecisions().underway.values()].filter((one) => one.state === state);
}

/** The next decisions that one call can carry: alike, and not too many. */
function nextBatch(): Underway[] {
  const waiting = those('sending');
  const [first] = waiting;
  return waiting
    .filter((one) => one.from === first?.from && one.to === first.to && one.reason === first.reason)
    .slice(0, limits.decisionBatch);
}

async function send(uid: string, batch: readonly Underway[]): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  const outcome = await decide(batch, first);
  const errors = new Map(
    outcome.failed.map(({ id, code, error }) => [id, code === 'edited_meanwhile' ? EDITED_MEANWHILE : error]),
  );
  for (const { id } of batch) forgetDecision(uid, id);
  done.push(...batch.filter(({ id }) => !errors.has(id)));
  changeUnderway((underway) => {
    for (const one of batch) {
      const error = errors.get(one.id);
      underway.set(one.id, { ...one, state: error === undefined ? 'sent' : 'failed', error: error ?? null });
    }
  });
}

function fail(uid: string, batch: readonly Underway[], error: unknown): void {
  if (!(error instanceof ApiError)) reportProblem('Deciding on registrations', error);
  const problem =
    error instanceof ApiError ? error : new ApiError(errorText.internal, { code: 'internal', status: 500 });
  if (mayPass(problem)) {
    mark(those('sending'), 'unsent', problem.message);
    resending.later();
    return;
  }
  for (const { id } of batch) forgetDecision(uid, id);
  mark(batch, 'failed', problem.message);
}

function forgetThose(state: Underway['state']): void {
  changeUnderway((underway) => {
    for (const [id, one] of underway) if (one.state === state) underway.delete(id);
  });
}

function forgetSettled(): void {
  forgetThose('sent');
  if (currentDecisions().settled?.failed.length === 0) change({ settled: null });
}

/** Says what came of the decisions, and lets them be taken back for a while. */
function settle(): void {
  const failed = those('failed');
  if (done.length + failed.length === 0) return;
  change({ settled: { done, failed, isUndo: undoing } });
  done = [];
  undoing = false;
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetSettled, limits.undo);
}

async function run(uid: string): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  let sent = 0;
  for (let batch = nextBatch(); batch.length > 0 && owner === uid; batch = nextBatch()) {
    change({ progress: { sent, total: sent + those('sending').length } });
    try {
      await send(uid, batch);
      resending.reset();
    } catch (error) {
      // Of an account that was left meanwhile nothing is told to the next one.
      if (owner === uid) fail(uid, batch, error);
    }
    sent += batch.length;
  }
  isRunning = false;
  change({ progress: null });
  if (owner === uid) settle();
  else if (owner !== null) await run(owner);
}

function start(uid: string, decisions: readonly Decision[]): void {
  for (const one of decisions) keepDecision(uid, one);
  mark(decisions, 'sending', null);
  void run(uid);
}

/** The status that the screen shows: what was decided here, until the server has said otherwise. */
export function shownStatus({ id, status }: Registration, underway: Decisions['underway']): RegistrationStatus {
  const one = underway.get(id);
  if (one === undefined || one.state === 'failed') return status;
  return one.state === 'sent' && status !== one.from ? status : one.to;
}

/**
 * Gives registrations a status: at once on the screen, then at the server, again and again until it has answered.
 * The server does the same decision once, and none over another organiser's, or on what nobody has looked at.
 * @throws {ApiError} before any call, where the role doesn't allow it.
 */
export function decideOn(
  organiser: Organiser,
  registrations: readonly Registration[],
  to: DecidedStatus,
  reason: string | null = null,
): void {
  demand('manage_registrations', registrationPermissionText.update);
  const decisions = registrations
    .filter((one) => currentDecisions().underway.get(one.id)?.state !== 'sending')
    .map((one) => ({ one, from: shownStatus(one, currentDecisions().underway) }))
    .filter(({ from }) => from !== to)
    .map(({ one: { id, createdAt, revision, fullName: name, reason: formerReason }, from }) => {
      return { id, createdAt, revision, name, from, to, reason, formerReason };
    });
  if (decisions.length === 0) return;
  change({ settled: null });
  start(organiser.uid, decisions);
}

/** The opposite of a decision; none for one on somebody who waited: their number in line was given up with it. */
function reverse(decision: Decision): Decision[] {
  const { from, to, reason, formerReason } = decision;
  return from === 'waiting' ? [] : [{ ...decision, from: to, to: from, reason: formerReason, formerReason: reason }];
}

/** Whether something of what was decided last can be taken back. */
export function canUndo({ done, isUndo }: Settled): boolean {
  return !isUndo && done.some((one) => reverse(one).length > 0);
}

/** Takes back what was decided last. */
export function undo(organiser: Organiser): void {
  const { settled } = currentDecisions();
  if (settled === null || !canUndo(settled)) return;
  undoing = true;
  change({ settled: null });
  start(organiser.uid, settled.done.flatMap(reverse));
}

/** Takes back a decision that couldn't be sent: the server may have it all the same, so that it is told. */
export function takeBack(organiser: Organiser, id: string): void {
  const unsent = currentDecisions().underway.get(id);
  if (unsent?.state !== 'unsent') return;
  const [opposite] = reverse(unsent);
  if (opposite === undefined) return;
  undoing = true;
  start(organiser.uid, [opposite]);
}

/** Sends now what couldn't be sent before. */
export function resend(): void {
  resending.stop();
  if (owner === null) return;
  mark(those('unsent'), 'sending', null);
  void run(owner);
}

/** Stops showing that decisions were refused. */
export function dismissFailures(): void {
  forgetThose('failed');
  change({ settled: null });
}

/** Takes up the decisions of this account that an earlier page, or the session before, couldn't send. */
export function resumeDecisions({ uid }: Organiser): void {
  if (owner !== uid) forgetAll();
  owner = uid;
  const kept = keptDecisions(uid).filter(({ id }) => !currentDecisions().underway.has(id));
  mark(kept, 'unsent', null);
  resend();
}

/** The decisions of this page, live. */
export function useDecisions(): Decisions {
  useEffect(() => {
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, []);
  return live.useLive();
}
