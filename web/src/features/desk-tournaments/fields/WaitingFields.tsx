import { type UseFormReturn, useFormState } from 'react-hook-form';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldGroup } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';

const choices = [
  { value: 'automatic', label: 'Sí: cada cupo libre se le ofrece solo a quien sigue' },
  { value: 'by_hand', label: 'Sí: ustedes eligen a quién ofrecerlo' },
  { value: 'off', label: 'No: nadie más se anota' },
] as const;

/** Whether a full tournament takes names, and who offers the places that become free. */
export function WaitingFields({ form }: { form: UseFormReturn<TournamentValues> }) {
  const { errors } = useFormState({ control: form.control, name: 'waitingList' });
  return (
    <FieldsGroup title={labels.waitingList}>
      <FieldGroup label="Cuando se llena, ¿hay lista de espera?" error={errors.waitingList?.message} required>
        {choices.map(({ value, label }) => (
          <Choice key={value} label={label} {...form.register('waitingList')} type="radio" value={value} />
        ))}
      </FieldGroup>
    </FieldsGroup>
  );
}
