import { FieldType, fieldTypeLabel, limits } from '@arena/domain';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { AnswerKind } from '#ui/fields/AnswerKind.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField } from '#ui/fields/Field.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { SortHandle } from '#ui/sorting/SortHandle.tsx';
import type { Sorting } from '#ui/sorting/use-sorting.ts';
import styles from './FieldRow.module.css';
import { type FieldValues, formHasPlaceholder, newField } from './form-values';
import type { FormEditing } from './use-form-editor';

interface Props {
  editor: FormEditing;
  field: FieldValues;
  index: number;
  sorting: Sorting;
}

function actionsOf({ editor, field, index, sorting }: Props): MenuActions {
  const { fields, remove } = editor.list;
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
      run: () => remove(index),
    },
  ];
}

function Controls({ editor: { form }, field, index }: Omit<Props, 'sorting'>) {
  const control = useRegister(form);
  return (
    <div className={styles.controls}>
      <AreaField
        {...control(`fields.${index}.label`)}
        label="Qué se pregunta"
        required
        rows={2}
        maxLength={limits.form.labelCharacters}
      />
      <AnswerKind
        type={field.type}
        control={(part) => control(`fields.${index}.${part}`)}
        types={FieldType.options}
        hasPlaceholder={formHasPlaceholder}
        mostCharacters={limits.form.labelCharacters}
      />
      <Choice type="checkbox" {...form.register(`fields.${index}.required`)} label="Obligatorio" />
    </div>
  );
}

/** One field in the form builder: label, type and order, and its controls if expanded. */
export function FieldRow({ editor, index, sorting }: Omit<Props, 'field'>) {
  const field = useWatch({ control: editor.form.control, name: `fields.${index}` });
  const id = useId();
  const actions = actionsOf({ editor, field, index, sorting });
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
            <AdminIcon name={isOpen ? 'check' : 'edit'} size={16} />
            {`${type}${field.required ? ' · obligatorio' : ''}`}
          </span>
        </button>
        <Menu label={`Acciones de «${name}»`} actions={actions} />
        {editor.list.fields.length > 1 ? <SortHandle {...sorting.handle(index)} name={`«${name}»`} /> : null}
      </div>
      {isOpen ? (
        <div id={id}>
          <Controls editor={editor} field={field} index={index} />
        </div>
      ) : null}
    </li>
  );
}
