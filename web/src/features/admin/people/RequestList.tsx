import type { ListedAccessRequest } from '@arena/domain';
import { useState } from 'react';
import { useWrite } from '#lib/query/use-write.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/fields/Chips.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { AdminList } from '#ui/layout/AdminList.tsx';
import { EmptyNote } from '#ui/layout/EmptyNote.tsx';
import { QueryView } from '#ui/loading/QueryView.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Loading } from './Loading.tsx';
import { type RequestAnswer, type Requests, readPending, requestList } from './people-calls';
import { RequestRow } from './RequestRow.tsx';

type Shown = 'pending' | 'answered';

interface Asking {
  request: ListedAccessRequest;
  answer: RequestAnswer;
}

const NOTHING: Record<Shown, string> = {
  pending: 'Nadie espera respuesta. Cuando alguien cree su cuenta en el sitio, su solicitud aparece aquí.',
  answered: 'Todavía no hay solicitudes respondidas.',
};

/** Older pages that were loaded; a refetch reads the first page only. */
interface Older {
  items: readonly ListedAccessRequest[];
  nextCursor: string | null;
}

/** Loads older requests: anybody can send one, so an expected request may be far behind. */
function MoreButton({ cursor, onRead }: { cursor: string; onRead: (page: Older) => void }) {
  const { isPending, failure, run } = useWrite(async () => onRead(await readPending(cursor)));
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
        empty={NOTHING[shown]}
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

export function RequestList() {
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      <QueryView query={requestList} loading={<Loading what="solicitudes" />}>
        {(requests) => <Rows requests={requests} onAsk={setAsking} />}
      </QueryView>
      {asking === null ? null : <AnswerDialog {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}
