import type { VisibleTournament } from '@arena/domain';
import type { Organiser } from '#lib/calls/organiser.ts';
import { useDataTable } from '#ui/table/use-data-table.ts';
import { useWide } from '#ui/table/use-wide.ts';
import { numberingOf } from './arranging/arrange-registrations';
import { type Duplicates, findDuplicates } from './arranging/duplicates.ts';
import { useArranged } from './arranging/use-arranged.ts';
import { useUnconfirmed } from './arranging/use-unconfirmed.ts';
import { useDecisions } from './decisions/decisions.ts';
import { Details } from './details/Details.tsx';
import { BulkActionsBar } from './queue/BulkActionsBar.tsx';
import { Bursts } from './queue/Bursts.tsx';
import { pickedDecision } from './queue/picked-decision.ts';
import { QueueList } from './queue/QueueList.tsx';
import { QueueQuestions } from './queue/QueueQuestions';
import { QueueNotice } from './queue/QueueState.tsx';
import { type Queue, tournamentName } from './queue/queue.ts';
import { usePicked } from './queue/use-picked.ts';
import {
  useOverallSearch,
  useQuestions,
  useQueue,
  useQueueTournaments,
  useRelatedRegistrations,
} from './queue/use-queue.ts';
import { useQueueActions } from './queue/use-queue-actions.ts';
import styles from './RegistrationQueue.module.css';
import { foundText } from './rows/labels.ts';
import { queueColumns } from './rows/queue-columns.tsx';
import { itemOf } from './rows/queue-item.ts';
import type { RowContext } from './rows/row-context.ts';
import { type QueueGroups, useGroups } from './rows/use-groups.ts';
import { QueueTools } from './tools/QueueTools.tsx';
import { useKeys } from './tools/use-keys.ts';

interface Props {
  organiser: Organiser;
  /** Null for the queue over all tournaments. */
  tournamentId: string | null;
}

function useDuplicates({ registrations, left, isWhole }: Queue): Duplicates {
  const pending = [...registrations.values()].filter(({ status }) => status === 'pending');
  const elsewhere = useRelatedRegistrations(pending, isWhole);
  return findDuplicates([...[...elsewhere.values()].filter(({ id }) => !left.has(id)), ...registrations.values()]);
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

/** The organisers' live queue of registrations: search, filters, and single and bulk decisions. */
export function RegistrationQueue({ organiser, tournamentId }: Props) {
  const { queue, retry } = useQueue(tournamentId);
  const tournaments = useQueueTournaments();
  const questions = useQuestions();
  const decisions = useDecisions();
  const groups = useGroups(tournamentId, tournaments);
  const marks = { duplicates: useDuplicates(queue), unconfirmed: useUnconfirmed(queue, tournaments) };
  const arranged = useArranged(queue, marks, groups?.places ?? null, tournamentId);
  const queueActions = useQueueActions(organiser);
  const table = useQueueTable(queue, arranged.ids, groups);
  const ids = table?.items.map(({ id }) => id) ?? arranged.ids;
  const beyond = useOverallSearch(arranged.query, queue.registrations);
  const picked = usePicked(`${tournamentId ?? ''}|${arranged.key}`, ids, queue, {
    ...marks,
    underway: decisions.underway,
  });

  const { actions, open, followed, setOpen, decide, undo } = queueActions;
  const find = (id: string) => queue.registrations.get(id) ?? beyond.found?.find((one) => one.id === id);
  const context: RowContext = {
    underway: decisions.underway,
    questionIds: questions.map(({ id }) => id),
    nameOf: (id) => tournamentName(tournaments, id),
    tournamentOf: (id) => tournaments?.get(id),
    isOverall: tournamentId === null,
    alikeOf: (id) => marks.duplicates.get(id) ?? [],
    numberOf: numberingOf(queue.registrations.values(), (id) => leastInLine(queue, tournaments?.get(id))),
    unconfirmedUntil: (id) => marks.unconfirmed.get(id) ?? null,
    actions,
    opened: open,
    open: setOpen,
    pick: picked.pick,
  };
  const decidePicked = pickedDecision(picked, queueActions, tournaments);
  const { searchInput, onRowKey, onKeyDown } = useKeys({ find, underway: decisions.underway, picked, queueActions });
  // Open details stay after their row leaves the list: the admin may be typing.
  const shown = open === null ? undefined : (find(open) ?? queue.left.get(open) ?? followed);
  return (
    <div className={styles.queue} role="none" onKeyDown={onKeyDown}>
      <div className={styles.main}>
        <QueueTools
          tournamentId={tournamentId}
          tournaments={tournaments}
          arranged={arranged}
          queue={queue}
          input={searchInput}
          table={table}
          found={arranged.isSearch ? foundText(arranged.ids.length, beyond.found?.length ?? null) : ''}
        />
        <QueueNotice queue={queue} onRetry={retry} />
        <Bursts {...{ queue, arranged, context }} onReject={(all) => decide(all, 'rejected')} />
        <QueueList
          {...{ queue, arranged, picked, context, tournaments, tournamentId, groups, beyond, table }}
          onKey={onRowKey}
          onOpen={actions.follow}
        />
        <BulkActionsBar decisions={decisions} picked={picked} onDecide={decidePicked} onUndo={undo} />
      </div>
      {shown ? (
        <Details
          registration={shown}
          questions={questions}
          underway={decisions.underway}
          context={context}
          actions={actions}
          onClose={() => setOpen(null)}
        />
      ) : null}
      <QueueQuestions {...{ queueActions, tournaments, groups }} clear={picked.clear} />
    </div>
  );
}
