import { problemsIn } from '@arena/domain';
import { type Endpoint, type EndpointInput, type EndpointSpec, specOf } from '@arena/domain/api';
import { z } from 'zod';
import { ApiError } from '../../failure.ts';

/** The inputs of a call as they arrived. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const NOTHING = z.strictObject({});
const PARTS = ['params', 'query', 'body'] as const;

/** True if something else than an object was sent, so that no field could be named. */
function isShapeless(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.some(({ code, path }) => path.length === 0 && code === 'invalid_type');
}

function parsePart(schema: EndpointSpec['body'], value: unknown): unknown {
  const parsed = (schema ?? NOTHING).safeParse(value ?? (schema ? undefined : {}));
  if (!parsed.success) {
    if (isShapeless(parsed.error.issues)) throw new ApiError('malformed');
    throw new ApiError('invalid', { fields: problemsIn(parsed.error) });
  }
  return schema ? parsed.data : undefined;
}

/**
 * The inputs of `endpoint`, parsed by its schemas; what a schema doesn't name is refused.
 * @throws ApiError `invalid` with a message for each wrong field, `malformed` where no object was sent.
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): EndpointInput<E>;
export function parseInput(endpoint: Endpoint, raw: RawInput): unknown {
  const spec = specOf(endpoint);
  return Object.fromEntries(PARTS.map((part) => [part, parsePart(spec[part], raw[part])]));
}
