import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/fields/Field.tsx';
import { FieldsGroup, FieldsPair } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';
import { ChosenField } from './ChosenField.tsx';

interface Props {
  form: UseFormReturn<TournamentValues>;
}

const choices = [
  { value: 'sí', label: 'Sí: quien no confirma a tiempo pierde su cupo' },
  { value: '', label: 'No: quien apruebas ya está dentro' },
];

type TimeName = 'enrolmentHours' | 'matchFromHours' | 'matchUntilHours' | 'finalUntilMinutes';

function Time({ form, name, hint }: Props & { name: TimeName; hint?: string }) {
  const { errors } = useFormState({ control: form.control, name });
  return (
    <TextField
      label={labels[name]}
      hint={hint}
      error={errors[name]?.message}
      required={hint === undefined}
      {...form.register(name)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

/** Whether players confirm that they play, and when. */
export function ConfirmationFields({ form }: Props) {
  const confirms = useWatch({ control: form.control, name: 'confirms' });
  return (
    <FieldsGroup title={labels.confirms}>
      <ChosenField form={form} name="confirms" label="¿Confirman que juegan?" choices={choices} />
      {confirms === '' ? null : (
        <>
          <p>
            Confirman en su lugar, con su enlace: al ser aprobados, otra vez antes de empezar y, si clasifican, la
            final.
          </p>
          <Time form={form} name="enrolmentHours" />
          <FieldsPair>
            <Time form={form} name="matchFromHours" />
            <Time form={form} name="matchUntilHours" />
          </FieldsPair>
          <Time
            form={form}
            name="finalUntilMinutes"
            hint="Desde que se sabe quién clasificó. Vacío: nadie la confirma."
          />
        </>
      )}
    </FieldsGroup>
  );
}
