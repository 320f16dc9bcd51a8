// Invariants of a tournament under random concurrent actions of players, organisers and the clock.

import {
  type ConfirmationWindow,
  confirmationsOf,
  type DecidedStatus,
  HOUR,
  MINUTE,
  readVisibleTournament,
  usualConfirmations,
} from '@arena/domain';
import { expect, test } from 'vitest';
import {
  candidate,
  concerns,
  doubled,
  joins,
  linkOf,
  round,
  type World,
} from '../../../tests/fixtures/records/histories.ts';
import { diceOf } from '../../../tests/fixtures/records/seeded.ts';
import type { Actor } from '../context.ts';
import type { StoredRegistration } from '../registrations/registration-document.ts';
import { admission, confirmation, expiry, statusChange } from './commands.ts';
import type { Operation } from './decide.ts';
import { ownErasure, playerOf, withdrawal } from './player-commands.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const SEEDS = 200;
const STEPS = 60;
const PLAYERS = 9;
const MOST = 6;

function someCommand(dice: (sides: number) => number, world: World, player: number, now: Date): Operation {
  const organiser: Actor = { uid: 'admin', now };
  const own = (one: StoredRegistration) => one.link === linkOf(player);
  const becomes = (status: DecidedStatus) => statusChange({ status }, organiser);
  const registration = candidate(player, now, `${now.getTime()}-${dice(1_000)}`);
  if (dice(12) === 0) return joins(registration, admission(registration, now));
  const commands = [
    becomes('approved'),
    becomes('approved'),
    becomes('rejected'),
    becomes('pending'),
    ...[1, 2].map(() => confirmation(own, 'link_not_found', { uid: 'player', now })),
    ...[1, 2, 3, 4].map(() => expiry(now)),
    withdrawal(linkOf(player), now),
    ownErasure(playerOf({ link: linkOf(player) }), now),
  ];
  return concerns(world, player, commands[dice(commands.length)] ?? expect.fail());
}

const closed = (windows: readonly ConfirmationWindow[], now: Date) =>
  windows.some(({ state, closesAt }) => state !== 'confirmed' && now.getTime() > Date.parse(closesAt));

/** Checks each lost seat: it was taken, its window had closed unconfirmed, and it was lost once. */
function checkExpiries(before: World, after: World, now: Date): number {
  let expiries = 0;
  for (const [id, one] of after.registrations) {
    const was = before.registrations.get(id);
    if (one.out !== 'unconfirmed' || was?.out === 'unconfirmed') continue;
    expiries += 1;
    expect(was?.status).toBe('approved');
    if (was !== undefined) expect(closed(confirmationsOf(before.tournament, was, now), now)).toBe(true);
  }
  return expiries;
}

function check(world: World): void {
  const { tournament, registrations } = world;
  expect(doubled(world)).toEqual([]);
  const all = [...registrations.values()];
  const held = all.filter(({ status }) => status !== 'rejected');
  expect(tournament.currentPlayers).toBe(held.length);
  expect(held.length).toBeLessThanOrEqual(MOST);
  for (const { status, out } of all) if (out !== null) expect(status).toBe('rejected');
  for (const one of all.filter(({ status }) => status !== 'approved' && status !== 'rejected')) {
    expect([one.enrolmentConfirmedAt, one.matchConfirmedAt]).toEqual([null, null]);
  }
}

/** Random concurrent actions. */
function someCommands(dice: (sides: number) => number, world: World, now: Date) {
  return Array.from({ length: 1 + dice(4) }, () => someCommand(dice, world, dice(PLAYERS), now));
}

test('places, counts and windows hold through every history', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const dice = diceOf(seed);
    let now = BEGIN;
    const date = new Date(BEGIN + 80 * HOUR).toISOString();
    // Nothing is counted otherwise here than while it isn't over.
    const endDate = new Date(BEGIN + 300 * HOUR).toISOString();
    const open = { status: 'published', linkedFormId: 'f', maxPlayers: MOST, date, endDate };
    const tournament = {
      ...readVisibleTournament('copa', open),
      confirmations: { ...usualConfirmations, enrolmentHours: 3 },
    };
    let world: World = { tournament, registrations: new Map(), reservations: new Map() };
    for (let step = 0; step < STEPS; step += 1) {
      now += dice(180) * MINUTE;
      const at = new Date(now);
      const { next, records } = round(world, someCommands(dice, world, at));
      check(next);
      const expiries = checkExpiries(world, next, at);
      const recorded = records.filter((action) => action === 'registration.expire').length;
      // A player approved again in the same round leaves more records.
      expect(recorded).toBeGreaterThanOrEqual(expiries);
      for (const action of records) seen.set(action, (seen.get(action) ?? 0) + 1);
      world = next;
    }
    // A second run rejects none again.
    const late = new Date(now);
    const ids = [...world.registrations.keys()];
    const closing = ids.map((registrationId) => ({ registrationId, decide: expiry(late) }));
    expect(round(round(world, closing).next, closing).records).toEqual([]);
  }
  for (const action of ['status', 'confirm', 'expire', 'leave', 'delete']) {
    expect(seen.get(`registration.${action}`) ?? 0, action).toBeGreaterThan(SEEDS / 4);
  }
});
