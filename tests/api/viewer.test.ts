import { describe, it } from 'vitest';
import { openApi } from '../fixtures/admin-area.ts';
import { expectFailure } from '../fixtures/calls/expect.ts';
import { people } from '../fixtures/people/people.ts';
import { tournamentRecord } from '../fixtures/records/records.ts';

const { api, sign } = await openApi('demo-api-viewer', () => ({ 'tournaments/abierto': tournamentRecord() }));

describe('an authorization that is not good', () => {
  const living = () => sign.in({ ...people.admin, uid: 'victim' });
  const cases: [string, () => Promise<string>][] = [
    ['another scheme', async () => 'Basic YWRtaW46YWRtaW4='],
    ['no token', async () => 'Bearer'],
    ['two tokens', async () => 'Bearer one two'],
    ['a word', async () => 'Bearer owner'],
    ['a token cut short', async () => `Bearer ${(await living()).slice(0, -20)}`],
    ['a token of nobody', async () => `Bearer ${sign.token('nobody')}`],
    ['a token without a subject', async () => `Bearer ${sign.token('')}`],
  ];

  it.each(cases)('%s is a 401, on public calls too', async (_name, authorization) => {
    const headers = { authorization: await authorization() };
    for (const endpoint of ['GET /tournaments/abierto', 'GET /health', 'POST /registrations']) {
      expectFailure(await api.call(endpoint, { headers }), 401, 'unauthenticated');
    }
  });
});
