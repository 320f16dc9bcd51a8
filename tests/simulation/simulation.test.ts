// One tournament from its announcement to its prizes, by a seeded script; then everything is compared with the script.
// `ARENA_SEEDS=7 npm run simulation`; ARENA_SEEDS=1-20, ARENA_FAULT=replies, ARENA_FALSIFY=kill, ARENA_SPEEDS=1.
import { HOUR, MINUTE } from '@arena/domain';
import { describe, expect, it } from 'vitest';
import { askedSeeds } from '../fixtures/records/seeded.ts';
import { endOf } from './ending.ts';
import { falsifications, falsify } from './falsify.ts';
import { faults, harmOf, phases } from './faults.ts';
import { announce, gather } from './gathering.ts';
import { judge } from './judge.ts';
import { play } from './matches.ts';
import { pay } from './prizes.ts';
import { newScript, type Script } from './script.ts';
import { openWorld, type Way, type World } from './world.ts';

const { ARENA_FAULT = 'none', ARENA_FALSIFY, ARENA_MINUTES = '0', ARENA_BROWSERS, ARENA_SPEEDS } = process.env;
const fault = faults.find((one) => one === ARENA_FAULT);
const falsified = falsifications.find((one) => one === ARENA_FALSIFY);

function askedFor(): Way {
  if (fault === undefined) throw new Error(`There is no fault '${ARENA_FAULT}': use one of ${faults.join(', ')}.`);
  return { fault, minutes: Number(ARENA_MINUTES), withPhones: ARENA_BROWSERS === '1' };
}

async function matchDay(seed: number, way: Way): Promise<{ world: World; script: Script }> {
  const world = await openWorld(seed, way);
  const script = newScript(seed);
  await announce(world, script);
  await gather(world, script);
  await pay(world, script, await play(world, script));
  return { world, script };
}

/** Four speeds of the scheduler's clock, and one whose jobs and servers die half way. */
const speeds: readonly Way[] = [
  ...[0, 60, 20, 5].map((minutes) => ({ fault: 'none', minutes, isInTurn: true }) as const),
  { fault: 'killed', minutes: 0, isInTurn: true },
];

async function compareSpeeds(seed: number): Promise<void> {
  let expected: string[] | null = null;
  for (const way of speeds) {
    const { world, script } = await matchDay(seed, way);
    try {
      expect(await judge(world, script)).toEqual([]);
      const end = await endOf(world, script);
      expected ??= end;
      expect(end).toEqual(expected);
      for (const kind of falsifications) {
        const restore = await falsify(world, script, kind);
        expect(await endOf(world, script), `a falsified ${kind}`).not.toEqual(expected);
        await restore();
      }
    } finally {
      await world.close();
    }
  }
}

async function compareWithScript(seed: number): Promise<void> {
  const { world, script } = await matchDay(seed, askedFor());
  try {
    if (falsified !== undefined) await falsify(world, script, falsified);
    expect(await judge(world, script)).toEqual([]);
    const { harm, struck } = world.trouble;
    for (const what of harmOf[world.fault]) expect(harm[what], what).toBeGreaterThan(0);
    if (world.phones === null) expect([...struck].toSorted()).toEqual(phases.toSorted());
    if (world.fault !== 'none') console.log(`Seed ${seed}, ${world.fault}: ${JSON.stringify(harm)}`);
    for (const kind of falsifications) {
      const restore = await falsify(world, script, kind);
      expect(await judge(world, script), `a falsified ${kind}`).not.toEqual([]);
      await restore();
    }
  } finally {
    await world.close();
  }
}

describe.each(askedSeeds('1'))('the match day of seed %i', (seed) => {
  if (ARENA_SPEEDS === '1')
    it('ends in the same state at every scheduler speed, and when jobs die', () => compareSpeeds(seed), HOUR);
  else
    it('ends in the scripted state, and every falsification is detected', () => compareWithScript(seed), 10 * MINUTE);
});
