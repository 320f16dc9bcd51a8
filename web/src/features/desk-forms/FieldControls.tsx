import { FormFieldType, hasOptions, limits } from '@arena/domain';
import { Choice } from '../../ui/Choice.tsx';
import { AreaField, SelectField, TextField } from '../../ui/Field.tsx';
import styles from './FieldRow.module.css';
import type { FormEditing } from './use-editor.ts';
import { controlOf, type FieldValues, fieldTypeLabel, hasPlaceholder } from './values.ts';

interface Props {
  editor: FormEditing;
  field: FieldValues;
}

function Label({ editor, field }: Props) {
  const name = controlOf(field.id, 'label');
  return (
    <AreaField
      label="Qué se pregunta"
      error={editor.problems[name]}
      required
      name={name}
      rows={2}
      maxLength={limits.form.labelCharacters}
      value={field.label}
      onChange={(event) => editor.changeField(field.id, { label: event.target.value })}
    />
  );
}

function Type({ editor, field }: Props) {
  const name = controlOf(field.id, 'type');
  return (
    <SelectField
      label="Tipo"
      error={editor.problems[name]}
      required
      name={name}
      value={field.type}
      onChange={(event) => editor.changeField(field.id, { type: event.target.value })}
    >
      {FormFieldType.options.map((type) => (
        <option key={type} value={type}>
          {fieldTypeLabel[type]}
        </option>
      ))}
    </SelectField>
  );
}

function Options({ editor, field }: Props) {
  const name = controlOf(field.id, 'options');
  return (
    <AreaField
      label="Opciones"
      hint="Una por línea, en el orden en que se leen."
      error={editor.problems[name]}
      required
      name={name}
      rows={4}
      value={field.options}
      onChange={(event) => editor.changeField(field.id, { options: event.target.value })}
    />
  );
}

function Placeholder({ editor, field }: Props) {
  const name = controlOf(field.id, 'placeholder');
  return (
    <TextField
      label={field.type === 'select' ? 'Invitación a elegir' : 'Ejemplo de respuesta'}
      error={editor.problems[name]}
      name={name}
      autoComplete="off"
      maxLength={limits.form.labelCharacters}
      value={field.placeholder}
      onChange={(event) => editor.changeField(field.id, { placeholder: event.target.value })}
    />
  );
}

/** The controls of one field of a form. */
export function FieldControls({ editor, field }: Props) {
  return (
    <div className={styles.controls}>
      <Label editor={editor} field={field} />
      <Type editor={editor} field={field} />
      {hasOptions(field.type) ? <Options editor={editor} field={field} /> : null}
      {hasPlaceholder(field.type) ? <Placeholder editor={editor} field={field} /> : null}
      <Choice
        label="Obligatorio"
        type="checkbox"
        name={controlOf(field.id, 'required')}
        checked={field.required}
        onChange={(event) => editor.changeField(field.id, { required: event.target.checked })}
      />
    </div>
  );
}
