import { limits } from '@arena/domain';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '#ui/buttons/Button.tsx';
import { FieldsGroup } from '#ui/fields/FieldsGroup.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { useSorting } from '#ui/sorting/use-sorting.ts';
import { FieldRow } from './FieldRow.tsx';
import { newField } from './form-values';
import type { FormEditing } from './use-form-editor';

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
      {list.fields.length === 0 ? <p className="muted">Sin campos no hay nada que responder.</p> : null}
      <ol ref={element} className="below gap-2" aria-label="Campos">
        {list.fields.map(({ key }, index) => (
          <FieldRow key={key} editor={editor} index={index} sorting={sorting} />
        ))}
      </ol>
      {hasRemoved ? (
        <p className="muted">
          Lo que ya respondieron a los campos que quitas sigue en «Otras respuestas», en la tabla y en el CSV.
        </p>
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
