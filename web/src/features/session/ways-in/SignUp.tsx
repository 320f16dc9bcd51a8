import { SignUpForm as SignUpFields, sessionText } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { Steps } from '#ui/layout/Steps.tsx';
import { AccountEmailField, LoginFrame } from './LoginParts.tsx';
import { useSignInStep } from './sign-in.ts';
import { resendVerification, type SignedUp, signUp } from './ways-in.ts';

/** A newly registered account. */
interface Newcomer extends SignedUp {
  email: string;
}

/** Self-registration. */
function SignUpForm({ onSignedUp }: { onSignedUp: (newcomer: Newcomer) => void }) {
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<SignUpFields>({
    resolver: zodResolver(SignUpFields),
    defaultValues: { displayName: '', email: '' },
  });
  const { errors } = form.formState;
  // Registered in the order in which the first invalid control is focused.
  const displayName = form.register('displayName');
  const email = form.register('email');
  const submit = form.handleSubmit(async (fields) => {
    await run(async () => onSignedUp({ ...(await signUp(fields)), email: fields.email }));
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Nombre"
        hint="Como te conoce el equipo."
        error={errors.displayName?.message}
        required
        {...displayName}
        autoComplete="name"
      />
      <AccountEmailField field={email} error={errors.email?.message} />
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Enviando...' : 'Pedir acceso'}
      </Button>
    </Stack>
  );
}

function SignedUpSteps({ newcomer }: { newcomer: Newcomer }) {
  const [isSent, setSent] = useState(newcomer.verificationSent);
  const { isBusy, refusal, run } = useSignInStep();
  const resend = async () => {
    setSent(false);
    setSent(await run(() => resendVerification(newcomer.email, newcomer.password)));
  };
  const steps = [
    { title: 'Verifica tu correo', text: `Abre el mensaje que llegó a ${newcomer.email} y toca el enlace.` },
    { title: 'Espera la aprobación', text: 'Un administrador revisa tu solicitud.' },
    { title: 'Entra al panel', text: 'Cuando la apruebe, te llega otro correo para elegir tu contraseña.' },
  ];
  return (
    <Stack gap={5}>
      {isSent ? <Notice tone="success">{sessionText.verificationSent}</Notice> : null}
      {newcomer.accessRequested ? null : <Notice tone="warning">{sessionText.accessRequestNotFiled}</Notice>}
      <Steps steps={steps} level={2} />
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <ButtonLink to={paths.login()}>Iniciar sesión</ButtonLink>
      <Button look="secondary" busy={isBusy} onClick={() => void resend()}>
        Enviar el correo otra vez
      </Button>
    </Stack>
  );
}

/** Self-registration: the form, then the next steps. */
export function SignUp() {
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  if (newcomer !== null) {
    return (
      <LoginFrame title="Revisa tu correo" lead={newcomer.accessRequested ? sessionText.accessRequested : ''}>
        <SignedUpSteps newcomer={newcomer} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame
      back
      title="Pedir acceso"
      lead="Un administrador revisa tu solicitud. Cuando la apruebe, eliges tu contraseña por correo."
    >
      <SignUpForm onSignedUp={setNewcomer} />
    </LoginFrame>
  );
}
