// @vitest-environment jsdom
import { errorText, type RegistrationSubmission } from '@arena/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call } from '#lib/calls/api.ts';
import { announceBy } from '#lib/page/announcer.ts';
import { currentAttempt, deliver, keepAttempt, type SentRegistration } from './delivery.ts';
import { problemsIn, registrationOutbox, sendingFailureText } from './registration-outbox.ts';

// The work for the proof needs a browser.
vi.mock('#lib/proof/call-with-proof.ts', () => ({
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

beforeEach(() => {
  vi.useFakeTimers();
  announceBy(show.mockReset());
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

const submit = (registration: SentRegistration) => registrationOutbox.put(registration.requestId, registration);
const waiting = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:registration:'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').body.phone);

/** Sends a registration without a signal, then again with another number while the first one is under way. */
async function sendAgainMeanwhile(answer: Reply): Promise<void> {
  reply = lose;
  submit(first);
  await vi.advanceTimersByTimeAsync(SECOND_TRY);
  expect(waiting()).toEqual([PHONE]);
  const { promise, resolve } = Promise.withResolvers<Reply>();
  asked = [];
  reply = async (...sent) => (await promise)(...sent);
  window.dispatchEvent(new Event('online'));
  submit({ ...first, phone: NEW_PHONE });
  resolve(answer);
  await vi.advanceTimersByTimeAsync(SECOND_TRY);
}

test.each<[string, Reply, [url: string, phone: string | undefined][]]>([
  [
    'corrects the first one once that has arrived',
    take,
    [
      ['/api/registrations', NEW_PHONE],
      ['/api/my-registration/correct', NEW_PHONE],
      ['/api/my-registration/read', undefined],
    ],
  ],
  [
    'registers if the first one is refused',
    async (url, sent) => (sent.phone === PHONE ? refusal('already_registered', 409) : take(url, sent)),
    [['/api/registrations', NEW_PHONE]],
  ],
])('a changed submission %s, and reports success once', async (_, answer, then) => {
  await sendAgainMeanwhile(answer);
  expect(asked).toEqual([['/api/registrations', PHONE], ...then]);
  expect(stored).toBe(NEW_PHONE);
  expect(show).toHaveBeenCalledExactlyOnceWith('success', expect.stringContaining('tu inscripción llegó'));
  expect(waiting()).toEqual([]);
});

test('a changed submission replaces the first one if that gets no response', async () => {
  await sendAgainMeanwhile(lose);
  expect(waiting()).toEqual([NEW_PHONE]);
  expect(show).not.toHaveBeenCalled();
});

test('a submission that another tab took from the outbox counts as unanswered', async () => {
  reply = lose;
  submit(first);
  await vi.advanceTimersByTimeAsync(SECOND_TRY);
  const isResumed = () => registrationOutbox.waiting(first.requestId) === undefined;
  expect([isResumed(), currentAttempt(first.tournamentId).unanswered]).toEqual([false, true]);
  localStorage.clear();
  expect([isResumed(), currentAttempt(first.tournamentId).unanswered]).toEqual([true, true]);
});

test('a resent submission does not overwrite a correction made elsewhere', async () => {
  stored = NEW_PHONE;
  // The server has another revision than the one that was sent first.
  reply = async (url, sent) => (Object(sent).revision === 0 ? refusal('edit_conflict', 409) : take(url, sent));
  expect(await deliver(first)).toMatchObject({ refused: { code: 'edit_conflict' } });
  expect(stored).toBe(NEW_PHONE);
});

const FAILED = 'Error al enviar la inscripción. Inténtalo de nuevo.';
const CORRECTED = 'Tus datos ya se corrigieron mientras tanto: revísalos en «Mi lugar».';
const CONNECTION = 'Error de conexión. Verifica tu conexión a internet.';

test.each([
  ['a refusal', new ApiError('Ya cerraron.', { code: 'registration_closed', status: 409 }), 'Ya cerraron.'],
  ['no response', new ApiError(CONNECTION, { code: 'connection', status: 0 }), CONNECTION],
  ['an unavailable service', new ApiError('No responde.', { code: 'unavailable', status: 503 }), 'No responde.'],
  ['a response without a text', new ApiError('HTTP error! status: 502', { code: 'unexpected', status: 502 }), FAILED],
  ['a text without a code', new ApiError('Cupo agotado', { code: 'unexpected', status: 409 }), 'Cupo agotado'],
  ['a conflicting correction', new ApiError('', { code: 'edit_conflict', status: 409 }), CORRECTED],
  ['an exception', new TypeError('x is not a function'), FAILED],
])('chooses the message for %s', (_name, error, text) => {
  expect(sendingFailureText(error)).toBe(text);
});

test('shows a taken ID at the field of the player or the teammate', () => {
  const taken = errorText.already_registered;
  const problems = (fields: Record<string, string>) =>
    problemsIn(new ApiError(taken, { code: 'already_registered', status: 409, fields }));
  expect(problems({})).toEqual({ freeFireId: taken });
  const teammate = { 'team.players.1.freeFireId': taken };
  expect(problems(teammate)).toEqual(teammate);
});

test('shows an error of the whole team as the general message', () => {
  const fields = { team: 'Este torneo se juega solo' };
  expect(sendingFailureText(new ApiError(errorText.invalid, { code: 'invalid', status: 400, fields }))).toBe(
    fields.team,
  );
});
