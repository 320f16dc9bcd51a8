import {
  ConsentState,
  consentStateOf,
  DecidedStatus,
  errorText,
  limits,
  type Registration,
  RegistrationStatus,
  registrationPermissionText,
  SeenRegistration,
} from '@arena/domain';
import { z } from '@arena/domain/zod';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import { ApiError } from '#lib/calls/api.ts';
import { forgetWithAccount } from '#lib/calls/authorized-call.ts';
import { EDIT_CONFLICT, isRetryable } from '#lib/calls/failures.ts';
import { demand, type Organiser } from '#lib/calls/organiser.ts';
import { type Entry, Outbox, type Outgoing, type Refusal } from '#lib/outbox/outbox.ts';
import { reportProblem } from '#lib/page/log.ts';
import { createStore } from '#lib/page/store.ts';
import { decide } from '../registration-calls';

/** A stored decision, without its player's name. */
const Stored = SeenRegistration.omit({ id: true })
  .strip()
  .extend({
    from: RegistrationStatus,
    /** The seen state of the guardian's consent; null if an earlier version stored the decision. */
    consent: ConsentState.nullable().default(null),
    to: DecidedStatus,
    reason: z.string().max(limits.reasonCharacters).nullable(),
    /** The former reason, to undo the decision. */
    formerReason: z.string().nullable(),
    /** Statuses that earlier decisions without an answer may have set. */
    maybe: z.array(DecidedStatus).default([]),
    /** True if it undoes another decision. */
    isUndo: z.boolean().default(false),
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

function inFlight(id: string, { body, state, error, problem }: Outgoing<Stored>): DecisionInFlight {
  const shown = state === 'sending' || state === 'unsent' ? state : 'failed';
  const reason = error instanceof ApiError ? error.message : null;
  return { ...decisionOf(id, body), state: shown, error: problem?.message ?? reason };
}

function show(): void {
  const unanswered = [...outgoing].map(([id, one]) => [id, inFlight(id, one)] as const);
  change({ underway: new Map([...answered, ...unanswered]) });
}

/** Lists the statuses that the server may have, the likeliest first. */
function formerStatuses({ from, to, maybe }: Stored): RegistrationStatus[] {
  return [...new Set<RegistrationStatus>([from, ...maybe.toReversed()])].filter((status) => status !== to);
}

/** Returns the next decisions for one call: with the same status, up to the limit. */
function nextBatch(entries: readonly Entry<Stored>[]): readonly Entry<Stored>[] {
  const kindOf = (body: Stored) => JSON.stringify([formerStatuses(body), body.to, body.reason]);
  const [first] = entries;
  if (first === undefined) return [];
  return entries.filter(({ body }) => kindOf(body) === kindOf(first.body)).slice(0, limits.decisionBatch);
}

function answer(decisions: readonly Decision[], errors: ReadonlyMap<string, string>): ReadonlyMap<string, Refusal> {
  const isDone = ({ id }: Decision) => !errors.has(id);
  for (const one of decisions.filter(isDone)) answered.set(one.id, { ...one, state: 'sent', error: null });
  done.push(...decisions.filter(isDone));
  sent += decisions.length;
  return new Map(
    [...errors].map(([id, message]) => [id, { state: 'refused', problem: { message, fields: {} } }] as const),
  );
}

function problemOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  reportProblem('Deciding on registrations', error);
  return new ApiError(errorText.internal, { code: 'internal', status: 500 });
}

/** Decides from each status that the server may have, until one of them is right. */
async function decideFromAny(decisions: readonly Decision[], first: Decision): Promise<Map<string, string>> {
  const errors = new Map<string, string>();
  let rest = decisions;
  for (const [index, from] of formerStatuses(first).entries()) {
    const isLast = index === formerStatuses(first).length - 1;
    const { failed } = await decide(rest, { ...first, from });
    const again = new Set(failed.filter(({ code }) => !isLast && code === 'decision_conflict').map(({ id }) => id));
    for (const { id, code, error } of failed) {
      if (!again.has(id)) errors.set(id, code === 'edit_conflict' ? EDIT_CONFLICT : error);
    }
    rest = rest.filter(({ id }) => again.has(id));
    if (rest.length === 0) break;
  }
  return errors;
}

async function send(entries: readonly Entry<Stored>[]): Promise<ReadonlyMap<string, Refusal>> {
  const decisions = entries.map(({ id, body }) => decisionOf(id, body));
  const [first] = decisions;
  if (first === undefined) return new Map();
  const sender = account;
  const left = [...outgoing.values()].filter(({ state }) => state === 'sending').length;
  change({ progress: { sent, total: sent + left } });
  try {
    const errors = await decideFromAny(decisions, first);
    // Don't report results of a former account.
    return account === sender ? answer(decisions, errors) : new Map();
  } catch (error) {
    const problem = problemOf(error);
    if (account !== sender || isRetryable(problem)) throw problem;
    return answer(decisions, new Map(decisions.map(({ id }) => [id, problem.message])));
  }
}

const TEXT: Record<DecidedStatus, string> = {
  approved: 'Aprobar una inscripción',
  rejected: 'Rechazar una inscripción',
  pending: 'Reabrir una inscripción',
};

const outbox = new Outbox({
  kind: 'decision',
  body: Stored,
  describe: ({ to }) => ({ text: TEXT[to], path: adminPath('registrations') }),
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
  done = [];
  sent = 0;
  answered.clear();
  names.clear();
  outbox.stop();
  live.set(nothing);
}

forgetWithAccount(forgetAll);

const failedNow = () => [...currentDecisions().underway.values()].filter(({ state }) => state === 'failed');

function forgetSettled(): void {
  answered.clear();
  show();
  if (currentDecisions().settled?.failed.length === 0) change({ settled: null });
}

/** Reports the results of the decisions and offers to undo them for a while. */
function settle(): void {
  change({ progress: null });
  if (sent === 0) return;
  change({ settled: { done, failed: failedNow() } });
  done = [];
  sent = 0;
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetSettled, limits.undo);
}

/** Continues an unsent decision about the same registration: the server may have it or not. */
function continued(decision: Decision): Decision {
  const before = outbox.entry(decision.id);
  if (before === undefined || before.state !== 'queued') return decision;
  const { from, maybe, to, formerReason } = before.body;
  const isUnderway = outbox.outgoing(decision.id)?.state === 'sending';
  const added = before.isTried || isUnderway ? [to] : [];
  return { ...decision, from, formerReason, maybe: [...maybe.filter((status) => status !== to), ...added] };
}

function start(organiser: Organiser, decisions: readonly Decision[]): void {
  if (account !== organiser.uid) resumeDecisions(organiser);
  const all = decisions.map(continued);
  for (const { id, name } of all) {
    answered.delete(id);
    names.set(id, name);
  }
  // Nothing is left to send if the server never had the former decision.
  for (const one of all) if (formerStatuses(one).length === 0) outbox.take(one.id);
  outbox.putAll(all.filter((one) => formerStatuses(one).length > 0).map((one) => [one.id, one]));
}

/** Returns the status to show: the decided one, until the server confirms it. */
export function shownStatus({ id, status }: Registration, underway: Decisions['underway']): RegistrationStatus {
  const one = underway.get(id);
  if (one === undefined || one.state === 'failed') return status;
  return one.state === 'sent' && ![one.from, ...one.maybe].includes(status) ? status : one.to;
}

/** Returns why a decision was refused; null without a refusal, or if the registration has changed since. */
export function refusedText(registration: Registration, one: DecisionInFlight | undefined): string | null {
  if (one?.state !== 'failed') return null;
  const { revision, status } = registration;
  const isSame =
    revision === one.revision &&
    [one.from, ...one.maybe].includes(status) &&
    (one.consent === null || one.consent === consentStateOf(registration));
  return isSame ? one.error : null;
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
    .map((one) => ({ one, from: shownStatus(one, currentDecisions().underway) }))
    .filter(({ from }) => from !== to)
    .map(({ one, from }) => {
      const { id, revision, fullName: name, reason: formerReason } = one;
      const seen = { id, revision, from, consent: consentStateOf(one) };
      return { ...seen, name, to, reason, formerReason, maybe: [], isUndo: false };
    });
  if (decisions.length === 0) return;
  change({ settled: null });
  start(organiser, decisions);
}

/** Returns the undo of a decision; none for a waiting registration, which has lost its number, and none for an undo. */
function reverse(decision: Decision): Decision[] {
  const { from, to, reason, formerReason, isUndo } = decision;
  if (from === 'waiting' || isUndo) return [];
  return [{ ...decision, from: to, to: from, reason: formerReason, formerReason: reason, maybe: [], isUndo: true }];
}

/** True if some of the last decisions can be undone. */
export function canUndo({ done: some }: Settled): boolean {
  return some.some((one) => reverse(one).length > 0);
}

/** Undoes the last decisions. */
export function undo(organiser: Organiser): void {
  const { settled } = currentDecisions();
  if (settled === null || !canUndo(settled)) return;
  change({ settled: null });
  start(organiser, settled.done.flatMap(reverse));
}

/** Undoes an unsent decision. The server may have received it, so the undo is sent as well. */
export function undoDecision(organiser: Organiser, id: string): void {
  const unsent = currentDecisions().underway.get(id);
  if (unsent?.state !== 'unsent' || unsent.from === 'waiting') return;
  const { from, reason, formerReason, isUndo } = unsent;
  const to = isUndo ? (unsent.maybe.at(-1) ?? from) : from;
  start(organiser, [{ ...unsent, to, reason: formerReason, formerReason: reason, isUndo: !isUndo }]);
}

/** Retries unsent decisions now. */
export function resend(): void {
  void outbox.flush();
}

/** Hides the refused decisions. */
export function dismissFailures(): void {
  for (const { id } of failedNow()) outbox.take(id);
  change({ settled: null });
}

/** Resumes the decisions of this account that an earlier page or session couldn't send. */
export function resumeDecisions({ uid }: Organiser): void {
  if (account !== uid) forgetAll();
  account = uid;
  void outbox.resume(uid);
  const failed = failedNow();
  if (failed.length > 0 && currentDecisions().settled === null) change({ settled: { done: [], failed } });
}

/** Returns the decisions of this page and follows their changes. */
export const useDecisions = live.useLive;
