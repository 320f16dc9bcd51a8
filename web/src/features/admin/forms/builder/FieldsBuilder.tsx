import { FieldType, fieldTypeLabel, limits } from '@arena/domain';
import { useId } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useRegister } from '#lib/editing/use-editor-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu, type MenuActions } from '#ui/buttons/Menu.tsx';
import { AnswerKind } from '#ui/fields/AnswerKind.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { AreaField, FieldsGroup } from '#ui/fields/Field.tsx';
import { AdminIcon } from '#ui/icons/AdminIcon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { SortHandle } from '#ui/sorting/Sorted.tsx';
import { type Sorting, useSorting } from '#ui/sorting/use-sorting.ts';
import styles from './FieldsBuilder.module.css';
import { type FormValues, formHasPlaceholder, newField } from './form-values.ts';
import type { FormEditing } from './use-form-editor.ts';

/** Edits, orders, adds and removes the fields of a form. */
export function FieldsBuilder({ editor }: { editor: FormEditing }) {
  const { base, form, list } = editor;
  const { fields: problem } = useFormState({ control: form.control }).errors;
  const fields = useWatch({ control: form.control, name: 'fields' });
  const hasRemoved = base?.collectResponses && base.fields.some(({ id }) => fields.every((field) => field.id !== id));
  const wordsOf = (index: number) => fields[index]?.label.trim() || `Campo ${index + 1}`;
  const { list: element, sorting } = useSorting(list.fields.length, wordsOf, list.move);
  const message = problem?.root?.message ?? problem?.message;
  return (
    <FieldsGroup title="Campos">
      {list.fields.length === 0 ? <Note size="text">Sin campos no hay nada que responder.</Note> : null}
      <Stack as="ol" gap={2} ref={element} aria-label="Campos">
        {list.fields.map(({ key }, index) => (
          <FieldRow key={key} editor={editor} index={index} sorting={sorting} />
        ))}
      </Stack>
      {hasRemoved ? (
        <Note size="text">
          Lo que ya respondieron a los campos que quitas sigue en «Otras respuestas», en la tabla y en el CSV.
        </Note>
      ) : null}
      <output className="visually-hidden">{sorting.said}</output>
      {message === undefined ? null : <Notice tone="error">{message}</Notice>}
      <div>
        <Button
          look="secondary"
          disabled={list.fields.length >= limits.form.fields}
          onClick={() => editor.addField(newField())}
        >
          Agregar campo
        </Button>
      </div>
    </FieldsGroup>
  );
}

interface RowProps {
  editor: FormEditing;
  index: number;
  sorting: Sorting;
}

/** One field in the form builder: label, type and order, and its controls if expanded. */
function FieldRow({ editor, index, sorting }: RowProps) {
  const { fields, remove } = editor.list;
  const field = useWatch({ control: editor.form.control, name: `fields.${index}` });
  const id = useId();
  const actions: MenuActions = [
    index > 0 && { label: 'Subir', icon: 'up', run: () => sorting.step(index, -1) },
    index < fields.length - 1 && { label: 'Bajar', icon: 'down', run: () => sorting.step(index, 1) },
    {
      label: 'Duplicar',
      icon: 'copy',
      run: () => editor.addField({ ...field, id: newField().id }, index + 1),
    },
    { label: 'Quitar', icon: 'trash', grave: true, run: () => remove(index) },
  ];
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
        {fields.length > 1 ? <SortHandle {...sorting.handle(index)} name={`«${name}»`} /> : null}
      </div>
      {isOpen ? (
        <div id={id}>
          <FieldControls form={editor.form} index={index} type={field.type} />
        </div>
      ) : null}
    </li>
  );
}

interface ControlsProps {
  form: UseFormReturn<FormValues>;
  index: number;
  type: string;
}

function FieldControls({ form, index, type }: ControlsProps) {
  const control = useRegister(form);
  return (
    <div className={styles.controls}>
      <AreaField
        {...control(`fields.${index}.label`)}
        label="Qué se pregunta"
        required
        rows={2}
        style={{ fieldSizing: 'content' }}
        maxLength={limits.form.labelCharacters}
      />
      <AnswerKind
        type={type}
        control={(part) => control(`fields.${index}.${part}`)}
        types={FieldType.options}
        hasPlaceholder={formHasPlaceholder}
        mostCharacters={limits.form.labelCharacters}
      />
      <Choice type="checkbox" {...form.register(`fields.${index}.required`)} label="Obligatorio" />
    </div>
  );
}
