import { SignInForm as SignInFields, sessionText } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/addresses/paths.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { EmailField, PasswordField } from './AccountFields.tsx';
import styles from './Form.module.css';
import { resendVerification } from './sign-up.ts';
import { useAction } from './use-action.ts';
import { signInByPassword } from './ways-in.ts';

/** An account whose address is not verified: says so, and sends the e-mail again. */
function Unverified({ message, credentials }: { message: string; credentials: SignInFields }) {
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useAction();
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

interface Props {
  remember: boolean;
  onRemember: (remember: boolean) => void;
}

/** Signing in by e-mail and password (specification, section 4). */
export function SignInForm({ remember, onRemember }: Props) {
  const [ownerOnly, setOwnerOnly] = useState(false);
  const { isBusy, refusal, run } = useAction();
  const form = useForm<SignInFields>({
    resolver: zodResolver(SignInFields),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ email, password }) => {
    await run(() => signInByPassword(email, password, { remember, ownerOnly }));
  });

  return (
    <form className="below gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField field={form.register('email')} error={errors.email?.message} />
      <PasswordField
        field={form.register('password')}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <div>
        <Choice label="Recordarme" type="checkbox" checked={remember} onChange={() => onRemember(!remember)} />
        <Choice
          label="Entro con la cuenta principal"
          type="checkbox"
          checked={ownerOnly}
          onChange={() => setOwnerOnly(!ownerOnly)}
        />
      </div>
      {refusal?.code === 'email-not-verified' ? (
        <Unverified message={refusal.message} credentials={form.getValues()} />
      ) : null}
      {refusal && refusal.code !== 'email-not-verified' ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Entrando...' : 'Iniciar sesión'}
      </Button>
      <Link to={paths.login('clave')} className={classes('touch muted underlined', styles.aside)}>
        Olvidé mi contraseña
      </Link>
    </form>
  );
}
