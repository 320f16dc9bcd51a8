import { type UseFormReturn, useFormState } from 'react-hook-form';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldGroup } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';

const choices = [
  { value: 'sí', label: 'Sí: sin permiso no se aprueban' },
  { value: '', label: 'No: solo avisa' },
] as const;

/** Whether nobody under 18 is approved before their guardian has consented. */
export function GuardianFields({ form }: { form: UseFormReturn<TournamentValues> }) {
  const { errors } = useFormState({ control: form.control, name: 'guardianConsent' });
  return (
    <FieldsGroup title={labels.guardianConsent}>
      <FieldGroup label="¿Esperan el permiso de su tutor?" error={errors.guardianConsent?.message} required>
        {choices.map(({ value, label }) => (
          <Choice key={value} label={label} {...form.register('guardianConsent')} type="radio" value={value} />
        ))}
      </FieldGroup>
    </FieldsGroup>
  );
}
