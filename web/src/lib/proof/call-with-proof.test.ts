import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerInTurn, ok } from '../calls/mock-api.ts';
import { callWithAppCheck, callWithProof } from './call-with-proof.ts';

const loadSolve = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./solve.ts', async () => {
  await loadSolve();
  return { solve: async (challenge: { signature: string }) => `prueba ${challenge.signature}` };
});

const challenged = (signature: string) =>
  Response.json(
    { success: false, code: 'proof_required', error: 'Otra vez.', challenge: { signature } },
    { status: 428 },
  );

const body = { tournamentId: 'copa', fullName: 'Ana', freeFireId: '12345678', email: 'a@example.com', phone: '55' };
const send = () => callWithProof('POST /registrations', { body });

// Without workers the page does the work.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

// First: a module's mock is made once.
it('reports a connection error if the solver can’t be loaded', async () => {
  loadSolve.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  vi.stubGlobal('fetch', async () => challenged('a'));
  await expect(send()).rejects.toMatchObject({ code: 'connection', status: 0 });
});

it('fails if its proof is refused', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValueOnce(challenged('a')).mockResolvedValueOnce(challenged('b'));
  vi.stubGlobal('fetch', fetched);
  await expect(send()).rejects.toMatchObject({ code: 'proof_required' });
  const proofs = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('x-proof'));
  expect(proofs).toEqual([null, 'prueba a']);
});

const token = vi.fn<() => Promise<string>>();
vi.mock('../firebase/app-check.ts', () => ({ appCheckToken: token }));

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['no token, and loads no SDK, without keys', '', async () => 'un.token', null, 0],
  ['the token with keys', 'una-clave', async () => 'un.token', 'un.token', 1],
  ['no token, with a warning, if none can be obtained', 'una-clave', () => Promise.reject(new Error()), null, 1],
])('sends %s', async (_, key, answer, sent, asked) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  token.mockImplementation(answer);
  answerInTurn(ok({ registered: false }));
  const fetched = vi.spyOn(globalThis, 'fetch');
  await callWithAppCheck('POST /forms/:formId/responses', {
    params: { formId: 'f' },
    body: { id: '1', answers: {}, submittedAt: '2026-11-20T15:00:00.000Z' },
  });
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('x-firebase-appcheck')).toBe(sent);
  expect(token).toHaveBeenCalledTimes(asked);
  expect(console.warn).toHaveBeenCalledTimes(asked === 1 && sent === null ? 1 : 0);
});
