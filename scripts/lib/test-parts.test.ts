import { expect, test } from 'vitest';
import { chooseParts } from './test-parts.ts';

test('without a word, every part runs', () => {
  const { offline, onTheStack, filters } = chooseParts([]);
  const parts = ['types', 'lint', 'size', 'unit', 'rules', 'api', 'scheduled', 'e2e', 'alone'];
  expect([...offline, ...onTheStack]).toEqual(parts);
  expect(filters).toEqual([]);
});

test.each([
  [['unit', 'tally'], { offline: ['unit'], onTheStack: [], filters: ['tally'] }],
  [['e2e', 'home', 'list'], { offline: [], onTheStack: ['e2e'], filters: ['home', 'list'] }],
])('%j runs that part of them', (words, choice) => {
  expect(chooseParts(words)).toEqual(choice);
});

test('a part that is none is refused with those there are', () => {
  expect(() => chooseParts(['e2ee'])).toThrow(
    "There is no part 'e2ee' of the tests: use one of types, lint, size, unit",
  );
});
