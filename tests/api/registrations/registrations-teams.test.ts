import { RegistrationSubmission } from '@arena/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservationDocument } from '../../../functions/src/registrations/store.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH } from '../../fixtures/people/links.ts';
import { type Fields, keyedSubmission, submission, tournamentRecord } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';
import { startWorkers } from '../../fixtures/rush/rush-workers.ts';

const PROJECT = 'demo-api-registrations-teams';
const TAKEN = 'Este ID de Free Fire ya está inscrito en este torneo.';
const TWICE = 'Este ID ya está en tu equipo';

const { call, database, stored, visit } = await openAdminArea(PROJECT, () => ({
  'tournaments/copa': tournamentRecord({ teamSize: 4, modality: 'Escuadra', maxPlayers: 100 }),
  'tournaments/solos': tournamentRecord({ teamSize: 1 }),
}));

function teamOf([freeFireId = '', ...others]: readonly string[], fields: Fields = {}): Fields {
  const players = others.map((id, index) => ({ nickname: `Compa${index + 2}`, freeFireId: id }));
  const team = { name: 'Furia Norte', players };
  const own = { nickname: 'Rayo', freeFireId, email: `capitan${freeFireId}@example.com` };
  return submission({ ...own, ...(players.length === 0 ? {} : { team }), ...fields });
}

/** Four IDs that follow each other. */
const ids = (first: number) => [0, 1, 2, 3].map((place) => String(first + place));
const A = ids(10_000_001);
const B = ids(20_000_001);

const post = (body: Fields) => visit('POST /registrations', keyedSubmission(body));
const register = async (team: readonly string[], fields: Fields = {}) => post(teamOf(team, fields));
const decide = (id: string, status: string) => call(`PATCH /registrations/${id}/status`, { status });
const correct = async (id: string, fields: Fields) => {
  const { revision } = (await stored(`registrations/${id}`)) ?? {};
  return call('PATCH /registrations/fields', { id, revision, ...fields });
};

/** Returns reservations by ID, after checking that they match the registrations. */
async function claims(tournamentId = 'copa'): Promise<Record<string, string>> {
  const [kept, registrations] = await Promise.all([
    database.collection('playerReservations').where('tournamentId', '==', tournamentId).get(),
    database.collection('registrations').where('tournamentId', '==', tournamentId).get(),
  ]);
  const holding = registrations.docs.filter((one) => one.get('status') !== 'rejected');
  const said = holding.flatMap((one) =>
    [one.get('freeFireId'), ...(one.get('team')?.players ?? []).map((player: Fields) => player.freeFireId)].map(
      (id): [string, string] => [id, one.id],
    ),
  );
  const owners = new Map(kept.docs.map((one) => [one.ref.path, one.get('registrationId')]));
  const claimed = Object.fromEntries(
    said.map(([id]) => [id, owners.get(reservationDocument(database, HASH, tournamentId, id).path)]),
  );
  expect(claimed).toEqual(Object.fromEntries(said));
  expect(kept.size).toBe(said.length);
  return claimed;
}

describe('a team', () => {
  it('is one registration with one seat, and reserves its IDs until rejected', async () => {
    expectData(await register(A), { tournamentId: 'copa', freeFireId: A[0], status: 'pending' });
    expect(await stored(`registrations/copa_${A[0]}`)).toMatchObject({
      nickname: 'Rayo',
      team: { name: 'Furia Norte', players: [{ nickname: 'Compa2', freeFireId: A[1] }, {}, {}] },
    });
    expect((await stored('tournaments/copa'))?.currentPlayers).toBe(1);
    expect(Object.keys(await claims())).toEqual(A);
    await decide(`copa_${A[0]}`, 'rejected');
    expect(await claims()).toEqual({});
    await decide(`copa_${A[0]}`, 'approved');
    expect(Object.keys(await claims())).toEqual(A);
  });
});

describe('the IDs of a team', () => {
  it('are checked again when an organiser corrects them', async () => {
    await Promise.all([register(A), register(B)]);
    const team = (...others: string[]) => ({
      team: { name: 'Furia', players: others.map((freeFireId) => ({ nickname: 'Otra', freeFireId })) },
    });
    const id = `copa_${A[0]}`;
    const taken = await correct(id, team(A[1] ?? '', B[0] ?? '', B[3] ?? ''));
    const beside = { 'team.players.1.freeFireId': TAKEN, 'team.players.2.freeFireId': TAKEN };
    expectFailure(taken, 409, 'already_registered', beside);
    expectFailure(await correct(id, { freeFireId: B[2] }), 409, 'already_registered', { freeFireId: TAKEN });
    const twice = await correct(id, team(A[1] ?? '', A[1] ?? '', A[2] ?? ''));
    expectFailure(twice, 400, 'invalid', { 'team.players.1.freeFireId': TWICE });
    const few = await correct(id, team(A[1] ?? ''));
    expectFailure(few, 400, 'invalid', { team: expect.stringContaining('4 jugadores') });
    const moved = await correct(id, { freeFireId: '30000001', ...team(A[1] ?? '', A[2] ?? '', '30000002') });
    expect(moved.status).toBe(200);
    expect(Object.keys(await claims()).toSorted()).toEqual([A[1], A[2], ...B, '30000001', '30000002'].toSorted());
    expect((await correct(id, { team: null })).status).toBe(200);
    expect(Object.keys(await claims()).toSorted()).toEqual([...B, '30000001'].toSorted());
  });

  it('are deleted with the tournament', async () => {
    await register(A);
    await call('DELETE /tournaments/copa?force=true');
    expect(await holding(PROJECT, A)).toEqual([]);
  });

  it('conflict with registrations made before the tournament was for teams', async () => {
    await register(A.slice(0, 1), { tournamentId: 'solos' });
    await call('PUT /tournaments/solos', { teamSize: 2 });
    const duo = await register([B[0] ?? '', A[0] ?? ''], { tournamentId: 'solos' });
    expectFailure(duo, 409, 'already_registered', { 'team.players.0.freeFireId': TAKEN });
  });
});

it('accepts exactly one of two simultaneous teams that share a player', async () => {
  const workers = await startWorkers(PROJECT, 4);
  onTestFinished(() => workers.stop());
  const pairs = Array.from({ length: 20 }, (_, pair) => {
    const shared = String(40_000_000 + pair);
    const own = ids(50_000_001 + pair * 10);
    const others = ids(60_000_001 + pair * 10);
    return [teamOf([...own.slice(0, 3), shared]), teamOf([...others.slice(0, 3), shared])];
  });
  const outcomes = await workers.registerAll(pairs.flat().map((one) => RegistrationSubmission.parse(one)));
  expect(outcomes).toEqual({ accepted: 20, already_registered: 20 });
  expect(Object.keys(await claims())).toHaveLength(80);
});
