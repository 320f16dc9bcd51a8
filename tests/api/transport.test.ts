import { limits } from '@arena/domain';
import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../fixtures/calls/expect.ts';
import { throughHosting } from '../fixtures/people/origins.ts';
import { NOW, submission } from '../fixtures/records/records.ts';

const { api } = await openApi('demo-api-transport');

const POST = 'POST /registrations';

describe('a call that no endpoint answers, or with another spelling of its path', () => {
  it.each([
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
  ])('%s is a 404 in JSON, and kept nowhere', async (endpoint) => {
    const reply = await api.call(endpoint);
    expectFailure(reply, 404, 'not_found');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/API/health', '/api/health/'])('%s is a 404', async (path) => {
    expect((await fetch(api.origin + path)).status).toBe(404);
  });
});

describe('a body that cannot be read', () => {
  // A call with proof of work: without a proof it is refused before the body is read.
  const FREE = 'POST /questions/validate';
  const json = JSON.stringify({ answers: {} });

  it.each<[string, string, Record<string, string>]>([
    ['half a JSON', json.slice(0, -2), {}],
    ['a list', '[]', {}],
    ['null', 'null', {}],
    ['JSON called a text', json, { 'content-type': 'text/plain' }],
    ['a form', 'fullName=Ana', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another charset', json, { 'content-type': 'application/json; charset=utf-16' }],
    ['bytes that are not gzip', json, { 'content-encoding': 'gzip' }],
  ])('%s is refused as malformed', async (_name, raw, headers) => {
    expectFailure(await api.call(FREE, { raw, headers }), 400, 'malformed');
  });

  it("isn't parsed for a caller without permission", async () => {
    for (const endpoint of ['PUT /competitions/copa', 'POST /competitions/copa/stages/a/draw', 'POST /tournaments']) {
      expectFailure(await api.call(endpoint, { raw: '['.repeat(limits.bodyBytes) }), 401, 'unauthenticated');
    }
    expectFailure(await api.call('PUT /nothing', { raw: '[' }), 404, 'not_found');
  });
});

describe('the size of a body', () => {
  const filled = (bytes: number) => {
    const empty = JSON.stringify(submission({ fullName: '' }));
    return JSON.stringify(submission({ fullName: 'x'.repeat(bytes - empty.length) }));
  };

  it('at the limit is read', async () => {
    const reply = await api.call(POST, { raw: filled(limits.bodyBytes) });
    expectFailure(reply, 400, 'invalid', { fullName: 'Usa 80 caracteres como máximo' });
  });

  it('may be larger for lists of groups, up to a limit of its own', async () => {
    for (const endpoint of ['PUT /competitions/copa', 'POST /competitions/copa/stages/a/draw']) {
      expectFailure(await api.call(endpoint, { raw: filled(limits.groupsBytes) }), 401, 'unauthenticated');
      expectFailure(await api.call(endpoint, { raw: filled(limits.groupsBytes + 1) }), 413, 'too_large');
    }
  });
});

describe('every reply', () => {
  it.each([
    ['GET /questions/types', undefined],
    ['GET /nothing', undefined],
    [POST, '{'],
    [POST, 'x'.repeat(limits.bodyBytes + 1)],
  ])('%s is kept nowhere and names no machinery', async (endpoint, raw) => {
    const { headers, body } = await api.call(endpoint, raw === undefined ? {} : { raw });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('etag')).toBe(false);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\bat \w|Error:/);
  });
});

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

describe('the log', () => {
  it('has a fault of our own by its route and place, without addresses or typed text', async () => {
    api.logged.length = 0;
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

  it('has none that the caller caused', async () => {
    api.logged.length = 0;
    await api.call('GET /tournaments/nada');
    await api.call('POST /registrations', { raw: '{' });
    expect(api.logged).toEqual([]);
  });
});
