import type { Form } from '@arena/domain';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPaths } from '../../lib/desk-paths.ts';
import type { Draft } from '../../lib/drafts.ts';
import { threeWay } from '../../lib/three-way.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { Specimen } from '../../ui/Specimen.tsx';
import { useToast } from '../../ui/toast-context.ts';
import type { Organiser } from './calls.ts';
import { FieldsBuilder } from './FieldsBuilder.tsx';
import type { FormView } from './form-view.ts';
import { HeadFields, OpeningFields } from './HeadFields.tsx';
import { type FormEditing, useEditor } from './use-editor.ts';
import { type FormValues, fieldsOf, labels, valuesOf } from './values.ts';

interface Props {
  organiser: Organiser;
  initial: Draft<FormValues, Form>;
  /** Whether it is what was written here earlier and never saved. */
  isRestored: boolean;
  /** What someone else made of the form since that was written. */
  meanwhile: Form | null;
  view: FormView;
  onDiscard: () => void;
}

function readable(control: keyof FormValues, values: FormValues): string {
  const value = values[control];
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return value === '' ? 'vacío' : value;
  return value.map(({ label }) => label).join('\n') || 'ninguno';
}

function Conflict({ editor, theirs }: { editor: FormEditing; theirs: Form }) {
  const [mine] = useState(editor.values);
  const after = valuesOf(theirs);
  const { merged, theirs: changed, disputed } = threeWay(mine, valuesOf(editor.base), after);
  return (
    <ConflictDialog
      subject="este formulario"
      changed={changed.map((control) => labels[control])}
      disputes={disputed.map((control) => ({
        label: labels[control],
        mine: readable(control, merged),
        theirs: readable(control, after),
      }))}
      isSaving={editor.isSaving}
      onKeepMine={() => void editor.keepMine(theirs, merged)}
      onTakeTheirs={() => editor.takeTheirs(theirs)}
      onPostpone={editor.postpone}
    />
  );
}

/** The form as it would be once saved, open or not. */
function asSeen(values: FormValues): Form {
  const form = fieldsOf(values);
  return {
    ...form,
    id: 'preview',
    revision: 0,
    isActive: true,
    title: form.title || 'Título del formulario',
    fields: form.fields.map((field, index) => ({ ...field, label: field.label || `Campo ${index + 1}` })),
  };
}

/** The builder of a form, with how whoever has its link will see it. */
export function Editor({ organiser, initial, isRestored, meanwhile, view, onDiscard }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const onSaved = ({ isActive }: Form) => {
    toast('success', isActive ? 'Listo: ya se puede responder. Comparte el enlace.' : 'Guardado. Está cerrado.');
    void navigate(deskPaths.forms());
  };
  const { place, editor } = useEditor({ organiser, initial, meanwhile, onSaved });
  const { base, theirs } = editor;
  const values = useDeferredValue(editor.values);
  return (
    <div ref={place}>
      <EditorFrame
        editing={editor}
        onDiscard={isRestored ? onDiscard : null}
        saveLabel={base === null ? 'Crear formulario' : 'Guardar cambios'}
        preview={<Specimen label="Formulario público">{view(asSeen(values))}</Specimen>}
      >
        <HeadFields editor={editor} />
        <FieldsBuilder editor={editor} />
        <OpeningFields editor={editor} />
      </EditorFrame>
      {theirs === null ? null : <Conflict editor={editor} theirs={theirs} />}
    </div>
  );
}
