import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TournamentList } from '../tournament-list.ts';
import { ListNotice } from './ListNotice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const never = { tournaments: null, readAt: null };
const older = () => ({ tournaments: [], readAt: Date.now() - 200_000 });

function said(list: TournamentList, { online = true } = {}): string | null {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(<ListNotice list={list} />);
  return screen.queryByRole('status')?.textContent ?? null;
}

describe('a list', () => {
  it.each(['loading', 'ready'] as const)('that is %s is not called old', (state) => {
    expect(said({ state, ...older() })).toBeNull();
  });

  it.each([
    [true, 'No pudimos actualizar los torneos. Ves la lista de hace 3 minutos. Reintentar'],
    [false, 'Estás sin conexión. Ves la lista de hace 3 minutos. Reintentar'],
  ])('that could not be read again is called old (online: %s)', (online, text) => {
    expect(said({ state: 'failed', ...older() }, { online })).toBe(text);
  });

  it('that could never be read is missed', () => {
    expect(said({ state: 'failed', ...never })).toBe('No pudimos actualizar los torneos. Reintentar');
  });
});
