// Whatever players, organisers and the clock do, in whatever order and at once: what always holds of a tournament.
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
import { candidate, idOf, linkOf, round, type World } from '../../../../tests/support/records/histories.ts';
import { diceOf } from '../../../../tests/support/records/seeded.ts';
import type { Actor } from '../../auth/actor.ts';
import { admission } from '../entering/admission.ts';
import { leaving, ownErasure, playerOf } from '../own.ts';
import type { StoredRegistration } from '../record.ts';
import { confirmation, lapse } from './confirming.ts';
import type { Decide } from './decide.ts';
import { statusChange } from './status-change.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const SEEDS = 200;
const STEPS = 60;
const PLAYERS = 9;
const MOST = 6;

/** What may happen to a player's registration at a moment. */
function deed(dice: (sides: number) => number, player: number, now: Date): Decide {
  const organiser: Actor = { uid: 'admin', now };
  const own = (one: StoredRegistration) => one.link === linkOf(player);
  const becomes = (status: DecidedStatus) => statusChange({ status }, organiser);
  const deeds = [
    admission(candidate(player, now, `${now.getTime()}-${dice(1_000)}`), now),
    becomes('approved'),
    becomes('approved'),
    becomes('rejected'),
    becomes('pending'),
    ...[1, 2].map(() => confirmation(own, 'link_not_found', { uid: 'player', now })),
    ...[1, 2, 3, 4].map(() => lapse(now)),
    leaving(linkOf(player), now),
    ownErasure(playerOf({ link: linkOf(player) }), now),
  ];
  return deeds[dice(deeds.length)] ?? expect.fail();
}

const closed = (windows: readonly ConfirmationWindow[], now: Date) =>
  windows.some(({ state, closesAt }) => state !== 'confirmed' && now.getTime() > Date.parse(closesAt));

/** Who lost their place because they didn't confirm: it was theirs, a window had closed unconfirmed, and once. */
function checkLapses(before: World, after: World, now: Date): number {
  let lapses = 0;
  for (const [id, one] of after.registrations) {
    const was = before.registrations.get(id);
    if (one.out !== 'unconfirmed' || was?.out === 'unconfirmed') continue;
    lapses += 1;
    expect(was?.status).toBe('approved');
    if (was !== undefined) expect(closed(confirmationsOf(before.tournament, was, now), now)).toBe(true);
  }
  return lapses;
}

function check({ tournament, registrations }: World): void {
  const all = [...registrations.values()];
  const held = all.filter(({ status }) => status !== 'rejected');
  expect(tournament.currentPlayers).toBe(held.length);
  expect(held.length).toBeLessThanOrEqual(MOST);
  for (const { status, out } of all) if (out !== null) expect(status).toBe('rejected');
  for (const one of all.filter(({ status }) => status !== 'approved' && status !== 'rejected')) {
    expect([one.enrolmentConfirmedAt, one.matchConfirmedAt]).toEqual([null, null]);
  }
}

/** Some deeds at the same moment. */
function deedsOf(dice: (sides: number) => number, now: Date) {
  return Array.from({ length: 1 + dice(4) }, () => {
    const player = dice(PLAYERS);
    return { registrationId: idOf(player), decide: deed(dice, player, now) };
  });
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
    let world: World = { tournament, registrations: new Map() };
    for (let step = 0; step < STEPS; step += 1) {
      now += dice(180) * MINUTE;
      const at = new Date(now);
      const { next, records } = round(world, deedsOf(dice, at));
      check(next);
      const lapses = checkLapses(world, next, at);
      const recorded = records.filter((action) => action === 'registration.lapse').length;
      // In one round somebody can be taken back after they were out; then the record says more.
      expect(recorded).toBeGreaterThanOrEqual(lapses);
      for (const action of records) seen.set(action, (seen.get(action) ?? 0) + 1);
      world = next;
    }
    // However often it is asked afterwards, nobody is out twice.
    const late = new Date(now);
    const ids = [...world.registrations.keys()];
    const closing = ids.map((registrationId) => ({ registrationId, decide: lapse(late) }));
    expect(round(round(world, closing).next, closing).records).toEqual([]);
  }
  for (const action of ['status', 'confirm', 'lapse', 'leave', 'delete']) {
    expect(seen.get(`registration.${action}`) ?? 0, action).toBeGreaterThan(SEEDS / 4);
  }
});
