import { limits, type WebhookKind } from '@arena/domain';
import { type FormEvent, useState } from 'react';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, SelectField, TextField } from '#ui/fields/Field.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import styles from './Webhooks.module.css';
import { webhookList } from './webhook-calls';

interface Props {
  tournaments: readonly { id: string; name: string }[];
}

const kinds = [
  {
    kind: 'discord',
    label: 'Un canal de Discord',
    hint: 'En Discord: Editar canal, Integraciones, Webhooks, «Copiar URL del webhook». Quien la tenga puede escribir en tu canal: no la compartas.',
  },
  {
    kind: 'generic',
    label: 'Otro programa (webhook firmado)',
    hint: 'Una dirección pública que empiece con https://. Cada mensaje va firmado, para que sepas que es nuestro.',
  },
] as const satisfies readonly { kind: WebhookKind; label: string; hint: string }[];

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Notice tone="warning">
      <p>Guarda esta clave ahora: no la volvemos a mostrar. Con ella tu programa comprueba la firma.</p>
      <code className={styles.secret}>{secret}</code>
      <div className="beside gap-2">
        <CopyButton text={secret} copied="Clave copiada." refused="No se pudo copiar: selecciónala y cópiala.">
          Copiar clave
        </CopyButton>
        <Button look="quiet" onClick={onClose}>
          Ya la guardé
        </Button>
      </div>
    </Notice>
  );
}

/** Adds a channel. The secret of a signed one is shown once. */
export function NewWebhookForm({ tournaments }: Props) {
  const [kind, setKind] = useState<WebhookKind>('discord');
  const [url, setUrl] = useState('');
  const [tournamentId, setTournamentId] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const mutation = useAdminMutation({ changes: [webhookList] });
  const { hint } = kinds.find((each) => each.kind === kind) ?? kinds[0];
  const add = (event: FormEvent) => {
    event.preventDefault();
    void mutation.mutate(async () => {
      const body = { kind, url: url.trim(), tournamentId: tournamentId || null };
      const added = await authorizedCall('POST /webhooks', { body, key: crypto.randomUUID() });
      setSecret(added.secret);
      setUrl('');
      return 'Canal conectado. Manda un mensaje de prueba para ver que llega.';
    });
  };
  if (secret !== null) return <Secret secret={secret} onClose={() => setSecret(null)} />;
  return (
    <form className={styles.form} noValidate onSubmit={add}>
      <FieldGroup label="A dónde se avisa" required>
        {kinds.map((each) => (
          <Choice
            key={each.kind}
            type="radio"
            name="kind"
            label={each.label}
            checked={each.kind === kind}
            onChange={() => {
              setKind(each.kind);
              mutation.reset();
            }}
          />
        ))}
      </FieldGroup>
      <TextField
        label="URL del webhook"
        hint={hint}
        error={mutation.error?.fields.url}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.webhook.urlCharacters}
        value={url}
        onChange={(event) => {
          setUrl(event.target.value);
          mutation.reset();
        }}
      />
      <SelectField
        label="De qué torneos"
        required
        value={tournamentId}
        onChange={(event) => setTournamentId(event.target.value)}
      >
        <option value="">Todos los torneos</option>
        {tournaments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || 'Sin nombre'}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={mutation.isPending}>
        Conectar canal
      </Button>
    </form>
  );
}
