import {
  DAY,
  type DecidedStatus,
  errorText,
  limits,
  type Registration,
  type RegistrationStatus,
  readRegistration,
  type SeenRegistration,
} from '@arena/domain';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideCredentials } from '#lib/calls/authorized-call.ts';
import { shownEntries } from '#lib/outbox/entries.ts';
import { settledText } from '../rows/labels.ts';
import * as decisions from './decisions.ts';

interface Sent {
  url: string;
  body: { ids: string[]; seen: SeenRegistration[]; from: RegistrationStatus; reason?: string };
}

type Answer = (sent: Sent) => Response | Promise<Response>;

const organiser = { uid: 'ana', permissions: ['manage_registrations'] };
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const allDone: Answer = ({ body }) => reply({ done: body.ids, failed: [] });

function reply(data: unknown): Response {
  return new Response(JSON.stringify({ success: true, data }));
}

function failure(status: number, code: string): Answer {
  return () => new Response(JSON.stringify({ success: false, error: `Falló: ${code}`, code }), { status });
}

function registration(number: number, status: RegistrationStatus = 'pending', reason: string | null = null) {
  const fields = { tournamentId: 'copa', createdAt: '2026-11-20T01:00:00.000Z', revision: number };
  const stored = readRegistration(`copa_${10_000_000 + number}`, fields);
  return { ...stored, fullName: `Jugador ${number}`, status, reason };
}

/** The ids and revisions in a call. */
const named = (...some: Registration[]) => ({
  ids: some.map(({ id }) => id),
  seen: some.map(({ id, revision }) => ({ id, revision })),
});

const sent: Sent[] = [];
let answers: Answer[] = [];

const signIn = (uid: string, permissions = organiser.permissions) =>
  provideCredentials({ uid, permissions, token: async () => `token of ${uid}`, refused: async () => undefined });

/** Opens a page of this browser: storage is as it was, and memory is empty, because it ends with the account. */
function openPage() {
  provideCredentials(null);
  signIn('ana');
  renderHook(decisions.useDecisions);
  decisions.resumeDecisions(organiser);
  return { ...decisions, now: decisions.currentDecisions, signIn };
}

let page: ReturnType<typeof openPage>;

async function settled(of = page): Promise<decisions.Settled> {
  await vi.waitFor(() => expect(of.now().settled).not.toBeNull());
  return of.now().settled ?? expect.fail();
}

const states = () => [...page.now().underway.values()].map(({ state }) => state);

/** Decides in vain: the call has that answer. */
async function decideUnsent(one: Registration, to: DecidedStatus, reason?: string, answer = offline): Promise<void> {
  answers = [answer];
  page.decideOn(organiser, [one], to, reason);
  await vi.waitFor(() => expect(states()).toEqual(['unsent']));
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:decision:'));

beforeEach(() => {
  sent.length = 0;
  answers = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { body }: { body: string }) => {
      const one: Sent = { url, body: JSON.parse(body) };
      sent.push(one);
      return (answers.shift() ?? allDone)(one);
    }),
  );
  page = openPage();
});
// Unsent decisions would be sent in a later test.
afterEach(() => provideCredentials(null));

describe('decisions', () => {
  test('are shown at once and sent, and yield to a later state of the server', async () => {
    const one = registration(1);
    page.decideOn(organiser, [one], 'approved');
    expect(page.shownStatus(one, page.now().underway)).toBe('approved');
    expect(await settled()).toMatchObject({ done: [{ id: one.id, to: 'approved' }], failed: [] });
    expect(sent).toEqual([{ url: '/api/registrations/batch/approve', body: { ...named(one), from: 'pending' } }]);
    expect(kept()).toEqual([]);
    expect(page.shownStatus(one, page.now().underway)).toBe('approved');
    expect(page.shownStatus({ ...one, status: 'rejected' }, page.now().underway)).toBe('rejected');
  });

  test('are sent in batches, one former status per batch', async () => {
    const many = Array.from({ length: 2 * limits.decisionBatch + 5 }, (_, index) => registration(index));
    page.decideOn(organiser, [...many, registration(999, 'approved')], 'rejected', 'Nivel');
    const { done } = await settled();
    expect(done).toHaveLength(many.length + 1);
    expect(sent.map(({ body }) => [body.ids.length, body.from, body.reason])).toEqual([
      [limits.decisionBatch, 'pending', 'Nivel'],
      [limits.decisionBatch, 'pending', 'Nivel'],
      [5, 'pending', 'Nivel'],
      [1, 'approved', 'Nivel'],
    ]);
  });

  test("aren't sent without a change or without the role", () => {
    page.decideOn(organiser, [registration(1, 'approved')], 'approved');
    page.signIn('ana', []);
    const decide = () => page.decideOn(organiser, [registration(1)], 'approved');
    expect(decide).toThrow('No tienes permisos para actualizar inscripciones');
    expect([sent, kept(), page.now().underway.size]).toEqual([[], [], 0]);
  });

  test('report refused ones with reasons, and apply the others', async () => {
    const [one, other] = [registration(1, 'rejected'), registration(2, 'rejected')];
    answers = [() => reply({ done: [one.id], failed: [{ id: other.id, code: 'tournament_full', error: 'Lleno' }] })];
    page.decideOn(organiser, [one, other], 'approved');
    expect(await settled()).toMatchObject({ done: [{ id: one.id }], failed: [{ id: other.id, error: 'Lleno' }] });
    expect(page.shownStatus(other, page.now().underway)).toBe('rejected');
    // After a reload it is still known what was refused, until it is dismissed.
    const reloaded = openPage();
    expect(await settled(reloaded)).toMatchObject({ done: [], failed: [{ id: other.id, error: 'Lleno' }] });
    expect(sent).toHaveLength(1);
    reloaded.dismissFailures();
    expect(kept()).toEqual([]);
  });

  test('show a refusal at the registration until it changes, and keep it stored until it is dismissed', async () => {
    const guardian = { name: 'Rosa Torres', contact: '+525587654321' };
    const one = { ...registration(1), guardian };
    const error = 'Falta el permiso de su tutor.';
    answers = [() => reply({ done: [], failed: [{ id: one.id, code: 'consent_missing', error }] })];
    page.decideOn(organiser, [one], 'approved');
    await settled();
    const consent = { given: true, at: '2026-11-21T01:00:00.000Z', way: 'player_link' } as const;
    const shownIn = (of: typeof page) =>
      [one, { ...one, consent }, { ...one, revision: 2 }, { ...one, status: 'rejected' as const }].map((now) =>
        of.refusedText(now, of.now().underway.get(one.id)),
      );
    expect(shownIn(page)).toEqual([error, null, null, null]);
    const reloaded = openPage();
    expect(shownIn(reloaded)).toEqual([error, null, null, null]);
    expect(kept()).toHaveLength(1);
    reloaded.dismissFailures();
    expect(reloaded.refusedText(one, reloaded.now().underway.get(one.id))).toBeNull();
  });

  test('fail on a corrected registration until it is reviewed again', async () => {
    const one = registration(1);
    const failed = [{ id: one.id, code: 'edit_conflict', error: errorText.edit_conflict }];
    answers = [() => reply({ done: [], failed })];
    page.decideOn(organiser, [one], 'approved');
    const error = 'Alguien más lo cambió. Ya ves la última versión: revísala y repite.';
    expect(await settled()).toMatchObject({ failed: [{ id: one.id, error }] });
    page.decideOn(organiser, [{ ...one, revision: 2 }], 'approved');
    await vi.waitFor(() => expect(page.now().settled?.done).toHaveLength(1));
    expect(sent[1]?.body.seen).toEqual([{ id: one.id, revision: 2 }]);
  });
});

describe('undo', () => {
  test('restores each status and reason', async () => {
    const [one, other] = [registration(1), registration(2, 'rejected', 'Nivel')];
    page.decideOn(organiser, [one, other], 'approved');
    await settled();
    sent.length = 0;
    page.undo(organiser);
    expect(await settled()).toMatchObject({ done: [{ isUndo: true }, { isUndo: true }] });
    expect(sent).toEqual([
      { url: '/api/registrations/batch/reopen', body: { ...named(one), from: 'approved' } },
      { url: '/api/registrations/batch/reject', body: { ...named(other), from: 'approved', reason: 'Nivel' } },
    ]);
    page.undo(organiser);
    expect(sent).toHaveLength(2);
  });

  test('expires after some seconds', async () => {
    vi.useFakeTimers();
    page.decideOn(organiser, [registration(1)], 'approved');
    await vi.advanceTimersByTimeAsync(limits.undo - 100);
    expect(page.now().settled).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(page.now().settled).toBeNull();
    page.undo(organiser);
    expect(sent).toHaveLength(1);
  });

  test('of one decision leaves a later one as it is', async () => {
    const [one, other] = [registration(1), registration(2)];
    await decideUnsent(one, 'approved');
    answers = [offline];
    page.undoDecision(organiser, one.id);
    page.decideOn(organiser, [other], 'approved');
    await vi.waitFor(() => expect(states()).toEqual(['unsent', 'unsent']));
    page.resend();
    const both = await settled();
    expect(settledText(both)).toBe('Aprobaste a Jugador 2. Deshecho: Jugador 1, otra vez pendiente.');
    sent.length = 0;
    page.undo(organiser);
    await vi.waitFor(() => expect(page.now().settled?.done).toMatchObject([{ id: other.id, isUndo: true }]));
    expect(sent.map(({ body }) => body.ids)).toEqual([[other.id]]);
  });

  test('is also sent for an unanswered decision', async () => {
    const one = registration(1);
    await decideUnsent(one, 'approved');
    page.undoDecision(organiser, one.id);
    await settled();
    expect(sent.at(-1)).toEqual({ url: '/api/registrations/batch/reopen', body: { ...named(one), from: 'approved' } });
  });
});

describe('unanswered decisions', () => {
  test.each([
    ['a network failure', offline],
    ['an expired session', failure(401, 'unauthenticated')],
  ])('are kept after %s, and sent again once the network is back', async (_what, answer) => {
    const one = registration(1);
    await decideUnsent(one, 'rejected', 'Nivel', answer);
    expect(page.shownStatus(one, page.now().underway)).toBe('rejected');
    expect(kept()).toEqual([`outbox:decision:ana:${one.id}`]);
    window.dispatchEvent(new Event('online'));
    expect(await settled()).toMatchObject({ done: [{ id: one.id }] });
    expect(sent[1]).toEqual(sent[0]);
    expect(kept()).toEqual([]);
  });

  test.each([
    ['the server never had the first', 'pending'],
    ['the answer to the first was lost', 'approved'],
  ])('are replaced by a later one when %s', async (_what, stored) => {
    const one = registration(1);
    const server: Answer = ({ body }) =>
      body.from === stored
        ? reply({ done: body.ids, failed: [] })
        : reply({ done: [], failed: body.ids.map((id) => ({ id, code: 'decision_conflict', error: 'Otra' })) });
    await decideUnsent(one, 'approved');
    answers = [offline, server, server];
    page.decideOn(organiser, [one], 'rejected', 'Nivel');
    await vi.waitFor(() => expect(states()).toEqual(['unsent']));
    page.resend();
    expect(await settled()).toMatchObject({ done: [{ id: one.id, from: 'pending', to: 'rejected' }], failed: [] });
    expect(sent.at(-1)?.body).toMatchObject({ from: stored, reason: 'Nivel' });
    answers = [];
    page.undo(organiser);
    await vi.waitFor(() => expect(page.now().settled?.done).toMatchObject([{ to: 'pending' }]));
  });

  test('survive a reload, and are sent again only by the same account', async () => {
    const one = registration(1, 'approved');
    await decideUnsent(one, 'rejected', 'Nivel');
    page.resumeDecisions({ uid: 'otro', permissions: organiser.permissions });
    expect(sent).toHaveLength(1);
    expect(await settled(openPage())).toMatchObject({ done: [{ id: one.id, to: 'rejected' }] });
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(sent[1]?.body).toMatchObject(named(one));
  });

  test('are dropped if they are too old, for any account, and shown if they lack a revision', async () => {
    await decideUnsent(registration(1), 'approved');
    const key = `outbox:decision:ana:${registration(1).id}`;
    const { at, body } = JSON.parse(localStorage.getItem(key) ?? '');
    const now = { version: 1, at, body };
    const old = new Date(Date.now() - limits.contactRetentionDays * DAY).toISOString();
    const { revision: _revision, ...before } = now.body;
    localStorage.setItem('outbox:decision:ana:copa_10000002', JSON.stringify({ ...now, body: before }));
    localStorage.setItem('outbox:decision:ana:copa_10000003', JSON.stringify({ ...now, at: old }));
    localStorage.setItem('outbox:decision:otro:copa_10000004', JSON.stringify({ ...now, at: old }));
    localStorage.setItem('outbox:decision:otro:copa_10000005', JSON.stringify(now));
    await settled(openPage());
    expect(sent.slice(1).map(({ body }) => body.ids)).toEqual([[registration(1).id]]);
    expect(kept()).toEqual(['outbox:decision:ana:copa_10000002', 'outbox:decision:otro:copa_10000005']);
    expect(shownEntries('ana')).toMatchObject([{ state: 'refused', text: expect.stringContaining('to: approved') }]);
  });
});

describe('a second account in the same tab', () => {
  const eva = { uid: 'eva', permissions: organiser.permissions };

  test('leaves unsent decisions to the former account', async () => {
    vi.useFakeTimers();
    answers = [offline];
    page.decideOn(organiser, [registration(1)], 'approved');
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual(['unsent']);
    page.signIn('eva');
    await vi.advanceTimersByTimeAsync(limits.resend.most);
    expect(sent).toHaveLength(1);
    expect(page.now().underway.size).toBe(0);
    page.signIn('ana');
    page.resumeDecisions(organiser);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[1]).toEqual(sent[0]);
    expect(kept()).toEqual([]);
  });

  test("hides the former account's results, and sends its own", async () => {
    const underway = Promise.withResolvers<Response>();
    answers = [() => underway.promise];
    page.decideOn(organiser, [registration(1)], 'approved');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    page.signIn('eva');
    page.resumeDecisions(eva);
    page.decideOn(eva, [registration(2)], 'approved');
    underway.reject(new TypeError('Failed to fetch'));
    expect(await settled()).toMatchObject({ done: [{ id: registration(2).id }], failed: [] });
    expect(kept()).toEqual([`outbox:decision:ana:${registration(1).id}`]);
  });
});

test("a permanent refusal isn't retried", async () => {
  const one = registration(1);
  answers = [failure(403, 'forbidden')];
  page.decideOn(organiser, [one], 'approved');
  expect(await settled()).toMatchObject({ done: [], failed: [{ id: one.id, error: 'Falló: forbidden' }] });
  window.dispatchEvent(new Event('online'));
  expect(sent).toHaveLength(1);
  expect(kept()).toHaveLength(1);
  page.dismissFailures();
  expect(kept()).toEqual([]);
  expect(page.now()).toMatchObject({ settled: null, underway: { size: 0 } });
});
