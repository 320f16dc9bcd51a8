import type { Form } from '@arena/domain';
import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import type { Beginning } from '../../../lib/editing/editing-start.ts';
import { EditingConflict } from '../../../ui/editing/EditingConflict.tsx';
import { EditorFrame } from '../../../ui/editing/EditorFrame.tsx';
import { Specimen } from '../../../ui/editing/Specimen.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import type { Organiser } from '../calls.ts';
import { FieldsBuilder } from './FieldsBuilder.tsx';
import type { FormView } from './form-view.ts';
import { HeadFields, OpeningFields } from './HeadFields.tsx';
import { useEditor } from './use-editor.ts';
import { type FormValues, fieldsOf, labels, valuesOf } from './values.ts';

interface Props extends Beginning<FormValues, Form> {
  organiser: Organiser;
  view: FormView;
}

function readable(control: keyof FormValues, values: FormValues): string {
  const value = values[control];
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'string') return value === '' ? 'vacío' : value;
  return value.map(({ label }) => label).join('\n') || 'ninguno';
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
export function Editor({ organiser, initial, meanwhile, view, onDiscard }: Props) {
  const navigate = useNavigate();
  const toast = useToast();
  const onSaved = ({ isActive }: Form) => {
    toast('success', isActive ? 'Listo: ya se puede responder. Comparte el enlace.' : 'Guardado. Está cerrado.');
    void navigate(deskPath('forms'));
  };
  const { place, editor } = useEditor({ organiser, initial, meanwhile, onSaved });
  const { base, theirs } = editor;
  const values = useDeferredValue(editor.values);
  return (
    <div ref={place}>
      <EditorFrame
        editing={editor}
        onDiscard={onDiscard}
        saveLabel={base === null ? 'Crear formulario' : 'Guardar cambios'}
        preview={<Specimen label="Formulario público">{view(asSeen(values))}</Specimen>}
      >
        <HeadFields editor={editor} />
        <FieldsBuilder editor={editor} />
        <OpeningFields editor={editor} />
      </EditorFrame>
      {theirs === null ? null : (
        <EditingConflict
          subject="este formulario"
          editor={editor}
          theirs={theirs}
          valuesOf={valuesOf}
          labelOf={(control) => labels[control]}
          readable={readable}
        />
      )}
    </div>
  );
}
