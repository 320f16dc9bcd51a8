import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deployed, deploy } from '../support/deployed.ts';
import { stack } from '../support/stack.ts';

const JSON_TYPE = 'application/json';

/** Bodies that the functions framework, which reads them before any function does, can't read. */
const unreadable: Readonly<Record<string, RequestInit>> = {
  'is cut off': { headers: { 'content-type': JSON_TYPE }, body: '{"fullName":"Ana Pér' },
  'is no JSON': { headers: { 'content-type': JSON_TYPE }, body: 'hola' },
  'is JSON, but no object': { headers: { 'content-type': JSON_TYPE }, body: '"hola"' },
  'is in an unknown charset': { headers: { 'content-type': `${JSON_TYPE}; charset=klingon` }, body: '{}' },
  'is in an unknown encoding': { headers: { 'content-type': JSON_TYPE, 'content-encoding': 'zip' }, body: '{}' },
  'is not what its encoding says': { headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }, body: '{}' },
};

/** Bodies in which somebody's data stand where a parser stumbles, as what they are said to be. */
const personal: Readonly<Record<string, readonly [type: string, body: string]>> = {
  'is cut off': [JSON_TYPE, '{"fullName":"Ana Pérez","email":"ana@example.com","freeFireId":"12345678'],
  'begins with a name': [JSON_TYPE, 'Ana Pérez, ana@example.com, 12345678'],
  'has a stray comma': [JSON_TYPE, '{"fullName":"Ana Pérez","freeFireId":"12345678",,}'],
  'is an event that is none': ['application/cloudevents+json', '{"fullName":"Ana Pérez", ana@example.com'],
  'is in another charset': [`${JSON_TYPE}; charset=utf-16`, '{"fullName":"Ana Pérez" 12345678'],
};

async function expectRefusal(origin: string, request: RequestInit): Promise<void> {
  const response = await fetch(`${origin}/api/registrations`, { method: 'POST', ...request });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect({ status: response.status, ...(await response.json()) }).toEqual({
    status: 400,
    success: false,
    code: 'malformed',
    error: 'No pudimos leer lo que enviaste. Recarga la página e inténtalo de nuevo.',
  });
}

describe('a body that nobody can read', () => {
  let deployed: Deployed;
  beforeAll(async () => {
    deployed = await deploy('demo-api-framework');
  });
  afterAll(() => deployed.stop());

  it.each(Object.entries(unreadable))('which %s, is refused as the contract says', async (_why, request) => {
    await expectRefusal(deployed.origin, request);
  });

  it('is refused the same behind Hosting', async () => {
    for (const request of Object.values(unreadable)) await expectRefusal(stack.siteUrl, request);
  });

  it.each(Object.entries(personal))('which %s, is not logged, not even in part', async (_what, [type, body]) => {
    const headers = { 'content-type': type };
    const response = await fetch(`${deployed.origin}/api/registrations`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    // What was to be written about it has been by the time that the next call is answered.
    await deployed.call('GET /health');
    await expect.poll(() => deployed.written()).not.toBe('');
    for (const typed of ['Ana', 'ana@', '12345678']) expect(deployed.written()).not.toContain(typed);
  });

  it('leaves the next call its own answer', async () => {
    const { status, body } = await deployed.call('POST /registrations', { body: {} });
    expect([status, body]).toMatchObject([400, { code: 'invalid' }]);
    const asked = await fetch(`${deployed.origin}/robots.txt`);
    expect(asked.status).toBe(404);
  });
});
