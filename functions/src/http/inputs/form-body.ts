import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { limits } from '@arena/domain';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request } from 'express';
import { ApiError } from '../../platform/api-error.ts';

const MOST_FIELDS = 5;
const MOST_FIELD_BYTES = 1_024;

/** Returns the body's stream. The functions framework may have read it and kept the bytes. */
function sourceOf(request: Request): Readable {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? Readable.from([request.rawBody]) : request;
}

function parserOf(request: Request) {
  try {
    return Busboy({
      headers: { ...request.headers, 'content-type': request.get('content-type') ?? '' },
      limits: { files: 1, fileSize: limits.uploadBytes, fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES },
    });
  } catch {
    throw new ApiError('malformed');
  }
}

/**
 * Parses a form body: texts and at most one file. Ignores the file's name and declared type.
 * @throws ApiError `malformed` if the body is no form or incomplete, `too_large` if its file is.
 */
export async function readForm(request: Request): Promise<Record<string, string | File>> {
  const parser = parserOf(request);
  const fields = new Map<string, string | File>();
  const parts: BusboyFileStream[] = [];
  let broken = false;
  const isBroken = () => {
    broken = true;
  };

  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (name, part) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    parts.push(part);
    part.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    part.on('end', () => fields.set(name, new File(chunks, name)));
    part.on('error', isBroken);
  });
  parser.on('filesLimit', isBroken);

  const source = sourceOf(request);
  source.pipe(parser);
  await Promise.all([finished(source), finished(parser)]).catch(isBroken);
  // Drain the rest, or the client never reads the response.
  request.unpipe(parser).resume();
  if (parts.some(({ truncated }) => truncated)) throw new ApiError('too_large');
  if (broken) throw new ApiError('malformed');
  return Object.fromEntries(fields);
}
