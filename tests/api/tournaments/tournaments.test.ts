import { PublicTournament, Tournament } from '@arena/domain';
import { PublicTournamentStats, TournamentStats } from '@arena/domain/api';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rebuildCatalogue } from '../../../functions/src/tournaments/catalogue.ts';
import { findTournaments } from '../../../functions/src/tournaments/tournament-queries.ts';
import { forgetCommunityStats } from '../../../functions/src/tournaments/tournaments.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { people } from '../../fixtures/people/people.ts';
import { hoursFromNow, registrationOf, tournamentRecord, write } from '../../fixtures/records/records.ts';

const duo = { modality: 'Dúo', mapSelection: 'Kalahari', gameMode: 'Clásico' };

const { admin, api, call, database, sign, stored, visit } = await openAdminArea('demo-api-tournaments', () => ({
  'tournaments/tarde': tournamentRecord({ name: 'Tarde', date: hoursFromNow(96) }),
  'tournaments/pronto': tournamentRecord({ name: 'Pronto', date: hoursFromNow(5), currentPlayers: 3 }),
  'tournaments/sin-fecha': tournamentRecord({ name: 'Sin fecha', date: null, maxPlayers: 0 }),
  'tournaments/pasado': tournamentRecord({ name: 'Pasado', date: hoursFromNow(-48), currentPlayers: 40 }),
  'tournaments/lleno': tournamentRecord({ name: 'Lleno', date: hoursFromNow(97), maxPlayers: 2, currentPlayers: 2 }),
  'tournaments/plazo-vencido': tournamentRecord({
    name: 'Cerrado',
    date: hoursFromNow(98),
    registrationDeadline: hoursFromNow(-1),
  }),
  'tournaments/duo': tournamentRecord({ name: 'Dúo', ...duo }),
  'tournaments/borrador': tournamentRecord({ name: 'Borrador', status: 'draft', modality: 'Dúo' }),
  'tournaments/programado': tournamentRecord({ status: 'scheduled', publishDate: hoursFromNow(1) }),
  // A record from before the current field names, and without most of them.
  'tournaments/antiguo': { title: 'Antiguo', status: 'published', maxParticipants: 12, rules: 'Una\n\nDos' },
}));
const player = await sign.in(people.player);

const BY_DATE = ['pasado', 'pronto', 'duo', 'tarde', 'lleno', 'plazo-vencido', 'antiguo', 'sin-fecha'];
const PlainList = z.strictObject({ success: z.literal(true), tournaments: z.array(PublicTournament) });
const AdminList = z.strictObject({
  success: z.literal(true),
  tournaments: z.array(Tournament.extend({ stats: TournamentStats })),
});
const ids = (tournaments: readonly { id: string }[]) => tournaments.map(({ id }) => id);
const publicList = async (token?: string) =>
  PlainList.parse((await api.call('GET /tournaments', { token })).body).tournaments;

describe('GET /tournaments', () => {
  it.each([
    ['', BY_DATE, [...BY_DATE, 'borrador', 'programado']],
    ['?status=published', BY_DATE, BY_DATE],
    ['?status=draft', [], ['borrador']],
    ['?status=scheduled', [], ['programado']],
    ['?modality=duo', ['duo'], ['duo', 'borrador']],
    ['?mode=Clasico&map=KALAHARI', ['duo'], ['duo']],
    ['?gameMode=Clasico&mapSelection=KALAHARI&page=1&desconocido=x', ['duo'], ['duo']],
    ['?limit=2', ['pasado', 'pronto'], ['pasado', 'pronto']],
    ['?status=completed', ['pasado'], ['pasado']],
    ['?status=full', ['lleno'], ['lleno']],
    ['?status=registration_closed', ['plazo-vencido'], ['plazo-vencido']],
    ['?status=open&modality=duo', ['duo'], ['duo']],
  ])('%s gives a visitor %j by date, and an admin %j', async (query, toVisitor, toAdmin) => {
    expect(ids(PlainList.parse((await visit(`GET /tournaments${query}`)).body).tournaments)).toEqual(toVisitor);
    const { tournaments } = AdminList.parse((await call(`GET /tournaments${query}`)).body);
    expect(ids(tournaments).toSorted()).toEqual(toAdmin.toSorted());
  });

  it('gives players and visitors the same list, with the public statistics if asked', async () => {
    expect(ids(await publicList(player))).toEqual(BY_DATE);
    const { body } = await visit('GET /tournaments?includeStats=true');
    const WithStats = PublicTournament.extend({ stats: PublicTournamentStats });
    const { data } = z.strictObject({ success: z.literal(true), data: z.array(WithStats) }).parse(body);
    expect(ids(data)).toEqual(BY_DATE);
    const statsOf = (id: string) => data.find((each) => each.id === id)?.stats;
    expect(statsOf('pronto')).toEqual({ registered: 3, waiting: 0, free: 45 });
    expect(statsOf('sin-fecha')).toEqual({ registered: 0, waiting: 0, free: null });
  });

  it('a record without a known status counts as a draft for organisers, and is no one else’s', async () => {
    await write(database, { 'tournaments/raro': { name: 'Raro', status: 'archivado' }, 'tournaments/nada': {} });
    const { tournaments } = AdminList.parse((await call('GET /tournaments?status=draft')).body);
    expect(ids(tournaments).toSorted()).toEqual(['borrador', 'nada', 'raro']);
    expectFailure(await visit('GET /tournaments/raro'), 404, 'tournament_not_found');
  });

  it('gives an admin the counts of registrations by status', async () => {
    const ofPronto = (freeFireId: string, status: string) =>
      registrationOf(freeFireId, { tournamentId: 'pronto', status });
    await write(database, {
      ...ofPronto('10000001', 'pending'),
      ...ofPronto('10000002', 'approved'),
      ...ofPronto('10000003', 'approved'),
      ...ofPronto('10000004', 'rejected'),
    });
    const some = { pending: 1, approved: 2, rejected: 1 };
    const none = { pending: 0, approved: 0, rejected: 0 };
    const counted = expect.arrayContaining([
      expect.objectContaining({ id: 'pronto', stats: { ...some, present: some, free: 45, erasedAt: null } }),
      expect.objectContaining({ id: 'sin-fecha', stats: { ...none, present: none, free: null, erasedAt: null } }),
    ]);
    expect((await call('GET /tournaments')).body).toMatchObject({ success: true, tournaments: counted });
    expect((await call('GET /tournaments?includeStats=true')).body).toMatchObject({ success: true, data: counted });
  });

  it('publishes due tournaments for an admin’s call, but not for a visitor’s', async () => {
    const due = { status: 'scheduled', publishDate: hoursFromNow(-1) };
    await write(database, { 'tournaments/atrasado': tournamentRecord(due) });
    await visit('GET /tournaments');
    expect(await stored('tournaments/atrasado')).toMatchObject({ status: 'scheduled' });
    await call('GET /tournaments');
    expect(await stored('tournaments/atrasado')).toMatchObject({ status: 'published' });
  });

  it('drops the oldest beyond 200 and keeps tournaments without a date', async () => {
    const many = Array.from({ length: 201 }, (_, index) => [
      `tournaments/m${index}`,
      tournamentRecord({ date: hoursFromNow(index) }),
    ]);
    const undated = { 'tournaments/sin-fecha': tournamentRecord({ date: null }) };
    await api.empty();
    await write(database, { ...undated, ...Object.fromEntries(many) });
    const found = ids(await publicList());
    expect([found.length, found[0], found.at(-2), found.at(-1)]).toEqual([201, 'm1', 'm200', 'sin-fecha']);
    // An admin's reply counts the registrations of each besides.
    const kept = ids(await findTournaments({ db: database }, 'published'));
    expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([200, 'sin-fecha', 'm200', 'm2']);
  });

  it('serves a visitor from the catalogue', async () => {
    const names = async () => (await publicList()).map(({ name }) => name);
    await names();
    await database.doc('tournaments/pronto').update({ name: 'Otra' });
    expect(await names()).toContain('Pronto');
    await rebuildCatalogue(api.context());
    expect(await names()).toContain('Otra');
  });
});

describe('GET /tournaments/:id', () => {
  it('returns a published tournament with its counts but without registrations', async () => {
    const more = { createdBy: 'someone', registrations: [{ fullName: 'Ana Pérez' }] };
    await write(database, { 'tournaments/pronto': tournamentRecord({ name: 'Pronto', currentPlayers: 1, ...more }) });
    const { status, body } = await visit('GET /tournaments/pronto');
    expect(status).toBe(200);
    const { data } = z.strictObject({ success: z.literal(true), data: PublicTournament }).parse(body);
    const date = hoursFromNow(72).toISOString();
    expect(data).toMatchObject({ id: 'pronto', name: 'Pronto', currentPlayers: 1, date });
  });

  it.each(['borrador', 'programado'])('returns %s to an admin and 404 to everyone else', async (id) => {
    for (const token of [undefined, player]) {
      expectFailure(await api.call(`GET /tournaments/${id}`, { token }), 404, 'tournament_not_found');
    }
    const { body } = await call(`GET /tournaments/${id}`);
    expect(z.strictObject({ success: z.literal(true), data: Tournament }).parse(body).data.id).toBe(id);
  });
});

describe('the CDN', () => {
  it.each([
    'GET /tournaments',
    'GET /tournaments?includeStats=true',
    'GET /tournaments/pronto',
    'GET /tournaments/stats',
  ])('may cache %s only for calls without a token', async (endpoint) => {
    const kept = async (token?: string) => {
      const { status, headers } = await api.call(endpoint, { token });
      return [status, headers.get('cache-control'), headers.get('vary')];
    };
    const PUBLIC = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';
    expect(await kept()).toEqual([200, PUBLIC, 'Authorization']);
    for (const token of [player, admin]) expect(await kept(token)).toEqual([200, 'no-store', 'Authorization']);
  });

  it.each([
    ['GET /tournaments?status=abierto', 400],
    ['GET /tournaments/borrador', 404],
  ])('never caches a refusal: %s', async (endpoint, expected) => {
    const { status, headers } = await visit(endpoint);
    expect([status, headers.get('cache-control')]).toEqual([expected, 'no-store']);
  });
});

it('GET /tournaments/stats counts all published tournaments, and finished ones', async () => {
  await write(database, {
    // Began two days ago and goes on; is over though its date would not say so; has no date but an end.
    'tournaments/liga': tournamentRecord({ date: hoursFromNow(-48), endDate: hoursFromNow(48), currentPlayers: 10 }),
    'tournaments/breve': tournamentRecord({ date: hoursFromNow(-5), endDate: hoursFromNow(-1), currentPlayers: 7 }),
    'tournaments/duo': tournamentRecord({ teamSize: 2, currentPlayers: 3 }),
    'tournaments/squad': tournamentRecord({ teamSize: 4, currentPlayers: 5 }),
    'tournaments/cerrado': tournamentRecord({ date: null, endDate: hoursFromNow(-1) }),
    'tournaments/de-ayer': tournamentRecord({ date: hoursFromNow(-24) }),
  });
  await rebuildCatalogue(api.context());
  // An instance keeps the totals for some seconds.
  forgetCommunityStats(database);
  expectData(await visit('GET /tournaments/stats'), {
    tournaments: 13,
    activeTournaments: 10,
    finishedTournaments: 3,
    // 62 who play alone, three duos and five squads.
    registeredPlayers: 88,
    prizes: [],
  });
});
