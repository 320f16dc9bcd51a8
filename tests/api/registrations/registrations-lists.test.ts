import { Registration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { APPROVED, PENDING, queueRecords, REJECTED } from '../../fixtures/records/queue-records.ts';
import { hoursFromNow } from '../../fixtures/records/records.ts';

const { call } = await openAdminArea('demo-api-registrations-lists', queueRecords);

describe('GET /registrations/:id', () => {
  it('returns all but private fields', async () => {
    const { body } = await call(`GET /registrations/${REJECTED}`);
    expect(z.object({ success: z.literal(true), data: Registration }).parse(body).data).toMatchObject({
      id: REJECTED,
      status: 'rejected',
      reason: 'Nivel',
      decidedBy: 'otra',
      decidedAt: hoursFromNow(-1).toISOString(),
    });
  });
});

describe('lists', () => {
  const Page = z.object({
    data: z.strictObject({ items: z.array(Registration), nextCursor: z.string().nullable() }),
  });
  const list = async (path: string) => Page.parse((await call(`GET /registrations${path}`)).body).data;
  const ids = async (path: string) => (await list(path)).items.map(({ id }) => id);

  it.each([
    ['', [APPROVED, REJECTED, PENDING, 'liga_20000001', 'liga_20000002']],
    ['?order=asc', ['liga_20000002', 'liga_20000001', PENDING, REJECTED, APPROVED]],
    ['?status=rejected', [REJECTED, 'liga_20000002']],
    ['?tournamentId=liga', ['liga_20000001', 'liga_20000002']],
    ['?tournamentId=liga&status=rejected', ['liga_20000002']],
    ['?tournamentId=ninguna', []],
    ['/tournament/liga', ['liga_20000001', 'liga_20000002']],
    ['/tournament/copa?status=pending', [PENDING]],
    ['/tournament/vacia', []],
  ])('GET /registrations%s', async (path, expected) => {
    expect(await ids(path)).toEqual(expected);
  });

  it('come in pages, each registration once', async () => {
    for (const order of ['asc', 'desc']) {
      const all = await ids(`?order=${order}`);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = `?order=${order}&limit=2${cursor && `&cursor=${cursor}`}`;
        const { items, nextCursor }: z.infer<typeof Page>['data'] = await list(query);
        expect(items.length).toBeLessThanOrEqual(2);
        paged.push(...items.map(({ id }) => id));
        cursor = nextCursor;
      }
      expect(paged).toEqual(all);
      expect(paged).toHaveLength(5);
    }
  });

  it('go on behind a registration that was deleted meanwhile', async () => {
    const { items, nextCursor } = await list('?limit=2');
    await call(`DELETE /registrations/${items.at(-1)?.id}`);
    expect(await ids(`?limit=2&cursor=${nextCursor}`)).toEqual([PENDING, 'liga_20000001']);
  });

  it.each([
    ['?status=nuevo', { status: 'Dato no válido' }],
    ['?cursor=bm8', { cursor: 'Vuelve a la primera página' }],
    ['?status=pending&status=approved', { status: 'Dato no válido' }],
  ])('refuse %s', async (query, fields) => {
    expectFailure(await call(`GET /registrations${query}`), 400, 'invalid', fields);
  });
});
