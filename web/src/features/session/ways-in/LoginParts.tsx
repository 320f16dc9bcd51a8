import { EmailForm } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '#lib/addresses/paths.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { Field, TextField } from '#ui/fields/Field.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Note, Stack } from '#ui/layout/Layout.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Section } from '#ui/layout/Section.tsx';
import styles from '../Session.module.css';
import { useSignInStep } from './sign-in.ts';

interface FrameProps {
  title: string;
  lead: ReactNode;
  /** True to show a link back to the main sign-in form. */
  back?: boolean;
  /** Alternatives: below on a phone, at the side on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a sign-in step: title, form, and alternatives. */
export function LoginFrame({ title, lead, back = false, aside, children }: FrameProps) {
  return (
    <Section>
      <Stack gap={6} className={styles.frame}>
        <Stack as="header" gap={3} narrow className={styles.top}>
          {back ? (
            <Link to={paths.login()} className="touch back">
              <Icon name="back" />
              Otras formas de entrar
            </Link>
          ) : null}
          <PageTitle key={title} title={title} />
          <Note size="lead" className={styles.narrow}>
            {lead}
          </Note>
        </Stack>
        <Stack gap={5} className={classes(styles.top, styles.content)}>
          {children}
        </Stack>
        {aside ? (
          <Stack gap={5} className={classes(styles.top, styles.others)}>
            {aside}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}

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

interface MailedProps {
  /** Sends the link, or signs in with it. `remember`: the session outlives its tab. */
  send: (email: string, remember: boolean) => Promise<void>;
  action: string;
  /** Shown after sending; without it the screen moves on. */
  sentText?: string;
  /** True if the link signs in, so it offers to remember the session. */
  offersToRemember?: boolean;
}

/** A form with an e-mail address and no password. */
export function MailedLinkForm({ send, action, sentText, offersToRemember = false }: MailedProps) {
  const [remember, setRemember] = useState(false);
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<EmailForm>({ resolver: zodResolver(EmailForm), defaultValues: { email: '' } });
  const submit = form.handleSubmit(async ({ email }) => {
    setSent(false);
    setSent(await run(() => send(email, remember)));
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <AccountEmailField field={form.register('email')} error={form.formState.errors.email?.message} />
      {offersToRemember ? (
        <Choice label="Recordarme" type="checkbox" checked={remember} onChange={() => setRemember(!remember)} />
      ) : null}
      {isSent && sentText ? <Notice tone="success">{sentText}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}
