import { type ResultSummary, readRegistration } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { needsLook } from './picked-decision.ts';
import { SeveralDialog } from './SeveralDialog.tsx';

const playing: ResultSummary = { state: 'playing', first: [], points: 0, live: true, nextAt: null };
const tournaments = new Map([
  ['copa', sampleTournament({ id: 'copa', name: 'Copa' })],
  ['liga', sampleTournament({ id: 'liga', name: 'Liga', result: playing })],
]);
const registration = (tournamentId: string, freeFireId: string) =>
  readRegistration(`${tournamentId}_${freeFireId}`, { tournamentId, freeFireId });
const [ana, beto] = [registration('copa', '10000001'), registration('copa', '10000002')];
const [caro, dani] = [registration('liga', '10000003'), registration('liga', '10000004')];

test.each([
  ['one tournament that is not being played', [ana, beto], false],
  ['one registration of a tournament that is being played', [caro], false],
  ['several of a tournament that is being played', [caro, dani], true],
  ['two tournaments', [ana, caro], true],
])('a decision on registrations of %s needs a look: %#', (_of, registrations, isNeeded) => {
  expect(needsLook(registrations, tournaments)).toBe(isNeeded);
});

test('names each tournament with its count, and leaves out one being played until it is chosen', () => {
  const onConfirm = vi.fn();
  render(
    <SeveralDialog
      to="approved"
      registrations={[ana, beto, caro, dani]}
      tournaments={tournaments}
      groupOf={(id) => ({ name: tournaments.get(id)?.name ?? '', when: 'sáb 28 nov' })}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
    { wrapper: SampleProviders },
  );
  screen.getByRole('heading', { name: 'Aprobar 2 inscripciones' });
  fireEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Liga: 2 · se está jugando' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Copa: 2 · sáb 28 nov' }));
  fireEvent.click(screen.getByRole('button', { name: 'Aprobar 2' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Liga/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aprobar 0' }).disabled).toBe(true);
  expect(onConfirm.mock.calls).toEqual([[[ana, beto]], [[caro, dani]]]);
});
