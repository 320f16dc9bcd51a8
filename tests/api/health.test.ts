import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../fixtures/calls/expect.ts';
import { throughHosting } from '../fixtures/people/origins.ts';
import { NOW, submission } from '../fixtures/records/records.ts';

const { api } = await openApi('demo-api-health');

describe('GET /health', () => {
  it('says that all is well, and when', async () => {
    const here = { caller: '127.0.0.1', proxyIp: '127.0.0.1' };
    expectData(await api.call('GET /health'), { status: 'ok', time: NOW.toISOString(), ...here });
  });

  it('tells an untrusted proxy from a trusted one, so that a deployment can be checked', async () => {
    const trusted = await api.call('GET /health', { headers: throughHosting('198.51.100.7', '203.0.113.99') });
    expect(trusted.body).toMatchObject({ data: { caller: '198.51.100.7', proxyIp: '203.0.113.99' } });
    const untrusted = await api.call('GET /health', { headers: throughHosting('198.51.100.7', '192.0.2.9') });
    expect(untrusted.body).toMatchObject({ data: { caller: '192.0.2.9', proxyIp: '192.0.2.9' } });
  });
});

describe('a fault of our own', () => {
  const fault = new TypeError('cannot read ana@example.com');
  Object.assign(fault, { stack: `TypeError: cannot read ana@example.com\n    at secretFunction (server.ts:1:1)` });

  it('is a 500 that tells the caller nothing of it', async () => {
    vi.spyOn(api.database, 'doc').mockImplementationOnce(() => {
      throw fault;
    });
    expectFailure(await api.call('GET /health'), 500, 'internal');
  });

  it('is logged by its route and place, without addresses or typed text', async () => {
    api.logged.length = 0;
    const fromTheWire = Object.assign(new Error('no document registrations/copa_12345678'), { code: 3 });
    vi.spyOn(api.database, 'getAll').mockRejectedValueOnce(fromTheWire);
    await api.call('GET /registrations/check-freefireid/copa/12345678', { headers: { 'x-name': 'Ana' } });
    vi.spyOn(api.database, 'getAll').mockRejectedValueOnce(fromTheWire);
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

  it("caused by the caller isn't logged", async () => {
    api.logged.length = 0;
    await api.call('GET /tournaments/nada');
    await api.call('POST /registrations', { raw: '{' });
    expect(api.logged).toEqual([]);
  });
});
