import { expect, test } from 'vitest';
import type { PublicEntry } from '../records/results.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { sampleAdjustment, sampleEntry, sampleMatches, sampleScoring, sampleStage } from '../samples.ts';
import { explain } from './explain.ts';
import { allStandings, standings } from './standings.ts';

const names: Record<string, string> = { A: 'LOUD', B: 'LOS', C: 'FLUXO', D: 'INTZ', E: 'RUSH' };

interface Case {
  name: string;
  scoring?: Partial<Scoring>;
  status?: Pick<PublicEntry, 'status' | 'keepsPoints'>;
  matches: string[];
  adjusted?: number;
  /** The explanation of the first entry, LOUD. */
  why: string;
}

test.each<Case>([
  { name: 'no tie', matches: ['A:1:3 B:2:0'], why: '13 puntos: 10 por puestos y 3 por bajas' },
  { name: 'one point', matches: ['A:5:0 B:1:0'], why: '1 punto: 1 por puestos' },
  {
    name: 'points given',
    matches: ['A:1:3 B:2:0'],
    adjusted: 2,
    why: '15 puntos: 10 por puestos, 3 por bajas y 2 de ajustes',
  },
  { name: 'points taken', matches: ['A:?:3 B:2:0'], adjusted: -5, why: '−2 puntos: 3 por bajas y −5 de ajustes' },
  { name: 'no points', matches: ['A:9:0 B:1:0'], why: '0 puntos' },
  { name: 'not played yet', matches: [], why: 'todavía no jugó' },
  { name: 'not played, and points given', matches: ['A:- B:1:0'], adjusted: 3, why: 'todavía no jugó; 3 de ajustes' },
  {
    name: 'more Booyahs',
    scoring: { tieBreaks: ['wins'] },
    matches: ['A:1:0 B:2:4'],
    why: 'empatado a 10 con LOS; más Booyahs: 1 contra 0',
  },
  {
    name: 'fewer Booyahs',
    scoring: { tieBreaks: ['wins'] },
    matches: ['B:1:0 A:2:4'],
    why: 'empatado a 10 con LOS; menos Booyahs: 0 contra 1',
  },
  {
    name: 'more kills',
    scoring: { tieBreaks: ['wins', 'kills'] },
    matches: ['A:3:6 B:2:4'],
    why: 'empatado a 10 con LOS; más bajas: 6 contra 4',
  },
  {
    name: 'more points by places',
    scoring: { tieBreaks: ['placementPoints'] },
    matches: ['A:2:4 B:3:6'],
    why: 'empatado a 10 con LOS; más puntos por puestos: 6 contra 4',
  },
  {
    name: 'a better average place',
    scoring: { tieBreaks: ['averagePlacement'] },
    matches: ['A:2:0 B:?:6', 'A:1:0 B:4:8', 'A:2:0 B:2:0'],
    why: 'empatado a 22 con LOS; mejor puesto promedio: 1.67 contra 3',
  },
  {
    name: 'a worse average place',
    scoring: { tieBreaks: ['averagePlacement'] },
    matches: ['A:4:4 B:2:0'],
    why: 'empatado a 6 con LOS; peor puesto promedio: 4 contra 2',
  },
  {
    name: 'no average place',
    scoring: { tieBreaks: ['averagePlacement'] },
    matches: ['A:?:6 B:2:0'],
    why: 'empatado a 6 con LOS; peor puesto promedio: ninguno contra 2',
  },
  {
    name: 'better matches',
    scoring: { tieBreaks: ['bestMatches'] },
    matches: ['A:?:6 B:?:3', 'A:?:0 B:?:3'],
    why: 'empatado a 6 con LOS; mejores partidas: 6 contra 3',
  },
  {
    name: 'the last match together',
    scoring: { tieBreaks: ['lastSharedMatch'] },
    matches: ['A:1:0 B:2:0', 'A:2:0 B:1:0'],
    why: 'empatado a 16 con LOS; peor puesto en la última partida juntos: 2 contra 1',
  },
  { name: 'nothing decides', matches: ['A:1:0 B:2:4'], why: 'empatado a 10 con LOS; comparten el puesto' },
  {
    name: 'several share',
    matches: ['A:?:5 B:?:5 C:?:5 D:?:5 E:?:5'],
    why: 'empatado a 5 con LOS, FLUXO, INTZ y 1 más; comparten el puesto',
  },
  {
    name: 'several tie, and one of them is next',
    scoring: { tieBreaks: ['kills'] },
    matches: ['A:2:4 B:3:6 C:1:0'],
    why: 'empatado a 10 con LOS y FLUXO; frente a LOS, menos bajas: 4 contra 6',
  },
  {
    name: 'champion by points',
    scoring: { champion: { points: 12, maxMatches: 5 } },
    matches: ['A:1:2 B:2:0', 'A:1:0 B:2:0'],
    why: 'campeón: Booyah en una partida a la que entró con 12 puntos o más',
  },
  {
    name: 'champion by points below another',
    scoring: { champion: { points: 12, maxMatches: 5 } },
    matches: ['A:1:2 B:2:20', 'A:1:0 B:2:20'],
    why: 'campeón: Booyah en una partida a la que entró con 12 puntos o más; LOS tiene más puntos, 52, sin ese Booyah',
  },
  {
    name: 'champion by wins',
    scoring: { champion: { wins: 2, maxMatches: 3 } },
    matches: ['A:1:2 B:2:0', 'A:1:0 B:2:0'],
    why: 'campeón: el primero con 2 Booyahs',
  },
  {
    name: 'champion as the leader',
    scoring: { champion: { wins: 2, maxMatches: 1 } },
    matches: ['A:1:2 B:2:0'],
    why: 'campeón: lidera después de 1 partida',
  },
  {
    name: 'champion as the leader of a tie',
    scoring: { champion: { points: 80, maxMatches: 1 }, tieBreaks: ['wins'] },
    matches: ['A:1:0 B:2:4'],
    why: 'campeón: lidera después de 1 partida',
  },
  {
    name: 'disqualified',
    status: { status: 'disqualified', keepsPoints: false },
    matches: ['A:1:2 B:2:0'],
    why: 'descalificado: no conserva sus puntos',
  },
  {
    name: 'disqualified, with its points',
    status: { status: 'disqualified', keepsPoints: true },
    matches: ['A:1:2 B:2:0'],
    why: 'descalificado, conserva sus puntos; 12 puntos: 10 por puestos y 2 por bajas',
  },
])('$name: $why', ({ scoring, status, matches, adjusted = 0, why }) => {
  const played = sampleMatches(...matches);
  const ids = Object.keys(names).filter(
    (id) => id < 'C' || played.some(({ rows }) => rows.some((row) => row.entryId === id)),
  );
  const stage = sampleStage(ids.join(' '), { scoring: { ...sampleScoring, ...scoring } });
  const entries = ids.map((id) => ({ ...sampleEntry(id), ...(id === 'A' ? status : {}), name: names[id] ?? '' }));
  const rows = standings(stage, entries, played, [sampleAdjustment('A', adjusted)]);
  const row = rows.find(({ entryId }) => entryId === 'A');
  expect(row && explain(row, rows, entries, stage.scoring)).toBe(why);
});

test('names the points carried from the stage before', () => {
  const before = sampleStage('A B', { id: 'clasificatoria' });
  const stage = sampleStage('A B', { scoring: { ...sampleScoring, carry: { byRank: [50, 42] } } });
  const matches = [
    ...sampleMatches('A:1:1 B:2:0'),
    ...sampleMatches('A:1:1 B:2:0').map((match) => ({ ...match, stageId: 'clasificatoria' })),
  ];
  const [, { rows } = { rows: [] }] = allStandings({ stages: [before, stage], adjustments: [] }, [], matches);
  const [row] = rows;
  expect(row && explain(row, rows, [], stage.scoring)).toBe(
    '61 puntos: 10 por puestos, 1 por bajas y 50 de la fase anterior',
  );
});
