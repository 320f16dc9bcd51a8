import { expect, it } from 'vitest';
import { groupedBy } from './grouped-by.ts';

it('groups equal keys, with groups and members in order of appearance', () => {
  const all = new Set(['beto', 'ana', 'bruno', 'alma', 'caro']);
  const groups = groupedBy(all, (name) => name[0]);
  expect([...groups]).toEqual([
    ['b', ['beto', 'bruno']],
    ['a', ['ana', 'alma']],
    ['c', ['caro']],
  ]);
  expect([...groupedBy([], String)]).toEqual([]);
});
