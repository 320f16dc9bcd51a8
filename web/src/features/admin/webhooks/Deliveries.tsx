import { type ChannelEvent, deliveryText, type WebhookDelivery } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { authorizedCall } from '#lib/calls/authorized-call.ts';
import { refetchOnOpen } from '#lib/query/read-once.ts';
import { dayAndClockIn } from '#lib/time/format-date.ts';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { LocalTime } from '#ui/layout/LocalTime.tsx';
import { LoadedView } from '#ui/loading/LoadedView.tsx';
import { noticeEventLabel } from '#ui/notices/notice-event-label.ts';

const labelOf = (event: ChannelEvent | 'test') => (event === 'test' ? 'Prueba' : noticeEventLabel[event]);

function Delivery({ event, tournament, at, attempts, ...result }: WebhookDelivery) {
  return (
    <li>
      {labelOf(event)}
      {tournament === '' ? '' : ` · ${tournament}`}
      <span className="note">
        {' '}
        <LocalTime instant={at} write={dayAndClockIn} /> · {deliveryText(result)}
        {attempts > 1 ? ` · ${attempts} intentos` : ''}
      </span>
    </li>
  );
}

export function Deliveries({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['the deliveries', id],
    queryFn: () => authorizedCall('GET /webhooks/:id/deliveries', { params: { id } }),
    ...refetchOnOpen,
  });
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
