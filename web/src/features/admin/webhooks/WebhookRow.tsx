import { deliveryText, type Webhook } from '@arena/domain';
import { useState } from 'react';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { useAdminMutation } from '#ui/dialogs/use-admin-mutation.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { Deliveries } from './Deliveries.tsx';
import styles from './Webhooks.module.css';
import { webhookList } from './webhook-calls';

interface Props {
  hook: Webhook;
  /** Name of its tournament, or of all tournaments. */
  scope: string;
}

/** A channel with buttons to test, pause and delete it, and its log. */
export function WebhookRow({ hook, scope }: Props) {
  const { id, kind, address, paused } = hook;
  const mutation = useAdminMutation({ changes: [webhookList] });
  const [isOpen, setOpen] = useState(false);
  const pause = () =>
    mutation.mutate(async () => {
      await authorizedCall('PATCH /webhooks/:id', { params: { id }, body: { paused: !paused } });
      return paused ? 'Este canal recibe avisos otra vez.' : 'En pausa: lo que pase mientras tanto no le llega.';
    });
  const test = () =>
    mutation.mutate(async () => {
      const tested = await authorizedCall('POST /webhooks/:id/test', { params: { id }, key: crypto.randomUUID() });
      return `Mensaje de prueba: ${deliveryText(tested)}.`;
    });
  const remove = () =>
    mutation.mutate(async () => {
      await authorizedCall('DELETE /webhooks/:id', { params: { id } });
      return 'Canal quitado.';
    });
  return (
    <li className={styles.row}>
      <p>
        <strong>{kind === 'discord' ? 'Discord' : 'Webhook firmado'}</strong> · {scope}{' '}
        {paused ? <Badge tone="quiet">En pausa</Badge> : null}
      </p>
      <p className="note">{address}</p>
      <div className="beside gap-2">
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
      </div>
      {isOpen ? <Deliveries id={id} /> : null}
    </li>
  );
}
