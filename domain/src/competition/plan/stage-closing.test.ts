import { describe, expect, test } from 'vitest';
import type { Stage } from '../records/competition.schema.ts';
import type { Entry } from '../records/entry.schema.ts';
import type { Match } from '../records/match.schema.ts';
import { sampleCompetition, sampleEntries, sampleMatch, sampleMatches, sampleStage } from '../samples.ts';
import { standings } from '../standings/standings.ts';
import { advancing } from './advance.ts';
import { type Closing, closeStage, reopenStage } from './stage-closing.ts';

const AT = '2026-03-01T00:00:00.000Z';

describe('advancing entries', () => {
  const groups = ['A B C', 'D E F'];
  const matches = [
    sampleMatch(1, 'A:1:9 B:2:9 C:3:9'),
    sampleMatch(1, 'D:1:0 E:2:0 F:3:1', { id: 'n1', groupId: 'g2' }),
  ];
  const why = (entries: Entry[], advance: Stage['advance'], chosen: string[] = [], played = matches) => {
    const stage = sampleStage(groups, { advance });
    const { through, tied } = advancing(stage, standings(stage, entries, played, []), entries, chosen);
    return { through: through.map((one) => `${one.entryId} ${one.why}`), tied };
  };
  const all = sampleEntries('A B C D E F');

  test('the first of each group', () => {
    expect(why(all, { perGroup: 1, best: 0 })).toEqual({ through: ['A 1.º en 1', 'D 1.º en 2'], tied: [] });
  });

  test('and the best of the rest', () => {
    expect(why(all, { perGroup: 1, best: 2 }).through).toEqual([
      'A 1.º en 1',
      'D 1.º en 2',
      'B entre los mejores del resto: 2.º de la fase con 15 puntos',
      'C entre los mejores del resto: 3.º de la fase con 13 puntos',
    ]);
  });

  test('the best of all, where no group has places of its own', () => {
    expect(why(all, { perGroup: 0, best: 2 }).through.map((one) => one.slice(0, 1))).toEqual(['A', 'B']);
  });

  test.each(['withdrawn', 'no_show', 'disqualified'] as const)(
    'replaces an entry that is %s by the next one',
    (status) => {
      const entries = all.map((entry) => (entry.id === 'A' ? { ...entry, status, keepsPoints: true } : entry));
      expect(why(entries, { perGroup: 1, best: 0 }).through).toEqual(['B 2.º en 1', 'D 1.º en 2']);
    },
  );

  test('all there are, where there are fewer than places', () => {
    expect(why(all, { perGroup: 5, best: 5 }).through).toHaveLength(6);
  });

  const even = [sampleMatch(1, 'A:1:0 B:?:3 C:?:3'), sampleMatch(1, 'D:1:0 E:2:0 F:3:0', { id: 'n1', groupId: 'g2' })];

  test('leave out ties at the cut until a person chooses', () => {
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

  test('all of a tie that lies before the cut', () => {
    expect(why(all, { perGroup: 3, best: 0 }, [], even).tied).toEqual([]);
  });

  test('leave out ties among the best of the rest', () => {
    expect(why(all, { perGroup: 1, best: 2 }, [], even).tied).toEqual([]);
    const drawn = [
      sampleMatch(1, 'A:1:0 B:?:6 C:?:1'),
      sampleMatch(1, 'D:1:0 E:2:0 F:3:0', { id: 'n1', groupId: 'g2' }),
    ];
    expect(why(all, { perGroup: 1, best: 1 }, [], drawn).tied).toEqual([{ entryIds: ['B', 'E'], places: 1 }]);
  });

  describe('three entries tied at a group’s cut', () => {
    const three = [sampleMatch(1, 'A:1:0 B:?:3 C:?:3 D:?:3')];
    const of = (best: number, chosen: string[]) => {
      const stage = sampleStage('A B C D E F', { advance: { perGroup: 2, best } });
      const { through, tied } = advancing(stage, standings(stage, all, three, []), all, chosen);
      return { through: through.map(({ entryId, by }) => `${entryId} ${by}`), tied };
    };

    test.each<[string, number, string[], ReturnType<typeof of>]>([
      [
        'are asked about before others are about the rest',
        1,
        [],
        { through: ['A group'], tied: [{ entryIds: ['B', 'C', 'D'], places: 1 }] },
      ],
      [
        'and then about the best of the rest',
        1,
        ['D'],
        { through: ['A group', 'D group'], tied: [{ entryIds: ['B', 'C'], places: 1 }] },
      ],
      ['go on as they were chosen', 1, ['D', 'B'], { through: ['A group', 'D group', 'B best'], tied: [] }],
      ['all go on', 2, ['D', 'B', 'C'], { through: ['A group', 'D group', 'B best', 'C best'], tied: [] }],
      [
        'are chosen too often where there is no other cut',
        0,
        ['D', 'B'],
        { through: ['A group'], tied: [{ entryIds: ['B', 'C', 'D'], places: 1 }] },
      ],
    ])('%s', (_, best, chosen, expected) => {
      expect(of(best, chosen)).toEqual(expected);
    });
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
  const close = (change: Partial<Closing> = {}, known = matches, competition = plan) =>
    closeStage(competition, { entries, matches: known }, { stageId: 'grupos', at: AT, ...change });

  test('draws the advancing entries into the next one, by rank', () => {
    const { competition, through, shown, refusals } = close();
    expect(refusals).toEqual([]);
    expect(through.map(({ entryId }) => entryId)).toEqual(['A', 'D', 'B', 'C']);
    expect(shown).toEqual([['A', 'B', 'C', 'D']]);
    expect(competition?.stages).toEqual([
      { ...first, state: 'closed' },
      {
        ...final,
        groups: [{ id: 'g1', name: '1', entryIds: ['A', 'B', 'C', 'D'] }],
        draw: { method: 'snake', at: AT, late: [] },
      },
    ]);
  });

  test('or by lot', () => {
    const { competition } = close({ draw: { method: 'random', seed: 'x' } });
    expect(competition?.stages[1]?.draw).toEqual({ method: 'random', seed: 'x', at: AT, late: [] });
  });

  test('leaves the manually added entries of the next one', () => {
    const invited = sampleCompetition([first, sampleStage('F', { id: 'final' })]);
    expect(close({}, matches, invited).competition?.stages[1]?.groups[0]?.entryIds).toEqual(['A', 'B', 'C', 'D', 'F']);
  });

  test("adds the advancing entries to the next one's single group if it has results", () => {
    const invited = sampleCompetition([first, sampleStage('F', { id: 'final' })]);
    expect(close({}, [...matches, played('official')], invited).refusals).toEqual([]);
  });

  test('draws the groups of the next one where all that it has is void', () => {
    const next = { ...final, groups: first.groups };
    expect(close({}, [...matches, played('void')], sampleCompetition([first, next])).refusals).toEqual([]);
  });

  test('ends the competition with the last one', () => {
    const only = sampleCompetition([sampleStage('A B')]);
    const { competition, shown } = closeStage(
      only,
      { entries, matches: sampleMatches('A:1:0 B:2:0') },
      { stageId: 'final', at: AT },
    );
    expect(shown).toEqual([['A'], ['B'], []]);
    expect(competition?.state).toBe('finished');
    expect(competition?.stages[0]?.state).toBe('closed');
  });

  test.each<{ name: string; why: string; refused: () => ReturnType<typeof close> }>([
    {
      name: 'with a match that is not official yet',
      why: 'Falta el resultado oficial de la partida 1 en 2.',
      refused: () =>
        close(
          {},
          matches.map((match) => (match.id === 'n1' ? { ...match, state: 'provisional' } : match)),
        ),
    },
    {
      name: 'while a correction of one before it is not official yet',
      why: 'Falta el resultado oficial de la partida 1 en 2 de Grupos.',
      refused: () =>
        close(
          { stageId: 'final' },
          [
            ...matches.map((match) => (match.id === 'n1' ? { ...match, state: 'provisional' as const } : match)),
            played('official'),
          ],
          sampleCompetition([{ ...first, name: 'Grupos', state: 'closed' }, final]),
        ),
    },
    {
      name: 'with matches to come',
      why: 'Falta el resultado oficial de la partida 2 en 1, la partida 2 en 2 y la partida 3 en 1.',
      refused: () =>
        close({}, [
          ...matches,
          sampleMatch(3, '', { id: 'x', stageId: 'grupos', state: 'scheduled' }),
          sampleMatch(2, '', { id: 'z', stageId: 'grupos', groupId: 'g2', state: 'scheduled' }),
          sampleMatch(2, '', { id: 'y', stageId: 'grupos', state: 'playing' }),
        ]),
    },
    {
      name: 'that is closed',
      why: 'Esta fase ya está cerrada. Para cambiarla, primero reábrela.',
      refused: () => close({}, matches, sampleCompetition([{ ...first, state: 'closed' }, final])),
    },
    {
      name: 'where the next one would be drawn anew after a result',
      why: 'La fase siguiente ya tiene resultados y sus grupos se armarían otra vez. Anula antes esas partidas.',
      refused: () =>
        close({}, [...matches, played('provisional')], sampleCompetition([first, { ...final, groups: first.groups }])),
    },
    { name: 'that is none', why: 'Esta fase no existe.', refused: () => close({ stageId: 'otra' }) },
    {
      name: 'before the one before it',
      why: 'Primero cierra la fase anterior.',
      refused: () => close({ stageId: 'final' }),
    },
    {
      name: 'of which nobody said who advances',
      why: 'Falta decir cuántos avanzan a la fase siguiente.',
      refused: () => close({}, matches, sampleCompetition([{ ...first, advance: null }, final])),
    },
    {
      name: 'with a tie at the cut',
      why: 'Equipo A y Equipo B empatan en el último puesto que avanza. Elige quién sigue.',
      refused: () =>
        closeStage(
          sampleCompetition([sampleStage('A B C', { id: 'grupos', advance: { perGroup: 1, best: 0 } }), final]),
          { entries, matches: [sampleMatch(1, 'A:?:3 B:?:3 C:?:1', { stageId: 'grupos' })] },
          { stageId: 'grupos', at: AT },
        ),
    },
  ])('is refused $name', ({ why, refused }) => {
    const { competition, refusals } = refused();
    expect(competition).toBeNull();
    expect(refusals.map(({ message }) => message)).toEqual([why]);
  });

  test('does not wait for the matches that a champion made needless', () => {
    const title = { ...final.scoring, champion: { wins: 1, maxMatches: 3 } };
    const only = sampleCompetition([sampleStage('A B', { scoring: title })]);
    const played = [sampleMatch(1, 'A:1:0 B:2:0'), sampleMatch(2, '', { state: 'scheduled' })];
    expect(closeStage(only, { entries, matches: played }, { stageId: 'final', at: AT }).refusals).toEqual([]);
  });

  describe('can be taken back', () => {
    const closed = close().competition ?? plan;

    test('while the next one has no result', () => {
      const { competition } = reopenStage(closed, matches, 'grupos');
      expect(competition).toEqual(plan);
    });

    test('with manually added entries of the next one left in it', () => {
      const invited =
        close({}, matches, sampleCompetition([first, sampleStage('X', { id: 'final' })])).competition ?? plan;
      const { competition } = reopenStage(invited, matches, 'grupos');
      expect(competition?.stages[1]?.groups[0]?.entryIds).not.toContain('A');
    });

    test('if all results of the next one are void', () => {
      const voided = sampleMatch(1, 'A:1:0', { id: 'f1', state: 'void' });
      expect(reopenStage(closed, [...matches, voided], 'grupos').refusals).toEqual([]);
    });

    test('from the end', () => {
      const only = sampleCompetition([sampleStage('A B')]);
      const { competition } = closeStage(only, { entries, matches: [] }, { stageId: 'final', at: AT });
      expect(competition && reopenStage(competition, [], 'final').competition).toEqual(only);
    });

    test.each<{ name: string; code: string; refused: () => ReturnType<typeof reopenStage> }>([
      {
        name: 'once the next one has a result',
        code: 'next_stage_has_results',
        refused: () =>
          reopenStage(closed, [...matches, sampleMatch(1, 'A:1:0', { id: 'f1', state: 'provisional' })], 'grupos'),
      },
      {
        name: 'once the next one is closed',
        code: 'next_stage_closed',
        refused: () =>
          reopenStage(
            { ...closed, stages: closed.stages.map((stage) => ({ ...stage, state: 'closed' })) },
            matches,
            'grupos',
          ),
      },
      { name: 'where it is open', code: 'stage_not_closed', refused: () => reopenStage(plan, matches, 'grupos') },
      { name: 'where there is none', code: 'stage_unknown', refused: () => reopenStage(plan, matches, 'otra') },
    ])('but not $name', ({ code, refused }) => {
      const { competition, refusals } = refused();
      expect(competition).toBeNull();
      expect(refusals.map((refusal) => refusal.code)).toEqual([code]);
    });
  });
});
