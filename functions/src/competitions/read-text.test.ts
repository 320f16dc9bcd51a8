import type { CompetitionView } from '@arena/domain/api';
import * as samples from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { readText } from './competitions.ts';

const entries = ['pumas', 'lobos', 'tigres'].map((id) => samples.sampleEntry(id, { name: id }));
const view: CompetitionView = {
  competition: samples.sampleCompetition([samples.sampleStage(['pumas lobos', 'tigres'])]),
  entries,
  matches: [samples.sampleMatch(1, '')],
  prizes: [],
  shown: [],
  unentered: 0,
};

test('recognises only entries in the lobby of the match', () => {
  const { rows, questions } = readText(view, 'm1', { text: '1 Pumas 9\n2 Lobos 1\n3 Tigres 0' });
  expect(rows.map(({ entryId, placement, kills }) => [entryId, placement, kills])).toEqual([
    ['pumas', 1, 9],
    ['lobos', 2, 1],
  ]);
  expect(questions).toMatchObject([{ line: 3, column: 'name' }]);
});

test('names nobody by the ID of a player in another lobby', () => {
  const players = [{ nickname: 'Kira', freeFireId: '95000003' }];
  const withId = { ...view, entries: entries.map((entry) => (entry.id === 'tigres' ? { ...entry, players } : entry)) };
  for (const text of ['1 95000003 7', 'ID,Puesto,Kills\n95000003,1,7']) {
    expect(JSON.stringify(readText(withId, 'm1', { text }))).not.toMatch(/tigres|Kira/);
    expect(readText(withId, 'm1', { text })).toEqual(readText(view, 'm1', { text }));
  }
});

test('throws for an unknown match', () => {
  expect(() => readText(view, 'm9', { text: '1 Pumas 9' })).toThrow(ApiError);
});
