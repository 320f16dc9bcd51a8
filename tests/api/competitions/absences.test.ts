// 'No está': a player who isn't in the lobby loses the seat, and the next in line takes it within minutes.
import { limits, usualConfirmations } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { runConfirmations } from '../../../functions/src/my-page/confirmations.ts';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { runWaitingList } from '../../../functions/src/registrations/waiting-list.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, playerLinks, registered } from '../../fixtures/people/links.ts';
import { people } from '../../fixtures/people/people.ts';
import { adminRecord } from '../../fixtures/people/roles.ts';
import { browserKeys } from '../../fixtures/push/browser-keys.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, tournamentDocuments, write } from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-absences';
const MINUTE = 60_000;
let links = playerLinks();
const sent: string[] = [];
const push = {
  accepts: () => true,
  send: async ({ endpoint }: { endpoint: string }, { payload }: { payload: string }) => {
    sent.push(`${endpoint.split('/').pop()}: ${JSON.parse(payload).title}`);
    return 'sent' as const;
  },
};

const LOBBY = '/competitions/copa/matches/segunda/absences';
const waiter = (player: number, line: number, fields: Fields = {}) =>
  registered(`1000001${player}`, linkOf(`w${player}`), {
    nickname: `Espera${player}`,
    status: 'waiting',
    line,
    ...fields,
  });

/** A lobby of three whose match begins in ten minutes and whose code is out; three players wait in line. */
const { api, audits, call, clock, database, players, sign, stored, visit, expectRefused } = await openAdminArea(
  PROJECT,
  () => {
    sent.length = 0;
    links = playerLinks();
    const { holder, other, rejected } = links;
    const approved = { status: 'approved', decidedAt: hoursFromNow(-3) };
    const line = { maxPlayers: 3, currentPlayers: 3, waitingPlayers: 3, lastInLine: 3, waitingList: 'automatic' };
    return {
      ...tournamentDocuments('copa', { ...line, date: hoursFromNow(-1), registrationDeadline: hoursFromNow(-2) }),
      ...registered('10000001', holder, { nickname: 'Nube', ...approved }),
      ...registered('10000002', other, { nickname: 'Rayo', ...approved }),
      ...registered('10000003', rejected, { nickname: 'Sol', ...approved }),
      ...waiter(1, 1),
      ...waiter(2, 2),
      ...waiter(3, 3),
      'competitions/copa': { ...competitionRecord(), writes: 1 },
      'competitions/copa/entries/leones': entryRecord('leones', { registrationId: 'copa_10000001' }),
      'competitions/copa/entries/pumas': entryRecord('pumas', { registrationId: 'copa_10000002' }),
      'competitions/copa/entries/lobos': entryRecord('lobos', { registrationId: 'copa_10000003' }),
      'competitions/copa/matches/segunda': matchRecord('segunda', 2, { startsAt: hoursFromNow(1 / 6).toISOString() }),
      'rooms/copa_segunda': roomRecord({ releaseAt: hoursFromNow(-0.1).toISOString() }),
    };
  },
  { push },
);

const mark = (entryId = 'leones') => call(`PUT ${LOBBY}/${entryId}`);
const unmark = (entryId = 'leones') => call(`DELETE ${LOBBY}/${entryId}`);
const look = () => call(`GET ${LOBBY}`);
const by = (what: string, token: string, body: Fields = {}) =>
  visit(`POST /my-registration/${what}`, { token, ...body });
const room = (token: string) => by('room', token, { matchId: 'segunda' });
const take = (player: number) => by('take', linkOf(`w${player}`));
const registration = (id: string) => stored(`registrations/copa_${id}`);
const lobby = async () => Object(await stored('competitions/copa')).stages[0].groups[0].entryIds;
async function deliver(): Promise<string[]> {
  await api.idle();
  return sent;
}
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const code = { roomId: '10203040', password: 'caracol' };
const offerOf = (name: string, phone = expect.any(String)) => ({ name, phone, until: expect.any(String) });

describe('marking a player absent', () => {
  it('moves the seat and the room code to the next in line', async () => {
    const { p256dh, auth } = browserKeys();
    const keys = { p256dh, auth };
    for (const [name, token] of Object.entries({ ausente: links.holder, suplente: linkOf('w1') })) {
      const subscription = { endpoint: `https://push.test/${name}`, ...keys };
      await visit('POST /subscriptions', { token, zone: 'America/Mexico_City', subscription });
    }
    expectData(await look(), { absences: [], present: ['leones', 'pumas', 'lobos'], next: 'Espera1' });
    expectData(await room(links.holder), { ...code, changedAt: expect.any(String), isChanged: false });
    const until = new Date(clock.now.getTime() + 3 * MINUTE).toISOString();
    expectData(await mark(), {
      absences: [{ entryId: 'leones', name: 'Nube', offer: { ...offerOf('Espera1'), until }, takenBy: null }],
      present: ['pumas', 'lobos'],
      next: 'Espera2',
    });
    expectFailure(await room(links.holder), 409, 'room_not_yet');
    expect(await by('read', links.holder)).toMatchObject({
      body: { data: { status: 'rejected', out: 'no_show', matches: [], entry: null } },
    });
    expect(await by('read', linkOf('w1'))).toMatchObject({ body: { data: { waiting: { offeredUntil: until } } } });
    expect(await stored('competitions/copa/entries/leones')).toMatchObject({ status: 'withdrawn' });
    expect(await players()).toBe(3);
    expect(await audits('registration.absence')).toEqual([expect.objectContaining({ actor: 'admin' })]);
    expect(await deliver()).toEqual(['suplente: Hay un cupo para ti']);

    later(30_000);
    for (const _ of [1, 2]) expectData(await take(1), { taken: true });
    const [first, ...others] = await lobby();
    expect(others).toEqual(['pumas', 'lobos']);
    expect(await stored(`competitions/copa/entries/${first}`)).toMatchObject({
      status: 'active',
      registrationId: 'copa_10000011',
      players: [{ nickname: 'Espera1' }],
    });
    expect(await by('read', linkOf('w1'))).toMatchObject({
      body: { data: { status: 'approved', matches: [{ id: 'segunda', room: { changedAt: expect.any(String) } }] } },
    });
    expectData(await room(linkOf('w1')), { ...code, changedAt: expect.any(String), isChanged: false });
    expectFailure(await room(links.holder), 409, 'room_not_yet');
    expect(Object(await stored('rooms/copa_segunda')).seen).toMatchObject({ [first]: clock.now.toISOString() });
    expectData(await look(), {
      absences: [{ entryId: 'leones', name: 'Nube', offer: null, takenBy: 'Espera1' }],
      present: [first, 'pumas', 'lobos'],
      next: 'Espera2',
    });
    expect(await players()).toBe(3);
    expect(await audits('registration.take')).toHaveLength(1);
    for (const _ of [1, 2]) {
      expect(await deliver()).toEqual(['suplente: Hay un cupo para ti', 'ausente: Tu lugar pasó a otro jugador']);
    }
  });

  it('keeps an entry with its results in the group, beside a substitute without points', async () => {
    // Many missed their confirmation before the draw.
    const missed = Array.from({ length: limits.batch }, (_, index) =>
      registered(String(index).padStart(8, '0'), linkOf(`m${index}`), { status: 'rejected', out: 'unconfirmed' }),
    );
    const rows = [row('leones', 1, 7), row('pumas', 2, 3), row('lobos', 3, 0)];
    const primera = matchRecord('primera', 1, { state: 'official', rows });
    await write(database, { ...Object.assign({}, ...missed), 'competitions/copa/matches/primera': { ...primera } });
    expect(await mark()).toMatchObject({ body: { data: { absences: [{ entryId: 'leones' }] } } });
    await take(1);
    const ids = await lobby();
    expect([ids[0], ids.length]).toEqual(['leones', 4]);
    expect(Object(await stored('competitions/copa')).stages[0].draw.late).toEqual([ids[1]]);
    expect(await stored('competitions/copa/entries/leones')).toMatchObject({ status: 'withdrawn' });
    const { docs } = await database.collection('results/copa/groups').get();
    expect(docs[0]?.get('rows')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entryId: 'leones', kills: 7 }),
        expect.objectContaining({ entryId: ids[1], points: 0, matches: 0 }),
      ]),
    );
  });

  it('moves the seat on by the minute job once an offer expired, though the tournament has begun', async () => {
    await mark();
    later(3 * MINUTE + 1000);
    await runWaitingList(api.context());
    expect(await registration('10000011')).toMatchObject({ status: 'rejected' });
    expect(await registration('10000012')).toMatchObject({ status: 'waiting', offeredUntil: expect.anything() });
    expectFailure(await take(1), 409, 'offer_closed');
    expect(await players()).toBe(3);
  });

  it('is refused for another lobby, a rejected player or a finished match', async () => {
    await database.doc('competitions/copa/entries/solos').set({ ...entryRecord('solos'), writes: 2 });
    await database.doc('competitions/copa').update({ writes: 2 });
    await expectRefused(() => mark('solos'), 409, 'absence_closed');
    await database.doc('registrations/copa_10000002').update({ status: 'rejected' });
    await expectRefused(() => mark('pumas'), 409, 'decision_conflict');
    await database.doc('competitions/copa/matches/segunda').update({ state: 'official', writes: 3 });
    await database.doc('competitions/copa').update({ writes: 3 });
    await expectRefused(() => mark(), 409, 'absence_closed');
  });

  it('skips a player without guardian consent, and offers no seat after the last match', async () => {
    await database.doc('tournaments/copa').update({ guardianConsent: true });
    const guardian = { name: 'Rosa', contact: 'rosa@correo.mx' };
    await database.doc('registrations/copa_10000011').update({ guardian });
    expect(await mark()).toMatchObject({ body: { data: { absences: [{ offer: { name: 'Espera2' } }] } } });
    expect(await registration('10000011')).toMatchObject({ status: 'waiting', offeredUntil: null });
    await database.doc('competitions/copa/matches/segunda').update({ state: 'official', writes: 9 });
    await database.doc('competitions/copa').update({ writes: 9 });
    later(3 * MINUTE + 1);
    expect(await look()).toMatchObject({ body: { data: { absences: [{ offer: null, takenBy: null }] } } });
    expect(await players()).toBe(2);
  });

  it('is open to a scorer, who reads no contacts', async () => {
    await write(database, { 'admins/scorer': adminRecord('scorer', { role: 'scorer' }) });
    const token = await sign.in(people.scorer);
    const { status, body } = await api.call(`PUT ${LOBBY}/leones`, { token });
    expect({ status, data: Object(body).data }).toMatchObject({
      status: 200,
      data: { absences: [{ offer: offerOf('Espera1', null) }], present: ['pumas', 'lobos'] },
    });
    expect(await audits('registration.absence')).toEqual([expect.objectContaining({ actor: 'scorer' })]);
  });

  it('offers no seat in a later stage', async () => {
    const [stage] = competitionRecord().stages;
    const before = stageRecord({ id: 'grupos', state: 'closed', advance: { perGroup: 1, best: 0 } });
    await database.doc('competitions/copa').update({ stages: [before, stage], writes: 2 });
    expect(await mark()).toMatchObject({ body: { data: { absences: [{ offer: null }] } } });
    expect(await players()).toBe(2);
  });

  it('can be undone, which restores the seat, the room code and the waiting list', async () => {
    const before = await registration('10000001');
    await mark();
    expectData(await unmark(), { absences: [], present: ['leones', 'pumas', 'lobos'], next: 'Espera1' });
    for (const _ of [1, 2]) expect((await unmark()).status).toBe(200);
    expect(await registration('10000001')).toMatchObject({ ...before, absence: null });
    const inLine = { status: 'waiting', line: 1, offeredUntil: null, replaces: null };
    expect(await registration('10000011')).toMatchObject(inLine);
    expectFailure(await take(1), 409, 'offer_closed');
    expectData(await room(links.holder), { ...code, changedAt: expect.any(String), isChanged: false });
    expect(await lobby()).toEqual(['leones', 'pumas', 'lobos']);
    expect(await audits('registration.presence')).toHaveLength(1);
    expect(await players()).toBe(3);
  });

  it('is not undone once the guardian has refused', async () => {
    const guardianLink = linkHash(HASH, linkOf('g'));
    const consent = { given: true, at: hoursFromNow(-4), way: 'player_link' };
    const guardian = { name: 'Rosa', contact: 'rosa@correo.mx' };
    await database.doc('tournaments/copa').update({ guardianConsent: true });
    await database.doc('registrations/copa_10000001').update({ guardian, guardianLink, consent });
    await mark();
    await visit('POST /guardians/answer', { token: linkOf('g'), given: false });
    await expectRefused(() => unmark(), 409, 'consent_missing');
    expect(await registration('10000001')).toMatchObject({ status: 'rejected', out: 'no_show' });
    expectFailure(await room(links.holder), 409, 'room_not_yet');
  });
});

describe('a missed confirmation after the draw', () => {
  it.each(['planned', 'playing', 'finished'])('costs no place: %s', async (state) => {
    const date = hoursFromNow(5);
    const result = { state, drawn: true, first: [], points: 0, live: false, nextAt: null };
    await database.doc('tournaments/copa').update({ date, confirmations: usualConfirmations, result });
    await database.doc('registrations/copa_10000001').update({ decidedAt: hoursFromNow(-30) });
    clock.now = hoursFromNow(3.1);
    await runConfirmations({ ...api.context(), now: clock.now });
    expect(await registration('10000001')).toMatchObject({ status: 'approved', out: null });
    expect(await players()).toBe(3);
  });
});
