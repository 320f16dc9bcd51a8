import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './toast-context.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function openToasts() {
  const wrapper = ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>;
  return renderHook(() => useToast(), { wrapper }).result.current;
}

describe('a toast', () => {
  test.each(['success', 'error', 'warning', 'info'] as const)('%s shows its text in a live region', (tone) => {
    const show = openToasts();
    act(() => show(tone, 'Hola'));
    expect(screen.getByRole('region', { name: 'Avisos' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Hola')).toBeTruthy();
  });

  test.each([
    ['after five seconds', () => pass(5_000)],
    ['when it is clicked', () => fireEvent.click(screen.getByText('Hola'))],
  ])('takes 300 ms to go %s', (_when, end) => {
    const show = openToasts();
    act(() => show('info', 'Hola'));
    end();
    pass(299);
    expect(screen.queryByText('Hola')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Hola')).toBeNull();
  });

  test('each goes at its own time', () => {
    const show = openToasts();
    act(() => show('info', 'uno', 1_000));
    act(() => show('error', 'dos', 3_000));
    pass(1_000);
    pass(300);
    expect(screen.queryByText('uno')).toBeNull();
    expect(screen.queryByText('dos')).not.toBeNull();
  });
});
