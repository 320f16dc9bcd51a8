import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleScreen } from '../../../ui/sample-screen.tsx';
import type { TournamentList } from '../use-tournaments.ts';
import { ListNotice } from './ListNotice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const never = { tournaments: null, readAt: null };
const older = () => ({ tournaments: [], readAt: Date.now() - 200_000 });

function said(list: TournamentList, { online = true } = {}): string | null {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<ListNotice list={list} />, { wrapper: SampleScreen });
  return screen.queryByRole('status')?.textContent ?? null;
}

describe('a list', () => {
  it.each(['loading', 'ready'] as const)("that is %s isn't called outdated", (state) => {
    expect(said({ state, ...older() })).toBeNull();
  });

  it.each([
    [true, 'No pudimos actualizar los torneos. Ves la lista de hace 3 minutos. Reintentar'],
    [false, 'Estás sin conexión. Ves la lista de hace 3 minutos. Reintentar'],
  ])('that failed to refresh is called outdated (online: %s)', (online, text) => {
    expect(said({ state: 'failed', ...older() }, { online })).toBe(text);
  });

  it('that was never read is reported', () => {
    expect(said({ state: 'failed', ...never })).toBe('No pudimos actualizar los torneos. Reintentar');
  });
});
