import { limits } from '@arena/domain';
import express, { type Request, type RequestHandler } from 'express';
import { ApiError } from '../../failure.ts';
import { mostBytesOf } from './body-size.ts';

const TYPE = 'application/json';

/** A body may say that it is in UTF-8, and nothing else: that is what JSON is exchanged in. */
function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(request.get('content-type') ?? '')?.[1];
  return charset === undefined || charset.toLowerCase() === 'utf-8';
}

/** @throws ApiError `malformed`, and never the parser's own fault: its text quotes what somebody typed. */
function parse(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError('malformed');
  }
}

const parseBytes: RequestHandler = (request, _response, next) => {
  if (Buffer.isBuffer(request.body) && request.is(TYPE)) {
    if (request.body.length > mostBytesOf(request)) throw new ApiError('too_large');
    if (!isUtf8(request)) throw new ApiError('malformed');
    request.body = parse(request.body);
  }
  next();
};

/** Reads a body of JSON: as bytes, unless the functions framework has done so, and then what they say. */
export const readJson: readonly RequestHandler[] = [
  express.raw({ type: TYPE, limit: limits.groupsBytes, inflate: false }),
  parseBytes,
];
