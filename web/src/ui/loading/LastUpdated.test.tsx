import { MINUTE } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api.ts';
import { LastUpdated } from './LastUpdated.tsx';

const read = () => Date.now() - 5 * MINUTE - 1_000;
const failure = 'Error de conexión.';

const failed = new ApiError(failure, { code: 'connection', status: 0 });

function show(reading: Partial<Parameters<typeof LastUpdated>[0]['reading']>) {
  const onRefresh = vi.fn();
  const unread = { isFetching: false, error: null, dataUpdatedAt: 0 };
  render(<LastUpdated reading={{ ...unread, ...reading }} onRefresh={onRefresh} />);
  return onRefresh;
}

describe('the age of a list', () => {
  test.each<[string, Parameters<typeof show>[0], string, string]>([
    ['says how old it is', {}, 'Al día, hace 5 minutos', 'Actualizar'],
    ['says that it is being read', { isFetching: true }, 'Al día, hace 5 minutos', 'Actualizando…'],
    ['says why that failed', { error: failed }, 'Error de conexión. Ves la lista de hace 5 minutos.', 'Reintentar'],
  ])('once it was read: %s', (_, reading, text, button) => {
    const onRefresh = show({ dataUpdatedAt: read(), ...reading });
    expect(document.querySelector('p')?.textContent).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(onRefresh).toHaveBeenCalledTimes(button === 'Actualizando…' ? 0 : 1);
    // The age changes each minute and must not be announced.
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(reading.error?.message ?? null);
  });
});
