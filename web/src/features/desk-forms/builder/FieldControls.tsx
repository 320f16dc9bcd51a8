import { FieldType, limits } from '@arena/domain';
import { AnswerKind } from '../../../ui/fields/AnswerKind.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import styles from './FieldRow.module.css';
import type { FormEditing } from './use-editor.ts';
import { controlOf, type FieldValues, hasPlaceholder } from './values.ts';

interface Props {
  editor: FormEditing;
  field: FieldValues;
}

/** The controls of one field of a form. */
export function FieldControls({ editor, field }: Props) {
  const nameOf = (part: string) => controlOf(field.id, part);
  const change = (values: Partial<FieldValues>) => editor.changeField(field.id, values);
  return (
    <div className={styles.controls}>
      <AreaField
        label="Qué se pregunta"
        error={editor.problems[nameOf('label')]}
        required
        name={nameOf('label')}
        rows={2}
        maxLength={limits.form.labelCharacters}
        value={field.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <AnswerKind
        values={field}
        change={change}
        types={FieldType.options}
        hasPlaceholder={hasPlaceholder}
        mostCharacters={limits.form.labelCharacters}
        problems={editor.problems}
        nameOf={nameOf}
      />
      <Choice
        label="Obligatorio"
        type="checkbox"
        name={nameOf('required')}
        checked={field.required}
        onChange={(event) => change({ required: event.target.checked })}
      />
    </div>
  );
}
