// Access to a room's code by private link, by caller and time.
import { limits, usualConfirmations } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { deletePlayedRooms } from '../../../functions/src/matches/room-documents.ts';
import { linkHash } from '../../../functions/src/registration-queue/links.ts';
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

const { api, call, clock, database, visit } = await openAdminArea(PROJECT, () => {
  const links = playerLinks();
  ({ holder, other, rejected } = links);
  member = linkOf('m');
  return registrationDocuments(links);
});

const read = (link: string) => visit('POST /my-registration/read', { token: link });

describe('POST /my-registration/room', () => {
  const room = (link: string, matchId = 'segunda') => visit('POST /my-registration/room', { token: link, matchId });
  const notYet = async (link: string, matchId?: string) =>
    expectFailure(await room(link, matchId), 409, 'room_not_yet');
  let since = 0;
  /** Moves each test past the cache of the one before. */
  const inTime = () => {
    since += limits.tournamentContextTtl;
    clock.now = new Date(hoursFromNow(0.75).getTime() + since);
  };
  const code = { roomId: '10203040', password: 'caracol', changedAt: NOW.toISOString(), isChanged: false };
  const seen = async () => (await database.doc('rooms/copa_segunda').get()).get('seen');
  const writeRoom = (fields: Fields) =>
    call('PUT /competitions/copa/matches/segunda/room', {
      roomId: '10203040',
      password: 'caracol',
      releaseAt: hoursFromNow(0.75).toISOString(),
      expectedRevision: 1,
      ...fields,
    });
  const moveMatch = (from: string | undefined, startsAt: string) => {
    const fields = { number: 2, map: 'Bermuda', scoring: null };
    return call('PUT /competitions/copa/matches/segunda', { ...fields, startsAt, from: { ...fields, startsAt: from } });
  };

  it('returns the room from its release on for a day to players of the match, and records the view once', async () => {
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

  it('is the same "todavía no" for everybody else, and for every other match', async () => {
    inTime();
    for (const link of [other, rejected]) await notYet(link);
    for (const matchId of ['primera', 'nadie', 'ajena']) await notYet(holder, matchId);
    for (const status of ['withdrawn', 'disqualified']) {
      await database.doc('competitions/copa/entries/leones').update({ status });
      await database.doc('competitions/copa').update({ writes: 1 + Math.random() });
      await notYet(holder);
    }
    expect(await seen()).toEqual({});
  });

  it('after a missed confirmation succeeds once an organiser confirms for the player', async () => {
    inTime();
    const confirmations = { ...usualConfirmations, matchUntilHours: 1 };
    await database.doc('tournaments/copa').update({ date: hoursFromNow(1.5), confirmations });
    await notYet(holder);
    expectFailure(await visit('POST /my-registration/confirm', { token: holder }), 409, 'confirmation_closed');
    expect(await call('POST /registrations/confirm', { id: 'copa_10000001' })).toMatchObject({ status: 200 });
    expectData(await room(holder), code);
  });

  it("is refused for another tournament's link, a guardian's, and an entry outside the match", async () => {
    const [elsewhere, guardian] = [linkOf('e'), linkOf('g')];
    const approved = { status: 'approved', decidedAt: hoursFromNow(-0.5) };
    await write(database, {
      ...tournamentDocuments('liga', {}),
      ...registrationOf('10000001', { ...approved, tournamentId: 'liga', link: linkHash(HASH, elsewhere) }),
      'competitions/liga': { ...competitionRecord({ tournamentId: 'liga' }), writes: 1 },
      'competitions/liga/entries/leones': entryRecord('leones', { registrationId: 'liga_10000001' }),
      'competitions/liga/matches/otra': matchRecord('otra', 1, { startsAt: hoursFromNow(1).toISOString() }),
    });
    await database.doc(registrationPath('10000001')).update({ guardianLink: linkHash(HASH, guardian) });
    for (const minutes of [-1, 0, 46, 24 * 60]) {
      clock.now = new Date(NOW.getTime() + minutes * 60_000);
      for (const link of [elsewhere, other, rejected]) await notYet(link);
      expectFailure(await room(guardian), 404, 'link_not_found');
    }
    expect(await seen()).toEqual({});
  });

  it("succeeds by the team's link as by the captain's, and counts as seen by the entry", async () => {
    const team = { name: 'Furia', players: [{ nickname: 'Kira', freeFireId: '10000008' }] };
    await database.doc(registrationPath('10000001')).update({ team, teamLink: linkHash(HASH, member) });
    const rooms = () => Promise.all([room(holder), visit('POST /members/room', { token: member, matchId: 'segunda' })]);
    for (const reply of await rooms()) expectFailure(reply, 409, 'room_not_yet');
    expect(await seen()).toEqual({});
    inTime();
    await database.doc('tournaments/copa').update({ date: hoursFromNow(48), confirmations: usualConfirmations });
    for (const reply of await rooms()) expectFailure(reply, 409, 'room_not_yet');
    const read = await visit('POST /members/read', { token: member });
    expect(read).toMatchObject({ body: { data: { matches: [{}, { id: 'segunda', room: null }] } } });
    await visit('POST /my-registration/confirm', { token: holder });
    expectData(await visit('POST /members/room', { token: member, matchId: 'segunda' }), code);
    expect(await seen()).toEqual({ leones: clock.now.toISOString() });
    expectFailure(await visit('POST /members/room', { token: member, matchId: 'primera' }), 409, 'room_not_yet');
    clock.now = hoursFromNow(25);
    for (const reply of await rooms()) expectFailure(reply, 409, 'room_not_yet');
  });

  it('is refused while the tournament is withdrawn', async () => {
    inTime();
    await database.doc('tournaments/copa').update({ status: 'draft' });
    await notYet(holder);
  });

  it('succeeds for a postponed match until a day after it', async () => {
    inTime();
    await database.doc('competitions/copa/matches/segunda').update({ startsAt: hoursFromNow(25).toISOString() });
    await database.doc('competitions/copa').update({ writes: 1 + Math.random() });
    for (const hours of [26, 48.9]) {
      clock.now = hoursFromNow(hours);
      await deletePlayedRooms(api.context());
      expectData(await room(holder), code);
      const { matches } = Object((await read(holder)).body).data;
      const shown = { id: 'segunda', room: { from: hoursFromNow(0.75).toISOString(), changedAt: NOW.toISOString() } };
      expect(matches).toContainEqual(expect.objectContaining(shown));
    }
    clock.now = hoursFromNow(49);
    await notYet(holder);
    await deletePlayedRooms(api.context());
    expect((await database.doc('rooms/copa_segunda').get()).exists).toBe(false);
  });

  it('moves with its match, once, until players see it', async () => {
    const iso = (hours: number) => hoursFromNow(hours).toISOString();
    expect((await writeRoom({ releaseAt: iso(0.7) })).status).toBe(200);
    const document = database.doc('rooms/copa_segunda');
    const before = (await document.get()).data() ?? {};
    const move = async (from: number, to: number) => {
      expect((await moveMatch(iso(from), iso(to))).status).toBe(200);
      return (await document.get()).data();
    };
    const moved = { ...before, releaseAt: iso(1.7), startsAt: iso(2), revision: 3 };
    expect(await move(1, 2)).toEqual(moved);
    expect(await move(1, 2)).toEqual(moved);
    // A try that broke off between match and room.
    await document.set(before);
    expect(await move(1, 2)).toEqual(moved);
    clock.now = hoursFromNow(1.7);
    expect(await move(2, 3)).toEqual(moved);
  });

  it('written before its match has a time moves with it from when it has', async () => {
    const document = database.doc('rooms/copa_segunda');
    await document.update({ startsAt: null });
    const times = [1, 1.5, 2.5].map((hours) => hoursFromNow(hours).toISOString());
    for (const [index, startsAt] of times.slice(1).entries()) await moveMatch(times[index], startsAt);
    expect((await document.get()).get('releaseAt')).toBe(hoursFromNow(1.75).toISOString());
  });

  it('is not kept for a time that is nowhere near its match', async () => {
    const early = await writeRoom({ releaseAt: hoursFromNow(-24 * 365).toISOString() });
    expectFailure(early, 400, 'invalid', { releaseAt: expect.stringContaining('semana') });
  });

  it.each([
    ['needs a new view', true],
    ['isn’t called another one where nobody saw it before', false],
  ])('of a changed room %s', async (_, isSeen) => {
    inTime();
    if (isSeen) await room(holder);
    clock.now = hoursFromNow(0.9);
    const written = await writeRoom({ password: 'tortuga' });
    expect(written).toMatchObject({ status: 200, body: { data: { seen: {} } } });
    const changedAt = clock.now.toISOString();
    clock.now = hoursFromNow(0.95);
    const { matches } = Object((await read(holder)).body).data;
    expect(matches[1]).toMatchObject({ id: 'segunda', room: { changedAt } });
    expectData(await room(holder), { ...code, password: 'tortuga', changedAt, isChanged: isSeen });
  });

  it('a whole lobby that looks at the same moment is noted', async () => {
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

  it('is kept nowhere, and in no record and no log', async () => {
    inTime();
    const reply = await room(holder);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await holding(PROJECT, ['caracol'])).toEqual(['rooms/copa_segunda']);
    expect(api.logged.join()).not.toContain('caracol');
    expect(JSON.stringify((await read(holder)).body)).not.toContain('caracol');
  });

  it('lists the entries that saw it, and contacts of the others', async () => {
    await database.doc('registrations/copa_10000002').update({ status: 'approved', phone: '+52 55 2' });
    inTime();
    await room(holder);
    expectData(await call('GET /competitions/copa/matches/segunda/read-receipts'), {
      entries: [
        { entryId: 'leones', seenAt: clock.now.toISOString(), phone: null },
        { entryId: 'pumas', seenAt: null, phone: '+52 55 2' },
      ],
    });
    const changedAt = new Date(clock.now.getTime() + 1).toISOString();
    await database.doc('rooms/copa_segunda').update({ changedAt });
    const { body } = await call('GET /competitions/copa/matches/segunda/read-receipts');
    expect(body).toMatchObject({ data: { entries: [{ seenAt: null }, { seenAt: null }] } });
  });
});
