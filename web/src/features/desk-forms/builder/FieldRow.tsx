import { FieldType, fieldTypeLabel, limits } from '@arena/domain';
import { useId } from 'react';
import { checkboxFor, controlFor } from '../../../lib/editing/controls.ts';
import { Menu, type MenuActions } from '../../../ui/buttons/Menu.tsx';
import { AnswerKind } from '../../../ui/fields/AnswerKind.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { AreaField } from '../../../ui/fields/Field.tsx';
import { DeskIcon } from '../../../ui/signs/DeskIcon.tsx';
import { SortHandle } from '../../../ui/sorting/SortHandle.tsx';
import type { Sorting } from '../../../ui/sorting/use-sorting.ts';
import styles from './FieldRow.module.css';
import type { FormEditing } from './use-editor.ts';
import { controlOf, type FieldValues, hasPlaceholder, newField } from './values.ts';

interface Props {
  editor: FormEditing;
  field: FieldValues;
  index: number;
  sorting: Sorting;
}

function useActions({ editor, field, index, sorting }: Props): MenuActions {
  const { fields } = editor.values;
  return [
    index > 0 && { label: 'Subir', icon: 'up', run: () => sorting.step(index, -1) },
    index < fields.length - 1 && { label: 'Bajar', icon: 'down', run: () => sorting.step(index, 1) },
    {
      label: 'Duplicar',
      icon: 'copy',
      run: () => editor.addField({ ...field, id: newField().id }, index + 1),
    },
    {
      label: 'Quitar',
      icon: 'trash',
      grave: true,
      run: () => editor.change({ fields: fields.filter(({ id }) => id !== field.id) }),
    },
  ];
}

/** The controls of one field of a form. */
function Controls({ editor, field }: Pick<Props, 'editor' | 'field'>) {
  const named = {
    values: field,
    problems: editor.problems,
    change: (changed: Partial<FieldValues>) => editor.changeField(field.id, changed),
    nameOf: (part: string) => controlOf(field.id, part),
  };
  const control = controlFor(named);
  return (
    <div className={styles.controls}>
      <AreaField
        {...control('label')}
        label="Qué se pregunta"
        required
        rows={2}
        maxLength={limits.form.labelCharacters}
      />
      <AnswerKind
        values={field}
        control={control}
        types={FieldType.options}
        hasPlaceholder={hasPlaceholder}
        mostCharacters={limits.form.labelCharacters}
      />
      <Choice {...checkboxFor(named)('required')} label="Obligatorio" />
    </div>
  );
}

/** One field of a form in the builder: its words and kind, its place, and its controls where it is unfolded. */
export function FieldRow(props: Props) {
  const { editor, field, index, sorting } = props;
  const id = useId();
  const actions = useActions(props);
  const isOpen = editor.unfolded.includes(field.id);
  const name = field.label.trim() || `Campo ${index + 1}`;
  const type = fieldTypeLabel[FieldType.catch('text').parse(field.type)];
  return (
    <li className="panel">
      <div className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => editor.fold(field.id, !isOpen)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>
            <DeskIcon name={isOpen ? 'up' : 'edit'} size={16} />
            {`${type}${field.required ? ' · obligatorio' : ''}`}
          </span>
        </button>
        <Menu label={`Acciones de «${name}»`} actions={actions} />
        {editor.values.fields.length > 1 ? <SortHandle {...sorting.handle(index)} name={`«${name}»`} /> : null}
      </div>
      {isOpen ? (
        <div id={id}>
          <Controls editor={editor} field={field} />
        </div>
      ) : null}
    </li>
  );
}
