import { limits } from '@arena/domain';
import express, { type Request } from 'express';
import { ApiError } from '../../platform/api-error.ts';
import { maxBodyBytes } from './body-size.ts';

const TYPE = 'application/json';

/** JSON is exchanged in UTF-8 (RFC 8259), so no other charset is accepted. */
function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.get('content-type') ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

/** @throws ApiError `malformed`. The parser's own error would quote the input. */
function parse(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError('malformed');
  }
}

/** Reads a JSON body as bytes, unless the functions framework already has. */
export const keepBytes = express.raw({ type: TYPE, limit: limits.largeBodyBytes, inflate: false });

/**
 * Parses a JSON body. Call it after authorisation, because parsed values take many times the memory of their bytes.
 * @throws ApiError `malformed`, or `too_large` if no header gave the size.
 */
export function readJson(request: Request): unknown {
  if (!Buffer.isBuffer(request.body)) return undefined;
  // A router removes its own path from `url`.
  const { originalUrl: url, headers } = request;
  if (request.body.length > maxBodyBytes({ url, headers })) throw new ApiError('too_large');
  if (!isUtf8(request)) throw new ApiError('malformed');
  return parse(request.body);
}
