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

describe('answering for pages', () => {
  it('sends the page with how long it may be kept', async () => {
    const { get } = await serve(answering(async () => page));
    const response = await get('/');
    expect([response.status, await response.text()]).toEqual([200, '<p>La página</p>']);
    expect(response.headers.get('cache-control')).toBe(cacheControl.page);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each(['br', 'gzip'])('in %s if accepted', async (encoding) => {
    const { get } = await serve(answering(async () => page));
    const response = await get('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('<p>La página</p>');
  });

  it('once only to a browser that has it', async () => {
    const { get } = await serve(answering(async () => page));
    const first = await get('/');
    // `fetch` would ask for a fresh one.
    const request = httpGet(first.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    const [again] = await once(request, 'response');
    again.resume();
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['?v=3f', '3f'],
    ['', null],
    ['?v=1&v=2', null],
    ['?v[a]=1', null],
  ])('says which state of a picture is asked for: %s', async (query, version) => {
    const answer = vi.fn(async () => page);
    await (await serve(answering(answer))).get(`/share.jpg${query}`);
    expect(answer).toHaveBeenCalledWith('/share.jpg', version);
  });

  it.each([
    ['/register?tournament=copa', '/register?tournament=copa'],
    ['/register/?tournament=copa&x=1', '/register/?tournament=copa'],
    ['/register?tournament=', '/register'],
    ['/register?tournament=a&tournament=b', '/register'],
    [`/register?tournament=${'a'.repeat(900)}`, `/register?tournament=${'a'.repeat(65)}`],
    ['/tournament-history?apodo=Nube', '/tournament-history?apodo=Nube'],
    ['/tournaments?tournament=copa', '/tournaments'],
    ['/tournaments?=copa', '/tournaments'],
    ['/?=copa', '/'],
  ])('by the query parts that name a page: %s', async (address, asked) => {
    const answer = vi.fn(async () => page);
    await (await serve(answering(answer))).get(address);
    expect(answer).toHaveBeenCalledWith(asked, null);
  });

  it('a picture as it is', async () => {
    const { get } = await serve(answering(async () => ({ ...page, type: types.jpeg })));
    const response = await get('/share.jpg', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('to GET and HEAD only', async () => {
    const { get } = await serve(answering(async () => page));
    const response = await get('/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

const broken = async () => {
  throw new TypeError('the renderer broke on ana@example.com');
};

describe('for a page that fails', () => {
  it.each([
    ['because a screen breaks', answering(broken)],
    ['because the renderer does not load', broken],
  ])('%s the browser gets the shell, and the log says so', async (_why, pages) => {
    const { get, error } = await serve(pages);
    const response = await get('/tournament/copa');
    expect([response.status, await response.text()]).toEqual([200, '<div id="root"></div>']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(error).toHaveBeenCalledExactlyOnceWith('page not made', {
      err: expect.objectContaining({ name: 'TypeError' }),
    });
  });

  it('a file is not there for now', async () => {
    const { get } = await serve(answering(broken));
    expect((await get('/tournament/copa/calendar.ics')).status).toBe(503);
  });
});
