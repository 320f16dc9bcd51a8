// @vitest-environment jsdom
import { errorText, type RegistrationSubmission } from '@arena/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../lib/calls/api.ts';
import { deliver } from './delivery.ts';
import type { SentRegistration } from './sent-registration.ts';

// The work for the proof needs a browser.
vi.mock('../../../lib/proof/call-with-proof.ts', () => ({
  callWithProof: async (endpoint: 'POST /registrations', request: { body: RegistrationSubmission }) =>
    call(endpoint, request),
}));

const typed = { fullName: 'Ana', freeFireId: '12345678', email: 'ana@correo.mx', phone: '5512345678', answers: {} };
const body: SentRegistration = { ...typed, tournamentId: 'copa', requestId: 'request-1', link: 'A'.repeat(22) };
let written: Record<string, unknown>[];

const refuse = (code: 'key_reused' | 'edit_conflict', status: number) =>
  Response.json({ success: false, error: errorText[code], code }, { status });

/** A server that holds another submission of this try, corrected so often. */
function holding(revision: number): void {
  vi.stubGlobal('fetch', async (url: string, request: { body: string }) => {
    const sent = JSON.parse(request.body);
    if (url === '/api/registrations') return refuse('key_reused', 422);
    if (url === '/api/my-registration/read') return Response.json({ success: true, data: { waiting: null } });
    if (sent.revision !== revision) return refuse('edit_conflict', 409);
    written.push(sent);
    return Response.json({ success: true, data: sent });
  });
}

beforeEach(() => {
  written = [];
});
afterEach(() => vi.unstubAllGlobals());

test('corrects an earlier submission of the same try', async () => {
  holding(0);
  expect(await deliver(body)).toEqual({ standing: null, refused: null });
  expect(written).toMatchObject([{ fullName: 'Ana', token: body.link }]);
});

test('keeps a correction made elsewhere meanwhile', async () => {
  holding(1);
  expect(await deliver(body)).toMatchObject({ refused: { code: 'edit_conflict' } });
  expect(written).toEqual([]);
});
