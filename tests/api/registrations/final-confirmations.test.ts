// Finalists confirm the final by their link, on an organiser's word, or lose it to who was next.
import { limits, usualConfirmations } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkHash } from '../../../functions/src/registrations/links.ts';
import { expectData, expectFailure } from '../../support/calls/expect.ts';
import { openDesk } from '../../support/desk.ts';
import { HASH, linkOf } from '../../support/people/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  row,
  stageRecord,
} from '../../support/records/competition-records.ts';
import {
  hoursFromNow,
  NOW,
  registrationPath,
  registrationRecord,
  tournamentDocuments,
} from '../../support/records/records.ts';
import { startInstance } from '../../support/records/registering.ts';

const NAMES = ['leones', 'pumas', 'lobos', 'zorros'];
const idOf = (name: string) => String(10_000_001 + NAMES.indexOf(name));

const stages = [
  stageRecord({
    id: 'grupos',
    matchCount: 1,
    groups: [{ id: 'sala', name: 'Sala', entryIds: NAMES }],
    advance: { perGroup: 2, best: 0 },
  }),
  stageRecord({ draw: null, groups: [{ id: 'sala', name: 'Sala', entryIds: [] }] }),
];

const { api, audits, call, clock, database, expectRefused } = await openDesk('demo-api-final-confirmations', () => {
  return {
    ...tournamentDocuments('copa', {
      currentPlayers: 4,
      date: hoursFromNow(-1),
      confirmations: usualConfirmations,
      result: { state: 'playing', first: ['leones'], points: 12, live: false, nextAt: null },
    }),
    ...Object.fromEntries(
      NAMES.map((name) => [
        registrationPath(idOf(name)),
        registrationRecord({
          freeFireId: idOf(name),
          link: linkHash(HASH, linkOf(name)),
          status: 'approved',
          decidedAt: hoursFromNow(-72),
          enrolmentConfirmedAt: hoursFromNow(-71),
          matchConfirmedAt: hoursFromNow(-5),
        }),
      ]),
    ),
    'competitions/copa': { ...competitionRecord({ stages }), writes: 1 },
    ...Object.fromEntries(
      NAMES.map((name) => [
        `competitions/copa/entries/${name}`,
        entryRecord(name, { registrationId: `copa_${idOf(name)}` }),
      ]),
    ),
    'competitions/copa/matches/primera': matchRecord('primera', 1, {
      stageId: 'grupos',
      state: 'official',
      rows: NAMES.map((name, index) => row(name, index + 1, 10 - index)),
    }),
    'competitions/copa/matches/ultima': matchRecord('ultima', 1, { startsAt: hoursFromNow(1).toISOString() }),
    'rooms/copa_ultima': roomRecord({ matchId: 'ultima', releaseAt: hoursFromNow(0).toISOString() }),
  };
});

beforeEach(async () => {
  const closed = await call('POST /competitions/copa/stages/grupos/close', { expectedRevision: 1 });
  expect(closed.status).toBe(200);
});

const minutes = (many: number) => hoursFromNow(many / 60);
const send = (endpoint: string, name: string, more = {}) =>
  api.call(endpoint, { body: { token: linkOf(name), ...more } });
const confirm = (name: string, seen?: Date) =>
  send('POST /places/confirm', name, seen && { seen: { kind: 'final', closesAt: seen.toISOString() } });
const confirmFor = (name: string) => call(`POST /competitions/copa/entries/${name}/confirm`);
const close = () => startInstance(database, { clock: () => clock.now }).confirmations.run(clock.now);

/** Who is in the final. */
async function finalists(): Promise<unknown> {
  const { competition } = Object((await call('GET /competitions/copa')).body).data;
  return competition.stages[1].groups[0].entryIds;
}

/** What a player reads of the final. */
async function finalOf(name: string): Promise<unknown> {
  const { confirmations } = Object((await send('POST /places/read', name)).body).data;
  return confirmations.find(({ kind }: { kind: string }) => kind === 'final');
}

describe('a final', () => {
  it('is confirmed from when it is known who plays it, seen at once, and is there once however often it is sent', async () => {
    const window = { kind: 'final', opensAt: NOW.toISOString(), closesAt: minutes(50).toISOString() };
    expect(await finalOf('leones')).toEqual({ ...window, state: 'open' });
    expect(await finalOf('lobos')).toBe(undefined);
    await confirm('leones');
    expect(await finalOf('leones')).toEqual({ ...window, state: 'confirmed' });
    clock.now = minutes(50);
    for (const _ of [1, 2]) expectData(await confirm('pumas'), { confirmed: true });
    expect(await finalOf('pumas')).toEqual({ ...window, state: 'confirmed' });
    const confirmed = (name: string) =>
      expect.objectContaining({ actor: 'player', target: `copa/${name}`, after: { confirmed: ['final'] } });
    const all = await audits('entry.confirm');
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([confirmed('leones'), confirmed('pumas')]));
  });

  it('goes to who was next where somebody is silent, once, however many run', async () => {
    await confirm('leones');
    clock.now = minutes(50);
    await close();
    expect(await finalists()).toEqual(['leones', 'pumas']);
    clock.now = minutes(50.1);
    await Promise.all([close(), close(), close(), close()]);
    expect(await finalists()).toEqual(['leones', 'lobos']);
    expect(await audits('competition.lapse')).toEqual([
      expect.objectContaining({ actor: 'system', before: { out: ['pumas'] }, after: { came: ['lobos'] } }),
    ]);
    expect(await finalOf('pumas')).toMatchObject({ state: 'missed' });
    expectFailure(await confirm('pumas'), 409, 'confirmation_closed');
    expect(await finalOf('lobos')).toBe(undefined);
    clock.now = minutes(55);
    await close();
    expect(await finalists()).toEqual(['leones', 'lobos']);
  });

  it('goes to who was next where one says that they can’t come, once, however many run', async () => {
    for (const name of ['leones', 'pumas']) await confirm(name);
    await call(`PATCH /registrations/copa_${idOf('pumas')}/status`, { status: 'rejected' });
    clock.now = minutes(50);
    await close();
    expect(await finalists()).toEqual(['leones', 'pumas']);
    for (const at of [50.1, 55]) {
      clock.now = minutes(at);
      await Promise.all([close(), close(), close(), close()]);
      expect(await finalists()).toEqual(['leones', 'lobos']);
    }
    expect(await audits('competition.lapse')).toEqual([
      expect.objectContaining({ actor: 'system', before: { out: ['pumas'] }, after: { came: ['lobos'] } }),
    ]);
  });

  it('isn’t missed by anybody any more once the stage before is opened again', async () => {
    await confirm('leones');
    clock.now = minutes(50.1);
    await close();
    const { competition } = Object((await call('GET /competitions/copa')).body).data;
    const reopened = await call('POST /competitions/copa/stages/grupos/reopen', {
      expectedRevision: competition.revision,
    });
    expect(reopened.status).toBe(200);
    clock.now = minutes(51);
    expect(await finalOf('pumas')).toBe(undefined);
  });

  it('of another day than was seen is confirmed by who has seen that', async () => {
    await expectRefused(() => confirm('leones', minutes(50 + 12.1 * 60)), 409, 'confirmation_moved');
    expectData(await confirm('leones', minutes(50 + 11.9 * 60)), { confirmed: true });
  });

  it('is confirmed or lost at the last instant, not both', async () => {
    await confirm('leones');
    clock.now = minutes(50);
    const [reply] = await Promise.all([confirm('pumas'), startInstance(database).confirmations.run(minutes(50.1))]);
    const isIn = Object(await finalists()).includes('pumas');
    expect(reply.status === 200).toBe(isIn);
  });

  it('counts on an organiser’s word, also late, while they are in it', async () => {
    for (const _ of [1, 2]) expectData(await confirmFor('leones'), { confirmed: true });
    clock.now = minutes(51);
    expectData(await confirmFor('pumas'), { confirmed: true });
    await close();
    expect(await finalists()).toEqual(['leones', 'pumas']);
    expectFailure(await confirmFor('lobos'), 409, 'confirmation_closed');
    expect(await audits('entry.confirm')).toEqual([
      expect.objectContaining({ actor: 'admin' }),
      expect.objectContaining({ actor: 'admin' }),
    ]);
  });

  it('that an organiser moves gives everybody the time again', async () => {
    clock.now = minutes(45);
    const { body } = await call('GET /competitions/copa');
    const { number, map, startsAt, scoring } = Object(body).data.matches.find(
      ({ id }: { id: string }) => id === 'ultima',
    );
    const from = { number, map, startsAt, scoring };
    const moved = { ...from, startsAt: minutes(61).toISOString(), from };
    expect((await call('PUT /competitions/copa/matches/ultima', moved)).status).toBe(200);
    expect(await finalOf('leones')).toMatchObject({
      opensAt: clock.now.toISOString(),
      closesAt: minutes(51).toISOString(),
    });
    await call('PUT /competitions/copa/matches/ultima', {
      ...from,
      startsAt: minutes(50).toISOString(),
      from: { ...from, startsAt: minutes(61).toISOString() },
    });
    await close();
    clock.now = new Date(clock.now.getTime() + limits.sceneKept);
    expect([await finalOf('leones'), await finalists()]).toEqual([undefined, ['leones', 'pumas']]);
  });

  it('is lost by nobody once it is played, or where the tournament doesn’t ask', async () => {
    clock.now = minutes(50.1);
    await database.doc('tournaments/copa').update({ 'confirmations.finalUntilMinutes': null });
    await close();
    await database.doc('tournaments/copa').update({ 'confirmations.finalUntilMinutes': 10 });
    clock.now = minutes(60.1);
    await close();
    expect(await finalists()).toEqual(['leones', 'pumas']);
  });

  it('has its room’s code for who confirmed it, and for all who are in it once it begins', async () => {
    const room = (name: string) => send('POST /places/room', name, { matchId: 'ultima' });
    expectFailure(await room('leones'), 409, 'room_not_yet');
    await confirm('leones');
    expect(await room('leones')).toMatchObject({ status: 200, body: { data: { password: 'caracol' } } });
    expectFailure(await room('lobos'), 409, 'room_not_yet');
    // Nobody is put out any more: who was silent plays it.
    expectFailure(await room('pumas'), 409, 'room_not_yet');
    clock.now = minutes(60.1);
    expect(await room('pumas')).toMatchObject({ status: 200 });
    expectFailure(await room('lobos'), 409, 'room_not_yet');
  });
});
