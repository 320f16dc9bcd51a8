import { limits, SignUpForm as SignUpFields } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/fields/Field.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import styles from './Form.module.css';
import { EmailField } from './fields/EmailField.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { type SignedUp, signUp } from './sign-up.ts';
import { useAction } from './use-action.ts';

/** A newcomer, registered. */
export interface Newcomer extends SignedUp {
  email: string;
  password: string;
}

/** Self-registration (specification, section 4). */
export function SignUpForm({ onSignedUp }: { onSignedUp: (newcomer: Newcomer) => void }) {
  const { isBusy, refusal, run } = useAction();
  const form = useForm<SignUpFields>({
    resolver: zodResolver(SignUpFields),
    defaultValues: { displayName: '', email: '', password: '' },
  });
  const { errors } = form.formState;
  // In the order in which the first one at fault is looked for.
  const displayName = form.register('displayName');
  const email = form.register('email');
  const password = form.register('password');
  const submit = form.handleSubmit(async (fields) => {
    await run(async () => onSignedUp({ ...(await signUp(fields)), email: fields.email, password: fields.password }));
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Nombre"
        hint="Como te conoce el equipo."
        error={errors.displayName?.message}
        required
        {...displayName}
        autoComplete="name"
      />
      <EmailField field={email} error={errors.email?.message} />
      <PasswordField
        field={password}
        error={errors.password?.message}
        hint={`Al menos ${limits.passwordCharacters.min} caracteres.`}
        autoComplete="new-password"
      />
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Creando tu cuenta...' : 'Pedir acceso'}
      </Button>
    </form>
  );
}
