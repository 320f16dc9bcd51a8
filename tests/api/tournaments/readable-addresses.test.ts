import { Tournament } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { KEY, REQUEST_ID } from '../../fixtures/resources/resource.ts';

const { admin, api, call } = await openAdminArea('demo-api-readable-addresses', () => ({}));

const Made = z.object({ data: Tournament });
const create = async (fields: object) => Made.parse((await call('POST /tournaments', fields)).body).data;

describe('the address of a new tournament', () => {
  const december = { name: 'Copa Relámpago', date: '2026-12-05T20:00:00-06:00' };

  it('is its name and its day in the zone of the community, with a number where that is taken', async () => {
    expect((await create(december)).id).toBe('copa-relampago-2026-12-05');
    expect((await create(december)).id).toBe('copa-relampago-2026-12-05-2');
    expect((await create(december)).id).toBe('copa-relampago-2026-12-05-3');
    expect((await create({ ...december, date: '2026-12-12T20:00:00-06:00' })).id).toBe('copa-relampago-2026-12-12');
  });

  it('stays when the tournament is renamed or moved', async () => {
    const { id } = await create(december);
    await call(`PUT /tournaments/${id}`, { name: 'Copa Trueno', date: '2026-12-19T20:00:00-06:00' });
    expectData(await call(`GET /tournaments/${id}`), expect.objectContaining({ id, name: 'Copa Trueno' }));
  });

  it('is never given twice: phones keep what they know of a deleted one', async () => {
    const { id } = await create(december);
    await call(`DELETE /tournaments/${id}`);
    expect((await create(december)).id).toBe(`${id}-2`);
  });

  it('is given once to requests at the same moment', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create(december)));
    expect(made.map(({ id }) => id).toSorted()).toEqual([
      'copa-relampago-2026-12-05',
      'copa-relampago-2026-12-05-2',
      'copa-relampago-2026-12-05-3',
    ]);
  });

  it('is found by the key of its request, which another body can’t use again', async () => {
    const send = (body: object) => api.call('POST /tournaments', { token: admin, body, headers: KEY });
    const { id } = Made.parse((await send(december)).body).data;
    expectFailure(await send({ ...december, name: 'Otra' }), 422, 'key_reused');
    expectData(await call(`GET /tournaments/${REQUEST_ID}`), expect.objectContaining({ id }));
    expectFailure(await api.call(`GET /tournaments/${REQUEST_ID}`), 404, 'tournament_not_found');
  });
});
