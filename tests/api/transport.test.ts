import { limits } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../fixtures/calls/expect.ts';
import { throughHosting } from '../fixtures/people/origins.ts';
import { NOW, submission } from '../fixtures/records/records.ts';

const { api } = await openApi('demo-api-transport');

const POST = 'POST /registrations';

it('an unknown endpoint or another spelling of a path returns 404 as JSON', async () => {
  for (const endpoint of [
    'GET /nothing',
    'GET /',
    'POST /health',
    'DELETE /tournaments/copa/everything',
    'OPTIONS /health/nothing',
    'GET /Tournaments/STATS',
    'GET /tournaments/stats/',
    'GET //tournaments',
    'GET /tournaments//stats',
    'GET /tourn%61ments',
    'POST /Registrations',
  ]) {
    const { status, body } = await api.call(endpoint);
    expect({ endpoint, status, body }).toMatchObject({ endpoint, status: 404, body: { code: 'not_found' } });
  }
  for (const path of ['/API/health', '/api/health/']) expect((await fetch(api.origin + path)).status).toBe(404);
});

describe('a body that cannot be read', () => {
  it('is refused as malformed', async () => {
    const json = JSON.stringify({ answers: {} });
    const bodies: [what: string, raw: string, headers?: Record<string, string>][] = [
      ['half a JSON', json.slice(0, -2)],
      ['a list', '[]'],
      ['null', 'null'],
      ['JSON called a text', json, { 'content-type': 'text/plain' }],
      ['a form', 'fullName=Ana', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['another charset', json, { 'content-type': 'application/json; charset=utf-16' }],
      ['bytes that are not gzip', json, { 'content-encoding': 'gzip' }],
    ];
    for (const [what, raw, headers = {}] of bodies) {
      // A call with proof of work is refused before its body is read.
      const { status, body } = await api.call('POST /questions/validate', { raw, headers });
      expect({ what, status, body }).toMatchObject({ what, status: 400, body: { code: 'malformed' } });
    }
  });

  it("isn't parsed for a caller without permission", async () => {
    for (const endpoint of ['PUT /competitions/copa', 'POST /competitions/copa/stages/a/draw', 'POST /tournaments']) {
      expectFailure(await api.call(endpoint, { raw: '['.repeat(limits.bodyBytes) }), 401, 'unauthenticated');
    }
    expectFailure(await api.call('PUT /nothing', { raw: '[' }), 404, 'not_found');
  });
});

describe('a large body', () => {
  const filled = (bytes: number) => {
    const empty = JSON.stringify(submission({ fullName: '' }));
    return JSON.stringify(submission({ fullName: 'x'.repeat(bytes - empty.length) }));
  };

  it('at the size limit is read', async () => {
    const reply = await api.call(POST, { raw: filled(limits.bodyBytes) });
    expectFailure(reply, 400, 'invalid', { fullName: 'Usa 80 caracteres como máximo' });
  });

  it('of an organiser’s long list or text has a higher size limit', async () => {
    for (const endpoint of ['PUT /competitions/copa', 'POST /competitions/copa/stages/a/draw']) {
      expectFailure(await api.call(endpoint, { raw: filled(limits.largeBodyBytes) }), 401, 'unauthenticated');
      expectFailure(await api.call(endpoint, { raw: filled(limits.largeBodyBytes + 1) }), 413, 'too_large');
    }
  });
});

it('every reply is uncacheable JSON and reveals no internals', async () => {
  const replies = [
    await api.call('GET /questions/types'),
    await api.call('GET /nothing'),
    await api.call(POST, { raw: '{' }),
    await api.call(POST, { raw: 'x'.repeat(limits.bodyBytes + 1) }),
  ];
  for (const { headers, body } of replies) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('etag')).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\bat \w|Error:/);
  }
});

it('GET /health returns the time, and the caller’s address only behind a trusted proxy', async () => {
  const here = { caller: '127.0.0.1', proxyIp: '127.0.0.1' };
  expectData(await api.call('GET /health'), { status: 'ok', time: NOW.toISOString(), ...here });
  const trusted = await api.call('GET /health', { headers: throughHosting('198.51.100.7', '203.0.113.99') });
  expect(trusted.body).toMatchObject({ data: { caller: '198.51.100.7', proxyIp: '203.0.113.99' } });
  const untrusted = await api.call('GET /health', { headers: throughHosting('198.51.100.7', '192.0.2.9') });
  expect(untrusted.body).toMatchObject({ data: { caller: '192.0.2.9', proxyIp: '192.0.2.9' } });
});

it('logs server errors with route and file but no input, and no client errors', async () => {
  api.logged.length = 0;
  await api.call('GET /tournaments/nada');
  await api.call(POST, { raw: '{' });
  expect(api.logged).toEqual([]);
  const fromTheWire = Object.assign(new Error('no document registrations/copa_12345678'), { code: 3 });
  vi.spyOn(api.database, 'getAll').mockRejectedValueOnce(fromTheWire);
  const check = 'GET /registrations/check-freefireid/copa/12345678';
  expectFailure(await api.call(check, { headers: { 'x-name': 'Ana' } }), 500, 'internal');
  const [line = ''] = api.logged;
  expect(line).toContain('"route":"/registrations/check-freefireid/:tournamentId/:freeFireId"');
  expect(line).toContain('"code":"internal"');
  expect(line).toContain('transport.test.ts');
  expect(line).not.toMatch(/12345678|Ana/);
});
