import { PublicTournament, Tournament } from '@arena/domain';
import { TournamentStats } from '@arena/domain/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rebuildCatalogue } from '../../../functions/src/tournaments/catalogue.ts';
import { findTournaments } from '../../../functions/src/tournaments/queries.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { startApi, type TestApi } from '../../fixtures/calls/api.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import {
  hoursFromNow,
  registrationPath,
  registrationRecord,
  tournamentRecord,
  write,
} from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-tournaments';

const { admin, api, database, sign } = await openAdminArea(PROJECT, () => ({
  'tournaments/tarde': tournamentRecord({ name: 'Tarde', date: hoursFromNow(96) }),
  'tournaments/pronto': tournamentRecord({ name: 'Pronto', date: hoursFromNow(5), currentPlayers: 3 }),
  'tournaments/sin-fecha': tournamentRecord({ name: 'Sin fecha', date: null, maxPlayers: 0 }),
  'tournaments/pasado': tournamentRecord({ name: 'Pasado', date: hoursFromNow(-48), currentPlayers: 40 }),
  'tournaments/borrador': tournamentRecord({ name: 'Borrador', status: 'draft' }),
  'tournaments/programado': tournamentRecord({
    name: 'Programado',
    status: 'scheduled',
    publishDate: hoursFromNow(1),
  }),
  // A record from before the current field names, and without most of them.
  'tournaments/antiguo': { title: 'Antiguo', status: 'published', maxParticipants: 12, rules: 'Una\n\nDos' },
}));
const player = await sign.in(people.player);

const BY_DATE = ['pasado', 'pronto', 'tarde', 'antiguo', 'sin-fecha'];
const PlainList = z.strictObject({ success: z.literal(true), tournaments: z.array(PublicTournament) });
const WithStats = Tournament.extend({ stats: TournamentStats });
const AdminList = z.strictObject({ success: z.literal(true), tournaments: z.array(WithStats) });
const ids = (tournaments: readonly { id: string }[]) => tournaments.map(({ id }) => id);

describe('GET /tournaments', () => {
  it.each([
    ['a visitor', 'GET /tournaments', () => undefined],
    ['a visitor who asks for them', 'GET /tournaments?status=published', () => undefined],
    ['a player', 'GET /tournaments', () => player],
  ])('gives %s the published ones by date, those without one last', async (_who, endpoint, token) => {
    const { status, body } = await api.call(endpoint, { token: token() });
    expect(status).toBe(200);
    expect(ids(PlainList.parse(body).tournaments)).toEqual(BY_DATE);
  });

  it('gives an admin all of them', async () => {
    const { body } = await api.call('GET /tournaments', { token: admin });
    const { tournaments } = AdminList.parse(body);
    expect(ids(tournaments).toSorted()).toEqual([...BY_DATE, 'borrador', 'programado'].toSorted());
    expect(tournaments.find(({ id }) => id === 'programado')?.publishDate).toBe(hoursFromNow(1).toISOString());
  });

  it.each(['draft', 'scheduled'])('gives a visitor nothing with status %s, an admin those', async (status) => {
    const endpoint = `GET /tournaments?status=${status}`;
    expect((await api.call(endpoint)).body).toEqual({ success: true, tournaments: [] });
    const { body } = await api.call(endpoint, { token: admin });
    expect(AdminList.parse(body).tournaments.map((tournament) => tournament.status)).toEqual([status]);
  });

  it('gives a visitor and an admin those of a mode, a modality or a map, and no more than were asked for', async () => {
    await write(database, {
      'tournaments/duo': tournamentRecord({
        name: 'Dúo',
        modality: 'Dúo',
        mapSelection: 'Kalahari',
        gameMode: 'Clásico',
      }),
      'tournaments/duo-borrador': tournamentRecord({ name: 'Otro', modality: 'Dúo', status: 'draft' }),
    });
    const found = async (query: string, token?: string) =>
      ids(Object((await api.call(`GET /tournaments?${query}`, { token })).body).tournaments);
    expect(await found('modality=duo')).toEqual(['duo']);
    expect((await found('modality=duo', admin)).toSorted()).toEqual(['duo', 'duo-borrador']);
    expect(await found('modality=duo&status=draft', admin)).toEqual(['duo-borrador']);
    expect(await found('mode=Clasico&map=KALAHARI')).toEqual(['duo']);
    expect(await found('gameMode=Clasico&mapSelection=KALAHARI&page=1&desconocido=x')).toEqual(['duo']);
    expect(await found('map=Purgatorio')).toEqual([]);
    expect(await found('limit=2')).toEqual(BY_DATE.slice(0, 2));
    expect(await found('limit=1&map=bermuda', admin)).toHaveLength(1);
  });

  it('gives a visitor no stats, in the form that was asked for', async () => {
    const { body } = await api.call('GET /tournaments?includeStats=true');
    const { data } = z.strictObject({ success: z.literal(true), data: z.array(PublicTournament) }).parse(body);
    expect(ids(data)).toEqual(BY_DATE);
  });

  it('gives an admin the counts of registrations by status', async () => {
    await write(database, {
      [registrationPath('10000001', 'pronto')]: registrationRecord({ tournamentId: 'pronto' }),
      [registrationPath('10000002', 'pronto')]: registrationRecord({ tournamentId: 'pronto', status: 'approved' }),
      [registrationPath('10000003', 'pronto')]: registrationRecord({ tournamentId: 'pronto', status: 'approved' }),
      [registrationPath('10000004', 'pronto')]: registrationRecord({ tournamentId: 'pronto', status: 'rejected' }),
    });
    const some = { pending: 1, approved: 2, rejected: 1 };
    const none = { pending: 0, approved: 0, rejected: 0 };
    const counted = expect.arrayContaining([
      expect.objectContaining({
        id: 'pronto',
        stats: { ...some, present: some, free: 45, erasedAt: null },
      }),
      expect.objectContaining({
        id: 'sin-fecha',
        stats: { ...none, present: none, free: null, erasedAt: null },
      }),
    ]);
    const get = async (query: string) => (await api.call(`GET /tournaments${query}`, { token: admin })).body;
    expect(await get('')).toMatchObject({ success: true, tournaments: counted });
    expect(await get('?includeStats=true')).toMatchObject({ success: true, data: counted });
  });

  it("publishes due tournaments before it answers an admin, and not for a visitor's call", async () => {
    await write(database, {
      'tournaments/atrasado': tournamentRecord({ status: 'scheduled', publishDate: hoursFromNow(-1) }),
    });
    await api.call('GET /tournaments');
    expect((await database.doc('tournaments/atrasado').get()).get('status')).toBe('scheduled');
    await api.call('GET /tournaments', { token: admin });
    expect((await database.doc('tournaments/atrasado').get()).get('status')).toBe('published');
  });

  it('is bounded: of more than 200 it gives those without a date and the latest', async () => {
    const many = Array.from({ length: 201 }, (_, index) => [
      `tournaments/m${index}`,
      tournamentRecord({ date: hoursFromNow(index) }),
    ]);
    const undated = { 'tournaments/sin-fecha': tournamentRecord({ date: null }) };
    await api.empty();
    await write(database, { ...undated, ...Object.fromEntries(many) });
    const { body } = await api.call('GET /tournaments');
    const found = ids(PlainList.parse(body).tournaments);
    expect([found.length, found[0], found.at(-2), found.at(-1)]).toEqual([201, 'm1', 'm200', 'sin-fecha']);
    // An admin's reply counts the registrations of each besides.
    const stored = ids(await findTournaments({ db: database }, 'published'));
    expect([stored.length, stored[0], stored[1], stored.at(-1)]).toEqual([200, 'sin-fecha', 'm200', 'm2']);
  });
});

it('the list that a visitor gets is the catalogue', async () => {
  await api.call('GET /tournaments');
  await database.doc('tournaments/pronto').update({ name: 'Otra' });
  const names = async () =>
    PlainList.parse((await api.call('GET /tournaments')).body).tournaments.map(({ name }) => name);
  expect(await names()).toContain('Pronto');
  await rebuildCatalogue(api.context());
  expect(await names()).toContain('Otra');
});

describe('GET /tournaments/:id', () => {
  it('returns a published tournament with its counts, and nothing of its registrations', async () => {
    await write(database, {
      'tournaments/pronto': tournamentRecord({
        name: 'Pronto',
        currentPlayers: 1,
        createdBy: 'someone',
        registrations: [{ fullName: 'Ana Pérez' }],
      }),
    });
    const { status, body } = await api.call('GET /tournaments/pronto');
    expect(status).toBe(200);
    const { data } = z.strictObject({ success: z.literal(true), data: PublicTournament }).parse(body);
    expect(data).toMatchObject({
      id: 'pronto',
      name: 'Pronto',
      currentPlayers: 1,
      date: hoursFromNow(72).toISOString(),
    });
  });

  it.each(['borrador', 'programado', 'nada'])('tells a visitor and a player alike that %s is not there', async (id) => {
    for (const token of [undefined, player]) {
      expectFailure(await api.call(`GET /tournaments/${id}`, { token }), 404, 'tournament_not_found');
    }
  });

  it.each(['borrador', 'programado'])('gives an admin %s', async (id) => {
    const { body } = await api.call(`GET /tournaments/${id}`, { token: admin });
    expect(z.strictObject({ success: z.literal(true), data: Tournament }).parse(body).data.id).toBe(id);
  });
});

describe('calls of visitors', () => {
  const KEPT = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';

  it.each([
    'GET /tournaments',
    'GET /tournaments?includeStats=true',
    'GET /tournaments/pronto',
    'GET /tournaments/stats',
  ])('%s may be cached by the CDN for callers without a token', async (endpoint) => {
    const { headers } = await api.call(endpoint);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([KEPT, 'Authorization']);
  });

  it.each(['GET /tournaments', 'GET /tournaments/pronto', 'GET /tournaments/stats'])(
    '%s with a token is kept nowhere',
    async (endpoint) => {
      for (const token of [player, admin]) {
        const { status, headers } = await api.call(endpoint, { token });
        expect([status, headers.get('cache-control'), headers.get('vary')]).toEqual([200, 'no-store', 'Authorization']);
      }
    },
  );

  it.each([
    ['GET /tournaments?status=open', 400],
    ['GET /tournaments/borrador', 404],
    ['GET /tournaments/a.b', 400],
    ['GET /tournaments/stats?of=copa', 400],
  ])('a refusal is kept nowhere: %s', async (endpoint, expected) => {
    const { status, headers } = await api.call(endpoint);
    expect([status, headers.get('cache-control')]).toEqual([expected, 'no-store']);
  });
});

describe('GET /tournaments/stats', () => {
  // An instance keeps the totals for some seconds.
  let fresh: TestApi;
  beforeEach(async () => {
    fresh = await startApi(PROJECT);
  });
  afterEach(() => fresh.close());

  it('counts all published tournaments, and finished ones', async () => {
    await write(database, {
      // Began two days ago and goes on; is over though its date would not say so; has no date but an end.
      'tournaments/liga': tournamentRecord({ date: hoursFromNow(-48), endDate: hoursFromNow(48), currentPlayers: 10 }),
      'tournaments/breve': tournamentRecord({ date: hoursFromNow(-5), endDate: hoursFromNow(-1), currentPlayers: 7 }),
      'tournaments/duo': tournamentRecord({ teamSize: 2, currentPlayers: 3 }),
      'tournaments/squad': tournamentRecord({ teamSize: 4, currentPlayers: 5 }),
      'tournaments/cerrado': tournamentRecord({ date: null, endDate: hoursFromNow(-1) }),
      'tournaments/de-ayer': tournamentRecord({ date: hoursFromNow(-24) }),
    });
    await rebuildCatalogue(fresh.context());
    expectData(await fresh.call('GET /tournaments/stats'), {
      tournaments: 11,
      activeTournaments: 8,
      finishedTournaments: 3,
      // 60 who play alone, three duos and five squads.
      registeredPlayers: 86,
      prizes: [],
    });
  });

  it('counts nothing where there is nothing', async () => {
    await api.empty();
    expectData(await fresh.call('GET /tournaments/stats'), {
      tournaments: 0,
      activeTournaments: 0,
      finishedTournaments: 0,
      registeredPlayers: 0,
      prizes: [],
    });
  });
});
