import { expect, test } from 'vitest';
import type { PublicEntry } from '../records/results.schema.ts';
import type { Scoring } from '../records/scoring.schema.ts';
import { sampleAdjustment, sampleEntry, sampleMatches, sampleScoring, sampleStage } from '../samples.ts';
import { explain } from './explain.ts';
import { allStandings, standings } from './standings.ts';

const names: Record<string, string> = { A: 'LOUD', B: 'LOS', C: 'FLUXO', D: 'INTZ', E: 'RUSH' };

type Case = [
  name: string,
  why: string,
  matches: string[],
  change?: {
    adjusted?: number;
    scoring?: Partial<Scoring>;
    tieBreaks?: Scoring['tieBreaks'];
    status?: Pick<PublicEntry, 'status' | 'keepsPoints'>;
  },
];

const ENTERED = 'Booyah en una partida a la que entró con 12 puntos o más';
const byPoints = { scoring: { champion: { points: 12, maxMatches: 5 } } };
const byWins = (maxMatches: number) => ({ scoring: { champion: { wins: 2, maxMatches } } });

test.each<Case>([
  ['no tie', '13 puntos: 10 por puestos y 3 por bajas', ['A:1:3 B:2:0']],
  ['one point', '1 punto: 1 por puestos', ['A:5:0 B:1:0']],
  ['points given', '15 puntos: 10 por puestos, 3 por bajas y 2 de ajustes', ['A:1:3 B:2:0'], { adjusted: 2 }],
  ['points taken', '−2 puntos: 3 por bajas y −5 de ajustes', ['A:?:3 B:2:0'], { adjusted: -5 }],
  ['no points', '0 puntos', ['A:9:0 B:1:0']],
  ['not played yet', 'todavía no jugó', []],
  ['not played, and points given', 'todavía no jugó; 3 de ajustes', ['A:- B:1:0'], { adjusted: 3 }],
  ['more Booyahs', 'empatado a 10 con LOS; más Booyahs: 1 contra 0', ['A:1:0 B:2:4'], { tieBreaks: ['wins'] }],
  ['fewer Booyahs', 'empatado a 10 con LOS; menos Booyahs: 0 contra 1', ['B:1:0 A:2:4'], { tieBreaks: ['wins'] }],
  ['more kills', 'empatado a 10 con LOS; más bajas: 6 contra 4', ['A:3:6 B:2:4'], { tieBreaks: ['wins', 'kills'] }],
  [
    'more points by places',
    'empatado a 10 con LOS; más puntos por puestos: 6 contra 4',
    ['A:2:4 B:3:6'],
    { tieBreaks: ['placementPoints'] },
  ],
  [
    'a better average place',
    'empatado a 22 con LOS; mejor puesto promedio: 1.67 contra 3',
    ['A:2:0 B:?:6', 'A:1:0 B:4:8', 'A:2:0 B:2:0'],
    { tieBreaks: ['averagePlacement'] },
  ],
  [
    'a worse average place',
    'empatado a 6 con LOS; peor puesto promedio: 4 contra 2',
    ['A:4:4 B:2:0'],
    { tieBreaks: ['averagePlacement'] },
  ],
  [
    'no average place',
    'empatado a 6 con LOS; peor puesto promedio: ninguno contra 2',
    ['A:?:6 B:2:0'],
    { tieBreaks: ['averagePlacement'] },
  ],
  [
    'better matches',
    'empatado a 6 con LOS; mejores partidas: 6 contra 3',
    ['A:?:6 B:?:3', 'A:?:0 B:?:3'],
    { tieBreaks: ['bestMatches'] },
  ],
  [
    'the last match together',
    'empatado a 16 con LOS; peor puesto en la última partida juntos: 2 contra 1',
    ['A:1:0 B:2:0', 'A:2:0 B:1:0'],
    { tieBreaks: ['lastSharedMatch'] },
  ],
  ['nothing decides', 'empatado a 10 con LOS; comparten el puesto', ['A:1:0 B:2:4']],
  [
    'several share',
    'empatado a 5 con LOS, FLUXO, INTZ y 1 más; comparten el puesto',
    ['A:?:5 B:?:5 C:?:5 D:?:5 E:?:5'],
  ],
  [
    'several tie, and one of them is next',
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
  [
    'champion as the leader of a tie',
    'campeón: lidera después de 1 partida',
    ['A:1:0 B:2:4'],
    { scoring: { champion: { points: 80, maxMatches: 1 }, tieBreaks: ['wins'] } },
  ],
  [
    'disqualified',
    'descalificado: no conserva sus puntos',
    ['A:1:2 B:2:0'],
    { status: { status: 'disqualified', keepsPoints: false } },
  ],
  [
    'disqualified, with its points',
    'descalificado, conserva sus puntos; 12 puntos: 10 por puestos y 2 por bajas',
    ['A:1:2 B:2:0'],
    { status: { status: 'disqualified', keepsPoints: true } },
  ],
])('%s: %s', (_name, why, matches, { adjusted = 0, scoring, tieBreaks = [], status } = {}) => {
  const played = sampleMatches(...matches);
  const ids = Object.keys(names).filter(
    (id) => id < 'C' || played.some(({ rows }) => rows.some((row) => row.entryId === id)),
  );
  const stage = sampleStage(ids.join(' '), { scoring: { ...sampleScoring, tieBreaks, ...scoring } });
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
