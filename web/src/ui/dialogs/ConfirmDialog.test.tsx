import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api.ts';
import { SampleScreen } from '../sample-screen.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useAdminMutation } from './use-admin-mutation.ts';

interface Props {
  remove: () => Promise<string>;
  onClose: () => void;
  onDone: () => void;
  name?: string;
}

// biome-ignore lint/style/useComponentExportOnlyModules: a test has no other module to export to.
function Deletion({ remove, onClose, onDone, name }: Props) {
  const mutation = useAdminMutation({ onDone });
  return (
    <ConfirmDialog
      isDestructive
      title="¿Eliminar torneo?"
      action="Eliminar"
      cancel="Conservar"
      nameToType={name === undefined ? undefined : { label: 'Escribe el nombre', name }}
      isPending={mutation.isPending}
      onConfirm={() => void mutation.mutate(remove)}
      onClose={onClose}
    >
      <p>Se borra para siempre.</p>
    </ConfirmDialog>
  );
}

function ask(remove: () => Promise<string> = async () => 'Se fue.', name?: string) {
  const heard = { remove: vi.fn(remove), onDone: vi.fn(), onClose: vi.fn() };
  const { rerender } = render(<Deletion {...heard} {...(name === undefined ? {} : { name })} />, {
    wrapper: SampleScreen,
  });
  return { ...heard, leave: () => rerender(null) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  fireEvent.click(button(name));
};

test('does nothing before it is confirmed, and then tells the result', async () => {
  const { remove, onDone, onClose } = ask();
  expect(screen.getByRole('alertdialog', { name: '¿Eliminar torneo?' }).textContent).toContain('para siempre');
  expect(remove).not.toHaveBeenCalled();
  await press('Eliminar');
  await screen.findByText('Se fue.');
  expect([remove, onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('stays open after a failure, says why, and can be confirmed again', async () => {
  const remove = vi
    .fn(async () => 'Se fue.')
    .mockImplementationOnce(() => Promise.reject(new ApiError('Falló', { code: 'connection', status: 0 })));
  const { onDone } = ask(remove);
  await press('Eliminar');
  await screen.findByText(/Falló/);
  expect(onDone).not.toHaveBeenCalled();
  await press('Eliminar');
  await screen.findByText('Se fue.');
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  ['Copa Relampagos', true],
  ['Copa Relámpago', false],
  ['  COPA  relampago ', false],
])('asks for the name: %j leaves the button disabled: %s', (typed, isDisabled) => {
  ask(undefined, 'Copa Relámpago');
  fireEvent.change(screen.getByLabelText(/^Escribe/), { target: { value: typed } });
  expect(button('Eliminar').disabled).toBe(isDisabled);
});
