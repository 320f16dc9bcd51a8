import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { limits } from '@arena/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/admin-area.ts';
import { startApi, type TestApi } from '../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../fixtures/calls/expect.ts';
import { throughHosting } from '../fixtures/people/origins.ts';
import { NOW, submission } from '../fixtures/records/records.ts';

const { api } = await openApi('demo-api-transport');

const POST = 'POST /registrations';

describe('a call that no endpoint answers', () => {
  it.each([
    'GET /nothing',
    'GET /',
    'POST /health',
    'DELETE /tournaments/copa/everything',
    'GET /registrations/check-freefireid/copa',
    'OPTIONS /health/nothing',
  ])('%s is a 404 in JSON', async (endpoint) => {
    expectFailure(await api.call(endpoint), 404, 'not_found');
  });
});

describe('another spelling of a path', () => {
  it.each([
    'GET /Tournaments/STATS',
    'GET /tournaments/stats/',
    'GET /tournaments/',
    'GET /HEALTH',
    'GET //tournaments',
    'GET /tournaments//stats',
    'GET /tourn%61ments',
    'POST /Registrations',
    'GET /questions/active/',
  ])('%s is a 404, and kept nowhere', async (endpoint) => {
    const reply = await api.call(endpoint);
    expectFailure(reply, 404, 'not_found');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/API/health', '/Api/health', '/api/health/'])('%s is a 404', async (path) => {
    expect((await fetch(api.origin + path)).status).toBe(404);
  });
});

describe('a body that cannot be read', () => {
  // A call with proof of work: without a proof it is refused before the body is read.
  const FREE = 'POST /questions/validate';
  const json = JSON.stringify({ answers: {} });

  it.each<[string, string, Record<string, string>]>([
    ['half a JSON', json.slice(0, -2), {}],
    ['a bare word', 'hola', {}],
    ['a list', '[]', {}],
    ['a text in JSON', '"hola"', {}],
    ['null', 'null', {}],
    ['JSON called a text', json, { 'content-type': 'text/plain' }],
    ['a form', 'fullName=Ana', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an unknown charset', json, { 'content-type': 'application/json; charset=latin-99' }],
    ['another charset', json, { 'content-type': 'application/json; charset=utf-16' }],
    ['an unknown encoding', json, { 'content-encoding': 'arena' }],
    ['bytes that are not gzip', json, { 'content-encoding': 'gzip' }],
  ])('%s is refused as malformed', async (_name, raw, headers) => {
    expectFailure(await api.call(FREE, { raw, headers }), 400, 'malformed');
  });

  it('one that is compressed is refused as malformed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const sent = { method: 'POST', headers, body: gzipSync(json) };
    const response = await fetch(`${api.origin}/api/questions/validate`, sent);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });

  it("isn't parsed for a caller without permission", async () => {
    for (const endpoint of ['PUT /competitions/copa', 'POST /competitions/copa/stages/a/draw', 'POST /tournaments']) {
      expectFailure(await api.call(endpoint, { raw: '['.repeat(limits.bodyBytes) }), 401, 'unauthenticated');
    }
    expectFailure(await api.call('PUT /nothing', { raw: '[' }), 404, 'not_found');
  });

  it('a missing body is refused as malformed', async () => {
    expectFailure(await api.call(FREE), 400, 'malformed');
  });

  it('a path that cannot be decoded is refused as malformed', async () => {
    expectFailure(await api.call('GET /tournaments/%E0%A4%A'), 400, 'malformed');
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

  it('one byte above it is refused', async () => {
    expectFailure(await api.call(POST, { raw: filled(limits.bodyBytes + 1) }), 413, 'too_large');
  });

  it('may be larger for lists of groups, up to a limit of its own', async () => {
    for (const endpoint of ['PUT /competitions/copa', 'POST /competitions/copa/stages/a/draw']) {
      expectFailure(await api.call(endpoint, { raw: filled(limits.groupsBytes) }), 401, 'unauthenticated');
      expectFailure(await api.call(endpoint, { raw: filled(limits.groupsBytes + 1) }), 413, 'too_large');
    }
  });

  it('above it is refused for any endpoint, a missing one included', async () => {
    expectFailure(await api.call('PUT /nothing', { raw: filled(limits.bodyBytes * 2) }), 413, 'too_large');
  });
});

describe('behind the functions framework, which reads the body first', () => {
  let framed: TestApi;

  /** Reads the body as the framework does, without a stated size. */
  const frame = (app: RequestListener): RequestListener => {
    return async (request, response) => {
      const rawBody = await buffer(request);
      if (rawBody.length > 0) request.headers['transfer-encoding'] = 'chunked';
      delete request.headers['content-length'];
      app(Object.assign(request, { rawBody, body: rawBody }), response);
    };
  };

  beforeAll(async () => {
    framed = await startApi('demo-api-transport-framed', { frame });
  });
  afterAll(() => framed.close());

  it('a body is taken as it was read', async () => {
    const reply = await framed.call(POST, { body: submission({ freeFireId: '1' }) });
    expectFailure(reply, 400, 'invalid', { freeFireId: 'El ID debe contener entre 8 y 12 dígitos numéricos' });
  });

  it('a call without a body is answered', async () => {
    expect((await framed.call('GET /questions/types')).status).toBe(200);
  });

  it('a body above the limit is refused though nothing announced its size', async () => {
    const body = submission({ fullName: 'x'.repeat(limits.bodyBytes) });
    expectFailure(await framed.call(POST, { body }), 413, 'too_large');
  });
});

describe('unknown input', () => {
  it('a repeated key of the query is refused', async () => {
    const reply = await api.call('GET /tournaments?status=published&status=draft');
    expectFailure(reply, 400, 'invalid', { status: 'Dato no válido' });
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
      expect(line).toContain('transport.test.ts');
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
