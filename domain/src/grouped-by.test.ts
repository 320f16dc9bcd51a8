import { expect, it } from 'vitest';
import { groupedBy } from './grouped-by.ts';

it('puts together what is alike, groups and members in the order in which they come', () => {
  const all = new Set(['beto', 'ana', 'bruno', 'alma', 'caro']);
  const groups = groupedBy(all, (name) => name[0]);
  expect([...groups]).toEqual([
    ['b', ['beto', 'bruno']],
    ['a', ['ana', 'alma']],
    ['c', ['caro']],
  ]);
  expect([...groupedBy([], String)]).toEqual([]);
});
