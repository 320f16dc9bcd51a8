import { type ListedAccessRequest, type RequestProof, toMillis } from '@arena/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useServerNow } from '#lib/time/clock.ts';
import { agoText } from '#lib/time/time-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/status-tone.ts';
import row from '#ui/layout/AdminListRow.module.css';
import { organiserName } from './names.ts';
import styles from './People.module.css';
import { adminList, type RequestAnswer } from './people-calls';

interface Props {
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
  if (state === 'proven') return <p className="note">Correo verificado {ago}</p>;
  const { badge, text } = UNFIT[state];
  return (
    <>
      <p>
        <Badge tone="warn">{badge}</Badge>
      </p>
      <p className="note">{text}</p>
    </>
  );
}

function Waiting({ request, onAnswer }: Props) {
  const ago = useAgo(request.requestedAt);
  const { proof } = request;
  const isLost = proof?.state === 'moved' || proof?.state === 'gone';
  return (
    <>
      <p className="note">Pidió acceso {ago}</p>
      {proof === null ? null : <Proof proof={proof} />}
      <div className={styles.buttons}>
        {isLost ? null : (
          <Button aria-label={`Aprobar a ${request.displayName}`} onClick={() => onAnswer('approved')}>
            Aprobar
          </Button>
        )}
        <Button look="grave" aria-label={`Rechazar a ${request.displayName}`} onClick={() => onAnswer('rejected')}>
          Rechazar
        </Button>
      </div>
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
      <p className="note">
        Por {by}, {ago}
      </p>
      {request.notes ? <p className={styles.notes}>{request.notes}</p> : null}
    </>
  );
}

/** One access request with its date, or its answer. */
export function RequestRow({ request, onAnswer }: Props) {
  const titleId = useId();
  return (
    <li>
      <article className={classes('panel', styles.row)} aria-labelledby={titleId}>
        <h2 id={titleId} className={row.name}>
          {request.displayName}
        </h2>
        <p>{request.email}</p>
        {request.status === 'pending' ? (
          <Waiting request={request} onAnswer={onAnswer} />
        ) : (
          <Answered request={request} />
        )}
      </article>
    </li>
  );
}
