// No-shows on random match days: from 'No está' to the substitute's code, on the script's own clock.
// `ARENA_SEEDS=1-50 npm run simulation -- no-shows`.
import { MINUTE } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { askedSeeds } from '../fixtures/records/seeded.ts';
import { absentOf, differences, type MatchDay, openMatchDay } from './no-show-match-day.ts';

/** Seconds from 'No está' to the code of a substitute who reacts at once. */
const MOST_SECONDS = 60;

type Person = MatchDay['players'][number];

const hasCode = async (matchDay: MatchDay, person: Person) => {
  const { status, data } = await matchDay.by(person, 'my-registration/room', { matchId: 'segunda' });
  return status === 200 && data.password === 'caracol';
};

/** Players read the code; all others are refused. */
async function expectCodes(matchDay: MatchDay): Promise<void> {
  for (const person of [...matchDay.players, ...matchDay.line]) {
    expect(await hasCode(matchDay, person), `${person.id} ${person.state}`).toBe(person.state === 'plays');
    const { data } = await matchDay.by(person, 'my-registration/read');
    expect(JSON.stringify(data)).not.toContain('caracol');
  }
  expect(await differences(matchDay)).toEqual([]);
}

const offered = (matchDay: MatchDay, ids: readonly string[]) => matchDay.line.filter(({ id }) => ids.includes(id));

/** An offered seat is taken at once, declined, or left until its time is over. @returns true if it was taken. */
async function react(matchDay: MatchDay, person: Person, marked: number): Promise<boolean> {
  const { dice } = matchDay;
  const way = dice(4);
  if (way === 0) {
    expect((await matchDay.by(person, 'my-registration/leave')).status).toBe(200);
    person.state = 'out';
    await matchDay.api.idle();
    return false;
  }
  if (way === 1) {
    matchDay.pass(181);
    expect((await matchDay.by(person, 'my-registration/take')).status).toBe(409);
    person.state = 'out';
    if (dice(2) === 0) await matchDay.job();
    else await matchDay.organiser('GET');
    return false;
  }
  // The push service, the phone in its pocket, the tap.
  matchDay.pass(2 + dice(8) + 5 + dice(30));
  for (const _ of [1, 2]) expect((await matchDay.by(person, 'my-registration/take')).status).toBe(200);
  matchDay.pass(1 + dice(3));
  expect(await hasCode(matchDay, person)).toBe(true);
  expect((matchDay.now().getTime() - marked) / 1_000).toBeLessThanOrEqual(MOST_SECONDS);
  person.state = 'plays';
  return true;
}

/** One absence to its end: the seat is taken, the line is empty, or the absent player comes after all. */
async function fill(matchDay: MatchDay, absent: Person): Promise<void> {
  const { dice } = matchDay;
  let marked = matchDay.now().getTime();
  const twice = await Promise.all([1, 2].map(() => matchDay.organiser('PUT', absent.entryId)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  absent.state = 'absent';
  expect(await hasCode(matchDay, absent)).toBe(false);
  for (;;) {
    const [next, ...others] = offered(matchDay, await matchDay.notified());
    expect(others).toEqual([]);
    if (next === undefined || dice(6) === 0) break;
    expect(await hasCode(matchDay, next)).toBe(false);
    if (await react(matchDay, next, marked)) {
      expect((await matchDay.organiser('DELETE', absent.entryId)).status).toBe(409);
      return;
    }
    // The next offer begins now.
    marked = matchDay.now().getTime();
    await expect
      .poll(() => matchDay.organiser('GET').then(({ data }) => data.absences.length), { timeout: 5_000 })
      .toBeGreaterThan(0);
  }
  expect((await matchDay.organiser('DELETE', absent.entryId)).status).toBe(200);
  absent.state = 'plays';
}

describe.each(askedSeeds('1-3'))('the match day of seed %i', (seed) => {
  it(
    'fills the seats of no-shows and shows the room code to seated players only',
    async () => {
      const matchDay = await openMatchDay(seed);
      try {
        await expectCodes(matchDay);
        for (const absent of absentOf(matchDay, seed)) {
          await fill(matchDay, absent);
          await matchDay.api.idle();
          await expectCodes(matchDay);
          matchDay.pass(5);
        }
      } finally {
        await matchDay.close();
      }
    },
    5 * MINUTE,
  );
});
