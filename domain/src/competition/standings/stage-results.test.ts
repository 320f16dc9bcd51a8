import { expect, test } from 'vitest';
import { sampleEntry, sampleMatch, sampleStage } from '../competition-samples.ts';
import type { Competition, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import { stageResults, stageResultText } from './stage-results.ts';

interface Case {
  first?: Partial<Stage>;
  /** Entries of the final. */
  final?: string;
  rows?: string;
  finalRows?: string;
  teamSize?: Competition['teamSize'];
  entries?: Partial<Record<string, Partial<Entry>>>;
}

/** Tells each entry's standing as `A: title. text`. */
function told({ first = {}, final = '', rows = 'A:1:1 B:2:0 C:3:0', finalRows, teamSize = 1, entries = {} }: Case) {
  const stages = [
    sampleStage('A B C', { id: 'uno', name: 'Clasificatoria', ...first }),
    sampleStage(final, { id: 'final', name: 'la final' }),
  ];
  const matches = [
    ...(rows === '' ? [] : [sampleMatch(1, rows, { id: 'a', stageId: 'uno' })]),
    ...(finalRows === undefined ? [] : [sampleMatch(1, finalRows, { id: 'b', stageId: 'final' })]),
  ];
  const all = ['A', 'B', 'C'].map((id) => sampleEntry(id, entries[id]));
  return [...stageResults({ stages, adjustments: [], teamSize }, all, matches)].map(([id, result]) => {
    const { title, text } = stageResultText(result);
    return `${id}: ${title}. ${text}`;
  });
}

const closed = { state: 'closed' } as const;
const OPEN = 'Cuando se cierre esta fase, aquí ves si';

test.each<[string, Case, string[]]>([
  ['nobody has played', { rows: '' }, []],
  [
    'the stage is being played',
    {},
    [
      `A: Vas 1.º de 3 · 11 puntos en Clasificatoria. ${OPEN} pasas a la final.`,
      `B: Vas 2.º de 3 · 6 puntos en Clasificatoria. ${OPEN} pasas a la final.`,
      `C: Vas 3.º de 3 · 4 puntos en Clasificatoria. ${OPEN} pasas a la final.`,
    ],
  ],
  [
    'the stage is closed',
    { first: closed, final: 'A' },
    [
      'A: Pasaste: 1.º de 3 · 11 puntos en Clasificatoria. Sigue la final: aquí ves cuándo y con quién juegas.',
      'B: Quedaste 2.º de 3 · 6 puntos en Clasificatoria. Esta vez no alcanzó para pasar a la final.',
      'C: Quedaste 3.º de 3 · 4 puntos en Clasificatoria. Esta vez no alcanzó para pasar a la final.',
    ],
  ],
  [
    'the final is being played, by teams of whom one has left',
    { first: closed, final: 'A B', finalRows: 'B:1:0 A:2:0', teamSize: 4, entries: { C: { status: 'withdrawn' } } },
    [
      'A: Tu equipo va 2.º de 2 · 6 puntos en la final. Cuando se cierre la tabla, aquí ves tu lugar final.',
      'B: Tu equipo va 1.º de 2 · 10 puntos en la final. Cuando se cierre la tabla, aquí ves tu lugar final.',
    ],
  ],
])('tells where everybody stands when %s', (_, plan, texts) => {
  expect(told(plan)).toEqual(texts);
});

test('names a tie', () => {
  expect(told({ rows: 'A:1:0 B:2:0 C:3:2' })[1]).toContain('Vas 2.º de 3, con empate · 6 puntos');
});
