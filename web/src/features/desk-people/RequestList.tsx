import type { ListedAccessRequest } from '@arena/domain';
import { useState } from 'react';
import { Chips } from '../../ui/fields/Chips.tsx';
import { EmptyNote } from '../../ui/layout/EmptyNote.tsx';
import { ReadPlace } from '../../ui/loading/ReadPlace.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { type Answer, type Organiser, type Requests, requestList } from './calls.ts';
import { Loading } from './Loading.tsx';
import { RequestRow } from './RequestRow.tsx';

type Shown = keyof Requests;

interface Asking {
  request: ListedAccessRequest;
  answer: Answer;
}

const NOTHING: Record<Shown, string> = {
  pending: 'Nadie espera respuesta. Cuando alguien cree su cuenta en el sitio, su solicitud aparece aquí.',
  answered: 'Todavía no hay solicitudes respondidas.',
};

function Rows({ requests, onAsk }: { requests: Requests; onAsk: (asking: Asking) => void }) {
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
    </>
  );
}

/** Who asks for access to the desk, to be approved or rejected. */
export function RequestList({ organiser }: { organiser: Organiser }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      <ReadPlace kept={requestList} loading={<Loading what="solicitudes" />}>
        {(requests) => <Rows requests={requests} onAsk={setAsking} />}
      </ReadPlace>
      {asking === null ? null : <AnswerDialog {...asking} organiser={organiser} onClose={() => setAsking(null)} />}
    </>
  );
}
