// Organisers write to a group of players, who get it as a notice.
import { randomUUID } from 'node:crypto';
import { HOUR, usualConfirmations } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { fanOutDue } from '../../../functions/src/notices/fan-out.ts';
import type { Push } from '../../../functions/src/notices/push.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData } from '../../fixtures/calls/expect.ts';
import { linkOf, registered } from '../../fixtures/people/links.ts';
import { browserKeys } from '../../fixtures/push/browser-keys.ts';
import { competitionRecord, entryRecord, stageRecord } from '../../fixtures/records/competition-records.ts';
import { type Fields, hoursFromNow, tournamentDocuments, write } from '../../fixtures/records/records.ts';

const PROJECT = 'demo-api-group-messages';
const approved = { status: 'approved', decidedAt: hoursFromNow(-0.5) };
const confirmed = { enrolmentConfirmedAt: hoursFromNow(-0.2), matchConfirmedAt: hoursFromNow(-0.2) };
const sent: { endpoint: string; payload: Record<string, unknown> }[] = [];
const push: Push = {
  accepts: (endpoint) => endpoint.startsWith('https://push.test/'),
  async send({ endpoint }, { payload }) {
    sent.push({ endpoint: endpoint.split('/').pop() ?? '', payload: JSON.parse(payload) });
    return 'sent';
  },
};

const { api, audits, call, clock, database, expectRefused, visit } = await openAdminArea(
  PROJECT,
  () => {
    sent.length = 0;
    return {
      ...tournamentDocuments('copa', { currentPlayers: 4, confirmations: usualConfirmations }),
      ...registered('10000001', linkOf('a'), approved),
      ...registered('10000002', linkOf('b'), { ...approved, ...confirmed }),
      ...registered('10000003', linkOf('c'), approved),
      ...registered('10000004', linkOf('d')),
    };
  },
  { push },
);

const group = (id: string, ...entryIds: string[]) => ({ id, name: `Grupo ${id.toUpperCase()}`, entryIds });
const drawn = {
  'competitions/copa': {
    ...competitionRecord({
      stages: [stageRecord({ name: 'Clasificatoria', groups: [group('a', 'uno', 'dos'), group('b', 'tres', 'mano')] })],
    }),
    writes: 1,
  },
  ...Object.fromEntries(
    ['uno', 'dos', 'tres'].map((id, index) => [
      `competitions/copa/entries/${id}`,
      { ...entryRecord(id, { registrationId: `copa_1000000${index + 1}` }) },
    ]),
  ),
  'competitions/copa/entries/mano': { ...entryRecord('mano') },
};
const lobby = { group: 'lobby', stageId: 'final', groupId: 'a' };

const TEXT = 'Jugamos el sáb 21 nov a las 19:00. Entra a «Mi lugar».';
const send = (fields: Fields = {}, key: string = randomUUID()) => {
  const body = { tournamentId: 'copa', group: 'approved', text: TEXT, ...fields };
  return call('POST /notices/group', body, { 'idempotency-key': key });
};
const KEY = '11111111-1111-4111-8111-111111111111';
const reach = (group: string) => call(`GET /notices/group?tournamentId=copa&group=${group}`);
const { p256dh, auth } = browserKeys();
const subscribe = async (name: string) => {
  const subscription = { endpoint: `https://push.test/${name}`, p256dh, auth };
  const { status } = await visit('POST /subscriptions', {
    token: linkOf(name),
    zone: 'America/Mexico_City',
    subscription,
  });
  expect(status).toBe(200);
};
async function deliver() {
  await api.idle();
  await fanOutDue(api.context());
  await api.idle();
  return sent.map(({ endpoint }) => endpoint).toSorted();
}

describe('a message for a group', () => {
  it('says before how many players it reaches, and how many messages are left', async () => {
    for (const name of ['a', 'b', 'd']) await subscribe(name);
    expectData(await reach('approved'), { players: 3, reached: 2, left: 3 });
    expectData(await reach('unconfirmed'), { players: 2, reached: 1, left: 3 });
  });

  it('reaches each subscribed player of the group once, with the tournament and the text', async () => {
    for (const name of ['a', 'b', 'd']) await subscribe(name);
    for (const _ of [1, 2]) expectData(await send({}, KEY), { players: 3, reached: 2, left: 2 });
    expect(await deliver()).toEqual(['a', 'b']);
    expect(await deliver()).toEqual(['a', 'b']);
    const body = `Copa Relámpago: ${TEXT}`;
    expect(sent[0]?.payload).toMatchObject({ title: 'Mensaje de los organizadores', body, tournament: 'copa' });
    expect(await audits('tournament.message')).toMatchObject([
      { actor: 'admin', target: 'copa', before: null, after: { group: 'approved', message: TEXT } },
    ]);
    await expectRefused(() => send({ text: 'Otro.' }, KEY), 422, 'key_reused');
  });

  it('leaves out who has confirmed, also after it was written', async () => {
    for (const name of ['a', 'b', 'c']) await subscribe(name);
    clock.now = new Date('2026-11-21T05:00:00.000Z');
    await send({ group: 'unconfirmed' });
    expect(await deliver()).toEqual([]);
    await database.doc('registrations/copa_10000003').update(confirmed);
    clock.now = new Date('2026-11-21T14:00:00.000Z');
    expect(await deliver()).toEqual(['a']);
  });

  it('is limited to three in an evening, also if they are sent at once', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => send()));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    await expectRefused(send, 409, 'messages_spent');
    expectData(await reach('approved'), { players: 3, reached: 0, left: 0 });
    expect(await audits('tournament.message')).toHaveLength(3);
    clock.now = new Date(clock.now.getTime() + 12 * HOUR + 1);
    expect((await send()).status).toBe(200);
  });

  it.each([
    ['a phone', 'Llama al +52 55 1234 5678'],
    ['a player ID', 'Busca a 1234567890'],
    ['an e-mail', 'Escribe a ana@example.com'],
    ['a link', 'Entra a https://example.com/sala'],
    ['nothing', ' '],
    ['too much', 'a'.repeat(241)],
  ])('is refused beside its field with %s', async (_, text) => {
    const before = (await database.collection('notices').get()).size;
    const { status, body } = await send({ text });
    expect([status, body]).toMatchObject([400, { code: 'invalid', fields: { text: expect.any(String) } }]);
    expect((await database.collection('notices').get()).size).toBe(before);
  });

  it('reaches those who play in one group of a stage, and counts with the others of the evening', async () => {
    await write(database, drawn);
    for (const name of ['a', 'b', 'c']) await subscribe(name);
    const inGroup = (id: string) => reach(`lobby&stageId=final&groupId=${id}`);
    expectData(await inGroup('a'), { players: 2, reached: 2, left: 3 });
    expectData(await inGroup('b'), { players: 1, reached: 1, left: 3 });
    for (const _ of [1, 2]) expectData(await send(lobby, KEY), { players: 2, reached: 2, left: 2 });
    expect(await deliver()).toEqual(['a', 'b']);
    expectData(await reach('approved'), { players: 3, reached: 3, left: 2 });
    expect(await audits('tournament.message')).toMatchObject([
      { target: 'copa', after: { group: 'Clasificatoria · Grupo A', message: TEXT } },
    ]);
    await expectRefused(() => send({ ...lobby, groupId: 'b' }, KEY), 422, 'key_reused');
  });

  it('leaves out who was withdrawn from the group after it was written', async () => {
    await write(database, drawn);
    for (const name of ['a', 'b']) await subscribe(name);
    clock.now = new Date('2026-11-21T05:00:00.000Z');
    await send(lobby);
    expect(await deliver()).toEqual([]);
    await database.doc('competitions/copa/entries/uno').update({ status: 'withdrawn', writes: 2 });
    await database.doc('competitions/copa').update({ writes: 2 });
    clock.now = new Date('2026-11-21T14:00:00.000Z');
    expect(await deliver()).toEqual(['b']);
  });

  it.each([
    ['without its id', { groupId: undefined }],
    ['without its stage', { stageId: undefined }],
    ['beside all approved players', { group: 'approved' }],
  ])('is refused for a group of a stage %s', async (_, fields) => {
    const named = { group: 'Elige a quiénes les escribes' };
    await expectRefused(() => send({ ...lobby, ...fields }), 400, 'invalid', named);
  });

  it('is refused for a stage or group that the plan lacks', async () => {
    await expectRefused(() => send(lobby), 404, 'not_found');
    await write(database, drawn);
    await expectRefused(() => send({ ...lobby, stageId: 'nada' }), 404, 'not_found');
    await expectRefused(() => send({ ...lobby, groupId: 'nada' }), 404, 'not_found');
    await expectRefused(() => reach('lobby&stageId=final&groupId=nada'), 404, 'not_found');
  });

  it('is refused for an unknown group or tournament', async () => {
    await expectRefused(() => send({ group: 'everyone' }), 400, 'invalid', { group: 'Elige a quiénes les escribes' });
    await expectRefused(() => send({ tournamentId: 'nadie' }), 404, 'tournament_not_found');
  });
});
