import { expect, test } from 'vitest';
import { sampleAdjustment, sampleEntry, sampleMatches, sampleScoring, sampleStage } from '../competition-samples.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { explain } from './explain.ts';
import { standings } from './standings.ts';

const names: Record<string, string> = { A: 'LOUD', B: 'LOS', C: 'FLUXO', D: 'INTZ', E: 'RUSH' };

type Case = [
  name: string,
  why: string,
  matches: string[],
  change?: {
    adjusted?: number;
    scoring?: Partial<Scoring>;
    tieBreaks?: Scoring['tieBreaks'];
    /** A keeps its points though it is disqualified. */
    keepsPoints?: boolean;
  },
];

const ENTERED = 'Booyah en una partida a la que entró con 12 puntos o más';
const byPoints = { scoring: { champion: { points: 12, maxMatches: 5 } } };
const byWins = (maxMatches: number) => ({ scoring: { champion: { wins: 2, maxMatches } } });

test.each<Case>([
  ['no tie', '13 puntos: 10 por puestos y 3 por bajas', ['A:1:3 B:2:0']],
  ['added points', '15 puntos: 10 por puestos, 3 por bajas y 2 de ajustes', ['A:1:3 B:2:0'], { adjusted: 2 }],
  ['deducted points', '−2 puntos: 3 por bajas y −5 de ajustes', ['A:?:3 B:2:0'], { adjusted: -5 }],
  ['not played yet', 'todavía no jugó', []],
  ['not played, with added points', 'todavía no jugó; 3 de ajustes', ['A:- B:1:0'], { adjusted: 3 }],
  ['more Booyahs', 'empatado a 10 con LOS; más Booyahs: 1 contra 0', ['A:1:0 B:2:4'], { tieBreaks: ['wins'] }],
  ['more kills', 'empatado a 10 con LOS; más bajas: 6 contra 4', ['A:3:6 B:2:4'], { tieBreaks: ['wins', 'kills'] }],
  [
    'a better average place',
    'empatado a 22 con LOS; mejor puesto promedio: 1.67 contra 3',
    ['A:2:0 B:?:6', 'A:1:0 B:4:8', 'A:2:0 B:2:0'],
    { tieBreaks: ['averagePlacement'] },
  ],
  [
    'no average place',
    'empatado a 6 con LOS; peor puesto promedio: ninguno contra 2',
    ['A:?:6 B:2:0'],
    { tieBreaks: ['averagePlacement'] },
  ],
  [
    'the last shared match',
    'empatado a 16 con LOS; peor puesto en la última partida juntos: 2 contra 1',
    ['A:1:0 B:2:0', 'A:2:0 B:1:0'],
    { tieBreaks: ['lastSharedMatch'] },
  ],
  ['an undecided tie', 'empatado a 10 con LOS; comparten el puesto', ['A:1:0 B:2:4']],
  [
    'a tie of several with one of them next',
    'empatado a 10 con LOS y FLUXO; frente a LOS, menos bajas: 4 contra 6',
    ['A:2:4 B:3:6 C:1:0'],
    { tieBreaks: ['kills'] },
  ],
  ['champion by points', `campeón: ${ENTERED}`, ['A:1:2 B:2:0', 'A:1:0 B:2:0'], byPoints],
  [
    'champion by points below another',
    `campeón: ${ENTERED}; LOS tiene más puntos, 52, sin ese Booyah`,
    ['A:1:2 B:2:20', 'A:1:0 B:2:20'],
    byPoints,
  ],
  ['champion by wins', 'campeón: el primero con 2 Booyahs', ['A:1:2 B:2:0', 'A:1:0 B:2:0'], byWins(3)],
  ['champion as the leader', 'campeón: lidera después de 1 partida', ['A:1:2 B:2:0'], byWins(1)],
  ['disqualified', 'descalificado: no conserva sus puntos', ['A:1:2 B:2:0'], { keepsPoints: false }],
  [
    'disqualified, with its points',
    'descalificado, conserva sus puntos; 12 puntos: 10 por puestos y 2 por bajas',
    ['A:1:2 B:2:0'],
    { keepsPoints: true },
  ],
])('explains %s: %s', (_name, why, matches, { adjusted = 0, scoring, tieBreaks = [], keepsPoints } = {}) => {
  const played = sampleMatches(...matches);
  const ids = Object.keys(names).filter(
    (id) => id < 'C' || played.some(({ rows }) => rows.some((row) => row.entryId === id)),
  );
  const stage = sampleStage(ids.join(' '), { scoring: { ...sampleScoring, tieBreaks, ...scoring } });
  const out = keepsPoints === undefined ? {} : ({ status: 'disqualified', keepsPoints } as const);
  const entries = ids.map((id) => sampleEntry(id, { name: names[id] ?? '', ...(id === 'A' ? out : {}) }));
  const rows = standings(stage, entries, played, [sampleAdjustment('A', adjusted)]);
  const row = rows.find(({ entryId }) => entryId === 'A');
  expect(row && explain(row, rows, entries, stage.scoring)).toBe(why);
});
