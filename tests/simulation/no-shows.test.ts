// No-shows on random evenings: from 'No está' to the substitute's code, on the script's own clock.
// `npm run simulation -- no-shows --seeds 1-50`.
import { describe, expect, it } from 'vitest';
import { absentOf, differences, type Evening, openEvening } from './no-show-evening.ts';

const { ARENA_SEEDS = '1-3' } = process.env;
const [first = 1, last = first] = ARENA_SEEDS.split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** Seconds from 'No está' to the code of a substitute who reacts at once. */
const MOST_SECONDS = 60;
const MINUTES = 60_000;

type Person = Evening['players'][number];

const hasCode = async (evening: Evening, person: Person) => {
  const { status, data } = await evening.by(person, 'my-registration/room', { matchId: 'segunda' });
  return status === 200 && data.password === 'caracol';
};

/** Players read the code; all others are refused. */
async function expectCodes(evening: Evening): Promise<void> {
  for (const person of [...evening.players, ...evening.line]) {
    expect(await hasCode(evening, person), `${person.id} ${person.state}`).toBe(person.state === 'plays');
    const { data } = await evening.by(person, 'my-registration/read');
    expect(JSON.stringify(data)).not.toContain('caracol');
  }
  expect(await differences(evening)).toEqual([]);
}

const offered = (evening: Evening, ids: readonly string[]) => evening.line.filter(({ id }) => ids.includes(id));

/** An offered seat is taken at once, declined, or left until its time is over. @returns true if it was taken. */
async function react(evening: Evening, person: Person, marked: number): Promise<boolean> {
  const { dice } = evening;
  const way = dice(4);
  if (way === 0) {
    expect((await evening.by(person, 'my-registration/leave')).status).toBe(200);
    person.state = 'out';
    await evening.api.idle();
    return false;
  }
  if (way === 1) {
    evening.pass(181);
    expect((await evening.by(person, 'my-registration/take')).status).toBe(409);
    person.state = 'out';
    if (dice(2) === 0) await evening.job();
    else await evening.organiser('GET');
    return false;
  }
  // The push service, the phone in its pocket, the tap.
  evening.pass(2 + dice(8) + 5 + dice(30));
  for (const _ of [1, 2]) expect((await evening.by(person, 'my-registration/take')).status).toBe(200);
  evening.pass(1 + dice(3));
  expect(await hasCode(evening, person)).toBe(true);
  expect((evening.now().getTime() - marked) / 1_000).toBeLessThanOrEqual(MOST_SECONDS);
  person.state = 'plays';
  return true;
}

/** One absence to its end: the seat is taken, the line is empty, or the absent player comes after all. */
async function fill(evening: Evening, absent: Person): Promise<number> {
  const { dice } = evening;
  let marked = evening.now().getTime();
  const twice = await Promise.all([evening.organiser('PUT', absent.entryId), evening.organiser('PUT', absent.entryId)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  absent.state = 'absent';
  expect(await hasCode(evening, absent)).toBe(false);
  for (;;) {
    const [next, ...others] = offered(evening, await evening.told());
    expect(others).toEqual([]);
    if (next === undefined || dice(6) === 0) break;
    expect(await hasCode(evening, next)).toBe(false);
    if (await react(evening, next, marked)) {
      expect((await evening.organiser('DELETE', absent.entryId)).status).toBe(409);
      return (evening.now().getTime() - marked) / 1_000;
    }
    // The next offer begins now.
    marked = evening.now().getTime();
    await expect
      .poll(() => evening.organiser('GET').then(({ data }) => data.absences.length), { timeout: 5_000 })
      .toBeGreaterThan(0);
  }
  expect((await evening.organiser('DELETE', absent.entryId)).status).toBe(200);
  absent.state = 'plays';
  return 0;
}

describe.each(seeds)('the evening of seed %i', (seed) => {
  it(
    'fills the seats of no-shows, exactly, and shows the code to nobody who is out',
    async () => {
      const evening = await openEvening(seed);
      try {
        await expectCodes(evening);
        const times: number[] = [];
        for (const absent of absentOf(evening, seed)) {
          times.push(await fill(evening, absent));
          await evening.api.idle();
          await expectCodes(evening);
          evening.pass(5);
        }
        console.log(
          `Seed ${seed}: ${times.length} absent, seconds to the code: ${times.filter(Boolean).join(', ') || 'none took it'}`,
        );
      } finally {
        await evening.close();
      }
    },
    5 * MINUTES,
  );
});
