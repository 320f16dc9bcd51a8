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
import styles from '../Session.module.css';
import { AccountEmailField, PasswordField } from './LoginParts.tsx';
import { toRefusal, useSignInStep } from './sign-in.ts';
import { resendVerification, sendPasswordLink, signInByPassword } from './ways-in.ts';

interface MailProps {
  tone: 'error' | 'info';
  text: string;
  /** The button that sends a mail. */
  action: string;
  sentText: string;
  send: () => Promise<void>;
}

/** Says what is missing, with a button that sends the mail for it. */
function MailNotice({ tone, text, action, sentText, send }: MailProps) {
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useSignInStep();
  const button = (
    <Button look="secondary" busy={isBusy} onClick={() => void run(send).then(setSent)}>
      {action}
    </Button>
  );
  return (
    <>
      <Notice tone={tone} action={isSent ? null : button}>
        {text}
      </Notice>
      {isSent ? <Notice tone="success">{sentText}</Notice> : null}
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
        <MailNotice
          tone="error"
          text={refusal.message}
          action="Enviar el correo otra vez"
          sentText={sessionText.verificationSent}
          send={() => resendVerification(form.getValues('email').trim(), form.getValues('password'))}
        />
      ) : null}
      {approved === null ? null : (
        // The password was reset when the account got access.
        <MailNotice
          tone="info"
          text={sessionText.chooseNewPassword}
          action="Elegir contraseña nueva"
          sentText={sessionText.passwordResetSent}
          send={() => sendPasswordLink(approved)}
        />
      )}
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
