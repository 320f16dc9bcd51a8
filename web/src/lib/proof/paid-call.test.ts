import { limits } from '@arena/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paidCall } from './paid-call.ts';
import { prepareProof } from './proof.ts';

const loadSolve = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./solve.ts', async () => {
  await loadSolve();
  return { solve: async (challenge: { number: number }) => `prueba ${challenge.number}` };
});

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
let given = 0;
let registering: (() => Response)[] = [];
let tournament = 0;

const accepted = () => Response.json({ success: true, data: { status: 'pending' } });
const refused = (status: number, code: string) => () =>
  Response.json({ success: false, code, error: code }, { status });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  given = 0;
  tournament += 1;
  vi.stubGlobal('fetch', fetched);
  // Where a browser has no workers, the page does the work.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetched.mockImplementation(async (url) => {
    if (url !== '/api/challenges') return (registering.shift() ?? accepted)();
    given += 1;
    return Response.json({ success: true, data: { number: given } });
  });
});
afterEach(() => {
  registering = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetched.mockReset();
});

const wanted = () => ({ purpose: 'registration' as const, id: `copa-${tournament}` });
const body = { tournamentId: 'copa', fullName: 'Ana', freeFireId: '12345678', email: 'a@example.com', phone: '55' };
const send = () => paidCall('POST /registrations', wanted(), { body });

/** The proofs that registrations brought along, in order. */
function proofs(): (string | null)[] {
  const calls = fetched.mock.calls.filter(([url]) => url === '/api/registrations');
  return calls.map(([, { headers }]) => new Headers(headers).get('x-proof'));
}

describe('a call that is paid for', () => {
  it('says that there is no connection where what the work is done with does not come any more', async () => {
    loadSolve.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(send()).rejects.toMatchObject({ code: 'connection', status: 0 });
    await send();
    expect(proofs()).toEqual(['prueba 2']);
  });

  it('brings along the proof that was prepared, and no proof twice', async () => {
    prepareProof(wanted());
    await send();
    await send();
    expect(proofs()).toEqual(['prueba 1', 'prueba 2']);
  });

  it('is sent once more with another proof where the first was turned down, and nobody is told', async () => {
    registering = [refused(428, 'proof_required')];
    await expect(send()).resolves.toEqual({ status: 'pending' });
    expect(proofs()).toEqual(['prueba 1', 'prueba 2']);
  });

  it('fails where the second was turned down, too', async () => {
    registering = [refused(428, 'proof_required'), refused(428, 'proof_required')];
    await expect(send()).rejects.toMatchObject({ code: 'proof_required' });
    expect(proofs()).toHaveLength(2);
  });

  it('that was refused has its next proof at hand', async () => {
    registering = [refused(409, 'tournament_full')];
    await expect(send()).rejects.toMatchObject({ code: 'tournament_full' });
    await vi.waitFor(() => expect(given).toBe(2));
    await send();
    expect(proofs()).toEqual(['prueba 1', 'prueba 2']);
  });

  it('without an answer keeps its proof: it may never have arrived', async () => {
    registering = [lost];
    await expect(send()).rejects.toMatchObject({ code: 'connection' });
    await send();
    expect(proofs()).toEqual(['prueba 1', 'prueba 1']);
  });

  it('does not bring one that has grown old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    prepareProof(wanted());
    await vi.waitFor(() => expect(given).toBe(1));
    vi.setSystemTime(Date.now() + limits.proofLifetime);
    await send();
    expect(proofs()).toEqual(['prueba 2']);
  });

  it('says that there is no connection where the work can not be had, and asks again the next time', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(send()).rejects.toMatchObject({ code: 'connection' });
    await send();
    expect(proofs()).toEqual(['prueba 1']);
  });
});
