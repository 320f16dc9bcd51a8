import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/Field.tsx';

/** The e-mail of an account. */
export function EmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <TextField
      label="Correo"
      error={error}
      required
      {...field}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
}
