import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from './ToastProvider.tsx';
import { useToast } from './toast-context.ts';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test.each([
  ['after five seconds', () => pass(5_000)],
  ['when it is clicked', () => fireEvent.click(screen.getByText('Hola'))],
])('a toast in a live region fades for 300 ms %s', (_when, end) => {
  vi.useFakeTimers();
  const { result } = renderHook(useToast, { wrapper: ToastProvider });
  act(() => result.current('info', 'Hola'));
  expect(screen.getByRole('region', { name: 'Avisos' }).getAttribute('aria-live')).toBe('polite');
  end();
  pass(299);
  expect(screen.queryByText('Hola')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Hola')).toBeNull();
});

test('an error stays until it is closed', () => {
  vi.useFakeTimers();
  const { result } = renderHook(useToast, { wrapper: ToastProvider });
  act(() => result.current('error', 'No se guardó'));
  pass(60_000);
  fireEvent.click(screen.getByText('No se guardó'));
  pass(300);
  expect(screen.queryByText('No se guardó')).toBeNull();
});
