// Finalists confirm by link or through an organiser, or are replaced by the next entry.
import { usualConfirmations } from '@arena/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { runConfirmations } from '../../../functions/src/my-page/confirmations.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { linkOf, registered } from '../../fixtures/people/links.ts';
import {
  competitionRecord,
  entryRecord,
  matchRecord,
  roomRecord,
  row,
  stageRecord,
} from '../../fixtures/records/competition-records.ts';
import { hoursFromNow, NOW, tournamentDocuments } from '../../fixtures/records/records.ts';
import { contextOn } from '../../fixtures/records/registering.ts';

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

const times = {
  decidedAt: hoursFromNow(-72),
  enrolmentConfirmedAt: hoursFromNow(-71),
  matchConfirmedAt: hoursFromNow(-5),
};

const { api, audits, call, clock, database } = await openAdminArea('demo-api-final-confirmations', () => ({
  ...tournamentDocuments('copa', {
    currentPlayers: 4,
    date: hoursFromNow(-1),
    confirmations: usualConfirmations,
    result: { state: 'playing', first: ['leones'], points: 12, live: false, nextAt: null },
  }),
  ...Object.assign({}, ...NAMES.map((name) => registered(idOf(name), linkOf(name), { status: 'approved', ...times }))),
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
}));

beforeEach(async () => {
  const closed = await call('POST /competitions/copa/stages/grupos/close', { expectedRevision: 1 });
  expect(closed.status).toBe(200);
});

const minutes = (many: number) => hoursFromNow(many / 60);
const send = (endpoint: string, name: string, more = {}) =>
  api.call(endpoint, { body: { token: linkOf(name), ...more } });
const confirm = (name: string) => send('POST /my-registration/confirm', name);
const room = (name: string) => send('POST /my-registration/room', name, { matchId: 'ultima' });
const confirmFor = (name: string) => call(`POST /competitions/copa/entries/${name}/confirm`);
const close = () => runConfirmations(contextOn(database, { now: clock.now }));

async function finalists(): Promise<unknown> {
  const { competition } = Object((await call('GET /competitions/copa')).body).data;
  return competition.stages[1].groups[0].entryIds;
}

async function finalOf(name: string): Promise<unknown> {
  const { confirmations } = Object((await send('POST /my-registration/read', name)).body).data;
  return confirmations.find(({ kind }: { kind: string }) => kind === 'final');
}

describe('a final', () => {
  it('can be confirmed when its entries are known, once for repeated requests', async () => {
    const window = { kind: 'final', opensAt: NOW.toISOString(), closesAt: minutes(50).toISOString() };
    expect(await finalOf('leones')).toEqual({ ...window, state: 'open' });
    expect(await finalOf('lobos')).toBe(undefined);
    expectFailure(await room('leones'), 409, 'room_not_yet');
    await confirm('leones');
    expect(await finalOf('leones')).toEqual({ ...window, state: 'confirmed' });
    expect(await room('leones')).toMatchObject({ status: 200, body: { data: { password: 'caracol' } } });
    clock.now = minutes(50);
    for (const _ of [1, 2]) expectData(await confirm('pumas'), { confirmed: true });
    expect(await finalOf('pumas')).toEqual({ ...window, state: 'confirmed' });
    const confirmed = { actor: 'player', after: { confirmed: ['final'] } };
    expect(await audits('entry.confirm')).toMatchObject([confirmed, confirmed]);
  });

  it('shows its room to unconfirmed entries once it begins, and never to others', async () => {
    expectFailure(await room('pumas'), 409, 'room_not_yet');
    clock.now = minutes(60.1);
    expect(await room('pumas')).toMatchObject({ status: 200 });
    expectFailure(await room('lobos'), 409, 'room_not_yet');
  });

  it('replaces an unconfirmed entry with the next one, once for any number of runs', async () => {
    await confirm('leones');
    clock.now = minutes(50);
    await close();
    expect(await finalists()).toEqual(['leones', 'pumas']);
    clock.now = minutes(50.1);
    await Promise.all([close(), close(), close(), close()]);
    expect(await finalists()).toEqual(['leones', 'lobos']);
    expect(await audits('competition.expire')).toEqual([
      expect.objectContaining({ actor: 'system', before: { out: ['pumas'] }, after: { came: ['lobos'] } }),
    ]);
    expect(await finalOf('pumas')).toMatchObject({ state: 'missed' });
    expectFailure(await confirm('pumas'), 409, 'confirmation_closed');
    expect(await finalOf('lobos')).toBe(undefined);
  });

  it('can be confirmed by an organiser, also late, for an entry still in it', async () => {
    for (const _ of [1, 2]) expectData(await confirmFor('leones'), { confirmed: true });
    clock.now = minutes(51);
    expectData(await confirmFor('pumas'), { confirmed: true });
    await close();
    expect(await finalists()).toEqual(['leones', 'pumas']);
    expectFailure(await confirmFor('lobos'), 409, 'confirmation_closed');
    expect(await audits('entry.confirm')).toMatchObject([{ actor: 'admin' }, { actor: 'admin' }]);
  });
});
