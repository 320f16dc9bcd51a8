import { PublicTournament, Tournament, type TournamentStatus } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rebuildCatalogue } from '../../../functions/src/tournaments/catalogue.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { hoursFromNow, NOW, submission, tournamentRecord, write } from '../../fixtures/records/records.ts';
import { anotherOn, contextOn } from '../../fixtures/records/registering.ts';

const { api, call, database, stored } = await openAdminArea('demo-api-catalogue', () => ({}));

const document = () => database.doc('catalogue/published');
const rebuild = () => rebuildCatalogue(api.context());

async function published(): Promise<z.infer<typeof PublicTournament>[]> {
  return z.array(PublicTournament).parse((await document().get()).get('tournaments'));
}

describe('the catalogue', () => {
  it('has the public view of published and recent tournaments by date', async () => {
    await write(database, {
      'tournaments/tarde': tournamentRecord({ date: hoursFromNow(96), createdBy: 'someone' }),
      'tournaments/pronto': tournamentRecord({ date: hoursFromNow(2) }),
      'tournaments/sin-fecha': tournamentRecord({ date: null }),
      'tournaments/de-ayer': tournamentRecord({ date: hoursFromNow(-30) }),
      'tournaments/larga': tournamentRecord({ date: hoursFromNow(-24 * 60), endDate: hoursFromNow(24) }),
      'tournaments/de-hace-meses': tournamentRecord({ date: hoursFromNow(-24 * 60) }),
      'tournaments/borrador': tournamentRecord({ status: 'draft' }),
      'tournaments/programado': tournamentRecord({ status: 'scheduled', publishDate: hoursFromNow(1) }),
    });
    await rebuild();
    expect((await published()).map(({ id }) => id)).toEqual(['larga', 'de-ayer', 'pronto', 'tarde', 'sin-fecha']);
    expect((await document().get()).get('updatedAt').toDate()).toEqual(NOW);
  });

  it.each([
    ['among over 200 that are over', { date: hoursFromNow(-24 * 60) }],
    ['among over 200 to come', { date: hoursFromNow(24) }],
    ['where some were stored by hand, with text for a date', { date: '2026-01-01T00:00:00.000Z' }],
  ])('holds one without a date %s', async (_where, fields) => {
    const many = Array.from({ length: 201 }, (_, index) => [`tournaments/t${index}`, tournamentRecord(fields)]);
    await write(database, {
      ...Object.fromEntries(many),
      'tournaments/sin-fecha': tournamentRecord({ date: null }),
    });
    await rebuild();
    expect((await published()).map(({ id }) => id)).toContain('sin-fecha');
  });

  it('is empty where nothing is published', async () => {
    await rebuild();
    expect(await published()).toEqual([]);
  });

  it('is left alone where nothing has changed', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord() });
    await rebuild();
    const written = (await document().get()).updateTime;
    await rebuild();
    expect((await document().get()).updateTime).toEqual(written);
  });

  it('is put right where something else has spoilt it', async () => {
    await write(database, {
      'tournaments/copa': tournamentRecord(),
      'catalogue/published': { tournaments: 'nonsense' },
    });
    await rebuild();
    expect((await published()).map(({ id }) => id)).toEqual(['copa']);
  });

  it('fits into a document by leaving out the longest finished ones', async () => {
    const description = 'x'.repeat(100_000);
    const dates = [-72, -48, -96, 24, 48, 72, 96, 120, 144, 168];
    const many = dates.map((hours) => [
      `tournaments/t${hours}`,
      tournamentRecord({ description, date: hoursFromNow(hours) }),
    ]);
    await write(database, Object.fromEntries(many));
    await rebuild();
    const kept = (await published()).map(({ id }) => id);
    expect(kept).toEqual(['t-72', 't-48', 't24', 't48', 't72', 't96', 't120', 't144', 't168']);
  });

  it('follows a registration by itself', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord() });
    await api.call('POST /registrations', { body: submission() });
    await api.idle();
    expect((await published())[0]?.currentPlayers).toBe(1);
  });

  it('ends up to date after a rush', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord({ maxPlayers: 80 }) });
    const rush = Array.from({ length: 40 }, (_, index) =>
      api.call('POST /registrations', { body: submission({ freeFireId: String(10_000_000 + index) }) }),
    );
    await Promise.all(rush);
    await api.idle();
    expect((await published())[0]?.currentPlayers).toBe(40);
  });

  it('ends up to date when several instances rebuild it while tournaments change', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord() });
    const instances = [database, anotherOn(database), anotherOn(database)];
    const changes = Array.from({ length: 30 }, async (_, index) => {
      await database.doc('tournaments/copa').update({ revision: index, name: `Copa ${index}` });
      await rebuildCatalogue(contextOn(instances[index % instances.length] ?? database));
    });
    await Promise.all(changes);
    const name = (await database.doc('tournaments/copa').get()).get('name');
    expect((await published())[0]?.name).toBe(name);
  });
});

const { id: _, ...ofDocument } = Tournament.shape;
/** Fields of the request that made it, of a withdrawal and of an erasure. */
const BESIDE = ['erasedAt', 'erasing', 'gone', 'removing', 'requestHash', 'requestKey', 'withdrawal'];
const FIELDS = Object.keys(ofDocument).sort();
const Made = z.object({ data: z.object({ id: z.string() }) });

async function make(status: TournamentStatus): Promise<string> {
  const dates = { date: hoursFromNow(72).toISOString(), publishDate: hoursFromNow(-1).toISOString() };
  const body = { name: 'Copa', linkedFormId: 'inscripcion', maxPlayers: 8, ...dates, status };
  return Made.parse((await call('POST /tournaments', body)).body).data.id;
}

const put = (id: string, body: object) => call(`PUT /tournaments/${id}`, body);
const fields = async (path: string) => (await stored(path)) ?? {};
const namesIn = async (path: string) =>
  Object.keys(await fields(path))
    .filter((name) => !BESIDE.includes(name))
    .sort();

describe("a tournament's own document", () => {
  it.each([
    ['made', async () => make('published')],
    ['published by its time', async () => make('scheduled')],
    [
      'published by an edit',
      async () => {
        const id = await make('draft');
        await put(id, { status: 'published' });
        return id;
      },
    ],
    [
      'withdrawn, scheduled and published again',
      async () => {
        const id = await make('published');
        await put(id, { status: 'draft' });
        await put(id, { status: 'scheduled', publishDate: hoursFromNow(-2).toISOString() });
        return id;
      },
    ],
    [
      'registered for',
      async () => {
        const id = await make('published');
        await api.call('POST /registrations', { body: submission({ tournamentId: id }) });
        return id;
      },
    ],
  ])('holds the fields of a tournament and nothing else once it was %s', async (_how, act) => {
    const id = await act();
    expect(await fields(`tournaments/${id}`)).toMatchObject({ status: 'published', publishedAt: expect.anything() });
    expect(await namesIn(`tournaments/${id}`)).toEqual(FIELDS);
  });

  it.each(['draft', 'scheduled', 'published'] as const)('holds them as a %s one too', async (status) => {
    expect(await namesIn(`tournaments/${await make(status)}`)).toEqual(FIELDS);
  });
});

it('one with the specification’s other names gets the usual ones with its next change', async () => {
  await database.doc('tournaments/ajena').set({ title: 'Copa', status: 'draft', maxParticipants: 12 });
  await put('ajena', { description: 'Otra' });
  expect(await namesIn('tournaments/ajena')).not.toContain('title');
  expect(await fields('tournaments/ajena')).toMatchObject({ name: 'Copa', maxPlayers: 12, description: 'Otra' });
});

describe('the time of publication', () => {
  it('is in an admin’s replies', async () => {
    const id = await make('published');
    const later = hoursFromNow(-3).toISOString();
    expect((await put(id, { publishDate: later })).body).toMatchObject({ data: { publishDate: later } });
    for (const endpoint of [`GET /tournaments/${id}`, 'GET /tournaments', 'GET /tournaments/with-registrations']) {
      expect(JSON.stringify((await call(endpoint)).body)).toContain(`"publishDate":"${later}"`);
    }
  });
});

it('the catalogue has public fields only', async () => {
  await make('published');
  const { updatedAt, tournaments, ...more } = await fields('catalogue/published');
  expect([updatedAt.toDate(), more]).toEqual([NOW, {}]);
  z.array(PublicTournament).nonempty().parse(tournaments);
});
