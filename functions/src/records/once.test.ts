import { expect, it } from 'vitest';
import type { Progress, Way } from '../platform/way.ts';
import { goOnce } from './once.ts';

const SIZE = 3;

/** A way along these, and how far it has come. */
function along(ids: readonly string[]) {
  const kept: Progress[] = [];
  const way: Way = {
    async idsAfter(id) {
      const first = id === null ? 0 : ids.indexOf(id) + 1;
      return ids.slice(first, first + SIZE);
    },
    progress: async () => kept.at(-1) ?? { after: null, failed: [], done: false },
    async keepProgress(progress) {
      kept.push(progress);
    },
  };
  return { way, kept };
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));

it('does something to each, once', async () => {
  const { way, kept } = along(idsOf(7));
  const did: string[] = [];
  const run = goOnce(way, async (id) => did.push(id));
  for (const _ of [1, 2]) await run();
  expect(did).toEqual(idsOf(7));
  expect(kept.at(-1)).toEqual({ after: '007', failed: [], done: true });
});

it('goes past one that fails, tries that alone again, and is over once it is done', async () => {
  const { way, kept } = along(idsOf(7));
  let did: string[] = [];
  let isBroken = true;
  const doTo = async (id: string) => {
    did.push(id);
    if (isBroken && id === '002') throw new Error('002 is broken');
  };
  // Each run is another instance's.
  await expect(goOnce(way, doTo)()).rejects.toThrow('002 is broken');
  expect(did).toEqual(idsOf(7));
  expect(kept.at(-1)).toEqual({ after: '007', failed: ['002'], done: false });
  did = [];
  await expect(goOnce(way, doTo)()).rejects.toThrow('002 is broken');
  isBroken = false;
  await goOnce(way, doTo)();
  expect(did).toEqual(['002', '002']);
  expect(kept.at(-1)).toEqual({ after: '007', failed: [], done: true });
});

it('goes no further where very many fail', async () => {
  const { way, kept } = along(idsOf(400));
  const run = goOnce(way, async () => {
    throw new Error('out of reach');
  });
  for (const _ of [1, 2, 3]) await expect(run()).rejects.toThrow('out of reach');
  expect(kept.at(-1)?.failed).toHaveLength(102);
});
