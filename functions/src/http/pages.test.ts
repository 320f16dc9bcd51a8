import { once } from 'node:events';
import { createServer, get as httpGet } from 'node:http';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheControl, textReply, types } from '../pages/reply.ts';
import type { PageService } from '../pages/service.ts';
import { answerPages } from './pages.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const page = textReply(types.html, '<p>La página</p>', cacheControl.page);
const answering = (answer: PageService['answer']) => async () => ({ answer });

async function serve(pages: () => Promise<PageService>) {
  const error = vi.fn();
  const shell = async () => textReply(types.html, '<div id="root"></div>', cacheControl.not);
  const log = { info: vi.fn(), error };
  const app = express().use(answerPages({ pages, shell, log }));
  const server = createServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { 'accept-encoding': 'identity', ...init.headers } });
  return { get, error };
}

describe('the page handler', () => {
  it('serves a page with caching and compression, and refuses POST', async () => {
    const { get } = await serve(answering(async () => page));
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([200, '<p>La página</p>']);
    expect(response.headers.get('cache-control')).toBe(cacheControl.page);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/', { headers: { 'accept-encoding': encoding } });
      expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([encoding, '<p>La página</p>']);
    }
    // `fetch` would ask for a fresh one.
    const request = httpGet(response.url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    const [again] = await once(request, 'response');
    again.resume();
    expect(again.statusCode).toBe(304);
    const posted = await get('/', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['/share.jpg?v=3f', '/share.jpg', '3f'],
    ['/share.jpg?v=1&v=2', '/share.jpg', null],
    ['/share.jpg?v[a]=1', '/share.jpg', null],
    ['/register?tournament=copa', '/register?tournament=copa', null],
    ['/register/?tournament=copa&x=1', '/register/?tournament=copa', null],
    ['/register?tournament=', '/register', null],
    ['/register?tournament=a&tournament=b', '/register', null],
    [`/register?tournament=${'a'.repeat(900)}`, `/register?tournament=${'a'.repeat(65)}`, null],
    ['/tournament-history?apodo=Nube', '/tournament-history?apodo=Nube', null],
    ['/tournaments?tournament=copa', '/tournaments', null],
    ['/?=copa', '/', null],
  ])('passes on only the query parts that name a page or picture version: %s', async (address, asked, version) => {
    const answer = vi.fn(async () => page);
    await (await serve(answering(answer))).get(address);
    expect(answer).toHaveBeenCalledWith(asked, version);
  });

  it('sends a picture uncompressed', async () => {
    const { get } = await serve(answering(async () => ({ ...page, type: types.jpeg })));
    const response = await get('/share.jpg', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});

const broken = async () => {
  throw new TypeError('the renderer broke on ana@example.com');
};

it.each([
  ['a screen breaks', answering(broken)],
  ['the renderer does not load', broken],
])('if %s, sends the shell for a page and 503 for a file, and logs it', async (_why, pages) => {
  const { get, error } = await serve(pages);
  const response = await get('/tournament/copa');
  expect([response.status, await response.text()]).toEqual([200, '<div id="root"></div>']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const err = expect.objectContaining({ name: 'TypeError' });
  expect(error).toHaveBeenCalledExactlyOnceWith('page not made', { err });
  expect((await get('/tournament/copa/calendar.ics')).status).toBe(503);
});
