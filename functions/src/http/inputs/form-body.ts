import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { limits } from '@arena/domain';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request } from 'express';
import { ApiError } from '../../failure.ts';

const MOST_FIELDS = 5;
const MOST_FIELD_BYTES = 1_024;

/** The body as it comes; the functions framework has read it before, and keeps it. */
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
 * The fields of a form body: texts, and at most one file. What a file is called or said to be is left out.
 * @throws ApiError `malformed` where the body is no form or breaks off, `too_large` where its file is.
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
  // Drain the rest, or the caller never reads the answer.
  request.unpipe(parser).resume();
  if (parts.some(({ truncated }) => truncated)) throw new ApiError('too_large');
  if (broken) throw new ApiError('malformed');
  return Object.fromEntries(fields);
}
