import { groupedBy, type MessageGroup, type Registration, tournamentOf } from '@arena/domain';
import { useState } from 'react';
import type { DataTableState } from '#ui/table/use-data-table.ts';
import type { Arranged } from '../arranging/use-arranged.ts';
import { type Decisions, shownStatus } from '../decisions/decisions.ts';
import { GroupDialog } from '../messages/GroupDialog.tsx';
import { GroupHead } from '../rows/GroupHead.tsx';
import type { QueueItem } from '../rows/queue-item.ts';
import { Rows } from '../rows/Rows.tsx';
import type { RowContext } from '../rows/row-context.ts';
import type { QueueGroups } from '../rows/use-groups.ts';
import { OverallResults } from '../tools/OverallResults.tsx';
import { QueueBar } from './QueueBar.tsx';
import { QueueEmpty, QueueEnd, QueueLoading } from './QueueState.tsx';
import type { Queue, Tournaments } from './queue.ts';
import type { Picked } from './use-picked.ts';
import type { OverallSearch } from './use-queue.ts';

interface Props {
  queue: Queue;
  arranged: Arranged;
  picked: Picked;
  context: RowContext;
  tournaments: Tournaments;
  tournamentId: string | null;
  groups: QueueGroups | null;
  beyond: OverallSearch;
  table: DataTableState<QueueItem> | null;
  onKey: (key: string, id: string) => void;
  onOpen: (registration: Registration) => void;
}

/** Returns the selectable undecided rows by tournament. */
function choosable({ queue, arranged }: Pick<Props, 'queue' | 'arranged'>, underway: Decisions['underway']) {
  const open = arranged.ids.filter((id) => {
    const one = queue.registrations.get(id);
    return one !== undefined && shownStatus(one, underway) === 'pending';
  });
  return groupedBy(open, tournamentOf);
}

/** Returns the group of players that a filter lists, if an organiser may write to it. */
function groupOf({ filter, ids }: Arranged): MessageGroup | null {
  return ids.length > 0 && (filter === 'approved' || filter === 'unconfirmed') ? filter : null;
}

/** Lists the players of a group, and the end of their first confirmation. */
function membersOf(group: MessageGroup, { queue, context }: Pick<Props, 'queue' | 'context'>) {
  const approved = [...queue.registrations.values()].filter(({ status }) => status === 'approved');
  const ends = (one: Registration) => context.unconfirmedUntil(one.id);
  const registrations = group === 'approved' ? approved : approved.filter((one) => ends(one) !== null);
  const [until = null] = registrations.flatMap((one) => ends(one) ?? []).toSorted();
  return { registrations, until };
}

/** The rows, with the bar above them and search results beyond them. */
export function QueueList(props: Props) {
  const { queue, arranged, picked, context, tournaments, tournamentId, groups, beyond, table, onKey, onOpen } = props;
  const [writing, setWriting] = useState<MessageGroup | null>(null);
  const tournament = tournaments?.get(tournamentId ?? '');
  const group = tournament === undefined || arranged.isSearch ? null : groupOf(arranged);
  const open = choosable({ queue, arranged }, context.underway);
  const isOver = (id: string) => groups?.of(id).isOver ?? false;
  // "All" leaves out finished tournaments.
  const near = [...open].filter(([id]) => !isOver(id));
  const late = [...open].filter(([id]) => isOver(id)).flatMap(([, ids]) => ids);
  const all = near.flatMap(([, ids]) => ids);
  const head = (id: string) => {
    const ids = open.get(id) ?? [];
    const isChosen = ids.every((each) => picked.ids.has(each));
    const choose = () => picked.pickAll([...picked.ids, ...ids]);
    return groups && <GroupHead group={groups.of(id)} choosable={isChosen ? 0 : ids.length} onChoose={choose} />;
  };
  if (queue.isLoading) return queue.failure === null && queue.isFresh ? <QueueLoading /> : null;
  return (
    <div>
      <QueueBar
        tournament={tournament}
        arranged={arranged}
        late={late.length}
        choosable={picked.ids.size > 0 ? 0 : all.length}
        tournaments={near.length}
        onChooseAll={() => picked.pickAll(all)}
        onWrite={group === null ? null : () => setWriting(group)}
      />
      {writing === null || tournament === undefined ? null : (
        <GroupDialog
          tournament={tournament}
          group={writing}
          {...membersOf(writing, props)}
          onClose={() => setWriting(null)}
        />
      )}
      {arranged.ids.length === 0 ? (
        <QueueEmpty arranged={arranged} beyond={beyond} />
      ) : (
        <Rows
          ids={table?.items.map(({ id }) => id) ?? arranged.ids}
          table={table}
          queue={queue}
          picked={picked.ids}
          context={context}
          head={groups && head}
          onKey={onKey}
        />
      )}
      <OverallResults beyond={beyond} isOverall={tournamentId === null} nameOf={context.nameOf} onOpen={onOpen} />
      <QueueEnd queue={queue} tournamentId={tournamentId} />
    </div>
  );
}
