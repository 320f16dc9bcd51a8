import { CONNECTION_LOST } from '@arena/domain';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { moved } from '../../lib/editing/order.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Menu } from '../../ui/buttons/Menu.tsx';
import { DeletionDialog } from '../../ui/dialogs/DeletionDialog.tsx';
import { EditorFrame } from '../../ui/editing/EditorFrame.tsx';
import { EditorPlace } from '../../ui/editing/EditorPlace.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import type { NoticeTone } from '../../ui/signs/notice-tone.ts';
import { useToast } from '../../ui/signs/toast-context.ts';
import { SortHandle } from '../../ui/sorting/SortHandle.tsx';
import { useSorting } from '../../ui/sorting/use-sorting.ts';

/** Primitives that show their states only when one uses them, and what they are tried with. */

/** What covers the screen, to be opened; `children` makes it, given what closes it. */
export function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

interface ChangedProps<T> {
  begin: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** What holds a value that one changes; `children` makes it, given the value and what changes it. */
export function Changed<T>({ begin, children }: ChangedProps<T>) {
  const [value, setValue] = useState(begin);
  return children(value, setValue);
}

export function MenuToTry() {
  const toast = useToast();
  const say = (text: string) => () => toast('info', text);
  return (
    <Menu
      label="Acciones"
      actions={[
        { label: 'Editar', icon: 'edit', run: say('Editar') },
        { label: 'Eliminar', icon: 'trash', grave: true, run: say('Eliminar') },
      ]}
    />
  );
}

const TOASTS: Record<NoticeTone, string> = {
  success: 'Enlace copiado',
  info: 'El torneo cambió de hora.',
  warning: 'Estás sin conexión.',
  error: CONNECTION_LOST,
};
const TONES = ['success', 'info', 'warning', 'error'] as const;

export function ToastsToTry() {
  const toast = useToast();
  return TONES.map((tone) => (
    <Button key={tone} look="secondary" onClick={() => toast(tone, TOASTS[tone])}>
      {tone}
    </Button>
  ));
}

export function Broken({ broken }: { broken: boolean }) {
  if (broken) throw new Error('Broken on purpose, to show what contains it');
  return <p>Entero.</p>;
}

export function DeletionToTry(props: Partial<ComponentProps<typeof DeletionDialog>>) {
  return (
    <Opened>
      {(close) => (
        <DeletionDialog
          title="¿Eliminar torneo?"
          destroy={() => Promise.resolve('Eliminado.')}
          onDone={close}
          onClose={close}
          {...props}
        >
          <p>«Copa Zona Segura» se borra para siempre. No se puede deshacer.</p>
        </DeletionDialog>
      )}
    </Opened>
  );
}

export function EditorToTry() {
  const toast = useToast();
  const save = () => Promise.resolve(toast('success', 'Guardado'));
  return (
    <EditorFrame
      editing={{ isKept: true, isSaving: false, failure: null, theirs: null, save }}
      onDiscard={() => toast('info', 'Descartado')}
      saveLabel="Guardar"
      preview={<p>Así lo ve un jugador.</p>}
    >
      <TextField label="Nombre" />
    </EditorFrame>
  );
}

interface Named {
  id: string;
  revision: number;
  name: string;
}

interface EditorPlaceProps extends Pick<ComponentProps<typeof EditorPlace>, 'gone'> {
  of: string | null;
  read: () => Promise<Named>;
}

export function EditorPlaceToTry({ of, read, gone }: EditorPlaceProps) {
  const editable = {
    drafts: { kept: () => null, keep: () => true, forget: () => undefined, ids: () => [] },
    valuesOf: (named: Named | null) => named?.name ?? 'Algo nuevo',
    isSame: Object.is,
    storing: { read, create: read, update: read, sent: (name: string) => ({ name }), has: () => false },
  };
  return (
    <EditorPlace editable={editable} id={of} loading="Cargando…" gone={gone}>
      {({ initial }) => <p>{initial.values}</p>}
    </EditorPlace>
  );
}

export function SortingToTry() {
  const [names, setNames] = useState(['Erangel', 'Kalahari', 'Bermuda']);
  const { list, sorting } = useSorting(
    names.length,
    (index) => names[index] ?? '',
    (from, to) => setNames(moved(names, from, to)),
  );
  return (
    <ol ref={list} style={{ display: 'grid' }}>
      {names.map((name, index) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center' }}>
          <SortHandle {...sorting.handle(index)} name={name} />
          {name}
        </li>
      ))}
    </ol>
  );
}
