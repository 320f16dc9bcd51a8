import { Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { deleteTournament } from '../../../functions/src/tournaments/edit-tournaments.ts';
import { findWithdrawn } from '../../../functions/src/tournaments/tournaments.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { beforeCommits } from '../../fixtures/calls/lost-reply.ts';
import {
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';
import { registerInTheEnd } from '../../fixtures/records/registering.ts';
import { KEY, REQUEST_ID } from '../../fixtures/resources/resource.ts';
import { submissionsOf } from '../../fixtures/rush/rush.ts';

const { admin, api, call, database, everything, expectRefused, recorded, stored } = await openAdminArea(
  'demo-api-tournaments-admin',
  () => ({
    'tournaments/vacia': tournamentRecord({ name: 'Vacía', teamSize: 1 }),
    'tournaments/copa': tournamentRecord({ name: 'Copa', currentPlayers: 2, date: hoursFromNow(60) }),
    [registrationPath('10000001')]: registrationRecord({ freeFireId: '10000001' }),
    [registrationPath('10000002')]: registrationRecord({ freeFireId: '10000002', status: 'approved' }),
    [registrationPath('10000003')]: registrationRecord({ freeFireId: '10000003', status: 'rejected' }),
    [registrationPath('10000001', 'vecina')]: registrationRecord({ tournamentId: 'vecina' }),
  }),
);

const published = async (): Promise<{ id: string }[]> => (await stored('catalogue/published'))?.tournaments ?? [];
const publishedIds = async () => (await published()).map(({ id }) => id).toSorted();

const Made = z.object({ data: Tournament });
const create = async (fields: object) => Made.parse((await call('POST /tournaments', fields)).body).data;

describe('POST /tournaments', () => {
  it('needs a name only, and starts as a draft', async () => {
    const made = await create({ name: '  Copa Nueva ' });
    expect(made).toEqual({
      ...sampleTournament({ name: 'Copa Nueva', guardianConsent: true }),
      id: 'torneo-copa-nueva',
    });
    expectData(await call(`GET /tournaments/${made.id}`), made);
    expect(await recorded()).toEqual([`admin tournament.create ${made.id}`]);
  });

  it('keeps instants as instants', async () => {
    const { id } = await create({ name: 'Copa', date: '2026-12-05T18:00:00-06:00' });
    expect((await stored(`tournaments/${id}`))?.date.toDate()).toEqual(new Date('2026-12-06T00:00:00.000Z'));
  });

  it('is in the catalogue at once where it is published, and knows since when', async () => {
    const made = await create({ name: 'Copa', status: 'published', date: hoursFromNow(50).toISOString() });
    expect(made.publishedAt).toBe(NOW.toISOString());
    expect(await publishedIds()).toContain(made.id);
  });

  it('publishes a due tournament, and other due ones', async () => {
    const due = { status: 'scheduled', publishDate: hoursFromNow(-1) };
    await write(database, { 'tournaments/atrasada': tournamentRecord({ ...due, publishedAt: null }) });
    const made = await create({ name: 'Copa', status: 'scheduled', publishDate: hoursFromNow(-2).toISOString() });
    expect(made).toMatchObject({ status: 'published', publishedAt: NOW.toISOString() });
    expect(await publishedIds()).toEqual(['atrasada', 'copa', made.id, 'vacia'].toSorted());
  });

  it('makes one tournament of a repeated request, whatever came between', async () => {
    const repeated = async () => {
      const reply = await api.call('POST /tournaments', { token: admin, body: { name: 'Copa' }, headers: KEY });
      return Made.parse(reply.body).data;
    };
    expect(await repeated()).toMatchObject({ id: 'torneo-copa', name: 'Copa' });
    await call('PUT /tournaments/torneo-copa', { name: 'Copa Dos' });
    expect(await repeated()).toMatchObject({ id: 'torneo-copa', name: 'Copa Dos' });
    await Promise.all([1, 2, 3].map(repeated));
    expect((await recorded()).filter((line) => line.includes('create'))).toHaveLength(1);
  });
});

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

describe('PUT /tournaments/:id', () => {
  const put = (body: object, id = 'vacia') => call(`PUT /tournaments/${id}`, body);

  it('changes the fields sent and no others, in the catalogue and in one record', async () => {
    const before = await stored('tournaments/vacia');
    const { body } = await put({ maxPlayers: 12, prize: '$10', name: 'Al día' });
    const after = { maxPlayers: 12, prize: '$10', name: 'Al día', revision: 2 };
    expect(body).toMatchObject({ data: after });
    expect(await stored('tournaments/vacia')).toEqual({ ...before, ...after });
    expect(await published()).toContainEqual(expect.objectContaining({ id: 'vacia', name: 'Al día' }));
    const { docs } = await database.collection('audit').get();
    expect(docs.map((record) => record.data())).toEqual([
      {
        actor: 'admin',
        action: 'tournament.update',
        target: 'vacia',
        tournamentId: 'vacia',
        at: expect.anything(),
        before: { maxPlayers: 48, prize: '$80', name: 'Vacía', revision: 1 },
        after,
      },
    ]);
  });

  it('lets one of several editors of the same revision win', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => put({ name: `Editor ${n}`, revision: 1 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stored('tournaments/vacia')).toMatchObject({ revision: 2 });
    expect(await recorded()).toHaveLength(1);
  });

  it('keeps the edits of different fields that come at once', async () => {
    await Promise.all([put({ name: 'Uno' }), put({ prize: 'Dos' }), put({ maxPlayers: 3 }), put({ modality: 'Dúo' })]);
    const all = { name: 'Uno', prize: 'Dos', maxPlayers: 3, modality: 'Dúo', revision: 5 };
    expect(await stored('tournaments/vacia')).toMatchObject(all);
    expect(await recorded()).toHaveLength(4);
  });

  it.each<[string, object[], object]>([
    ['another modality says how many play together', [{ modality: 'Dúo' }], { teamSize: 2 }],
    ['it can be set by itself', [{ teamSize: 4 }], { teamSize: 4, modality: 'Solo' }],
    ['and stays as it was set while the modality does', [{ teamSize: 4 }, { modality: 'Solo' }], { teamSize: 4 }],
    ['a modality that says nothing leaves it', [{ modality: 'Dúo' }, { modality: 'Por amistad' }], { teamSize: 2 }],
    ['what is set goes before what the modality says', [{ modality: 'Dúo', teamSize: 4 }], { teamSize: 4 }],
  ])('%s', async (_, edits, fields) => {
    for (const edit of edits) expect((await put(edit)).status).toBe(200);
    expectData(await call('GET /tournaments/vacia'), expect.objectContaining(fields));
    expect(await stored('tournaments/vacia')).toMatchObject(fields);
  });

  it('is no edit where a registration came between', async () => {
    await database.doc('tournaments/vacia').update({ currentPlayers: 1 });
    expect((await put({ name: 'Sigue', revision: 1 })).status).toBe(200);
    expect(await stored('tournaments/vacia')).toMatchObject({ currentPlayers: 1, revision: 2 });
  });

  it('gets through while players are rushing in, and loses none of them', async () => {
    const rush = submissionsOf({ submissions: 300, places: 0, players: 300 }, 'vacia');
    await put({ maxPlayers: 0 });
    const [edited, ...registered] = await Promise.all([
      put({ name: 'En plena carrera', revision: 2 }),
      ...rush.map((one) => registerInTheEnd(api.context(), one)),
    ]);
    expect([edited.status, registered.length]).toEqual([200, 300]);
    expect(await stored('tournaments/vacia')).toMatchObject({
      name: 'En plena carrera',
      currentPlayers: 300,
      revision: 3,
    });
  });

  it('times a publication, forgets it on withdrawal, and leaves it alone otherwise', async () => {
    const publishedAt = async () =>
      Tournament.parse(
        (await z.object({ data: Tournament }).parseAsync((await call('GET /tournaments/vacia')).body)).data,
      ).publishedAt;
    await put({ name: 'Igual', status: 'published' });
    expect(await publishedAt()).toBe(hoursFromNow(-24).toISOString());
    await put({ status: 'draft' });
    expect(await publishedAt()).toBeNull();
    expect(await publishedIds()).not.toContain('vacia');
    await put({ status: 'published' });
    expect(await publishedAt()).toBe(NOW.toISOString());
    expect(await publishedIds()).toContain('vacia');
  });

  it('leaves to calendars the date of one that visitors saw, until it is published again', async () => {
    const { id } = await create({ name: 'Nueva', date: hoursFromNow(48).toISOString() });
    const withdrawn = () => findWithdrawn({ db: database }, id);
    const seen: unknown[] = [await withdrawn()];
    for (const status of ['published', 'draft', 'published', 'draft']) {
      await put({ status }, id);
      seen.push(await withdrawn());
    }
    // Later plans stay private.
    await put({ date: hoursFromNow(72).toISOString() }, id);
    seen.push(await withdrawn());
    const event = (revision: number) => ({ id, date: hoursFromNow(48).toISOString(), revision });
    expect(seen).toEqual([null, null, event(3), null, event(5), event(5)]);
  });

  it('refuses teams that the game has not, and a field that contradicts a stored one', async () => {
    await expectRefused(() => put({ teamSize: 3 }), 400, 'invalid', { teamSize: 'Elige solo, dúo o escuadra' });
    const endDate = 'El final no puede ser antes del inicio';
    await expectRefused(() => put({ endDate: hoursFromNow(1).toISOString() }), 400, 'invalid', { endDate });
  });
});

describe('DELETE /tournaments/:id', () => {
  it('deletes one without registrations, from the catalogue too', async () => {
    await call('PUT /tournaments/vacia', { name: 'En el catálogo' });
    expect(await publishedIds()).toContain('vacia');
    expectData(await call('DELETE /tournaments/vacia'), { deleted: true, registrations: 0 });
    expect(await stored('tournaments/vacia')).toBeUndefined();
    expect(await publishedIds()).toEqual(['copa']);
    expect(await recorded()).toContain('admin tournament.delete vacia');
  });

  it('keeps one with registrations, though all were rejected', async () => {
    await expectRefused(() => call('DELETE /tournaments/copa'), 409, 'has_registrations');
    await expectRefused(() => call('DELETE /tournaments/copa?force=false'), 409, 'has_registrations');
    await write(database, {
      [registrationPath('10000009', 'vacia')]: registrationRecord({ tournamentId: 'vacia', status: 'rejected' }),
    });
    expectFailure(await call('DELETE /tournaments/vacia'), 409, 'has_registrations');
  });

  it('forced deletes the registrations too, those of others not, once for several at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => call('DELETE /tournaments/copa?force=true')));
    for (const { status } of replies) expect(status).toBe(200);
    const left = Object.keys(await everything()).filter((path) => /^(tour|reg)/.test(path));
    expect(left.toSorted()).toEqual([registrationPath('10000001', 'vecina'), 'tournaments/vacia']);
    expect(await recorded()).toEqual(['admin tournament.delete copa']);
  });

  it('forced deletes more than fit into one commit', async () => {
    const many = Array.from({ length: 450 }, (_, index) => String(20_000_000 + index));
    for (const part of [many.slice(0, 225), many.slice(225)]) {
      await write(
        database,
        Object.fromEntries(
          part.map((freeFireId) => [registrationPath(freeFireId), registrationRecord({ freeFireId })]),
        ),
      );
    }
    expectData(await call('DELETE /tournaments/copa?force=true'), { deleted: true, registrations: 453 });
    expect(Object.keys(await everything()).filter((path) => path.includes('copa'))).toEqual([]);
  });

  it('goes on where it was interrupted, without a second record', async () => {
    await database.doc('tournaments/copa').update({ status: 'draft', removing: true });
    expectFailure(await call('DELETE /tournaments/copa'), 409, 'has_registrations');
    expectData(await call('DELETE /tournaments/copa?force=true'), { deleted: true, registrations: 3 });
    expect(await recorded()).toEqual([]);
  });

  it('that was interrupted has cancelled it in calendars', async () => {
    let commits = 0;
    beforeCommits(database, () => {
      commits += 1;
      if (commits > 1) throw new Error('broken off');
    });
    await expect(deleteTournament(api.context(), 'copa', true)).rejects.toThrow('broken off');
    vi.restoreAllMocks();
    const event = { id: 'copa', date: hoursFromNow(60).toISOString(), revision: 2 };
    expect(await findWithdrawn({ db: database }, 'copa')).toEqual(event);
  });

  it('that was interrupted is undone by an edit', async () => {
    await database.doc('tournaments/copa').update({ status: 'draft', removing: true });
    await call('PUT /tournaments/copa', { status: 'published' });
    expect(await stored('tournaments/copa')).toMatchObject({ status: 'published', removing: false });
    await call('DELETE /tournaments/copa?force=true');
    expect(await recorded()).toEqual(['admin tournament.delete copa', 'admin tournament.update copa']);
  });
});

describe('GET /tournaments/with-registrations', () => {
  const Pages = z.object({
    data: z.object({ items: z.array(Tournament.extend({ stats: z.unknown() })), nextCursor: z.string().nullable() }),
  });
  const page = async (query = '') => Pages.parse((await call(`GET /tournaments/with-registrations${query}`)).body).data;

  it('comes in pages, each tournament once', async () => {
    await write(database, {
      'tournaments/a': tournamentRecord({ date: hoursFromNow(30) }),
      'tournaments/b': tournamentRecord({ date: hoursFromNow(30) }),
      'tournaments/sin-fecha': tournamentRecord({ date: null }),
    });
    const ids: string[] = [];
    for (let query: string | null = '?limit=2'; query !== null; ) {
      const { items, nextCursor }: z.infer<typeof Pages>['data'] = await page(query);
      ids.push(...items.map(({ id }) => id));
      query = nextCursor && `?limit=2&cursor=${nextCursor}`;
    }
    expect(ids).toEqual(['vacia', 'copa', 'b', 'a', 'sin-fecha']);
  });

  it('gives those without a date alone', async () => {
    const undated = (name: string) => tournamentRecord({ name, date: null });
    await write(database, { 'tournaments/a': undated('Sin fecha'), 'tournaments/b': undated('Otra') });
    const { items, nextCursor } = await page('?undated=true&limit=1');
    const rest = await page(`?undated=true&limit=1&cursor=${nextCursor}`);
    expect([...items, ...rest.items].map(({ id }) => id)).toEqual(['a', 'b']);
    expect(rest.nextCursor).toBeNull();
  });

  it('publishes due tournaments first', async () => {
    await write(database, {
      'tournaments/atrasada': tournamentRecord({ status: 'scheduled', publishDate: hoursFromNow(-1) }),
    });
    expect((await page()).items.map(({ status }) => status)).toEqual(['published', 'published', 'published']);
  });

  it.each([
    ['?limit=201', { limit: 'Dato no válido' }],
    ['?cursor=bm8', { cursor: 'Vuelve a la primera página' }],
    [`?cursor=${Buffer.from('["name","x","y"]').toString('base64url')}`, { cursor: 'Vuelve a la primera página' }],
    [`?cursor=${Buffer.from('["date","x","a/b"]').toString('base64url')}`, { cursor: 'Vuelve a la primera página' }],
  ])('refuses %s', async (query, fields) => {
    expectFailure(await call(`GET /tournaments/with-registrations${query}`), 400, 'invalid', fields);
  });
});
