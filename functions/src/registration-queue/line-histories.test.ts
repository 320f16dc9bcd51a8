// Invariants of a full tournament under random concurrent actions of players, organisers and the clock.

import { type DecidedStatus, isInLine, MINUTE, readVisibleTournament } from '@arena/domain';
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
import { holdsSeat, readStoredRegistration } from '../registrations/registration-document.ts';
import { admission, statusChange } from './commands.ts';
import type { Operation } from './decide.ts';
import { ownErasure, playerOf, withdrawal } from './player-commands.ts';
import { automaticOffer, offer, offerAcceptance, offerExpiry } from './seat-commands.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const SEEDS = 60;
const STEPS = 50;
const PLAYERS = 9;

function someCommand(dice: (sides: number) => number, world: World, player: number, now: Date): Operation {
  const organiser: Actor = { uid: 'admin', now };
  const becomes = (status: DecidedStatus) => statusChange({ status }, organiser);
  const registration = candidate(player, now, `${now.getTime()}-${dice(1_000)}`);
  if (dice(3) === 0) return joins(registration, admission(registration, now, { orWait: true }));
  const commands = [
    becomes('approved'),
    becomes('rejected'),
    becomes('pending'),
    ...[1, 2].map(() => offerAcceptance(linkOf(player), now)),
    withdrawal(linkOf(player), now),
    ownErasure(playerOf({ link: linkOf(player) }), now),
    offer(organiser),
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
  expect(tournament.currentPlayers).toBeLessThanOrEqual(most);
  expect(tournament.waitingPlayers).toBe(all.filter(isInLine).length);
  for (const { status, line, offeredUntil, out } of all) {
    expect(line !== null).toBe(status === 'waiting');
    if (status !== 'waiting') expect(offeredUntil).toBeNull();
    if (out !== null) expect(status).toBe('rejected');
  }
  const lines = all.flatMap(({ line }) => line ?? []);
  expect(new Set(lines).size).toBe(lines.length);
  expect(Math.max(0, ...lines)).toBeLessThanOrEqual(tournament.lastInLine);
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

test('an offer goes to the present holder of the number only', () => {
  const full = readVisibleTournament('copa', {
    status: 'published',
    maxPlayers: 2,
    currentPlayers: 1,
    waitingPlayers: 1,
  });
  const again = readStoredRegistration('copa_1-again', { tournamentId: 'copa', status: 'waiting', line: 7 });
  const world = { tournament: full, registrations: new Map([[again.id, again]]), reservations: new Map() };
  const offered = (line: number) =>
    round(world, [{ registrationId: again.id, decide: automaticOffer(line, new Date(BEGIN)) }]).records;
  expect([offered(3), offered(7)]).toEqual([[], ['registration.offer']]);
});

test('places, the line and its order hold through every history', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const dice = diceOf(seed);
    let now = BEGIN;
    const date = new Date(BEGIN + 40 * 60 * MINUTE).toISOString();
    const open = { status: 'published', linkedFormId: 'f', maxPlayers: 3, date, waitingList: 'automatic' };
    let world: World = {
      tournament: readVisibleTournament('copa', open),
      registrations: new Map(),
      reservations: new Map(),
    };
    for (let step = 0; step < STEPS; step += 1) {
      now += dice(50) * MINUTE;
      const at = new Date(now);
      if (dice(20) === 0) {
        world = { ...world, tournament: { ...world.tournament, maxPlayers: world.tournament.maxPlayers + 1 } };
      }
      const before = world;
      const commands = Array.from({ length: 1 + dice(4) }, () => someCommand(dice, before, dice(PLAYERS), at));
      const waiting = [...world.registrations.values()].filter(({ status }) => status === 'waiting');
      const expiries = waiting.map(({ id }) => ({ registrationId: id, decide: offerExpiry(at) }));
      const { next, records } = round(world, [...commands, ...expiries]);
      for (const action of records) seen.set(action, (seen.get(action) ?? 0) + 1);
      check(next, world.tournament.maxPlayers);
      for (const [id, one] of next.registrations) {
        const was = before.registrations.get(id);
        // A waiting registration keeps its number, and an approved one has none.
        if (was?.status === 'waiting' && one.status === 'waiting') {
          expect(one.line).toBe(was.line);
        }
        if (one.out === 'unanswered' && was?.out !== 'unanswered') {
          expect(was?.offeredUntil && Date.parse(was.offeredUntil) < now).toBe(true);
        }
      }
      world = filled(next, at);
      check(world, world.tournament.maxPlayers);
      // No one waits for a free seat while there is time to offer it.
      if (now < BEGIN + 39 * 60 * MINUTE && world.tournament.waitingPlayers > 0) {
        expect(world.tournament.currentPlayers).toBe(world.tournament.maxPlayers);
      }
    }
  }
  for (const action of ['offer', 'take', 'expire', 'leave', 'delete', 'status']) {
    expect(seen.get(`registration.${action}`) ?? 0, action).toBeGreaterThan(SEEDS / 8);
  }
});
