// The waiting list of a full tournament: freed seats are offered in order, once, for a limited time.
import { describe, expect, it } from 'vitest';
import { runWaitingList } from '../../../functions/src/registrations/waiting-list.ts';
import { openAdminArea } from '../../fixtures/admin-area.ts';
import { expectData, expectFailure } from '../../fixtures/calls/expect.ts';
import { linkOf, registered } from '../../fixtures/people/links.ts';
import { from } from '../../fixtures/people/origins.ts';
import {
  type Fields,
  hoursFromNow,
  keyedSubmission,
  NOW,
  tournamentDocuments,
} from '../../fixtures/records/records.ts';
import { anotherOn, contextOn } from '../../fixtures/records/registering.ts';
import { holding } from '../../fixtures/records/whole-store.ts';

const PROJECT = 'demo-api-waiting';
const tokenOf = (player: number) => linkOf(`w${player}`);

const { api, audits, call, clock, database, stored } = await openAdminArea(PROJECT, () => ({
  ...tournamentDocuments('copa', { maxPlayers: 2, currentPlayers: 2, waitingList: 'automatic' }),
  ...registered('10000008', tokenOf(8), { status: 'approved', decidedAt: NOW }),
  ...registered('10000009', tokenOf(9), { status: 'approved', decidedAt: NOW }),
}));

const idOf = (player: number) => `copa_1000000${player}`;
const registration = (player: number) => stored(`registrations/${idOf(player)}`);
const tournament = () => stored('tournaments/copa');
const byLink = (call: string, player: number) =>
  api.call(`POST /my-registration/${call}`, { body: { token: tokenOf(player) } });
const standing = async (player: number) => Object(Object((await byLink('read', player)).body).data).waiting;
const tick = (now = clock.now) => runWaitingList(contextOn(anotherOn(database), { now }));
const reject = (player: number) => call(`PATCH /registrations/${idOf(player)}/status`, { status: 'rejected' });

function join(player: number, fields: Fields = {}) {
  const own = { freeFireId: `1000000${player}`, link: tokenOf(player), orWait: true };
  const body = keyedSubmission({ ...own, ...fields });
  return api.call('POST /registrations', { body, headers: from(`10.0.1.${player}`) });
}

/** Registers players one after another, who all join the waiting list. */
async function line(...players: number[]): Promise<void> {
  for (const player of players) expect((await join(player)).status).toBe(200);
}

/** The same, and the first is offered a seat. */
async function offeredLine(...players: number[]): Promise<void> {
  await line(...players);
  await reject(8);
  await tick();
}

describe('a full tournament', () => {
  it('adds players to its waiting list on request, without a seat', async () => {
    const receipt = { tournamentId: 'copa', status: 'waiting' };
    expectData(await join(1), { ...receipt, freeFireId: '10000001', waiting: { number: 1, offeredUntil: null } });
    const requestId = '44444444-4444-4444-8444-444444444444';
    const second = { ...receipt, freeFireId: '10000002', waiting: { number: 2, offeredUntil: null } };
    for (const _ of [1, 2]) expectData(await join(2, { requestId }), second);
    expect(await tournament()).toMatchObject({ currentPlayers: 2, waitingPlayers: 2, lastInLine: 2 });
    expectFailure(await join(3, { orWait: false }), 409, 'tournament_full');
    expectFailure(await join(1, { link: linkOf('x'), requestId: 'another-1' }), 409, 'already_registered', {
      freeFireId: 'Este ID ya está en la lista de espera',
    });
    expectData(await api.call('GET /registrations/check-freefireid/copa/10000001'), { registered: true });
    const { body } = await call('GET /statistics?timeZone=America/Mexico_City');
    expect(body).toMatchObject({ data: { byStatus: { pending: 0, approved: 2, rejected: 0 } } });
  });
});

describe('a freed seat', () => {
  it.each([
    ['a rejection', () => reject(8)],
    ['leaving', () => byLink('leave', 8)],
    ['an erasure', () => byLink('erase', 8)],
    ['a deletion', () => call(`DELETE /registrations/${idOf(8)}`)],
    // The job finds tournaments without a date too.
    ['an added seat', () => call('PUT /tournaments/copa', { maxPlayers: 3, date: null, registrationDeadline: null })],
  ])('is offered to the first in line after %s', async (_, free) => {
    await line(1, 2);
    await free();
    await Promise.all([tick(), tick(), tick()]);
    expect(await standing(1)).toEqual({ number: null, offeredUntil: hoursFromNow(2).toISOString() });
    expect(await standing(2)).toEqual({ number: 1, offeredUntil: null });
    expect(await audits('registration.offer')).toEqual([expect.objectContaining({ actor: 'system' })]);
    // The offered seat is reserved.
    expectFailure(await join(3, { orWait: false }), 409, 'tournament_full');
    expectFailure(await call('POST /registrations/offer', { id: idOf(2) }), 409, 'tournament_full');
    expect((await tournament())?.waitingPlayers).toBe(1);
  });

  it('can be taken once until the last instant, and is then pending', async () => {
    await offeredLine(1, 2);
    expectFailure(await byLink('take', 2), 409, 'offer_closed');
    clock.now = hoursFromNow(2);
    for (const _ of [1, 2]) expectData(await byLink('take', 1), { taken: true });
    expect(await registration(1)).toMatchObject({ status: 'pending', line: null, offeredUntil: null });
    expect(await audits('registration.take')).toHaveLength(1);
    expect(await tournament()).toMatchObject({ currentPlayers: 2, waitingPlayers: 1 });
    clock.now = hoursFromNow(3);
    await tick();
    expect(await registration(1)).toMatchObject({ status: 'pending' });
  });

  it('is offered to the next a moment after its deadline, once for any number of runs', async () => {
    await offeredLine(1, 2);
    clock.now = new Date(hoursFromNow(2).getTime() + 1);
    expectFailure(await byLink('take', 1), 409, 'offer_closed');
    await Promise.all([tick(), tick()]);
    expect(await registration(1)).toMatchObject({ status: 'rejected', out: 'unanswered', line: null });
    expect(await audits('registration.expire')).toHaveLength(1);
    expect((await standing(2)).offeredUntil).toBe(new Date(clock.now.getTime() + 2 * 3_600_000).toISOString());
    const again = await join(1, { link: linkOf('x'), requestId: 'another-1' });
    expect(again.body).toMatchObject({ data: { status: 'waiting', waiting: { number: 1, offeredUntil: null } } });
  });
});

it('erasing a waiting player leaves no data, and the others move up', async () => {
  await line(1, 2, 3);
  expectData(await byLink('erase', 1), { erased: true });
  expectFailure(await byLink('read', 1), 404, 'link_not_found');
  expect(await standing(2)).toEqual({ number: 1, offeredUntil: null });
  expect(await tournament()).toMatchObject({ currentPlayers: 2, waitingPlayers: 2, lastInLine: 3 });
  expect(await holding(PROJECT, ['10000001', 'copa_10000001'])).toEqual([]);
});

it('an organiser offers, approves and rejects out of order by hand, and is audited', async () => {
  await call('PUT /tournaments/copa', { waitingList: 'by_hand' });
  await line(1, 2, 3);
  const approve = (player: number) => call(`PATCH /registrations/${idOf(player)}/status`, { status: 'approved' });
  expectFailure(await approve(1), 409, 'tournament_full');
  await reject(1);
  expect(await registration(1)).toMatchObject({ status: 'rejected', line: null });
  await reject(8);
  await tick();
  expect(await standing(2)).toEqual({ number: 1, offeredUntil: null });
  for (const _ of [1, 2]) {
    const { body } = await call('POST /registrations/offer', { id: idOf(3) });
    expect(body).toMatchObject({ data: { status: 'waiting', offeredUntil: hoursFromNow(2).toISOString() } });
  }
  expect(await audits('registration.offer')).toEqual([expect.objectContaining({ actor: 'admin' })]);
  expectFailure(await call('POST /registrations/offer', { id: idOf(9) }), 409, 'decision_conflict');
  expect((await approve(3)).status).toBe(200);
  expect(await tournament()).toMatchObject({ currentPlayers: 2, waitingPlayers: 1 });
});
