import { errorText } from '@arena/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api.ts';
import { freshStart } from '../../lib/editing/editing-start.ts';
import { useControls } from '../../lib/editing/use-controls.ts';
import { TextField } from '../fields/Field.tsx';
import { EditorFrame } from './EditorFrame.tsx';

const thing = { id: 'copa', revision: 1, name: 'Copa', place: 'Sala 1' };
type Thing = typeof thing;
type Values = Pick<Thing, 'name' | 'place'>;

let stored: PromiseWithResolvers<Thing>;
const onSaved = vi.fn();

const editable = {
  drafts: { kept: () => null, keep: () => true, forget: () => undefined, ids: () => [] },
  valuesOf: (of: Thing | null): Values => of ?? { name: '', place: '' },
  isSame: () => false,
  storing: {
    read: async () => thing,
    create: () => stored.promise,
    update: () => stored.promise,
    sent: (values: Values) => ({ ...values }),
    has: () => false,
  },
};
const { initial } = freshStart(editable, thing);

function Editor() {
  const { place, editor } = useControls<Values, Thing>({
    editable,
    initial,
    meanwhile: null,
    problemsWith: () => ({}),
    order: () => ['name', 'place'],
    onSaved,
  });
  return (
    <div ref={place}>
      <EditorFrame editing={editor} onDiscard={() => undefined} saveLabel="Guardar" preview={null}>
        <TextField label="Nombre" name="name" value={editor.values.name} readOnly />
        <TextField label="Sala" name="place" value={editor.values.place} readOnly />
      </EditorFrame>
    </div>
  );
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const isHeld = (label: string) => field(label).closest('fieldset:disabled') !== null;

/** Saves while the field has the focus, which a browser takes from what is disabled. */
function saveFrom(label: string): void {
  field(label).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  field(label).blur();
}

beforeEach(() => {
  stored = Promise.withResolvers();
  onSaved.mockReset();
  render(<Editor />);
});

test('what is being saved can’t be changed, nor once it is saved: it would be lost with the editor', async () => {
  expect(isHeld('Sala')).toBe(false);
  saveFrom('Sala');
  expect([isHeld('Nombre'), isHeld('Sala')]).toEqual([true, true]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Descartar' }).disabled).toBe(true);
  await act(async () => stored.resolve({ ...thing, revision: 2 }));
  expect(onSaved).toHaveBeenCalledOnce();
  expect(isHeld('Sala')).toBe(true);
});

test.each([
  ['has the focus again where no answer came', { code: 'connection', status: 0 }, 'Sala'],
  ['gives it to the first fault', { code: 'invalid', status: 400, fields: { name: 'Muy largo' } }, 'Nombre'],
] as const)('a field that one saved from %s', async (_, details, focused) => {
  saveFrom('Sala');
  await act(async () => stored.reject(new ApiError(errorText.invalid, details)));
  expect(isHeld('Sala')).toBe(false);
  expect(document.activeElement).toBe(field(focused));
});
