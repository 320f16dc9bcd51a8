import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, TextField } from '#ui/fields/Field.tsx';
import styles from './AccountFields.module.css';

/** The e-mail of an account. */
export function AccountEmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
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

interface PasswordProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button to show it, because blind typing on a phone fails often. */
export function PasswordField({ field, error, hint, autoComplete }: PasswordProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label="Contraseña" hint={hint} error={error} required>
      {(control) => (
        <span className={styles.password}>
          <input
            {...control}
            {...field}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Ocultar' : 'Mostrar'}
          </button>
        </span>
      )}
    </Field>
  );
}
