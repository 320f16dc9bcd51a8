import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { EmptyNote } from '#ui/layout/EmptyNote.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import type { Filter } from '../arranging/arrange-registrations';
import type { Arranged } from '../arranging/use-arranged.ts';
import type { Queue } from './queue.ts';
import { mostDecided, type OverallSearch } from './use-queue.ts';

type Shown = Pick<Arranged, 'isSearch' | 'filter' | 'counts'>;

export function QueueLoading() {
  return <RowsLoading label="Cargando inscripciones…" className="below" count={8} height="middle" isTable />;
}

/** Shown if the list isn't live or has failed, with a retry. */
export function QueueNotice({ queue, onRetry }: { queue: Queue; onRetry: () => void }) {
  if (queue.failure !== null) {
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: onRetry }}>
        {queue.failure}
      </ActNotice>
    );
  }
  if (queue.isFresh) return null;
  return (
    <Notice tone="warning">
      {queue.isLoading
        ? 'Sin conexión. La lista se abre sola cuando vuelva.'
        : 'Sin conexión. Ves lo último que llegó; lo que decidas se envía solo cuando vuelva.'}
    </Notice>
  );
}

/** The text of a search without results here, by its results beyond the list and under other filters. */
function unfoundText({ filter, counts }: Shown, beyond: OverallSearch): string {
  if (filter !== 'all' && counts.all > 0) return 'Aquí no está: mira en «Todos».';
  if (beyond.found === null) return 'Aquí no está. Buscamos en los demás torneos…';
  if (beyond.found.length > 0) return 'Aquí no está, pero sí en otra parte:';
  return 'No está en ningún torneo. Prueba con el principio del nombre, del ID, del correo o del teléfono.';
}

const emptyText: Record<Filter, string> = {
  pending: 'Nada por revisar. Cuando alguien se inscriba, aparece aquí al momento.',
  approved: 'Todavía no hay aprobados.',
  changing: 'Nadie pide cambiar un jugador, un apodo o un ID.',
  guardian: 'Nadie espera el permiso de su tutor.',
  unconfirmed: 'Nadie tiene que confirmar ahora.',
  waiting: 'Nadie espera un cupo.',
  rejected: 'No hay rechazados.',
  repeated: 'No hay inscripciones repetidas.',
  all: 'Todavía no hay inscripciones.',
};

/** The empty state of the list, with its reason. */
export function QueueEmpty({ arranged, beyond }: { arranged: Shown; beyond: OverallSearch }) {
  return <EmptyNote>{arranged.isSearch ? unfoundText(arranged, beyond) : emptyText[arranged.filter]}</EmptyNote>;
}

/** Notes at the end of a cut list where older registrations are. */
export function QueueEnd({ queue, tournamentId }: { queue: Queue; tournamentId: string | null }) {
  if (!queue.isCut) return null;
  const most = mostDecided(tournamentId).toLocaleString('es-MX');
  return (
    <EmptyNote>
      De las ya resueltas ves las {most} más recientes.{' '}
      {tournamentId === null ? 'Elige un torneo para ver las suyas.' : 'En el CSV están todas.'}
    </EmptyNote>
  );
}
