import { errorText } from '@arena/domain';
import { type EndpointSpec, specOf } from '@arena/domain/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type House, openHouse, writtenIn } from '../house.ts';
import { idTokenFor } from '../people/people.ts';
import { PNG } from '../records/pictures.ts';
import { LOCAL_LOGIN, SETUP_SECRET } from '../resources/access.ts';
import { callsWith } from '../resources/all.ts';
import type { Sendable } from '../resources/resource.ts';
import type { Reply } from './api.ts';
import { endpointNames, isTaken, leavesTraces, sendTo } from './calls.ts';
import { craftedCursors, hostileText, spoiled } from './spoiled.ts';

/** How hard to try. A failure prints its seed; the same seed tries the same again. */
export interface Effort {
  seed: number;
  /** Inputs for each endpoint that writes, and for each that only reads. */
  calls: { writing: number; reading: number };
  /** Inputs for each schema. */
  parses: number;
}

const PARTS = ['params', 'query', 'body'] as const;

/** What the good calls hold that no answer and no log may repeat when they are refused. */
const PRIVATE = ['Ana Pérez', 'ana@example.com', '55 1234 5678', LOCAL_LOGIN.password, SETUP_SECRET];

/** Compared and forgotten, so they may hold what the database can't. */
const NEVER_STORED = ['token', 'password'];

const Refusal = z.strictObject({
  success: z.literal(false),
  error: z.string().min(1),
  code: z.enum(Object.keys(errorText)),
  fields: z.record(z.string(), z.string()).optional(),
  codes: z.record(z.string(), z.string()).optional(),
});

/** A form with a file that is a picture or none, under its name or another. */
const hostileForm = fc
  .dictionary(
    fc.oneof(fc.constant('file'), hostileText),
    fc.oneof(
      hostileText,
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new File([Buffer.concat([PNG, bytes])], 'foto.png')),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new File([Buffer.from(bytes)], '../foto.svg')),
    ),
    { maxKeys: 4 },
  )
  .map((body) => ({ body }));

/** What a line of HTTP can hold: no half of a surrogate pair, and not everything that Node's own parser refuses. */
const inLine = hostileText.map((text) => text.toWellFormed().slice(0, 1_000));

/** @param weight how often a good one is left as it is, where 10 is every other time. */
function inPath(params: Readonly<Record<string, unknown>>, weight: number): fc.Arbitrary<Record<string, string>> {
  const texts = Object.entries(params).map(([name, good]) => {
    const kept = { weight, arbitrary: fc.constant(String(good)) };
    return [name, fc.oneof(kept, { weight: 10, arbitrary: inLine })] as const;
  });
  return fc.record(Object.fromEntries(texts));
}

/** What a key of a query may be given: a cursor is worth making up. */
function asQuery(name: string): fc.Arbitrary<string> {
  return name === 'cursor' ? fc.oneof(inLine, fc.constantFrom(...craftedCursors)) : inLine;
}

const hostileQuery = fc.dictionary(inLine, inLine, { maxKeys: 2 });

/** Calls of an endpoint that are all but good: each spoils one part of the good one, or several. */
function callsOf(spec: EndpointSpec, { params = {}, query = {}, body }: Sendable): fc.Arbitrary<Sendable> {
  if (spec.consumes === 'multipart/form-data') return hostileForm;
  const asked = Object.keys(spec.query?.shape ?? {}).map((name) => [
    name,
    fc.option(asQuery(name), { nil: undefined }),
  ]);
  const queries: fc.Arbitrary<Record<string, unknown>>[] = [fc.constant(query), hostileQuery];
  if (asked.length > 0) queries.push(fc.record(Object.fromEntries(asked)));
  return fc.record({
    // A path alone that is good makes the call good, and a good call is no attempt.
    params: inPath(params, spec.body === undefined ? 1 : 10),
    query: fc
      .oneof(...queries)
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))),
    ...(spec.body === undefined ? {} : { body: fc.oneof(fc.constant(body), { weight: 4, arbitrary: spoiled(body) }) }),
  });
}

function expectRefusal({ status, body }: Reply): void {
  expect(Refusal.parse(body)).toBeTruthy();
  expect(status).toBeGreaterThanOrEqual(400);
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/node_modules|\bat \w+.*:\d+|[A-Z]\w*Error\b/);
  for (const secret of PRIVATE) expect(text).not.toContain(secret);
}

function describeCalls(project: string, { seed, calls: { writing, reading } }: Effort): void {
  const calls = callsWith(idTokenFor(project, 'colega'));
  let house: House;
  beforeAll(async () => {
    house = await openHouse(project);
  });
  afterAll(() => house.close());

  it.each(endpointNames.map((name) => [name, name.startsWith('GET ') ? reading : writing] as const))(
    '%s answers %i inputs, and writes nothing that it refuses',
    async (endpoint, numRuns) => {
      const admins = calls[endpoint].beforeAdmins !== true;
      const token = house.sign.token('admin', { signedIn: -10 });
      let kept: Readonly<Record<string, string>> = {};
      /** What was refused since the house was looked at. */
      let refused: Sendable[] = [];
      const restart = async () => {
        await house.restart({ admins });
        kept = await writtenIn(house);
      };
      const expectKept = async () => {
        if (refused.length > 0) expect(await writtenIn(house), `written by ${JSON.stringify(refused)}`).toEqual(kept);
        refused = [];
      };
      await restart();
      const property = fc.asyncProperty(callsOf(specOf(endpoint), calls[endpoint]), async (call) => {
        // What may write is the last moment to see what others before it wrote.
        if (isTaken(endpoint, call)) await expectKept();
        const reply = await sendTo(house.api, endpoint, call, token);
        expect(reply.status).toBeLessThan(500);
        if (reply.status !== 200) {
          expectRefusal(reply);
          refused.push(call);
        }
        if (reply.status === 429) await expectKept();
        if (leavesTraces(endpoint, reply)) await restart();
        else if (reply.status === 200) kept = await writtenIn(house);
      });
      await fc.assert(property, { seed, numRuns, endOnFailure: true });
      await expectKept();
      const log = house.api.logged.join('\n');
      for (const secret of PRIVATE) expect(log).not.toContain(secret);
    },
  );
}

/** Every text in a value, keys included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

function describeSchemas({ seed, parses: numRuns }: Effort): void {
  const calls = callsWith('un.token.cualquiera');
  const schemas = endpointNames.flatMap((endpoint) => {
    const good: Sendable = calls[endpoint];
    const { consumes, ...spec } = specOf(endpoint);
    const parts = PARTS.filter((part) => spec[part] !== undefined && !(part === 'body' && consumes !== undefined));
    return parts.map((part) => ({ endpoint, part, schema: spec[part], good: good[part] ?? {} }));
  });

  it.each(schemas)('the $part of $endpoint are parsed or refused', ({ part, schema, good }) => {
    const property = fc.property(spoiled(good), (input) => {
      const parsed = schema?.safeParse(input);
      if (parsed?.success !== true || part !== 'body') return;
      expect(Object.getPrototypeOf(parsed.data)).toBe(Object.prototype);
      const stored = Object.entries(Object(parsed.data)).filter(([key]) => !NEVER_STORED.includes(key));
      expect(textsIn(Object.fromEntries(stored)).filter((text) => !text.isWellFormed())).toEqual([]);
    });
    fc.assert(property, { seed, numRuns });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
}

/** Sends each endpoint and gives each schema what it was not made for. */
export function describeFuzz(project: string, effort: Effort): void {
  describe('an endpoint', () => describeCalls(project, effort));
  describe('a schema', () => describeSchemas(effort));
}
