import { MINUTE } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LastUpdated } from './LastUpdated.tsx';

const read = () => Date.now() - 5 * MINUTE - 1_000;
const failure = 'Error de conexión.';

function show(reading: { isLoading?: boolean; failure?: string | null; readAt?: number | null }) {
  const onRefresh = vi.fn();
  render(<LastUpdated reading={{ isLoading: false, failure: null, readAt: null, ...reading }} onRefresh={onRefresh} />);
  return onRefresh;
}

describe('the age of a list', () => {
  test('is not said before it was read', () => {
    show({ isLoading: true });
    expect(document.body.textContent).toBe('');
  });

  test.each<[string, Parameters<typeof show>[0], string, string]>([
    ['says how old it is', {}, 'Al día, hace 5 minutos', 'Actualizar'],
    ['says that it is being read', { isLoading: true }, 'Al día, hace 5 minutos', 'Actualizando…'],
    ['says why that failed', { failure }, 'Error de conexión. Ves la lista de hace 5 minutos.', 'Reintentar'],
  ])('once it was read: %s', (_, reading, text, button) => {
    const onRefresh = show({ readAt: read(), ...reading });
    expect(document.querySelector('p')?.textContent).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(onRefresh).toHaveBeenCalledTimes(button === 'Actualizando…' ? 0 : 1);
    // The age changes each minute and must not be announced.
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(reading.failure ?? null);
  });

  test('shows the reason of a failed first read, and a retry button', () => {
    const onRefresh = show({ failure });
    expect(screen.getByRole('alert').textContent).toBe(`${failure}Reintentar`);
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });
});
