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

test('all rules are marked read once the ten seconds are over, also those that nobody scrolled to', async () => {
  const tournament = toPublicTournament(sampleTournament({ status: 'published', rules: ['Uno', 'Dos', 'Tres'] }));
  render(<MemoryRouter>{tournament && <RulesReading tournament={tournament} note={null} />}</MemoryRouter>);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getAllByText('Leída')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getAllByText('Leída')).toHaveLength(3);
});
