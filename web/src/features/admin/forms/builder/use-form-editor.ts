import type { Form } from '@arena/domain';
import { useState } from 'react';
import { type FieldPath, useFieldArray, useForm } from 'react-hook-form';
import type { Beginning } from '#lib/editing/drafts.ts';
import { resolverBy, useEditorForm } from '#lib/editing/use-editor-form.ts';
import { useRefetch } from '#lib/query/refetch.ts';
import { formList } from '../form-calls';
import { checkedFormFields, FieldValues, FormValues } from './form-values.ts';

export type FormEditing = ReturnType<typeof useFormEditor>;

function nameOf(path: string): FieldPath<FormValues> {
  const [name, index, part] = path.split('.');
  const control = FieldValues.keyof().safeParse(part).data;
  if (name === 'fields' && control !== undefined) return `fields.${Number(index)}.${control}`;
  return FormValues.keyof().catch('title').parse(name);
}

/** Returns the form builder: its controls, its fields, and saving. */
export function useFormEditor(beginning: Beginning<FormValues, Form>, onSaved: (form: Form, isHere: boolean) => void) {
  const { initial } = beginning;
  const refetch = useRefetch(formList);
  const [unfolded, setUnfolded] = useState<readonly string[]>(() =>
    initial.base === null ? initial.values.fields.map(({ id }) => id) : [],
  );
  const form = useForm<FormValues>({
    defaultValues: initial.values,
    resolver: resolverBy((values) => checkedFormFields(values).problems ?? {}),
  });
  const list = useFieldArray({ control: form.control, name: 'fields', keyName: 'key' });
  const editor = useEditorForm({
    ...beginning,
    form,
    nameOf,
    onRefused: ({ fields }) => {
      const wrong = form.getValues('fields').filter((_, index) => fields?.[index] !== undefined);
      setUnfolded((open) => [...open, ...wrong.map(({ id }) => id)]);
    },
    onSaved(saved, isHere) {
      void refetch();
      onSaved(saved, isHere);
    },
  });
  /** Adds a field and focuses its label. */
  const addField = (field: FieldValues, at = list.fields.length) => {
    setUnfolded([...unfolded, field.id]);
    list.insert(at, field, { focusName: `fields.${at}.label` });
  };
  const fold = (id: string, isOpen: boolean) =>
    setUnfolded(isOpen ? [...unfolded, id] : unfolded.filter((each) => each !== id));
  return { ...editor, form, list, unfolded, addField, fold };
}
