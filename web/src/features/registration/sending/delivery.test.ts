// @vitest-environment jsdom
import { errorText, type RegistrationSubmission } from '@arena/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../lib/calls/api.ts';
import { currentAttempt, keepAttempt } from './attempt.ts';
import { deliver } from './delivery.ts';

// The work for the proof needs a browser.
vi.mock('../../../lib/proof/paid-call.ts', () => ({
  paidCall: async (endpoint: 'POST /registrations', _: unknown, request: { body: RegistrationSubmission }) =>
    call(endpoint, request),
}));

const receipt = { tournamentId: 'copa', freeFireId: '12345678', status: 'pending' };
let first: RegistrationSubmission;
let written: Record<string, unknown>[];

/** A server that holds what was sent first, corrected so often. */
function holding(revision: number): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const sent = JSON.parse(body);
    if (url === '/api/registrations') return Response.json({ success: true, data: receipt });
    if (sent.revision !== revision) {
      const refusal = { success: false, error: errorText.edited_meanwhile, code: 'edited_meanwhile' };
      return Response.json(refusal, { status: 409 });
    }
    written.push(sent);
    return Response.json({ success: true, data: { ...first, ...sent } });
  });
}

beforeEach(() => {
  sessionStorage.clear();
  written = [];
  const { requestId, link } = currentAttempt('copa');
  const typed = { fullName: 'Ana', freeFireId: '12345678', email: 'ana@correo.mx', phone: '5512345678', answers: {} };
  first = { ...typed, tournamentId: 'copa', requestId, link };
  keepAttempt('copa', { ...currentAttempt('copa'), requestId, link: link ?? '', unanswered: first });
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed after an answer was lost corrects what was sent first', async () => {
  holding(0);
  const body = { ...first, fullName: 'Ana María' };
  expect(await deliver(body)).toEqual({ receipt, held: body, refused: null });
  expect(written).toMatchObject([{ fullName: 'Ana María', token: first.link }]);
});

test('where what was sent first is refused, what is typed now is the registration', async () => {
  const taken = { success: false, error: errorText.already_registered, code: 'already_registered' };
  const refused = () => Response.json(taken, { status: 409 });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    written.push({ url, ...JSON.parse(body) });
    return written.length === 1 ? refused() : Response.json({ success: true, data: receipt });
  });
  const body = { ...first, freeFireId: '87654321' };
  expect(await deliver(body)).toEqual({ receipt, held: body, refused: null });
  const url = '/api/registrations';
  expect(written).toEqual([
    { url, ...first },
    { url, ...body },
  ]);
});

test('what somebody corrected meanwhile isn’t undone by it', async () => {
  holding(1);
  const delivered = await deliver({ ...first, fullName: 'Ana María' });
  expect(delivered).toMatchObject({ receipt, held: first, refused: { code: 'edited_meanwhile' } });
  expect(written).toEqual([]);
});
