// Invariants of a full tournament under random concurrent actions of players, organisers and the clock.

import {
  confirmationsOf,
  type DecidedStatus,
  isInLine,
  keptPlaces,
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
import type { Actor } from '../platform/context.ts';
import { admission, confirmation, expiry, statusChange } from './commands/commands.ts';
import { ownErasure, playerOf, withdrawal } from './commands/player-commands.ts';
import { automaticOffer, offer, offerAcceptance, offerExpiry } from './commands/seat-commands.ts';
import type { Operation } from './decision.ts';
import {
  holdsInvitedSeat,
  holdsSeat,
  readStoredRegistration,
  type StoredRegistration,
} from './registration-document.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const SEEDS = 60;
const STEPS = 50;
const PLAYERS = 9;
const INVITATIONS = ['a', 'b', 'c', 'd', 'ended'];

const invitation = (id: string) => ({
  id,
  tournamentId: 'copa',
  seed: id,
  createdAt: new Date(BEGIN).toISOString(),
  until: new Date(BEGIN + (id === 'ended' ? -1 : 1_000 * 60) * MINUTE).toISOString(),
  revokedAt: null,
  usedAt: null,
});

function someCommand(dice: (sides: number) => number, world: World, player: number, now: Date): Operation {
  const organiser: Actor = { uid: 'admin', now };
  const own = (one: StoredRegistration) => one.link === linkOf(player);
  const becomes = (status: DecidedStatus) => statusChange({ status }, organiser);
  const registration = candidate(player, now, `${now.getTime()}-${dice(1_000)}`);
  if (dice(3) === 0) return joins(registration, admission(registration, now, { orWait: true }));
  if (dice(6) === 0) {
    const invited = { ...registration, invitation: INVITATIONS[dice(INVITATIONS.length)] ?? expect.fail() };
    return joins(invited, admission(invited, now));
  }
  const commands = [
    becomes('approved'),
    becomes('rejected'),
    becomes('pending'),
    confirmation(own, 'link_not_found', { uid: 'player', now }),
    ...[1, 2].map(() => expiry(now)),
    ...[1, 2].map(() => offerAcceptance(linkOf(player), now)),
    withdrawal(linkOf(player), now),
    ownErasure(playerOf({ link: linkOf(player) }), now),
    ...[1, 2].map(() => offer(organiser)),
  ];
  return concerns(world, player, commands[dice(commands.length)] ?? expect.fail());
}

const lineOf = ({ registrations }: World) =>
  [...registrations.values()].filter(isInLine).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));

function check(world: World, most: number): void {
  const { tournament, registrations } = world;
  expect(doubled(world)).toEqual([]);
  const all = [...registrations.values()];
  expect(tournament.currentPlayers).toBe(all.filter(holdsSeat).length);
  expect(tournament.currentPlayers + keptPlaces(tournament)).toBeLessThanOrEqual(most);
  expect(tournament.invitedPlayers).toBe(all.filter(holdsInvitedSeat).length);
  const invited = all.flatMap((one) => one.invitation ?? []);
  expect(new Set(invited).size).toBe(invited.length);
  expect(invited).not.toContain('ended');
  expect(tournament.waitingPlayers).toBe(all.filter(isInLine).length);
  for (const { status, line, offeredUntil, out, enrolmentConfirmedAt, matchConfirmedAt } of all) {
    expect(line !== null).toBe(status === 'waiting');
    if (status !== 'waiting') expect(offeredUntil).toBeNull();
    if (out !== null) expect(status).toBe('rejected');
    if (status === 'waiting' || status === 'pending')
      expect([enrolmentConfirmedAt, matchConfirmedAt]).toEqual([null, null]);
  }
  const lines = all.flatMap(({ line }) => line ?? []);
  expect(new Set(lines).size).toBe(lines.length);
  expect(Math.max(0, ...lines)).toBeLessThanOrEqual(tournament.lastInLine);
}

/** Checks the changes since `before`: lost seats, and numbers in line. */
function checkChanges(before: World, after: World, now: Date): void {
  for (const [id, one] of after.registrations) {
    const was = before.registrations.get(id);
    if (was?.status === 'waiting' && one.status === 'waiting') expect(one.line).toBe(was.line);
    if (one.out === was?.out) continue;
    if (one.out === 'unanswered') expect(was?.offeredUntil && Date.parse(was.offeredUntil) < now.getTime()).toBe(true);
    if (one.out !== 'unconfirmed') continue;
    expect(was?.status).toBe('approved');
    const windows = was === undefined ? [] : confirmationsOf(before.tournament, was, now);
    expect(windows.some(({ state, closesAt }) => state !== 'confirmed' && now.getTime() > Date.parse(closesAt))).toBe(
      true,
    );
  }
}

/** Offers what is free to the first in line, as the server does after each change. */
function filled(world: World, now: Date): World {
  let current = world;
  for (const { id, line } of lineOf(world)) {
    const first = lineOf(current)[0]?.id;
    const { next, records } = round(current, [{ registrationId: id, decide: automaticOffer(line, now) }]);
    if (records.length > 0) expect(id).toBe(first);
    current = next;
  }
  return current;
}

test('offers a seat only to the current holder of the number', () => {
  const tournament = readVisibleTournament('copa', { status: 'published', maxPlayers: 2, waitingPlayers: 1 });
  const again = readStoredRegistration('copa_1-again', { tournamentId: 'copa', status: 'waiting', line: 7 });
  const world = { tournament, registrations: new Map([[again.id, again]]), reservations: new Map() };
  const offered = (line: number) =>
    round(world, [{ registrationId: again.id, decide: automaticOffer(line, new Date(BEGIN)) }]).records;
  expect([offered(3), offered(7)]).toEqual([[], ['registration.offer']]);
});

test('seats, waiting list and confirmation windows stay consistent in random histories', () => {
  const seen = new Map<string, number>();
  const outs = new Set<string>();
  let uses = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const dice = diceOf(seed);
    let now = BEGIN;
    const date = new Date(BEGIN + 40 * 60 * MINUTE).toISOString();
    const reservedPlaces = seed % 3;
    const seats = { maxPlayers: 3, reservedPlaces };
    const open = { status: 'published', linkedFormId: 'f', ...seats, date, waitingList: 'automatic' };
    const confirmations = { ...usualConfirmations, enrolmentHours: 4 };
    const tournament = { ...readVisibleTournament('copa', open), confirmations };
    const invitations = new Map(INVITATIONS.map((id) => [id, invitation(id)]));
    let world: World = { tournament, registrations: new Map(), reservations: new Map(), invitations };
    for (let step = 0; step < STEPS; step += 1) {
      now += dice(50) * MINUTE;
      const at = new Date(now);
      if (dice(20) === 0) {
        world = { ...world, tournament: { ...world.tournament, maxPlayers: world.tournament.maxPlayers + 1 } };
      }
      if (dice(40) === 0) world = { ...world, tournament: { ...world.tournament, reservedPlaces: 0 } };
      const before = world;
      const commands = Array.from({ length: 1 + dice(4) }, () => someCommand(dice, before, dice(PLAYERS), at));
      const waiting = [...world.registrations.values()].filter(({ status }) => status === 'waiting');
      const expiries = waiting.map(({ id }) => ({ registrationId: id, decide: offerExpiry(at) }));
      const { next, records } = round(world, [...commands, ...expiries]);
      for (const action of records) seen.set(action, (seen.get(action) ?? 0) + 1);
      check(next, world.tournament.maxPlayers);
      checkChanges(before, next, at);
      for (const { out } of next.registrations.values()) if (out !== null) outs.add(out);
      world = filled(next, at);
      check(world, world.tournament.maxPlayers);
      // No one waits for a free seat while there is time to offer it.
      if (now < BEGIN + 39 * 60 * MINUTE && world.tournament.waitingPlayers > 0) {
        const { currentPlayers, maxPlayers } = world.tournament;
        expect(currentPlayers + keptPlaces(world.tournament)).toBe(maxPlayers);
      }
    }
    uses += [...(world.invitations?.values() ?? [])].filter(({ usedAt }) => usedAt !== null).length;
    // A second run rejects none again.
    const closing = [...world.registrations.keys()].map((id) => ({
      registrationId: id,
      decide: expiry(new Date(now)),
    }));
    expect(round(round(world, closing).next, closing).records).toEqual([]);
  }
  expect(uses).toBeGreaterThan(SEEDS);
  expect([...outs].sort()).toEqual(['left', 'unanswered', 'unconfirmed']);
  for (const action of ['offer', 'take', 'confirm', 'expire', 'leave', 'delete', 'status']) {
    expect(seen.get(`registration.${action}`) ?? 0, action).toBeGreaterThan(SEEDS / 8);
  }
});
