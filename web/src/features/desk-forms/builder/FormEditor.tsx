import { type Form, formFieldText } from '@arena/domain';
import { type ReactNode, useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { deskPath } from '../../../lib/addresses/desk-paths.ts';
import type { Beginning } from '../../../lib/editing/editing-start.ts';
import { EditorFrame } from '../../../ui/editing/EditorFrame.tsx';
import { EditorPlace } from '../../../ui/editing/EditorPlace.tsx';
import { Specimen } from '../../../ui/editing/Specimen.tsx';
import { useToast } from '../../../ui/signs/toast-context.ts';
import { FieldsBuilder } from './FieldsBuilder.tsx';
import { HeadFields, OpeningFields } from './HeadFields.tsx';
import { drafts, storing } from './storing.ts';
import { useEditor } from './use-editor.ts';
import { type FormValues, fieldsOf, isSame, valuesOf } from './values.ts';

/** Shows a form as whoever has its link sees it; the route brings it along. */
type FormView = (form: Form) => ReactNode;

interface EditorProps {
  beginning: Beginning<FormValues, Form>;
  view: FormView;
}

function readable(control: keyof FormValues, values: FormValues): string {
  if (control === 'fields') return fieldsOf(values).fields.map(formFieldText).join('\n') || 'ninguno';
  const value = values[control];
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return value === '' ? 'vacío' : value;
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
function Editor({ beginning, view }: EditorProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const onSaved = ({ isActive }: Form, isHere: boolean) => {
    toast('success', isActive ? 'Listo: ya se puede responder. Comparte el enlace.' : 'Guardado. Está cerrado.');
    if (isHere) void navigate(deskPath('forms'));
  };
  const editor = useEditor(beginning, onSaved);
  const values = useDeferredValue(editor.values);
  return (
    <EditorFrame
      editor={editor}
      saveLabel={editor.base === null ? 'Crear formulario' : 'Guardar cambios'}
      preview={<Specimen label="Formulario público">{view(asSeen(values))}</Specimen>}
      conflict={{ subject: 'este formulario', readable }}
    >
      <HeadFields editor={editor} />
      <FieldsBuilder editor={editor} />
      <OpeningFields editor={editor} />
    </EditorFrame>
  );
}

interface Props {
  /** Null for a new one. */
  id: string | null;
  view: FormView;
}

const gone = {
  code: 'form_not_found',
  text: 'Este formulario ya no existe: alguien lo eliminó.',
  href: deskPath('forms'),
  label: 'Ver los formularios',
} as const;

const editable = { drafts, valuesOf, isSame, storing };

/** The editor of the form with this id, once it has been read, or of a new one. */
export function FormEditor({ id, view }: Props) {
  return (
    <EditorPlace editable={editable} id={id} loading="Cargando formulario…" gone={gone}>
      {(beginning) => <Editor beginning={beginning} view={view} />}
    </EditorPlace>
  );
}
