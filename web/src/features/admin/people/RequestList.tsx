import { type AccessRequest, type ListedAccessRequest, type RequestProof, toMillis } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { agoText } from '#lib/time/time-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Badge } from '#ui/icons/Badge.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { statusTone } from '#ui/icons/tones.ts';
import { AdminList } from '#ui/layout/AdminList.tsx';
import row from '#ui/layout/AdminListRow.module.css';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Columns, Note, Panel } from '#ui/layout/Layout.tsx';
import { QueryView } from '#ui/loading/LoadedView.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import { useAction } from '#ui/use-action.ts';
import styles from './People.module.css';
import {
  adminList,
  organiserName,
  type RequestAnswer,
  type Requests,
  readPending,
  requestList,
} from './people-data.ts';
import { AnswerDialog } from './TeamAccess.tsx';

type Shown = 'pending' | 'answered';

interface Asking {
  request: AccessRequest;
  answer: RequestAnswer;
}

const noRequests: Record<Shown, string> = {
  pending: 'Nadie espera respuesta. Cuando alguien cree su cuenta en el sitio, su solicitud aparece aquí.',
  answered: 'Todavía no hay solicitudes respondidas.',
};

export function RequestList() {
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      <QueryView
        query={requestList}
        loading={<RowsLoading label="Cargando solicitudes…" className="cards" count={3} height="middle" />}
      >
        {(requests) => <Rows requests={requests} onAsk={setAsking} />}
      </QueryView>
      {asking === null ? null : <AnswerDialog {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Older pages that were loaded; a refetch reads the first page only. */
interface Older {
  items: readonly ListedAccessRequest[];
  nextCursor: string | null;
}

/** Loads older requests: anybody can send one, so an expected request may be far behind. */
function MoreButton({ cursor, onRead }: { cursor: string; onRead: (page: Older) => void }) {
  const { isPending, failure, run } = useAction(async () => onRead(await readPending(cursor)));
  return (
    <>
      <EmptyNote>
        Hay solicitudes anteriores a estas. Si ya conoces a quien esperas, dale acceso por su correo en «Equipo».
      </EmptyNote>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button look="secondary" busy={isPending} onClick={() => void run()}>
        Ver más
      </Button>
    </>
  );
}

const isProven = ({ proof }: ListedAccessRequest) => proof?.state === 'proven';

/** Returns pending requests without duplicates and answered ones; verified addresses first. */
function pendingOf({ pending, answered }: Requests, older: Older | null): ListedAccessRequest[] {
  const known = new Set([...pending, ...answered].map(({ uid }) => uid));
  const rest = older?.items.filter(({ uid }) => !known.has(uid)) ?? [];
  return [...pending, ...rest].sort((a, b) => Number(isProven(b)) - Number(isProven(a)));
}

interface RowsProps {
  requests: Requests;
  onAsk: (asking: Asking) => void;
}

function Rows({ requests, onAsk }: RowsProps) {
  const [shown, setShown] = useState<Shown>('pending');
  const [older, setOlder] = useState<Older | null>(null);
  const pending = pendingOf(requests, older);
  const rows = shown === 'pending' ? pending : requests.answered;
  const { nextCursor } = older ?? requests;
  return (
    <>
      <AdminList
        label="Solicitudes"
        items={rows}
        filter={
          <Chips
            label="Mostrar solicitudes"
            options={[
              { value: 'pending', label: 'Por responder', count: pending.length },
              { value: 'answered', label: 'Respondidas' },
            ]}
            value={shown}
            onChange={setShown}
          />
        }
        empty={noRequests[shown]}
      >
        {(request) => (
          <RequestRow key={request.uid} request={request} onAnswer={(answer) => onAsk({ request, answer })} />
        )}
      </AdminList>
      {shown === 'pending' && nextCursor !== null ? (
        <MoreButton
          cursor={nextCursor}
          onRead={(page) => setOlder({ ...page, items: [...(older?.items ?? []), ...page.items] })}
        />
      ) : null}
    </>
  );
}

interface RequestProps {
  request: ListedAccessRequest;
  onAnswer: (answer: RequestAnswer) => void;
}

function useAgo(instant: string | null): string {
  return useServerNow((now) => agoText(now.getTime() - (toMillis(instant) ?? now.getTime())));
}

const UNFIT: Record<Exclude<RequestProof['state'], 'proven'>, { badge: string; text: string }> = {
  unproven: { badge: 'Correo sin verificar', text: 'Todavía no abre el enlace que le llegó. Hasta entonces no entra.' },
  moved: { badge: 'Cambió de correo', text: 'Su cuenta ya no tiene este correo. Recházala y que lo pida de nuevo.' },
  gone: { badge: 'Sin cuenta', text: 'Su cuenta ya no existe.' },
};

/** Shows if the requester's address is verified, and since when. */
function Proof({ proof: { state, since } }: { proof: RequestProof }) {
  const ago = useAgo(since);
  if (state === 'proven') return <Note>Correo verificado {ago}</Note>;
  const { badge, text } = UNFIT[state];
  return (
    <>
      <p>
        <Badge tone="warn">{badge}</Badge>
      </p>
      <Note>{text}</Note>
    </>
  );
}

function Waiting({ request, onAnswer }: RequestProps) {
  const ago = useAgo(request.requestedAt);
  const { proof } = request;
  const isLost = proof?.state === 'moved' || proof?.state === 'gone';
  return (
    <>
      <Note>Pidió acceso {ago}</Note>
      {proof === null ? null : <Proof proof={proof} />}
      <Columns gap={2} className={styles.buttons}>
        {isLost ? null : (
          <Button aria-label={`Aprobar a ${request.displayName}`} onClick={() => onAnswer('approved')}>
            Aprobar
          </Button>
        )}
        <Button look="grave" aria-label={`Rechazar a ${request.displayName}`} onClick={() => onAnswer('rejected')}>
          Rechazar
        </Button>
      </Columns>
    </>
  );
}

function Answered({ request }: { request: ListedAccessRequest }) {
  const admins = useQuery(adminList).data ?? [];
  const isApproved = request.status === 'approved';
  const ago = useAgo(isApproved ? request.approvedAt : request.rejectedAt);
  const by = organiserName((isApproved ? request.approvedBy : request.rejectedBy) ?? '', admins);
  return (
    <>
      <p>
        <Badge tone={statusTone[request.status]}>{isApproved ? 'Aprobada' : 'Rechazada'}</Badge>
      </p>
      <Note>
        Por {by}, {ago}
      </Note>
      {request.notes ? <p className={styles.notes}>{request.notes}</p> : null}
    </>
  );
}

/** One access request with its date, or its answer. */
export function RequestRow({ request, onAnswer }: RequestProps) {
  const titleId = useId();
  return (
    <li>
      <Panel as="article" gap={1} pad={4} className={styles.row} aria-labelledby={titleId}>
        <h2 id={titleId} className={row.name}>
          {request.displayName}
        </h2>
        <p>{request.email}</p>
        {request.status === 'pending' ? (
          <Waiting request={request} onAnswer={onAnswer} />
        ) : (
          <Answered request={request} />
        )}
      </Panel>
    </li>
  );
}
