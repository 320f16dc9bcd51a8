// What every call answers whose write loses the race for its documents, again and again, until its time is over.
import { limits } from '@arena/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpointNames, sendTo } from '../../support/calls/calls.ts';
import { loseRaces } from '../../support/calls/lost-reply.ts';
import { documentsIn, type House, openHouse } from '../../support/house.ts';
import { idTokenFor } from '../../support/people/people.ts';
import { callsWith } from '../../support/resources/all.ts';

const PROJECT = 'demo-api-lost-races';
const calls = callsWith(idTokenFor(PROJECT, 'colega'));
/** Whose session one call ends, can make no other beside it; that a room was seen rests on nothing that was read. */
const writing = endpointNames.filter(
  (endpoint) =>
    !endpoint.startsWith('GET ') &&
    endpoint !== 'POST /places/room' &&
    endpoint !== 'POST /members/room' &&
    !calls[endpoint].beforeAdmins &&
    calls[endpoint].again !== 'unauthenticated',
);

let house: House;

beforeAll(async () => {
  house = await openHouse(PROJECT);
  await house.restart();
});
afterAll(() => {
  vi.restoreAllMocks();
  return house.close();
});

describe('a race that is lost to the end', () => {
  it('is told as a service that does not answer now, by whatever writes a record', async () => {
    const token = house.sign.token('admin', { signedIn: -10 });
    const written = async () =>
      Object.entries(await documentsIn(house.api)).filter(([path]) => !/^(rateLimits|catalogue)\//.test(path));
    const before = await written();
    loseRaces(house.api.database);
    const replies = await Promise.all(
      writing.map(async (endpoint) => ({ endpoint, ...(await sendTo(house.api, endpoint, calls[endpoint], token)) })),
    );
    expect(await written()).toEqual(before);
    const told = replies.filter(({ status }) => status >= 500);
    for (const { endpoint, status, headers, body } of told) {
      expect([endpoint, status, headers.get('retry-after')]).toEqual([
        endpoint,
        503,
        String(limits.retryAfterOutageSeconds),
      ]);
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    expect(told.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining(['PUT /tournaments/:id', 'POST /forms/:formId/responses']),
    );
  });
});
