// Whatever players, organisers and the clock do, in whatever order and at once: what always holds of a tournament.
import {
  type ConfirmationWindow,
  confirmationsOf,
  type DecidedStatus,
  HOUR,
  MINUTE,
  readVisibleTournament,
  usualConfirmations,
  type VisibleTournament,
} from '@arena/domain';
import { expect, test } from 'vitest';
import { diceOf } from '../../../../tests/support/records/seeded.ts';
import type { Actor } from '../../auth/actor.ts';
import { admission } from '../entering/admission.ts';
import { leaving, ownErasure, playerOf } from '../own.ts';
import { readStoredRegistration, type StoredRegistration } from '../record.ts';
import { confirmation, lapse } from './confirming.ts';
import { type Decide, decideAll } from './decide.ts';
import { statusChange } from './decisions.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const SEEDS = 200;
const STEPS = 60;
const PLAYERS = 9;
const MOST = 6;

type Registrations = Map<string, StoredRegistration>;

interface World {
  tournament: VisibleTournament;
  registrations: Registrations;
}

const idOf = (player: number) => `copa_1000000${player}`;
const linkOf = (player: number) => `enlace-${player}`;

function candidate(player: number, now: Date, requestId: string): StoredRegistration {
  const typed = { tournamentId: 'copa', freeFireId: `1000000${player}`, createdAt: now.toISOString() };
  return readStoredRegistration(idOf(player), { ...typed, requestId, link: linkOf(player) });
}

/** What may happen to a player's registration at a moment. */
function deed(dice: (sides: number) => number, player: number, now: Date): { what: string; decide: Decide } {
  const organiser: Actor = { uid: 'admin', now };
  const own = (one: StoredRegistration) => one.link === linkOf(player);
  const becomes = (status: DecidedStatus) => ({ what: status, decide: statusChange({ status }, organiser) });
  const deeds = [
    { what: 'register', decide: admission(candidate(player, now, `${now.getTime()}-${dice(1_000)}`), now) },
    becomes('approved'),
    becomes('approved'),
    becomes('rejected'),
    becomes('pending'),
    { what: 'confirm', decide: confirmation(own, 'link_not_found', { uid: 'player', now }) },
    { what: 'confirm', decide: confirmation(own, 'link_not_found', { uid: 'player', now }) },
    ...[1, 2, 3, 4].map(() => ({ what: 'lapse', decide: lapse(now) })),
    { what: 'leave', decide: leaving(linkOf(player), now) },
    { what: 'erase', decide: ownErasure(playerOf({ link: linkOf(player) }), now) },
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

/** One round of the ledger: some deeds at the same moment, on one reading. */
function round(world: World, dice: (sides: number) => number, now: Date): World & { records: readonly string[] } {
  const deeds = Array.from({ length: 1 + dice(4) }, () => {
    const player = dice(PLAYERS);
    return { registrationId: idOf(player), ...deed(dice, player, now) };
  });
  const facts = new Map(deeds.map(({ registrationId: id }) => [id, world.registrations.get(id) ?? null]));
  const { changes } = decideAll(deeds, { tournament: world.tournament, registrations: facts });
  const registrations = new Map(world.registrations);
  for (const [id, next] of changes.registrations) {
    if (next === null) registrations.delete(id);
    else registrations.set(id, next);
  }
  const currentPlayers = changes.counts?.currentPlayers ?? world.tournament.currentPlayers;
  const tournament = { ...world.tournament, currentPlayers };
  return { tournament, registrations, records: changes.audits.map(({ action }) => action) };
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
      const next = round(world, dice, at);
      check(next);
      const lapses = checkLapses(world, next, at);
      const recorded = next.records.filter((action) => action === 'registration.lapse').length;
      // In one round somebody can be taken back after they were out; then the record says more.
      expect(recorded).toBeGreaterThanOrEqual(lapses);
      for (const action of next.records) seen.set(action, (seen.get(action) ?? 0) + 1);
      world = next;
    }
    // However often it is asked afterwards, nobody is out twice.
    const late = new Date(now);
    const ids = [...world.registrations.keys()];
    const closing = ids.map((registrationId) => ({ registrationId, decide: lapse(late) }));
    const once = decideAll(closing, world);
    const then = { ...world, registrations: new Map([...world.registrations, ...once.changes.registrations]) };
    expect(decideAll(closing, then).changes.audits).toEqual([]);
  }
  for (const action of ['status', 'confirm', 'lapse', 'leave', 'delete']) {
    expect(seen.get(`registration.${action}`) ?? 0, action).toBeGreaterThan(SEEDS / 4);
  }
});
