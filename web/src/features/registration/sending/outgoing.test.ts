// @vitest-environment jsdom
import { errorText, type RegistrationSubmission } from '@arena/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../lib/calls/api.ts';
import { currentAttempt, keepAttempt } from './attempt.ts';
import { deliver } from './delivery.ts';
import { isUnanswered, submitRegistration } from './outgoing.ts';
import type { SentRegistration } from './sent-registration.ts';

// The work for the proof needs a browser.
vi.mock('../../../lib/proof/call-with-proof.ts', () => ({
  callWithProof: async (endpoint: 'POST /registrations', request: { body: RegistrationSubmission }) =>
    call(endpoint, request),
}));

type Reply = (url: string, sent: RegistrationSubmission) => Promise<Response>;

const SECOND_TRY = 1_500;
const PHONE = '5512345678';
const NEW_PHONE = '5587654321';
const show = vi.fn();
let tournaments = 0;
let first: SentRegistration;
let asked: [url: string, phone: string | undefined][];
let stored: string | null;
let reply: Reply;

const refusal = (code: 'already_registered' | 'edit_conflict' | 'key_reused', status: number) =>
  Response.json({ success: false, error: errorText[code], code }, { status });
const lose: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
/** The server of one registration, of which it compares the phone. */
const take: Reply = async (url, sent) => {
  if (url === '/api/my-registration/read') return Response.json({ success: true, data: { waiting: null } });
  if (url === '/api/registrations' && stored !== null && stored !== sent.phone) return refusal('key_reused', 422);
  stored = sent.phone;
  return Response.json({ success: true, data: { ...sent, status: 'pending' } });
};
const refuse: Reply = async () => refusal('already_registered', 409);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  show.mockReset();
  stored = null;
  // Pending sends outlive a test.
  tournaments += 1;
  const tournamentId = `copa${tournaments}`;
  const attempt = { ...currentAttempt(tournamentId), unanswered: true };
  keepAttempt(tournamentId, attempt);
  const { requestId, link } = attempt;
  const typed = { fullName: 'Ana', freeFireId: '12345678', email: 'ana@correo.mx', phone: PHONE, answers: {} };
  first = { ...typed, tournamentId, requestId, link };
  asked = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    asked.push([url, sent.phone]);
    return reply(url, sent);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waiting = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:registration:'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').body.phone);

/**
 * Sends a registration that finds no signal, and then, while it is on its way once more, the same with another number.
 * @returns has an answer come to the one on its way, and all that follows from it.
 */
async function sendAgainMeanwhile(): Promise<(answer: Reply) => Promise<void>> {
  reply = lose;
  submitRegistration(first, show);
  await vi.advanceTimersByTimeAsync(SECOND_TRY);
  expect(waiting()).toEqual([PHONE]);
  const { promise, resolve } = Promise.withResolvers<Reply>();
  asked = [];
  reply = async (...sent) => (await promise)(...sent);
  window.dispatchEvent(new Event('online'));
  submitRegistration({ ...first, phone: NEW_PHONE }, show);
  return async (answer) => {
    resolve(answer);
    await vi.advanceTimersByTimeAsync(SECOND_TRY);
  };
}

test('a resent submission corrects the first one, and only then counts as arrived', async () => {
  const answer = await sendAgainMeanwhile();
  await answer(take);
  expect(asked).toEqual([
    ['/api/registrations', PHONE],
    ['/api/registrations', NEW_PHONE],
    ['/api/my-registration/correct', NEW_PHONE],
    ['/api/my-registration/read', undefined],
  ]);
  expect(show).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('tu inscripción llegó'));
  expect(waiting()).toEqual([]);
});

test('a resent submission replaces the one under way if that gets no answer', async () => {
  const answer = await sendAgainMeanwhile();
  await answer(lose);
  expect(waiting()).toEqual([NEW_PHONE]);
  expect(show).not.toHaveBeenCalled();
  reply = take;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toEqual(['/api/registrations', NEW_PHONE]);
  expect(stored).toBe(NEW_PHONE);
});

test('a resent submission registers if the one under way is refused', async () => {
  const answer = await sendAgainMeanwhile();
  await answer((url, sent) => (sent.phone === PHONE ? refuse(url, sent) : take(url, sent)));
  expect(asked.at(-1)).toEqual(['/api/registrations', NEW_PHONE]);
  expect(show).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('tu inscripción llegó'));
});

test('a submission that another tab sent may have arrived', async () => {
  reply = lose;
  submitRegistration(first, show);
  await vi.advanceTimersByTimeAsync(SECOND_TRY);
  expect(isUnanswered(first.tournamentId)).toBe(false);
  localStorage.clear();
  expect(isUnanswered(first.tournamentId)).toBe(true);
});

test('a correction made elsewhere meanwhile stays', async () => {
  stored = NEW_PHONE;
  // The server has another revision than the one that was sent first.
  reply = async (url, sent) => (Object(sent).revision === 0 ? refusal('edit_conflict', 409) : take(url, sent));
  expect(await deliver(first)).toMatchObject({ refused: { code: 'edit_conflict' } });
  expect(stored).toBe(NEW_PHONE);
});
