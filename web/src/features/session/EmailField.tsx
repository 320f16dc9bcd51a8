import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/Field.tsx';

/** The e-mail of an account. */
export function EmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label="Correo" error={error} required>
      {(control) => <input {...control} {...field} type="email" inputMode="email" autoComplete="username" />}
    </Field>
  );
}
