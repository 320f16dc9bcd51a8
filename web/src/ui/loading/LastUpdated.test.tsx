import { MINUTE } from '@arena/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { LastUpdated } from './LastUpdated.tsx';

const error = new ApiError('Error de conexión.', { code: 'connection', status: 0 });

test.each([
  ['its age', {}, 'Al día, hace 5 minutos', 'Actualizar'],
  ['that it is being updated', { isFetching: true }, 'Al día, hace 5 minutos', 'Actualizando…'],
  ['why the update failed', { error }, 'Error de conexión. Ves la lista de hace 5 minutos.', 'Reintentar'],
])('a cached list shows %s', (_, change, text, button) => {
  const onRefresh = vi.fn();
  const reading = { isFetching: false, error: null, dataUpdatedAt: Date.now() - 5 * MINUTE - 1_000, ...change };
  render(<LastUpdated reading={reading} onRefresh={onRefresh} />);
  expect(document.querySelector('p')?.textContent).toBe(text);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(onRefresh).toHaveBeenCalledTimes(reading.isFetching ? 0 : 1);
  // The age changes each minute and must not be announced.
  expect(screen.queryByRole('alert')?.textContent).toBe(reading.error?.message);
});
