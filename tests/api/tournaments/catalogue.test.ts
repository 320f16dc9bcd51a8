import { PublicTournament, Tournament, type TournamentStatus } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rebuildCatalogue } from '../../../functions/src/tournaments/catalogue.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { hoursFromNow, NOW, submission, tournamentRecord, write } from '../../fixtures/records/records.ts';
import { anotherOn, contextOn } from '../../fixtures/records/registering.ts';

const { api, call, database, stored, visit } = await openAdminArea('demo-api-catalogue', () => ({}));

const rebuild = () => rebuildCatalogue(api.context());
const catalogue = async () => (await stored('catalogue/published')) ?? {};
const published = async () => z.array(PublicTournament).parse((await catalogue()).tournaments);
const publishedIds = async () => (await published()).map(({ id }) => id);

describe('the catalogue', () => {
  it('lists recent published tournaments by date, with public fields only', async () => {
    await write(database, {
      'tournaments/tarde': tournamentRecord({ date: hoursFromNow(96), createdBy: 'someone' }),
      'tournaments/pronto': tournamentRecord({ date: hoursFromNow(2), publishDate: hoursFromNow(-1) }),
      'tournaments/sin-fecha': tournamentRecord({ date: null }),
      'tournaments/de-ayer': tournamentRecord({ date: hoursFromNow(-30) }),
      'tournaments/larga': tournamentRecord({ date: hoursFromNow(-24 * 60), endDate: hoursFromNow(24) }),
      'tournaments/de-hace-meses': tournamentRecord({ date: hoursFromNow(-24 * 60) }),
      'tournaments/borrador': tournamentRecord({ status: 'draft' }),
      'tournaments/programado': tournamentRecord({ status: 'scheduled', publishDate: hoursFromNow(1) }),
    });
    await rebuild();
    expect(await publishedIds()).toEqual(['larga', 'de-ayer', 'pronto', 'tarde', 'sin-fecha']);
    const { updatedAt, tournaments: _, ...more } = await catalogue();
    expect([updatedAt.toDate(), more]).toEqual([NOW, {}]);
  });

  it.each([
    ['among over 200 finished ones', { date: hoursFromNow(-24 * 60) }],
    ['among over 200 upcoming ones', { date: hoursFromNow(24) }],
    ['among over 200 with text as date', { date: '2026-01-01T00:00:00.000Z' }],
  ])('includes a tournament without a date %s', async (_where, fields) => {
    const many = Array.from({ length: 201 }, (_, index) => [`tournaments/t${index}`, tournamentRecord(fields)]);
    const undated = { 'tournaments/sin-fecha': tournamentRecord({ date: null }) };
    await write(database, { ...Object.fromEntries(many), ...undated });
    await rebuild();
    expect(await publishedIds()).toContain('sin-fecha');
  });

  it('leaves out a tournament by link only, which its link still opens and takes registrations', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord({ unlisted: true }) });
    await rebuild();
    expect(await publishedIds()).toEqual([]);
    expect((await visit('GET /tournaments')).body).toMatchObject({ tournaments: [] });
    expect((await visit('GET /tournaments/copa')).body).toMatchObject({ data: { id: 'copa', unlisted: true } });
    expect((await visit('POST /registrations', submission({ freeFireId: '10000001' }))).status).toBe(200);
    expect((await call('PUT /tournaments/copa', { unlisted: false })).status).toBe(200);
    expect(await publishedIds()).toEqual(['copa']);
  });

  it('is not rewritten if nothing changed', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord() });
    const updateTime = async () => (await database.doc('catalogue/published').get()).updateTime;
    await rebuild();
    const written = await updateTime();
    await rebuild();
    expect(await updateTime()).toEqual(written);
  });

  it('is up to date after 40 simultaneous registrations', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord({ maxPlayers: 80 }) });
    const rush = Array.from({ length: 40 }, (_, index) =>
      visit('POST /registrations', submission({ freeFireId: String(10_000_000 + index) })),
    );
    await Promise.all(rush);
    await api.idle();
    expect((await published())[0]?.currentPlayers).toBe(40);
  });

  it('says that a tournament is full when the registration that fills it is answered, not a second later', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord({ maxPlayers: 3 }) });
    for (const freeFireId of ['10000001', '10000002', '10000003']) {
      expect((await visit('POST /registrations', submission({ freeFireId }))).status).toBe(200);
    }
    expect((await published())[0]?.currentPlayers).toBe(3);
  });

  it('is up to date after several instances rebuild it during changes', async () => {
    await write(database, { 'tournaments/copa': tournamentRecord() });
    const instances = [database, anotherOn(database), anotherOn(database)];
    const changes = Array.from({ length: 30 }, async (_, index) => {
      await database.doc('tournaments/copa').update({ revision: index, name: `Copa ${index}` });
      await rebuildCatalogue(contextOn(instances[index % instances.length] ?? database));
    });
    await Promise.all(changes);
    expect((await published())[0]?.name).toBe((await stored('tournaments/copa'))?.name);
  });
});

describe('the document of a tournament', () => {
  const { id: _, ...ofDocument } = Tournament.shape;
  /** Fields of the request that made it, of a withdrawal and of an erasure. */
  const BESIDE = ['erasedAt', 'erasing', 'gone', 'removing', 'requestHash', 'requestKey', 'withdrawal'];
  const FIELDS = Object.keys(ofDocument).sort();
  const Made = z.object({ data: z.object({ id: z.string() }) });
  const past = (hours: number) => hoursFromNow(-hours).toISOString();

  async function make(status: TournamentStatus): Promise<string> {
    const dates = { date: hoursFromNow(72).toISOString(), publishDate: past(1) };
    const body = { name: 'Copa', linkedFormId: 'inscripcion', maxPlayers: 8, ...dates, status };
    return Made.parse((await call('POST /tournaments', body)).body).data.id;
  }

  async function expectFieldsOf(id: string, status = 'published') {
    const { status: is, ...rest } = (await stored(`tournaments/${id}`)) ?? {};
    expect(is).toBe(status);
    expect(['status', ...Object.keys(rest)].filter((name) => !BESIDE.includes(name)).sort()).toEqual(FIELDS);
  }

  it('holds only known fields through every status change and a registration', async () => {
    await expectFieldsOf(await make('published'));
    await expectFieldsOf(await make('scheduled'));
    const id = await make('draft');
    await expectFieldsOf(id, 'draft');
    for (const status of ['published', 'draft']) {
      await call(`PUT /tournaments/${id}`, { status });
      await expectFieldsOf(id, status);
    }
    await call(`PUT /tournaments/${id}`, { status: 'scheduled', publishDate: past(2) });
    await expectFieldsOf(id);
    expect((await visit('POST /registrations', submission({ tournamentId: id }))).status).toBe(200);
    await expectFieldsOf(id);
  });

  it('with alternative field names gets the usual ones on its next change', async () => {
    await database.doc('tournaments/ajena').set({ title: 'Copa', status: 'draft', maxParticipants: 12 });
    await call('PUT /tournaments/ajena', { description: 'Otra' });
    const { title, ...fields } = (await stored('tournaments/ajena')) ?? {};
    expect(title).toBeUndefined();
    expect(fields).toMatchObject({ name: 'Copa', maxPlayers: 12, description: 'Otra' });
  });
});
