import { beforeEach, expect, it, vi } from 'vitest';
import { callWithProof } from './call-with-proof.ts';

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
