import { limits } from '@arena/domain';
import { moved } from '../../../lib/editing/order.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { useSorting } from '../../../ui/sorting/use-sorting.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormEditing } from './use-editor.ts';
import { newField } from './values.ts';

/** The fields of a form: written, ordered, added and taken away. */
export function FieldsBuilder({ editor }: { editor: FormEditing }) {
  const { base, values } = editor;
  const { fields } = values;
  const hasRemoved = base?.collectResponses && base.fields.some(({ id }) => fields.every((field) => field.id !== id));
  const nameOf = (index: number) => fields[index]?.label.trim() || `Campo ${index + 1}`;
  const { list, sorting } = useSorting(fields.length, nameOf, (from, to) =>
    editor.change({ fields: moved(fields, from, to) }),
  );
  return (
    <FieldsGroup title="Campos">
      {fields.length === 0 ? <p className="muted">Sin campos no hay nada que responder.</p> : null}
      <ol ref={list} className="below gap-2" aria-label="Campos">
        {fields.map((field, index) => (
          <FieldRow key={field.id} editor={editor} field={field} index={index} sorting={sorting} />
        ))}
      </ol>
      {hasRemoved ? (
        <p className="muted">
          Lo que ya respondieron a los campos que quitas sigue en «Otras respuestas», en la tabla y en el CSV.
        </p>
      ) : null}
      <output className="visually-hidden">{sorting.said}</output>
      {editor.problems.fields === undefined ? null : <Notice tone="error">{editor.problems.fields}</Notice>}
      <div>
        <Button
          look="secondary"
          disabled={fields.length >= limits.form.fields}
          onClick={() => editor.addField(newField())}
        >
          Agregar campo
        </Button>
      </div>
    </FieldsGroup>
  );
}
