import type { ReadMatch } from '@arena/domain';
import { expect, test } from 'vitest';
import { place, sampleResultEntry, sampleResultMatch, sampleResultView } from '../result-samples';
import { factsOf } from './facts.ts';
import { assignMatches, wholeResults } from './several.ts';

function factsWith(count: number, open = 'm1', maps: readonly string[] = []) {
  const entries = ['LOUD', 'Fluxo'].map((name) => sampleResultEntry(name));
  const matches = Array.from({ length: count }, (_, at) =>
    sampleResultMatch({ id: `m${at + 1}`, number: at + 1, map: maps[at] ?? '' }),
  );
  const facts = factsOf(sampleResultView(entries, matches), open);
  if (facts === null) throw new Error(`${place.matchId} is there`);
  return facts;
}

const read = (title = ''): ReadMatch => ({ title, rows: [], questions: [], isByOrder: false });
const ids = (assigned: ReturnType<typeof assignMatches>) => assigned.map(({ match }) => match?.id ?? '-').join(' ');

test('assigns a file’s matches to the group’s in order, from the open one', () => {
  expect(ids(assignMatches(factsWith(3), [read(), read(), read()]))).toBe('m1 m2 m3');
  expect(ids(assignMatches(factsWith(4, 'm2'), [read(), read()]))).toBe('m2 m3');
  expect(ids(assignMatches(factsWith(3, 'm3'), [read(), read()]))).toBe('m2 m3');
  expect(ids(assignMatches(factsWith(2), [read(), read(), read()]))).toBe('m1 m2 -');
});

test('assigns a sheet to the match that its title numbers', () => {
  expect(ids(assignMatches(factsWith(4, 'm3'), [read('Sala 2'), read('Sala 1')]))).toBe('m2 m1');
  expect(ids(assignMatches(factsWith(4, 'm3'), [read('Sala 2'), read('Sala 2')]))).toBe('m3 m4');
});

test('assigns a sheet to the match on the map that its title names', () => {
  const maps = ['Bermuda', 'Purgatorio', 'Kalahari'];
  const titled = (...titles: string[]) => titles.map(read);
  expect(ids(assignMatches(factsWith(3, 'm1', maps), titled('Bermuda', 'KALAHARI')))).toBe('m1 m3');
  expect(ids(assignMatches(factsWith(3, 'm1', maps), titled('Kalahari', 'Bermuda')))).toBe('m3 m1');
  expect(ids(assignMatches(factsWith(3, 'm1', ['Bermuda', 'Bermuda', '']), titled('Bermuda', 'Otro')))).toBe('m1 m2');
});

test('stores no result of which no name is known, and keeps the others in their places', () => {
  const question = {
    id: 'name:Zorros',
    code: 'name_unknown',
    message: '',
    line: 1,
    text: '',
    name: 'Zorros',
    column: 'name',
    entryIds: [],
    options: [],
  } as const satisfies ReadMatch['questions'][number];
  const unknown = { ...read(), questions: [question] };
  expect(ids(assignMatches(factsWith(3), [read(), unknown, read()]))).toBe('m1 - m3');
});

test('applies the admin’s choices, and refuses the same match twice', () => {
  const facts = factsWith(3);
  const assigned = assignMatches(facts, [read(), read()], { 0: 'm3', 1: '' });
  expect(ids(assigned)).toBe('m3 -');
  expect(wholeResults(facts, assigned)).toMatchObject([
    { match: { id: 'm3' }, rows: [{ played: false }, { played: false }] },
  ]);
  expect(wholeResults(facts, assignMatches(facts, [read(), read()], { 1: 'm1' }))).toBeNull();
});
