import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobsOf, runDueJobs } from '../../functions/src/jobs/jobs.ts';
import { forgetCommunityStats } from '../../functions/src/tournaments/tournaments.ts';
import { openAdminArea } from '../fixtures/admin-area.ts';
import { competitionRecord, entryRecord, roomRecord } from '../fixtures/records/competition-records.ts';
import { type Fields, registrationOf, tournamentRecord, write } from '../fixtures/records/records.ts';
import { silent } from '../fixtures/records/registering.ts';
import { demandResults } from '../fixtures/records/stored-results.ts';
import { holding } from '../fixtures/records/whole-store.ts';

const PROJECT = 'demo-scheduled-erasure';
// Some days count from when the database wrote, and its clock is the real one.
const OPENED = Date.now();
const hoursFromNow = (hours: number) => new Date(OPENED + hours * 3_600_000);
const iso = (hours: number) => hoursFromNow(hours).toISOString();
const END = hoursFromNow(-1);

const IDS = ['10000001', '10000002', '10000003', '10000004'];
const TYPED = ['Furia Norte', 'Lucía', 'lucia', '@copa.example', '55 1000', 'Puebla', 'mintió'];
/** Texts that only the records of players of `copa` contain. */
const TRACES = [...IDS, ...TYPED, 'huella-del-enlace'];

const daysAfter = (days: number) => {
  clock.now = new Date(END.getTime() + days * 24 * 3_600_000);
};

const player = (freeFireId: string, fields: Fields = {}) =>
  registrationOf(freeFireId, {
    fullName: 'Lucía Méndez',
    nameKey: 'lucia mendez',
    email: `${freeFireId}@copa.example`,
    phone: '+52 55 1000 0000',
    answers: { ciudad: 'Puebla' },
    createdAt: hoursFromNow(-200),
    link: 'huella-del-enlace',
    ...fields,
  });

const decided = { decidedAt: hoursFromNow(-190), decidedBy: 'otra' };

const documents = () => ({
  'tournaments/copa': tournamentRecord({ date: hoursFromNow(-5), endDate: END, currentPlayers: 2, teamSize: 2 }),
  ...player('10000001', { team: { name: 'Furia Norte', players: [{ nickname: 'Kira', freeFireId: '10000004' }] } }),
  ...player('10000002', { status: 'approved', ...decided }),
  ...player('10000003', { status: 'rejected', ...decided, reason: 'Lucía mintió' }),
  'tournaments/liga': tournamentRecord({ name: 'Liga', date: hoursFromNow(24 * 300), currentPlayers: 1 }),
  ...registrationOf('20000001', { tournamentId: 'liga', createdAt: END }),
  'competitions/copa': { ...competitionRecord(), writes: 1 },
  'competitions/copa/entries/leones': entryRecord('leones', {
    name: '',
    players: [{ nickname: '', freeFireId: '10000001' }],
    registrationId: 'copa_10000001',
  }),
  'competitions/copa/entries/pumas': entryRecord('pumas'),
  'rooms/copa_primera': roomRecord({ releaseAt: iso(-5), seen: { leones: iso(-4) } }),
  'rooms/liga_primera': roomRecord({ tournamentId: 'liga', releaseAt: iso(24 * 200) }),
});

const { api, call, clock, database, recorded, stored } = await openAdminArea(PROJECT, documents);

beforeEach(() => daysAfter(0));

const run = () => runDueJobs(jobsOf(api.context()), 'day', clock.now, silent);
const traces = () => holding(PROJECT, TRACES);
const data = async (endpoint: string): Promise<unknown> => Object((await call(endpoint)).body).data;

/** Every figure that the product shows of what there was. */
async function figures() {
  forgetCommunityStats(database);
  const list = Object(await data('GET /tournaments/with-registrations'));
  return {
    home: await data('GET /tournaments/stats'),
    statistics: await data('GET /statistics'),
    tournaments: list.items.map(({ id, currentPlayers, stats }: Record<string, { pending: number }>) => [
      id,
      currentPlayers,
      { ...stats, present: undefined, erasedAt: undefined },
    ]),
  };
}

async function expectEndedOnce(): Promise<void> {
  expect((await recorded()).filter((line) => line.includes('erase'))).toEqual(['system tournament.erase copa']);
}

it('network hashes are kept until the tournament is over, then deleted with nothing else changed', async () => {
  const ORIGIN = 'un-origen-de-copa';
  const origins = () => holding(PROJECT, [ORIGIN]);
  for (const id of ['copa_10000001', 'copa_10000002', 'liga_20000001']) {
    await database.doc(`registrations/${id}`).update({ networkHash: ORIGIN });
  }
  daysAfter(-0.01);
  await run();
  expect(await origins()).toHaveLength(3);
  const copa = database.collection('registrations').where('tournamentId', '==', 'copa');
  const rest = async () => (await copa.get()).docs.map((one) => ({ revision: 0, ...one.data(), networkHash: null }));
  daysAfter(0.01);
  const [before, home] = [await rest(), await figures()];
  await run();
  expect(await origins()).toEqual(['registrations/liga_20000001']);
  expect(await rest()).toEqual(before);
  expect(await figures()).toEqual(home);
});

describe('player data', () => {
  it('is kept for 89 days, erased everywhere on day 90, and all totals stay', async () => {
    daysAfter(89);
    await run();
    const kept = (await traces()).filter((path) => !path.startsWith('playerReservations/'));
    expect(kept.toSorted()).toEqual([
      'competitions/copa/entries/leones',
      'registrations/copa_10000001',
      'registrations/copa_10000002',
      'registrations/copa_10000003',
    ]);
    await call('PATCH /registrations/copa_10000001/status', { status: 'approved' });
    const { home } = await figures();
    daysAfter(90);
    const before = await figures();
    await run();
    expect(await traces()).toEqual([]);
    expect(await figures()).toEqual(before);
    expect(before.home).toEqual(home);
    expect(before.tournaments).toContainEqual(['copa', 2, expect.objectContaining({ approved: 2, rejected: 1 })]);
    const erasedAt = clock.now.toISOString();
    daysAfter(91);
    await run();
    await expectEndedOnce();
    const none = { pending: 0, approved: 0, rejected: 0 };
    expect(await data('GET /tournaments/with-registrations')).toMatchObject({
      items: [
        { id: 'liga', stats: { erasedAt: null, present: { pending: 1 } } },
        { id: 'copa', stats: { erasedAt, present: none } },
      ],
    });
  });

  it('is erased 90 days after the last registration if no tournament date exists', async () => {
    const tere = (freeFireId: string, tournamentId: string, createdAt = END) =>
      player(freeFireId, { tournamentId, fullName: 'Tere', createdAt });
    await write(database, {
      'tournaments/abierta': tournamentRecord({ date: null, registrationDeadline: null, currentPlayers: 2 }),
      ...tere('30000001', 'abierta', hoursFromNow(-24 * 400)),
      ...tere('30000002', 'abierta'),
      ...tere('30000003', 'perdida'),
    });
    daysAfter(89);
    await run();
    expect(await holding(PROJECT, ['Tere'])).toHaveLength(3);
    daysAfter(90);
    await run();
    expect(await holding(PROJECT, ['Tere'])).toEqual([]);
    expect(await stored('tournaments/abierta')).toMatchObject({ currentPlayers: 2 });
  });

  it('is erased outside an unreadable competition, and the run fails', async () => {
    await database.doc('competitions/copa/entries/rota').set({ nadie: true });
    daysAfter(91);
    await expect(run()).rejects.toThrow('erasure');
    expect(await traces()).toEqual(['competitions/copa/entries/leones']);
    await database.doc('competitions/copa/entries/rota').delete();
    await run();
    expect(await traces()).toEqual([]);
  });

  it('is erased despite registrations without a tournament, which are logged', async () => {
    const strays = [{ fullName: 'Nadie' }, ...[null, 7, '', ['copa']].map((tournamentId) => ({ tournamentId }))];
    for (const [index, stray] of strays.entries()) await database.doc(`registrations/suelta${index}`).set(stray);
    daysAfter(91);
    await run();
    expect(await traces()).toEqual([]);
    const said = api.logged.filter((line) => line.includes('registrations of no tournament'));
    expect(said).toEqual(['error registrations of no tournament are never erased {"strays":5}']);
  });

  it.each([4, 5])('is erased once if a run is killed after %i writes and others resume', async (writes) => {
    const many = Array.from({ length: 600 }, (_, index) => player(String(40_000_000 + index)));
    await write(database, Object.assign({}, ...many));
    daysAfter(91);
    const before = await figures();
    const script = new URL('../fixtures/erasing-worker.ts', import.meta.url);
    const [, signal] = await once(fork(script, [PROJECT, clock.now.toISOString(), String(writes)]), 'exit');
    expect(signal).toBe('SIGKILL');
    const left = (await traces()).filter((path) => path.startsWith('registrations/'));
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(603);
    expect(await figures()).toEqual(before);
    // A run that waits too long for the others' locks fails, and the scheduler retries it.
    await Promise.allSettled([run(), run()]);
    await run();
    expect(await traces()).toEqual([]);
    expect(await figures()).toEqual(before);
    await expectEndedOnce();
  });
});

it('a competition keeps public names, and nothing that leads to a player', async () => {
  daysAfter(91);
  await run();
  const name = 'Jugador ··0001';
  const anonymous = { name, players: [{ nickname: '', freeFireId: null }], registrationId: null };
  expect(await stored('competitions/copa/entries/leones')).toMatchObject(anonymous);
  const { entries } = await demandResults(database, 'copa');
  expect(entries).toContainEqual(expect.objectContaining({ id: 'leones', name }));
});

it('erases rooms of past matches, even malformed ones', async () => {
  const releaseAt = iso(-5);
  const spoiled: Fields[] = [
    { password: 'caracol' },
    roomRecord({ releaseAt: 'luego' }),
    roomRecord({ tournamentId: '', matchId: 7, releaseAt }),
    roomRecord({ releaseAt, password: null }),
  ];
  for (const [index, room] of spoiled.entries()) await database.doc(`rooms/antes${index}`).set(room);
  const rooms = async () => (await database.collection('rooms').get()).docs.map(({ id }) => id);
  await run();
  expect(await rooms()).toEqual(['antes0', 'antes1', 'antes2', 'antes3', 'copa_primera', 'liga_primera']);
  daysAfter(2);
  await run();
  expect(await rooms()).toEqual(['liga_primera']);
});

describe('personal data without registrations', () => {
  const refused = (tournamentId: string) => ({
    tournamentId,
    registrationId: null,
    isWaiting: false,
    refusal: { consent: { given: false, at: '50000002', way: 'team_link' }, registrationId: 'una' },
  });
  const written = () => holding(PROJECT, ['50000001', '50000002', 'Rosalba']);

  beforeEach(() =>
    write(database, {
      'tournaments/amistoso': tournamentRecord({ date: hoursFromNow(-5), endDate: END }),
      'competitions/amistoso': { ...competitionRecord({ tournamentId: 'amistoso' }), writes: 1 },
      'competitions/amistoso/entries/amano': entryRecord('amano', {
        players: [{ nickname: 'Nube', freeFireId: '50000001' }],
        aliases: ['Rosalba M.'],
      }),
      'tournaments/pasada': tournamentRecord({ date: END, endDate: END, currentPlayers: 2 }),
      'playerReservations/pasada_huella': refused('pasada'),
      'playerReservations/perdida_huella': refused('perdida'),
      'tournaments/nueva': tournamentRecord({ date: hoursFromNow(24 * 300), endDate: null }),
      'playerReservations/nueva_huella': refused('nueva'),
    }),
  );

  it('is deleted 90 days after the tournament has ended', async () => {
    daysAfter(89);
    await run();
    expect(await written()).toHaveLength(4);
    daysAfter(91);
    const before = await figures();
    await Promise.all([run(), run()]);
    expect(await written()).toEqual(['playerReservations/nueva_huella']);
    expect((await figures()).tournaments).toEqual(before.tournaments);
    const players = [{ nickname: 'Nube', freeFireId: null }];
    expect(await stored('competitions/amistoso/entries/amano')).toMatchObject({ players });
  });

  it('is erased again after a name is added', async () => {
    for (const days of [91, 92]) {
      daysAfter(days);
      await run();
    }
    expect(await stored('competitions/amistoso')).toMatchObject({ forgotten: true });
    const late = { name: '', players: [{ nickname: 'Tarde', freeFireId: '50000001' }] };
    expect(await call('POST /competitions/amistoso/entries', late)).toMatchObject({ status: 200 });
    expect(await holding(PROJECT, ['50000001'])).toHaveLength(1);
    daysAfter(93);
    await run();
    expect(await holding(PROJECT, ['50000001'])).toEqual([]);
  });
});
