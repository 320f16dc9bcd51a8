import { problemsIn } from '@arena/domain';
import { type Endpoint, type EndpointInput, type EndpointSpec, specOf } from '@arena/domain/api';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';

/** Unparsed inputs of a call. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const NOTHING = z.strictObject({});
const PARTS = ['params', 'query', 'body'] as const;

/** True if the input isn't an object, so that no field can be named. */
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
 * Parses the inputs of `endpoint` by its schemas. Unknown fields are refused.
 * @throws ApiError `invalid` with a message for each wrong field, `malformed` if the input is no object.
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): EndpointInput<E>;
export function parseInput(endpoint: Endpoint, raw: RawInput): unknown {
  const spec = specOf(endpoint);
  return Object.fromEntries(PARTS.map((part) => [part, parsePart(spec[part], raw[part])]));
}
