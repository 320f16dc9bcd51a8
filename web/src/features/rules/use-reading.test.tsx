import { toPublicTournament } from '@arena/domain';
import { sampleTournament } from '@arena/domain/samples';
import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RulesReading } from './RulesReading.tsx';
import { useReading } from './reading.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['whose clock was set back meanwhile', -3_600_000, 10_000],
  ['that slept meanwhile, and counted nothing', 10_000, 100],
])('the rules are read after ten seconds on a phone %s', (_, clockMoves, runs) => {
  const { result } = renderHook(() => useReading(3));
  vi.setSystemTime(Date.now() + clockMoves);
  expect(result.current.done).toBe(false);
  act(() => vi.advanceTimersByTime(runs));
  expect(result.current).toMatchObject({ secondsLeft: 0, done: true });
});

function openRules(change: Parameters<typeof sampleTournament>[0]) {
  const rules = ['Uno', 'Dos', 'Tres'];
  const tournament = toPublicTournament(sampleTournament({ status: 'published', rules, ...change }));
  render(<MemoryRouter>{tournament && <RulesReading tournament={tournament} note={null} />}</MemoryRouter>);
}

test.each([
  ['full', { maxPlayers: 1, currentPlayers: 1 }, 'Este torneo ya no tiene cupos disponibles.'],
  ['closed', { registrationDeadline: '2020-01-01T00:00:00.000Z' }, 'Las inscripciones de este torneo ya cerraron.'],
])('the rules of a %s tournament say so before the ten seconds', (_, change, text) => {
  openRules({ linkedFormId: 'inscripcion', ...change });
  expect(screen.queryByText(text)).not.toBeNull();
  expect(screen.queryByText('ESPERANDO...')).not.toBeNull();
});
