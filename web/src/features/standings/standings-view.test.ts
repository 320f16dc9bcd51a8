import type { Match } from '@arena/domain';
import { sampleMatch } from '@arena/domain/samples';
import { expect, test } from 'vitest';
import { testStage, testStandings } from './sample.ts';
import { correctionsIn, decidedTexts, movesOf, stagesToRead, wayOf } from './standings-view.ts';

const first = sampleMatch(1, 'loud:1:2 zona:2:1 furia:3:0');
const second = sampleMatch(2, 'furia:1:20 loud:2:0 zona:3:0');

const resultsOf = (...args: Parameters<typeof testStandings>) => testStandings(...args).results ?? expect.fail();

test('lists the current stage first, then earlier ones; empty stages are left out', () => {
  const stages = [
    testStage({ id: 'uno', state: 'closed' }),
    testStage({ id: 'dos' }),
    testStage({ id: 'tres', groups: [{ id: 'g', name: 'A', entryIds: [] }] }),
  ];
  const played = [
    sampleMatch(1, 'loud:1:0', { stageId: 'uno' }),
    sampleMatch(1, 'loud:1:0', { id: 'n', stageId: 'dos' }),
  ];
  const order = (matches: Match[]) => stagesToRead(resultsOf(matches, { stages })).map(({ id }) => id);
  expect(order(played)).toEqual(['dos', 'uno']);
  expect(order(played.slice(0, 1))).toEqual(['uno', 'dos']);
});

test('computes ranks gained and lost in the last match', () => {
  const moves = (...matches: Match[]) => {
    const file = testStandings(matches);
    return Object.fromEntries(movesOf(file, file.results?.tables[0] ?? expect.fail()));
  };
  expect(moves(first, second)).toEqual({ furia: 2, loud: -1, zona: -1 });
  expect(moves(first)).toEqual({ furia: 0, loud: 0, zona: 0 });
});

test('lists an entry’s counted matches with their points', () => {
  const twice = { ...second, scoring: { perKill: 2 } };
  const { tables, stages } = resultsOf([first, twice, sampleMatch(3, 'furia:1:9', { state: 'void' })]);
  expect(wayOf('furia', tables[0] ?? expect.fail(), stages[0] ?? expect.fail())).toMatchObject([
    { match: { number: 1 }, byPlacement: 4, byKills: 0 },
    { match: { number: 2 }, byPlacement: 10, byKills: 40 },
  ]);
});

test('lists corrections with their match, the latest first', () => {
  const corrected = (at: string) => [{ revision: 2, at, reason: 'Vimos la grabación', changes: [] }];
  const results = resultsOf([
    { ...first, corrections: corrected('2026-03-01T03:00:00.000Z') },
    { ...second, corrections: corrected('2026-03-01T04:00:00.000Z') },
  ]);
  expect(correctionsIn(results).map(({ match }) => match.id)).toEqual(['m2', 'm1']);
});

test('says who a shared place was decided for, while the decision applies', () => {
  const tie = sampleMatch(1, 'loud:?:5 zona:?:5 furia:3:0');
  const told = (among: string[]) => {
    const change = { state: 'finished' as const, decided: [{ place: 1, entryId: 'zona', among }] };
    return decidedTexts(resultsOf([tie], change), (id) => id.toUpperCase());
  };
  expect(told(['loud', 'zona'])).toEqual(['El 1.º puesto estaba empatado: la organización lo decidió para ZONA.']);
  expect(told(['zona', 'furia'])).toEqual([]);
});
