import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './toast-context.ts';

beforeEach(() => vi.useFakeTimers());

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function openToasts() {
  const wrapper = ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>;
  return renderHook(() => useToast(), { wrapper }).result.current;
}

describe('a toast', () => {
  test('shows its text in a live region', () => {
    const show = openToasts();
    act(() => show('success', 'Hola'));
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
});
