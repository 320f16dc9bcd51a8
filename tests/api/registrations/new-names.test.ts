// Names that everybody reads, which their player changes after the approval: public at once, and looked at afterwards.
import { beforeEach, expect, it } from 'vitest';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { linkOf } from '../../fixtures/people/links.ts';
import { competitionRecord, stageRecord } from '../../fixtures/records/competition-records.ts';
import { type Fields, NOW, submission, tournamentDocuments } from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-new-names';
let captain = '';

const { audits, call, expectRefused, stored, visit } = await openAdminArea(PROJECT, () => {
  captain = linkOf('k');
  const undrawn = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });
  return {
    ...tournamentDocuments('copa', { teamSize: 2, modality: 'Dúo' }),
    'competitions/copa': { ...competitionRecord({ stages: [undrawn] }), writes: 1 },
  };
});

const furia = (name: string, kira = 'Kira') => ({ name, players: [{ nickname: kira, freeFireId: '10000002' }] });
const squad = () => stored('registrations/copa_10000001');
const rename = (body: Fields, revision = 0) =>
  visit('POST /my-registration/correct', { token: captain, revision, ...body });
const look = (keep: boolean, revision = 1) =>
  call('POST /registrations/names', { id: 'copa_10000001', revision, keep });
const renamed = async () => Object((await call('GET /registrations/renamed')).body).data.tournaments;
const entry = async () => {
  const { body } = await call('GET /competitions/copa');
  const [{ name, players }] = Object(body).data.entries;
  return [name, ...players.map(({ nickname }: { nickname: string }) => nickname)];
};

beforeEach(async () => {
  const body = submission({ freeFireId: '10000001', nickname: 'Rayo', team: furia('Furia'), link: captain });
  await visit('POST /registrations', body);
  await call('PATCH /registrations/copa_10000001/status', { status: 'approved' });
  await call('POST /competitions/copa/entries/import');
  expect(await entry()).toEqual(['Furia', 'Rayo', 'Kira']);
  expect(await renamed()).toEqual([]);
});

it('new names are public at once, and listed for organisers until reviewed', async () => {
  expect((await rename({ nickname: 'Sol', team: furia('Rugido', 'Yuki') })).status).toBe(200);
  expect(await entry()).toEqual(['Rugido', 'Sol', 'Yuki']);
  const former = { at: NOW.toISOString(), nickname: 'Rayo', team: furia('Furia') };
  expect(await squad()).toMatchObject({ status: 'approved', renamed: former });
  expect(await renamed()).toEqual([{ tournamentId: 'copa', count: 1 }]);
  expect((await visit('POST /my-registration/data', { token: captain })).body).toMatchObject({
    data: { renamed: former },
  });
  for (const _ of [1, 2]) expect((await look(true)).status).toBe(200);
  expect(await entry()).toEqual(['Rugido', 'Sol', 'Yuki']);
  expect(await squad()).toMatchObject({ nickname: 'Sol', team: furia('Rugido', 'Yuki'), renamed: null, revision: 1 });
  expect(await renamed()).toEqual([]);
});

it('an organiser restores the former names everywhere, without names in the audit log', async () => {
  await rename({ nickname: 'Sol', team: furia('Rugido', 'Yuki') });
  for (const _ of [1, 2]) expect((await look(false)).status).toBe(200);
  expect(await entry()).toEqual(['Furia', 'Rayo', 'Kira']);
  expect(await squad()).toMatchObject({ nickname: 'Rayo', team: furia('Furia'), renamed: null, revision: 2 });
  expect((await audits('registration.names')).map(({ actor, after }) => [actor, after])).toEqual([
    ['admin', { revision: 2, kept: false }],
  ]);
  const paths = await holding(PROJECT, ['Rugido', 'Yuki', '10000001']);
  expect(paths.filter((path) => path.startsWith('audit/'))).toEqual([]);
  await expectRefused(() => look(true), 409, 'decision_conflict');
});
