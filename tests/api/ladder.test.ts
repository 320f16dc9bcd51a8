// The rungs that every endpoint has beside who may call it: wrong inputs, nothing there, the same call again.
import { type ErrorCode, errorText, type FieldErrors } from '@arena/domain';
import { type Endpoint, specOf } from '@arena/domain/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../functions/src/http/failure.ts';
import { endpointNames, sendTo } from '../support/calls/calls.ts';
import { expectFailure } from '../support/calls/expect.ts';
import { openHouse, writtenIn } from '../support/house.ts';
import { idTokenFor } from '../support/people/people.ts';
import { callsWith } from '../support/resources/all.ts';
import type { Sendable } from '../support/resources/resource.ts';

const PROJECT = 'demo-api-ladder';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
const BEFORE = { signedIn: -10 };

const house = await openHouse(PROJECT);
afterAll(() => house.close());

/** Calls as one who may, a while after signing in. */
const send = (endpoint: Endpoint, sent: Sendable) =>
  sendTo(house.api, endpoint, sent, house.sign.token(calls[endpoint].who === 'owner' ? 'owner' : 'admin', BEFORE));

const isJson = (endpoint: Endpoint) => specOf(endpoint).body !== undefined && specOf(endpoint).consumes === undefined;

const answer = (code: ErrorCode, fields?: FieldErrors) => ({
  status: statusOf[code],
  body: { success: false, error: errorText[code], code, ...(fields === undefined ? {} : { fields }) },
});

/** What is said where nothing is there; some say beside which field. */
const absence = (code: ErrorCode) => ({
  status: statusOf[code],
  body: expect.objectContaining({ success: false, error: errorText[code], code }),
});

/** A good call with one thing wrong, and what it is answered: once for each thing that can be. */
function wrongCallsOf(endpoint: Endpoint): { what: string; sent: Sendable; answered: object }[] {
  const { missing, ...call } = calls[endpoint];
  const good: Sendable = call;
  const wrong = (what: string, change: Sendable, answered: object) => ({
    what,
    sent: { ...good, ...change },
    answered,
  });
  const unasked = answer('invalid', { sobra: 'Este dato no se puede enviar aquí' });
  const inBody = { ...Object(good.body), sobra: 1 };
  return [
    wrong('something in the query that nobody asked for', { query: { ...good.query, sobra: '1' } }, unasked),
    ...(isJson(endpoint)
      ? [
          wrong('something in the body that nobody asked for', { body: inBody }, unasked),
          wrong('a body that is no object', { body: [good] }, answer('malformed')),
        ]
      : []),
    ...Object.keys(specOf(endpoint).params?.shape ?? {}).map((name) => {
      const params = { ...good.params, [name]: '../copa' };
      return wrong(`a slash in its ${name}`, { params }, answer('invalid', { [name]: expect.any(String) }));
    }),
    ...(missing === undefined ? [] : [wrong('what is not there', { ...call, ...missing }, absence(missing.answers))]),
  ];
}

describe('is refused, and nothing is written', () => {
  let kept: Awaited<ReturnType<typeof writtenIn>>;
  beforeAll(async () => {
    await house.restart();
    kept = await writtenIn(house);
  });

  it.each(endpointNames)('%s, with anything wrong', async (endpoint) => {
    const wrong = wrongCallsOf(endpoint);
    const replies = [];
    for (const { what, sent } of wrong) {
      const { status, body } = await send(endpoint, sent);
      replies.push({ what, status, body });
    }
    expect(replies).toEqual(wrong.map(({ what, answered }) => ({ what, ...answered })));
    const before = kept;
    kept = await writtenIn(house);
    expect(kept).toEqual(before);
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

it('the table of calls says what is answered where nothing is there, if anything can be missing', () => {
  const canMiss = endpointNames.filter((name) => specOf(name).errors?.some((code) => code.endsWith('not_found')));
  expect(endpointNames.filter((name) => calls[name].missing !== undefined)).toEqual(canMiss);
});
