import {
  DecidedStatus,
  errorText,
  limits,
  type Registration,
  RegistrationStatus,
  registrationPermissionText,
  SeenRegistration,
} from '@arena/domain';
import { z } from 'zod';
import { ApiError } from '../../../../lib/calls/api.ts';
import { forgetWithAccount } from '../../../../lib/calls/authorized-call.ts';
import { isRetryable } from '../../../../lib/calls/failure-kinds.ts';
import { EDIT_CONFLICT } from '../../../../lib/calls/failure-text.ts';
import { demand, type Organiser } from '../../../../lib/calls/organiser.ts';
import { type Entry, Outbox, type Outgoing } from '../../../../lib/outbox/outbox.ts';
import { reportProblem } from '../../../../lib/page/log.ts';
import { createStore } from '../../../../lib/page/store.ts';
import { decide } from '../calls.ts';

/** A stored decision, without its player's name. */
const Stored = SeenRegistration.omit({ id: true })
  .strip()
  .extend({
    from: RegistrationStatus,
    to: DecidedStatus,
    reason: z.string().max(limits.reasonCharacters).nullable(),
    /** The former reason, to undo the decision. */
    formerReason: z.string().nullable(),
  });
type Stored = z.infer<typeof Stored>;

interface Decision extends Stored {
  id: string;
  /** Empty for a decision restored from storage. */
  name: string;
}

/** A decision that is being sent. */
export interface DecisionInFlight extends Decision {
  /**
   * `unsent`: the server was unreachable or didn't answer, so it is retried. `failed`: the server refused it. `sent`:
   * done, but the live list may not show it yet.
   */
  state: 'sending' | 'unsent' | 'failed' | 'sent';
  /** The error of an unsent or failed decision. */
  error: string | null;
}

export interface Settled {
  done: readonly Decision[];
  failed: readonly DecisionInFlight[];
  /** True if they undid other decisions; an undo can't be undone. */
  isUndo: boolean;
}

/** Decisions of this page: those being sent, and the results of the last ones. They continue on other screens. */
export interface Decisions {
  underway: ReadonlyMap<string, DecisionInFlight>;
  /** Progress of sending; null while idle. */
  progress: { sent: number; total: number } | null;
  settled: Settled | null;
}

const nothing: Decisions = { underway: new Map(), progress: null, settled: null };

const live = createStore(nothing);

/** Returns the decisions of this page. */
export const currentDecisions = live.get;

let account: string | null = null;
let undoing = false;
let forgetting: ReturnType<typeof setTimeout> | undefined;
/** Decisions that the server has answered. */
const answered = new Map<string, DecisionInFlight>();
/** Decisions answered since sending began. */
let done: Decision[] = [];
let sent = 0;
let outgoing: ReadonlyMap<string, Outgoing<Stored>> = new Map();
const names = new Map<string, string>();

function change(next: Partial<Decisions>): void {
  live.set({ ...currentDecisions(), ...next });
}

const decisionOf = (id: string, stored: Stored): Decision => ({ ...stored, id, name: names.get(id) ?? '' });

function show(): void {
  const unanswered = [...outgoing].map(([id, { body, state, error }]): [string, DecisionInFlight] => {
    return [id, { ...decisionOf(id, body), state, error: error instanceof ApiError ? error.message : null }];
  });
  change({ underway: new Map([...answered, ...unanswered]) });
}

/** Returns the next decisions for one call: with the same status, up to the limit. */
function nextBatch(entries: readonly Entry<Stored>[]): readonly Entry<Stored>[] {
  const first = entries[0]?.body;
  return entries
    .filter(({ body }) => body.from === first?.from && body.to === first.to && body.reason === first.reason)
    .slice(0, limits.decisionBatch);
}

function answer(decisions: readonly Decision[], errorOf: (id: string) => string | undefined): void {
  for (const one of decisions) {
    const error = errorOf(one.id);
    answered.set(one.id, { ...one, state: error === undefined ? 'sent' : 'failed', error: error ?? null });
  }
  done.push(...decisions.filter(({ id }) => errorOf(id) === undefined));
  sent += decisions.length;
}

function problemOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  reportProblem('Deciding on registrations', error);
  return new ApiError(errorText.internal, { code: 'internal', status: 500 });
}

async function send(entries: readonly Entry<Stored>[]): Promise<void> {
  const decisions = entries.map(({ id, body }) => decisionOf(id, body));
  const [first] = decisions;
  if (first === undefined) return;
  const sender = account;
  const left = [...outgoing.values()].filter(({ state }) => state === 'sending').length;
  change({ progress: { sent, total: sent + left } });
  try {
    const { failed } = await decide(decisions, first);
    const errors = new Map(failed.map(({ id, code, error }) => [id, code === 'edit_conflict' ? EDIT_CONFLICT : error]));
    // Don't report results of a former account.
    if (account === sender) answer(decisions, (id) => errors.get(id));
  } catch (error) {
    const problem = problemOf(error);
    if (account !== sender || isRetryable(problem)) throw problem;
    answer(decisions, () => problem.message);
  }
}

const outbox = new Outbox({
  kind: 'decision',
  body: Stored,
  batch: nextBatch,
  send,
  onChange: (next) => {
    outgoing = next;
    show();
  },
  onPause: settle,
});

/** Clears the memory and stops sending. Unsent decisions stay stored for their account. */
function forgetAll(): void {
  account = null;
  clearTimeout(forgetting);
  undoing = false;
  done = [];
  sent = 0;
  answered.clear();
  names.clear();
  outbox.stop();
  live.set(nothing);
}

forgetWithAccount(forgetAll);

function forgetThose(state: DecisionInFlight['state']): void {
  for (const [id, one] of answered) if (one.state === state) answered.delete(id);
  show();
}

function forgetSettled(): void {
  forgetThose('sent');
  if (currentDecisions().settled?.failed.length === 0) change({ settled: null });
}

/** Reports the results of the decisions and offers to undo them for a while. */
function settle(): void {
  change({ progress: null });
  if (sent === 0) return;
  const failed = [...answered.values()].filter(({ state }) => state === 'failed');
  change({ settled: { done, failed, isUndo: undoing } });
  done = [];
  sent = 0;
  undoing = false;
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetSettled, limits.undo);
}

function start(organiser: Organiser, decisions: readonly Decision[]): void {
  if (account !== organiser.uid) resumeDecisions(organiser);
  for (const { id, name } of decisions) {
    answered.delete(id);
    names.set(id, name);
  }
  outbox.putAll(decisions.map((one) => [one.id, one]));
}

/** Returns the status to show: the decided one, until the server confirms it. */
export function shownStatus({ id, status }: Registration, underway: Decisions['underway']): RegistrationStatus {
  const one = underway.get(id);
  if (one === undefined || one.state === 'failed') return status;
  return one.state === 'sent' && status !== one.from ? status : one.to;
}

/**
 * Sets a status: at once on the screen, then on the server, with retries until it answers. The server applies a
 * decision once, and never over another admin's or on an unseen revision. @throws {ApiError} before any call if the
 * role doesn't allow it.
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
    .map(({ one: { id, revision, fullName: name, reason: formerReason }, from }) => {
      return { id, revision, name, from, to, reason, formerReason };
    });
  if (decisions.length === 0) return;
  change({ settled: null });
  start(organiser, decisions);
}

/** Returns the undo of a decision; none for a waiting registration, which has lost its number. */
function reverse(decision: Decision): Decision[] {
  const { from, to, reason, formerReason } = decision;
  return from === 'waiting' ? [] : [{ ...decision, from: to, to: from, reason: formerReason, formerReason: reason }];
}

/** True if some of the last decisions can be undone. */
export function canUndo({ done, isUndo }: Settled): boolean {
  return !isUndo && done.some((one) => reverse(one).length > 0);
}

/** Undoes the last decisions. */
export function undo(organiser: Organiser): void {
  const { settled } = currentDecisions();
  if (settled === null || !canUndo(settled)) return;
  undoing = true;
  change({ settled: null });
  start(organiser, settled.done.flatMap(reverse));
}

/** Undoes an unsent decision. The server may have received it, so the undo is sent as well. */
export function undoDecision(organiser: Organiser, id: string): void {
  const unsent = currentDecisions().underway.get(id);
  if (unsent?.state !== 'unsent') return;
  const [opposite] = reverse(unsent);
  if (opposite === undefined) return;
  undoing = true;
  start(organiser, [opposite]);
}

/** Retries unsent decisions now. */
export function resend(): void {
  void outbox.flush();
}

/** Hides the refused decisions. */
export function dismissFailures(): void {
  forgetThose('failed');
  change({ settled: null });
}

/** Resumes the decisions of this account that an earlier page or session couldn't send. */
export function resumeDecisions({ uid }: Organiser): void {
  if (account !== uid) forgetAll();
  account = uid;
  void outbox.resume(uid);
}

/** Returns the decisions of this page and follows their changes. */
export const useDecisions = live.useLive;
