import { type UseFormReturn, useFormState } from 'react-hook-form';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { FieldGroup } from '../../../ui/fields/Field.tsx';
import { FieldsGroup } from '../../../ui/fields/FieldsGroup.tsx';
import { labels } from '../labels.ts';
import type { TournamentValues } from '../values.ts';

interface FormProps {
  form: UseFormReturn<TournamentValues>;
}

interface Props extends FormProps {
  name: 'confirms' | 'guardianConsent' | 'status' | 'waitingList';
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** One of a few, each said in words. */
export function ChosenField({ form, name, label, choices }: Props) {
  const { errors } = useFormState({ control: form.control, name });
  return (
    <FieldGroup label={label} error={errors[name]?.message} required>
      {choices.map((choice) => (
        <Choice key={choice.value} {...choice} {...form.register(name)} type="radio" />
      ))}
    </FieldGroup>
  );
}

const consents = [
  { value: 'sí', label: 'Sí: sin permiso no se aprueban' },
  { value: '', label: 'No: solo avisa' },
];

/** Whether nobody under 18 is approved before their guardian has consented. */
export function GuardianFields({ form }: FormProps) {
  return (
    <FieldsGroup title={labels.guardianConsent}>
      <ChosenField form={form} name="guardianConsent" label="¿Esperan el permiso de su tutor?" choices={consents} />
    </FieldsGroup>
  );
}

const lists = [
  { value: 'automatic', label: 'Sí: cada cupo libre se le ofrece solo a quien sigue' },
  { value: 'by_hand', label: 'Sí: ustedes eligen a quién ofrecerlo' },
  { value: 'off', label: 'No: nadie más se anota' },
];

/** Whether a full tournament takes names, and who offers the places that become free. */
export function WaitingFields({ form }: FormProps) {
  return (
    <FieldsGroup title={labels.waitingList}>
      <ChosenField form={form} name="waitingList" label="Cuando se llena, ¿hay lista de espera?" choices={lists} />
    </FieldsGroup>
  );
}
