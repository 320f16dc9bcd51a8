import type { ListedAccessRequest } from '@arena/domain';
import { useState } from 'react';
import { useReading } from '../../lib/calls/kept-reading.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Chips } from '../../ui/fields/Chips.tsx';
import { EmptyNote } from '../../ui/layout/EmptyNote.tsx';
import { ReadPlace } from '../../ui/loading/ReadPlace.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { type Answer, type Organiser, type Requests, readMoreRequests, requestList } from './calls.ts';
import { Loading } from './Loading.tsx';
import { RequestRow } from './RequestRow.tsx';

type Shown = 'pending' | 'answered';

interface Asking {
  request: ListedAccessRequest;
  answer: Answer;
}

const NOTHING: Record<Shown, string> = {
  pending: 'Nadie espera respuesta. Cuando alguien cree su cuenta en el sitio, su solicitud aparece aquí.',
  answered: 'Todavía no hay solicitudes respondidas.',
};

/** Anybody can ask for access, so whoever is awaited may stand far behind. */
function Older({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <EmptyNote>
        Hay solicitudes anteriores a estas. Si ya conoces a quien esperas, dale acceso por su correo en «Equipo».
      </EmptyNote>
      <Button look="secondary" busy={isLoading} onClick={() => void readMoreRequests()}>
        Ver más
      </Button>
    </>
  );
}

interface RowsProps {
  requests: Requests;
  isLoading: boolean;
  onAsk: (asking: Asking) => void;
}

function Rows({ requests, isLoading, onAsk }: RowsProps) {
  const [shown, setShown] = useState<Shown>('pending');
  const rows = requests[shown];
  return (
    <>
      <Chips
        label="Mostrar solicitudes"
        options={[
          { value: 'pending', label: 'Por responder', count: requests.pending.length },
          { value: 'answered', label: 'Respondidas' },
        ]}
        value={shown}
        onChange={setShown}
      />
      {rows.length === 0 ? (
        <EmptyNote>{NOTHING[shown]}</EmptyNote>
      ) : (
        <ul className="cards" aria-label="Solicitudes">
          {rows.map((request) => (
            <RequestRow key={request.uid} request={request} onAnswer={(answer) => onAsk({ request, answer })} />
          ))}
        </ul>
      )}
      {shown === 'pending' && requests.hasMore ? <Older isLoading={isLoading} /> : null}
    </>
  );
}

/** Who asks for access to the desk, to be approved or rejected. */
export function RequestList({ organiser }: { organiser: Organiser }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { isLoading } = useReading(requestList);
  return (
    <>
      <ReadPlace kept={requestList} loading={<Loading what="solicitudes" />}>
        {(requests) => <Rows requests={requests} isLoading={isLoading} onAsk={setAsking} />}
      </ReadPlace>
      {asking === null ? null : <AnswerDialog {...asking} organiser={organiser} onClose={() => setAsking(null)} />}
    </>
  );
}
