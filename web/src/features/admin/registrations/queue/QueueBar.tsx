import {
  counted,
  freeSeats,
  groupedBy,
  isOver,
  type MessageGroup,
  tournamentOf,
  type VisibleTournament,
} from '@arena/domain';
import { useState } from 'react';
import { useMinute } from '#lib/time/clock.ts';
import { TextButton } from '#ui/buttons/TextButton.tsx';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Inline, Note, Title } from '#ui/layout/Layout.tsx';
import type { FrozenRows } from '../arranging/arrange-registrations.ts';
import { shownStatus } from '../decisions/decisions.ts';
import { loadGroupDialog } from '../messages/load-dialogs.ts';
import styles from './QueueBar.module.css';
import { type QueueState, useQueue } from './queue-context.ts';

/** The free seats, and buttons for the whole list. Always visible. */
export function QueueBar() {
  const state = useQueue();
  const { tournamentId, groups, arranged, picked } = state;
  const now = useMinute();
  const [writing, setWriting] = useState<MessageGroup | null>(null);
  const tournament = state.tournamentOf(tournamentId ?? '');
  const group = tournament === undefined ? null : listedGroup(state);
  const open = [...openRows(state)];
  // "All" leaves out finished tournaments.
  const isLate = ([id]: readonly [string, unknown]) => groups?.of(id).isOver ?? false;
  const late = open.filter(isLate).flatMap(([, ids]) => ids).length;
  const near = open.filter((each) => !isLate(each));
  const all = near.flatMap(([, ids]) => ids);
  return (
    <>
      <Inline gap={1} align="center" apart unbroken className={styles.bar}>
        <p className={styles.places} role="status">
          {tournament ? seatsText(tournament, now) : pendingText(arranged.counts.pending, late)}
        </p>
        {arranged.settled + arranged.waiting > 0 ? (
          <TextButton tone="cold" aria-label={arrangeLabel(arranged)} onClick={arranged.arrangeAnew}>
            {arrangeText(arranged)}
          </TextButton>
        ) : null}
        {group === null ? null : (
          <TextButton tone="cold" onClick={() => setWriting(group)}>
            Escribirles
          </TextButton>
        )}
        {picked.count === 0 && all.length > 0 ? (
          <TextButton tone="cold" onClick={() => picked.pickAll(all)}>
            Elegir {all.length}
            {near.length > 1 ? <span className={styles.wide}> de {near.length} torneos</span> : null}
          </TextButton>
        ) : null}
      </Inline>
      {writing === null || tournament === undefined ? null : (
        <LazyDialog load={loadGroupDialog} onClose={() => setWriting(null)}>
          {(GroupDialog) => (
            <GroupDialog
              tournament={tournament}
              group={writing}
              {...membersOf(writing, state)}
              onClose={() => setWriting(null)}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** The heading of a tournament's rows: name, date, and a button to select all. */
export function GroupHead({ tournamentId }: { tournamentId: string }) {
  const state = useQueue();
  const { groups, picked } = state;
  if (groups === null) return null;
  const { name, when } = groups.of(tournamentId);
  const ids = openRows(state).get(tournamentId) ?? [];
  return (
    <Inline gap={2} align="center" apart unbroken className={styles.head}>
      <div className={styles.words}>
        <Title size="sign" className="shortened">
          {name}
        </Title>
        <Note className={styles.when}>{when}</Note>
      </div>
      {ids.every((id) => picked.ids.has(id)) ? null : (
        <TextButton tone="cold" onClick={() => picked.pickAll([...picked.ids, ...ids])}>
          Elegir {ids.length}
          <span className="visually-hidden"> de {name}</span>
        </TextButton>
      )}
    </Inline>
  );
}

/** Returns the undecided rows, which can be selected, by tournament. */
function openRows({ queue, arranged, decisions }: QueueState): Map<string, string[]> {
  const open = arranged.ids.filter((id) => {
    const one = queue.registrations.get(id);
    return one !== undefined && shownStatus(one, decisions.underway) === 'pending';
  });
  return groupedBy(open, tournamentOf);
}

/** Returns the group of players that the list shows, if an organiser may write to it. */
function listedGroup({ arranged: { filter, ids, isSearch } }: QueueState): MessageGroup | null {
  return !isSearch && ids.length > 0 && (filter === 'approved' || filter === 'unconfirmed') ? filter : null;
}

/** Lists the players of a group, and the end of their first confirmation. */
function membersOf(group: MessageGroup, { queue, marks }: QueueState) {
  const approved = [...queue.registrations.values()].filter(({ status }) => status === 'approved');
  const registrations = group === 'approved' ? approved : approved.filter(({ id }) => marks.unconfirmed.has(id));
  const [until = null] = registrations.flatMap(({ id }) => marks.unconfirmed.get(id) ?? []).toSorted();
  return { registrations, until };
}

function seatsText(tournament: VisibleTournament, now: Date): string {
  const { maxPlayers, currentPlayers } = tournament;
  if (isOver(tournament, now)) return `Terminado, con ${counted(currentPlayers, 'inscripción', 'inscripciones')}`;
  const free = freeSeats(tournament);
  if (free === null) return `${currentPlayers} inscritos, sin límite`;
  if (free === 0) return `Sin cupos: ${maxPlayers} de ${maxPlayers} ocupados`;
  return `${free === 1 ? 'Queda' : 'Quedan'} ${free} de ${maxPlayers} cupos`;
}

function pendingText(pending: number, late: number): string {
  return late === 0 ? `${pending} por revisar` : `${pending} por revisar, ${late} de torneos terminados`;
}

function arrangeText({ settled, waiting }: FrozenRows): string {
  // A longer text would wrap on a phone and move the rows below.
  if (waiting === 0) return `Ocultar ${settled}`;
  const fresh = `Ver ${counted(waiting, 'nueva', 'nuevas')}`;
  return settled === 0 ? fresh : 'Ordenar';
}

/** Full label for screen readers. */
function arrangeLabel(rows: FrozenRows): string {
  return `${arrangeText(rows)}: ${rows.waiting} por mostrar, ${rows.settled} que ya no van en esta lista`;
}
