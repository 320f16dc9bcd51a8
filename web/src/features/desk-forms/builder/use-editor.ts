import type { FieldErrors, Form } from '@arena/domain';
import { useState } from 'react';
import type { Beginning } from '../../../lib/editing/editing-start.ts';
import { useControls } from '../../../lib/editing/use-controls.ts';
import { formList } from '../calls.ts';
import { byControl, checkedFields, controlOf, type FieldValues, type FormValues, labels } from './values.ts';

export type FormEditing = ReturnType<typeof useEditor>;

/** The fields in which something is wrong. */
function wrongFields({ fields }: FormValues, wrong: FieldErrors): string[] {
  const names = Object.keys(wrong);
  return fields.map(({ id }) => id).filter((id) => names.some((name) => name.startsWith(controlOf(id, ''))));
}

/** The names of the controls in the order of the screen. */
function namesOf({ fields }: FormValues): string[] {
  const inFields = fields.flatMap(({ id }) => ['label', 'options', 'placeholder'].map((part) => controlOf(id, part)));
  return ['title', 'description', ...inFields];
}

/** The builder of one form: its controls, what is wrong with them, and their saving. */
export function useEditor(beginning: Beginning<FormValues, Form>, onSaved: (form: Form, isHere: boolean) => void) {
  const { initial } = beginning;
  const [unfolded, setUnfolded] = useState<readonly string[]>(() =>
    initial.base === null ? initial.values.fields.map(({ id }) => id) : [],
  );
  const editor = useControls({
    ...beginning,
    labelOf: (control) => labels[control],
    problemsWith: (values) => checkedFields(values).problems ?? {},
    byControl: (wrong, { fields }) => byControl(wrong, fields),
    order: namesOf,
    onRefused: (wrong, values) => setUnfolded((open) => [...open, ...wrongFields(values, wrong)]),
    onSaved(form, isHere) {
      void formList.reread();
      onSaved(form, isHere);
    },
  });

  const changeField = (id: string, changed: Partial<FieldValues>) =>
    editor.change(
      { fields: editor.latest().fields.map((field) => (field.id === id ? { ...field, ...changed } : field)) },
      Object.keys(changed).map((part) => controlOf(id, part)),
    );
  /** Adds a field and goes to its words. */
  const addField = (field: FieldValues, after = editor.latest().fields.length) => {
    const { fields } = editor.latest();
    editor.change({ fields: [...fields.slice(0, after), field, ...fields.slice(after)] });
    setUnfolded([...unfolded, field.id]);
    editor.focus(controlOf(field.id, 'label'));
  };
  const fold = (id: string, isOpen: boolean) =>
    setUnfolded(isOpen ? [...unfolded, id] : unfolded.filter((each) => each !== id));
  return { ...editor, unfolded, changeField, addField, fold };
}
