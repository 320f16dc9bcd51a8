import { useQuery } from '@tanstack/react-query';
import { mayOpen } from '#lib/calls/admin-screens.ts';
import { useMinute } from '#lib/time/clock.ts';
import { useViewerZone } from '#lib/time/viewer-zone.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyNote } from '#ui/layout/EmptyState.tsx';
import { Inline, Stack } from '#ui/layout/Layout.tsx';
import { LinkList, LinkListItem } from '#ui/layout/LinkList.tsx';
import { LastUpdated } from '#ui/loading/LastUpdated.tsx';
import { RowsLoading } from '#ui/loading/RowsLoading.tsx';
import styles from './Today.module.css';
import { restText, type Task, tasksOf } from './today.ts';
import { day } from './today-calls';

/** Number of tasks shown of a kind; the others unfold. */
const FIRST = 4;

function LateNote({ children }: { children: string }) {
  return (
    <Inline as="span" gap={1} align="center" unbroken className={styles.late}>
      <Icon name="alert" size={16} />
      {children}
    </Inline>
  );
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <LinkList>
      {tasks.map(({ title, note, href, filter, isLate = false }) => (
        <LinkListItem
          key={`${href} ${title}`}
          to={href}
          state={filter && { filter }}
          note={isLate ? <LateNote>{note}</LateNote> : note}
          compact
        >
          {title}
        </LinkListItem>
      ))}
    </LinkList>
  );
}

const nothing = {
  waits: 'Nada te espera. Cuando alguien se inscriba o algo esté por cerrar, sale aquí.',
  toPlay: 'No hay torneos por jugar. Cuando se publique uno, sale aquí con su hora.',
};

export function Today() {
  const reading = useQuery(day);
  const zone = useViewerZone();
  const now = useMinute();
  const hasQueue = mayOpen('registrations');
  const { data, error, refetch } = reading;
  const kinds = data === undefined ? [] : tasksOf(data, { now, zone });
  return (
    <Stack as="section" gap={4} className={styles.today} aria-label="Hoy">
      <Stack gap={1} className={styles.head}>
        <h2 className={styles.title}>Hoy</h2>
        <LastUpdated reading={reading} onRefresh={() => void refetch({ cancelRefetch: false })} />
      </Stack>
      {data === undefined && error === null ? (
        <RowsLoading
          label="Cargando lo de hoy…"
          className={classes('below gap-2', hasQueue && styles.long)}
          count={hasQueue ? 8 : 2}
          height="middle"
        />
      ) : null}
      {data !== undefined && kinds.length === 0 ? (
        <EmptyNote>{hasQueue ? nothing.waits : nothing.toPlay}</EmptyNote>
      ) : null}
      <Stack gap={5} className={styles.kinds}>
        {kinds.map(({ heading, tasks }) => (
          <section key={heading} className={styles.tasks} aria-label={heading}>
            <h3 className={styles.kind}>{heading}</h3>
            <div>
              <TaskList tasks={tasks.slice(0, FIRST)} />
              {tasks.length > FIRST ? (
                <details className={styles.rest}>
                  <summary className="touch">{restText(tasks.slice(FIRST))}</summary>
                  <TaskList tasks={tasks.slice(FIRST)} />
                </details>
              ) : null}
            </div>
          </section>
        ))}
      </Stack>
    </Stack>
  );
}
