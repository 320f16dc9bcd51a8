import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callWithProof } from './call-with-proof.ts';

const loadSolve = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./solve.ts', async () => {
  await loadSolve();
  return { solve: async (challenge: { signature: string }) => `prueba ${challenge.signature}` };
});

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
let replies: Response[] = [];

const challenged = (signature: string) =>
  Response.json(
    { success: false, code: 'proof_required', error: 'Otra vez.', challenge: { signature } },
    { status: 428 },
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // Without workers the page does the work.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockImplementation(
    async () => replies.shift() ?? Response.json({ success: true, data: { status: 'pending' } }),
  );
});
afterEach(() => {
  replies = [];
  fetched.mockReset();
});

const body = { tournamentId: 'copa', fullName: 'Ana', freeFireId: '12345678', email: 'a@example.com', phone: '55' };
const send = () => callWithProof('POST /registrations', { body });
const proofs = () => fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-proof'));

describe('a call that may need a proof of work', () => {
  // First: a module's mock is made once.
  it('says that there is no connection where the code of the solver cannot be loaded', async () => {
    loadSolve.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    replies = [challenged('a')];
    await expect(send()).rejects.toMatchObject({ code: 'connection', status: 0 });
  });

  it('fails where its proof is refused', async () => {
    replies = [challenged('a'), challenged('b')];
    await expect(send()).rejects.toMatchObject({ code: 'proof_required' });
    expect(proofs()).toEqual([null, 'prueba a']);
  });
});
