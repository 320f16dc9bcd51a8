import { expect, test } from 'vitest';
import { sampleMatch, sampleRows, sampleScoring } from '../competition-samples.ts';
import { changesBetween, correctionOf, recounted, recountOfMatch, recountOfStage } from '../entering/corrections.ts';
import { officialRefusals, stateAfterResult } from '../plan/plan-refusals.ts';
import { Match } from './match.schema.ts';

test.each([
  ['unknown kills become 0', 'A:1:?', 'A:1:0', 'A'],
  ['two places swap', 'A:1:3 B:2:0 C:3:0', 'A:2:3 B:1:0 C:3:0', 'A B'],
  ['an entry becomes absent', 'A:1:3 B:?:?', 'A:1:3 B:-', 'B'],
  ['a row is added and another removed', 'A:1:3 B:2:0', 'A:1:3 C:2:0', 'B C'],
])('lists the changes between two results: %s', (_, before, after, changed) => {
  const changes = changesBetween(sampleRows(before), sampleRows(after));
  expect(changes.map(({ entryId }) => entryId).join(' ')).toBe(changed);
});

test('a correction has the former and the new values', () => {
  const by = { revision: 2, at: '2026-03-01T00:00:00.000Z', reason: 'Vimos la grabación' };
  const match = sampleMatch(1, 'A:1:3 B:2:0', { officialAt: '2026-02-28T00:00:00.000Z' });
  const figures = (placement: number, kills: number) => ({ played: true, placement, kills });
  const changes = [
    { entryId: 'A', before: figures(1, 3), after: figures(1, 4) },
    { entryId: 'B', before: figures(2, 0), after: null },
    { entryId: 'C', before: null, after: figures(2, 0) },
  ];
  expect(correctionOf(match, sampleRows('A:1:4 C:2:0'), by)).toEqual({ ...by, changes });
  expect(correctionOf(match, match.rows, by)).toBeNull();
  expect(correctionOf({ ...match, officialAt: null }, sampleRows('A:1:4'), by)).toBeNull();
});

const before = { number: 3, scoring: null };

test.each<[string, Parameters<typeof recountOfMatch>[1], string]>([
  ['nothing that counts', { number: 3, scoring: { perKill: 1 } }, ''],
  ['its number', { number: 4, scoring: null }, 'Era la partida 3 y ahora es la 4.'],
  [
    'its number and scoring',
    { number: 4, scoring: { perKill: 2.5 } },
    'Era la partida 3 y ahora es la 4. Cada baja valía 1 punto y ahora vale 2.5 puntos.',
  ],
])('writes the recount of a match that changes %s', (_, after, told) => {
  expect(recountOfMatch(before, after, sampleScoring)).toBe(told);
});

test.each<[string, Partial<typeof sampleScoring>, string]>([
  ['its points per place', { placement: [12, 9] }, 'La fase cuenta de otra manera: los puntos por puesto.'],
  [
    'its whole scoring',
    { placement: [1], perKill: 2, tieBreaks: ['wins'], carry: 'points', champion: { wins: 2, maxMatches: 3 } },
    'La fase cuenta de otra manera: los puntos por puesto, los puntos por baja, los desempates, lo que se trae de la fase anterior y cómo se gana el título.',
  ],
])('writes the recount of a stage that changes %s', (_, change, told) => {
  expect(recountOfStage(sampleScoring, { ...sampleScoring, ...change })).toBe(told);
});

test('a recount of a once official match is recorded as a correction', () => {
  const at = '2026-03-01T00:00:00.000Z';
  const match = sampleMatch(1, 'A:1:3', { state: 'provisional', officialAt: '2026-02-28T00:00:00.000Z' });
  const told = recounted(match, 'Cada baja valía 1 punto y ahora vale 2 puntos.', at);
  expect(Match.parse(told).corrections).toEqual([
    { revision: 1, at, reason: 'Cada baja valía 1 punto y ahora vale 2 puntos.', changes: [] },
  ]);
  expect(recounted(match, '', at)).toEqual(match);
  expect(recounted({ ...match, officialAt: null }, 'Otra', at).corrections).toEqual([]);
});

test.each<[string, object, boolean, string[]]>([
  ['has no result', { revision: 0 }, false, ['match_without_result']],
  ['is void', { state: 'void' }, false, ['match_without_result']],
  ['was entered by the same person', {}, true, ['same_person']],
  ['was entered by another person', { enteredBy: 'other' }, true, []],
])('decides whether a match can become official if it %s', (_, change, secondPerson, codes) => {
  const match = sampleMatch(1, 'A:1:0', { state: 'provisional', ...change });
  expect(officialRefusals(match, { secondPerson }, 'uid').map(({ code }) => code)).toEqual(codes);
});

test.each<[Parameters<typeof stateAfterResult>[0], boolean, string]>([
  ['scheduled', false, 'provisional'],
  ['official', false, 'official'],
  ['official', true, 'provisional'],
])('a result saved in a match that is %s (second person: %s) leaves it %s', (state, secondPerson, after) => {
  expect(stateAfterResult(state, { secondPerson })).toBe(after);
});
