import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, TextField } from '#ui/fields/Field.tsx';
import type { RegistrationValues } from './registration-values.ts';

const choices = [
  { value: 'adult', label: 'Tengo 18 años o más' },
  { value: 'minor', label: 'Tengo menos de 18' },
] as const;

const NOTE = 'Tu mamá, tu papá o tu tutor: el equipo necesita su permiso para que juegues.';

interface Props {
  form: UseFormReturn<RegistrationValues>;
  /** True if the tournament asks for a guardian's consent. */
  isRequired: boolean;
}

/** Asks if the player is 18. Minors name a guardian and one contact. */
export function AgeFields({ form, isRequired }: Props) {
  const age = useWatch({ control: form.control, name: 'age' });
  const { errors } = useFormState({ control: form.control, name: ['age', 'guardian'] });
  return (
    <>
      <FieldGroup label="¿Qué edad tienes?" error={errors.age?.message} required={isRequired}>
        {choices.map(({ value, label }) => (
          <Choice key={value} label={label} {...form.register('age')} type="radio" value={value} />
        ))}
      </FieldGroup>
      {age === 'minor' ? (
        <>
          <TextField
            label="Nombre de tu mamá, papá o tutor"
            hint={NOTE}
            error={errors.guardian?.name?.message}
            required={isRequired}
            {...form.register('guardian.name')}
            autoComplete="off"
          />
          <TextField
            label="Cómo contactar a tu tutor"
            hint="Su teléfono, con el código de tu país, o su correo. Solo lo ven los organizadores."
            error={errors.guardian?.contact?.message}
            required={isRequired}
            {...form.register('guardian.contact')}
            autoComplete="off"
          />
        </>
      ) : null}
    </>
  );
}
