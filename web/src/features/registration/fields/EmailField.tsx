import { useState } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import type { RegistrationValues } from './registration-values.ts';

/** The player's address. A domain that looks mistyped gets a hint, which one tap accepts, and isn't refused. */
export function EmailField({ form }: { form: UseFormReturn<RegistrationValues> }) {
  const { errors } = useFormState({ control: form.control, name: 'email' });
  const [meant, setMeant] = useState<string | null>(null);
  const check = async () => {
    // Loaded on demand: few need it.
    const { meantAddress } = await import('./mail-domain.ts');
    setMeant(meantAddress(form.getValues('email')));
  };
  const accept = (address: string) => {
    form.setValue('email', address, { shouldValidate: true });
    form.setFocus('email');
    setMeant(null);
  };
  return (
    <div className="below gap-2">
      <TextField
        label="Correo"
        error={errors.email?.message}
        required
        {...form.register('email', {
          onBlur: () => void check().catch(() => undefined),
          onChange: () => setMeant(null),
        })}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {meant === null ? null : (
        <div className="below gap-2" role="status">
          <p>¿Quisiste escribir {meant}?</p>
          <Button look="secondary" onClick={() => accept(meant)}>
            Sí, corregirlo
          </Button>
        </div>
      )}
    </div>
  );
}
