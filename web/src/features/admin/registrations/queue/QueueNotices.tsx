import type { Registration } from '@arena/domain';
import { Button } from '#ui/buttons/Button.tsx';
import { ActNotice } from '#ui/icons/ActNotice.tsx';
import { Notice } from '#ui/icons/Notice.tsx';
import { Inline } from '#ui/layout/Layout.tsx';
import { findBursts } from '../arranging/marks.ts';
import { shownStatus } from '../decisions/decisions.ts';
import { burstText } from '../rows/labels.ts';
import { useQueue } from './queue-context.ts';

/** Number of bursts shown at a time. */
const MOST = 3;

/** Shown if the list isn't live or has failed, with a retry. */
export function ConnectionNotice() {
  const { queue, retry } = useQueue();
  if (queue.failure !== null) {
    return (
      <ActNotice tone="error" act={{ label: 'Reintentar', run: retry }}>
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

/**
 * Reports bursts of registrations from one network, filters the list by them, and rejects them at once, with undo. It
 * disappears once they are decided.
 */
export function Bursts() {
  const { tournamentId, queue, arranged, decisions, nameOf } = useQueue();
  const { only, showOnly } = arranged;
  const isPending = (one: Registration) => shownStatus(one, decisions.underway) === 'pending';
  if (only !== null) {
    return <OneBurst pending={[...only].flatMap((id) => queue.registrations.get(id) ?? []).filter(isPending)} />;
  }
  return findBursts([...queue.registrations.values()].filter(isPending))
    .slice(0, MOST)
    .map(({ id, registrations, span, tournamentId: of }) => (
      <ActNotice
        key={id}
        tone="warning"
        act={{ label: 'Verlas', run: () => showOnly(registrations.map((one) => one.id)) }}
      >
        {burstText({ count: registrations.length, span, tournament: tournamentId === null ? nameOf(of) : '' })}
      </ActNotice>
    ));
}

/** The burst that the list shows alone. */
function OneBurst({ pending }: { pending: readonly Registration[] }) {
  const { arranged, actions } = useQueue();
  const count = pending.length;
  return (
    <Notice
      tone="info"
      action={
        <Inline as="span" gap={2}>
          {count === 0 ? null : (
            <Button look="danger" onClick={() => actions.decide(pending, 'rejected')}>
              Rechazar las {count}
            </Button>
          )}
          <Button look="secondary" onClick={() => arranged.showOnly(null)}>
            Ver las demás
          </Button>
        </Inline>
      }
    >
      {count === 0 ? 'De esta red ya no queda ninguna por revisar.' : `Ves solo las ${count} de esa red.`}
    </Notice>
  );
}
