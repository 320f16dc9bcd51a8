// The guard in front of the functions framework, in this process: framework.test.ts tests the build and its memory.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { limits } from '@arena/domain';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptRequest, guardFramework } from '../../functions/src/http/framework.ts';
import { maxBodyBytes } from '../../functions/src/http/inputs/body-size.ts';
import { answerTo, begin, MEGABYTE, megabytes, type Sent, type Unfinished } from '../fixtures/calls/piecemeal.ts';

let origin: string;
let server: Server;
let standDown: () => void;

/** Bytes of bodies that the framework held. */
const held: number[] = [];
beforeEach(() => {
  held.length = 0;
  admit.mockClear();
});

const admit = vi.fn(async (authorization: string | undefined) =>
  authorization === 'Bearer good' ? null : ('unauthenticated' as const),
);

beforeAll(async () => {
  standDown = guardFramework({
    mostBytes: maxBodyBytes,
    admit,
  });
  http('reached', (request, response) => {
    if (!acceptRequest(request, response)) return;
    held.push(request.rawBody?.length ?? 0);
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

describe('the guard before the framework reads a body', () => {
  const tooLarge = { status: 413, code: 'too_large' };

  it('refuses a compressed or endless body and accepts a normal one', async () => {
    const zipped = { ...json, 'content-encoding': 'gzip', 'content-length': packed.length };
    expect(await answerTo(origin, { headers: zipped, chunks: [packed] })).toEqual({ status: 400, code: 'malformed' });
    const endless = { ...json, 'transfer-encoding': 'chunked' };
    expect(await answerTo(origin, { headers: endless, chunks: megabytes(50) })).toEqual(tooLarge);
    expect(held).toEqual([]);
    const headers = { ...json, 'content-length': good.length };
    expect(await answerTo(origin, { headers, chunks: [good] })).toEqual({ status: 200, code: 'reached' });
    expect(held).toEqual([good.length]);
  });

  it('reads a form for a visitor although editors may send large forms to its address', async () => {
    const { status } = await fetch(`${origin}/api/forms/encuesta`);
    expect(status).toBe(200);
    expect(admit).not.toHaveBeenCalled();
  });

  it('refuses a declared length over the limit before the body arrives', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const most = limits.bodyBytes;
    for (const sent of [
      { headers: { ...json, 'content-length': most + 1 } },
      { headers: { 'content-length': 500 * MEGABYTE } },
      { headers: { ...form, 'content-length': most + 1 } },
      { path: '/api/x?/api/pictures', headers: { ...form, 'content-length': most + 1 } },
      { path: '/api/pictures', headers: { ...form, 'content-length': limits.uploadBytes + most + 1 } },
    ]) {
      expect(await answerTo(origin, sent)).toEqual(tooLarge);
    }
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

  it('takes no slot while its token is missing', async () => {
    const { authorization: _, ...without } = announced;
    const strangers = await Promise.all(Array.from({ length: limits.largeBodies.atOnce }, () => upload(without)));
    expect(await send()).toEqual(letIn);
    for (const { goAway } of strangers) goAway();
  });

  it('is refused if incomplete after ten seconds, and frees its slot', async () => {
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

  describe('while all slots are taken', () => {
    let begun: Unfinished[] = [];
    beforeEach(async () => {
      begun = [await upload({ ...form, 'transfer-encoding': 'chunked' })];
      while (begun.length < limits.largeBodies.atOnce) begun.push(await upload());
    });
    afterEach(async () => {
      for (const { goAway } of begun) goAway();
      await expect.poll(() => send()).toEqual(letIn);
    });

    it('is answered 503 with Retry-After', async () => {
      const refused = await fetch(`${origin}/api/pictures`, { method: 'POST', headers: form, body: picture });
      expect(refused.headers.get('retry-after')).toBe(String(limits.retryAfterOutageSeconds));
      expect(await send()).toEqual(comeBack);
    });

    it('is accepted once another upload completes or disconnects', async () => {
      expect(await begun.pop()?.finish(picture)).toBe(200);
      await expect.poll(() => send()).toEqual(letIn);
      begun.push(await upload());
      expect(await send()).toEqual(comeBack);
      begun.pop()?.goAway();
      await expect.poll(() => send()).toEqual(letIn);
    });

    it('a smaller body is still accepted', async () => {
      const small = Buffer.alloc(limits.largeBodies.bytes);
      const headers = { ...form, 'content-length': small.length };
      expect(await answerTo(origin, { path: '/api/pictures', headers, chunks: [small] })).toEqual(letIn);
      const lengths = { 'content-length': good.length };
      const plan = await begin(origin, '/api/competitions/copa', { ...json, ...lengths });
      expect(await plan.finish(good)).toBe(200);
      const chunked = await begin(origin, '/api/registrations', { ...json, 'transfer-encoding': 'chunked' });
      expect(await chunked.finish(good)).toBe(200);
    });
  });
});
