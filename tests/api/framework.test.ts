import { gzipSync } from 'node:zlib';
import { limits } from '@arena/domain';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { local } from '../../scripts/lib/local.ts';
import { answerTo, breakOff, MEGABYTE, megabytes, type Sent } from '../fixtures/calls/piecemeal.ts';
import { type Deployed, deploy } from '../fixtures/deployed.ts';
import { peakMegabytes, WATCHED } from '../fixtures/watched.ts';

const JSON_TYPE = 'application/json';
const json = { 'content-type': JSON_TYPE };

/** Malformed bodies with personal data. The functions framework reads them before any function does. */
const malformed: Readonly<Record<string, readonly [headers: Record<string, string>, body: string]>> = {
  'is cut off': [json, '{"fullName":"Ana Pérez","email":"ana@example.com","freeFireId":"12345678'],
  'begins with a name': [json, 'Ana Pérez, ana@example.com, 12345678'],
  'is JSON but not an object': [json, '"Ana Pérez"'],
  'is an invalid CloudEvent': [
    { 'content-type': 'application/cloudevents+json' },
    '{"fullName":"Ana", ana@example.com',
  ],
  'is in another charset': [{ 'content-type': `${JSON_TYPE}; charset=utf-16` }, '{"fullName":"Ana Pérez" 12345678'],
  'is in an unknown charset': [{ 'content-type': `${JSON_TYPE}; charset=klingon` }, '{"fullName":"Ana Pérez"}'],
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

let deployed: Deployed;
beforeAll(async () => {
  deployed = await deploy('demo-api-framework', { node: WATCHED });
});
afterAll(() => deployed.stop());

describe('an unreadable body', () => {
  it.each(Object.entries(malformed))('that %s is refused, and no part of it is logged', async (_what, sent) => {
    const [headers, body] = sent;
    await expectRefusal(deployed.origin, { headers, body });
    // One that breaks off is logged, and what was to be written before it has been by then.
    const logged = () => deployed.written().split('request aborted').length;
    const before = logged();
    await breakOff(deployed.origin, { headers, chunks: [Buffer.from(body)] });
    await expect.poll(logged).toBeGreaterThan(before);
    for (const typed of ['Ana', 'ana@', '12345678']) expect(deployed.written()).not.toContain(typed);
  });

  it('that is not compressed as declared is refused', async () => {
    for (const encoding of ['zip', 'gzip']) {
      await expectRefusal(deployed.origin, { headers: { ...json, 'content-encoding': encoding }, body: '{}' });
    }
  });

  it.each<[string, Sent]>([
    ['is in an unknown encoding', { headers: { ...json, 'content-encoding': 'zip', 'content-length': 2 } }],
    ['is longer than the framework’s own limit', { headers: { ...json, 'content-length': 2_048 * MEGABYTE } }],
    ['is for an unknown path', { path: '/favicon.ico', headers: { 'content-encoding': 'gzip', 'content-length': 2 } }],
  ])('that %s does not crash the server when its sender disconnects', async (_what, sent) => {
    for (let time = 0; time < 5; time += 1) await answerTo(deployed.origin, { chunks: [Buffer.from('{}')], ...sent });
    expect(await deployed.call('GET /health')).toMatchObject({ status: 200 });
    expect(deployed.written()).not.toContain('Uncaught');
  });
});

const MOST_GROWTH = 30;

const form = { 'content-type': 'multipart/form-data; boundary=x' };

describe('a body that could exhaust the memory', () => {
  let idle: number;
  beforeAll(async () => {
    await deployed.call('POST /registrations', { body: {} });
    idle = await peakMegabytes(deployed.process);
  });

  it('of under 100 KiB that inflates to 100 MB is refused with little memory', async () => {
    const raw = gzipSync(Buffer.alloc(100 * MEGABYTE));
    expect(raw.length).toBeLessThan(100 * 1_024);
    const headers = { ...json, 'content-encoding': 'gzip', 'content-length': raw.length };
    const refusals = Array.from({ length: 4 }, () => answerTo(deployed.origin, { headers, chunks: [raw] }));
    expect(await Promise.all(refusals)).toEqual(Array(4).fill({ status: 400, code: 'malformed' }));
    expect((await peakMegabytes(deployed.process)) - idle).toBeLessThan(MOST_GROWTH);
  });

  it('without a declared length is refused while it arrives, with little memory', async () => {
    const headers = { ...json, 'transfer-encoding': 'chunked' };
    const refusals = Array.from({ length: 4 }, () => answerTo(deployed.origin, { headers, chunks: megabytes(100) }));
    expect(await Promise.all(refusals)).toEqual(Array(4).fill({ status: 413, code: 'too_large' }));
    expect((await peakMegabytes(deployed.process)) - idle).toBeLessThan(MOST_GROWTH);
  });

  it('of exactly the maximum size passes the size check', async () => {
    const body = Buffer.from(JSON.stringify({ fullName: 'x'.repeat(limits.bodyBytes - 15) }));
    expect(body).toHaveLength(limits.bodyBytes);
    const headers = { ...json, 'content-encoding': 'identity', 'content-length': body.length };
    expect(await answerTo(deployed.origin, { headers, chunks: [body] })).toEqual({ status: 400, code: 'invalid' });
    const picture = Buffer.alloc(limits.uploadBytes);
    const upload = { path: '/api/pictures', headers: { ...form, 'content-length': picture.length }, chunks: [picture] };
    expect(await answerTo(deployed.origin, upload)).toEqual({ status: 401, code: 'unauthenticated' });
  });
});

describe('the pages', () => {
  it('refuse a large upload and answer 404 to an undecodable address', async () => {
    const pages = await deploy('demo-arena-libre', { target: 'pages' });
    onTestFinished(() => pages.stop());
    const headers = { ...form, 'content-length': limits.bodyBytes + 1 };
    const answer = await answerTo(pages.origin, { path: '/api/pictures', headers });
    expect(answer).toEqual({ status: 413, code: 'too_large' });
    for (const path of ['/tournament/%E0%A4%A', '/tournament-rules/%ff', '/%', '/tournament/%E0%A4%A/share.jpg']) {
      expect((await fetch(`${pages.origin}${path}`)).status, path).toBe(404);
    }
  });

  it('cause no server error for an undecodable address behind Hosting', async () => {
    for (const path of [
      '/tournament/%E0%A4%A',
      '/register/%ff',
      '/form/%E0%A4%A',
      '/api/tournaments/%E0%A4%A',
      '/api/%',
    ]) {
      const { status } = await fetch(`${local.siteUrl}${path}`);
      expect(status, path).toBeLessThan(500);
      if (/^\/(api|tournament)/.test(path)) expect(status, path).toBeGreaterThanOrEqual(400);
    }
  });
});
