// Guardians of players under 18: their link, their view, and the effects of their answer.
import { limits } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, registered, tokenOf } from '../../fixtures/people/links.ts';
import { from } from '../../fixtures/people/origins.ts';
import { beforeDraw, competitionRecord, entryRecord, stageRecord } from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  registrationOf,
  submission,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-guardians';
const ID = '10000001';
const ROSA = { name: 'Rosa Pérez', contact: 'rosa@example.com' };
const lobby = stageRecord({ groups: [{ id: 'sala', name: 'Sala', entryIds: ['leones'] }] });
const GIVEN = { given: true, at: NOW.toISOString(), way: 'player_link' };
let player = '';
let mother = '';

const { api, audits, call, clock, database, expectRefused, players, stored, visit } = await openAdminArea(
  PROJECT,
  () => {
    [player, mother] = [linkOf('p'), linkOf('m')];
    return {
      ...tournamentDocuments('copa', { currentPlayers: 3, guardianConsent: true, endDate: hoursFromNow(80) }),
      ...registered('10000001', player, {
        nickname: 'Nube',
        guardian: ROSA,
        guardianAsked: 'player',
        guardianLink: linkHash(HASH, mother),
      }),
      [`links/${linkHash(HASH, mother)}`]: { registrationId: 'copa_10000001', token: mother },
      ...registrationOf('10000002', { guardian: ROSA }),
      ...registrationOf('10000003'),
      'competitions/copa': { ...competitionRecord({ stages: [lobby] }), writes: 1 },
      'competitions/copa/entries/leones': entryRecord('leones', { registrationId: 'copa_10000001' }),
    };
  },
);

const send = (endpoint: string, body: Fields) => visit(`POST /${endpoint}`, body);
const answer = (given: boolean) => send('guardians/answer', { token: mother, given });
const ask = (number: number) => send('my-registration/guardian', { token: player, number });
const asked = async (number: number) => String(Object((await ask(number)).body).data.link);
/** Has an organiser send the guardian another link, which the guardian opens at home. */
const askByTeam = async () => {
  mother = tokenOf(await call('POST /registrations/guardian-link', { id: 'copa_10000001' }));
  await api.call('POST /guardians/read', { body: { token: mother }, headers: from('203.0.113.7') });
};
const registration = () => stored('registrations/copa_10000001');
/** Another registration of the same player. */
const ANEW = 'copa_anew-0001';
const registerAnew = (fields: Fields = {}) =>
  send('registrations', submission({ freeFireId: '10000001', requestId: 'anew-0001', ...fields }));
const approve = (ids: string[]) => call('POST /registrations/batch/approve', { ids });

describe('a guardian’s link', () => {
  it('shows all stored data, the request, and the erasure date', async () => {
    const { body } = await send('guardians/read', { token: mother });
    expect(body).toMatchObject({
      data: {
        tournament: { id: 'copa' },
        consent: null,
        waits: true,
        erasedBy: hoursFromNow(80 + 90 * 24).toISOString(),
        data: { fullName: 'Ana Pérez', nickname: 'Nube', freeFireId: '10000001', guardian: ROSA, status: 'pending' },
      },
    });
  });

  it('is created by the player, and the earlier one stops working', async () => {
    expect(await asked(0)).toBe(mother);
    await database.doc('registrations/copa_10000001').update({ guardianLink: '', guardianAsked: null });
    const made = await asked(0);
    expect(await asked(0)).toBe(made);
    expect(await holding(PROJECT, [made])).toEqual([]);
    expectFailure(await answer(true), 404, 'link_not_found');
    expect((await send('guardians/answer', { token: made, given: true })).status).toBe(200);
  });

  it('is revoked when the player names another guardian, who gets a new one', async () => {
    const guardian = { name: 'Elsa', contact: '5512345678' };
    mother = await asked(0);
    await send('my-registration/correct', { token: player, revision: 0, guardian });
    expect(await registration()).toMatchObject({ guardian, guardianAsked: null, guardianLink: '' });
    expectFailure(await ask(0), 409, 'edit_conflict');
    expectFailure(await answer(true), 404, 'link_not_found');
    const made = await asked(1);
    expect((await send('guardians/read', { token: made })).status).toBe(200);
    expect(made).not.toBe(mother);
    expect((await send('my-registration/read', { token: player })).body).toMatchObject({
      data: { guardianAsked: 'player', guardianLinks: 1 },
    });
  });
});

it('registering with a replaced player link does not revive its guardian’s link', async () => {
  mother = await asked(0);
  await call('POST /registrations/link', { id: 'copa_10000001' });
  await send('registrations', submission({ freeFireId: '10000009', link: player, guardian: ROSA }));
  expect(await asked(0)).not.toBe(mother);
  expectFailure(await answer(true), 404, 'link_not_found');
});

describe('guardian consent', () => {
  it('is required for each approval, single or in a batch', async () => {
    const { body } = await approve(['copa_10000001', 'copa_10000002', 'copa_10000003']);
    const failed = ['copa_10000001', 'copa_10000002'].map((id) => ({ id, code: 'consent_missing' }));
    expect(Object(body).data.failed).toMatchObject(failed);
    const one = await call('PATCH /registrations/copa_10000001/status', { status: 'approved' });
    expectFailure(one, 409, 'consent_missing');
    for (const _ of [1, 2]) expect((await answer(true)).status).toBe(200);
    expect(await registration()).toMatchObject({ consent: GIVEN, status: 'pending' });
    expect(Object((await approve(['copa_10000001'])).body).data.failed).toEqual([]);
    expect(await players()).toBe(3);
  });

  it('is recorded once by an organiser, without personal data in the audit log', async () => {
    const seen = { id: 'copa_10000002', from: 'open' };
    const note = (fields: Fields) => call('POST /registrations/consent', { ...seen, ...fields });
    for (const _ of [1, 2]) expect((await note({ given: true, way: 'call' })).status).toBe(200);
    expectFailure(await note({ given: false, way: 'call' }), 409, 'decision_conflict');
    const after = { consent: 'given', way: 'call', status: 'pending' };
    const records = await audits();
    expect(records).toMatchObject([{ action: 'registration.consent', actor: 'admin', after }]);
    const paths = await holding(PROJECT, ['Rosa', 'rosa@', '10000002']);
    expect(paths.filter((path) => path.startsWith('audit/'))).toEqual([]);
  });

  it('if withdrawn, rejects registration and entry; an organiser’s link reverses it', async () => {
    await answer(true);
    await approve(['copa_10000001']);
    for (const _ of [1, 2]) expect((await answer(false)).status).toBe(200);
    expect(await registration()).toMatchObject({ status: 'rejected', out: 'no_consent', decidedBy: null });
    expect(await stored('competitions/copa/entries/leones')).toMatchObject({ status: 'withdrawn' });
    expect(await players()).toBe(2);
    expectFailure(await answer(true), 409, 'team_link_required');
    const former = mother;
    await askByTeam();
    expect(await holding(PROJECT, [former, mother])).toEqual([]);
    expectFailure(await send('guardians/answer', { token: former, given: true }), 404, 'link_not_found');
    await answer(true);
    expect(await registration()).toMatchObject({ status: 'pending', out: null, consent: { way: 'team_link' } });
    expect(await players()).toBe(3);
    expect((await audits()).map(({ actor }) => actor)).toContain('guardian');
  });

  it('once refused, keeps the guardian and the ID’s next player hidden from each other', async () => {
    await write(database, beforeDraw);
    await answer(false);
    const link = linkOf('nuevo');
    await registerAnew({ link });
    const { body } = await send('guardians/read', { token: mother });
    expect(body).toMatchObject({ data: { data: { status: 'rejected', createdAt: hoursFromNow(-1).toISOString() } } });
    expect((await send('my-registration/read', { token: link })).body).toMatchObject({ data: { consent: 'none' } });
    const own = await send('my-registration/data', { token: link });
    expect(own.body).toMatchObject({ data: { guardian: null, consent: null } });
    const traces = await holding(PROJECT, ['Rosa', 'rosa@', linkHash(HASH, mother)]);
    expect(traces).not.toContain(`registrations/${ANEW}`);
  });

  it.each([
    ['player', () => send('my-registration/erase', { token: player })],
    ['guardian', () => send('guardians/erase', { token: mother })],
    ['organiser', () => call('DELETE /registrations/copa_10000001')],
  ])('stays refused after erasure by the %s, which keeps nothing else', async (_, erase) => {
    await answer(false);
    expect((await erase()).status).toBe(200);
    const traces = await holding(PROJECT, ['Nube', 'Rosa', 'rosa@']);
    expect(traces.filter((path) => path.startsWith('playerReservations/'))).toEqual([]);
    const { docs } = await database.collection('playerReservations').where('refusal.consent.given', '==', false).get();
    expect(docs.map((one) => one.get('refusal.consent'))).toEqual([{ ...GIVEN, given: false }]);
    expect(docs[0]?.id).toMatch(/^copa_[0-9a-f]{32}$/);
    expect((await registerAnew()).status).toBe(200);
    const anew = { status: 'pending', guardian: null, consent: { given: false } };
    expect(await stored(`registrations/${ANEW}`)).toMatchObject(anew);
    expect(Object((await approve([ANEW])).body).data.failed).toMatchObject([{ code: 'consent_missing' }]);
    const seen = { id: ANEW, from: 'refused' };
    const told = await call('POST /registrations/consent', { ...seen, given: true, way: 'call' });
    expect(told).toMatchObject({ status: 200 });
    expect(Object((await approve([ANEW])).body).data.failed).toEqual([]);
  });

  it('stays refused if the player erases the registration before a date that has passed is moved', async () => {
    await write(database, beforeDraw);
    await answer(false);
    clock.now = hoursFromNow(100);
    expect((await send('my-registration/erase', { token: player })).status).toBe(200);
    const later = { date: hoursFromNow(200), endDate: null, registrationDeadline: hoursFromNow(190) };
    expect((await call('PUT /tournaments/copa', { revision: 1, ...later })).status).toBe(200);
    expect((await registerAnew()).status).toBe(200);
    expect(Object((await approve([ANEW])).body).data.failed).toMatchObject([{ code: 'consent_missing' }]);
  });

  it('once refused, limits erasures per network; other erasures are not limited', async () => {
    const most = limits.rate.refusedErasuresPerAddress.hits;
    const links = Array.from({ length: most + 1 }, (_, at) => linkOf(`r${at}`));
    const no = { status: 'rejected', guardian: ROSA, consent: { ...GIVEN, given: false } };
    await write(database, Object.assign({}, ...links.map((link, at) => registered(String(20_000_000 + at), link, no))));
    const erase = (link: string) =>
      api.call('POST /my-registration/erase', { body: { token: link }, headers: from('203.0.113.9') });
    const [last = '', ...others] = links;
    for (const link of others) expect((await erase(link)).status).toBe(200);
    expectFailure(await erase(last), 429, 'rate_limited');
    expect((await erase(player)).status).toBe(200);
    expect((await send('my-registration/erase', { token: last })).status).toBe(200);
  });

  it('can be changed a limited number of times, but repeated without limit', async () => {
    await askByTeam();
    const { hits } = limits.rate.correctionsPerLink;
    for (let said = 0; said < hits; said += 1) expect((await answer(said % 2 === 0)).status).toBe(200);
    const given = hits % 2 !== 0;
    expect((await answer(given)).status).toBe(200);
    expectFailure(await answer(!given), 429, 'rate_limited');
    expect(await audits('registration.consent')).toHaveLength(hits);
  });
});

it('an organiser overrides the refusal for a teammate, which the guardian sees', async () => {
  await write(database, beforeDraw);
  await database.doc('tournaments/copa').update({ teamSize: 2 });
  await answer(false);
  const squad = { freeFireId: '10000009', team: { name: 'Furia', players: [{ nickname: 'Nube', freeFireId: ID }] } };
  await send('registrations', keyedSubmission(squad));
  const id = 'copa_10000009';
  const said = { freeFireId: ID, at: NOW.toISOString() };
  const refusals = async () => Object((await call('POST /registrations/refusals', { id })).body).data.refusals;
  const override = (fields: Fields = {}) => call('POST /registrations/override-refusal', { id, ...said, ...fields });
  expect(Object((await approve([id])).body).data.failed).toMatchObject([{ code: 'teammate_refused' }]);
  expect(await refusals()).toEqual([{ ...said, way: 'player_link' }]);
  await expectRefused(() => override({ at: hoursFromNow(-5).toISOString() }), 409, 'decision_conflict');
  for (const _ of [1, 2]) expectData(await override(), { overridden: true });
  expect(Object((await approve([id])).body).data.failed).toEqual([]);
  expect((await send('guardians/read', { token: mother })).body).toMatchObject({
    data: { consent: { given: false, overridden: true }, data: { status: 'rejected', out: 'no_consent' } },
  });
  const record = { actor: 'admin', before: { consent: 'refused' }, after: { consent: null } };
  expect(await audits('registration.override')).toEqual([expect.objectContaining(record)]);
  const paths = await holding(PROJECT, ['Rosa', 'rosa@', ID, 'Nube']);
  expect(paths.filter((path) => path.startsWith('audit/'))).toEqual([]);
  expect((await answer(false)).status).toBe(200);
  expect(await stored(`registrations/${id}`)).toMatchObject({ status: 'pending', decidedAt: null });
});

it('a guardian erases everything, including both private links', async () => {
  expectData(await send('guardians/erase', { token: mother }), { erased: true });
  expect(await registration()).toBeUndefined();
  expect(await players()).toBe(2);
  for (const [what, token] of Object.entries({ 'guardians/read': mother, 'my-registration/read': player })) {
    expectFailure(await send(what, { token }), 404, 'link_not_found');
  }
});
