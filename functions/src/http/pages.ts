import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { cacheControl, type Reply, unavailableReply } from '../pages/reply.ts';
import type { PageService } from '../pages/service.ts';
import { createCache } from '../platform/cache.ts';
import { describeFault, type Log } from '../platform/log.ts';

export interface PageDeps {
  /** Rejects if the renderer can't be loaded. */
  pages: () => Promise<PageService>;
  /** The page without content. The browser fills it. */
  shell: () => Promise<Reply>;
  log: Log;
}

const encodings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;

type Encoding = keyof typeof encodings;

/** A compressed response, shared by all requests with this encoding. */
interface Packed {
  body: Buffer;
  etag: string;
}

async function pack(reply: Reply, encoding: Encoding | 'identity'): Promise<Packed> {
  const body = encoding === 'identity' ? reply.body : await encodings[encoding](reply.body);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Pages asked for within seconds of each other. A newly rendered page is another reply. */
const MAX_CACHED = 100;

const packed = {
  br: createCache((reply: Reply) => pack(reply, 'br'), { max: MAX_CACHED }),
  gzip: createCache((reply: Reply) => pack(reply, 'gzip'), { max: MAX_CACHED }),
  identity: createCache((reply: Reply) => pack(reply, 'identity'), { max: MAX_CACHED }),
};

/** Picks the smallest encoding that the browser accepts. Pictures are already compressed. */
function encodingFor(request: Request, { type }: Reply): Encoding | 'identity' {
  if (type.startsWith('image/')) return 'identity';
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

async function send(request: Request, response: Response, reply: Reply): Promise<void> {
  const encoding = encodingFor(request, reply);
  const { body, etag } = await packed[encoding].get(reply);
  response.set({
    'Content-Type': reply.type,
    'Cache-Control': reply.cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  // Express answers 304 if the browser already has this version.
  response.status(reply.status).send(body);
}

/** Query parameters that select a different page: a player's history, or a tournament to register in. */
const parameters: Readonly<Record<string, string>> = { '/tournament-history': 'apodo', '/register': 'tournament' };

/** Longer than any nickname or id. */
const MAX_VALUE_LENGTH = 65;

/** Returns the part of the query that selects a page. */
function pageQuery({ path, query }: Request): string {
  const parameter = parameters[path.replace(/\/$/, '')];
  if (parameter === undefined) return '';
  const value = query[parameter];
  if (typeof value !== 'string' || value === '') return '';
  return `?${new URLSearchParams({ [parameter]: value.slice(0, MAX_VALUE_LENGTH).toWellFormed() })}`;
}

/** Fallback for a failed rendering: the shell for a page, an error for a file. */
async function fallback(path: string, shell: PageDeps['shell']): Promise<Reply> {
  return /\.\w+$/.test(path) ? unavailableReply : shell();
}

/**
 * Serves pages and their files. If rendering fails, sends the shell and lets the browser render, so that errors make
 * the site slower but not unusable.
 */
export function answerPages({ pages, shell, log }: PageDeps): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set({ Allow: 'GET, HEAD', 'Cache-Control': cacheControl.not }).status(405).end();
      return;
    }
    try {
      const service = await pages();
      const { v: version } = request.query;
      const address = request.path + pageQuery(request);
      const reply = await service.answer(address, typeof version === 'string' ? version : null);
      await send(request, response, reply);
    } catch (error) {
      log.error('page not made', { err: describeFault(error) });
      await send(request, response, await fallback(request.path, shell));
    }
  };
}
