import { Tournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { deleteTournament } from '../../../functions/src/erasure/delete-tournament.ts';
import { findWithdrawn } from '../../../functions/src/tournaments/tournaments.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import type { Reply } from '../../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { beforeCommits } from '../../fixtures/calls/lost-reply.ts';
import { competitionRecord, entryRecord } from '../../fixtures/records/competition-records.ts';
import {
  hoursFromNow,
  NOW,
  registrationOf,
  registrationPath,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';
import { registerInTheEnd } from '../../fixtures/records/registering.ts';
import { KEY, REQUEST_ID } from '../../fixtures/resources/resource.ts';
import { submissionsOf } from '../../fixtures/rush/rush.ts';

const { api, audits, call, database, everything, expectRefused, recorded, stored, visit } = await openAdminArea(
  'demo-api-tournaments-admin',
  () => ({
    'tournaments/vacia': tournamentRecord({ name: 'Vacía', teamSize: 1 }),
    'tournaments/copa': tournamentRecord({ name: 'Copa', currentPlayers: 2, date: hoursFromNow(60) }),
    ...registrationOf('10000001'),
    ...registrationOf('10000002', { status: 'approved' }),
    ...registrationOf('10000003', { status: 'rejected' }),
    ...registrationOf('10000001', { tournamentId: 'vecina' }),
  }),
);

const published = async (): Promise<{ id: string }[]> => (await stored('catalogue/published'))?.tournaments ?? [];
const publishedIds = async () => (await published()).map(({ id }) => id).toSorted();

const Made = z.object({ data: Tournament });
const tournamentOf = ({ body }: Reply) => Made.parse(body).data;
const create = async (fields: object) => tournamentOf(await call('POST /tournaments', fields));
const withdrawn = (id: string) => findWithdrawn({ db: database }, id);

describe('POST /tournaments', () => {
  it('requires only a name and creates a draft', async () => {
    const made = await create({ name: '  Copa Nueva ' });
    expect(made).toEqual({
      ...sampleTournament({ name: 'Copa Nueva', guardianConsent: true }),
      id: 'torneo-copa-nueva',
    });
    expectData(await call(`GET /tournaments/${made.id}`), made);
    expect(await recorded()).toEqual([`admin tournament.create ${made.id}`]);
  });

  it('publishes a due tournament at once, and other due ones', async () => {
    const due = { status: 'scheduled', publishDate: hoursFromNow(-1) };
    await write(database, { 'tournaments/atrasada': tournamentRecord({ ...due, publishedAt: null }) });
    const made = await create({ name: 'Copa', status: 'scheduled', publishDate: hoursFromNow(-2).toISOString() });
    expect(made).toMatchObject({ status: 'published', publishedAt: NOW.toISOString() });
    expect(await publishedIds()).toEqual(['atrasada', 'copa', made.id, 'vacia'].toSorted());
  });
});

describe('the address of a new tournament', () => {
  const december = { name: 'Copa Relámpago', date: '2026-12-05T20:00:00-06:00' };
  const ADDRESS = 'copa-relampago-2026-12-05';

  it('is its name and local date, with a number if already taken', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create(december)));
    expect(made.map(({ id }) => id).toSorted()).toEqual([ADDRESS, `${ADDRESS}-2`, `${ADDRESS}-3`]);
    expect((await stored(`tournaments/${ADDRESS}`))?.date.toDate()).toEqual(new Date('2026-12-06T02:00:00.000Z'));
  });

  it('is never reused after its tournament is deleted', async () => {
    await create(december);
    await call(`DELETE /tournaments/${ADDRESS}`);
    expect((await create(december)).id).toBe(`${ADDRESS}-2`);
  });

  it('stays the same for a repeated request; another body is refused', async () => {
    const send = (body: object) => call('POST /tournaments', body, KEY);
    const { id } = tournamentOf(await send(december));
    const renamed = { id, name: 'Copa Trueno', date: '2026-12-20T02:00:00.000Z' };
    await call(`PUT /tournaments/${id}`, { name: renamed.name, date: renamed.date });
    expect(tournamentOf(await send(december))).toMatchObject(renamed);
    expectFailure(await send({ ...december, name: 'Otra' }), 422, 'key_reused');
    expect(tournamentOf(await call(`GET /tournaments/${REQUEST_ID}`))).toMatchObject(renamed);
    expectFailure(await visit(`GET /tournaments/${REQUEST_ID}`), 404, 'tournament_not_found');
  });
});

describe('PUT /tournaments/:id', () => {
  const put = (body: object, id = 'vacia') => call(`PUT /tournaments/${id}`, body);

  it('changes only the fields sent, also in the catalogue, with one audit record', async () => {
    const before = await stored('tournaments/vacia');
    const { body } = await put({ maxPlayers: 12, prize: '$10', name: 'Al día' });
    const after = { maxPlayers: 12, prize: '$10', name: 'Al día', revision: 2 };
    expect(body).toMatchObject({ data: after });
    expect(await stored('tournaments/vacia')).toEqual({ ...before, ...after });
    expect(await published()).toContainEqual(expect.objectContaining({ id: 'vacia', name: 'Al día' }));
    expect(await audits()).toEqual([
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

  it('accepts one of five simultaneous edits of the same revision', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => put({ name: `Editor ${n}`, revision: 1 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stored('tournaments/vacia')).toMatchObject({ revision: 2 });
    expect(await recorded()).toHaveLength(1);
  });

  it.each<[string, object[], object]>([
    ['sets the team size of a new modality', [{ modality: 'Dúo' }], { teamSize: 2 }],
    ['changes the team size without the modality', [{ teamSize: 4 }], { teamSize: 4, modality: 'Solo' }],
    ['keeps the team size if the modality stays the same', [{ teamSize: 4 }, { modality: 'Solo' }], { teamSize: 4 }],
    [
      'keeps the team size if the new modality names none',
      [{ modality: 'Dúo' }, { modality: 'Por amistad' }],
      { teamSize: 2 },
    ],
    ['prefers a team size in the request to the modality’s', [{ modality: 'Dúo', teamSize: 4 }], { teamSize: 4 }],
  ])('%s', async (_, edits, fields) => {
    for (const edit of edits) expect((await put(edit)).status).toBe(200);
    expect(await stored('tournaments/vacia')).toMatchObject(fields);
  });

  it('succeeds during 300 registrations and loses none', async () => {
    const rush = submissionsOf({ submissions: 300, places: 0, players: 300 }, 'vacia');
    await put({ maxPlayers: 0 });
    const name = 'En plena carrera';
    const [edited] = await Promise.all([
      put({ name, revision: 2 }),
      ...rush.map((one) => registerInTheEnd(api.context(), one)),
    ]);
    expect(edited.status).toBe(200);
    expect(await stored('tournaments/vacia')).toMatchObject({ name, currentPlayers: 300, revision: 3 });
  });

  it('sets the publication time when published and clears it when withdrawn', async () => {
    const edited = async (fields: object) => tournamentOf(await put(fields)).publishedAt;
    expect(await edited({ name: 'Igual', status: 'published' })).toBe(hoursFromNow(-24).toISOString());
    expect(await edited({ status: 'draft' })).toBeNull();
    expect(await publishedIds()).not.toContain('vacia');
    expect(await edited({ status: 'published' })).toBe(NOW.toISOString());
    expect(await publishedIds()).toContain('vacia');
  });

  it('keeps the last public date for calendars after a withdrawal', async () => {
    const { id } = await create({ name: 'Nueva', date: hoursFromNow(48).toISOString() });
    const seen: unknown[] = [await withdrawn(id)];
    for (const status of ['published', 'draft', 'published', 'draft']) {
      await put({ status }, id);
      seen.push(await withdrawn(id));
    }
    // Later plans stay private.
    await put({ date: hoursFromNow(72).toISOString() }, id);
    seen.push(await withdrawn(id));
    const event = (revision: number) => ({ id, date: hoursFromNow(48).toISOString(), revision });
    expect(seen).toEqual([null, null, event(3), null, event(5), event(5)]);
  });

  it('refuses an unknown team size, and an end before the stored start', async () => {
    await expectRefused(() => put({ teamSize: 3 }), 400, 'invalid', { teamSize: 'Elige solo, dúo o escuadra' });
    const endDate = 'El final no puede ser antes del inicio';
    await expectRefused(() => put({ endDate: hoursFromNow(1).toISOString() }), 400, 'invalid', { endDate });
  });
});

describe('DELETE /tournaments/:id', () => {
  it('deletes a tournament without registrations, also from the catalogue', async () => {
    await call('PUT /tournaments/vacia', { name: 'En el catálogo' });
    expect(await publishedIds()).toContain('vacia');
    expectData(await call('DELETE /tournaments/vacia'), { deleted: true, registrations: 0 });
    expect(await stored('tournaments/vacia')).toBeUndefined();
    expect(await publishedIds()).toEqual(['copa']);
    expect(await recorded()).toContain('admin tournament.delete vacia');
  });

  it('refuses a tournament with registrations, even if all are rejected', async () => {
    await expectRefused(() => call('DELETE /tournaments/copa?force=false'), 409, 'has_registrations');
    await write(database, registrationOf('10000009', { tournamentId: 'vacia', status: 'rejected' }));
    await expectRefused(() => call('DELETE /tournaments/vacia'), 409, 'has_registrations');
  });

  it.each([
    ['a plan', { 'competitions/vacia': { ...competitionRecord({ tournamentId: 'vacia' }), writes: 1 } }],
    ['published results', { 'results/vacia': { tournamentId: 'vacia' } }],
    ['entries of a plan that is gone', { 'competitions/vacia/entries/a': { ...entryRecord('a') } }],
    ['matches of a plan that is gone', { 'competitions/vacia/matches/m1/revisions/1': { source: 'Ana 10000001' } }],
    ['an archive', { 'archive/vacia': { tournamentId: 'vacia' } }],
  ])('refuses a tournament without registrations that has %s', async (_what, documents) => {
    await write(database, documents);
    await expectRefused(() => call('DELETE /tournaments/vacia'), 409, 'has_registrations');
    expectData(await call('DELETE /tournaments/vacia?force=true'), { deleted: true, registrations: 0 });
    expect(Object.keys(await everything()).filter((path) => path.includes('vacia'))).toEqual([]);
  });

  it('refuses a tournament whose registrations were erased', async () => {
    await database.doc('tournaments/vacia').update({ gone: { approved: 12 }, erasedAt: hoursFromNow(-1) });
    await expectRefused(() => call('DELETE /tournaments/vacia'), 409, 'has_registrations');
    expectData(await call('DELETE /tournaments/vacia?force=true'), { deleted: true, registrations: 0 });
  });

  it('with force also deletes hundreds of registrations, only its own', async () => {
    const many = Array.from({ length: 450 }, (_, index) => registrationOf(String(20_000_000 + index)));
    for (const part of [many.slice(0, 225), many.slice(225)]) await write(database, Object.assign({}, ...part));
    expectData(await call('DELETE /tournaments/copa?force=true'), { deleted: true, registrations: 453 });
    const left = Object.keys(await everything());
    expect(left.filter((path) => path.includes('copa'))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining([registrationPath('10000001', 'vecina'), 'tournaments/vacia']));
    expect(await recorded()).toEqual(['admin tournament.delete copa']);
  });

  it('cancels the tournament in calendars, even if interrupted', async () => {
    // With one registration: the deletion of others would go on after the test.
    const date = hoursFromNow(60);
    await write(database, {
      'tournaments/vacia': tournamentRecord({ date }),
      ...registrationOf('10000009', { tournamentId: 'vacia' }),
    });
    let commits = 0;
    beforeCommits(database, () => {
      commits += 1;
      if (commits > 1) throw new Error('broken off');
    });
    await expect(deleteTournament(api.context(), 'vacia', true)).rejects.toThrow('broken off');
    vi.restoreAllMocks();
    expect(await withdrawn('vacia')).toEqual({ id: 'vacia', date: date.toISOString(), revision: 2 });
  });

  it('if interrupted, is undone by an edit or completed without another audit record', async () => {
    const breakOff = () => database.doc('tournaments/copa').update({ status: 'draft', removing: true });
    await breakOff();
    await call('PUT /tournaments/copa', { status: 'published' });
    expect(await stored('tournaments/copa')).toMatchObject({ status: 'published', removing: false });
    await breakOff();
    expectFailure(await call('DELETE /tournaments/copa'), 409, 'has_registrations');
    expectData(await call('DELETE /tournaments/copa?force=true'), { deleted: true, registrations: 3 });
    expect(await recorded()).toEqual(['admin tournament.update copa']);
  });
});

it('GET /tournaments/with-registrations returns pages, with undated tournaments last or alone', async () => {
  await write(database, {
    'tournaments/a': tournamentRecord({ date: hoursFromNow(30) }),
    'tournaments/b': tournamentRecord({ date: hoursFromNow(30) }),
    'tournaments/sin-fecha': tournamentRecord({ name: 'Sin fecha', date: null }),
    'tournaments/otra': tournamentRecord({ name: 'Otra', date: null }),
  });
  const Items = z.array(Tournament.extend({ stats: z.unknown() }));
  const Page = z.object({ data: z.object({ items: Items, nextCursor: z.string().nullable() }) });
  const page = async (query: string) => {
    const { items, nextCursor } = Page.parse((await call(`GET /tournaments/with-registrations?${query}`)).body).data;
    return { ids: items.map(({ id }) => id), next: nextCursor };
  };
  const first = await page('limit=4');
  expect(first.ids).toEqual(['vacia', 'copa', 'b', 'a']);
  expect(await page(`limit=4&cursor=${first.next}`)).toEqual({ ids: ['sin-fecha', 'otra'], next: null });
  expect(await page('undated=true')).toEqual({ ids: ['otra', 'sin-fecha'], next: null });
  const gone = await call('GET /tournaments/with-registrations?cursor=bm8');
  expectFailure(gone, 400, 'invalid', { cursor: 'Vuelve a la primera página' });
});

describe('a record as the first specification stores it', () => {
  beforeEach(() =>
    write(database, {
      'tournaments/alias': { title: 'Alias', startDate: '2026-12-05T20:00:00Z', maxParticipants: 12, status: 'draft' },
      'tournaments/nada': { title: 'Nada' },
    }),
  );

  it('is in the admin list, with its alias as the date or without one', async () => {
    const { body } = await call('GET /tournaments/with-registrations?limit=50');
    const items = z.object({ data: z.object({ items: z.array(z.looseObject({ id: z.string() })) }) }).parse(body)
      .data.items;
    const dateOf = (id: string) => items.find((each) => each.id === id)?.date;
    expect([dateOf('alias'), dateOf('nada')]).toEqual(['2026-12-05T20:00:00.000Z', null]);
    const undated = await call('GET /tournaments/with-registrations?undated=true');
    expect(undated.body).toMatchObject({ data: { items: [{ id: 'nada' }] } });
    expect(await recorded()).toEqual([]);
  });

  it.each(['alias', 'nada'])('is opened, edited and deleted: %s', async (id) => {
    expect((await call(`GET /tournaments/${id}`)).status).toBe(200);
    const edited = await call(`PUT /tournaments/${id}`, { name: 'Editado', revision: 0 });
    expect(edited.body).toMatchObject({ data: { name: 'Editado', revision: 1 } });
    expectData(await call(`DELETE /tournaments/${id}`), { deleted: true, registrations: 0 });
    expect(await stored(`tournaments/${id}`)).toBeUndefined();
  });
});
