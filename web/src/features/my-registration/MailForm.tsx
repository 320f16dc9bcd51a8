import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#lib/calls/api.ts';
import { failureText } from '#lib/calls/failures.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { Skeleton } from '#ui/loading/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from './MyRegistration.module.css';

interface FormProps {
  token: string;
  suggested: string;
  action: string;
  onStored: (stored: Awaited<ReturnType<typeof ask>>) => void;
}

const ask = (token: string, address: string) =>
  call('POST /my-registration/mail', {
    body: { token, address, zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });

function AddressForm({ token, suggested, action, onStored }: FormProps) {
  const [address, setAddress] = useState(suggested);
  const { refusal, failure, isPending, run } = useAction(async () => onStored(await ask(token, address)));
  const problem = refusal?.fields.address;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Stack as="form" gap={4} className={styles.fields} noValidate onSubmit={send}>
      {failure === null || problem !== undefined ? null : <Notice tone="error">{failure}</Notice>}
      <TextField
        label="Correo"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Inline gap={3}>
        <Button type="submit" look="secondary" busy={isPending}>
          {action}
        </Button>
      </Inline>
    </Stack>
  );
}

const mailQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail', token],
    queryFn: () => call('POST /my-registration/mail/read', { body: { token } }),
    gcTime: 0,
    staleTime: 0,
    // The address is confirmed in another tab or on another phone.
    refetchOnWindowFocus: 'always',
  });

/** Mail notices of a registration: off, waiting for the address's confirmation, on, or refused by the address's server. */
export default function MailForm({ token }: { token: string }) {
  const client = useQueryClient();
  const query = mailQuery(token);
  const { data, error, refetch } = useQuery(query);
  const store = (stored: NonNullable<typeof data>) => client.setQueryData(query.queryKey, stored);
  const ending = useAction(async () => store(await call('POST /my-registration/mail/end', { body: { token } })));
  if (data === undefined) {
    if (error === null) return <Skeleton measure="full" />;
    return (
      <>
        <Notice tone="error">{failureText(error)}</Notice>
        <Button look="secondary" onClick={() => void refetch()}>
          Intentar otra vez
        </Button>
      </>
    );
  }
  const { address, state } = data;
  return (
    <>
      {ending.failure === null ? null : <Notice tone="error">{ending.failure}</Notice>}
      {state === 'on' ? <Notice tone="success">{`Te escribimos a ${address}.`}</Notice> : null}
      {state === 'asked' ? (
        <Notice tone="info">
          {`Mandamos un correo a ${address}. Ábrelo y toca «Confirmar mis avisos»: hasta entonces no te escribimos más. Si no lo ves, busca en correo no deseado.`}
        </Notice>
      ) : null}
      {state === 'refused' ? (
        <Notice tone="error">{`El correo ${address} no recibe mensajes. Revisa que esté bien escrito, o usa otro.`}</Notice>
      ) : null}
      {state === 'off' || state === 'refused' ? null : (
        <Button look="secondary" busy={ending.isPending} onClick={() => void ending.run()}>
          Ya no me escriban
        </Button>
      )}
      {state === 'on' ? null : (
        <AddressForm
          key={address}
          token={token}
          suggested={address}
          action={state === 'asked' ? 'Pedirlo otra vez' : 'Avísame por correo'}
          onStored={store}
        />
      )}
    </>
  );
}
