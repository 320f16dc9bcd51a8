import { errorText, LocalLoginForm as LocalLoginFields, sessionText } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { PasswordField } from './AccountFields.tsx';
import type { SignInRefused } from './sign-in.ts';
import { useSignInStep } from './use-sign-in-step.ts';
import { signInLocally } from './ways-in.ts';

const WRONG = ['wrong_credentials', 'wrong-password', 'invalid-credential', 'user-not-found', 'user-disabled'];

/** Returns the text of a failure; without an answer it is a connection error. */
function textFor({ code, message }: SignInRefused): string {
  if (WRONG.includes(code)) return errorText.wrong_credentials;
  return code === 'too-many-requests' ? message : sessionText.localLoginFailed;
}

/** The local admin login: one username and its password. */
export function LocalLoginForm() {
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<LocalLoginFields>({
    resolver: zodResolver(LocalLoginFields),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = form.formState;
  // Registered in the order in which the first invalid control is focused.
  const [username, password] = [form.register('username'), form.register('password')];
  const submit = form.handleSubmit(async (fields) => {
    await run(() => signInLocally(fields.username, fields.password));
  });

  return (
    <form className="below gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Usuario"
        error={errors.username?.message}
        required
        {...username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField field={password} error={errors.password?.message} autoComplete="current-password" />
      {refusal ? <Notice tone="error">{textFor(refusal)}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Entrando...' : 'Entrar'}
      </Button>
    </form>
  );
}
