import { displayNameOf, SetupForm as SetupFields, sessionText } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth } from '#lib/firebase/auth.ts';
import { reportProblem } from '#lib/page/log.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { session } from '../session.ts';
import { LoginFrame } from '../ways-in/LoginParts.tsx';
import { SignInRefused, useSignInStep } from '../ways-in/sign-in.ts';
import { claimFirstAdmin, fileAccessRequest } from './access-request.ts';

const NOT_YET = 'Todavía no: los organizadores aún no aprueban tu acceso.';
const NOT_FILED = 'No pudimos enviar tu solicitud de acceso. Escribe a los organizadores.';

/** Requests access for the signed-in account. @throws {SignInRefused} */
async function requestAccess(): Promise<void> {
  const user = auth.currentUser;
  try {
    if (!user?.email) throw new Error('Nobody with an e-mail is signed in');
    const displayName = displayNameOf(user);
    await fileAccessRequest({ uid: user.uid, email: user.email, displayName, token: await user.getIdToken() });
  } catch (error) {
    reportProblem('Asking for access', error);
    throw new SignInRefused('not-filed', NOT_FILED);
  }
}

/** Checks for a role again; success unmounts this screen. @throws {SignInRefused} without an answer */
async function lookAgain(): Promise<void> {
  if (!(await session.recheck(sessionText.endedWhileWaiting))) throw new SignInRefused('network-request-failed');
}

/** Lets the account ask for access, or look for it again. */
function AskAccess() {
  const [isRequested, setRequested] = useState(false);
  const [isTold, setTold] = useState(false);
  const asking = useSignInStep();
  const looking = useSignInStep();
  const refusal = asking.refusal ?? looking.refusal;
  const request = async () => {
    if (await asking.run(requestAccess)) setRequested(true);
  };
  const look = async () => {
    setTold(false);
    setTold(await looking.run(lookAgain));
  };
  return (
    <Stack gap={5}>
      {isRequested ? <Notice tone="success">{sessionText.accessRequested}</Notice> : null}
      {isTold ? <Notice tone="info">{NOT_YET}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      {isRequested ? null : (
        <Button wide busy={asking.isBusy} onClick={() => void request()}>
          Pedir acceso
        </Button>
      )}
      <Button look="secondary" wide busy={looking.isBusy} onClick={() => void look()}>
        Ya me aprobaron
      </Button>
      <Button look="quiet" wide onClick={() => void session.signOut()}>
        Cerrar Sesión
      </Button>
    </Stack>
  );
}

/** Makes the signed-in account the first admin, with the installation's secret. */
function SetupForm() {
  const { isBusy, refusal, run } = useSignInStep();
  const form = useForm<SetupFields>({ resolver: zodResolver(SetupFields), defaultValues: { secret: '' } });
  const submit = form.handleSubmit(async ({ secret }) => {
    await run(() => claimFirstAdmin(secret));
  });

  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Clave de instalación"
        hint="La eligió quien instaló el sitio."
        error={form.formState.errors.secret?.message}
        required
        {...form.register('secret')}
        type="password"
        autoComplete="off"
      />
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? 'Comprobando...' : 'Ser administrador'}
      </Button>
    </Stack>
  );
}

/** Shown to a signed-in account without a role: what it can do. */
export function NoAccess({ needsSetup }: { needsSetup: boolean }) {
  return needsSetup ? (
    <LoginFrame title="Primer administrador" lead="Este sitio todavía no tiene administrador. Con la clave, eres tú.">
      <SetupForm />
    </LoginFrame>
  ) : (
    <LoginFrame title="Todavía sin acceso" lead={sessionText.accessPending}>
      <AskAccess />
    </LoginFrame>
  );
}
