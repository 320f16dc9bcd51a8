import { EmailForm } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { AccountEmailField } from './AccountFields.tsx';
import { useSignInStep } from './sign-in.ts';

interface Props {
  /** Sends the link, or signs in with it. `remember`: the session outlives its tab. */
  send: (email: string, remember: boolean) => Promise<void>;
  action: string;
  /** Shown after sending; without it the screen moves on. */
  sentText?: string;
  /** True if the link signs in, so it offers to remember the session. */
  offersToRemember?: boolean;
}

/** A form with an e-mail address and no password. */
export function MailedLinkForm({ send, action, sentText, offersToRemember = false }: Props) {
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
