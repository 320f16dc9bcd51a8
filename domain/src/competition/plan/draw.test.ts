import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleStage } from '../competition-samples.ts';
import { drawAgain, drawGroups, drawStage, drawWithout, joinLate, substitute } from './draw.ts';
import { sha256Hex } from './hash.ts';

const AT = '2026-03-01T00:00:00.000Z';

/** SHA-256 as the platform has it. */
async function platformSha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const entriesOf = (text: string) => text.split(' ').map((id, index) => ({ id, seed: index + 1 }));

function drawn(...args: Parameters<typeof drawGroups>): string[] {
  return drawGroups(...args).map((group) => group.join(' '));
}

describe('a draw', () => {
  test('by registration puts the first entries into the first group', () => {
    expect(drawn(entriesOf('A B C D E F G H'), 3, { method: 'registration' })).toEqual(['A B C', 'D E F', 'G H']);
  });

  test('by rank alternates directions, with unranked entries last', () => {
    const ranks = new Map([...'ABCDEFG'].map((id, index) => [id, index + 1]));
    expect(drawn(entriesOf('X G F E D C B A'), 3, { method: 'snake', ranks })).toEqual(['A F G', 'B E X', 'C D']);
  });

  test('at random sorts by SHA-256 of seed and id, then deals in turn', async () => {
    const ids = ['A', 'B', 'C', 'D', 'E'];
    const numbered = await Promise.all(ids.map(async (id) => ({ id, number: await platformSha256(`copa:${id}`) })));
    const [first, second, third, fourth, fifth] = numbered
      .sort((a, b) => (a.number < b.number ? -1 : 1))
      .map(({ id }) => id);
    expect(drawGroups(entriesOf(ids.join(' ')), 2, { method: 'random', seed: 'copa' })).toEqual([
      [first, third, fifth],
      [second, fourth],
    ]);
  });

  test('at random is repeatable for a seed in any entry order, with even groups', () => {
    const entries = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { maxLength: 60 });
    fc.assert(
      fc.property(entries, fc.string(), fc.integer({ min: 1, max: 9 }), (ids, seed, groups) => {
        const all = ids.map((id) => ({ id, seed: null }));
        const once = drawGroups(all, groups, { method: 'random', seed });
        expect(drawGroups(all.toReversed(), groups, { method: 'random', seed })).toEqual(once);
        expect(once.flat().sort()).toEqual(ids.toSorted());
        const sizes = once.map((group) => group.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a drawn stage', () => {
  const stage = sampleStage(['', '', '']);
  const entries = entriesOf('A B C D E F G');
  const drawnStage = drawStage(stage, entries, { method: 'random', seed: '7d1' }, AT);

  test('reveals a moved entry when drawn again', () => {
    const { groups, draw } = drawnStage;
    const [first, second, ...rest] = groups;
    if (first === undefined || second === undefined) throw new Error('No groups');
    const moved = [{ ...first, entryIds: second.entryIds }, { ...second, entryIds: first.entryIds }, ...rest];
    expect(drawAgain({ groups: moved, draw })).toEqual(groups.map(({ entryIds }) => entryIds));
    expect(drawAgain({ groups: moved, draw })).not.toEqual(moved.map(({ entryIds }) => entryIds));
  });

  // Seven entries: the first group has three.
  test.each<[string, { out: number[]; joined: number[] }]>([
    ['the group with the fewest playing entries', { out: [0, 0], joined: [0, 0] }],
    ['the group that an entry left, then another one', { out: [2], joined: [2, 1] }],
  ])('takes a late entry into %s, outside the draw', (_, { out, joined }) => {
    const left = out.map((group, index) => drawnStage.groups[group]?.entryIds[index]);
    const playing = new Set([...entries.map(({ id }) => id).filter((id) => !left.includes(id)), 'X', 'Y']);
    const later = joinLate(joinLate(drawnStage, 'X', playing), 'Y', playing);
    expect(['X', 'Y'].map((id) => later.groups.findIndex(({ entryIds }) => entryIds.includes(id)))).toEqual(joined);
    expect(later.draw?.late).toEqual(['X', 'Y']);
    expect(drawAgain(later)).toEqual(drawnStage.groups.map(({ entryIds }) => entryIds));
  });

  test('gives the same draw after an entry leaves or returns', () => {
    const { groups, draw } = drawnStage;
    if (draw === null) throw new Error('No draw');
    const out = groups[0]?.entryIds[0] ?? '';
    const left = {
      groups: groups.map((group) => ({ ...group, entryIds: group.entryIds.filter((id) => id !== out) })),
      draw: drawWithout(draw, [out]),
    };
    const stayed = left.groups.map(({ entryIds }) => entryIds);
    expect(drawAgain(left)).toEqual(stayed);
    const back = joinLate(left, out, new Set());
    expect(drawAgain(back)).toEqual(stayed);
    expect(drawWithout(back.draw ?? draw, [out])).toEqual(left.draw);
  });

  test.each([false, true])('takes a substitute into a vacated place, outside the draw (keeps: %s)', (keeps) => {
    const [first, ...others] = drawnStage.groups;
    const [, out = ''] = first?.entryIds ?? [];
    const after = substitute(drawnStage, { out, entryId: 'X', keeps });
    const expected = first?.entryIds.flatMap((id) => (id === out ? [...(keeps ? [out] : []), 'X'] : [id]));
    expect(after.groups).toEqual([{ ...first, entryIds: expected }, ...others]);
    expect(drawAgain(after)).toEqual(after.groups.map(({ entryIds }) => entryIds.filter((id) => id !== 'X')));
  });
});

test("SHA-256 equals the platform's", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(sha256Hex(text)).toBe(await platformSha256(text));
    }),
  );
});
