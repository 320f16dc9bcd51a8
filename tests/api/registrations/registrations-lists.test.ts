import { Registration } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectFailure } from '../../support/calls/expect.ts';
import { openDesk } from '../../support/desk.ts';
import { adminRecord } from '../../support/people/roles.ts';
import { APPROVED, PENDING, queueRecords, REJECTED } from '../../support/records/queue-records.ts';
import { hoursFromNow, tournamentRecord, write } from '../../support/records/records.ts';

const { api, call, database, visit } = await openDesk('demo-api-registrations-lists', queueRecords);

describe('GET /registrations/:id', () => {
  it('gives everything but what is nobody’s business', async () => {
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
    ['?sort=freeFireId&order=asc', [PENDING, APPROVED, REJECTED, 'liga_20000001', 'liga_20000002']],
    ['?tournamentId=ninguna', []],
    ['/tournament/liga', ['liga_20000001', 'liga_20000002']],
    ['/tournament/copa?status=pending', [PENDING]],
    ['/tournament/vacia', []],
  ])('GET /registrations%s', async (path, expected) => {
    expect(await ids(path)).toEqual(expected);
  });

  describe('of people', () => {
    const people = [
      ['30000001', 'Zoe Ruiz', 'zoe@example.com'],
      ['30000002', 'álvaro Gil', 'agil@example.com'],
      ['30000003', 'Sofía Peña', 'sofi@example.com'],
      ['30000004', 'SOFIA  Arce', 'arce@example.org'],
    ] as const;

    const withPeople = async () => {
      await api.empty();
      await write(database, {
        'admins/admin': adminRecord('admin'),
        'tournaments/copa': tournamentRecord({ maxPlayers: 0 }),
      });
      for (const [freeFireId, fullName, email] of people) {
        const body = { tournamentId: 'copa', freeFireId, fullName, email, phone: '5512345678' };
        expect((await visit('POST /registrations', body)).status).toBe(200);
      }
    };

    it.each([
      ['?sort=fullName&order=asc', ['30000002', '30000004', '30000003', '30000001']],
      ['?search=sofia', ['30000004', '30000003']],
      ['?search=SOF%C3%8DA%20p', ['30000003']],
      ['?search=3000000', ['30000001', '30000002', '30000003', '30000004']],
      ['?search=30000002', ['30000002']],
      ['?search=nadie', []],
      ['?tournamentId=copa&status=pending&search=zoe', ['30000001']],
      ['?tournamentId=otra&search=zoe', []],
    ])('%s', async (path, expected) => {
      await withPeople();
      expect((await list(path)).items.map(({ freeFireId }) => freeFireId)).toEqual(expected);
    });
  });

  it.each(['createdAt', 'fullName', 'freeFireId'])('by %s come in pages, each registration once', async (sort) => {
    for (const order of ['asc', 'desc']) {
      const all = await ids(`?sort=${sort}&order=${order}`);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = `?sort=${sort}&order=${order}&limit=2${cursor && `&cursor=${cursor}`}`;
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

  it('take no cursor of another order', async () => {
    const { nextCursor } = await list('?limit=2&sort=freeFireId');
    const reply = await call(`GET /registrations?limit=2&sort=createdAt&cursor=${nextCursor}`);
    expectFailure(reply, 400, 'invalid', { cursor: 'Vuelve a la primera página' });
  });

  it.each([
    ['?status=nuevo', { status: 'Dato no válido' }],
    ['?search=', { search: 'Dato no válido' }],
    ['?search=arce%40example.com', { search: 'Busca por nombre o por ID de Free Fire' }],
    ['?search=5512345678000', { search: 'Busca por nombre o por ID de Free Fire' }],
    ['?status=pending&status=approved', { status: 'Dato no válido' }],
  ])('refuse %s', async (query, fields) => {
    expectFailure(await call(`GET /registrations${query}`), 400, 'invalid', fields);
  });
});
