import { describe, expect, test } from 'vitest';
import { scoringTemplates } from '../plan/scoring-templates.ts';
import { Competition } from './competition.schema.ts';
import { ResultRow } from './match.schema.ts';
import { Scoring } from './scoring.schema.ts';

describe('a scoring', () => {
  test.each(scoringTemplates)('$id is one', ({ scoring }) => {
    expect(Scoring.parse(scoring)).toEqual(scoring);
  });

  const [{ scoring: good }] = scoringTemplates;
  test.each<{ name: string; change: object; message: string }>([
    { name: 'no place has points', change: { placement: [] }, message: 'Escribe los puntos del primer puesto' },
    { name: 'a place costs points', change: { placement: [-1] }, message: 'Escribe un número entero del 0 al 1000' },
    { name: 'a place has 1001', change: { placement: [1_001] }, message: 'Escribe un número entero del 0 al 1000' },
    { name: '101 places', change: { placement: Array(101).fill(1) }, message: 'Usa 100 puestos como máximo' },
    { name: 'a kill costs points', change: { perKill: -1 }, message: 'Escribe 0 o más' },
    { name: 'a kill has 101', change: { perKill: 101 }, message: 'Escribe 100 o menos' },
    { name: 'a third of a point a kill', change: { perKill: 1 / 3 }, message: 'Usa puntos enteros o medios' },
    { name: 'a tie-break nobody knows', change: { tieBreaks: ['coin'] }, message: 'Elige un desempate' },
    { name: 'a tie-break twice', change: { tieBreaks: ['kills', 'kills'] }, message: 'Cada desempate va una sola vez' },
    { name: 'a carry nobody knows', change: { carry: 'half' }, message: 'Elige qué se trae de la fase anterior' },
    { name: 'a title by nothing', change: { champion: { maxMatches: 3 } }, message: 'Elige cómo se gana el título' },
  ])('is none where $name', ({ change, message }) => {
    const result = Scoring.safeParse({ ...good, ...change });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test.each<{ name: string; change: object }>([
    { name: 'half a point a kill', change: { perKill: 0.5 } },
    { name: 'nothing for kills', change: { perKill: 0 } },
    { name: 'no tie-break', change: { tieBreaks: [] } },
    { name: '100 places', change: { placement: Array(100).fill(1_000) } },
    { name: 'points by rank to begin with', change: { carry: { byRank: [50, 42, 0] } } },
    { name: 'a title by points', change: { champion: { points: 160, maxMatches: 12 } } },
  ])('may have $name', ({ change }) => {
    expect(Scoring.safeParse({ ...good, ...change }).success).toBe(true);
  });
});

describe('records', () => {
  const [{ scoring }] = scoringTemplates;

  test('a plan', () => {
    const stage = {
      id: 'final',
      name: 'Final',
      scoring,
      matchCount: 6,
      groups: [{ id: 'a', name: 'A', entryIds: ['e1', 'e2'] }],
      advance: null,
      draw: { method: 'random', seed: '5f3c', at: '2026-03-01T00:00:00.000Z', late: [] },
      state: 'open',
    };
    const adjustment = { id: 'x', stageId: 'final', entryId: 'e1', points: -5, reason: 'Llegó tarde', matchNumber: 2 };
    const plan = {
      tournamentId: 'copa',
      teamSize: 4,
      stages: [stage],
      adjustments: [{ ...adjustment, by: 'uid', at: '2026-03-01T01:00:00.000Z' }],
      state: 'playing',
      secondPerson: false,
      revision: 3,
    };
    expect(Competition.parse(plan)).toEqual(plan);
    expect(Competition.safeParse({ ...plan, teamSize: 3 }).success).toBe(false);
    const nobody = { ...stage, advance: { perGroup: 0, best: 0 } };
    expect(Competition.safeParse({ ...plan, stages: [nobody] }).success).toBe(false);
  });

  test.each<{ name: string; change: object; ok: boolean }>([
    { name: 'no kills', change: { kills: 0 }, ok: true },
    { name: 'kills nobody counted', change: { kills: null }, ok: true },
    { name: 'a place nobody knows', change: { placement: null }, ok: true },
    { name: 'place 0', change: { placement: 0 }, ok: false },
    { name: 'place 101', change: { placement: 101 }, ok: false },
    { name: 'fewer than no kills', change: { kills: -1 }, ok: false },
    { name: 'one and a half kills', change: { kills: 1.5 }, ok: false },
  ])('a row of $name: $ok', ({ change, ok }) => {
    expect(ResultRow.safeParse({ entryId: 'e1', played: true, placement: 3, kills: 2, ...change }).success).toBe(ok);
  });
});
