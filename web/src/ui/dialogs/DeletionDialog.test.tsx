import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api.ts';
import { SampleScreen } from '../sample-screen.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';

type Destroy = ComponentProps<typeof DeletionDialog>['destroy'];

const contents = {
  isThere: true,
  refusal: 'has_registrations',
  action: 'Eliminar con inscripciones',
  label: 'Escribe el nombre',
  name: 'Copa Relámpago',
} as const;

const refused = (code: 'has_registrations' | 'connection') =>
  Promise.reject<string>(new ApiError(`Falló: ${code}`, { code, status: 409 }));
const done = () => Promise.resolve('Se fue.');

function ask(props: Partial<ComponentProps<typeof DeletionDialog>> = {}) {
  const heard = {
    destroy: vi.fn<Destroy>(done),
    reread: vi.fn(() => Promise.resolve()),
    onDone: vi.fn(),
    onClose: vi.fn(),
  };
  const { rerender } = render(
    <DeletionDialog title="¿Eliminar torneo?" {...heard} {...props}>
      <p>Se borra para siempre.</p>
    </DeletionDialog>,
    { wrapper: SampleScreen },
  );
  return { ...heard, leave: () => rerender(null) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Presses it once it can be pressed: a try that ended says so a moment before. */
const press = async (name: string) => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  fireEvent.click(button(name));
};
const type = (text: string) => fireEvent.change(screen.getByLabelText(/^Escribe/), { target: { value: text } });

describe('a deletion that takes nothing along', () => {
  test('is done once it was confirmed, and says so', async () => {
    const { destroy, reread, onDone, onClose } = ask();
    expect(screen.getByRole('alertdialog', { name: '¿Eliminar torneo?' }).textContent).toContain('para siempre');
    expect(destroy).not.toHaveBeenCalled();
    await press('Eliminar');
    await screen.findByText('Se fue.');
    expect(destroy.mock.calls).toEqual([[{ force: false, retried: false }]]);
    expect([reread, onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  test('asks for no name where there could have been something, and says that there is nothing', () => {
    ask({ contents: { ...contents, isThere: false, none: 'Nadie se inscribió.' } });
    expect(screen.getByText('Nadie se inscribió.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Eliminar').disabled).toBe(false);
  });

  test('can be left', async () => {
    const { destroy, onClose } = ask({ action: 'Eliminar 2' });
    expect(button('Eliminar 2').disabled).toBe(false);
    await press('Conservar');
    expect([destroy.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  test('is not confirmed as long as nobody knows what would go', () => {
    ask({ isKnown: false, contents: { ...contents, isThere: false, none: 'Nadie se inscribió.' } });
    expect(screen.queryByText('Nadie se inscribió.')).toBeNull();
    expect(button('Eliminar').disabled).toBe(true);
  });

  test('is busy while it is done', async () => {
    const underway = Promise.withResolvers<string>();
    ask({ destroy: () => underway.promise });
    await press('Eliminar');
    expect([button('Eliminar').disabled, button('Eliminar').getAttribute('aria-busy')]).toEqual([true, 'true']);
    underway.resolve('Ya no está.');
    await screen.findByText('Ya no está.');
    await waitFor(() => expect(button('Eliminar').disabled).toBe(false));
  });

  test('that is left while it is done says so, and closes nothing that stands there by then', async () => {
    const underway = Promise.withResolvers<string>();
    const { onDone, leave } = ask({ destroy: () => underway.promise });
    await press('Eliminar');
    leave();
    underway.resolve('Ya no está.');
    await screen.findByText('Ya no está.');
    expect(onDone).not.toHaveBeenCalled();
  });

  test('that failed says why, stays, and knows that it was tried', async () => {
    const destroy = vi
      .fn<Destroy>()
      .mockImplementationOnce(() => refused('connection'))
      .mockImplementation(done);
    const { onDone } = ask({ destroy });
    await press('Eliminar');
    await screen.findByText(/Falló: connection/);
    expect(onDone).not.toHaveBeenCalled();
    await press('Eliminar');
    await screen.findByText('Se fue.');
    expect(destroy.mock.calls.flat()).toEqual([
      { force: false, retried: false },
      { force: false, retried: true },
    ]);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('a deletion that takes something along', () => {
  test.each(['', 'Copa', 'Copa Relampagos'])('is not confirmed by %j', (text) => {
    ask({ contents });
    type(text);
    expect(button('Eliminar con inscripciones').disabled).toBe(true);
  });

  test.each(['Copa Relámpago', '  COPA  relampago '])('is confirmed by %j', async (text) => {
    const { destroy } = ask({ contents });
    type(text);
    await press('Eliminar con inscripciones');
    await screen.findByText('Se fue.');
    expect(destroy.mock.calls).toEqual([[{ force: true, retried: false }]]);
  });

  test('nobody knew of asks for the name from then on', async () => {
    const destroy = vi
      .fn<Destroy>()
      .mockImplementationOnce(() => refused('has_registrations'))
      .mockImplementationOnce(() => refused('connection'))
      .mockImplementation(done);
    ask({ contents: { ...contents, isThere: false, none: 'Nadie se inscribió.' }, destroy });
    await press('Eliminar');
    await screen.findByText('Falló: has_registrations');
    expect(screen.queryByText('Nadie se inscribió.')).toBeNull();
    expect(button('Eliminar con inscripciones').disabled).toBe(true);
    type(contents.name);
    await press('Eliminar con inscripciones');
    await screen.findByText(/Falló: connection/);
    await press('Eliminar con inscripciones');
    await screen.findByText('Se fue.');
    expect(destroy.mock.calls.flat().map(({ force }) => force)).toEqual([false, true, true]);
  });
});
