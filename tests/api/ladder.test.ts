// The rungs that every endpoint has beside who may call it: wrong inputs, nothing there, the same call again.
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../functions/src/http/failure.ts';
import { endpointNames, sendTo } from '../support/calls/calls.ts';
import { expectFailure } from '../support/calls/expect.ts';
import { openHouse, writtenIn } from '../support/house.ts';
import { idTokenFor, people } from '../support/people/people.ts';
import { callsWith } from '../support/resources/all.ts';
import type { Sendable } from '../support/resources/resource.ts';

const PROJECT = 'demo-api-ladder';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
const BEFORE = { signedIn: -10 };
const UNASKED = { sobra: 'Este dato no se puede enviar aquí' };

const house = await openHouse(PROJECT);
afterAll(() => house.close());

/** Calls as one who may, a while after signing in. */
const send = (endpoint: Endpoint, sent: Sendable) =>
  sendTo(house.api, endpoint, sent, house.sign.token(calls[endpoint].who === 'owner' ? 'owner' : 'admin', BEFORE));

const isJson = (endpoint: Endpoint) => specOf(endpoint).body !== undefined && specOf(endpoint).consumes === undefined;

describe('is refused, and nothing is written', () => {
  beforeAll(async () => {
    await house.restart();
    await house.sign.in(people.admin);
  });

  it.each(endpointNames)('%s: with something in the query that nobody asked for', async (endpoint) => {
    const before = await writtenIn(house);
    const call: Sendable = calls[endpoint];
    expectFailure(await send(endpoint, { ...call, query: { ...call.query, sobra: '1' } }), 400, 'invalid', UNASKED);
    expect(await writtenIn(house)).toEqual(before);
  });

  it.each(endpointNames.filter(isJson))('%s: with something in the body that nobody asked for', async (endpoint) => {
    const before = await writtenIn(house);
    const body = { ...Object(calls[endpoint]).body, sobra: 1 };
    expectFailure(await send(endpoint, { ...calls[endpoint], body }), 400, 'invalid', UNASKED);
    expect(await writtenIn(house)).toEqual(before);
  });

  it.each(endpointNames.filter(isJson))('%s: with a body that is no object', async (endpoint) => {
    const before = await writtenIn(house);
    expectFailure(await send(endpoint, { ...calls[endpoint], body: [calls[endpoint]] }), 400, 'malformed');
    expect(await writtenIn(house)).toEqual(before);
  });

  const inPath = endpointNames.flatMap((endpoint) =>
    Object.keys(specOf(endpoint).params?.shape ?? {}).map((name) => ({ endpoint, name })),
  );
  it.each(inPath)('$endpoint: with a slash in its $name', async ({ endpoint, name }) => {
    const before = await writtenIn(house);
    const call: Sendable = calls[endpoint];
    const reply = await send(endpoint, { ...call, params: { ...call.params, [name]: '../copa' } });
    expectFailure(reply, 400, 'invalid', { [name]: expect.any(String) });
    expect(await writtenIn(house)).toEqual(before);
  });

  const missing = endpointNames.flatMap((endpoint) => {
    const { missing: there, ...call } = calls[endpoint];
    return there === undefined ? [] : [{ endpoint, code: there.answers, sent: { ...call, ...there } }];
  });
  it.each(missing)('$endpoint: about what is not there ($code)', async ({ endpoint, code, sent }) => {
    const before = await writtenIn(house);
    expect(await send(endpoint, sent)).toMatchObject({ status: statusOf[code], body: { success: false, code } });
    expect(await writtenIn(house)).toEqual(before);
  });
});

describe('the same call again', () => {
  it.each(endpointNames.map((endpoint) => ({ endpoint, again: calls[endpoint].again })))(
    '$endpoint: $again',
    async ({ endpoint, again }) => {
      await house.restart({ admins: calls[endpoint].beforeAdmins !== true });
      expect((await send(endpoint, calls[endpoint])).status).toBe(200);
      const before = await writtenIn(house);
      const reply = await send(endpoint, calls[endpoint]);
      const audits = Object.keys(await writtenIn(house)).filter(
        (path) => path.startsWith('audit/') && !(path in before),
      );
      if (again === 'same' || again === 'another') expect(reply.status).toBe(200);
      else expectFailure(reply, statusOf[again], again);
      if (again === 'another') expect(audits).toHaveLength(1);
      else expect(await writtenIn(house)).toEqual(before);
    },
  );
});

describe('the table of calls', () => {
  it.each(endpointNames)('%s: says what is answered where nothing is there, if anything can be missing', (endpoint) => {
    const codes = (specOf(endpoint).errors ?? []).filter((code) => code.endsWith('not_found'));
    expect(codes.length > 0).toBe(calls[endpoint].missing !== undefined);
  });
});
