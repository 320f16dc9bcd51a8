// Whatever players, organisers and the clock do with a full tournament, in whatever order and at once.
import { type DecidedStatus, isInLine, MINUTE, readVisibleTournament } from '@arena/domain';
import { expect, test } from 'vitest';
import { candidate, idOf, linkOf, round, type World } from '../../../../tests/support/records/histories.ts';
import { diceOf } from '../../../../tests/support/records/seeded.ts';
import type { Actor } from '../../auth/actor.ts';
import { admission } from '../entering/admission.ts';
import { leaving, ownErasure, playerOf } from '../own.ts';
import { holdsPlace, readStoredRegistration } from '../record.ts';
import type { Decide } from './decide.ts';
import { automaticOffer, offer, offerLapse, taking } from './offering.ts';
import { statusChange } from './status-change.ts';

const BEGIN = Date.parse('2026-11-20T15:00:00.000Z');
const SEEDS = 60;
const STEPS = 50;
const PLAYERS = 9;

/** What may happen to a player's registration at a moment. */
function deed(dice: (sides: number) => number, player: number, now: Date): Decide {
  const organiser: Actor = { uid: 'admin', now };
  const becomes = (status: DecidedStatus) => statusChange({ status }, organiser);
  const joining = admission(candidate(player, now, `${now.getTime()}-${dice(1_000)}`), now, { orWait: true });
  const deeds = [
    ...[1, 2, 3, 4].map(() => joining),
    becomes('approved'),
    becomes('rejected'),
    becomes('pending'),
    ...[1, 2].map(() => taking(linkOf(player), now)),
    leaving(linkOf(player), now),
    ownErasure(playerOf({ link: linkOf(player) }), now),
    offer(organiser),
  ];
  return deeds[dice(deeds.length)] ?? expect.fail();
}

const lineOf = ({ registrations }: World) =>
  [...registrations.values()].filter(isInLine).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));

function check({ tournament, registrations }: World, most: number): void {
  const all = [...registrations.values()];
  expect(tournament.currentPlayers).toBe(all.filter(holdsPlace).length);
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

test('an offer is made to who has that number, and not to who has given it up since', () => {
  const full = readVisibleTournament('copa', {
    status: 'published',
    maxPlayers: 2,
    currentPlayers: 1,
    waitingPlayers: 1,
  });
  const again = readStoredRegistration(idOf(1), { tournamentId: 'copa', status: 'waiting', line: 7 });
  const world = { tournament: full, registrations: new Map([[again.id, again]]) };
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
    let world: World = { tournament: readVisibleTournament('copa', open), registrations: new Map() };
    for (let step = 0; step < STEPS; step += 1) {
      now += dice(50) * MINUTE;
      const at = new Date(now);
      if (dice(20) === 0) {
        world = { ...world, tournament: { ...world.tournament, maxPlayers: world.tournament.maxPlayers + 1 } };
      }
      const before = world;
      const deeds = Array.from({ length: 1 + dice(4) }, () => {
        const player = dice(PLAYERS);
        return { registrationId: idOf(player), decide: deed(dice, player, at) };
      });
      const lapses = [...world.registrations.keys()].map((id) => ({ registrationId: id, decide: offerLapse(at) }));
      const { next, records } = round(world, [...deeds, ...lapses]);
      for (const action of records) seen.set(action, (seen.get(action) ?? 0) + 1);
      check(next, world.tournament.maxPlayers);
      for (const [id, one] of next.registrations) {
        const was = before.registrations.get(id);
        // Whoever waits on keeps their number, and nobody waits who is in.
        if (was?.status === 'waiting' && one.status === 'waiting' && was.requestId === one.requestId) {
          expect(one.line).toBe(was.line);
        }
        if (one.out === 'unanswered' && was?.out !== 'unanswered') {
          expect(was?.offeredUntil && Date.parse(was.offeredUntil) < now).toBe(true);
        }
      }
      world = filled(next, at);
      check(world, world.tournament.maxPlayers);
      // Nobody waits for a place that is free, as long as there is time to offer it.
      if (now < BEGIN + 39 * 60 * MINUTE && world.tournament.waitingPlayers > 0) {
        expect(world.tournament.currentPlayers).toBe(world.tournament.maxPlayers);
      }
    }
  }
  for (const action of ['offer', 'take', 'lapse', 'leave', 'delete', 'status']) {
    expect(seen.get(`registration.${action}`) ?? 0, action).toBeGreaterThan(SEEDS / 8);
  }
});
