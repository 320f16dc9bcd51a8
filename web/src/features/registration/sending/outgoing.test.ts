// @vitest-environment jsdom
import { errorText, type RegistrationSubmission } from '@arena/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../lib/calls/api.ts';
import { currentAttempt, keepAttempt, waitingAttempts } from './attempt.ts';
import { submitRegistration } from './outgoing.ts';

// The work for the proof needs a browser.
vi.mock('../../../lib/proof/paid-call.ts', () => ({
  paidCall: async (endpoint: 'POST /registrations', _: unknown, request: { body: RegistrationSubmission }) =>
    call(endpoint, request),
}));

type Reply = (sent: RegistrationSubmission) => Promise<Response>;

const SECOND_TRY = 1_500;
const PHONE = '5512345678';
const NEW_PHONE = '5587654321';
const show = vi.fn();
let tournaments = 0;
let first: RegistrationSubmission;
let asked: [url: string, phone: string][];
let reply: Reply;

const lose: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const take: Reply = async (sent) => Response.json({ success: true, data: { ...sent, status: 'pending' } });
const refuse: Reply = async () =>
  Response.json({ success: false, error: errorText.already_registered, code: 'already_registered' }, { status: 409 });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  show.mockReset();
  // What is on its way outlives a test.
  tournaments += 1;
  const tournamentId = `copa${tournaments}`;
  const { requestId, link } = currentAttempt(tournamentId);
  const typed = { fullName: 'Ana', freeFireId: '12345678', email: 'ana@correo.mx', phone: PHONE, answers: {} };
  first = { ...typed, tournamentId, requestId, link };
  asked = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    asked.push([url, sent.phone]);
    return reply(sent);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Sends a registration that finds no signal, and then, while it is on its way once more, the same with another number.
 * @returns has an answer come to the one on its way, and all that follows from it.
 */
async function sendAgainMeanwhile(): Promise<(answer: Reply) => Promise<void>> {
  keepAttempt(first.tournamentId, { ...currentAttempt(first.tournamentId), unanswered: first });
  reply = lose;
  submitRegistration(first, show);
  await vi.advanceTimersByTimeAsync(SECOND_TRY);
  expect(waitingAttempts()).toEqual([first]);
  const { promise, resolve } = Promise.withResolvers<Reply>();
  asked = [];
  reply = async (sent) => (await promise)(sent);
  window.dispatchEvent(new Event('online'));
  submitRegistration({ ...first, phone: NEW_PHONE }, show);
  return (answer) => {
    resolve(answer);
    return vi.advanceTimersByTimeAsync(SECOND_TRY).then(() => undefined);
  };
}

test('what is sent again while the first is on its way once more corrects it, and only then it arrived', async () => {
  const answer = await sendAgainMeanwhile();
  await answer(take);
  expect(asked).toEqual([
    ['/api/registrations', PHONE],
    ['/api/registrations', PHONE],
    ['/api/places/correct', NEW_PHONE],
  ]);
  expect(show).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('tu inscripción llegó'));
});

test('where the one on its way has no answer, either, what was sent again waits in its place', async () => {
  const answer = await sendAgainMeanwhile();
  await answer(lose);
  expect(waitingAttempts()).toEqual([{ ...first, phone: NEW_PHONE }]);
  expect(show).not.toHaveBeenCalled();
  reply = take;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.slice(-2)).toEqual([
    ['/api/registrations', PHONE],
    ['/api/places/correct', NEW_PHONE],
  ]);
});

test('where the one on its way is refused, what was sent again is the registration', async () => {
  const answer = await sendAgainMeanwhile();
  await answer((sent) => (sent.phone === PHONE ? refuse(sent) : take(sent)));
  expect(asked.at(-1)).toEqual(['/api/registrations', NEW_PHONE]);
  expect(show).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('tu inscripción llegó'));
});
