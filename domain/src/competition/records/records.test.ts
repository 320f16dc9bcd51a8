import { describe, expect, test } from 'vitest';
import { scoringTemplates } from '../plan/scoring-templates.ts';
import { StageFields } from './competition.schema.ts';
import { ResultRow } from './match.schema.ts';
import { Scoring } from './scoring.schema.ts';

describe('a scoring', () => {
  test.each(scoringTemplates)('$id is one', ({ scoring }) => {
    expect(Scoring.parse(scoring)).toEqual(scoring);
  });

  const [{ scoring: good }] = scoringTemplates;
  test.each<[name: string, change: object, ...messages: string[]]>([
    ['half a point a kill', { perKill: 0.5 }],
    ['100 places', { placement: Array(100).fill(1_000) }],
    ['points by rank to begin with', { carry: { byRank: [50, 42, 0] } }],
    ['a title by points', { champion: { points: 160, maxMatches: 12 } }],
    ['a place that costs points', { placement: [-1] }, 'Escribe un número entero del 0 al 1000'],
    ['101 places', { placement: Array(101).fill(1) }, 'Usa 100 puestos como máximo'],
    ['101 points a kill', { perKill: 101 }, 'Escribe 100 o menos'],
    ['a third of a point a kill', { perKill: 1 / 3 }, 'Usa puntos enteros o medios'],
    ['a tie-break twice', { tieBreaks: ['kills', 'kills'] }, 'Cada desempate va una sola vez'],
    ['a carry nobody knows', { carry: 'half' }, 'Elige qué se trae de la fase anterior'],
    ['a title by nothing', { champion: { maxMatches: 3 } }, 'Elige cómo se gana el título'],
  ])('with %s', (_, change, ...messages) => {
    const { error } = Scoring.safeParse({ ...good, ...change });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});

test('a stage that has a next one lets somebody advance', () => {
  expect(StageFields.shape.advance.safeParse({ perGroup: 0, best: 0 }).success).toBe(false);
});

test.each([
  ['kills nobody counted', { kills: null }, true],
  ['place 101', { placement: 101 }, false],
  ['one and a half kills', { kills: 1.5 }, false],
])('a row of %s: %o is one: %s', (_, change, ok) => {
  expect(ResultRow.safeParse({ entryId: 'e1', played: true, placement: 3, kills: 2, ...change }).success).toBe(ok);
});
