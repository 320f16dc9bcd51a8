import {
  type ChannelEvent,
  deliveryText,
  distinctNames,
  limits,
  type Webhook,
  type WebhookDelivery,
  type WebhookKind,
} from '@arena/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { adminQuery } from '#lib/query/admin-query.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { FieldGroup, SelectField, TextField } from '#ui/fields/Field.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { Inline, Note, Stack, TypedText } from '#ui/layout/Layout.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { noticeEventLabel } from '#ui/notices/notice-event-label.ts';
import { perform, useAction } from '#ui/use-action.ts';
import { PhoneNotices } from './PhoneNotices.tsx';

/** An organiser's notices on this phone, and the team's channels. */
export function Webhooks({ uid }: { uid: string }) {
  const names = distinctNames(useQuery(tournamentList).data ?? [], useViewerZone());
  const query = useQuery(webhookList);
  const scopeOf = ({ tournamentId }: Webhook) => {
    if (tournamentId === null) return 'Todos los torneos';
    return names.get(tournamentId) ?? 'Un torneo';
  };
  return (
    <Stack gap={4} column>
      <PhoneNotices uid={uid} />
      <h2>Discord y otros programas</h2>
      <p>
        Avisa solo cuando se publica un torneo, abren o están por cerrar las inscripciones, hay sorteo, una sala está
        lista (sin su código), sale una tabla oficial con su imagen, y hay campeón.
      </p>
      <NewWebhookForm tournaments={[...names].map(([id, name]) => ({ id, name }))} />
      <LoadedView query={query} loading="Cargando canales…">
        {(webhooks) => (
          <AdminList
            label="Canales"
            items={webhooks}
            className="below"
            empty="Todavía no hay canales. Mientras tanto, comparte cada momento por WhatsApp con el mensaje ya escrito."
          >
            {(hook) => <WebhookRow key={hook.id} hook={hook} scope={scopeOf(hook)} />}
          </AdminList>
        )}
      </LoadedView>
    </Stack>
  );
}

async function readWebhooks(): Promise<Webhook[]> {
  return (await authorizedCall('GET /webhooks', {})).webhooks;
}

/** The team's channels; refetched every 5 minutes while shown. */
const webhookList = adminQuery(['the webhooks'], readWebhooks, limits.adminListRefresh);

interface RowProps {
  hook: Webhook;
  /** Name of its tournament, or of all tournaments. */
  scope: string;
}

/** A channel with buttons to test, pause and delete it, and its log. */
export function WebhookRow({ hook, scope }: RowProps) {
  const { id, kind, address, paused } = hook;
  const mutation = useAction(perform, { tells: true, changes: [webhookList] });
  const [isOpen, setOpen] = useState(false);
  const pause = () =>
    mutation.run(async () => {
      await authorizedCall('PATCH /webhooks/:id', { params: { id }, body: { paused: !paused } });
      return paused ? 'Este canal recibe avisos otra vez.' : 'En pausa: lo que pase mientras tanto no le llega.';
    });
  const test = () =>
    mutation.run(async () => {
      const tested = await authorizedCall('POST /webhooks/:id/test', { params: { id }, key: crypto.randomUUID() });
      return `Mensaje de prueba: ${deliveryText(tested)}.`;
    });
  const remove = () =>
    mutation.run(async () => {
      await authorizedCall('DELETE /webhooks/:id', { params: { id } });
      return 'Canal quitado.';
    });
  return (
    <Stack as="li" gap={2} ruled>
      <p>
        <strong>{kind === 'discord' ? 'Discord' : 'Webhook firmado'}</strong> · {scope}{' '}
        {paused ? <Badge tone="quiet">En pausa</Badge> : null}
      </p>
      <Note>{address}</Note>
      <Inline gap={2}>
        <Button look="secondary" busy={mutation.isPending} onClick={() => void test()}>
          Probar
        </Button>
        <Button look="secondary" busy={mutation.isPending} onClick={() => void pause()}>
          {paused ? 'Reanudar' : 'Pausar'}
        </Button>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Ocultar entregas' : 'Ver entregas'}
        </Button>
        <ConfirmButton
          title="¿Quitar este canal?"
          action="Quitar"
          isPending={mutation.isPending}
          onConfirm={async () => void (await remove())}
        >
          <p>Deja de recibir avisos, y se borra su lista de entregas.</p>
        </ConfirmButton>
      </Inline>
      {isOpen ? <Deliveries id={id} /> : null}
    </Stack>
  );
}

const labelOf = (event: ChannelEvent | 'test') => (event === 'test' ? 'Prueba' : noticeEventLabel[event]);

function Delivery({ event, tournament, at, attempts, ...result }: WebhookDelivery) {
  return (
    <li>
      {labelOf(event)}
      {tournament === '' ? '' : ` · ${tournament}`}
      <Note as="span">
        {' '}
        <LocalTime instant={at} write={dayAndClockIn} /> · {deliveryText(result)}
        {attempts > 1 ? ` · ${attempts} intentos` : ''}
      </Note>
    </li>
  );
}

const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['the deliveries', id],
    queryFn: () => authorizedCall('GET /webhooks/:id/deliveries', { params: { id } }),
    ...refetchOnOpen,
  });

function Deliveries({ id }: { id: string }) {
  const query = useQuery(deliveriesQuery(id));
  return (
    <LoadedView query={query} loading="Cargando entregas…">
      {({ deliveries }) => (
        <AdminList
          label="Entregas"
          items={deliveries}
          className="below gap-2"
          empty="Todavía no se le ha entregado nada."
        >
          {(delivery) => <Delivery key={delivery.id} {...delivery} />}
        </AdminList>
      )}
    </LoadedView>
  );
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
      <TypedText>
        <code>{secret}</code>
      </TypedText>
      <Inline gap={2}>
        <CopyButton text={secret} copied="Clave copiada." refused="No se pudo copiar: selecciónala y cópiala.">
          Copiar clave
        </CopyButton>
        <Button look="quiet" onClick={onClose}>
          Ya la guardé
        </Button>
      </Inline>
    </Notice>
  );
}

/** Adds a channel. The secret of a signed one is shown once. */
export function NewWebhookForm({ tournaments }: { tournaments: readonly { id: string; name: string }[] }) {
  const [kind, setKind] = useState<WebhookKind>('discord');
  const [url, setUrl] = useState('');
  const [tournamentId, setTournamentId] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const mutation = useAction(perform, { tells: true, changes: [webhookList] });
  const { hint } = kinds.find((each) => each.kind === kind) ?? kinds[0];
  const add = (event: FormEvent) => {
    event.preventDefault();
    void mutation.run(async () => {
      const body = { kind, url: url.trim(), tournamentId: tournamentId || null };
      const added = await authorizedCall('POST /webhooks', { body, key: crypto.randomUUID() });
      setSecret(added.secret);
      setUrl('');
      return 'Canal conectado. Manda un mensaje de prueba para ver que llega.';
    });
  };
  if (secret !== null) return <Secret secret={secret} onClose={() => setSecret(null)} />;
  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={add}>
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
        error={mutation.refusal?.fields.url}
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
    </Stack>
  );
}
