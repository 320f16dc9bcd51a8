import type { VisibleTournament } from '@arena/domain';
import { useRef } from 'react';
import type { Organiser } from '#lib/calls/organiser.ts';
import { FirebaseArea } from '#lib/firebase/FirebaseArea.tsx';
import { useLoadedSoon } from '#lib/page/load-soon.ts';
import { LazyDialog } from '#ui/dialogs/LazyDialog.tsx';
import { Stack } from '#ui/layout/Layout.tsx';
import { useDataTable } from '#ui/table/use-data-table.ts';
import { useWide } from '#ui/table/use-wide.ts';
import { numberingOf } from './arranging/arrange-registrations.ts';
import { useExcluded, useUnconfirmed } from './arranging/marks.ts';
import { type QueueGroups, useArranged, useGroups } from './arranging/use-arranged.ts';
import { useDecisions } from './decisions/decisions.ts';
import { BulkActionsBar } from './queue/BulkActionsBar.tsx';
import { QueueList } from './queue/QueueList.tsx';
import { Bursts, ConnectionNotice } from './queue/QueueNotices.tsx';
import type { Queue } from './queue/queue.ts';
import { itemOf, QueueContext, type QueueState, useQueue } from './queue/queue-context.ts';
import { useQueueKeys } from './queue/use-keys.ts';
import {
  useDuplicates,
  useLiveQueue,
  useOverallSearch,
  useQuestions,
  useQueueTournaments,
} from './queue/use-live-queue.ts';
import { usePicked } from './queue/use-picked.ts';
import { useQueueActions } from './queue/use-queue-actions.ts';
import styles from './RegistrationQueue.module.css';
import { queueColumns } from './rows/queue-columns.tsx';
import { QueueTools } from './tools/QueueTools.tsx';

const loadDetails = async () => ({ default: (await import('./details/Details.tsx')).Details });
const loadDecision = async () => ({ default: (await import('./decisions/DecisionDialogs.tsx')).DecisionDialog });
const openedLater = [loadDetails, loadDecision];

interface Props {
  organiser: Organiser;
  /** Null for the queue over all tournaments. */
  tournamentId: string | null;
}

/** The organisers' live queue of registrations: search, filters, and single and bulk decisions. */
export function RegistrationQueue(props: Props) {
  return (
    <FirebaseArea>
      <LiveQueue {...props} />
    </FirebaseArea>
  );
}

function LiveQueue(props: Props) {
  return (
    <QueueContext value={useQueueState(props)}>
      <QueueScreen />
    </QueueContext>
  );
}

function QueueScreen() {
  const { queue, actions, find } = useQueue();
  const onKeyDown = useQueueKeys();
  useLoadedSoon(openedLater, !queue.isLoading);
  const { opened, followed } = actions;
  // Open details stay after their row leaves the list: the admin may be typing.
  const shown = opened === null ? undefined : (find(opened) ?? queue.left.get(opened) ?? followed);
  return (
    <div className={styles.queue} role="none" onKeyDown={onKeyDown}>
      <Stack gap={3} className={styles.main}>
        <QueueTools />
        <ConnectionNotice />
        <Bursts />
        <QueueList />
        <BulkActionsBar />
      </Stack>
      {shown ? (
        <LazyDialog load={loadDetails} onClose={() => actions.open(null)}>
          {(Details) => <Details registration={shown} />}
        </LazyDialog>
      ) : null}
      {actions.question === null ? null : (
        <LazyDialog load={loadDecision} onClose={() => actions.ask(null)}>
          {(DecisionDialog) => <DecisionDialog />}
        </LazyDialog>
      )}
    </div>
  );
}

function useQueueState({ organiser, tournamentId }: Props): QueueState {
  const { queue, retry } = useLiveQueue(tournamentId);
  const tournaments = useQueueTournaments();
  const questions = useQuestions();
  const decisions = useDecisions();
  const groups = useGroups(tournamentId, tournaments);
  const marks = {
    duplicates: useDuplicates(queue),
    unconfirmed: useUnconfirmed(queue, tournaments),
    excluded: useExcluded(),
  };
  const arranged = useArranged(queue, marks, groups?.places ?? null, tournamentId);
  const actions = useQueueActions(organiser);
  const table = useQueueTable(queue, arranged.ids, groups);
  const ids = table?.items.map(({ id }) => id) ?? arranged.ids;
  const beyond = useOverallSearch(arranged.query, queue.registrations);
  const picked = usePicked(`${tournamentId ?? ''}|${arranged.key}`, ids, queue, decisions, marks);
  const numberOf = numberingOf(queue.registrations.values(), (id) => leastInLine(queue, tournaments?.get(id)));
  const searchInput = useRef<HTMLInputElement>(null);
  return {
    tournamentId,
    tournaments,
    queue,
    retry,
    questions,
    decisions,
    marks,
    numberOf,
    groups,
    arranged,
    ids,
    table,
    beyond,
    picked,
    actions,
    searchInput,
  };
}

/** Returns the least number of waiting registrations: the listed ones, or the tournament's count if the list is cut. */
function leastInLine({ isCut }: Queue, tournament: VisibleTournament | undefined): number {
  return isCut ? (tournament?.waitingPlayers ?? Number.POSITIVE_INFINITY) : 0;
}

/** Returns the rows as a table, grouped by tournament; null on screens that show cards. */
function useQueueTable(queue: Queue, ids: readonly string[], groups: QueueGroups | null) {
  const isWide = useWide();
  const table = useDataTable({
    name: 'inscripciones',
    items: ids.map((id) => itemOf(queue, id)),
    idOf: ({ id }) => id,
    columns: queueColumns,
    group: groups ? ({ registration }) => groups.places?.get(registration.tournamentId) ?? 0 : undefined,
  });
  return isWide ? table : null;
}
