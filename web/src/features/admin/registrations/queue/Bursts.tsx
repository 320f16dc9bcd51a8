import type { Registration } from '@arena/domain';
import { Button } from '#ui/buttons/Button.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import type { Arranged } from '../arranging/use-arranged.ts';
import { shownStatus } from '../decisions/decisions.ts';
import { burstText } from '../rows/labels.ts';
import type { RowContext } from '../rows/row-context.ts';
import { type Burst, findBursts } from './bursts.ts';
import type { Queue } from './queue.ts';

/** Number of bursts shown at a time. */
const MOST = 3;

interface Props {
  queue: Queue;
  arranged: Arranged;
  context: RowContext;
  onReject: (registrations: readonly Registration[]) => void;
}

function Shown({
  pending,
  onReject,
  onAll,
}: {
  pending: readonly Registration[];
  onReject: () => void;
  onAll: () => void;
}) {
  const count = pending.length;
  return (
    <Notice
      tone="info"
      action={
        <span className="beside gap-2">
          {count === 0 ? null : (
            <Button look="danger" onClick={onReject}>
              Rechazar las {count}
            </Button>
          )}
          <Button look="secondary" onClick={onAll}>
            Ver las demás
          </Button>
        </span>
      }
    >
      {count === 0 ? 'De esta red ya no queda ninguna por revisar.' : `Ves solo las ${count} de esa red.`}
    </Notice>
  );
}

/**
 * Reports bursts of registrations from one network, filters the list by them, and rejects them at once, with undo. It
 * disappears once they are decided.
 */
export function Bursts({ queue: { registrations }, arranged, context, onReject }: Props) {
  const isPending = (one: Registration) => shownStatus(one, context.underway) === 'pending';
  const { only, showOnly } = arranged;
  if (only !== null) {
    const shown = [...only].flatMap((id) => registrations.get(id) ?? []).filter(isPending);
    return <Shown pending={shown} onReject={() => onReject(shown)} onAll={() => showOnly(null)} />;
  }
  const nameOf = ({ tournamentId }: Burst) => (context.isOverall ? context.nameOf(tournamentId) : '');
  return findBursts([...registrations.values()].filter(isPending))
    .slice(0, MOST)
    .map((burst) => (
      <ActNotice
        key={burst.id}
        tone="warning"
        act={{ label: 'Verlas', run: () => showOnly(burst.registrations.map(({ id }) => id)) }}
      >
        {burstText({ count: burst.registrations.length, span: burst.span, tournament: nameOf(burst) })}
      </ActNotice>
    ));
}
