// Players confirm that they play, or lose their place: by their link, on an organiser's word, and by the clock.
import { limits, usualConfirmations } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { runConfirmations } from '../../../functions/src/my-page/confirmations.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { linkOf, registered } from '../../fixtures/people/links.ts';
import { competitionRecord, entryRecord, stageRecord } from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationOf,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';

let holder = '';

const undrawn = stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] });

const approved = (freeFireId: string, fields: Fields = {}, link = linkOf(freeFireId)) =>
  registered(freeFireId, link, { status: 'approved', decidedAt: NOW, decidedBy: 'admin', ...fields });

const { api, audits, call, clock, database, expectRefused, players, stored } = await openAdminArea(
  'demo-api-confirmations',
  () => {
    holder = linkOf('h');
    return {
      ...tournamentDocuments('copa', { currentPlayers: 2, date: hoursFromNow(72), confirmations: usualConfirmations }),
      ...tournamentDocuments('liga', { currentPlayers: 1, date: hoursFromNow(72) }),
      ...approved('10000001', {}, holder),
      ...approved('10000002'),
      ...registrationOf('20000001', { tournamentId: 'liga', status: 'approved', decidedAt: NOW }),
      'competitions/copa': { ...competitionRecord({ stages: [undrawn] }), writes: 1 },
      'competitions/copa/entries/leones': entryRecord('leones', { registrationId: 'copa_10000002' }),
    };
  },
);

const confirm = (seen?: object) => api.call('POST /my-registration/confirm', { body: { token: holder, seen } });
const confirmFor = (id: string) => call('POST /registrations/confirm', { id });
const registration = (id: string) => stored(`registrations/${id}`);
const close = () => runConfirmations(contextOn(database, { now: clock.now }));

const windowsOf = async () =>
  Object(Object((await api.call('POST /my-registration/read', { body: { token: holder } })).body).data).confirmations;

describe('a confirmation', () => {
  it('is open in its window, and stored once for repeated requests', async () => {
    const enrolment = { kind: 'enrolment', opensAt: NOW.toISOString(), closesAt: hoursFromNow(24).toISOString() };
    const match = { kind: 'match', opensAt: hoursFromNow(48).toISOString(), closesAt: hoursFromNow(70).toISOString() };
    const later = { ...match, state: 'later' };
    expect(await windowsOf()).toEqual([{ ...enrolment, state: 'open' }, later]);
    clock.now = hoursFromNow(1);
    for (const _ of [1, 2]) expectData(await confirm(), { confirmed: true });
    expect(await windowsOf()).toEqual([{ ...enrolment, state: 'confirmed' }, later]);
    expect(await audits('registration.confirm')).toEqual([
      expect.objectContaining({ actor: 'player', before: {}, after: { confirmed: ['enrolment'] } }),
    ]);
    clock.now = hoursFromNow(50);
    await confirm();
    const { matchConfirmedAt, matchConfirmedFor } = Object(await registration('copa_10000001'));
    expect([matchConfirmedAt.toDate(), matchConfirmedFor.toDate()]).toEqual([hoursFromNow(50), hoursFromNow(72)]);
  });

  it('is refused if the tournament date changed after the page was loaded', async () => {
    await call('PUT /tournaments/copa', { date: hoursFromNow(96).toISOString() });
    clock.now = hoursFromNow(75);
    const seen = { kind: 'match', closesAt: hoursFromNow(70).toISOString() };
    await expectRefused(() => confirm(seen), 409, 'confirmation_moved');
    expectData(await confirm({ ...seen, closesAt: hoursFromNow(94).toISOString() }), { confirmed: true });
  });

  it('can be given by an organiser, only in its window and for a seat', async () => {
    for (const _ of [1, 2]) {
      const { body } = await confirmFor('copa_10000002');
      expect(body).toMatchObject({ data: { id: 'copa_10000002', enrolmentConfirmedAt: NOW.toISOString() } });
    }
    expect(await audits('registration.confirm')).toEqual([expect.objectContaining({ actor: 'admin' })]);
    expectFailure(await confirmFor('liga_20000001'), 409, 'confirmation_closed');
    clock.now = hoursFromNow(24.01);
    expectFailure(await confirm(), 409, 'confirmation_closed');
    expect(await windowsOf()).toMatchObject([{ state: 'missed' }, { state: 'later' }]);
    await call('PATCH /registrations/copa_10000002/status', { status: 'rejected' });
    expectFailure(await confirmFor('copa_10000002'), 409, 'confirmation_closed');
  });
});

describe('the confirmation of several by an organiser', () => {
  it('confirms each that can be, and says which not', async () => {
    const ids = ['copa_10000001', 'copa_10000002', 'liga_20000001'];
    const { body } = await call('POST /registrations/batch/confirm', { ids });
    expect(body).toMatchObject({
      data: { done: ids.slice(0, 2), failed: [{ id: 'liga_20000001', code: 'confirmation_closed' }] },
    });
    const actors = (await audits('registration.confirm')).map(({ actor }) => actor);
    expect(actors).toEqual(['admin', 'admin']);
  });

  it('takes them out of the count of unconfirmed ones', async () => {
    const counts = async () => Object((await call('GET /registrations/unconfirmed')).body).data.tournaments;
    const copa = { tournamentId: 'copa', until: hoursFromNow(24).toISOString() };
    expect(await counts()).toEqual([{ ...copa, count: 2 }]);
    await call('POST /registrations/batch/confirm', { ids: ['copa_10000002'] });
    expect(await counts()).toEqual([{ ...copa, count: 1 }]);
  });
});

describe('the closing of confirmations', () => {
  it('frees the seats of unconfirmed players only, once for any number of runs', async () => {
    await confirm();
    clock.now = hoursFromNow(24);
    await close();
    expect(await players()).toBe(2);
    clock.now = hoursFromNow(24.01);
    await Promise.all([close(), close()]);
    expect(await players()).toBe(1);
    expect(await registration('copa_10000001')).toMatchObject({ status: 'approved' });
    const out = { status: 'rejected', out: 'unconfirmed', decidedBy: null };
    expect(await registration('copa_10000002')).toMatchObject(out);
    expect(await audits('registration.expire')).toEqual([expect.objectContaining({ actor: 'system' })]);
    const withdrawn = { status: 'withdrawn', withdrawnBy: 'registration' };
    expect(await stored('competitions/copa/entries/leones')).toMatchObject(withdrawn);
    expect(await registration('liga_20000001')).toMatchObject({ status: 'approved' });
    clock.now = hoursFromNow(70.01);
    await close();
    expect([await players(), await registration('copa_10000001')]).toEqual([0, expect.objectContaining(out)]);
  });

  it('finds an unconfirmed player behind 200 imported ones who count as confirmed', async () => {
    const imported = { preconfirmed: true, enrolmentConfirmedAt: NOW, matchConfirmedAt: NOW, matchConfirmedFor: null };
    const ids = Array.from({ length: 200 }, (_, index) => String(1_000_000_000 + index));
    await write(database, Object.assign({}, ...ids.map((id) => approved(id, imported))));
    await confirm();
    // They stay confirmed on another day.
    await call('PUT /tournaments/copa', { date: hoursFromNow(96).toISOString() });
    clock.now = hoursFromNow(94.01);
    await close();
    const out = { status: 'rejected', out: 'unconfirmed' };
    expect(await registration('copa_10000002')).toMatchObject(out);
    expect(await registration('copa_1000000000')).toMatchObject({ status: 'approved' });
  });

  it('finds unconfirmed players behind many sooner tournaments and many late approvals', async () => {
    const sooner = Array.from({ length: limits.page.default }, (_, at) =>
      tournamentDocuments(`antes-${at}`, { date: hoursFromNow(71), confirmations: null }),
    );
    // Their ids are before the unconfirmed one's.
    const late = Array.from({ length: limits.confirmationsClosed }, (_, index) => String(1_000_000_000 + index));
    const tooLate = { decidedAt: hoursFromNow(69.9), enrolmentConfirmedAt: NOW };
    await write(database, Object.assign({}, ...sooner, ...late.map((id) => approved(id, tooLate))));
    await confirm();
    clock.now = hoursFromNow(70.1);
    await close();
    expect(await registration('copa_10000001')).toMatchObject({ status: 'rejected', out: 'unconfirmed' });
    expect(await registration(`copa_${late[0]}`)).toMatchObject({ status: 'approved' });
  });

  it('frees no seat after changed times or after the start', async () => {
    clock.now = hoursFromNow(30);
    const confirmations = { ...usualConfirmations, enrolmentHours: 2 };
    const { body } = await call('PUT /tournaments/copa', { confirmations, revision: 1 });
    expect(body).toMatchObject({ data: { confirmations, confirmationsSince: clock.now.toISOString() } });
    await close();
    expect(await players()).toBe(2);
    expect(await windowsOf()).toMatchObject([{ state: 'open', closesAt: hoursFromNow(32).toISOString() }, {}]);
    await call('PUT /tournaments/copa', { date: hoursFromNow(-1).toISOString() });
    await close();
    expect(await players()).toBe(2);
  });
});

it('a new tournament has default confirmations, which cannot close before they open', async () => {
  const { body } = await call('POST /tournaments', { name: 'Nueva' });
  expect(body).toMatchObject({ data: { confirmations: usualConfirmations } });
  const confirmations = { ...usualConfirmations, matchUntilHours: 24 };
  const text = 'La confirmación tiene que cerrar después de abrir';
  expectFailure(await call('PUT /tournaments/copa', { confirmations }), 400, 'invalid', { confirmations: text });
});
