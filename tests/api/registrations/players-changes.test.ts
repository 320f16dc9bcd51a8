// Other players, names or IDs that the captain of an approved registration asks for by private link.
import { beforeEach, describe, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { linkOf } from '../../fixtures/people/links.ts';
import { competitionRecord, matchRecord, row, stageRecord } from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-players-changes';
let captain = '';

const { audits, call, clock, database, expectRefused, players, stored, visit } = await openAdminArea(PROJECT, () => {
  captain = linkOf('k');
  const undrawn = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });
  return {
    ...tournamentDocuments('copa', { teamSize: 2, modality: 'Dúo', endDate: hoursFromNow(80) }),
    'competitions/copa': { ...competitionRecord({ stages: [undrawn] }), writes: 1 },
  };
});

const furia = (name: string, nickname = 'Kira', freeFireId = '10000002') => ({
  name,
  players: [{ nickname, freeFireId }],
});
const SWAPPED = furia('Furia', 'Yuki', '10000003');
const squad = () => stored('registrations/copa_10000001');
const ask = (body: Fields, revision = 0) =>
  visit('POST /my-registration/correct', { token: captain, revision, ...body });
const decide = (accept: boolean, revision = 1) =>
  call('POST /registrations/players', { id: 'copa_10000001', revision, accept });
const open = async () => Object((await call('GET /registrations/changes')).body).data.tournaments;
const own = async () => Object((await visit('POST /my-registration/read', { token: captain })).body).data;
const entry = async () => {
  const { body } = await call('GET /competitions/copa');
  const [{ name, status, players: playing }] = Object(body).data.entries;
  return [name, status, ...playing.map(({ nickname }: { nickname: string }) => nickname)];
};
const register = (fields: Fields) => visit('POST /registrations', keyedSubmission(fields));

beforeEach(async () => {
  await register({ freeFireId: '10000001', nickname: 'Rayo', team: furia('Furia'), link: captain });
  await call('PATCH /registrations/copa_10000001/status', { status: 'approved' });
  await call('POST /competitions/copa/entries/import');
  expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Kira']);
  expect(await open()).toEqual([]);
});

describe('a swapped teammate of an approved team', () => {
  it('waits for an organiser while the team keeps its seat, entry and players', async () => {
    for (const _ of [1, 2]) expect((await ask({ team: SWAPPED })).status).toBe(200);
    const asked = { at: NOW.toISOString(), state: 'open', nickname: 'Rayo', freeFireId: '10000001', team: SWAPPED };
    expect(await squad()).toMatchObject({
      status: 'approved',
      team: furia('Furia'),
      playersChange: asked,
      revision: 1,
    });
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Kira']);
    expect(await players()).toBe(1);
    expect(await open()).toEqual([{ tournamentId: 'copa', count: 1 }]);
    expect(await own()).toMatchObject({ status: 'approved', playersChange: { state: 'open', players: 1 } });
    expect((await visit('POST /my-registration/data', { token: captain })).body).toMatchObject({
      data: { team: furia('Furia'), playersChange: asked },
    });
  });

  it('plays once accepted, once for repeated requests, without names or IDs in the audit log', async () => {
    await ask({ team: SWAPPED });
    for (const _ of [1, 2]) expect((await decide(true)).status).toBe(200);
    expect(await squad()).toMatchObject({ status: 'approved', team: SWAPPED, revision: 2 });
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Yuki']);
    expect(await open()).toEqual([]);
    expect(await own()).toMatchObject({ playersChange: { state: 'accepted' } });
    expect((await audits('registration.players')).map(({ actor, after }) => [actor, after])).toEqual([
      ['admin', { revision: 2, accepted: true }],
    ]);
    const paths = await holding(PROJECT, ['Yuki', '10000003']);
    expect(paths.filter((path) => path.startsWith('audit/'))).toEqual([]);
    await expectRefused(() => decide(false), 409, 'decision_conflict');
    expect((await register({ freeFireId: '10000002', team: furia('Otra', 'Sol', '10000005') })).status).toBe(200);
  });

  it('never plays if refused, and the captain sees it', async () => {
    await ask({ team: SWAPPED });
    for (const _ of [1, 2]) expect((await decide(false)).status).toBe(200);
    expect(await squad()).toMatchObject({ status: 'approved', team: furia('Furia'), revision: 2 });
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Kira']);
    expect(await own()).toMatchObject({ playersChange: { state: 'refused', players: 1 } });
    await expectRefused(() => decide(true), 409, 'decision_conflict');
    expect((await register({ freeFireId: '10000003', team: furia('Otra', 'Sol', '10000005') })).status).toBe(200);
  });

  it('keeps the ID for the team while it waits, and can’t have a taken one', async () => {
    await ask({ team: SWAPPED });
    await expectRefused(() => register({ freeFireId: '10000003' }), 409, 'already_registered');
    await register({ freeFireId: '10000006', team: furia('Otra', 'Sol', '10000005') });
    expect(await ask({ team: furia('Furia', 'Sol', '10000005') }, 1)).toMatchObject({
      status: 409,
      body: { code: 'already_registered', fields: { 'team.players.0.freeFireId': expect.any(String) } },
    });
    await ask({ team: furia('Furia') }, 1);
    expect(await squad()).toMatchObject({ playersChange: null, revision: 2 });
    expect((await register({ freeFireId: '10000003', team: furia('Tres', 'Luz', '10000007') })).status).toBe(200);
  });

  it('doesn’t play against a guardian’s refusal until it is overridden', async () => {
    await register({
      freeFireId: '10000003',
      team: furia('Otra', 'Sol', '10000005'),
      guardian: { name: 'Rosa', contact: 'rosa@example.com' },
      requestId: 'the-refused',
    });
    await call('POST /registrations/consent', { id: 'copa_the-refused', given: false, way: 'call', from: 'open' });
    await ask({ team: SWAPPED });
    await expectRefused(() => decide(true), 409, 'teammate_refused');
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Kira']);
    const { body } = await call('POST /registrations/refusals', { id: 'copa_10000001' });
    const [{ freeFireId, at }] = Object(body).data.refusals;
    await call('POST /registrations/override-refusal', { id: 'copa_10000001', freeFireId, at });
    expect((await decide(true)).status).toBe(200);
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Yuki']);
  });

  it('is a request to the organisers after the first match, when nothing else can be corrected', async () => {
    await call('POST /competitions/copa/stages/final/draw', {});
    const [{ id }] = Object((await call('GET /competitions/copa')).body).data.entries;
    await database.doc('tournaments/copa').update({ registrationDeadline: hoursFromNow(1) });
    await write(database, {
      'competitions/copa/matches/primera': matchRecord('primera', 1, { state: 'official', rows: [row(id, 1, 3)] }),
    });
    clock.now = hoursFromNow(2);
    await expectRefused(() => ask({ phone: '5512345678' }), 409, 'place_closed');
    expect((await visit('POST /my-registration/data', { token: captain })).body).toMatchObject({
      data: { rights: { correct: false, players: true } },
    });
    expect((await ask({ team: SWAPPED })).status).toBe(200);
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Kira']);
    expect((await decide(true)).status).toBe(200);
    expect(await entry()).toEqual(['Furia', 'active', 'Rayo', 'Yuki']);
    clock.now = hoursFromNow(1_000);
    await expectRefused(() => ask({ team: furia('Furia') }, 2), 409, 'place_closed');
  });
});

it('a mended nickname and ID of an approved captain wait together, while other data change at once', async () => {
  await ask({ nickname: 'Sol', freeFireId: '10000009', phone: '5512345678', fullName: 'Ana Ruiz' });
  expect(await squad()).toMatchObject({
    fullName: 'Ana Ruiz',
    nickname: 'Rayo',
    freeFireId: '10000001',
    status: 'approved',
    playersChange: { state: 'open', nickname: 'Sol', freeFireId: '10000009' },
  });
  await decide(true);
  expect(await squad()).toMatchObject({ nickname: 'Sol', freeFireId: '10000009' });
  expect(await entry()).toEqual(['Furia', 'active', 'Sol', 'Kira']);
});

it('an organiser who rejects the registration refuses its change, and frees all IDs', async () => {
  await ask({ team: SWAPPED });
  await call('PATCH /registrations/copa_10000001/status', { status: 'rejected' });
  expect(await squad()).toMatchObject({ status: 'rejected', playersChange: { state: 'refused' } });
  expect(await open()).toEqual([]);
  expect((await register({ freeFireId: '10000003', team: furia('Otra', 'Sol', '10000002') })).status).toBe(200);
});

it('a pending team changes its players at once', async () => {
  const token = linkOf('p');
  await register({
    freeFireId: '10000004',
    team: furia('Nueva', 'Sol', '10000005'),
    link: token,
    requestId: 'pending-01',
  });
  const team = furia('Nueva', 'Luz', '10000006');
  expect((await visit('POST /my-registration/correct', { token, revision: 0, team })).status).toBe(200);
  expect(await stored('registrations/copa_pending-01')).toMatchObject({ status: 'pending', team, playersChange: null });
});
