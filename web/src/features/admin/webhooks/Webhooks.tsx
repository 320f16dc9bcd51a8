import { distinctNames, type Webhook } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { tournamentList } from '#lib/calls/admin-tournaments.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { PhoneNotices } from './PhoneNotices.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import styles from './Webhooks.module.css';
import { webhookList } from './webhook-calls';

/** An organiser's notices on this phone, and the team's channels. */
export function Webhooks({ uid }: { uid: string }) {
  const names = distinctNames(useQuery(tournamentList).data ?? [], useViewerZone());
  const query = useQuery(webhookList);
  const scopeOf = ({ tournamentId }: Webhook) => {
    if (tournamentId === null) return 'Todos los torneos';
    return names.get(tournamentId) ?? 'Un torneo';
  };
  return (
    <div className={styles.page}>
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
    </div>
  );
}
