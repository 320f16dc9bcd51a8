import { type FieldErrors, FieldType, limits } from '@arena/domain';
import { type ComponentProps, useState } from 'react';
import { moved } from '../../lib/editing/order.ts';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog.tsx';
import { DeletionDialog } from '../../ui/dialogs/DeletionDialog.tsx';
import { EditingConflict } from '../../ui/editing/EditingConflict.tsx';
import { EditorFrame } from '../../ui/editing/EditorFrame.tsx';
import { EditorPlace } from '../../ui/editing/EditorPlace.tsx';
import { AnswerKind } from '../../ui/fields/AnswerKind.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import ShareDialog from '../../ui/sharing/ShareDialog.tsx';
import { useToast } from '../../ui/signs/toast-context.ts';
import { SortHandle } from '../../ui/sorting/SortHandle.tsx';
import { useSorting } from '../../ui/sorting/use-sorting.ts';
import { Opened } from './Opened.tsx';

/** Primitives of the organisers' desk that show their states only when one uses them. */

export function AnswerKindToTry({ type, problems = {} }: { type: FieldType; problems?: FieldErrors }) {
  const [values, setValues] = useState({ type: String(type), options: 'Bermuda\nKalahari', placeholder: '' });
  return (
    <AnswerKind
      values={values}
      change={(changed) => setValues({ ...values, ...changed })}
      types={FieldType.options}
      hasPlaceholder={(each) => each === 'text' || each === 'select'}
      mostCharacters={limits.form.labelCharacters}
      problems={problems}
    />
  );
}

export function ConflictToTry() {
  return (
    <Opened>
      {(close) => (
        <ConflictDialog
          subject="este torneo"
          changed={['Mapa', 'Cupos']}
          disputes={[{ label: 'Cupos', mine: '60', theirs: '30' }]}
          isSaving={false}
          onKeepMine={close}
          onTakeTheirs={close}
          onPostpone={close}
        />
      )}
    </Opened>
  );
}

export function EditingConflictToTry() {
  return (
    <Opened>
      {(close) => (
        <EditingConflict
          subject="este torneo"
          editor={{
            base: { places: '48' },
            values: { places: '60' },
            isSaving: false,
            keepMine: async () => close(),
            takeTheirs: close,
            postpone: close,
          }}
          theirs={{ places: '30' }}
          valuesOf={(thing: { places: string } | null) => thing ?? { places: '' }}
          labelOf={() => 'Cupos'}
          readable={(control, values) => values[control]}
        />
      )}
    </Opened>
  );
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
    storing: { read, sent: (name: string) => ({ name }), has: () => false },
  };
  return (
    <EditorPlace editable={editable} id={of} loading="Cargando…" gone={gone}>
      {({ initial }) => <p>{initial.values}</p>}
    </EditorPlace>
  );
}

export function ShareToTry({ warning = null }: { warning?: string | null }) {
  return (
    <Opened>
      {(close) => (
        <ShareDialog
          heading="Compartir torneo"
          title="Copa Zona Segura"
          path="/dev/ui"
          warning={warning}
          onClose={close}
        />
      )}
    </Opened>
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
