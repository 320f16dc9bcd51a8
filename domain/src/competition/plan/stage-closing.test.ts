import { describe, expect, test } from 'vitest';
import { sampleCompetition, sampleEntries, sampleMatch, sampleMatches, sampleStage } from '../competition-samples.ts';
import type { Competition, Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { standings } from '../standings/standings.ts';
import { advancing } from './advance.ts';
import { type Closing, closeStage, reopenStage } from './stage-closing.ts';

const AT = '2026-03-01T00:00:00.000Z';

describe('advancing entries', () => {
  const groups = ['A B C', 'D E F'];
  const second = (rows: string) => sampleMatch(1, rows, { id: 'n1', groupId: 'g2' });
  const matches = [sampleMatch(1, 'A:1:9 B:2:9 C:3:9'), second('D:1:0 E:2:0 F:3:1')];
  const why = (entries: Entry[], advance: Stage['advance'], chosen: string[] = [], played = matches) => {
    const stage = sampleStage(groups, { advance });
    const { through, tied } = advancing(
      stage,
      standings(stage, entries, played, []),
      { entries, matches: played },
      chosen,
    );
    return { through: through.map((one) => `${one.entryId} ${one.why}`), tied };
  };
  const all = sampleEntries('A B C D E F');

  test('include the best of the rest', () => {
    expect(why(all, { perGroup: 1, best: 2 }).through).toEqual([
      'A 1.º en 1',
      'D 1.º en 2',
      'B entre los mejores del resto: 2.º de la fase con 15 puntos',
      'C entre los mejores del resto: 3.º de la fase con 13 puntos',
    ]);
  });

  test.each(['withdrawn', 'disqualified'] as const)('skip a %s entry and take the next one', (status) => {
    const entries = all.map((entry) => (entry.id === 'A' ? { ...entry, status, keepsPoints: true } : entry));
    expect(why(entries, { perGroup: 1, best: 0 }).through).toEqual(['B 2.º en 1', 'D 1.º en 2']);
  });

  const even = [sampleMatch(1, 'A:1:0 B:?:3 C:?:3'), second('D:1:0 E:2:0 F:3:0')];

  test('leave out ties at the cut until an organiser chooses', () => {
    expect(why(all, { perGroup: 2, best: 0 }, [], even)).toEqual({
      through: ['A 1.º en 1', 'D 1.º en 2', 'E 2.º en 2'],
      tied: [{ entryIds: ['B', 'C'], places: 1 }],
    });
    expect(why(all, { perGroup: 2, best: 0 }, ['C'], even)).toEqual({
      through: ['A 1.º en 1', 'C 2.º en 1', 'D 1.º en 2', 'E 2.º en 2'],
      tied: [],
    });
    expect(why(all, { perGroup: 2, best: 0 }, ['B', 'C'], even).tied).toHaveLength(1);
  });

  test('leave out ties at the cut among the best of the rest', () => {
    expect(why(all, { perGroup: 3, best: 0 }, [], even).tied).toEqual([]);
    const groupOfA = sampleMatch(1, 'A:1:0 B:?:6 C:?:1');
    expect(why(all, { perGroup: 1, best: 1 }, [], even.with(0, groupOfA)).tied).toEqual([
      { entryIds: ['B', 'E'], places: 1 },
    ]);
  });
});

describe('entries that advance', () => {
  const rows = ['A:- B:1:5 C:2:0 D:- E:-', 'A:1:20 B:2:0 C:3:1 D:- E:-'];
  const five = sampleEntries('A B C D E');
  const absent = five.map((one) => (one.id === 'A' ? { ...one, status: 'no_show' as const } : one));
  const told = (
    advance: Stage['advance'],
    entries: Entry[],
    matches: Match[],
    groups: string | string[] = 'A B C D E',
  ) => {
    const plan = sampleCompetition([sampleStage(groups, { id: 'uno', advance }), sampleStage('', { id: 'dos' })]);
    const own = matches.map((match) => ({ ...match, stageId: 'uno' }));
    const closed = closeStage(plan, { entries, matches: own }, { stageId: 'uno', at: AT });
    return [closed.through.map(({ entryId }) => entryId).join(' '), ...closed.notes.map(({ message }) => message)];
  };
  const NEVER = 'Equipo D y Equipo E no jugaron ninguna partida y no avanzan.';
  const first = { perGroup: 2, best: 0 };
  const back = sampleMatches(...rows);
  const gone = sampleMatches(...rows.toReversed());
  const ofTwo = ['A B C', 'D E F'];
  const second = (number: number, of: string, change: Partial<Match> = {}) =>
    sampleMatch(number, of, { id: `n${number}`, groupId: 'g2', ...change });
  const unequal = [
    ...sampleMatches('A:1:0 B:2:1 C:3:0', 'A:1:0 B:2:0 C:3:0'),
    second(1, 'D:1:9 E:2:5 F:3:0'),
    second(2, 'D:1:9 E:2:5 F:3:0', { state: 'void' }),
  ];
  const oneMore = { perGroup: 1, best: 1 };
  const COUNTS = 'Los grupos no jugaron las mismas partidas (1: 2, 2: 1). Los mejores del resto se comparan por';

  test.each<[string, string[], string[]]>([
    ['include an absent one that came to the last match', told(first, absent, back), ['A B', NEVER]],
    [
      'leave out one that was absent at last, by name',
      told(first, absent, gone),
      ['B C', NEVER, 'Equipo A, 1.º de la tabla, no avanza: no se presentó.'],
    ],
    [
      'are fewer than planned if others never played',
      told({ perGroup: 4, best: 0 }, five, back),
      ['A B C', NEVER, 'Según el plan tendrían que avanzar 4 y solo pueden 3.'],
    ],
    [
      'are fewer than planned in a small group',
      told({ perGroup: 4, best: 0 }, sampleEntries('A B C'), sampleMatches('A:1:0 B:2:0 C:3:0'), 'A B C'),
      ['A B C', 'Según el plan tendrían que avanzar 4 y solo pueden 3.'],
    ],
    [
      'are compared by points over unequal numbers of matches, after a word',
      told(oneMore, sampleEntries('A B C D E F'), unequal, ofTwo),
      ['A D B', `${COUNTS} la suma de puntos.`],
    ],
    [
      'are compared by points a match if asked for',
      told({ ...oneMore, by: 'average' }, sampleEntries('A B C D E F'), unequal, ofTwo),
      ['A D E', `${COUNTS} el promedio de puntos por partida.`],
    ],
    [
      'are named without notes where all played alike',
      told(first, sampleEntries('A B C'), sampleMatches('A:1:0 B:2:0 C:3:0'), 'A B C'),
      ['A B'],
    ],
    [
      'are all of a group whose matches were void',
      told(
        { perGroup: 2, best: 0 },
        sampleEntries('A B C D'),
        [...sampleMatches('A:1:0 B:2:0'), second(1, 'C:1:0', { state: 'void' })],
        ['A B', 'C D'],
      ),
      ['A B C D'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('keep the asked comparison in the closed stage', () => {
    const plan = sampleCompetition([
      sampleStage(ofTwo, { id: 'uno', advance: oneMore }),
      sampleStage('', { id: 'dos' }),
    ]);
    const facts = {
      entries: sampleEntries('A B C D E F'),
      matches: unequal.map((match) => ({ ...match, stageId: 'uno' })),
    };
    const asked = (by: 'points' | 'average') =>
      closeStage(plan, facts, { stageId: 'uno', at: AT, by }).competition?.stages[0]?.advance;
    expect([asked('average'), asked('points')]).toEqual([{ ...oneMore, by: 'average' }, oneMore]);
  });
});

describe('closing a stage', () => {
  const first = sampleStage(['A B C', 'D E F'], { id: 'grupos', advance: { perGroup: 1, best: 2 } });
  const final = sampleStage('', { id: 'final' });
  const plan = sampleCompetition([first, final]);
  const entries = sampleEntries('A B C D E F');
  const matches = [
    sampleMatch(1, 'A:1:9 B:2:9 C:3:9', { stageId: 'grupos' }),
    sampleMatch(1, 'D:1:0 E:2:0 F:3:1', { id: 'n1', stageId: 'grupos', groupId: 'g2' }),
  ];
  const played = (state: Match['state']) => sampleMatch(1, 'A:1:0 F:2:0', { id: 'f1', state });
  const invited = sampleCompetition([first, sampleStage('F', { id: 'final' })]);
  const closing = (competition: Competition, known: Match[], stageId = 'final') =>
    closeStage(competition, { entries, matches: known }, { stageId, at: AT });
  const close = (change: Partial<Closing> = {}, known = matches, competition = plan) =>
    closeStage(competition, { entries, matches: known }, { stageId: 'grupos', at: AT, ...change });

  test('draws the advancing entries into the next stage by rank', () => {
    const { competition, through, shown, refusals } = close();
    expect(refusals).toEqual([]);
    expect(through.map(({ entryId }) => entryId)).toEqual(['A', 'D', 'B', 'C']);
    expect(shown).toEqual([['A', 'B', 'C', 'D']]);
    const { groups } = sampleStage('A B C D');
    const draw = { method: 'snake', at: AT, late: [] };
    expect(competition?.stages).toEqual([
      { ...first, state: 'closed' },
      { ...final, groups, draw },
    ]);
  });

  test('keeps manual entries of the next stage and allows matches that no redraw affects', () => {
    expect(close({}, matches, invited).competition?.stages[1]?.groups[0]?.entryIds).toEqual(['A', 'B', 'C', 'D', 'F']);
    const next = sampleCompetition([first, { ...final, groups: first.groups }]);
    expect(close({}, [...matches, played('void')], next).refusals).toEqual([]);
    expect(close({}, [...matches, played('official')], invited).refusals).toEqual([]);
  });

  test('finishes the competition with the last stage', () => {
    const { competition, shown } = closing(sampleCompetition([sampleStage('A B')]), sampleMatches('A:1:0 B:2:0'));
    expect(shown).toEqual([['A'], ['B'], []]);
    expect(competition).toMatchObject({ state: 'finished', stages: [{ state: 'closed' }] });
  });

  const provisional = matches.map((match) => (match.id === 'n1' ? { ...match, state: 'provisional' as const } : match));
  const withFirst = (change: Partial<Stage>, next = final) => sampleCompetition([{ ...first, ...change }, next]);
  const drawnAgain = withFirst({}, { ...final, groups: first.groups });
  const tie = [sampleMatch(1, 'A:?:3 B:?:3 C:?:1', { stageId: 'grupos' })];
  const one = withFirst({ groups: first.groups.slice(0, 1), advance: { perGroup: 1, best: 0 } });

  test.each<[string, ReturnType<typeof close>, string]>([
    ['a match is not official', close({}, provisional), 'Falta el resultado oficial de la partida 1 en 2.'],
    [
      'a correction in the stage before is not official',
      closing(withFirst({ name: 'Grupos', state: 'closed' }), [...provisional, played('official')]),
      'Falta el resultado oficial de la partida 1 en 2 de Grupos.',
    ],
    [
      'already closed',
      close({}, matches, withFirst({ state: 'closed' })),
      'Esta fase ya está cerrada. Para cambiarla, primero reábrela.',
    ],
    [
      'the next stage has a result and would be redrawn',
      close({}, [...matches, played('provisional')], drawnAgain),
      'La fase siguiente ya tiene resultados y sus grupos se armarían otra vez. Anula antes esas partidas.',
    ],
    ['the stage before is open', close({ stageId: 'final' }), 'Primero cierra la fase anterior.'],
    [
      'no number of advancing entries',
      close({}, matches, withFirst({ advance: null })),
      'Falta decir cuántos avanzan a la fase siguiente.',
    ],
    [
      'a tie at the cut',
      close({}, tie, one),
      'Equipo A y Equipo B empatan en el último puesto que avanza. Elige quién sigue.',
    ],
  ])('is refused: %s', (_, { competition, refusals }, why) => {
    expect(competition).toBeNull();
    expect(refusals.map(({ message }) => message)).toEqual([why]);
  });

  test('waits for an earlier match before a title is won', () => {
    const title = { ...final.scoring, champion: { wins: 1, maxMatches: 3 } };
    const only = sampleCompetition([sampleStage('A B', { scoring: title })]);
    const later = [sampleMatch(1, '', { state: 'scheduled' }), sampleMatch(2, 'A:1:0 B:2:0')];
    expect(closing(only, later).refusals.map(({ code }) => code)).toEqual(['matches_unfinished']);
  });

  test('does not wait for matches after the title is won', () => {
    const title = { ...final.scoring, champion: { wins: 1, maxMatches: 3 } };
    const only = sampleCompetition([sampleStage('A B', { scoring: title })]);
    const played = [sampleMatch(1, 'A:1:0 B:2:0'), sampleMatch(2, '', { state: 'scheduled' })];
    expect(closing(only, played).refusals).toEqual([]);
  });

  describe('and reopening it', () => {
    const closed = close().competition ?? plan;

    test('reverts the draw, keeps manual entries, and works for the last stage', () => {
      expect(reopenStage(closed, matches, 'grupos').competition).toEqual(plan);
      const added = sampleCompetition([{ ...first, state: 'closed' }, sampleStage('A X', { id: 'final' })]);
      const { competition } = reopenStage(added, matches, 'grupos');
      expect(competition?.stages[1]?.groups[0]?.entryIds).toEqual(['X']);
      const only = sampleCompetition([sampleStage('A B')]);
      const ended = closing(only, []).competition;
      expect(ended && reopenStage(ended, [], 'final').competition).toEqual(only);
    });

    const result = sampleMatch(1, 'A:1:0', { id: 'f1', state: 'provisional' });
    const allClosed = { ...closed, stages: closed.stages.map((stage) => ({ ...stage, state: 'closed' as const })) };

    test.each<[string, ReturnType<typeof reopenStage>, string]>([
      [
        'once the next stage has a result',
        reopenStage(closed, [...matches, result], 'grupos'),
        'next_stage_has_results',
      ],
      ['once the next stage is closed', reopenStage(allClosed, matches, 'grupos'), 'next_stage_closed'],
      ['if the stage is open', reopenStage(plan, matches, 'grupos'), 'stage_not_closed'],
    ])('is refused %s', (_, { competition, refusals }, code) => {
      expect(competition).toBeNull();
      expect(refusals.map((refusal) => refusal.code)).toEqual([code]);
    });
  });
});
