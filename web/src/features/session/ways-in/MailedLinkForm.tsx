import { EmailForm } from '@arena/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/signs/Notice.tsx';
import { EmailField } from './AccountFields.tsx';
import { useAction } from './use-action.ts';

interface Props {
  /** Sends the link, or signs in with it. */
  send: (email: string) => Promise<void>;
  action: string;
  /** What is said once it is sent; without it the screen moves on by itself. */
  sentText?: string;
}

/** Asks for an e-mail address and nothing else. */
export function MailedLinkForm({ send, action, sentText }: Props) {
  const [isSent, setSent] = useState(false);
  const { isBusy, refusal, run } = useAction();
  const form = useForm<EmailForm>({ resolver: zodResolver(EmailForm), defaultValues: { email: '' } });
  const submit = form.handleSubmit(async ({ email }) => {
    setSent(false);
    setSent(await run(() => send(email)));
  });

  return (
    <form className="below gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <EmailField field={form.register('email')} error={form.formState.errors.email?.message} />
      {isSent && sentText ? <Notice tone="success">{sentText}</Notice> : null}
      {refusal ? <Notice tone="error">{refusal.message}</Notice> : null}
      <Button type="submit" wide busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}
