// Access to a room's code by private link, by caller and time.
import { limits, usualConfirmations } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { runConfirmations } from '../../../functions/src/confirmations/confirmations.ts';
import { deletePlayedRooms } from '../../../functions/src/matches/room-documents.ts';
import { linkHash } from '../../../functions/src/registration-queue/links.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { HASH, linkOf, playerLinks, registrationDocuments } from '../../fixtures/people/links.ts';
import { competitionRecord, entryRecord, matchRecord } from '../../fixtures/records/competition-records.ts';
import {
  type Fields,
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
  write as writeAll,
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
  const write = (fields: Fields) => database.doc('rooms/copa_segunda').update(fields);

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

  it.each([0, 1])(
    'succeeds for an unconfirmed player once the tournament has begun: until %i hours before',
    async (hours) => {
      inTime();
      const confirmations = { ...usualConfirmations, matchUntilHours: hours };
      await database.doc('tournaments/copa').update({ date: clock.now, confirmations });
      await database.doc('registrations/copa_10000001').update({ decidedAt: hoursFromNow(-9) });
      await notYet(holder);
      inTime();
      await runConfirmations(api.context());
      expectData(await room(holder), code);
    },
  );

  it("is refused for another tournament's link, a guardian's, and an entry outside the match", async () => {
    const [elsewhere, guardian] = [linkOf('e'), linkOf('g')];
    await writeAll(database, {
      ...tournamentDocuments('liga', {}),
      [registrationPath('10000001', 'liga')]: registrationRecord({
        tournamentId: 'liga',
        freeFireId: '10000001',
        link: linkHash(HASH, elsewhere),
        status: 'approved',
        decidedAt: hoursFromNow(-0.5),
      }),
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
    const ask = (endpoint: string, body: Fields) => call(endpoint, body);
    const room = 'PUT /competitions/copa/matches/segunda/room';
    const written = { roomId: '10203040', password: 'caracol', releaseAt: iso(0.7), expectedRevision: 1 };
    expect(await ask(room, written)).toMatchObject({ status: 200 });
    const document = database.doc('rooms/copa_segunda');
    const before = (await document.get()).data() ?? {};
    const move = async (from: number, to: number) => {
      const fields = { number: 2, map: 'Bermuda', scoring: null };
      const body = { ...fields, startsAt: iso(to), from: { ...fields, startsAt: iso(from) } };
      expect(await ask('PUT /competitions/copa/matches/segunda', body)).toMatchObject({ status: 200 });
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
    for (const [index, startsAt] of times.slice(1).entries()) {
      const fields = { number: 2, map: 'Bermuda', scoring: null };
      const body = { ...fields, startsAt, from: { ...fields, startsAt: times[index] } };
      await call('PUT /competitions/copa/matches/segunda', body);
    }
    expect((await document.get()).get('releaseAt')).toBe(hoursFromNow(1.75).toISOString());
  });

  it('is not kept for a time that is nowhere near its match', async () => {
    const write = (hours: number) =>
      call('PUT /competitions/copa/matches/segunda/room', {
        roomId: '10203040',
        password: 'tortuga',
        releaseAt: hoursFromNow(hours).toISOString(),
        expectedRevision: 1,
      });
    for (const hours of [24 * 365, -24 * 365]) {
      expectFailure(await write(hours), 400, 'invalid', { releaseAt: expect.stringContaining('semana') });
    }
    expect(await write(-24)).toMatchObject({ status: 200 });
  });

  it.each([
    ['needs a new view', true],
    ['isn’t called another one where nobody saw it before', false],
  ])('of a changed room %s', async (_, isSeen) => {
    inTime();
    if (isSeen) await room(holder);
    clock.now = hoursFromNow(0.9);
    const changed = { roomId: '10203040', password: 'tortuga', releaseAt: hoursFromNow(0.75).toISOString() };
    const body = { ...changed, expectedRevision: 1 };
    const written = await call('PUT /competitions/copa/matches/segunda/room', body);
    expect(written).toMatchObject({ status: 200, body: { data: { seen: {} } } });
    const changedAt = clock.now.toISOString();
    clock.now = hoursFromNow(0.95);
    const { matches } = Object((await read(holder)).body).data;
    expect(matches[1]).toMatchObject({ id: 'segunda', room: { changedAt } });
    expectData(await room(holder), { ...code, password: 'tortuga', changedAt, isChanged: isSeen });
  });

  it('a whole lobby that looks at the same moment is noted', async () => {
    const many = Array.from({ length: 24 }, (_, index) => String(30_000_001 + index));
    const batch = database.batch();
    for (const [index, id] of many.entries()) {
      const link = `${index}`.padStart(21, 'q');
      batch.set(database.doc(registrationPath(id)), {
        ...registrationRecord({ freeFireId: id, link: linkHash(HASH, `${link}A`), status: 'approved' }),
      });
      batch.set(database.doc(`competitions/copa/entries/e${index}`), {
        ...entryRecord(`e${index}`, { registrationId: `copa_${id}` }),
      });
    }
    const [final] = competitionRecord().stages;
    const groups = [{ id: 'sala', name: 'Sala', entryIds: many.map((_, index) => `e${index}`) }];
    batch.update(database.doc('competitions/copa'), { stages: [{ ...final, groups }], writes: 9 });
    await batch.commit();
    inTime();
    const replies = await Promise.all(many.map((_, index) => room(`${`${index}`.padStart(21, 'q')}A`)));
    expect(replies.map(({ status }) => status)).toEqual(many.map(() => 200));
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
    expectData(await call('GET /competitions/copa/matches/segunda/sightings'), {
      entries: [
        { entryId: 'leones', seenAt: clock.now.toISOString(), phone: null },
        { entryId: 'pumas', seenAt: null, phone: '+52 55 2' },
      ],
    });
    await write({ changedAt: new Date(clock.now.getTime() + 1).toISOString() });
    const { body } = await call('GET /competitions/copa/matches/segunda/sightings');
    expect(body).toMatchObject({ data: { entries: [{ seenAt: null }, { seenAt: null }] } });
  });
});
