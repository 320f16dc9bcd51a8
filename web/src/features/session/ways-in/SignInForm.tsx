import { SignInForm as SignInFields, sessionText } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { isAccessGranted } from '../access/access-request.ts';
import styles from './AccountFields.module.css';
import { AccountEmailField, PasswordField } from './AccountFields.tsx';
import { toRefusal, useSignInStep } from './sign-in.ts';
import { resendVerification, sendPasswordLink, signInByPassword } from './ways-in.ts';

/** Shown for an unverified address, with a button to send the e-mail again. */
function Unverified({ message, credentials }: { message: string; credentials: SignInFields }) {
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useSignInStep();
  const send = async () => {
    const { email, password } = credentials;
    if (await run(() => resendVerification(email.trim(), password))) setSent(true);
  };
  return (
    <>
      <Notice
        tone="error"
        action={
          isSent ? null : (
            <Button look="secondary" busy={isBusy} onClick={() => void send()}>
              Enviar el correo otra vez
            </Button>
          )
        }
      >
        {message}
      </Notice>
      {isSent ? <Notice tone="success">{sessionText.verificationSent}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
    </>
  );
}

/** Shown if the password was reset when the account got access: sends the link to choose a new one. */
function NewPassword({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useSignInStep();
  const send = async () => setSent(await run(() => sendPasswordLink(email)));
  const button = (
    <Button look="secondary" busy={isBusy} onClick={() => void send()}>
      Elegir contraseña nueva
    </Button>
  );
  return (
    <>
      <Notice tone="info" action={isSent ? null : button}>
        {sessionText.chooseNewPassword}
      </Notice>
      {isSent ? <Notice tone="success">{sessionText.passwordResetSent}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
    </>
  );
}

const WRONG_PASSWORD = ['invalid-credential', 'wrong-password'];

interface Props {
  remember: boolean;
  onRemember: (remember: boolean) => void;
}

/** Signing in by e-mail and password. */
export function SignInForm({ remember, onRemember }: Props) {
  const [ownerOnly, setOwnerOnly] = useState(false);
  const [approved, setApproved] = useState<string | null>(null);
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<SignInFields>({
    resolver: zodResolver(SignInFields),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ email, password }) => {
    setApproved(null);
    await run(async () => {
      try {
        await signInByPassword(email, password, { remember, ownerOnly });
      } catch (error) {
        const isWrong = WRONG_PASSWORD.includes(toRefusal(error).code);
        if (isWrong && (await isAccessGranted(email.trim()))) setApproved(email.trim());
        throw error;
      }
    });
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <AccountEmailField field={form.register('email')} error={errors.email?.message} />
      <PasswordField
        field={form.register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <div>
        <Choice label="Recordarme" type="checkbox" checked={remember} onChange={() => onRemember(!remember)} />
        <Choice
          label="Soy la cuenta dueña del sitio"
          type="checkbox"
          checked={ownerOnly}
          onChange={() => setOwnerOnly(!ownerOnly)}
        />
      </div>
      {refusal?.code === 'email-not-verified' ? (
        <Unverified message={refusal.message} credentials={form.getValues()} />
      ) : null}
      {approved === null ? null : <NewPassword email={approved} />}
      {refusal && refusal.code !== 'email-not-verified' && approved === null ? (
        <Notice tone="error">{refusal.message}</Notice>
      ) : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Entrando...' : 'Iniciar sesión'}
      </Button>
      <Link to={paths.login('clave')} className={classes('touch muted underlined', styles.aside)}>
        Olvidé mi contraseña
      </Link>
    </Stack>
  );
}
