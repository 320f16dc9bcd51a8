// One tournament from its announcement to its prizes, by a script that the seed decides; then everything is compared
// with what the script did. `npm run evening -- --seed 7`, `--seeds 1-20`, `--fault replies`, `--falsify kill`.
import { describe, expect, it } from 'vitest';
import { falsifications, falsify } from './falsify.ts';
import { faults, harmOf, phases } from './faults.ts';
import { announce, gather } from './gathering.ts';
import { judge } from './judge.ts';
import { play } from './matches.ts';
import { pay } from './prizes.ts';
import { newScript, type Script } from './script.ts';
import { openWorld, type World } from './world.ts';

const { ARENA_SEEDS = '1', ARENA_FAULT = 'none', ARENA_FALSIFY, ARENA_BROWSERS } = process.env;
const [first = 1, last = first] = ARENA_SEEDS.split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const fault = faults.find((one) => one === ARENA_FAULT);
const falsified = falsifications.find((one) => one === ARENA_FALSIFY);

async function evening(seed: number): Promise<{ world: World; script: Script }> {
  if (fault === undefined) throw new Error(`There is no fault '${ARENA_FAULT}': use one of ${faults.join(', ')}.`);
  const world = await openWorld(seed, fault, ARENA_BROWSERS === '1');
  const script = newScript(seed);
  await announce(world, script);
  await gather(world, script);
  await pay(world, script, await play(world, script));
  return { world, script };
}

describe.each(seeds)('the evening of seed %i', (seed) => {
  it('ends with what is true, and nothing else would pass for it', async () => {
    const { world, script } = await evening(seed);
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
  }, 600_000);
});
