import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/calls/api.ts';
import { SampleScreen } from '../sample-screen.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  remove: () => Promise<string>;
  onClose: () => void;
  onDone: () => void;
  name?: string;
}

// biome-ignore lint/style/useComponentExportOnlyModules: a test has no other module to export to.
function Deletion({ remove, onClose, onDone, name }: Props) {
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar torneo?"
      action="Eliminar"
      cancel="Conservar"
      nameToType={name === undefined ? undefined : { label: 'Escribe el nombre', name }}
      tells
      onConfirm={remove}
      onDone={onDone}
      onClose={onClose}
    >
      <p>Se borra para siempre.</p>
    </ConfirmDialog>
  );
}

function ask(remove: () => Promise<string>, name?: string) {
  const heard = { remove: vi.fn(remove), onDone: vi.fn(), onClose: vi.fn() };
  render(<Deletion {...heard} {...(name === undefined ? {} : { name })} />, { wrapper: SampleScreen });
  return heard;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Eliminar' });
const isDisabled = () => button().disabled;

test('acts only on confirmation, shows why it failed, and can be retried', async () => {
  const { remove, onDone, onClose } = ask(async () => 'Se fue.');
  remove.mockRejectedValueOnce(new ApiError('Falló', { code: 'connection', status: 0 }));
  expect(screen.getByRole('alertdialog', { name: '¿Eliminar torneo?' }).textContent).toContain('para siempre');
  const calls = () => [remove, onDone, onClose].map(({ mock }) => mock.calls.length);
  expect(calls()).toEqual([0, 0, 0]);
  for (const [says, heard] of [
    [/Falló/, [1, 0, 0]],
    ['Se fue.', [2, 1, 0]],
  ] as const) {
    await waitFor(() => expect(isDisabled()).toBe(false));
    fireEvent.click(button());
    await screen.findByText(says);
    expect(calls()).toEqual(heard);
  }
});

test.each([
  ['Copa Relampagos', true],
  ['Copa Relámpago', false],
  ['  COPA  relampago ', false],
])('requires the name: %j leaves the button disabled: %s', (typed, expected) => {
  ask(async () => '', 'Copa Relámpago');
  fireEvent.change(screen.getByLabelText(/^Escribe/), { target: { value: typed } });
  expect(isDisabled()).toBe(expected);
});
