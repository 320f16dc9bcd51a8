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
  test.each<{ name: string; change: object; message: string }>([
    { name: 'a place costs points', change: { placement: [-1] }, message: 'Escribe un número entero del 0 al 1000' },
    { name: '101 places', change: { placement: Array(101).fill(1) }, message: 'Usa 100 puestos como máximo' },
    { name: 'a kill has 101', change: { perKill: 101 }, message: 'Escribe 100 o menos' },
    { name: 'a third of a point a kill', change: { perKill: 1 / 3 }, message: 'Usa puntos enteros o medios' },
    { name: 'a tie-break twice', change: { tieBreaks: ['kills', 'kills'] }, message: 'Cada desempate va una sola vez' },
    { name: 'a carry nobody knows', change: { carry: 'half' }, message: 'Elige qué se trae de la fase anterior' },
    { name: 'a title by nothing', change: { champion: { maxMatches: 3 } }, message: 'Elige cómo se gana el título' },
  ])('is none where $name', ({ change, message }) => {
    const result = Scoring.safeParse({ ...good, ...change });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each<{ name: string; change: object }>([
    { name: 'half a point a kill', change: { perKill: 0.5 } },
    { name: '100 places', change: { placement: Array(100).fill(1_000) } },
    { name: 'points by rank to begin with', change: { carry: { byRank: [50, 42, 0] } } },
    { name: 'a title by points', change: { champion: { points: 160, maxMatches: 12 } } },
  ])('may have $name', ({ change }) => {
    expect(Scoring.safeParse({ ...good, ...change }).success).toBe(true);
  });
});

test('a stage that has a next one lets somebody advance', () => {
  expect(StageFields.shape.advance.safeParse({ perGroup: 0, best: 0 }).success).toBe(false);
});

describe('records', () => {
  test.each<{ name: string; change: object; ok: boolean }>([
    { name: 'kills nobody counted', change: { kills: null }, ok: true },
    { name: 'place 101', change: { placement: 101 }, ok: false },
    { name: 'one and a half kills', change: { kills: 1.5 }, ok: false },
  ])('a row of $name: $ok', ({ change, ok }) => {
    expect(ResultRow.safeParse({ entryId: 'e1', played: true, placement: 3, kills: 2, ...change }).success).toBe(ok);
  });
});
