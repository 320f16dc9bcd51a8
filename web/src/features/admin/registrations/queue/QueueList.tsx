import { limits, registrationStatusLabel } from '@arena/domain';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/icons/Badge.tsx';
import { statusTone } from '#ui/icons/tones.ts';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Stack, Title } from '#ui/layout/Layout.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import type { Filter } from '../arranging/arrange-registrations.ts';
import { Rows } from '../rows/Rows.tsx';
import { QueueBar } from './QueueBar.tsx';
import styles from './QueueList.module.css';
import { type QueueState, useQueue } from './queue-context.ts';

/** The rows, with the bar above them and search results beyond them. */
export function QueueList() {
  const state = useQueue();
  const { queue, arranged } = state;
  if (queue.isLoading) {
    return queue.failure === null && queue.isFresh ? (
      <RowsLoading label="Cargando inscripciones…" className="below" count={8} height="middle" isTable />
    ) : null;
  }
  return (
    <div>
      <QueueBar />
      {arranged.ids.length > 0 ? (
        <Rows />
      ) : (
        <EmptyNote>{arranged.isSearch ? unfoundText(state) : emptyText[arranged.filter]}</EmptyNote>
      )}
      <OverallResults />
      {queue.isCut ? <EmptyNote>{cutText(state)}</EmptyNote> : null}
    </div>
  );
}

/** The text of a search without results here, by its results beyond the list and under other filters. */
function unfoundText({ arranged: { filter, counts }, beyond }: QueueState): string {
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

/** Says at the end of a cut list where older registrations are. */
function cutText({ tournamentId }: QueueState): string {
  const most = tournamentId === null ? limits.queue.decidedOverall : limits.queue.decided;
  const where = tournamentId === null ? 'Elige un torneo para ver las suyas.' : 'En el CSV están todas.';
  return `De las ya resueltas ves las ${most.toLocaleString('es-MX')} más recientes. ${where}`;
}

/** Search results of other tournaments, or older than the list. */
function OverallResults() {
  const { beyond, tournamentId, nameOf, actions } = useQueue();
  const { found, failed } = beyond;
  if (failed) return <EmptyNote>No pudimos buscar más allá de esta lista. Revisa tu conexión a internet.</EmptyNote>;
  if (found === null || found.length === 0) return null;
  const heading = tournamentId === null ? 'Más antiguas' : 'En otros torneos';
  return (
    <Stack as="section" gap={2} className={styles.beyond} aria-label={heading}>
      <Title size="sign">{heading}</Title>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.one} onClick={() => actions.follow(one)}>
              <span className={classes('shortened', styles.who)}>
                <span className={styles.name}>{one.fullName}</span> {one.freeFireId}
              </span>
              <Badge tone={statusTone[one.status]}>{registrationStatusLabel[one.status]}</Badge>
              <span className={classes('shortened', styles.where)}>{nameOf(one.tournamentId)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
