import { describe, expect, it, vi } from 'vitest';
import { expectData, expectFailure } from '../support/calls/expect.ts';
import { openApi } from '../support/desk.ts';
import { NOW, submission } from '../support/records/records.ts';

const { api } = await openApi('demo-api-health');

describe('GET /health', () => {
  it('says that all is well, and when', async () => {
    expectData(await api.call('GET /health'), { status: 'ok', time: NOW.toISOString() });
  });
});

describe('a fault of our own', () => {
  const fault = new TypeError('cannot read ana@example.com');
  Object.assign(fault, { stack: `TypeError: cannot read ana@example.com\n    at secretFunction (server.ts:1:1)` });

  it('is a 500 that tells the caller nothing of it', async () => {
    vi.spyOn(api.services.health, 'check').mockRejectedValueOnce(fault);
    expectFailure(await api.call('GET /health'), 500, 'internal');
  });

  it('is logged by its route, with where it happened, and never with an address or what a person typed', async () => {
    api.logged.length = 0;
    const fromTheWire = Object.assign(new Error('no document registrations/copa_12345678'), { code: 3 });
    vi.spyOn(api.services.registrations, 'isRegistered').mockRejectedValueOnce(fromTheWire);
    await api.call('GET /registrations/check-freefireid/copa/12345678', { headers: { 'x-name': 'Ana' } });
    vi.spyOn(api.services.registrations, 'register').mockRejectedValueOnce(fromTheWire);
    await api.call('POST /registrations', { body: submission() });
    expect(api.logged).toEqual([
      expect.stringContaining('"route":"/registrations/check-freefireid/:tournamentId/:freeFireId"'),
      expect.stringContaining('"route":"/registrations"'),
    ]);
    for (const line of api.logged) {
      expect(line).toContain('"code":"internal"');
      expect(line).toContain('health.test.ts');
      expect(line).not.toMatch(/12345678|ana@example|Ana/);
    }
  });

  it('of the caller is not logged', async () => {
    api.logged.length = 0;
    await api.call('GET /tournaments/nada');
    await api.call('POST /registrations', { raw: '{' });
    expect(api.logged).toEqual([]);
  });
});
