import { lobbyFile, type Match, type Stage, type StandingsFile } from '@arena/domain';
import { sampleMatch } from '@arena/domain/samples';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleScreen } from '../../ui/sample-screen.tsx';
import { Head } from './Head.tsx';
import { Corrections } from './parts/Corrections.tsx';
import { Matches } from './parts/Matches.tsx';
import { stageToTest, standingsToTest } from './sample.ts';
import ShareTable from './sharing/ShareTable.tsx';
import { ShownContext } from './standings-context.ts';
import { StageTables } from './table/StageTables.tsx';

afterEach(() => vi.unstubAllGlobals());

function placed(file: StandingsFile, parts: ReactNode): ReactElement {
  const { results } = file;
  if (results === null) throw new Error('It has to have results');
  return (
    <SampleScreen>
      <ShownContext value={{ file, results, nameOf: (id) => id, isLarge: false }}>{parts}</ShownContext>
    </SampleScreen>
  );
}

function show(file: StandingsFile): string[] {
  const parts = (
    <>
      <Head />
      <Matches />
      <Corrections />
    </>
  );
  render(placed(file, parts));
  return within(screen.getByRole('banner'))
    .getAllByText(/^(En juego|En curso|Sigue:|Se juega ahora:)/)
    .map(({ textContent }) => textContent.replace(/ (sáb|dom) .*$/, ''));
}

const twoWins = { ...stageToTest().scoring, champion: { wins: 2, maxMatches: 3 } };
const ida = stageToTest({ id: 'ida', name: 'Clasificatoria', state: 'closed' });
const final = stageToTest({ scoring: twoWins });
const qualifier = sampleMatch(1, 'loud:1:2 zona:2:1', { id: 'i', stageId: 'ida' });
const to = { state: 'scheduled', map: '', startsAt: '2026-03-01T02:00:00.000Z' } as const;
const toPlay = (number: number) => sampleMatch(number, '', to);
const won = [sampleMatch(1, 'loud:1:2 zona:2:1'), sampleMatch(2, 'loud:1:2 zona:2:1')];

test.each<[name: string, stages: Stage[], matches: Match[], says: string[], labels: string[]]>([
  [
    'between the qualifiers and the final',
    [ida, final],
    [qualifier, toPlay(1)],
    ['En curso', 'Sigue: Final · Partida 1'],
    ['Oficial', 'Por jugar'],
  ],
  [
    'while the final’s first match is played',
    [ida, final],
    [qualifier, { ...toPlay(1), state: 'playing' }],
    ['En juego', 'Se juega ahora: Final · Partida 1'],
    ['Oficial', 'En juego'],
  ],
  [
    'in the final, of which nobody has won the title',
    [final],
    [...won.slice(0, 1), toPlay(2)],
    ['En curso', 'Sigue: Partida 2'],
    ['Oficial', 'Por jugar'],
  ],
  ['once the title is won', [final], [...won, toPlay(3)], ['En curso'], ['Oficial', 'Oficial', 'Ya no se juega']],
])('announces the next match %s', (_name, stages, matches, says, labels) => {
  expect(show(standingsToTest(matches, { stages }))).toEqual(says);
  const shown = screen.getAllByText(/^(Oficial|Por jugar|En juego|Ya no se juega)$/);
  const inMatches = shown.filter((label) => label.closest('header') === null);
  expect(inMatches.map(({ textContent }) => textContent)).toEqual(labels);
});

test('points that were given and taken back leave a trace, without the reason', () => {
  const takenBack = [{ id: 'x', stageId: 'final', entryId: 'loud', points: 5, at: to.startsAt }];
  show(standingsToTest([toPlay(1)], { takenBack }));
  const part = screen.getByRole('heading', { name: 'Correcciones y ajustes' }).closest('section');
  expect(part?.textContent).toContain('Se quitó el ajuste de +5 loud');
});

/** The rows of a stage's table, each with what it says before its figures. */
function rowsOf(stage: Stage, file: StandingsFile): string[] {
  render(placed(file, <StageTables stage={stage} />));
  const rows = within(screen.getByRole('list', { name: `Tabla de ${stage.name}` })).getAllByText(/^(loud|zona|furia)/);
  return rows.map(({ textContent }) => textContent);
}

test('each row that goes on to the next stage says so, whatever its rank', () => {
  const groups = [{ id: 'g1', name: 'A', entryIds: ['zona', 'furia'] }];
  const ended = { ...ida, advance: { perGroup: 1, best: 1 } };
  const file = standingsToTest([{ ...qualifier, rows: won[0]?.rows ?? [] }], { stages: [ended, { ...final, groups }] });
  expect(rowsOf(ended, file)).toEqual(['loud', 'zona, avanza', 'furia, avanza']);
  expect(screen.getByText(/La franja marca a quien avanza/)).toBeDefined();
});

test('announces the champion at the end, even if a disqualified entry ranks ahead', () => {
  const ended = stageToTest({ state: 'closed' });
  const file = standingsToTest(won.slice(0, 1), { stages: [ended], state: 'finished' }, 'loud');
  expect(rowsOf(ended, file)).toEqual(['loud Descalificado, conserva sus puntos', 'zona Campeón', 'furia']);
});

test.each([false, true])(
  'a final that carries points of a correction is not final before that is (by table: %s)',
  (byTable) => {
    const ended = stageToTest({ state: 'closed', scoring: { ...stageToTest().scoring, carry: 'points' } });
    const of = (state: Match['state']) => {
      const file = standingsToTest([{ ...qualifier, state }, ...won], { stages: [ida, ended], state: 'finished' });
      return placed(
        byTable ? (lobbyFile(file, 2) ?? expect.fail()) : file,
        <>
          <Head />
          <StageTables stage={ended} />
        </>,
      );
    };
    const { rerender } = render(of('official'));
    screen.getByText(/^Tabla final\./);
    screen.getByText('Resultado final');
    rerender(of('provisional'));
    screen.getByText(/^Con resultados provisionales\./);
    screen.getByText('En revisión');
  },
);

test('a shared picture stays the same until another is chosen, made of the present table', async () => {
  const asked = vi.fn(async (_address: string) => new Response('jpeg'));
  vi.stubGlobal('fetch', asked);
  const [before, after] = [won.slice(0, 1), won].map((matches) => standingsToTest(matches));
  const dialog = <ShareTable onClose={() => undefined} />;
  const { rerender } = render(placed(before ?? expect.fail(), dialog));
  rerender(placed(after ?? expect.fail(), dialog));
  fireEvent.click(screen.getByRole('radio', { name: 'Historia' }));
  const version = (file: StandingsFile | undefined) => file?.results?.hash.inputs.slice(0, 12);
  await waitFor(() =>
    expect(asked.mock.calls.map(([address]) => address.replace(/.*\//, ''))).toEqual([
      `standings-post.jpg?v=${version(before)}`,
      `standings-story.jpg?v=${version(after)}`,
    ]),
  );
});
