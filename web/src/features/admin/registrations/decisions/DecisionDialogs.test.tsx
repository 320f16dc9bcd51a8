import { type ResultSummary, readRegistration } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SampleProviders } from '#ui/sample-screen.tsx';
import { needsLook } from '../queue/use-picked.ts';
import { RejectDialog, SeveralDialog } from './DecisionDialogs.tsx';

const one = (freeFireId: string) =>
  readRegistration(`copa_${freeFireId}`, { tournamentId: 'copa', freeFireId, fullName: 'Ana Peña' });
const [ana, beto] = [one('12345678'), one('23456789')];

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('restores a typed reason for the same registrations until it is used', () => {
  const onReject = vi.fn();
  const ask = (...registrations: (typeof ana)[]) =>
    render(<RejectDialog registrations={registrations} onReject={onReject} onClose={() => undefined} />, {
      wrapper: SampleProviders,
    });
  const typedFor = (...registrations: (typeof ana)[]) => {
    const { unmount } = ask(...registrations);
    const { value } = reason();
    unmount();
    return value;
  };
  const { unmount } = ask(ana);
  fireEvent.change(reason(), { target: { value: 'Jugó con emulador' } });
  unmount();
  expect([typedFor(beto), typedFor(ana, beto), typedFor(ana)]).toEqual(['', '', 'Jugó con emulador']);
  ask(ana);
  fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }));
  expect(onReject).toHaveBeenCalledExactlyOnceWith('Jugó con emulador');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

const playing: ResultSummary = { state: 'playing', first: [], points: 0, live: true, nextAt: null };
const tournaments = new Map([
  ['copa', sampleTournament({ id: 'copa', name: 'Copa' })],
  ['liga', sampleTournament({ id: 'liga', name: 'Liga', result: playing })],
]);
const registrationIn = (tournamentId: string, freeFireId: string) =>
  readRegistration(`${tournamentId}_${freeFireId}`, { tournamentId, freeFireId });
const [eva, fito] = [registrationIn('copa', '10000001'), registrationIn('copa', '10000002')];
const [caro, dani] = [registrationIn('liga', '10000003'), registrationIn('liga', '10000004')];

test.each([
  ['one tournament that is not being played', [eva, fito], false],
  ['one registration of a tournament that is being played', [caro], false],
  ['several of a tournament that is being played', [caro, dani], true],
  ['two tournaments', [eva, caro], true],
])('a decision on registrations of %s needs a look: %#', (_of, registrations, isNeeded) => {
  expect(needsLook(registrations, tournaments)).toBe(isNeeded);
});

test('names each tournament with its count, and leaves out one being played until it is chosen', () => {
  const onConfirm = vi.fn();
  render(
    <SeveralDialog
      to="approved"
      registrations={[eva, fito, caro, dani]}
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
  expect(onConfirm.mock.calls).toEqual([[[eva, fito]], [[caro, dani]]]);
});
