// A captain edits the team by private link.
import { beforeEach, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectFailure } from '../../fixtures/calls/expect.ts';
import { linkOf } from '../../fixtures/people/links.ts';
import { type Fields, hoursFromNow, submission, tournamentDocuments } from '../../fixtures/records/records.ts';

let captain = '';

const { call, clock, database, stored, visit } = await openAdminArea('demo-api-own-team', () => {
  captain = linkOf('k');
  return {
    ...tournamentDocuments('copa', { teamSize: 2, modality: 'Dúo', registrationDeadline: hoursFromNow(5) }),
    ...tournamentDocuments('solos', { teamSize: 1 }),
  };
});

const duo = (freeFireId: string, mate: string, fields: Fields = {}) =>
  submission({
    freeFireId,
    nickname: 'Rayo',
    team: { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: mate }] },
    ...fields,
  });
const team = () => stored('registrations/copa_10000001');
const correct = async (...players: Fields[]) => {
  const { revision } = Object((await visit('POST /my-registration/data', { token: captain })).body).data;
  return visit('POST /my-registration/correct', { token: captain, revision, team: { name: 'Furia', players } });
};
const mate = (freeFireId: string, nickname = 'Luna') => ({ nickname, freeFireId });

beforeEach(async () => {
  expect((await visit('POST /registrations', duo('10000001', '10000002', { link: captain }))).status).toBe(200);
  await call('PATCH /registrations/copa_10000001/status', { status: 'approved' });
});

it("a new teammate resets the approval, and frees the former one's ID", async () => {
  for (const _ of [1, 2]) {
    const reply = await correct(mate('10000003'));
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { status: 'pending', team: { players: [mate('10000003')] } } },
    });
  }
  expect(await team()).toMatchObject({ status: 'pending', decidedAt: null, revision: 1 });
  expectFailure(await visit('POST /registrations', duo('10000005', '10000003')), 409, 'already_registered', {
    'team.players.0.freeFireId': 'Este ID de Free Fire ya está inscrito en este torneo.',
  });
  expect((await visit('POST /registrations', duo('10000006', '10000002'))).status).toBe(200);
  expect((await database.doc('tournaments/copa').get()).get('currentPlayers')).toBe(2);
});

it('the same try again takes nothing back that was decided meanwhile', async () => {
  const body = { token: captain, revision: 0, team: { name: 'Furia', players: [mate('10000003')] } };
  await visit('POST /my-registration/correct', body);
  await call('PATCH /registrations/copa_10000001/status', { status: 'approved' });
  expect((await visit('POST /my-registration/correct', body)).status).toBe(200);
  expect(await team()).toMatchObject({ status: 'approved' });
});

it("a decision on the former team doesn't count for the new one", async () => {
  const id = 'copa_10000001';
  await call(`PATCH /registrations/${id}/status`, { status: 'pending' });
  const seen = [{ id, revision: 0 }];
  await correct(mate('10000003'));
  for (const what of ['approve', 'reject']) {
    const reply = await call(`POST /registrations/batch/${what}`, { ids: [id], seen, from: 'pending' });
    expect(reply).toMatchObject({ body: { data: { done: [], failed: [{ id, code: 'edit_conflict' }] } } });
  }
  expect(await team()).toMatchObject({ status: 'pending', team: { players: [mate('10000003')] } });
});

it('another nickname or name of the team changes no decision', async () => {
  expect((await correct(mate('10000002', 'Kira2'))).status).toBe(200);
  expect(await team()).toMatchObject({ status: 'approved', team: { players: [mate('10000002', 'Kira2')] } });
});

it('a teammate who plays elsewhere, is listed twice, or exceeds the size is refused at the field', async () => {
  await visit('POST /registrations', duo('10000007', '10000008'));
  for (const id of ['10000007', '10000008']) {
    const reply = await correct(mate(id));
    expect(reply).toMatchObject({ status: 409, body: { code: 'already_registered' } });
    expect(Object(reply.body).fields).toHaveProperty(['team.players.0.freeFireId']);
  }
  expect((await correct(mate('10000001'))).status).toBe(400);
  expect((await correct(mate('10000003'), mate('10000004'))).status).toBe(400);
  expect((await correct()).status).toBe(400);
  expect(await team()).toMatchObject({ status: 'approved', team: { players: [mate('10000002', 'Kira')] } });
});

it('is closed with the registration, and without a team', async () => {
  const alone = linkOf('s');
  await visit('POST /registrations', submission({ tournamentId: 'solos', freeFireId: '10000009', link: alone }));
  const team = { name: 'Furia', players: [mate('10000003')] };
  expect((await visit('POST /my-registration/correct', { token: alone, revision: 0, team })).status).toBe(400);
  clock.now = hoursFromNow(5.1);
  expectFailure(await correct(mate('10000003')), 409, 'place_closed');
});
