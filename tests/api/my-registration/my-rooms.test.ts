// Access to a room's code by private link, by caller and time.
import { limits, usualConfirmations } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { deletePlayedRooms } from '../../../functions/src/competitions/room-documents.ts';
import { linkHash } from '../../../functions/src/registrations/commands/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, playerLinks, registered, registrationDocuments } from '../../fixtures/people/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationOf,
  registrationPath,
  tournamentDocuments,
  write,
} from '../../fixtures/records/records.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-place-rooms';
let holder = '';
let other = '';
let rejected = '';
let member = '';

const { api, call, clock, database, stored, visit } = await openAdminArea(PROJECT, () => {
  const links = playerLinks();
  ({ holder, other, rejected } = links);
  member = linkOf('m');
  return registrationDocuments(links);
});

const read = (link: string) => visit('POST /my-registration/read', { token: link });
const room = (link: string, matchId = 'segunda') => visit('POST /my-registration/room', { token: link, matchId });
const memberRoom = (matchId: string) => visit('POST /members/room', { token: member, matchId });
const notYet = async (link: string, matchId?: string) => expectFailure(await room(link, matchId), 409, 'room_not_yet');
const storedRoom = () => stored('rooms/copa_segunda');
const seen = async () => (await storedRoom())?.seen;
const iso = (hours: number) => hoursFromNow(hours).toISOString();
const code = { roomId: '10203040', password: 'caracol', changedAt: NOW.toISOString(), isChanged: false };

let since = 0;
/** Moves each test past the cache of the one before. */
const inTime = () => {
  since += limits.tournamentContextTtl;
  clock.now = new Date(hoursFromNow(0.75).getTime() + since);
};

const writeRoom = (fields: Fields) =>
  call('PUT /competitions/copa/matches/segunda/room', {
    roomId: '10203040',
    password: 'caracol',
    releaseAt: iso(0.75),
    expectedRevision: 1,
    ...fields,
  });

/** Moves the match, by hours from now, and returns its room. */
async function roomMoved(from: number, to: number) {
  const match = { number: 2, map: 'Bermuda', scoring: null };
  const body = { ...match, startsAt: iso(to), from: { ...match, startsAt: iso(from) } };
  expect((await call('PUT /competitions/copa/matches/segunda', body)).status).toBe(200);
  return storedRoom();
}

/** Changes a document of the competition, and so ends its cache. */
async function update(path: string, fields: object): Promise<void> {
  await database.doc(`competitions/copa/${path}`).update(fields);
  await database.doc('competitions/copa').update({ writes: 1 + Math.random() });
}

describe('a room code', () => {
  it('is readable for a day from its release, and records the first view', async () => {
    await notYet(holder);
    expect(await seen()).toEqual({});
    inTime();
    const first = clock.now.toISOString();
    expectData(await room(holder), code);
    clock.now = hoursFromNow(0.8);
    expectData(await room(holder), code);
    expect(await seen()).toEqual({ leones: first });
    clock.now = hoursFromNow(25);
    await notYet(holder);
  });

  it('is refused in the same way to other players and for other matches', async () => {
    inTime();
    for (const link of [other, rejected]) await notYet(link);
    for (const matchId of ['primera', 'nadie', 'ajena']) await notYet(holder, matchId);
    for (const status of ['withdrawn', 'disqualified']) {
      await update('entries/leones', { status });
      await notYet(holder);
    }
    expect(await seen()).toEqual({});
  });

  it('is refused while the tournament is a draft', async () => {
    inTime();
    await database.doc('tournaments/copa').update({ status: 'draft' });
    await notYet(holder);
  });

  it('is refused to a guardian’s link, and to the player’s link of another tournament', async () => {
    const [elsewhere, guardian] = [linkOf('e'), linkOf('g')];
    const approved = { status: 'approved', decidedAt: hoursFromNow(-0.5) };
    await write(database, {
      ...tournamentDocuments('liga', {}),
      ...registrationOf('10000001', { ...approved, tournamentId: 'liga', link: linkHash(HASH, elsewhere) }),
      'competitions/liga': { ...competitionRecord({ tournamentId: 'liga' }), writes: 1 },
      'competitions/liga/entries/leones': entryRecord('leones', { registrationId: 'liga_10000001' }),
      'competitions/liga/matches/otra': matchRecord('otra', 1, { startsAt: iso(1) }),
    });
    await database.doc(registrationPath('10000001')).update({ guardianLink: linkHash(HASH, guardian) });
    inTime();
    await notYet(elsewhere);
    expectFailure(await room(guardian), 404, 'link_not_found');
    expect(await seen()).toEqual({});
  });

  it('is readable by the team link too, which counts as seen by the entry', async () => {
    const team = { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '10000008' }] };
    await database.doc(registrationPath('10000001')).update({ team, teamLink: linkHash(HASH, member) });
    const rooms = () => Promise.all([room(holder), memberRoom('segunda')]);
    for (const reply of await rooms()) expectFailure(reply, 409, 'room_not_yet');
    expect(await seen()).toEqual({});
    inTime();
    await database.doc('tournaments/copa').update({ date: hoursFromNow(48), confirmations: usualConfirmations });
    for (const reply of await rooms()) expectFailure(reply, 409, 'room_not_yet');
    const { body } = await visit('POST /members/read', { token: member });
    expect(body).toMatchObject({ data: { matches: [{}, { id: 'segunda', room: null }] } });
    await visit('POST /my-registration/confirm', { token: holder });
    expectData(await memberRoom('segunda'), code);
    expect(await seen()).toEqual({ leones: clock.now.toISOString() });
    expectFailure(await memberRoom('primera'), 409, 'room_not_yet');
    clock.now = hoursFromNow(25);
    for (const reply of await rooms()) expectFailure(reply, 409, 'room_not_yet');
  });

  it('is readable until a day after a postponed match, and is then deleted', async () => {
    inTime();
    await update('matches/segunda', { startsAt: iso(25) });
    clock.now = hoursFromNow(48.9);
    await deletePlayedRooms(api.context());
    expectData(await room(holder), code);
    const { matches } = Object((await read(holder)).body).data;
    const shown = { id: 'segunda', room: { from: iso(0.75), changedAt: NOW.toISOString() } };
    expect(matches).toContainEqual(expect.objectContaining(shown));
    clock.now = hoursFromNow(49);
    await notYet(holder);
    await deletePlayedRooms(api.context());
    expect(await storedRoom()).toBeUndefined();
  });

  it('moves its release time with the match until it is released', async () => {
    const early = await writeRoom({ releaseAt: iso(-24 * 365) });
    expectFailure(early, 400, 'invalid', { releaseAt: expect.stringContaining('semana') });
    expect((await writeRoom({ releaseAt: iso(0.7) })).status).toBe(200);
    const before = (await storedRoom()) ?? {};
    const moved = { ...before, releaseAt: iso(1.7), startsAt: iso(2), revision: 3 };
    expect(await roomMoved(1, 2)).toEqual(moved);
    // A try that broke off between match and room.
    await write(database, { 'rooms/copa_segunda': before });
    expect(await roomMoved(1, 2)).toEqual(moved);
    clock.now = hoursFromNow(1.7);
    expect(await roomMoved(2, 3)).toEqual(moved);
  });

  it('moves with a match that got its time after the room was written', async () => {
    await database.doc('rooms/copa_segunda').update({ startsAt: null });
    await roomMoved(1, 1.5);
    expect(await roomMoved(1.5, 2.5)).toMatchObject({ releaseAt: iso(1.75) });
  });

  it('counts as changed and unseen after an organiser edits it', async () => {
    inTime();
    await room(holder);
    clock.now = hoursFromNow(0.9);
    const written = await writeRoom({ password: 'tortuga' });
    expect(written).toMatchObject({ status: 200, body: { data: { seen: {} } } });
    const changedAt = clock.now.toISOString();
    clock.now = hoursFromNow(0.95);
    const { matches } = Object((await read(holder)).body).data;
    expect(matches[1]).toMatchObject({ id: 'segunda', room: { changedAt } });
    expectData(await room(holder), { ...code, password: 'tortuga', changedAt, isChanged: true });
  });

  it('records the views of a whole lobby at the same moment', async () => {
    const links = Array.from({ length: 24 }, (_, index) => linkOf(`q${index}`));
    const entries = links.map((link, index) => {
      const id = String(30_000_001 + index);
      const entry = entryRecord(`e${index}`, { registrationId: `copa_${id}` });
      return { ...registered(id, link, { status: 'approved' }), [`competitions/copa/entries/e${index}`]: { ...entry } };
    });
    const groups = [{ id: 'sala', name: 'Sala', entryIds: links.map((_, index) => `e${index}`) }];
    const competition = { ...competitionRecord({ stages: [stageRecord({ groups })] }), writes: 9 };
    await write(database, Object.assign({ 'competitions/copa': competition }, ...entries));
    inTime();
    const replies = await Promise.all(links.map((link) => room(link)));
    expect(replies.map(({ status }) => status)).toEqual(links.map(() => 200));
    expect(Object.keys(await seen())).toHaveLength(24);
  });

  it('is stored in one document, and is not cached or logged', async () => {
    inTime();
    const reply = await room(holder);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await holding(PROJECT, ['caracol'])).toEqual(['rooms/copa_segunda']);
    expect(api.logged.join()).not.toContain('caracol');
    expect(JSON.stringify((await read(holder)).body)).not.toContain('caracol');
  });

  it('has read receipts, with the phones of entries that did not open it', async () => {
    await database.doc('registrations/copa_10000002').update({ status: 'approved', phone: '+52 55 2' });
    inTime();
    await room(holder);
    expectData(await call('GET /competitions/copa/matches/segunda/read-receipts'), {
      entries: [
        { entryId: 'leones', seenAt: clock.now.toISOString(), phone: null },
        { entryId: 'pumas', seenAt: null, phone: '+52 55 2' },
      ],
    });
  });
});
