import { describe, expect, test } from 'vitest';
import { scoringTemplates } from '../plan/scoring-templates.ts';
import { StageFields } from './competition.schema.ts';
import { ResultRow } from './match.schema.ts';
import { Scoring } from './scoring.schema.ts';

describe('Scoring', () => {
  test.each(scoringTemplates)('accepts the template $id', ({ scoring }) => {
    expect(Scoring.parse(scoring)).toEqual(scoring);
  });

  const [{ scoring: good }] = scoringTemplates;
  test.each<[name: string, change: object, ...messages: string[]]>([
    ['half a point per kill', { perKill: 0.5 }],
    ['100 places', { placement: Array(100).fill(1_000) }],
    ['carried points by rank', { carry: { byRank: [50, 42, 0] } }],
    ['a champion rule by points', { champion: { points: 160, maxMatches: 12 } }],
    ['a place with negative points', { placement: [-1] }, 'Escribe un número entero del 0 al 1000'],
    ['101 places', { placement: Array(101).fill(1) }, 'Usa 100 puestos como máximo'],
    ['101 points per kill', { perKill: 101 }, 'Escribe 100 o menos'],
    ['a third of a point per kill', { perKill: 1 / 3 }, 'Usa puntos enteros o medios'],
    ['a repeated tie-break', { tieBreaks: ['kills', 'kills'] }, 'Cada desempate va una sola vez'],
    ['an unknown carry', { carry: 'half' }, 'Elige qué se trae de la fase anterior'],
    ['a champion rule without a condition', { champion: { maxMatches: 3 } }, 'Elige cómo se gana el título'],
  ])('checks %s', (_, change, ...messages) => {
    const { error } = Scoring.safeParse({ ...good, ...change });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});

test('a stage refuses an advance rule that lets no entry through', () => {
  expect(StageFields.shape.advance.safeParse({ perGroup: 0, best: 0 }).success).toBe(false);
});

test.each([
  ['unknown kills', { kills: null }, true],
  ['place 101', { placement: 101 }, false],
  ['one and a half kills', { kills: 1.5 }, false],
])('a result row with %s, %o, is valid: %s', (_, change, ok) => {
  expect(ResultRow.safeParse({ entryId: 'e1', played: true, placement: 3, kills: 2, ...change }).success).toBe(ok);
});
