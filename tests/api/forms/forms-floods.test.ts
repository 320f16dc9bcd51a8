import { Challenge, limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { from } from '../../fixtures/people/origins.ts';
import { solve } from '../../fixtures/people/proofs.ts';
import { NOW } from '../../fixtures/records/records.ts';

const SCHOOL = '203.0.113.77';
const HOME = '198.51.100.4';
const FREE = limits.rate.responsesPerNetwork.hits;
const form = { title: 'Playeras', description: '', isActive: true, collectResponses: true, fields: [], revision: 1 };

const { api, audits, call, expectRefused, recorded } = await openAdminArea(
  'demo-api-forms-floods',
  () => ({ 'forms/playeras': form, 'forms/gorras': form }),
  { config: { proofWork: 1 } },
);

const Listed = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string(), networkHash: z.string().nullable() })) }),
});
const listed = async () => Listed.parse((await call('GET /forms/playeras/responses')).body).data.items;
const respond = (index: number, address: string, headers: Record<string, string> = {}, id = 'playeras') => {
  const body = { id: `r${index}`, answers: {}, submittedAt: NOW.toISOString() };
  return api.call(`POST /forms/${id}/responses`, { body, headers: { ...from(address), ...headers } });
};
const many = (count: number, address: string, first = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => respond(first + index, address)));
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted();
const remove = (ids: readonly string[]) => call('POST /forms/playeras/responses/batch/delete', { ids });

describe('responses of one network', () => {
  it('need a proof of work from the fifth on, also when sent at once', async () => {
    expect(statuses(await many(100, SCHOOL))).toEqual([...Array(FREE).fill(200), ...Array(100 - FREE).fill(428)]);
    expect((await respond(500, HOME)).status).toBe(200);
    expect((await respond(501, SCHOOL, {}, 'gorras')).status).toBe(200);
    const challenge = Challenge.parse(Object((await respond(502, SCHOOL)).body).challenge);
    expect((await respond(502, SCHOOL, { 'x-proof': await solve(challenge) })).status).toBe(200);
  });

  it('are known by a hash of network and form, and are deleted at once', async () => {
    await many(3, SCHOOL);
    await many(2, HOME, 10);
    const items = await listed();
    expect(JSON.stringify(items)).not.toMatch(/203\.0|198\.51/);
    const [first] = items.filter(({ id }) => id === 'r0');
    const theirs = items.filter(({ networkHash }) => networkHash === first?.networkHash).map(({ id }) => id);
    expect(theirs.toSorted()).toEqual(['r0', 'r1', 'r2']);
    for (const _ of [1, 2]) expectData(await remove([...theirs, 'nadie']), { done: [...theirs, 'nadie'], failed: [] });
    expect((await listed()).map(({ id }) => id).toSorted()).toEqual(['r10', 'r11']);
    expect(await recorded()).toEqual(['admin response.delete playeras']);
    expect(await audits()).toMatchObject([{ before: null, after: { responses: 3 } }]);
    // A browser that sends one again gets no second copy.
    expect((await respond(0, HOME)).status).toBe(200);
    expect(await listed()).toHaveLength(2);
  });
});

it('deletes at most 200 responses in one call', async () => {
  const ids = Array.from({ length: limits.batch + 1 }, (_, index) => `r${index}`);
  await expectRefused(() => remove(ids), 400, 'invalid', { ids: 'Elige 200 como máximo' });
  expectFailure(
    await api.call('POST /forms/playeras/responses/batch/delete', { body: { ids: ['r1'] } }),
    401,
    'unauthenticated',
  );
});
