import { type Form, formFieldText, limits } from '@arena/domain';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminPath } from '#lib/addresses/admin-paths.ts';
import type { Beginning } from '#lib/editing/drafts.ts';
import { useRegister, useValues } from '#lib/editing/use-editor-form.ts';
import { EditorFrame, EditorLoader } from '#ui/editing/EditorFrame.tsx';
import { PreviewFrame } from '#ui/editing/PreviewFrame.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, FieldsGroup, TextField } from '#ui/fields/Field.tsx';
import { useToast } from '#ui/icons/toast-context.ts';
import { Note } from '#ui/layout/Layout.tsx';
import { FieldsBuilder } from './FieldsBuilder.tsx';
import {
  type FormValues,
  formDrafts,
  formFieldsOf,
  formLabels,
  formStorage,
  formValuesOf,
  isSameForm,
} from './form-values.ts';
import { type FormEditing, useFormEditor } from './use-form-editor.ts';

/** Renders the public form; passed in by the route. */
type FormView = (form: Form) => ReactNode;

interface EditorProps {
  beginning: Beginning<FormValues, Form>;
  view: FormView;
}

function readable(control: keyof FormValues, values: FormValues): string {
  if (control === 'fields') return formFieldsOf(values).fields.map(formFieldText).join('\n') || 'ninguno';
  const value = values[control];
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return value === '' ? 'vacío' : value;
}

/** Returns the form as it would be after saving. */
function asSeen(values: FormValues): Form {
  const form = formFieldsOf(values);
  return {
    ...form,
    id: 'preview',
    revision: 0,
    isActive: true,
    title: form.title || 'Título del formulario',
    fields: form.fields.map((field, index) => ({ ...field, label: field.label || `Campo ${index + 1}` })),
  };
}

function Editor({ beginning, view }: EditorProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const onSaved = ({ isActive }: Form, isHere: boolean) => {
    toast('success', isActive ? 'Listo: ya se puede responder. Comparte el enlace.' : 'Guardado. Está cerrado.');
    if (isHere) void navigate(adminPath('forms'));
  };
  const editor = useFormEditor(beginning, onSaved);
  const values = useDeferredValue(useValues(editor.form));
  return (
    <EditorFrame
      editor={editor}
      saveLabel={editor.base === null ? 'Crear formulario' : 'Guardar cambios'}
      preview={<PreviewFrame label="Formulario público">{view(asSeen(values))}</PreviewFrame>}
      conflict={{ subject: 'este formulario', labelOf: (control) => formLabels[control], readable }}
    >
      <HeadFields editor={editor} />
      <FieldsBuilder editor={editor} />
      <OpeningFields editor={editor} />
    </EditorFrame>
  );
}

interface Props {
  /** Null for a new form. */
  id: string | null;
  view: FormView;
}

const gone = {
  code: 'form_not_found',
  text: 'Este formulario ya no existe: alguien lo eliminó.',
  href: adminPath('forms'),
  label: 'Ver los formularios',
} as const;

const editable = { drafts: formDrafts, valuesOf: formValuesOf, isSame: isSameForm, storage: formStorage };

/** The editor of a form, loaded by id, or of a new one. */
export function FormEditor({ id, view }: Props) {
  return (
    <EditorLoader editable={editable} id={id} loading="Cargando formulario…" gone={gone}>
      {(beginning) => <Editor beginning={beginning} view={view} />}
    </EditorLoader>
  );
}

function HeadFields({ editor: { form } }: { editor: FormEditing }) {
  const control = useRegister(form);
  return (
    <FieldsGroup title="Encabezado">
      <TextField
        {...control('title')}
        label={formLabels.title}
        required
        autoComplete="off"
        maxLength={limits.form.labelCharacters}
        placeholder="Encuesta de la copa"
      />
      <AreaField
        {...control('description')}
        label={formLabels.description}
        rows={3}
        maxLength={limits.form.descriptionCharacters}
      />
    </FieldsGroup>
  );
}

/** Opens a form for responses, and sets where they are stored. */
function OpeningFields({ editor: { form } }: { editor: FormEditing }) {
  const collects = useWatch({ control: form.control, name: 'collectResponses' });
  return (
    <FieldsGroup title="Respuestas">
      <div>
        <Choice type="checkbox" {...form.register('isActive')} label="Abierto: quien tenga el enlace puede responder" />
        <Choice
          type="checkbox"
          {...form.register('collectResponses')}
          label="Las respuestas llegan al equipo; si no, quedan solo en el dispositivo de cada quien"
        />
        {collects ? (
          <Note size="text">
            Cada respuesta se borra sola a más tardar {limits.responseRetentionDays} días después de llegar. Quien
            responde lo lee junto al botón.
          </Note>
        ) : null}
      </div>
    </FieldsGroup>
  );
}
