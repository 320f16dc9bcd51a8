import { useId } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../ui/FieldsGroup.tsx';
import { useDeskList } from './desk-list.ts';
import { labels } from './labels.ts';
import { type SuggestedField, suggestionsFor } from './suggestions.ts';
import type { TournamentValues } from './values.ts';

interface Props {
  form: UseFormReturn<TournamentValues>;
}

function Suggested({ form, name }: Props & { name: SuggestedField }) {
  const { value: tournaments } = useDeskList();
  const { errors } = useFormState({ control: form.control, name });
  const id = useId();
  return (
    <Field label={labels[name]} error={errors[name]?.message}>
      {(control) => (
        <>
          <input {...control} {...form.register(name)} list={id} autoComplete="off" />
          <datalist id={id}>
            {suggestionsFor(name, tournaments ?? []).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** How the tournament is played, from what is usual or in the organiser's own words. */
export function PlayFields({ form }: Props) {
  return (
    <FieldsGroup title="Cómo se juega">
      <FieldsPair>
        <Suggested form={form} name="modality" />
        <Suggested form={form} name="gameMode" />
      </FieldsPair>
      <FieldsPair>
        <Suggested form={form} name="mapSelection" />
        <Suggested form={form} name="format" />
      </FieldsPair>
    </FieldsGroup>
  );
}
