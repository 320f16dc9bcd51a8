import { specOf } from '@arena/domain/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';
import { maxBodyBytes } from './body-size.ts';

type Json = z.core.JSONSchema.BaseSchema;

/**
 * The most bytes of a value as `JSON.stringify` writes it: its texts, and the rest (punctuation, names of fields,
 * numbers). A character (UTF-16) takes at most 3 bytes: 3 in UTF-8, or an escape of 2. The escapes of 6 bytes
 * (`\uXXXX`) are only needed for characters that no schema accepts. White space that the schema trims isn't counted.
 */
interface Size {
  text: number;
  rest: number;
}

const isSchema = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);

const NUMBER_BYTES = 24;

const plain = (rest: number): Size => ({ text: 0, rest });
const written = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');
const sumOf = (sizes: Size[]): Size =>
  sizes.reduce((sum, { text, rest }) => ({ text: sum.text + text, rest: sum.rest + rest }), plain(0));
const largestOf = (sizes: Size[]): Size => ({
  text: Math.max(...sizes.map(({ text }) => text)),
  rest: Math.max(...sizes.map(({ rest }) => rest)),
});

/** `count` values, each with a comma. */
function listOf(count: number | undefined, each: Size): Size {
  if (count === undefined) throw new Error('Give the list a maximum');
  return { text: count * each.text, rest: 2 + count * (each.rest + 1) };
}

function sizeOfText({ maxLength, pattern, format }: Json): Size {
  if (maxLength === undefined) throw new Error(`Give the text a maximum: ${pattern ?? format ?? 'any'}`);
  // Patterns without `.` and negated classes accept ASCII only.
  const isAscii = pattern !== undefined && !/[^ -~]|\[\^|\\[DSWPp]|(?<!\\)\./.test(pattern);
  return { text: maxLength * (isAscii ? 1 : 3), rest: 2 };
}

function sizeOfObject({ properties = {}, additionalProperties, propertyNames, maxProperties }: Json): Size {
  const fields = Object.entries(properties).map(([name, value]) => sumOf([plain(written(name) + 2), sizeOf(value)]));
  const own = sumOf([plain(2), ...fields]);
  if (additionalProperties === false) return own;
  const named = sumOf([sizeOf(propertyNames), plain(1), sizeOf(additionalProperties)]);
  return sumOf([own, listOf(maxProperties, named)]);
}

function sizeOfType(json: Json): Size {
  if (json.const !== undefined) return plain(written(json.const));
  if (json.enum !== undefined) return plain(Math.max(...json.enum.map(written)));
  const choices = json.anyOf ?? json.oneOf;
  if (choices !== undefined) return largestOf(choices.map(sizeOf));
  if (json.type === 'object') return sizeOfObject(json);
  if (json.type === 'array') return listOf(json.maxItems, sizeOf(json.items));
  if (json.type === 'string') return sizeOfText(json);
  if (json.type === 'number' || json.type === 'integer') return plain(NUMBER_BYTES);
  if (json.type === 'boolean' || json.type === 'null') return plain(5);
  throw new Error(`Unknown size: ${JSON.stringify(json)}`);
}

function sizeOf(json: unknown): Size {
  if (!isSchema(json)) throw new Error('Not a schema');
  const size = sizeOfType(json);
  const most = json['x-maxCharacters'];
  return typeof most === 'number' ? { ...size, text: Math.min(size.text, 3 * most) } : size;
}

const calls = routes
  .map(({ endpoint, path }) => ({ endpoint, url: `/api${path.replaceAll(/:\w+/g, 'x')}`, spec: specOf(endpoint) }))
  .filter(({ spec }) => spec.body !== undefined && spec.consumes === undefined);

test.each(calls)('accepts the largest body that the schema of $endpoint allows', ({ url, spec }) => {
  const headers = { 'content-type': 'application/json' };
  const { text, rest } = sizeOf(z.toJSONSchema(spec.body ?? z.never(), { io: 'input', reused: 'inline' }));
  expect(text + rest).toBeLessThanOrEqual(maxBodyBytes({ url, headers }));
});

test('takes large bodies from organisers only', () => {
  expect(calls.filter(({ spec }) => spec.takesLargeBody).map(({ spec }) => spec.access)).toEqual(
    calls.filter(({ spec }) => spec.takesLargeBody).map(() => 'organiser'),
  );
});
