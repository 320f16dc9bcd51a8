// The guard in front of the functions framework, in this process: framework.test.ts tests the build and its memory.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { limits } from '@arena/domain';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardFramework, takeOn } from '../../functions/src/http/framework.ts';
import { mostBytesOf } from '../../functions/src/http/inputs/body-size.ts';
import { answerTo, begin, megabytes, type Sent, type Unfinished } from '../fixtures/calls/piecemeal.ts';

let origin: string;
let server: Server;
let standDown: () => void;

/** Bytes of bodies that the framework held, and paths by which it called a function. */
const held: number[] = [];
const paths: string[] = [];
beforeEach(() => {
  held.length = 0;
});

beforeAll(async () => {
  standDown = guardFramework({
    mostBytes: mostBytesOf,
    admit: async (authorization) => (authorization === 'Bearer good' ? null : 'unauthenticated'),
  });
  http('reached', (request, response) => {
    if (!takeOn(request, response)) return;
    held.push(request.rawBody?.length ?? 0);
    paths.push(request.path);
    response.json({ code: 'reached' });
  });
  server = getTestServer('reached');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
});
afterAll(() => {
  standDown();
  server.close();
  server.closeAllConnections();
});

const json = { 'content-type': 'application/json' };
const packed = gzipSync('{}');
const good = Buffer.from('{"a":1}');

describe('before the framework reads a body', () => {
  it.each<[string, Sent, { status: number; code: string }]>([
    [
      'a packed one is refused',
      { headers: { ...json, 'content-encoding': 'gzip', 'content-length': packed.length }, chunks: [packed] },
      { status: 400, code: 'malformed' },
    ],
    [
      'one that is packed in capitals is refused',
      { headers: { ...json, 'content-encoding': 'GZIP', 'content-length': packed.length }, chunks: [packed] },
      { status: 400, code: 'malformed' },
    ],
    [
      'one that is announced too long is refused, though none of it comes',
      { headers: { ...json, 'content-length': limits.bodyBytes + 1 } },
      { status: 413, code: 'too_large' },
    ],
    [
      'one that goes on and on is refused',
      { headers: { ...json, 'transfer-encoding': 'chunked' }, chunks: megabytes(50) },
      { status: 413, code: 'too_large' },
    ],
  ])('%s', async (_what, sent, refusal) => {
    expect(await answerTo(origin, sent)).toEqual(refusal);
    expect(held).toEqual([]);
  });

  it("ignores the framework's own reply to a refused request", async () => {
    const come = once(server, 'request');
    const headers = { ...json, 'content-encoding': 'zip', 'content-length': good.length };
    await answerTo(origin, { headers, chunks: [good] });
    const [, response] = await come;
    expect(response.setHeader('X-Late', 'yes')).toBe(response);
    expect(response.removeHeader('Content-Type')).toBeUndefined();
  });

  it('frees the received part of a refused request', async () => {
    const come = once(server, 'request');
    await answerTo(origin, { headers: { ...json, 'transfer-encoding': 'chunked' }, chunks: megabytes(50) });
    const [request] = await come;
    expect(request.listenerCount('data')).toBe(0);
  });

  it('any other is let through', async () => {
    const headers = { ...json, 'content-length': good.length };
    expect(await answerTo(origin, { headers, chunks: [good] })).toEqual({ status: 200, code: 'reached' });
    expect(held).toEqual([good.length]);
  });
});

describe('a large body', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer good' };
  const picture = Buffer.alloc(limits.largeBodies.bytes + 1);
  const announced = { ...form, 'content-length': picture.length };
  const upload = (headers: Sent['headers'] = announced) => begin(origin, '/api/pictures', headers);
  const send = (headers: Sent['headers'] = announced) =>
    answerTo(origin, { path: '/api/pictures', headers, chunks: [picture] });
  const comeBack = { status: 503, code: 'unavailable' };
  const letIn = { status: 200, code: 'reached' };

  it.each([undefined, 'Bearer bad'])('with the token %s is refused before it is read', async (token) => {
    const { authorization: _, ...without } = announced;
    const headers = token === undefined ? without : { ...without, authorization: token };
    expect(await answerTo(origin, { path: '/api/pictures', headers })).toEqual({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await send(headers)).toEqual({ status: 401, code: 'unauthenticated' });
    expect(held).toEqual([]);
  });

  it('takes no room from others while it comes without a good token', async () => {
    const { authorization: _, ...without } = announced;
    const strangers = await Promise.all(Array.from({ length: limits.largeBodies.atOnce }, () => upload(without)));
    expect(await send()).toEqual(letIn);
    for (const { goAway } of strangers) goAway();
  });

  it('is refused where it has not come after ten seconds, and makes room', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const trickling = await upload();
      await vi.waitUntil(() => vi.getTimerCount() > 0);
      await vi.advanceTimersByTimeAsync(limits.largeBodies.arrival);
      expect(await trickling.answer()).toBe(503);
      trickling.goAway();
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => send()).toEqual(letIn);
  });

  describe('while as many are on their way as an instance holds', () => {
    let begun: Unfinished[] = [];
    beforeEach(async () => {
      begun = [await upload({ ...form, 'transfer-encoding': 'chunked' })];
      while (begun.length < limits.largeBodies.atOnce) begun.push(await upload());
    });
    afterEach(async () => {
      for (const { goAway } of begun) goAway();
      await expect.poll(() => send()).toEqual(letIn);
    });

    it('has to come back', async () => {
      const refused = await fetch(`${origin}/api/pictures`, { method: 'POST', headers: form, body: picture });
      expect(refused.headers.get('retry-after')).toBe(String(limits.retryAfterOutageSeconds));
      expect(await send()).toEqual(comeBack);
    });

    it('is let in once another has come whole, or its sender has gone', async () => {
      expect(await begun.pop()?.finish(picture)).toBe(200);
      await expect.poll(() => send()).toEqual(letIn);
      begun.push(await upload());
      expect(await send()).toEqual(comeBack);
      begun.pop()?.goAway();
      await expect.poll(() => send()).toEqual(letIn);
    });

    it('holds no small one up', async () => {
      const small = Buffer.alloc(limits.largeBodies.bytes);
      const headers = { ...form, 'content-length': small.length };
      expect(await answerTo(origin, { path: '/api/pictures', headers, chunks: [small] })).toEqual(letIn);
      const plan = await begin(origin, '/api/competitions/copa', { ...json, 'transfer-encoding': 'chunked' });
      expect(await plan.finish(good)).toBe(200);
    });
  });
});

it.each([
  ['/tournament/%E0%A4%A', '/tournament/%25E0%25A4%25A'],
  ['/tournament/copa%20uno?x=%ff', '/tournament/copa%20uno'],
])('%s comes to a function as %s', async (path, arrived) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(200);
  expect(paths.at(-1)).toBe(arrived);
});
